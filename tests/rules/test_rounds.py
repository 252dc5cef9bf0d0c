"""Rounds: what is dealt again, who begins, who has won at the end (5.5, 5.6)."""

from collections import Counter
from typing import Any

import pytest

from saboteur import Game, InvalidOptions
from saboteur.engine.values.facts import Asked, Discarded, GameEnded, Passed, Took
from tests.rules.playing import (
    EDITIONS,
    GOLD,
    about_to_run_out,
    asked,
    base,
    board,
    cards,
    every,
    kinds,
    mine_of,
    moves,
    picture,
    play,
    position,
    run_out,
    stacked,
)

pytestmark = pytest.mark.both

ONE_STEP = "S───┴┴┴·?"
NO_SABOTEUR = dict.fromkeys(range(3), "digger")


def test_5_5_three_rounds() -> None:
    game = Game(base(), 3, seed="any")
    rounds = [game.round]
    ended = []
    while not game.over:
        for fact in play(game, min(moves(game))):
            if fact.name() == "game_ended":
                ended.append(game.round)
        rounds.append(game.round)
    assert sorted(set(rounds)) == [1, 2, 3]
    assert ended == [3]


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_5_5_or_as_many_rounds_as_the_option_says(rounds: int) -> None:
    game = about_to_run_out(rules=base(rounds=rounds), round=rounds)
    run_out(game)
    assert (game.over, game.asked) == (True, "over")
    if rounds > 1:
        game = about_to_run_out(rules=base(rounds=rounds), round=rounds - 1)
        run_out(game)
        assert (game.over, game.asked) == (False, "deal")
    for number in (0, 21):
        with pytest.raises(InvalidOptions, match="expected a number from 1 to 20"):
            base(rounds=number)


def test_5_5_mats_are_cleared_and_start_goals_roles_and_deck_are_dealt_anew() -> None:
    game = position(
        "S──━·┴┴┘",
        mats={1: "lamp cart", 2: "pick"},
        discard="base_map",
        seen={1: "8,0"},
        hands={0: "base_ew"},
        rest="discard",
    )
    play(game, "lay base_ew -1,0")
    assert mine_of(game) == "─S──━·┴┴┘"
    assert game.asked == "deal"
    again = Game(base(), 3).to_deal
    assert (game.to_deal.deck, game.to_deal.roles, game.to_deal.goals) == (again.deck, again.roles, again.goals)
    game.deal(stacked(game))
    view = game.view(1)
    assert board(game) == picture("""
        ········?
        ·········
        S·······?
        ·········
        ········?
    """)
    assert view.mats == ((), (), ())
    assert [len(hand) for hand in view.hands] == [6, 6, 6]
    assert (view.deck, view.discard, view.round) == (67 - 18, (), 2)
    assert [str(goal.face) for goal in view.goals] == ["?", "?", "?"]


def test_5_5_the_role_left_over_is_shuffled_in_again() -> None:
    game = about_to_run_out(roles=NO_SABOTEUR)
    run_out(game)
    assert Counter(game.to_deal.roles) == {"digger": 3, "saboteur": 1}
    game.deal(stacked(game, roles="digger digger saboteur"))
    assert game.view(2).role == "saboteur"


def test_5_5_nuggets_won_are_kept_and_only_the_remaining_ones_are_shuffled() -> None:
    game = about_to_run_out(roles={1: "saboteur"}, purses={0: [3, 2], 2: [1]})
    run_out(game)  # seat 1 gets four cards of value 1
    assert game.gold == (5, 4, 1)
    assert Counter(game.to_deal.nuggets) == {1: 11, 2: 7, 3: 3}
    game.deal(stacked(game))
    assert game.gold == (5, 4, 1)
    assert game.view(None).pile == 21


@pytest.mark.parametrize("mover", range(5))
def test_5_5_the_player_to_the_left_of_the_last_mover_begins(mover: int) -> None:
    for move in ("lay base_new 7,0", "discard base_new"):
        parts: dict[str, Any] = {"turn": mover, "hands": {mover: "base_new"}, "rest": "discard", "goals": {"8,0": GOLD}}
        game = position(ONE_STEP, seats=5, pile=[1] * 16, **parts)
        play(game, move)
        while game.asked == "nugget":
            play(game, "take 1")
        game.deal(stacked(game))
        assert (game.round, game.actor, game.view(None).first) == (2, (mover + 1) % 5, (mover + 1) % 5)


