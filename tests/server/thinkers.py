"""Bots for tests, in a process of their own: `python -m tests.server.thinkers`."""

import os
import time
from collections.abc import Collection, Sequence

from saboteur.bots.builtin import BUILT_IN
from saboteur.bots.uniform import Uniform
from saboteur.engine.moves import Move
from saboteur.notation.statements import Statement, parse_statement
from saboteur.server.bots.worker import main
from saboteur.table.refusals import TableRefusal


class Talkative(Uniform):
    """Says two things before every move, of which the table refuses one; fails unless it is told so."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._awaited = 0
        self.refused = 0

    def statements(self) -> Sequence[Statement]:
        self._awaited += 1
        return [parse_statement("am digger"), parse_statement("accuse 9")]

    def heard(self, seat: int, statement: Statement) -> None:
        assert str(statement) == "am digger"

    def unheard(self, statement: Statement, reason: TableRefusal) -> None:
        assert str(statement) == "accuse 9", reason
        self.refused += 1

    def choose(self, moves: Collection[Move]) -> Move:
        assert self.refused == self._awaited
        print("what a bot prints is no answer")
        return super().choose(moves)


class Brooder(Uniform):
    """Never comes to an end."""

    def choose(self, moves: Collection[Move]) -> Move:
        while True:
            time.sleep(1)


class Spinner(Uniform):
    """Thinks and thinks."""

    def choose(self, moves: Collection[Move]) -> Move:
        while True:
            pass


class Fool(Uniform):
    """Makes moves that are none."""

    def choose(self, moves: Collection[Move]) -> Move:
        return "nonsense"  # type: ignore[return-value]


class Mortal(Uniform):
    """Its process dies with it."""

    def choose(self, moves: Collection[Move]) -> Move:
        os._exit(1)


class Slow(Uniform):
    """Takes its time."""

    def choose(self, moves: Collection[Move]) -> Move:
        time.sleep(0.3)
        return super().choose(moves)


THINKERS = {
    "talkative": Talkative,
    "brooder": Brooder,
    "spinner": Spinner,
    "fool": Fool,
    "mortal": Mortal,
    "slow": Slow,
}
LONGEST = 0.5
"""Seconds of the processor that one of them may take."""

if __name__ == "__main__":
    main({**BUILT_IN, **THINKERS}, LONGEST)
