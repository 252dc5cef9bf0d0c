"""A record can hold everything that a table accepts: it is read back unchanged and rebuilds the table."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from saboteur import Cell, Committed, Setup, Table, TableRefusal, ruleset
from saboteur.engine.moves import Discard, Lay, Play, Rob, Take
from saboteur.notation.records.plain import read_record_plain, record_plain
from saboteur.notation.records.reading import read_record
from saboteur.notation.records.record import LATEST, Chair
from saboteur.notation.records.text import record_text
from saboteur.notation.statements import Accuse, Am, Hold, Looked, Need, Saw, Trust
from saboteur.table.verifying.verify import verify

ODD: st.SearchStrategy[Any] = st.sampled_from(
    [True, False, None, 1.5, 1.0, "1", b"1", [], {}, (1, 0), Cell(8, 0), -1, 99, 10**13]
)
NUMBERS = st.integers(-2, 5) | ODD
SEATS = st.integers(0, 2) | NUMBERS
TIMES = st.none() | st.integers(0, LATEST) | st.integers(0, 50) | NUMBERS
TEXTS = st.text(max_size=6) | st.sampled_from(["7", "a\nb", "", "x" * 300, "\ud800", "a # b", " a", "é", "-", "5" * 64])
GAMES = [
    ruleset("base"),
    ruleset("base", rounds=1, first=2),
    ruleset("saboteur2"),
    ruleset("duel"),
    replace(ruleset("base"), rounds=2),
]
CARDS = st.sampled_from(list(ruleset("base").cards)) | ODD
CHAIRS = TEXTS | st.sampled_from([Chair("bot", "plain"), "bot", "person Anna", 7, None])
STATEMENTS = (
    st.sampled_from(["accuse 1", "need lamp", "am digger", "hold base_ew", "hello", ""])
    | st.builds(Accuse, SEATS)
    | st.builds(Trust, SEATS)
    | st.builds(Am, st.sampled_from(["digger", "saboteur", "boss", "king", 3]))
    | st.builds(Need, st.sampled_from(["lamp", "beer", 3]))
    | st.builds(Looked, SEATS, st.sampled_from(["digger", "boss", None]))
    | st.builds(Saw, st.sampled_from([Cell(8, 0), (8, 0), [8, 0], Cell(8.0, 0)]), st.sampled_from(["gold", "rust"]))  # type: ignore[arg-type]
    | st.just(Hold(()))
    | ODD
)
MOVES = (
    st.sampled_from(["hello", "discard base_ew", "lay base_ew 1,0"])
    | st.builds(Lay, CARDS, st.sampled_from([Cell(1, 0), (1, 0), Cell(1.0, 0), Cell(True, 0)]), ODD)  # type: ignore[arg-type]
    | st.builds(Play, CARDS, SEATS, st.sampled_from([None, "", "pick", "beer"]))
    | st.builds(lambda card: Discard((card,)), CARDS)
    | st.builds(Take, NUMBERS)
    | st.builds(Rob, NUMBERS)
    | ODD
)


def tried(call: Callable[[], object]) -> object:
    """The result; a wrong argument raises one of these errors, and no other error is raised."""
    try:
        return call()
    except (TypeError, ValueError) as error:
        return error


def opened(data: st.DataObject) -> Table | None:
    """A table that accepted its arguments, or `None`."""
    made = data.draw(st.sampled_from(GAMES))
    options: dict[str, object] = {}
    for name, values in {
        "seed": TEXTS | st.none() | ODD,
        "nonces": st.lists(TEXTS | st.just("luck"), max_size=3) | ODD,
        "chairs": st.lists(CHAIRS, min_size=2, max_size=3) | ODD,
        "automatic": st.booleans() | ODD,
        "begun": st.sampled_from(["", "yesterday", "2026-11-16T18:00:00Z"]) | ODD,
        "start": st.just(Setup(made, 3)) | ODD,
    }.items():
        if data.draw(st.integers(0, 3)) == 0:
            options[name] = data.draw(values)
    seats = data.draw(st.sampled_from([made.seats[0], 3, True, "3"]))
    table = tried(lambda: Table(made, seats, **options))  # type: ignore[arg-type]
    return table if isinstance(table, Table) else None


def step(table: Table, data: st.DataObject) -> None:
    """Something is tried at the table."""
    time = data.draw(TIMES)
    match data.draw(st.integers(0, 7)):
        case 0:
            tried(lambda: table.give_nonce(data.draw(SEATS), data.draw(TEXTS | ODD)))
        case 1:
            tried(lambda: table.begin(time=time))
        case 2:
            first = data.draw(SEATS)
            tried(lambda: table.deal(replace(table.game.to_deal, first=first), time=time))
            if data.draw(st.booleans()):
                tried(lambda: table.deal_ahead(replace(table.game.to_deal, first=first)))
        case 3:
            tried(lambda: table.say(data.draw(SEATS), data.draw(STATEMENTS), time=time))  # type: ignore[arg-type]
        case 4:
            tried(lambda: table.sit(data.draw(SEATS), data.draw(CHAIRS), time=time))  # type: ignore[arg-type]
        case 5:
            tried(lambda: table.submit(data.draw(SEATS), data.draw(MOVES), data.draw(NUMBERS), time=time))
        case 6 if data.draw(st.booleans()):
            tried(lambda: table.abandon(data.draw(TEXTS | ODD), data.draw(SEATS), time=time))
        case _:
            moves = list(table.game.legal_moves) if table.game.actor is not None else []
            if moves:
                move = data.draw(st.sampled_from(moves))
                done = tried(lambda: table.submit(data.draw(SEATS), move, time=time))
                assert isinstance(done, Committed | Exception | TableRefusal)


@given(st.data())
def test_whatever_a_table_accepts_its_record_holds(data: st.DataObject) -> None:
    table = opened(data)
    if table is None:
        return
    for _ in range(data.draw(st.integers(0, 12))):
        step(table, data)
    record = table.record()
    text = record_text(record)
    assert read_record(text) == record
    assert read_record_plain(json.loads(json.dumps(record_plain(record)))) == record
    again = Table.rebuild(read_record(text))
    assert record_text(again.record()) == text
    assert list(again.events("table")) == list(table.events("table"))
    assert verify(text).fault is None
    for observer in (*range(table.game.seats), "watcher"):
        assert verify(record_text(table.record(observer))).fault is None
