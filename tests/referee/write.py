"""Writes the schema and the transcript anew: `python -m tests.referee.write`. Look at every difference."""

from __future__ import annotations

from tests.referee import schema, transcript


def main() -> None:
    """Both files."""
    schema.FILE.write_text(schema.written(), encoding="utf-8")
    transcript.FILE.write_text(transcript.replayed(transcript.FILE.read_text(encoding="utf-8")), encoding="utf-8")
    for path in (schema.FILE, transcript.FILE):
        print(f"{path.name}: {path.stat().st_size / 1000:.1f} kB")


if __name__ == "__main__":
    main()
