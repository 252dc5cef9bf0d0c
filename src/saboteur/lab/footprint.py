"""How much memory a bot keeps: what is freed when it is deleted after a whole game.

    python -m saboteur.lab.footprint

prints the figures of docs/bots.md. What all bots share (cards, rulesets, tables of costs) is not counted.
"""

from __future__ import annotations

import gc
import tracemalloc
from argparse import ArgumentParser
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from saboteur.bots.plain.player import Plain
from saboteur.bots.thinking.level import HARD
from saboteur.bots.thinking.thinker import Thinker
from saboteur.engine.moves import Move
from saboteur.engine.values.facts import Fact
from saboteur.engine.view import View
from saboteur.engine.worlds.history import Player
from saboteur.rulesets import ruleset
from saboteur.table.seated import play
from saboteur.table.table import Table

MOST: Final = {"plain": 40_000, "hard": 1_000_000}
"""Bytes a bot may keep between its moves; `easy` and `normal` keep the same as `hard`."""
MAKERS: Final[dict[str, Callable[[int], Player]]] = {
    "plain": Plain,
    "hard": partial(Thinker, level=replace(HARD, work=0)),  # play-outs leave nothing behind
}
SEATS: Final = {"base": 10, "saboteur2": 12, "duel": 2, "solo": 1}
"""The greatest number of seats, because a bot keeps something for each seat."""


class Heard:
    """A plain bot in place of another one; everything it is told and asked is recorded."""

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed
        self.heard: list[Sequence[Fact] | tuple[Move, ...]] = []
        self._plain: Final = Plain(seed)

    def begin(self, view: View) -> None:
        """Takes a seat."""
        self.first = view
        self._plain.begin(view)

    def told(self, facts: Sequence[Fact]) -> None:
        """Something happened."""
        self.heard.append(facts)
        self._plain.told(facts)

    def choose(self, moves: Collection[Move]) -> Move:
        """A move is asked for."""
        self.heard.append(tuple(moves))
        return self._plain.choose(moves)


def kept(name: str, number: int, bot: str = "plain") -> int:
    """The bytes that a bot at seat 0 keeps after a game with the greatest number of seats."""
    heard = Heard(number)
    others: list[Player] = [Plain(seed) for seed in range(1, SEATS[name])]
    play(Table(ruleset(name, {}), SEATS[name], seed=f"footprint/{number}"), [heard, *others])
    _follow(MAKERS[bot](number), heard)  # everything that bots share is there from now on
    gc.collect()
    tracemalloc.start()
    try:
        player: Player | None = MAKERS[bot](number)
        assert player is not None
        _follow(player, heard)
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        player = None
        gc.collect()
        return before - tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()


def _follow(player: Player, heard: Heard) -> None:
    """Another bot lives through what one was told and asked; its moves are not played."""
    player.begin(heard.first)
    for each in heard.heard:
        if isinstance(each, tuple):
            player.choose(each)
        else:
            player.told(each)


def main() -> None:
    """Prints the most of several games of each kind."""
    parser = ArgumentParser(prog="python -m saboteur.lab.footprint", description="how much memory a bot keeps")
    parser.add_argument("--games", type=int, default=10, help="of each kind (default: 10)")
    games = parser.parse_args().games
    for bot, limit in MOST.items():
        for name, seats in SEATS.items():
            most = max(kept(name, number, bot) for number in range(games))
            target = f"target at most {limit / 1000:g} KB: {'met' if most <= limit else 'MISSED'}"
            print(f"{bot}, {name}, {seats} seat{'s' * (seats > 1)}: {most / 1000:.1f} KB, {target}")


if __name__ == "__main__":
    main()
