"""How heavy the page is: what a browser loads for a table, and the wheel."""

import gzip
import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

CODE = 150_000
"""Script and style of the table page, gzipped."""
CARVED = 60_000
"""The carved cards of a game, gzipped."""
WHEEL = 4_000_000
GAMES = ("base", "saboteur2", "duel", "solo")


@dataclass(frozen=True)
class Size:
    """Something that has to be light."""

    what: str
    found: int
    most: int


def sizes(page: Path) -> list[Size]:
    """Those of a built page, in bytes."""
    hints: dict[str, list[str]] = json.loads((page / "hints.json").read_text())
    first = set(re.findall(r'(?:src|href)="\./(assets/[^"]+)"', (page / "index.html").read_text()))
    return [
        Size("script and style of the table page, gzipped", weight(page, {*first, *hints["early"], *hints["t"]}), CODE),
        *(Size(f"carved cards of {game}, gzipped", weight(page, hints[f"game-{game}"]), CARVED) for game in GAMES),
    ]


def weight(page: Path, names: Iterable[str]) -> int:
    """Of some files, as they are sent."""
    return sum(len(gzip.compress((page / name).read_bytes(), 9, mtime=0)) for name in names)
