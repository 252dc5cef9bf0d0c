"""Bots for tests of the simulation, found again by workers: they are made from a name and a seed like the others."""

import os
import signal
from collections.abc import Collection, Sequence

from saboteur.bots.uniform import Uniform
from saboteur.engine.moves import Move, parse_move
from saboteur.engine.values.facts import Fact
from saboteur.engine.worlds.history import Player
from saboteur.lab.simulation.plan import Plan, built_in
from saboteur.notation.statements import Need, Statement

SEED = "cast"
BAD_GAME = 5
"""The game in which a bad bot does what it is named after."""


class Talkative(Uniform):
    """Says something with many moves, and plays by what it has heard."""

    name = "talkative"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.log: list[str] = []

    def told(self, facts: Sequence[Fact]) -> None:
        self.log += [fact.name() for fact in facts]
        super().told(facts)

    def heard(self, seat: int, statement: Statement) -> None:
        self.log.append(f"{seat} {statement}")

    def statements(self) -> Sequence[Statement]:
        return [Need("lamp")] if len(self.log) % 8 == 0 else []

    def choose(self, moves: Collection[Move]) -> Move:
        self.seed += sum(map(ord, "".join(self.log[-9:])))
        return super().choose(moves)


class Dividing(Uniform):
    """Divides by zero when it is asked."""

    def choose(self, moves: Collection[Move]) -> Move:
        return [*moves][len(moves) // 0]


class Cheating(Uniform):
    """Makes an illegal move."""

    def choose(self, moves: Collection[Move]) -> Move:
        return parse_move("rob 1")


class Vanishing(Uniform):
    """Ends the process it lives in."""

    def choose(self, moves: Collection[Move]) -> Move:
        os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(moves)


BAD = {"dividing": Dividing, "cheating": Cheating, "vanishing": Vanishing}


def plan(game: str = "solo rounds=1", players: tuple[int, ...] = (1,), bot: str = "random", games: int = 8) -> Plan:
    """A small plan, with the seed the bad bots know."""
    return Plan(game, players, (bot,), games, SEED)


def cast(name: str, seed: int) -> Player:
    """A bad bot plays at random in all games but one."""
    if name == "talkative":
        return Talkative(seed)
    if name in BAD and seed == plan().seed_of_bot(BAD_GAME, 0):
        return BAD[name](seed)
    return built_in("random", seed)
