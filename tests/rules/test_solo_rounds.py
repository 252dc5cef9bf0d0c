"""How a round of the solo game is set up and when it ends (9.1), and how the game is graded (9.5)."""

from collections import Counter

import pytest

from saboteur import UNKNOWN, Colour, Game, Refusal, ruleset
from saboteur.engine.setup.setup import Setup
from saboteur.engine.values.facts import BoxShown, Drew, GameEnded, RoundBegan, RoundEnded, Scored, Toll
from saboteur.notation.drawing.diagram import diagram
from saboteur.rulesets.duel import grade
from tests.rules.playing import (
    SOLO,
    about_to_run_out,
    asked,
    cards,
    cell,
    every,
    kinds,
    mine_of,
    picture,
    play,
    position,
    run_out,
    stacked,
    uses,
)

pytestmark = pytest.mark.both

HAND = "duel_ew duel_ew duel_ns duel_ns duel_nw duel_ne"


def test_9_1_one_plays_alone() -> None:
    assert list(SOLO.seats) == [1]
    assert Setup(SOLO, 2).faults() == ["seats: solo is played by 1, not by 2"]


@pytest.mark.parametrize("colour", ["green", "blue"])
def test_9_1_one_colour_of_ones_choice_for_the_whole_game(colour: Colour) -> None:
    game = Game(ruleset("solo", colour=colour), 1, seed="winter")
    for number in (1, 2, 3):
        assert game.round == number
        entrances = [each for each in game.view(None).mine if each.card.id.startswith("duel_start")]
        assert [(str(each.card), each.cell) for each in entrances] == [(f"duel_start_{colour}", cell("0,0"))]
        run_out(game)
    assert game.over


def test_9_1_the_entrance_and_six_vein_cards_lie_so() -> None:
    game = Game(SOLO, 1)
    game.deal(stacked(game, deck=HAND))
    mine = """
        ········?····
        ··········?··
        S·······?···?
        ··········?··
        ········?····
    """
    assert diagram(game) == "\n".join(row.strip() for row in mine.strip().splitlines())
    cells = [goal.cell for goal in game.view(0).goals]
    assert cells == [cell(text) for text in "8,2 8,0 8,-2 10,1 10,-1 12,0".split()]
    assert {goal.face for goal in game.view(0).goals} == {UNKNOWN}


def test_9_1_there_are_6_markers_and_2_key_tokens() -> None:
    view = position(rules=SOLO, hands={0: "duel_ew"}, rest="discard").view(0)
    assert (view.markers, view.keys) == (6, 2)


def test_9_1_10_cards_go_out_unseen_before_the_deal() -> None:
    game = Game(SOLO, 1)
    assert len(game.to_deal.deck) == 52
    game.deal(stacked(game, deck=HAND))
    assert game.view(0).hand == tuple(sorted(cards(HAND)))
    assert game.view(0).deck == 52 - 10 - 6
    assert game.view(0).discard == ()


def test_9_1_and_nobody_draws_them_in_this_round() -> None:
    game = Game(SOLO, 1)
    out = "duel_key duel_key duel_map duel_map duel_bridge duel_nsw_de_gold duel_fix_pick duel_fix_lamp"
    out += " duel_fix_cart duel_nw_ds"
    game.deal(stacked(game, out=out, deck=HAND))
    seen: Counter[str] = Counter(map(str, game.view(0).hand))
    while game.asked == "turn":
        hand = game.view(0).hand
        facts = play(game, f"discard {hand[0]}")
        seen.update(str(fact.card) for fact in every(facts, Drew))
    assert seen.total() == 42
    assert not set(out.split()) & set(seen)


def test_9_1_and_come_back_for_the_next_round() -> None:
    game = Game(SOLO, 1)
    every = game.to_deal.deck
    game.deal(stacked(game, out="duel_key duel_key", deck=HAND))
    run_out(game)
    assert game.to_deal.deck == every
    again = game.deal(stacked(game, deck="duel_key duel_key duel_ns duel_ns duel_nw duel_ne"), tell=True)
    assert isinstance(again[0], RoundBegan)
    assert Counter(map(str, game.view(0).hand))["duel_key"] == 2


def test_9_1_one_digs_from_ones_entrance() -> None:
    game = position(rules=SOLO, hands={0: "duel_ew duel_ns"}, deck="duel_map", rest="discard")
    assert uses(game, "duel_ew") == {"-1,0", "1,0"}
    assert game.refusal("lay duel_ew 3,0") is Refusal.NOT_CONNECTED_TO_OWN_ENTRANCE
    play(game, "lay duel_ew 1,0")
    assert mine_of(game) == picture("S─")
    assert asked(game) == ("turn", 0)


