"""The drawings of the rule books as plain values: the page draws them as it draws every mine."""

from __future__ import annotations

import json
from typing import Any, Final

from saboteur import Setup
from saboteur.engine.view import Lying
from saboteur.notation.drawing.diagram import read
from tests.rulebooks.books import GAMES, RULES, Drawing, book

FILE: Final = RULES / "mines.json"
AGAIN: Final = "python -m tests.rulebooks.mines, and look at every difference"
ASKED: Final[tuple[Any, ...]] = ("turn", "deal")
"""Where the gold lies open, the round is over."""


def made() -> str:
    """By game and name: what lies where, what of it is reached, and where goals lie face down."""
    games = [f"{json.dumps(game)}: {{\n{_drawings(game)}\n}}" for game in GAMES]
    return "{\n" + ",\n".join(games) + "\n}\n"


def _drawings(game: str) -> str:
    """A line for each."""
    return ",\n".join(f"  {json.dumps(each.name)}: {json.dumps(plain(each))}" for each in book(game).drawings)


def plain(drawing: Drawing) -> dict[str, Any]:
    """As the page reads it; a card that breaks a rule is not reached."""
    lit = {lying.cell: lying.reached for lying in _lit(drawing)}
    walkers = len(next(iter(lit.values())))
    start = max(drawing.ruleset.starts, key=lambda cell: (cell.y, -cell.x))
    hidden = [each.cell for each in read(drawing.text, start=start, large=True) if each.tile is None]
    return {
        "mine": [
            {
                "cell": [lying.cell.x, lying.cell.y],
                "card": lying.card.id,
                "turned": lying.turned,
                "opened": lying.opened,
                "marker": lying.marker,
                "reached": list(lit.get(lying.cell, [""] * walkers)),
            }
            for lying in drawing.mine
        ],
        "goals": [[cell.x, cell.y] for cell in hidden],
    }


def _lit(drawing: Drawing) -> tuple[Lying, ...]:
    """The mine with its light; of a wrong one the cards before that which breaks a rule."""
    for count in range(len(drawing.mine), 0, -1):
        for asked in ASKED:
            setup = Setup(drawing.ruleset, mine=drawing.mine[:count], asked=asked)
            if not setup.faults():
                return setup.game().view(None).mine
    raise ValueError(f"nothing of {drawing.name} can be set up")


if __name__ == "__main__":
    FILE.write_text(made(), encoding="utf-8")
