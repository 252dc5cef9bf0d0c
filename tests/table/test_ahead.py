"""Deals given ahead: dealt when their round comes, and kept in the record until then."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from saboteur import Deal, Record, SeededDealer, Table, ruleset
from saboteur.notation.records.plain import read_record_plain, record_plain
from saboteur.notation.records.reading import read_record
from saboteur.notation.records.record import Dealt, Line, Moved
from saboteur.notation.records.text import record_text
from saboteur.table.refusals import InvalidRecord
from saboteur.table.verifying.verify import verify
from tests.table.playing import some_move, taken


def deals_of(game: str, seats: int) -> list[Deal]:
    """A deal for every round, as a seed would make them; only the expansion has the same cards in each."""
    cards = Table(ruleset(game, {"rounds": 3}), seats).game.to_deal
    return [SeededDealer("ahead").deal(cards, number, seats) for number in (1, 2, 3)]


def given(game: str, seats: int) -> Table:
    """A table that was given deals for all its rounds."""
    table = Table(ruleset(game, {"rounds": 3}), seats)
    for deal in deals_of(game, seats):
        table.deal_ahead(deal)
    return table


def play_round(table: Table, rng: random.Random) -> None:
    """Until the next is dealt, or the game asks for it."""
    number = table.game.round
    while table.game.actor is not None and table.game.round == number:
        taken(table.submit(table.game.actor, some_move(table, rng)))


def again(record: Record) -> Table:
    """The table after its record was sent as text and as JSON."""
    text = record_text(record)
    assert verify(text).fault is None
    assert read_record(text) == record
    assert read_record_plain(json.loads(json.dumps(record_plain(record)))) == record
    table = Table.rebuild(read_record(text))
    assert table.record() == record
    return table


@pytest.mark.parametrize("seats", [2, 5])
def test_a_game_written_down_and_read_again_goes_on_as_it_would_have(seats: int) -> None:
    whole, read = given("saboteur2", seats), given("saboteur2", seats)
    for number in range(1, 4):
        assert whole.game.round == read.game.round == number
        play_round(whole, random.Random(number))
        read = again(read.record())
        play_round(read, random.Random(number))
        read = again(read.record())
    assert whole.over
    assert read.record() == whole.record()
    assert list(read.events("table")) == list(whole.events("table"))


def test_deals_to_come_stand_at_the_end_and_used_ones_in_their_place() -> None:
    table = given("saboteur2", 2)
    first, second, third = (Dealt(deal) for deal in deals_of("saboteur2", 2))
    assert [line.entry for line in table.record().lines] == [first, second, third]
    play_round(table, random.Random(1))
    entries = [line.entry for line in table.record().lines]
    assert (entries[0], entries[-2:], table.game.round) == (first, [second, third], 2)
    assert all(isinstance(entry, Moved) for entry in entries[1:-2])
    assert table.game.actor is not None
    taken(table.submit(table.game.actor, next(iter(table.game.legal_moves))))
    entries = [line.entry for line in table.record().lines]
    assert isinstance(entries[-2], Moved)
    assert entries[-1] == third


def test_nobody_sees_what_will_be_dealt() -> None:
    table = given("base", 3)
    for observer in (0, 1, 2, "watcher"):
        record = table.record(observer)
        assert [line.entry for line in record.lines] == [Dealt()]
        assert verify(record_text(record)).fault is None


@pytest.mark.parametrize("kept", [0, 1, 2])
def test_a_deal_that_does_not_fit_is_put_aside_with_all_after_it(kept: int) -> None:
    table = Table(ruleset("saboteur2", rounds=3), 2)
    deals = deals_of("saboteur2", 2)
    wrong = replace(deals[kept], deck=deals[kept].deck[1:])
    for deal in [*deals[:kept], wrong, *deals[kept + 1 :]][: kept + 1 if kept == 0 else 3]:
        table.deal_ahead(deal)
    for _ in range(kept):
        assert not table.unfit
        play_round(table, random.Random(1))
    assert table.unfit.startswith("deck: expected ")
    assert (table.game.asked, table.game.round) == ("deal", kept)
    rebuilt = again(table.record())
    table.deal(deals[kept])
    assert not table.unfit
    rebuilt.deal(deals[kept])
    assert (rebuilt.record(), rebuilt.game.round) == (table.record(), kept + 1)


def test_only_as_many_are_kept_as_rounds_are_left_and_no_seed_deals() -> None:
    table = given("saboteur2", 2)
    with pytest.raises(ValueError, match=r"^deal: no round is left to deal: the game has 3$"):
        table.deal_ahead(deals_of("saboteur2", 2)[0])
    seeded = Table(ruleset("saboteur2"), 2, seed="7")
    with pytest.raises(ValueError, match=r"^deal: the seed deals"):
        seeded.deal_ahead(deals_of("saboteur2", 2)[0])
    with pytest.raises(TypeError, match=r"^deal: expected a Deal"):
        table.deal_ahead(None)  # type: ignore[arg-type]
    table.abandon()
    assert [type(line.entry).__name__ for line in table.record().lines] == ["Dealt", "Abandoned"]
    with pytest.raises(ValueError, match=r"^deal: the game is over$"):
        table.deal_ahead(deals_of("saboteur2", 2)[1])
    assert again(table.record()).over


def test_they_are_dealt_at_the_time_of_the_move_that_ended_the_round() -> None:
    table = given("saboteur2", 2)
    while table.game.round == 1 and table.game.actor is not None:
        taken(table.submit(table.game.actor, some_move(table, random.Random(1)), time=5000))
    [second] = [line for line in table.record().lines[1:] if isinstance(line.entry, Dealt) and line.time is not None]
    assert second.time == 5000
    assert table.record().lines[-1].time is None
    assert again(table.record()).record() == table.record()


def test_comments_stay_with_the_deals_they_stand_beside() -> None:
    table = given("saboteur2", 2)
    first, second, third = table.record().lines
    lines = (first, replace(second, comment="second"), Line(None, comment="between"), third, Line(None, comment="end"))
    kept = again(replace(table.record(), lines=lines))
    play_round(kept, random.Random(1))
    play_round(kept, random.Random(1))
    comments = [line.comment for line in kept.record().lines if line.comment or line.entry is None]
    assert comments == ["second", "between", "end"]
    assert again(kept.record()).record() == kept.record()


def test_nothing_but_deals_and_comments_follows_one() -> None:
    text = record_text(given("saboteur2", 2).record(), sums=False)
    for line in ("0 says need lamp", "0 sits bot", "abandoned", "0 discard base_ew"):
        fault = verify(f"{text}{line}\n").fault
        assert fault is not None
        assert (fault.line, fault.message) == (8, "only deals and comments follow a deal given ahead")
    timed = text.replace("\ndeal", "\n@5 deal")
    fault = verify(timed).fault
    assert fault is not None
    assert (fault.line, "has no time" in fault.message) == (6, True)
    record = given("saboteur2", 2).record()
    with pytest.raises(InvalidRecord, match="no round is left"):
        Table.rebuild(replace(record, lines=(*record.lines, record.lines[-1])))
