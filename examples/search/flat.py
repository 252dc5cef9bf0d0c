#!/usr/bin/env python3
"""A player that thinks in play-outs: flat Monte Carlo over worlds that fit what its seat was told (docs/search.md).

`python examples/search/flat.py 5` plays five duels against a player who moves at random and prints the gold of both.
"""

import sys
from collections.abc import Collection, Sequence

from saboteur import Fact, Knowledge, Move, Node, Rng, Table, Trials, View, play, ruleset
from saboteur.bots.uniform import Uniform

WORLDS = 30


class Flat:
    """Plays every move out in the same worlds, with the same chances, and takes the one with most gold on average."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def begin(self, view: View) -> None:
        """Takes a seat."""
        self.knowledge = Knowledge(view)
        self.seat = view.observer or 0

    def told(self, facts: Sequence[Fact]) -> None:
        """Remembers what happened."""
        self.knowledge.tell(facts)

    def choose(self, moves: Collection[Move]) -> Move:
        """The best of these by what is known."""
        world = Node.sampled(self.knowledge, self.rng)
        numbers = sorted(map(world.number, moves))  # the order they come in is nothing a seat knows
        trials = Trials(numbers, world.seats)
        for number in range(WORLDS):
            trials.run(world, times=1, seed=number, policy="digging")
            world = Node.sampled(self.knowledge, self.rng)
        return world.move(trials.best(self.seat))


if __name__ == "__main__":
    for game in range(int(sys.argv[1])):
        table = Table(ruleset("duel"), 2, seed=str(game))
        play(table, [Flat(game), Uniform(game)])
        print(*table.game.gold)
