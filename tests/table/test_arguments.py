"""Values that a record cannot hold are refused at once, and the error names the argument."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from saboteur import Cell, Deal, InvalidMove, Lay, Setup, Table, TableRefusal, ruleset
from saboteur.engine.moves import Discard, Play, Take
from saboteur.notation.records.reading import read_record
from saboteur.notation.records.record import LATEST, Chair, Line, Moved, Said, Sat
from saboteur.notation.records.text import record_text
from saboteur.notation.statements import Accuse, Hold, Need, Saw
from saboteur.table.table import InvalidRecord
from tests.table.playing import taken

BASE = ruleset("base")
SURROGATE = "\ud800"


def dealt(**given: object) -> Table:
    """A table of three whose first round has begun."""
    table = Table(BASE, 3, seed="7", **given)  # type: ignore[arg-type]
    table.begin()
    return table


OPENINGS: dict[str, list[tuple[object, type[Exception]]]] = {
    "seed": [
        *((seed, ValueError) for seed in ("", "a\nb", "x" * 201, SURROGATE, " a", "a\u2028b", "\x00")),
        *((seed, TypeError) for seed in (7, b"7", True)),
    ],
    "nonces": [
        *((nonces, ValueError) for nonces in (["a", "b"], ["a b", "", ""], ["-", "", ""], ["é", "", ""])),
        *((nonces, TypeError) for nonces in ("abc", [1, 2, 3], 5)),
    ],
    "chairs": [([Chair("bot")], ValueError), ([1, 2, 3], TypeError), ("abc", TypeError), (None, TypeError)],
    "begun": [("yesterday", ValueError), ("2026-02-30T00:00:00Z", ValueError), (None, TypeError), (2026, TypeError)],
    "automatic": [(1, TypeError), ("yes", TypeError), (None, TypeError)],
    "start": [("base", TypeError), (Setup(ruleset("base", rounds=1), 3), ValueError), (Setup(BASE, 4), ValueError)],
}


@pytest.mark.parametrize(
    ("name", "value", "error"), [(name, *each) for name, tried in OPENINGS.items() for each in tried]
)
def test_what_a_table_cannot_keep_is_refused_when_it_opens(name: str, value: object, error: type[Exception]) -> None:
    given: dict[str, object] = {"seed": "7", name: value}
    with pytest.raises(error, match=rf"^{name}"):
        Table(BASE, 3, **given)  # type: ignore[arg-type]


@pytest.mark.parametrize(("seats", "error"), [(True, TypeError), (3.0, TypeError), ("3", TypeError), (11, ValueError)])
def test_seats_are_a_number_the_game_allows(seats: object, error: type[Exception]) -> None:
    with pytest.raises(error, match=r"^seats: expected a number"):
        Table(BASE, seats)  # type: ignore[arg-type]


def test_a_game_changed_by_hand_is_refused_when_the_table_opens() -> None:
    with pytest.raises(ValueError, match=r"^ruleset: base: a game changed by hand has no text"):
        Table(replace(BASE, rounds=2), 3, seed="7")
    with pytest.raises(TypeError, match=r"^ruleset: expected a Ruleset, found 'base': give ruleset\('base'\)$"):
        Table("base", 3, seed="7")  # type: ignore[arg-type]


def test_nonces_need_a_seed() -> None:
    with pytest.raises(ValueError, match=r"^nonces: .*no seed"):
        Table(BASE, 3, nonces=["a", "", ""])


WRONG_SEATS = (True, False, 1.0, "1", None)
SEATED: dict[str, Callable[[Table, object], object]] = {
    "submit": lambda table, seat: table.submit(seat, "discard base_ns"),  # type: ignore[arg-type]
    "refusal": lambda table, seat: table.refusal(seat, "discard base_ns"),  # type: ignore[arg-type]
    "say": lambda table, seat: table.say(seat, Need("lamp")),  # type: ignore[arg-type]
    "sit": lambda table, seat: table.sit(seat, Chair("bot")),  # type: ignore[arg-type]
    "give_nonce": lambda table, seat: table.give_nonce(seat, "luck"),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("method", SEATED)
def test_a_seat_is_a_number(method: str) -> None:
    table = Table(BASE, 3, seed="7") if method == "give_nonce" else dealt()
    before = record_text(table.record())
    for seat in WRONG_SEATS:
        with pytest.raises(TypeError, match=r"^seat: expected the number of a seat"):
            SEATED[method](table, seat)
    for seat in (3, 99, -1):
        assert SEATED[method](table, seat) is TableRefusal.NO_SUCH_SEAT
    assert record_text(table.record()) == before


TIMED: dict[str, Callable[[Table, object], object]] = {
    "begin": lambda table, time: table.begin(time=time),  # type: ignore[arg-type]
    "deal": lambda table, time: table.deal(table.game.to_deal, time=time),  # type: ignore[arg-type]
    "submit": lambda table, time: table.submit(1, next(iter(table.game.legal_moves)), time=time),  # type: ignore[arg-type]
    "say": lambda table, time: table.say(0, Need("lamp"), time=time),  # type: ignore[arg-type]
    "sit": lambda table, time: table.sit(0, Chair("bot"), time=time),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("method", TIMED)
def test_a_time_is_a_number_of_milliseconds(method: str) -> None:
    table = dealt() if method in ("submit", "say", "sit") else Table(BASE, 3, seed="7" if method == "begin" else None)
    before = record_text(table.record())
    for time in (1.5, True, "3", [1]):
        with pytest.raises(TypeError, match=r"^time: expected a number of milliseconds, found"):
            TIMED[method](table, time)
    for time in (-1, LATEST + 1):
        with pytest.raises(ValueError, match=r"^time: expected a number of milliseconds from 0 to"):
            TIMED[method](table, time)
    assert record_text(table.record()) == before


def test_what_was_refused_leaves_no_time_behind() -> None:
    table = dealt()
    assert table.say(0, Accuse(0), time=900) is TableRefusal.MEANINGLESS
    assert table.replay_line(Line(Said(0, Accuse(0)), time=900)) is not None
    taken(table.say(0, Accuse(1), time=100))
    assert table.record().lines[-1].time == 100


# -- what is said, moved, dealt -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "error"),
    [
        (7, TypeError),
        (None, TypeError),
        ("accuse 1", TypeError),
        (Accuse(True), ValueError),
        (Accuse("1"), None),  # type: ignore[arg-type]
        (Accuse(1.0), ValueError),  # type: ignore[arg-type]
        (Need("beer"), ValueError),  # type: ignore[arg-type]
        (Need(3), ValueError),  # type: ignore[arg-type]
        (Saw((8, 0), "gold"), ValueError),  # type: ignore[arg-type]
    ],
)
def test_a_statement_is_one_that_can_be_written(said: object, error: type[Exception] | None) -> None:
    table = dealt()
    if error is None:  # written down it is the same as the statement that was meant
        taken(table.say(0, said))  # type: ignore[arg-type]
        assert table.record().lines[-1].entry == Said(0, Accuse(1))
        return
    with pytest.raises(error, match=r"^statement: "):
        table.say(0, said)  # type: ignore[arg-type]
    assert read_record(record_text(table.record())) == table.record()


@pytest.mark.parametrize("sits", [7, None, ("bot", "plain"), b"bot", "bot", "bot plain"])
def test_a_chair_is_a_chair(sits: object) -> None:
    with pytest.raises(TypeError, match=r"^chair: expected a Chair such as"):
        dealt().sit(0, sits)  # type: ignore[arg-type]


@pytest.mark.parametrize("method", ["submit", "refusal"])
def test_a_move_is_a_move(method: str) -> None:
    table = dealt()
    ask = getattr(table, method)
    card = next(iter(BASE.cards))
    for tried in (7, None, ["discard"], Lay(card, (1, 0)), Lay(card, Cell("1", 0))):  # type: ignore[arg-type]
        with pytest.raises(TypeError, match=r"^move: "):
            ask(1, tried)
    for wrong in (Discard(("base_ns",)), Take(100), Play(card, -1)):  # type: ignore[arg-type]
        with pytest.raises(InvalidMove, match=r"^move: "):
            ask(1, wrong)
    for at in (True, 1.0, "2"):
        with pytest.raises(TypeError, match=r"^at: expected a number"):
            ask(1, "discard base_ns", at)
    with pytest.raises(InvalidMove, match="not a move"):
        ask(1, "hello")


def test_a_move_put_together_of_like_values_is_kept_in_its_one_form() -> None:
    table = Table(BASE, 3, start=Setup(BASE, 3, turn=1, hands={1: ["base_ns", "base_break_pick"]}))
    [move] = [move for move in table.game.legal_moves if isinstance(move, Play) and move.on == 2]
    taken(table.submit(1, replace(move, tool="")))  # type: ignore[arg-type]
    assert table.record().lines[-1].entry == Moved(1, move)


def test_a_deal_is_one_that_can_be_written() -> None:
    table = Table(BASE, 3)
    cards = table.game.to_deal
    for wrong in (None, "deck=()", cards.deck):
        with pytest.raises(TypeError, match=r"^deal: expected a Deal"):
            table.deal(wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"^deal: "):
        table.deal(replace(cards, first=True))
    with pytest.raises(ValueError, match=r"^deal: "):
        table.deal(replace(cards, first=1, nuggets=tuple(value == 1 or value for value in cards.nuggets)))
    with pytest.raises(ValueError, match=r"^deal: "):
        table.deal(replace(cards, first=1, deck=(7, *cards.deck[1:])))  # type: ignore[arg-type]
    table.deal(Deal(list(cards.deck), list(cards.roles), list(cards.goals), list(cards.nuggets), 1))  # type: ignore[arg-type]
    assert read_record(record_text(table.record())) == table.record()


def test_a_nonce_is_a_text() -> None:
    with pytest.raises(TypeError, match=r"^nonce: expected a text"):
        Table(BASE, 3, seed="7").give_nonce(0, 7)  # type: ignore[arg-type]


# -- what goes out --------------------------------------------------------------------------------------------------


def test_an_observer_is_a_seat_a_watcher_or_the_table() -> None:
    table = dealt()
    shown: list[Callable[[object], object]] = [table.record, table.events, table.first_view]  # type: ignore[list-item]
    for show in shown:
        for seat in (3, 99, -1):
            with pytest.raises(ValueError, match=r"^observer: expected a seat from 0 to 2"):
                show(seat)
        with pytest.raises(ValueError, match=r"^observer: "):
            show("anybody")
        for wrong in (True, 1.0, ["table"]):
            with pytest.raises(TypeError, match=r"^observer: expected a seat"):
                show(wrong)
    assert table.record(None) == table.record("watcher")
    assert list(table.events(None)) == list(table.events("watcher")) != list(table.events("table"))
    assert table.first_view(None) == table.first_view("watcher")
    with pytest.raises(ValueError, match=r"^observer: the table has no view"):
        table.first_view("table")


def test_what_came_since_is_counted_from_a_number() -> None:
    table = dealt()
    asked: list[Callable[[Any], Iterator[object]]] = [lambda since: table.events(0, since), table.facts]
    for ask in asked:
        with pytest.raises(TypeError, match=r"^since: expected a number"):
            ask(1.0)
        with pytest.raises(ValueError, match=r"^since: expected a number from 0, found -1"):
            ask(-1)
        assert not list(ask(99))
    with pytest.raises(TypeError, match=r"^facts: expected True or False"):
        table.record(facts=1)  # type: ignore[arg-type]


def test_the_date_of_the_end_is_a_date() -> None:
    table = dealt()
    with pytest.raises(ValueError, match=r"^ended: expected a date"):
        table.ended = "tomorrow"
    table.ended = "2026-11-16T19:00:00Z"
    assert table.record().ended == "2026-11-16T19:00:00Z"


def test_a_record_is_read_before_it_rebuilds_a_table() -> None:
    with pytest.raises(
        TypeError, match=r"^record: expected a Record, as `read_record` gives, found 'saboteur record 2"
    ):
        Table.rebuild(record_text(dealt().record()))  # type: ignore[arg-type]


# -- lines of a record that nobody read -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        Line(None, comment="a\nb"),
        Line(Said(True, Need("lamp"))),
        Line(Said(0, Need("lamp")), time=-1),
        Line(Sat(0, "king")),  # type: ignore[arg-type]
        Line(Moved(1, "hello")),  # type: ignore[arg-type]
        Line(Said(0, Hold(()))),
        "deal",
    ],
)
def test_a_line_put_together_wrongly_is_named(line: Line) -> None:
    table = dealt()
    record = replace(table.record(), lines=(*table.record().lines, line))
    with pytest.raises(InvalidRecord) as caught:
        Table.rebuild(record)
    assert caught.value.index == 1
