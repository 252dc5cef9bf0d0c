"""How much memory a plain bot keeps: what is freed when it is deleted after a whole game.

    python -m saboteur.lab.footprint

prints the figures of docs/bots.md. What all bots share (cards, rulesets, tables of costs) is not counted.
"""

from __future__ import annotations

import gc
import tracemalloc
from argparse import ArgumentParser
from collections.abc import Collection, Sequence
from typing import Final

from saboteur.bots.plain.player import Plain
from saboteur.engine.moves import Move
from saboteur.engine.values.facts import Fact
from saboteur.engine.view import View
from saboteur.rulesets import ruleset
from saboteur.table.seated import play
from saboteur.table.table import Table

MOST: Final = 40_000
"""Bytes a bot may keep between its moves."""
SEATS: Final = {"base": 10, "saboteur2": 12, "duel": 2, "solo": 1}
"""The greatest number of seats, because a bot keeps something for each seat."""


class Heard(Plain):
    """A plain bot; everything it is told and asked is recorded."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.heard: list[Sequence[Fact] | tuple[Move, ...]] = []

    def begin(self, view: View) -> None:
        """Takes a seat."""
        self.first = view
        super().begin(view)

    def told(self, facts: Sequence[Fact]) -> None:
        """Something happened."""
        self.heard.append(facts)
        super().told(facts)

    def choose(self, moves: Collection[Move]) -> Move:
        """A move is asked for."""
        self.heard.append(tuple(moves))
        return super().choose(moves)


def kept(name: str, number: int) -> int:
    """The bytes that the bot at seat 0 keeps after a game with the greatest number of seats."""
    players: list[Plain] = [Heard(number), *map(Plain, range(1, SEATS[name]))]
    play(Table(ruleset(name, {}), SEATS[name], seed=f"footprint/{number}"), players)
    [heard, *_] = players
    assert isinstance(heard, Heard)
    return _freed(heard)


def _freed(heard: Heard) -> int:
    """What a second bot with the same history uses and frees; everything that bots share is already there."""
    gc.collect()
    tracemalloc.start()
    try:
        bot: Plain | None = Plain(heard.seed)
        assert bot is not None
        bot.begin(heard.first)
        for each in heard.heard:
            if isinstance(each, tuple):
                bot.choose(each)
            else:
                bot.told(each)
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        bot = None
        gc.collect()
        return before - tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()


def main() -> None:
    """Prints the most of several games of each kind."""
    parser = ArgumentParser(prog="python -m saboteur.lab.footprint", description="how much memory a plain bot keeps")
    parser.add_argument("--games", type=int, default=10, help="of each kind (default: 10)")
    games = parser.parse_args().games
    for name, seats in SEATS.items():
        most = max(kept(name, number) for number in range(games))
        target = f"target at most {MOST / 1000:g} KB: {'met' if most <= MOST else 'MISSED'}"
        print(f"{name}, {seats} seat{'s' * (seats > 1)}: {most / 1000:.1f} KB, {target}")


if __name__ == "__main__":
    main()
