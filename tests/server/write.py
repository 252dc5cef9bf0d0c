"""Writes the documents of the wire again: `python -m tests.server.write`. Check every difference."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from tests.server import reference, stepping, transcript, twins
from tests.server.documents import MADE


def main() -> None:
    """All files."""
    for path, made in MADE.items():
        path.write_text(made(), encoding="utf-8")
    said = transcript.FILE.read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        told = asyncio.run(transcript.replayed(said, Path(folder) / "tables.sqlite", anew=True))
    transcript.FILE.write_text(told, encoding="utf-8")
    reference.FILE.write_text(reference.made(reference.FILE.read_text(encoding="utf-8")), encoding="utf-8")
    stepping.write()
    twins.write()
    for path in (*MADE, transcript.FILE, reference.FILE, stepping.FILE, twins.FILE):
        print(f"{path.name}: {path.stat().st_size / 1000:.1f} kB")


if __name__ == "__main__":
    main()