def test_5_5_an_action_card_played_last_is_a_move_too() -> None:
    game = position("S", turn=2, hands={2: "base_map"}, rest="discard")
    assert kinds(play(game, "play base_map 8,0"))[1] == "round_ended"
    game.deal(stacked(game))
    assert game.actor == 0


def test_5_5_a_turn_without_cards_is_no_move() -> None:
    """Seat 1 discards; then seats 2 and 0, who have no cards, are passed over, and all have passed."""
    game = position("S", turn=1, hands={1: "base_ew base_ns"}, rest="discard")
    facts = every(play(game, "discard base_ew"), Discarded, Passed)
    assert facts == [Discarded(1, cards("base_ew")), Passed(2), Passed(0)]
    game.deal(stacked(game))
    assert game.actor == 2


def test_5_5_the_first_seat_given_begins_the_first_round_only() -> None:
    rules = base(first=1)
    game = about_to_run_out(rules=rules, first=1)
    run_out(game)
    game.deal(stacked(game))
    assert game.actor == 1  # the left of seat 0
    game = about_to_run_out(rules=rules, mover=2, first=1)
    run_out(game)
    game.deal(stacked(game))
    assert game.actor == 0  # the left of seat 2


def test_5_5_the_maps_of_the_option_are_out_in_every_round() -> None:
    game = about_to_run_out(rules=base(maps=2))
    run_out(game)
    assert Counter(map(str, game.to_deal.deck))["base_map"] == 2


def test_5_6_the_most_gold_wins() -> None:
    game = about_to_run_out(round=3, roles=NO_SABOTEUR, purses={0: [1, 1], 1: [3], 2: [2]})
    assert every(run_out(game), GameEnded, Asked) == [
        GameEnded((2, 3, 2), (1,)),  # gold counts, not cards
        Asked("over", None),
    ]
    assert game.over


def test_5_6_ties_share_the_first_place() -> None:
    game = about_to_run_out(round=3, roles=NO_SABOTEUR, purses={0: [1, 2], 1: [2], 2: [3]})
    assert every(run_out(game), GameEnded) == [GameEnded((3, 2, 3), (0, 2))]
    game = about_to_run_out(round=3, roles=NO_SABOTEUR)
    assert every(run_out(game), GameEnded) == [GameEnded((0, 0, 0), (0, 1, 2))]


def test_5_6_the_gold_of_the_last_round_is_paid_to_the_saboteurs() -> None:
    game = about_to_run_out(round=3, roles={1: "saboteur"}, purses={0: [3], 1: [1]})
    assert every(run_out(game), GameEnded) == [GameEnded((3, 5, 0), (1,))]


@pytest.mark.parametrize("edition", EDITIONS)
def test_5_6_the_gold_of_the_last_round_is_paid_to_the_gold_diggers(edition: str) -> None:
    game = position(
        ONE_STEP,
        base(edition=edition),
        round=3,
        hands={0: "base_new"},
        goals={"8,0": GOLD},
        roles=NO_SABOTEUR,
        purses={1: [3]},
        pile=[1, 3, 2],
    )
    assert "game_ended" not in kinds(play(game, "lay base_new 7,0"))  # not before the last pick
    play(game, "take 3")
    assert every(play(game, "take 2"), Took, GameEnded) == [
        Took(2, 2),
        Took(1, 1),
        GameEnded((3, 4, 2), (1,)),
    ]
    assert game.gold == (3, 4, 2)
    assert {game.view(observer).final_gold for observer in (0, 1, 2, None)} == {(3, 4, 2)}


def test_5_6_after_the_game_nobody_is_asked() -> None:
    game = about_to_run_out(round=3)
    run_out(game)
    assert (*asked(game), moves(game)) == ("over", None, set())
    refusal = game.refusal("discard base_ew")
    assert refusal is not None
    assert refusal.rule == "1.7"
