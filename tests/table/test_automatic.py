"""Moves the table makes by itself: only if everybody knows that there is no other, so they tell nothing."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from saboteur import Setup, ruleset
from saboteur.notation.records.reading import read_record
from saboteur.notation.records.text import record_text
from saboteur.table.automatic import only_move
from saboteur.table.table import Table
from tests.table.playing import new_table, steps

BASE = ruleset("base", rounds=1)


def last_cards(first: str, second: str, third: str) -> Setup:
    """Three seats with one card each at the end of the deck, everybody's tools broken, all else in the open discard."""
    return Setup(
        BASE,
        3,
        hands={0: [first], 1: [second], 2: [third]},
        mats=dict.fromkeys(range(3), ("pick", "lamp", "cart")),
        rest="discard",
    )


def test_a_card_that_can_only_be_discarded_whichever_it_is_is_discarded() -> None:
    """All that is not open are three tunnel cards, and nobody may lay one (3.4)."""
    game = last_cards("base_ew", "base_ns", "base_nes").game()
    assert str(only_move(game)) == "discard base_ew"


def test_one_repair_in_any_hand_is_enough_to_wait() -> None:
    """Seat 0 can only discard, but the others do not know that: it might hold the repair."""
    game = last_cards("base_ew", "base_ns", "base_fix_pick").game()
    assert len(game.legal_moves) == 1
    assert only_move(game) is None


def test_two_cards_are_never_played_for_anybody() -> None:
    setup = Setup(BASE, 3, hands={0: ["base_ew", "base_ew"], 1: [], 2: []}, mats={0: ["pick"]}, rest="discard")
    game = setup.game()
    assert len(game.legal_moves) == 1
    assert only_move(game) is None


def test_the_table_plays_them_and_its_record_says_so() -> None:
    table = Table(BASE, 3, start=last_cards("base_ew", "base_ns", "base_nes"), automatic=True)
    assert table.game.over
    assert [str(line.entry.move) for line in table.record().lines if line.entry is not None] == [  # type: ignore[union-attr]
        "discard base_ew",
        "discard base_ns",
        "discard base_nes",
    ]
    plain = Table(BASE, 3, start=last_cards("base_ew", "base_ns", "base_nes"))
    assert plain.record().lines == ()


@pytest.mark.parametrize("name", ["one", "two", "three"])
def test_it_depends_on_public_knowledge_alone(name: str) -> None:
    """The cards not lying open are exchanged: the table waits or plays in both worlds alike."""
    table, rng = new_table(name, kind=3)
    checked = 0
    for _ in steps(table, rng):
        game = table.game
        if game.actor is None or game.asked != "turn" or game.state.held_by(game.actor) != 1:
            continue
        twin = game.clone()
        seats = [seat for seat in range(game.seats) if game.state.held_by(seat) == 1]
        held = [twin.state.hand(seat)[0] for seat in seats]
        random.Random(name).shuffle(held)
        for seat, kind in zip(seats, held, strict=True):
            twin.state.drop(seat, twin.state.hand(seat)[0])
            twin.state.insert(seat, kind)
        assert (only_move(game) is None) == (only_move(twin) is None)
        checked += 1
    assert checked


def test_a_rebuilt_table_does_not_play_them_twice() -> None:
    table = Table(BASE, 3, start=last_cards("base_ew", "base_ns", "base_nes"), automatic=True)
    assert Table.rebuild(table.record()).record() == table.record()
    assert read_record(record_text(table.record())) == table.record()


def test_no_move_is_made_where_the_game_was_abandoned() -> None:
    table = Table(BASE, 3, start=last_cards("base_ew", "base_ns", "base_nes"))
    table.abandon("late")
    record = replace(table.record(), automatic=True)
    assert Table.rebuild(record).record() == record
