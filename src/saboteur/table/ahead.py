"""Deals given ahead, for later rounds: each is kept until its round is dealt."""

from __future__ import annotations

from dataclasses import replace

from saboteur.engine.game import Game
from saboteur.notation.records.record import Dealt, Line


class Ahead:
    """Deals in the order of their rounds, with the comments that stand between them in a record."""

    def __init__(self) -> None:
        self.lines: list[Line] = []

    def __bool__(self) -> bool:
        return bool(self.lines)

    def keep(self, line: Line, game: Game) -> str | None:
        """Keeps the deal for the next round that has none; returns why not, if there is no such round."""
        kept = sum(isinstance(each.entry, Dealt) for each in self.lines)
        if line.time is not None:
            return "a deal given ahead has no time: it is dealt when its round comes"
        if game.round + kept >= game.ruleset.rounds:
            return f"no round is left to deal: the game has {game.ruleset.rounds}"
        self.lines.append(line)
        return None

    def next(self, time: int | None) -> list[Line]:
        """The deal of the next round, which is dealt now, after the comments before it."""
        index = next((index for index, line in enumerate(self.lines) if line.entry is not None), len(self.lines) - 1)
        taken, self.lines = self.lines[: index + 1], self.lines[index + 1 :]
        return [line if line.entry is None else replace(line, time=time) for line in taken]
