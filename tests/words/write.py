"""Writes docs/words.json and docs/help.json anew: `python -m tests.words.write`."""

from __future__ import annotations

from tests.words import finds, vectors

if __name__ == "__main__":
    for module in (vectors, finds):
        module.FILE.write_text(module.document(), encoding="utf-8")
