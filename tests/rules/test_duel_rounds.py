"""What goes back to the decks, what leaves for good (8.13, 8.15), the three rounds and who wins (8.14)."""

from collections import Counter
from typing import Any

import pytest

from saboteur import UNKNOWN, Card, Game
from saboteur.engine.values.facts import BoxShown, GameEnded, RoundBegan, Scored, Uncovered
from tests.rules.playing import (
    BLUE,
    DUEL,
    GREEN,
    about_to_run_out,
    board,
    card,
    cards,
    cell,
    faces,
    kinds,
    mine_of,
    only,
    picture,
    play,
    run_out,
    stacked,
    uses,
)

pytestmark = pytest.mark.both

ALL = Counter(DUEL.cards)


def ended(mine: str, **parts: Any) -> Game:
    """A round of the duel that has just ended, with this mine."""
    game = about_to_run_out(mine, DUEL, **parts)
    run_out(game)
    return game


def missing(game: Game) -> list[str]:
    """Tunnel and action cards that are not shuffled for the next round."""
    return sorted(str(card) for card in (ALL - Counter(game.to_deal.deck)).elements())


def first(game: Game) -> int:
    """Who begins the next round."""
    began = only(game.deal(stacked(game), tell=True), RoundBegan)
    return began.first


def test_8_13_nugget_cards_kept_leave_the_decks_for_good() -> None:
    mine = """
        a·····
        S·····
        ·····c
        S·····
        d·····
        a = duel_ew_ds_gold @0
        c = duelgoal_dead_ne_3 @1
        d = duel_new_ds_gold turned @1
    """
    game = ended(mine)
    assert missing(game) == ["duel_ew_ds_gold", "duel_new_ds_gold"]
    assert len(game.to_deal.goals) == 12
    assert card("duelgoal_dead_ne_3") not in game.to_deal.goals


def test_8_13_and_stay_away_in_the_third_round() -> None:
    mine = """
        S···
        ····
        S···
        ···a
        a = duel_bridge_gold @0
    """
    game = ended(mine, round=2, kept={BLUE: "duel_ew_ds_gold"})
    assert missing(game) == ["duel_bridge_gold", "duel_ew_ds_gold"]


def test_8_13_cards_paid_go_to_the_box() -> None:
    mine = """
        b·
        Sa
        ··
        S·
        a = duel_cross_troll opened @0
        b = duel_ew_ds_gold @0
    """
    game = ended(mine)
    assert game.gold == (0, 0)
    assert missing(game) == ["duel_ew_ds_gold"]
    later = ended("S\n·\nS", round=2, gone="duel_ew_ds_gold")
    assert missing(later) == ["duel_ew_ds_gold"]


def test_8_13_a_vein_card_paid_never_comes_back_either() -> None:
    mine = """
        S·····
        ·····c
        S·····
        ·a····
        a = duel_cross_troll opened @1
        c = duelgoal_dead_ne_3 @1
    """
    game = ended(mine)
    assert game.gold == (0, 0)
    assert missing(game) == []
    assert card("duelgoal_dead_ne_3") not in game.to_deal.goals


def test_8_13_vein_cards_not_turned_over_go_to_the_box() -> None:
    game = Game(DUEL, 2)
    deal = stacked(game)
    game.deal(deal)
    run_out(game)
    assert set(game.to_deal.goals) == set(deal.goals[6:])
    assert len(game.to_deal.goals) == 12


def test_8_13_trolls_go_back_to_the_deck_bribed_or_not() -> None:
    mine = """
        Sa··
        ····
        S·b·
        a = duel_cross_troll opened @0
        b = duel_new_troll
    """
    assert missing(ended(mine)) == []


def test_8_13_nugget_tunnel_cards_nobody_marked_go_back_to_the_deck() -> None:
    mine = """
        Sa··
        ····
        S···
        a = duel_ew_ds_gold
    """
    assert missing(ended(mine)) == []


def test_8_13_open_unmarked_vein_cards_go_to_the_box() -> None:
    mine = """
        S·····
        ·····a
        S·····
        a = duelgoal_nw_2
    """
    game = ended(mine)
    assert card("duelgoal_nw_2") not in game.to_deal.goals
    assert len(game.to_deal.goals) == 12


def test_8_14_all_markers_and_keys_come_back_and_mats_and_mine_are_cleared() -> None:
    mine = """
        Sab
        ···
        S··
        a = duel_cross_blue opened
        b = duel_cross_troll opened @0
    """
    game = about_to_run_out(mine, DUEL, mats={GREEN: "pick", BLUE: "lamp"})
    assert (game.view(None).markers, game.view(None).keys) == (7, 1)
    run_out(game)
    assert game.asked == "deal"
    game.deal(stacked(game))
    view = game.view(None)
    assert (view.markers, view.keys, view.mats, view.discard) == (8, 2, ((), ()), ())
    assert mine_of(game) == picture("S\n·\nS")
    assert [len(hand) for hand in view.hands] == [6, 6]


