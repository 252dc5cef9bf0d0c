"""The table: who may do what and when, what everybody is told, and that its record rebuilds it."""

from __future__ import annotations

import random

import pytest

from saboteur import Fact, Game, Refusal, ruleset
from saboteur.engine.worlds.knowledge import follow
from saboteur.notation.records.reading import read_record
from saboteur.notation.records.record import Chair, Said, Sat
from saboteur.notation.records.text import record_text
from saboteur.notation.statements import Accuse, Am, Need
from saboteur.table.fair import commitment, dealer
from saboteur.table.refusals import TableRefusal
from saboteur.table.table import MOST_STATEMENTS, InvalidRecord, Table
from saboteur.table.verifying.verify import verify
from tests.table.playing import KINDS, new_table, played, seed_of, some_move, steps, taken

SEED = seed_of("table")


def begun(game: str = "base", seats: int = 3, *, seed: str = SEED) -> Table:
    """A table whose cards are dealt."""
    table = Table(ruleset(game, {}), seats, seed=seed)
    table.begin()
    return table


def first_move(table: Table) -> tuple[int, str]:
    """Who is asked, and something they may do."""
    assert table.game.actor is not None
    return table.game.actor, str(next(iter(table.game.legal_moves)))


# -- moves ---------------------------------------------------------------------------------------------------------


def test_a_move_is_taken_once() -> None:
    table = begun()
    seat, move = first_move(table)
    taken(table.submit(seat, move, at=table.number))
    before = record_text(table.record())
    assert table.submit(seat, move, at=2) is TableRefusal.STALE
    assert record_text(table.record()) == before


def test_only_the_seat_asked_may_move_and_others_learn_nothing_of_it() -> None:
    table = begun()
    seat, move = first_move(table)
    other = (seat + 1) % 3
    for tried in (move, "discard base_nesw", "lay base_ew 30,30"):
        assert table.submit(other, tried, at=table.number) is TableRefusal.NOT_ASKED
    assert table.submit(3, move) is TableRefusal.NO_SUCH_SEAT
    assert table.submit(-1, move) is TableRefusal.NO_SUCH_SEAT


def test_what_the_rules_refuse_is_refused_with_their_reason() -> None:
    table = begun()
    seat, _ = first_move(table)
    assert table.submit(seat, "lay base_start 1,0") is Refusal.NOT_IN_HAND
    assert table.number == 2


def test_a_number_nobody_was_told_is_refused() -> None:
    table = begun()
    seat, move = first_move(table)
    assert table.submit(seat, move, at=table.number + 1) is TableRefusal.NOT_YET_TOLD


def test_statements_and_changes_of_seat_do_not_make_a_move_stale() -> None:
    table = begun()
    seat, move = first_move(table)
    seen = table.number
    taken(table.say((seat + 1) % 3, Accuse(seat)))
    taken(table.sit((seat + 2) % 3, Chair("bot", "plain")))
    taken(table.submit(seat, move, at=seen))


def test_nothing_moves_before_the_deal_or_after_the_end() -> None:
    table = Table(ruleset("solo", rounds=1), 1, seed=SEED)
    assert table.submit(0, "discard duel_ew") is TableRefusal.NOT_DEALT
    over = played("over", kind=9)
    assert over.submit(0, "discard duel_ew") is TableRefusal.OVER
    assert over.say(0, Need("pick")) is TableRefusal.OVER
    assert over.sit(0, Chair("bot")) is TableRefusal.OVER


# -- the deal -------------------------------------------------------------------------------------------------------


def test_seed_and_nonces_deal_together() -> None:
    table = Table(ruleset("base"), 4, seed=SEED)
    assert table.commitment == commitment(SEED)
    assert table.give_nonce(1, "luck") is None
    table.begin()
    expected = Game(ruleset("base"), 4, dealer=dealer(SEED, ["", "luck", "", ""]))
    assert [table.game.view(seat) for seat in range(4)] == [expected.view(seat) for seat in range(4)]
    plain = begun("base", 4)
    assert plain.game.view(0) != table.game.view(0)


def test_a_nonce_is_given_once_and_before_the_deal() -> None:
    table = Table(ruleset("base"), 3, seed=SEED)
    assert table.give_nonce(0, "two words") is TableRefusal.INVALID_NONCE
    assert table.give_nonce(0, "-") is TableRefusal.INVALID_NONCE
    assert table.give_nonce(0, "a") is None
    assert table.give_nonce(0, "b") is TableRefusal.NONCE_GIVEN
    assert table.give_nonce(3, "c") is TableRefusal.NO_SUCH_SEAT
    table.begin()
    assert table.give_nonce(1, "d") is TableRefusal.BEGUN
    assert table.record().nonces == ("a", "", "")
    assert Table(ruleset("base"), 3).give_nonce(0, "a") is TableRefusal.NO_SEED


def test_rounds_can_be_dealt_in_given_orders() -> None:
    table = Table(ruleset("base", rounds=2), 3)
    rng = random.Random(1)
    with pytest.raises(ValueError, match="without a seed"):
        table.begin()
    for number in (1, 2):
        table.deal(dealer("own").deal(table.game.to_deal, number, 3))
        while table.game.actor is not None:
            taken(table.submit(table.game.actor, some_move(table, rng)))
    assert table.game.over
    again = Table.rebuild(read_record(record_text(table.record())))
    assert again.game.gold == table.game.gold
    assert list(again.events("table")) == list(table.events("table"))


# -- statements and seats -------------------------------------------------------------------------------------------