def test_9_1_the_round_ends_with_6_markers_placed() -> None:
    mine = """
        ··········b··
        S·······c···d
        ··········e··
        ········f····
        b = duelgoal_nw_2 @0
        c = duelgoal_ne_2 @0
        d = duelgoal_dead_ne_3 @0
        e = duelgoal_dead_nw_1 @0
        f = duelgoal_ns_de_dw_1 @0
    """
    game = position(mine, SOLO, hands={0: "duel_ew_ds_gold duel_ns"}, deck="duel_map", rest="discard")
    assert game.view(0).markers == 1
    facts = play(game, "lay duel_ew_ds_gold 0,1")
    assert kinds(facts) == ["laid", "claimed", "round_ended", "scored", "asked"]
    assert RoundEnded(1, "markers", (), ()) in facts
    assert game.gold == (2 + 2 + 3 + 1 + 1 + 1,)


def test_9_1_or_with_6_vein_cards_open() -> None:
    mine = """
        ········╋····
        ··········┫··
        S····a─·?···b
        ··········┻··
        ········┼····
        a = duel_ne_ladder_green
        b = duelgoal_nw_2
    """
    game = position(mine, SOLO, hands={0: "duel_ew"}, rest="discard", goals={"8,0": "duelgoal_ew_dn_ds_2"})
    facts = play(game, "lay duel_ew 7,0")
    assert kinds(facts) == ["laid", "revealed", "settled", "claimed", "round_ended", "scored", "asked"]
    assert RoundEnded(1, "veins", (), ()) in facts
    assert Scored(0, cards("duelgoal_ew_dn_ds_2")) in facts


def test_9_1_or_with_deck_and_hand_empty() -> None:
    game = position(rules=SOLO, hands={0: "duel_ew duel_ns"}, rest="discard")
    assert kinds(play(game, "discard duel_ns")) == ["discarded", "asked"]
    facts = play(game, "lay duel_ew 1,0")
    assert kinds(facts) == ["laid", "round_ended", "scored", "asked"]
    assert RoundEnded(1, "exhausted", (), ()) in facts


def test_9_1_trolls_are_bribed_and_paid_as_in_the_duel() -> None:
    mine = """
        b·
        Sa
        a = duel_cross_troll
        b = duel_ew_ds_gold @0
    """
    game = position(mine, SOLO, hands={0: "duel_ew"}, rest="discard")
    play(game, "bribe 1,0")
    assert mine_of(game) == picture(mine.replace("cross_troll", "cross_troll opened @0"))
    facts = play(game, "lay duel_ew 2,0")
    assert Toll(0, 1) in facts
    assert game.gold == (0,)
    assert "duel_ew_ds_gold" not in map(str, game.to_deal.deck)
    assert "duel_cross_troll" in map(str, game.to_deal.deck)


@pytest.mark.parametrize(
    ("gold", "expected"), [(0, 0), (1, 0), (14, 0), (15, 1), (19, 1), (20, 2), (24, 2), (25, 3), (30, 3)]
)
def test_9_5_0_to_14_15_to_19_20_to_24_25_and_more_nuggets_are_the_four_grades(gold: int, expected: int) -> None:
    assert grade(gold) == expected


def test_9_5_after_three_rounds_the_nuggets_are_counted() -> None:
    kept = "duelgoal_dead_ne_3 duelgoal_nsw_3_blue duelgoal_new_3_green duelgoal_nw_2 duelgoal_ne_2 duelgoal_ew_dn_ds_2"
    game = about_to_run_out("a\nS\na = duel_ew_ds_gold @0", SOLO, round=3, kept={0: kept})
    facts = run_out(game)
    assert GameEnded((16,), (0,)) in facts
    assert game.over
    assert grade(game.gold[0]) == 1


def test_8_15_vein_cards_not_turned_over_are_shown_once_the_solo_game_has_ended() -> None:
    game = Game(SOLO, 1)
    lying = []
    for number in (1, 2, 3):
        deal = stacked(game, deck=HAND)
        game.deal(deal)
        assert game.view(0).boxed == (UNKNOWN,) * (6 * (number - 1))
        lying += [deal.goals[:6]]
        facts = run_out(game)
        if number < 3:
            assert not {"uncovered", "box_shown"} & set(kinds(facts))
            assert {goal.face for goal in game.view(0).goals} == {UNKNOWN}
    before = tuple(sorted(lying[0] + lying[1]))
    assert kinds(facts)[-9:] == ["box_shown", *["uncovered"] * 6, "game_ended", "asked"]
    assert facts[-9] == BoxShown(before)
    assert [goal.face for goal in game.view(None).goals] == list(lying[2])
    assert game.view(None).boxed == before
