"""Everybody is told in one go; who is told more than a watcher a fact says itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saboteur import Fact, parse_statement, ruleset
from saboteur.engine.values.facts import type_of_fact
from saboteur.table.table import Table
from saboteur.table.telling import Shares
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
            shares = Shares(table.log.told[start:])
            for observer in (None, *range(table.game.seats)):
                assert shares.to(observer) == tuple(event.what for event in table.events(observer, start))


def test_a_fact_is_redacted_no_oftener_than_there_are_differences(monkeypatch: pytest.MonkeyPatch) -> None:
    table, rng = new_table("counted", kind=4)
    for _ in steps(table, rng):
        pass
    allowed = sum(1 + len(fact.privy) for fact in table.facts())
    calls: Counter[str] = Counter()
    for kind in {kind for kind in type_of_fact.values() if "seen_by" in vars(kind)}:
        really = kind.seen_by

        def seen_by(self: Any, observer: int | None, really: Any = really) -> Any:
            calls["redacted"] += 1
            return really(self, observer)

        monkeypatch.setattr(kind, "seen_by", seen_by)
    shares = Shares(table.log.told)
    for observer in (None, *range(table.game.seats)):
        shares.to(observer)
    assert 0 < calls["redacted"] <= allowed < table.number * table.game.seats


def test_who_is_told_alike_is_told_the_very_same() -> None:
    table = Table(ruleset("base"), 5, seed="7")
    table.begin()
    assert table.game.actor is not None
    taken(table.say(0, parse_statement("need lamp")))
    taken(table.submit(table.game.actor, next(iter(table.game.legal_moves))))
    everybody = (None, *range(5))
    move = Shares(table.log.told[2:])
    assert len({id(move.to(observer)) for observer in everybody}) == 2
    deal = Shares(table.log.told)
    assert len({id(deal.to(observer)) for observer in everybody}) == 6
    assert Shares([]).to(3) == ()
