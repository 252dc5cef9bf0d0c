"""Writes docs/words.json anew: `python -m tests.words.write`."""

from __future__ import annotations

from tests.words.vectors import FILE, document

if __name__ == "__main__":
    FILE.write_text(document(), encoding="utf-8")
