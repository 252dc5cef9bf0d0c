"""A driver says what has to be done at a table, never waits, and says nothing twice."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from saboteur import Fact, History, Move, Player, parse_statement, ruleset
from saboteur.bots.plain.player import Plain
from saboteur.notation.records.record import Abandoned, Chair, Said, Sat
from saboteur.notation.records.text import record_text
from saboteur.table.driver import Ask, Driver, Need, Over, Tell
from saboteur.table.log import Event
from saboteur.table.seat import Seat
from saboteur.table.table import Table
from tests.table.playing import KINDS, new_table, some_move, taken

GAMES = [("base", 4), ("saboteur2", 5), ("duel", 2), ("solo", 1)]


def begun(name: str, seats: int, seed: str = "1", **options: object) -> Table:
    """A table whose first round is dealt."""
    table = Table(ruleset(name, options), seats, seed=seed)
    table.begin()
    return table


def facts_in(events: Sequence[Event]) -> list[Fact]:
    """The facts among the events."""
    return [event.what for event in events if isinstance(event.what, Fact)]


def first_move(seat: Seat) -> Move:
    """Any move, the same in equal positions."""
    return min(seat.legal_moves, key=str)


@dataclass
class Hall:
    """Tables driven by one loop, whose questions are answered in any order."""

    tables: list[Table]
    drivers: list[Driver] = field(default_factory=list)
    heard: list[list[list[Event]]] = field(default_factory=list)
    open: list[tuple[int, Seat]] = field(default_factory=list)
    over: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.drivers = [Driver(table) for table in self.tables]
        self.heard = [[[] for _ in range(table.game.seats)] for table in self.tables]

    def go(self) -> None:
        """Does all that can be done at every table."""
        for number, driver in enumerate(self.drivers):
            for need in driver:
                self.do(number, need)
            assert list(driver) == []

    def do(self, number: int, need: Need) -> None:
        """Notes what is told and asked."""
        match need:
            case Tell(seat, events):
                self.heard[number][seat.number] += events
            case Ask(seat):
                assert seat.asked
                self.open.append((number, seat))
            case Over():
                self.over.append(number)

    def check(self) -> None:
        """Everybody was told everything once, in order, as their seat is told it."""
        for table, heard in zip(self.tables, self.heard, strict=True):
            for number, events in enumerate(heard):
                assert events == list(table.events(number))


def test_three_tables_in_one_loop_answered_out_of_order() -> None:
    rng = random.Random(5)
    hall = Hall([begun("base", 4, rounds=1), begun("saboteur2", 5, rounds=1), begun("duel", 2, rounds=1)])
    hall.go()
    assert [number for number, _ in hall.open] == [0, 1, 2]
    order = []
    while hall.open:
        number, seat = hall.open.pop(rng.randrange(len(hall.open)))
        order.append(number)
        taken(hall.tables[number].submit(seat.number, some_move(hall.tables[number], rng), seat.last))
        if rng.random() < 0.6:
            hall.go()
            hall.check()
        elif not hall.open:
            hall.go()
    assert sorted(hall.over) == [0, 1, 2]
    assert all(table.game.over for table in hall.tables)
    hall.check()
    assert order != sorted(order)


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_a_loop_plays_a_whole_game_everybody_told_before_anybody_is_asked(kind: int) -> None:
    table, rng = new_table(f"driven/{kind}", kind=kind)
    assert list(Driver(table)) == []  # nobody has dealt
    table.begin()
    driver = Driver(table)
    histories = [History(table.first_view(seat)) for seat in range(table.game.seats)]
    needs, asked = 0, []
    for need in driver:
        match need:
            case Tell(seat, events):
                histories[seat.number].tell(facts_in(events))
            case Ask(seat):
                assert driver.told == (table.number,) * table.game.seats
                asked.append(table.log.last_fact)
                assert histories[seat.number].view == seat.view
                taken(table.submit(seat.number, some_move(table, rng), seat.last))
            case Over():
                needs += 1
    assert (needs, table.game.over) == (1, True)
    assert len(asked) == len(set(asked))
    assert list(driver) == []
    for number, history in enumerate(histories):
        assert history.view == table.game.view(number)


def test_a_question_is_asked_once_whatever_is_said_or_refused_meanwhile() -> None:
    table = begun("base", 3, seed="7")
    driver = Driver(table, told=table.number)
    assert list(driver) == [Ask(table.seat(1))]
    taken(table.say(2, parse_statement("accuse 1")))
    assert table.seat(1).submit("rob 1") is not None
    said = [(need.seat.number, [event.what for event in need.events]) for need in driver if isinstance(need, Tell)]
    assert [(seat, [type(what) for what in told]) for seat, told in said] == [(0, [Said]), (1, [Said]), (2, [Said])]
    assert list(driver) == []
    table.seat(1).submit(first_move(table.seat(1)))
    assert [type(need) for need in driver] == [Tell, Tell, Tell, Ask]


@pytest.mark.parametrize("told", [(0, 0), (0, 1), (1, 0)])
def test_what_is_done_in_the_middle_of_an_iteration_is_told_in_it_once(told: tuple[int, int]) -> None:
    table = begun("duel", 2)
    driver = Driver(table, told)
    heard = [list(range(1, number + 1)) for number in told]
    for need in driver:
        match need:
            case Tell(seat, events):
                heard[seat.number] += [event.number for event in events]
                if table.number < 4:
                    taken(table.say(1, parse_statement("need lamp")))
            case Ask():
                break
            case Over():
                raise AssertionError
    assert heard == [[1, 2, 3, 4]] * 2
    assert list(driver) == []  # what was given counts as done


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_seat_that_changes_from_person_to_bot_goes_on_with_all_it_was_told(name: str, seats: int) -> None:
    """A bot that comes in the middle plays as one that was there from the beginning."""
    records = []
    for change in (None, 12):
        table = begun(name, seats, rounds=1)
        driver = Driver(table)
        players: list[Player] = [Plain(seat) for seat in range(seats)]
        for number, player in enumerate(players):
            player.begin(table.first_view(number))
        moves = 0
        for need in driver:
            match need:
                case Tell(seat, events):
                    players[seat.number].told(facts_in(events))
                case Ask(seat) if moves == change:
                    moves += 1  # the person left while a question was open
                    taken(table.sit(seat.number, Chair("bot", "plain")))
                    players[seat.number] = Plain(seat.number)
                    players[seat.number].begin(seat.first_view)
                    driver.newcomer(seat.number)
                case Ask(seat):
                    moves += 1
                    seat.submit(players[seat.number].choose(seat.legal_moves))
                case Over():
                    pass
        assert table.game.over
        records.append([line for line in table.record().lines if not isinstance(line.entry, Sat)])
    assert records[0] == records[1]


def test_a_newcomer_elsewhere_is_told_and_the_question_is_not_asked_again() -> None:
    table = begun("base", 3, seed="7")
    driver = Driver(table)
    assert [type(need) for need in driver] == [Tell, Tell, Tell, Ask]
    driver.newcomer(0, since=1)
    [need] = driver
    assert isinstance(need, Tell)
    assert (need.seat, need.events) == (table.seat(0), table.seat(0).events(1))
    driver.newcomer(1, since=2)
    assert list(driver) == [Ask(table.seat(1))]


def test_a_table_abandoned_while_a_question_is_open_is_over_for_everybody() -> None:
    table = begun("base", 3, seed="7")
    driver = Driver(table)
    *_, question = driver
    assert isinstance(question, Ask)
    taken(table.abandon("late", 2))
    *told, over = driver
    assert [need.events[-1].what for need in told if isinstance(need, Tell)] == [Abandoned(2, "late")] * 3
    assert over == Over()
    assert list(driver) == []
    assert question.seat.asked is None


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_table_rebuilt_in_the_middle_goes_on_and_asks_again(name: str, seats: int) -> None:
    table = begun(name, seats, rounds=1)
    driver = Driver(table)
    heard: list[list[Event]] = [[] for _ in range(seats)]
    asked = rebuilt = 0
    over = False
    while not over:
        for need in driver:
            match need:
                case Tell(seat, events):
                    heard[seat.number] += events
                case Ask(seat):
                    asked += 1
                    if asked % 5 == 0:
                        break  # the driving program is killed: the question is open
                    seat.submit(first_move(seat))
                case Over():
                    over = True
        if not over:
            rebuilt += 1
            again = Table.rebuild(table.record())
            assert record_text(again.record()) == record_text(table.record())
            table, driver = again, Driver(again, told=driver.told)
    assert rebuilt > 2
    assert heard == [list(table.events(seat)) for seat in range(seats)]


def test_a_round_that_has_to_be_dealt_ends_an_iteration() -> None:
    table = Table(ruleset("solo", rounds=1), 1)
    driver = Driver(table)
    assert list(driver) == []
    table.deal(table.game.to_deal)
    assert [type(need) for need in driver] == [Tell, Ask]


def test_what_nobody_can_have_been_told_is_an_error() -> None:
    table = begun("base", 3)
    with pytest.raises(ValueError, match="told: expected an event from 0 to 2, found 3"):
        Driver(table, told=3)
    with pytest.raises(ValueError, match="told: expected 3 numbers, one a seat, found 2"):
        Driver(table, told=[0, 0])
    driver = Driver(table, told=[0, 1, 2])
    assert [(need.seat.number, len(need.events)) for need in driver if isinstance(need, Tell)] == [(0, 2), (1, 1)]
    with pytest.raises(ValueError, match="since: expected an event from 0 to 2, found 3"):
        driver.newcomer(0, since=3)
    with pytest.raises(ValueError, match="seat: expected a seat from 0 to 2, found 3"):
        driver.newcomer(3)
