"""Players at a table: one rule for what they say, wherever they play."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import pytest

from saboteur import Fact, IllegalMove, Move, Player, Table, TableRefusal, parse_move, play, ruleset
from saboteur.bots.uniform import Uniform
from saboteur.lab.arena import play_at
from saboteur.lab.simulation.measuring import play_game
from saboteur.lab.simulation.plan import Plan
from saboteur.notation.records.record import Said
from saboteur.notation.statements import Accuse, Need, Statement
from saboteur.table.committed import Taken
from saboteur.table.seated import Seated


class Babbler(Uniform):
    """Says one thing that means nothing and eleven that mean something, with its first move."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.said = False
        self.log: list[str] = []

    def told(self, facts: Sequence[Fact]) -> None:
        self.log += [fact.name() for fact in facts]
        super().told(facts)

    def heard(self, seat: int, statement: Statement) -> None:
        self.log.append(f"{seat} {statement}")

    def statements(self) -> Sequence[Statement]:
        first, self.said = not self.said, True
        return [Accuse(9), *[Need("lamp")] * 11] if first else []


class Corrected(Babbler):
    """Wants to know what nobody heard."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.unheards: list[tuple[Statement, TableRefusal]] = []

    def unheard(self, statement: Statement, reason: TableRefusal) -> None:
        self.unheards.append((statement, reason))


def by_play(table: Table, players: Sequence[Player]) -> None:
    play(table, players)


def by_arena(table: Table, players: Sequence[Player]) -> None:
    for _ in play_at(table, players):
        pass


@pytest.mark.parametrize("playing", [by_play, by_arena])
def test_a_statement_the_table_refuses_reaches_nobody_and_the_game_goes_on(
    playing: Callable[[Table, Sequence[Player]], None],
) -> None:
    table = Table(ruleset("base", rounds=1), 3, seed="1")
    corrected, babbler, silent = Corrected(1), Babbler(2), Uniform(3)
    playing(table, [corrected, babbler, silent])
    assert table.game.over
    said = [str(line.entry) for line in table.record().lines if isinstance(line.entry, Said)]
    assert len(said) == 20
    for player in (corrected, babbler):
        heard = [each for each in player.log if " " in each]
        assert sorted(heard) == ["0 need lamp"] * 10 + ["1 need lamp"] * 10
    assert corrected.unheards == [
        (Accuse(9), TableRefusal.MEANINGLESS),
        (Need("lamp"), TableRefusal.TOO_MANY_STATEMENTS),
    ]


def test_a_simulation_has_the_same_rule() -> None:
    players: list[Corrected] = []

    def cast(name: str, seed: int) -> Player:
        players.append(Corrected(seed))
        return players[-1]

    play_game(Plan("base rounds=1", (3,), ("plain",), 1, "x"), 3, 1, cast)
    for player in players:
        assert sum(" " in each for each in player.log) == 30
        assert [reason for _, reason in player.unheards] == [
            TableRefusal.MEANINGLESS,
            TableRefusal.TOO_MANY_STATEMENTS,
        ]


def test_what_is_said_is_heard_before_the_move_it_goes_with() -> None:
    table = Table(ruleset("duel", rounds=1), 2, seed="1")
    players = [Babbler(1), Babbler(2)]
    play(table, players)
    assert players[0].log[:10] == players[1].log[:10] == ["0 need lamp"] * 10
    assert players[0].log[10] in ("discarded", "laid", "put", "bribed")


def test_an_illegal_move_is_an_error_and_names_the_seat() -> None:
    class Cheat(Uniform):
        def choose(self, moves: Collection[Move]) -> Move:
            return parse_move("rob 1")

    with pytest.raises(IllegalMove, match=r"rob 1: something else is asked for now .*\(seat 0 is asked for: turn\)"):
        play(Table(ruleset("duel"), 2, seed="1"), [Cheat(1), Cheat(2)])


def test_an_answer_that_comes_after_the_end_is_refused_and_the_loop_ends() -> None:
    table = Table(ruleset("duel"), 2, seed="1")

    class Leaver(Uniform):
        def choose(self, moves: Collection[Move]) -> Move:
            table.abandon("while it thought")
            return super().choose(moves)

    play(table, [Leaver(1), Uniform(2)])
    assert (table.over, table.game.over) == (True, False)
    table = Table(ruleset("duel"), 2, seed="1")
    assert list(play_at(table, [Leaver(1), Uniform(2)])) == []
    seat = table.seat(0)
    assert Seated(Uniform(1)).answer(seat, parse_move("discard duel_ew")) is TableRefusal.OVER
    going = Table(ruleset("duel"), 2, seed="1")
    going.begin()
    assert isinstance(Seated(Uniform(1)).answer(going.seat(0), next(iter(going.seat(0).legal_moves))), Taken)


def test_players_and_seats_agree() -> None:
    with pytest.raises(ValueError, match="1 players for 2 seats"):
        play(Table(ruleset("duel"), 2, seed="1"), [Uniform(1)])
