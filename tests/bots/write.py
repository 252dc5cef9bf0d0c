"""Writes the schema and transcript of the bot protocol again: `python -m tests.bots.write`. Check the differences."""

from __future__ import annotations

from saboteur.bots.command.schema import bot_schema
from saboteur.notation.schema import schema_text
from tests.bots import schema, transcript


def main() -> None:
    """Both files."""
    schema.FILE.write_text(schema_text(bot_schema()), encoding="utf-8")
    transcript.FILE.write_text(transcript.transcript(), encoding="utf-8")
    for path in (schema.FILE, transcript.FILE):
        print(f"{path.name}: {path.stat().st_size / 1000:.1f} kB")


if __name__ == "__main__":
    main()
