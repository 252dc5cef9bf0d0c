"""Records to give to commands: a game that was played, and what can be done to its text."""

from __future__ import annotations

import functools

from saboteur.notation.records.record import Seen
from saboteur.notation.records.text import record_text, sums_text
from tests.table.playing import KINDS, played

GAMES = {"base": 0, "two rounds": 4, "saboteur2": 6, "duel": 7, "solo": 9}
assert [KINDS[kind][0] for kind in GAMES.values()] == ["base", "base", "saboteur2", "duel", "solo"]


@functools.cache
def text_of(game: str, seen: Seen = "table", *, facts: bool = False) -> str:
    """A whole game."""
    return record_text(played(f"cli {game}", kind=GAMES[game]).record(seen, facts=facts))


def changed(text: str, old: str, new: str, *, sums: bool = False) -> tuple[str, int]:
    """The text with one thing in it replaced, and the number of that line; with sums that fit, if wanted."""
    assert old in text
    line = text[: text.index(old)].count("\n") + 1
    text = text.replace(old, new, 1)
    if sums:
        body = text.partition("\nsums: ")[0]
        text = body + sums_text(body)
    return text, line