def test_8_5_8_6_doors_and_trolls_of_the_round_before_are_closed_again() -> None:
    mine = """
        Sab
        ···
        S··
        a = duel_cross_blue opened
        b = duel_cross_troll opened @0
    """
    game = ended(mine)
    greens = "duel_cross_blue duel_cross_troll duel_ew duel_ew duel_nw duel_ne"
    blues = "duel_ew duel_ns duel_ns duel_ns duel_nw duel_ne"
    game.deal(stacked(game, deck=f"{greens} {blues}"))
    play(game, "discard duel_ns", "lay duel_cross_blue 0,2", "discard duel_ns")  # its door is in the south
    assert "1,2" not in uses(game, "duel_ew")
    play(game, "lay duel_cross_troll 1,1", "discard duel_ns")
    assert "2,1" not in uses(game, "duel_ew")
    assert game.refusal("bribe 1,1") is None
    again = """
        a·
        Sb
        ··
        S·
        a = duel_cross_blue
        b = duel_cross_troll
    """
    assert mine_of(game) == picture(again)


def test_8_14_six_fresh_vein_cards_each_round() -> None:
    game = Game(DUEL, 2)
    seen: list[str] = []
    for _ in range(3):
        assert len(game.to_deal.goals) == 18 - len(seen)
        deal = stacked(game)
        game.deal(deal)
        assert [goal.open for goal in game.view(None).goals] == [False] * 6
        seen += [str(card) for card in deal.goals[:6]]
        run_out(game)
    assert len(set(seen)) == 18
    assert game.over


def test_8_14_green_begins_the_first_round() -> None:
    for seed in "abcdefgh":
        game = Game(DUEL, 2, seed=seed)
        assert (game.actor, game.view(None).first) == (GREEN, GREEN)


@pytest.mark.parametrize(("poorer", "richer"), [(GREEN, BLUE), (BLUE, GREEN)])
def test_8_14_then_whoever_earned_less_in_the_round_before(poorer: int, richer: int) -> None:
    mine = f"""
        a·····
        S·····
        ·····c
        S·····
        a = duel_ew_ds_gold @{poorer}
        c = duelgoal_nw_2 @{richer}
    """
    assert first(ended(mine)) == poorer


def test_8_14_only_that_round_counts_not_what_is_owned() -> None:
    mine = """
        a··
        S··
        ···
        S··
        a = duel_ew_ds_gold @0
    """
    game = ended(mine, round=2, kept={BLUE: "duelgoal_nw_2 duelgoal_dead_ne_3"})
    assert game.gold == (1, 5)
    assert first(game) == BLUE


def test_8_14_earned_is_taken_less_paid() -> None:
    mine = """
        a·····
        Sb····
        ·····c
        S·····
        ··d···
        a = duel_bridge_gold @0
        b = duel_cross_troll opened @0
        c = duelgoal_nw_2 @0
        d = duel_new_ds_gold @1
    """  # green takes three and pays one, blue takes one
    game = ended(mine)
    assert game.gold == (2, 1)
    assert first(game) == BLUE
    dearer = ended(mine.replace("bridge_gold @0", "bridge_gold @1"))  # green takes two and pays two, blue takes two
    assert dearer.gold == (0, 2)
    assert first(dearer) == GREEN


@pytest.mark.parametrize("seat", [GREEN, BLUE])
def test_8_14_less_than_nothing_is_earned_by_who_only_pays(seat: int) -> None:
    mine = f"""
        Sa
        ··
        S·
        a = duel_cross_troll opened @{seat}
    """
    game = ended(mine, round=2, kept={GREEN: "duelgoal_nw_2", BLUE: "duelgoal_ne_2"})
    assert game.gold[seat] == 0
    assert first(game) == seat  # minus two against nothing


def test_8_14_if_equal_blue() -> None:
    assert first(ended("S\n·\nS")) == BLUE
    mine = """
        a·····
        S·····
        ······
        S·····
        b·····
        a = duel_ew_ds_gold @0
        b = duel_new_ds_gold turned @1
    """
    game = ended(mine)
    assert game.gold == (1, 1)
    assert first(game) == BLUE


def test_8_14_three_rounds_and_the_most_gold_wins() -> None:
    mine = """
        a·····
        S·····
        ·····c
        S·····
        a = duel_ew_ds_gold @0
        c = duelgoal_dead_ne_3 @1
    """
    game = about_to_run_out(mine, DUEL, round=3, kept={GREEN: "duelgoal_nw_2 duelgoal_ne_2"})
    facts = run_out(game)
    assert GameEnded((5, 3), (GREEN,)) in facts
    assert game.over
    assert game.view(None).final_gold == (5, 3)


