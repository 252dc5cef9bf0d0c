"""Writes the schema and all examples again: `python -m tests.referee.write`. Check every difference."""

from __future__ import annotations

from saboteur.notation.schema import schema_text
from saboteur.table.referee.schema import referee_schema
from tests.referee import schema, transcript


def main() -> None:
    """The three files."""
    schema.FILE.write_text(schema_text(referee_schema()), encoding="utf-8")
    for path, write in ((transcript.FILE, transcript.replayed), (transcript.DOCUMENT, transcript.illustrated)):
        path.write_text(write(path.read_text(encoding="utf-8")), encoding="utf-8")
    for path in (schema.FILE, transcript.FILE, transcript.DOCUMENT):
        print(f"{path.name}: {path.stat().st_size / 1000:.1f} kB")


if __name__ == "__main__":
    main()
