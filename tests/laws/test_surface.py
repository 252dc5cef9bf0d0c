"""The public classes: immutable containers, independent copies, clear errors for invalid moves."""

from collections.abc import Collection, Sequence
from dataclasses import replace

import pytest

from saboteur import (
    Card,
    Cell,
    Clear,
    Discard,
    Fact,
    Game,
    History,
    InvalidMove,
    Lay,
    Move,
    Play,
    Refusal,
    Rng,
    Rob,
    Setup,
    Table,
    Take,
    View,
    play,
    ruleset,
    sample,
)
from tests.laws.strategies import PUBLIC

BASE = ruleset("base")


class Silent:
    """A player nobody asks."""

    def begin(self, view: View) -> None:
        """Sits down."""

    def told(self, facts: Sequence[Fact]) -> None:
        """Does not care."""

    def choose(self, moves: Collection[Move]) -> Move:
        """Never asked."""
        raise AssertionError(moves)


def test_legal_moves_kept_by_a_player_tell_nothing_of_the_next_seat() -> None:
    game = Game(BASE, 3, seed="1")
    kept, looked_at = game.legal_moves, game.legal_moves
    before = list(map(str, looked_at))
    game.apply(before[0])
    assert list(map(str, kept)) == before == list(map(str, looked_at))
    assert list(map(str, game.legal_moves)) != before


def test_a_history_keeps_only_what_its_observer_is_told() -> None:
    game = Game(BASE, 3, seed="1")
    seat = next(seat for seat in range(3) if seat != game.actor)
    history = History(game.view(seat))
    history.tell(game.apply(next(move for move in game.legal_moves if isinstance(move, Discard)), tell=True))
    assert history.view == game.view(seat)
    assert all(fact == fact.seen_by(seat) for fact in history.facts)


@pytest.mark.parametrize(
    "move",
    [
        lambda: Play(Card.parse("base_map"), Cell(8, 0), "lamp"),
        lambda: Play(Card.parse("s2_theft"), None, "lamp"),
        lambda: Play(Card.parse("base_fix_pick"), 0, "hammer"),  # type: ignore[arg-type]
        lambda: Clear("hammer", (Card.parse("base_ew"), Card.parse("base_ew"))),  # type: ignore[arg-type]
        lambda: Play(Card.parse("base_break_pick"), 4096),
        lambda: Play(Card.parse("base_break_pick"), -1),
        lambda: Take(-1),
        lambda: Rob(300),
        lambda: Discard(()),
        lambda: Lay("base_ew", Cell(1, 0)),  # type: ignore[arg-type]
    ],
)
def test_what_no_text_says_is_no_move(move: object) -> None:
    game = Game(BASE, 3, seed="1")
    with pytest.raises(InvalidMove):
        game.refusal(move())  # type: ignore[operator]


def test_a_move_is_rebuilt_by_its_repr() -> None:
    for name in ("base", "saboteur2", "duel"):
        game = Game(ruleset(name), 3 if name != "duel" else 2, seed="1")
        for move in game.legal_moves:
            assert eval(repr(move), PUBLIC) == move  # noqa: S307


def test_an_undealt_game_asks_nobody_and_is_not_played() -> None:
    game = Game(BASE, 3)
    assert game.refusal("discard base_ew") is Refusal.NOBODY_IS_ASKED
    with pytest.raises(ValueError, match="give it a seed"):
        play(Table(BASE, 3), [Silent()] * 3)
    with pytest.raises(ValueError, match="no seat 3"):
        game.view(3)
    with pytest.raises(ValueError, match="not by both"):
        Game(BASE, 3, seed="1", dealer=Game(BASE, 3, seed="1").dealer)


@pytest.mark.parametrize(
    "setup",
    [
        Setup(BASE, 3, mats={1: ["lamp"]}),
        Setup(BASE, 3, seen={0: ["8,0"]}),
        Setup(BASE, 3, purses={0: [3]}),
        Setup(BASE, 3, hands={0: ["base_ns"]}),
    ],
)
def test_a_history_that_does_not_begin_with_its_game_is_not_sampled(setup: Setup) -> None:
    with pytest.raises(ValueError, match="begins with its game"):
        sample(History(setup.game().view(0)), Rng(1))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"goal_cells": (Cell(30, 2), Cell(30, 0), Cell(30, -2))}, "17,13"),
        ({"hand": {3: 7}}, "6 cards"),
        ({"seats": range(3, 19)}, "12 seats"),
        ({"goal_cells": (Cell(8, 0),)}, "a card for each goal"),
        ({"goal_cells": tuple(Cell(8, y) for y in range(9)), "goals": BASE.goals * 3}, "one to 8 goals"),
        ({"goal_cells": (), "goals": ()}, "one to 8 goals"),
    ],
)
def test_a_house_rule_there_is_no_room_for_is_refused(change: dict[str, object], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Game(replace(BASE, **change), 3)  # type: ignore[arg-type]


def test_vein_cards_have_to_last_for_all_rounds() -> None:
    with pytest.raises(ValueError, match="goal cards enough for its rounds"):
        Game(replace(ruleset("duel"), goals=ruleset("duel").goals[:17]), 2)


def test_rulesets_are_only_read() -> None:
    with pytest.raises(TypeError, match="does not support item assignment"):
        ruleset("base").cards[Card.parse("base_ew")] = 99  # type: ignore[index]
    assert hash(ruleset("base")) == hash(ruleset("base"))
