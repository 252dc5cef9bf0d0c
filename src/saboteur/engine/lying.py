"""A card lying in the mine as text: `duel_cross_blue turned opened`, `duelgoal_nw_2 @1` with the marker of seat 1."""
# mypyc: off

from __future__ import annotations

import re
from typing import Final

from saboteur.engine.values.cards import Card
from saboteur.engine.values.cell import Cell
from saboteur.engine.view import Lying

_TEXT: Final = re.compile(r"(\S+)( turned)?( opened)?(?: @([0-9]+))?", re.ASCII)


def read_lying(cell: Cell, text: str) -> Lying:
    """Reads what `lying_text` writes.

    >>> read_lying(Cell(1, 0), "base_ne turned")
    Lying(cell=Cell(x=1, y=0), card=Card.parse('base_ne'), turned=True, opened=False, marker=None, reached=())
    """
    match = _TEXT.fullmatch(text)
    if match is None:
        raise ValueError(f"not a card lying: {text!r} (expected CARD [turned] [opened] [@SEAT])")
    marker = None if match[4] is None else int(match[4])
    return Lying(cell, Card.parse(match[1]), bool(match[2]), bool(match[3]), marker)


def lying_text(lying: Lying) -> str:
    """The card, how it lies, whose marker is on it.

    >>> lying_text(Lying(Cell(1, 0), Card.parse("duel_nsw_troll"), opened=True, marker=0))
    'duel_nsw_troll opened @0'
    """
    marker = None if lying.marker is None else f"@{lying.marker}"
    words = [lying.card.id, "turned" if lying.turned else None, "opened" if lying.opened else None, marker]
    return " ".join(word for word in words if word)