def test_statements_are_heard_by_all_and_change_nothing() -> None:
    table = begun()
    moves = list(table.game.legal_moves)
    taken(table.say(0, Am("saboteur")))
    assert list(table.game.legal_moves) == moves
    for observer in (0, 1, 2, None):
        assert [event.what for event in table.events(observer)][-1] == Said(0, Am("saboteur"))


def test_statements_without_meaning_and_floods_are_refused() -> None:
    table = begun()
    assert table.say(0, Accuse(0)) is TableRefusal.MEANINGLESS
    assert table.say(0, Am("boss")) is TableRefusal.MEANINGLESS
    for _ in range(MOST_STATEMENTS):
        taken(table.say(0, Need("lamp")))
    assert table.say(0, Need("lamp")) is TableRefusal.TOO_MANY_STATEMENTS
    taken(table.say(1, Need("lamp")))
    seat, move = first_move(table)
    taken(table.submit(seat, move))
    taken(table.say(0, Need("lamp")))


def test_a_seat_changes_from_person_to_bot_and_back() -> None:
    chairs = [Chair("person", "Anna"), Chair("person", "Борис"), Chair("person", "Vera")]
    table = Table(ruleset("base"), 3, seed=SEED, chairs=chairs)
    table.begin()
    taken(table.sit(1, Chair("bot", "plain")))
    taken(table.sit(1, Chair("person", "Борис")))
    assert table.chairs == chairs
    assert [event.what for event in table.events(2)][-2:] == [Sat(1, Chair("bot", "plain")), Sat(1, chairs[1])]
    assert Table.rebuild(table.record()).chairs == chairs


# -- times ----------------------------------------------------------------------------------------------------------


def test_times_come_from_outside_and_never_go_back() -> None:
    table = Table(ruleset("base"), 3, seed=SEED)
    table.begin(time=500)
    seat, move = first_move(table)
    taken(table.submit(seat, move, time=200))
    assert [line.time for line in table.record().lines] == [500, 500]
    with pytest.raises(ValueError, match="milliseconds"):
        table.say(0, Need("lamp"), time=-1)
    taken(table.sit(0, Chair("bot"), time=700))
    taken(table.sit(0, Chair("bot"), time=None))
    taken(table.sit(0, Chair("bot"), time=0))
    assert [line.time for line in table.record().lines[2:]] == [700, None, 700]


def test_a_record_whose_times_run_backwards_is_wrong_and_not_rebuilt() -> None:
    table = begun()
    table.sit(0, Chair("bot"), time=12_500)
    table.sit(1, Chair("bot"))
    table.sit(2, Chair("bot"), time=12_500)
    text = record_text(table.record(), sums=False)
    assert verify(text).fault is None
    backwards = text.replace("@12.5 2 sits", "@12.4 2 sits")
    assert str(verify(backwards).fault) == "line 10, column 1: times do not run backwards: @12.4 after @12.5"
    for observer in (0, 2, "watcher"):
        seen = record_text(table.record(observer), sums=False)
        assert verify(seen).fault is None
        fault = verify(seen.replace("@12.5 2 sits", "@12.4 2 sits")).fault
        assert fault is not None
        assert fault.message == "times do not run backwards: @12.4 after @12.5"
    with pytest.raises(InvalidRecord, match=r"times do not run backwards: @12\.4 after @12\.5") as caught:
        Table.rebuild(read_record(backwards))
    assert caught.value.index == 3


# -- what everybody is told -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_a_view_follows_the_events(kind: int) -> None:
    table, rng = new_table(f"views {kind}", kind=kind)
    seats = (*range(table.game.seats), None)
    views = {seat: table.first_view(seat) for seat in seats}
    seen = dict.fromkeys(seats, 0)
    for number, _ in enumerate(steps(table, rng)):
        if number % 11 and not table.game.over:
            continue
        for seat in seats:
            events = list(table.events(seat, since=seen[seat]))
            views[seat] = follow(views[seat], [event.what for event in events if isinstance(event.what, Fact)])
            seen[seat] = table.number
            assert views[seat] == table.game.view(seat)
    assert [event.number for event in table.events(0)] == list(range(1, table.number + 1))


# -- the record rebuilds the table ----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_a_table_killed_at_any_point_goes_on_identically(kind: int) -> None:
    """The record is all that is left, and the writer may have died in the middle of a line."""
    table, rng = new_table(f"killed {kind}", kind=kind)
    left = []
    for number, _ in enumerate(steps(table, rng)):
        if number % 13 == 0:
            text = record_text(table.record(), sums=False)
            again = Table.rebuild(read_record(text + "1 discard base_"[: rng.randrange(15)], broken_off=True))
            assert again.record() == table.record()
            assert list(again.events("table")) == list(table.events("table"))
            seats = range(table.game.seats)
            assert [again.game.view(seat) for seat in seats] == [table.game.view(seat) for seat in seats]
            assert list(again.game.legal_moves) == list(table.game.legal_moves)
            left.append(again)
    for again in left:  # each plays the rest of the game as the first table did
        for line in table.record().lines[len(again.record().lines) :]:
            assert again.replay_line(line) is None
        assert list(again.events("table")) == list(table.events("table"))
        assert again.record() == table.record()


def test_rebuilding_names_the_line_that_does_not_replay() -> None:
    record = played("wrong", kind=0).record()
    lines = (*record.lines[:5], record.lines[4], *record.lines[5:])
    with pytest.raises(InvalidRecord) as caught:
        Table.rebuild(type(record)(record.ruleset, record.seats, seed=record.seed, nonces=record.nonces, lines=lines))
    assert caught.value.index == 5


def test_what_one_seat_saw_rebuilds_no_table() -> None:
    with pytest.raises(InvalidRecord, match="the table's own record is needed"):
        Table.rebuild(played("cut", kind=9).record(0))
