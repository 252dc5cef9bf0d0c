"""Everybody is told in one go; who is told more than a watcher a fact says itself."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saboteur import Fact, parse_statement, ruleset
from saboteur.engine.values.facts import type_of_fact
from saboteur.table import wire
from saboteur.table.log import Event
from saboteur.table.shown import event_plain
from saboteur.table.table import Table
from saboteur.table.telling import told
from saboteur.table.wire import told_json
from tests.notation.generated import FACT_TYPES, facts_of
from tests.table.playing import KINDS, new_table, steps, taken

SEATS = 12


def games() -> Iterator[tuple[Table, int]]:
    """Tables of every kind after everything that happens there, and where the last step began."""
    for kind in range(len(KINDS)):
        table, rng = new_table(f"telling/{kind}", kind=kind)
        since = 0
        for _ in steps(table, rng):
            yield table, since
            since = table.number


@pytest.mark.parametrize("name", FACT_TYPES)
@given(st.data())
def test_who_is_not_privy_is_told_what_a_watcher_is(name: str, data: st.DataObject) -> None:
    fact = data.draw(facts_of(FACT_TYPES[name]))
    watched = fact.seen_by(None)
    for seat in range(SEATS):
        assert seat in fact.privy or fact.seen_by(seat) == watched
    assert set(watched.privy) == set(fact.privy)  # not who knows, but what, is the secret


def test_who_is_privy_is_told_more() -> None:
    """Over whole games, of every fact that hides something; a fact that hides from nobody has nobody privy."""
    privy: Counter[str] = Counter()
    for table, since in games():
        for fact in table.facts(since):
            watched = fact.seen_by(None)
            for seat in range(table.game.seats):
                assert (fact.seen_by(seat) != watched) <= (seat in fact.privy)
            privy[fact.name()] += sum(fact.seen_by(seat) != watched for seat in fact.privy)
            assert bool(fact.privy) or watched is fact
    secrets = {name for name, count in privy.items() if count}
    assert secrets >= {"round_began", "drew", "discarded", "peeked", "swapped_hands", "inspected", "swapped_hats"}
    assert secrets >= {"offered", "took", "paid"}
    hiding = {name for name, kind in type_of_fact.items() if kind.privy is not type_of_fact["laid"].privy}
    assert secrets <= hiding


@pytest.mark.parametrize("says", ["seen_by", "privy"])
def test_a_fact_that_does_not_say_who_is_told_what_is_no_fact(says: str) -> None:
    before = dict(type_of_fact)
    body = {says: vars(type_of_fact["round_began"])[says]}
    with pytest.raises(TypeError, match="Whispered: a fact says what each observer is told"):
        type("Whispered", (Fact,), body)
    assert type_of_fact == before


def test_everybody_is_told_what_they_would_be_told_alone() -> None:
    for table, since in games():
        for start in {since, 0} if table.number % 40 == 0 else {since}:
            everybody = told(table, start)
            for observer in (None, *range(table.game.seats)):
                assert everybody.to(observer) == tuple(table.events(observer, start))


def test_json_is_that_of_the_events() -> None:
    for table, since in games():
        written = told_json(table, since)
        for observer in (None, *range(table.game.seats)):
            assert json.loads(written.to(observer)) == [event_plain(event) for event in table.events(observer, since)]


def test_a_fact_is_redacted_and_an_event_encoded_no_oftener_than_there_are_differences(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, rng = new_table("counted", kind=4)
    for _ in steps(table, rng):
        pass
    allowed = sum(1 + len(fact.privy) for fact in table.facts())
    others = table.number - len(list(table.facts()))
    different = sum(
        len({json.dumps(fact.seen_by(seat).as_dict()) for seat in (None, *fact.privy)}) for fact in table.facts()
    )
    calls: Counter[str] = Counter()
    for kind in {kind for kind in type_of_fact.values() if "seen_by" in vars(kind)}:
        really = kind.seen_by

        def seen_by(self: Any, observer: int | None, really: Any = really) -> Any:
            calls["redacted"] += 1
            return really(self, observer)

        monkeypatch.setattr(kind, "seen_by", seen_by)

    def plain(event: Event) -> dict[str, object]:
        calls["encoded"] += 1
        return event_plain(event)

    monkeypatch.setattr(wire, "event_plain", plain)
    told_json(table)
    assert 0 < calls["redacted"] <= allowed < table.number * table.game.seats
    assert others < calls["encoded"] <= allowed + others
    assert different + others <= calls["encoded"]


def test_who_is_told_alike_is_told_the_very_same() -> None:
    table = Table(ruleset("base"), 5, seed="7")
    table.begin()
    assert table.game.actor is not None
    taken(table.say(0, parse_statement("need lamp")))
    taken(table.submit(table.game.actor, next(iter(table.game.legal_moves))))
    for everybody in (told(table, since=2), told_json(table, since=2)):
        assert len({id(each) for each in (*everybody.seats, everybody.watcher)}) == 2
    assert len({id(each) for each in told(table).seats}) == 5
    assert told(table, since=table.number).watcher == ()
    assert told_json(table, since=table.number).seats == (b"[]",) * 5


@given(st.data())
def test_telling_goes_on_from_any_event(data: st.DataObject) -> None:
    table, rng = new_table(str(data.draw(st.integers(0, 5))))
    for number, _ in enumerate(steps(table, rng)):
        if number > 12:
            break
    since = data.draw(st.integers(0, table.number))
    assert told(table, since).to(0) == told(table).to(0)[since:]