def test_8_14_ties_share() -> None:
    mine = """
        S·····
        ·····c
        S·····
        c = duelgoal_dead_ne_3 @1
    """
    kept = {GREEN: "duelgoal_nw_2 duel_bridge_gold"}
    game = about_to_run_out(mine, DUEL, round=3, kept=kept)
    assert GameEnded((3, 3), (GREEN, BLUE)) in run_out(game)


def test_8_14_a_whole_game_of_three_rounds() -> None:
    game = Game(DUEL, 2)
    lucky, plain = "duel_ew duel_ns duel_ns duel_ns duel_nw", "duel_ew duel_ew duel_ew duel_ne duel_ne duel_map"
    rounds = [
        (GREEN, "duel_ew_ds_gold", "0,2", f"duel_ew_ds_gold {lucky} {plain}", (1, 0)),
        (BLUE, "duel_bridge_gold", "0,-2", f"{plain} duel_bridge_gold {lucky}", (1, 1)),
        (GREEN, "duel_new_ds_gold", "0,2", f"duel_new_ds_gold {lucky} {plain}", (2, 1)),
    ]
    for number, (begins, nugget, where, deck, gold) in enumerate(rounds, 1):
        began = game.deal(stacked(game, deck=deck), tell=True)[0]
        assert isinstance(began, RoundBegan)
        assert (began.round, began.first) == (number, begins)
        assert kinds(play(game, f"lay {nugget} {where}"))[:2] == ["laid", "claimed"]
        facts = run_out(game)
        assert Scored(begins, cards(nugget)) in facts
        assert game.gold == gold
    assert GameEnded((2, 1), (GREEN,)) in facts
    assert game.over


FIVE_FACE_DOWN = """
    ·····a····
    S······?··
    ·····?···?
    S······?··
    ·····?····
    a = duelgoal_dead_new_0
"""


def test_8_15_vein_cards_not_turned_over_go_to_the_box_unseen() -> None:
    game = about_to_run_out(FIVE_FACE_DOWN, DUEL)
    facts = run_out(game)
    assert kinds(facts) == ["discarded", "round_ended", "scored", "scored", "asked"]
    for observer in (GREEN, BLUE, None):
        assert faces(game, observer) == ["duelgoal_dead_new_0", *["?"] * 5]
        assert game.view(observer).boxed == ()
    game.deal(stacked(game))
    for observer in (GREEN, BLUE, None):
        assert game.view(observer).boxed == (UNKNOWN,) * 5  # their number is open, their faces are not


def test_8_15_who_looked_at_one_sees_no_more_in_the_box() -> None:
    """Nobody knows which of the cards in the box it is."""
    game = about_to_run_out(rules=DUEL)
    play(game, "play duel_map 5,0")
    assert isinstance(game.view(GREEN).goals[1].face, Card)
    game.deal(stacked(game))
    assert game.view(GREEN).boxed == (UNKNOWN,) * 6


def test_8_15_once_the_game_has_ended_they_are_shown() -> None:
    veins = {
        "5,0": "duelgoal_nw_2",
        "5,-2": "duelgoal_ne_2",
        "7,1": "duelgoal_dead_ne_3",
        "7,-1": "duelgoal_cross_0",
        "9,0": "duelgoal_dead_nw_1",
    }
    game = about_to_run_out(FIVE_FACE_DOWN, DUEL, goals=veins, round=3)
    facts = run_out(game)
    assert kinds(facts)[2:] == ["scored", "scored", *["uncovered"] * 5, "game_ended", "asked"]
    assert facts[4:9] == [Uncovered(cell(where), card(face)) for where, face in veins.items()]
    for observer in (GREEN, BLUE, None):
        assert [fact.seen_by(observer) for fact in facts[4:9]] == facts[4:9]
        assert faces(game, observer)[1:] == list(veins.values())
    assert board(game) == picture(FIVE_FACE_DOWN)  # they lie face down as before


def test_8_15_those_of_earlier_rounds_too() -> None:
    game = Game(DUEL, 2)
    lying = []
    for _ in range(3):
        deal = stacked(game)
        game.deal(deal)
        lying += [sorted(deal.goals[:6])]
        last = deal.goals[:6]
        facts = run_out(game)
    assert game.over
    shown = facts.index(BoxShown(tuple(sorted(lying[0] + lying[1]))))
    assert kinds(facts)[shown:] == ["box_shown", *["uncovered"] * 6, "game_ended", "asked"]
    assert facts[shown + 1 : shown + 7] == [
        Uncovered(goal.cell, face) for goal, face in zip(game.view(None).goals, last, strict=True)
    ]
    for observer in (GREEN, BLUE, None):
        assert facts[shown].seen_by(observer) == facts[shown]
        assert game.view(observer).boxed == tuple(sorted(lying[0] + lying[1]))
