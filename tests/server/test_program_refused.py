"""A program whose moves and statements are refused, at a line that answers as a test wants."""

from collections.abc import Collection, Sequence
from typing import Any, cast

import pytest

from saboteur import Game, Move, ruleset
from saboteur.client.line import FIRST_WAIT, Line
from saboteur.client.program import Program
from saboteur.client.remoteseat import RemoteSeat
from saboteur.engine.values.facts import Fact
from saboteur.engine.view import View
from saboteur.notation.statements import Need, Statement
from saboteur.table.refusals import TableRefusal

GAME = Game(ruleset("duel"), 2, seed="1")


class Answers:
    """In the place of a line: refuses by these names in turn, then takes everything."""

    def __init__(self, *names: str) -> None:
        self.names = [*names]
        self.asked: list[str] = []

    def ask(self, do: str, **_: Any) -> dict[str, Any]:
        self.asked.append(do)
        return {"tell": "refused", "name": self.names.pop(0)} if self.names else {"tell": "done"}


class Talking:
    def __init__(self, *says: Statement) -> None:
        self.says, self.why = says, list[TableRefusal]()

    def begin(self, view: View) -> None: ...

    def told(self, facts: Sequence[Fact]) -> None: ...

    def heard(self, seat: int, statement: Statement) -> None: ...

    def choose(self, moves: Collection[Move]) -> Move:
        return next(iter(moves))

    def statements(self) -> Sequence[Statement]:
        return self.says

    def unheard(self, statement: Statement, reason: TableRefusal) -> None:
        self.why.append(reason)


def answered(answers: Answers, player: Talking, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What the program does when it is asked: the pauses it makes."""
    pauses: list[float] = []
    monkeypatch.setattr("saboteur.client.program.time.sleep", pauses.append)
    line = cast("Line", answers)
    sitting = Program(line, player)
    seat = RemoteSeat(line, 0)
    seat._moves = tuple(GAME.legal_moves)
    sitting._seat = seat
    sitting._answer()
    return pauses


def test_what_the_server_could_not_keep_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = Answers("not_kept", "failed")
    pauses = answered(answers, Talking(), monkeypatch)
    assert answers.asked == ["move"] * 3
    assert pauses == [FIRST_WAIT, 2 * FIRST_WAIT]


@pytest.mark.parametrize("name", ["stale", "over", "not_asked"])
def test_what_the_table_refuses_is_not(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = Answers(name)
    assert answered(answers, Talking(), monkeypatch) == []
    assert answers.asked == ["move"]


def test_the_player_is_told_what_nobody_has_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    answers, player = Answers("too_many_statements"), Talking(Need("lamp"), Need("pick"))
    answered(answers, player, monkeypatch)
    assert player.why == [TableRefusal.TOO_MANY_STATEMENTS]
    assert answers.asked == ["say", "say", "move"]
