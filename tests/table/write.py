"""Writes records of today's form: `python -m tests.table.write NAME`. Existing files are never written again.

They test that old records stay readable; a new form of records adds files and changes none.
"""

from __future__ import annotations

import sys
from pathlib import Path

from saboteur.notation.records.record import Seen
from saboteur.notation.records.text import record_text
from tests.table.playing import KINDS, played

FILES = Path(__file__).parent / "golden"


def main(name: str) -> None:
    """A file for some kinds of games, as the table and as others saw it."""
    FILES.mkdir(exist_ok=True)
    for kind in (0, 4, 6, 7, 9):
        table = played(f"{name} {kind}", kind=kind)
        seen: list[tuple[Seen, bool]] = [("table", False), ("table", True), ("watcher", True), (0, True)]
        for observer, facts in seen[:1] if kind == 0 else seen:
            shown = "facts" if facts and observer == "table" else observer
            path = FILES / f"{name}-{KINDS[kind][0]}-{kind}-{shown}.sab"
            if not path.exists():
                path.write_text(record_text(table.record(observer, facts=facts)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
