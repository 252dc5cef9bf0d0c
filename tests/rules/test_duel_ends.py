"""When a round of the duel ends (8.11), what everybody takes and what they pay (8.13)."""

import pytest

from saboteur import Game, Refusal
from saboteur.engine.values.facts import Asked, RoundEnded, Scored, Toll
from tests.rules.playing import BLUE, DUEL, GREEN, about_to_run_out, cards, every, kinds, play, position, run_out

pytestmark = pytest.mark.both

FIVE_OPEN = """
    ·····╋····
    S┐·····┫··
    ·└──·?···a
    S······┻··
    ·····┼····
    a = duelgoal_nw_2
"""


def test_8_11_the_round_ends_when_all_six_vein_cards_are_open() -> None:
    game = position(FIVE_OPEN, DUEL, hands={GREEN: "duel_ew", BLUE: "duel_ns"}, goals={"5,0": "duelgoal_ns_de_dw_1"})
    facts = play(game, "lay duel_ew 4,0")
    assert RoundEnded(1, "veins", (), ()) in facts
    assert facts[-1] == Asked("deal", None)
    assert "drew" not in kinds(facts)
    assert game.refusal("discard duel_ns") is Refusal.NOBODY_IS_ASKED


def test_8_11_five_open_vein_cards_do_not_end_it() -> None:
    game = position(FIVE_OPEN, DUEL, hands={GREEN: "duel_ew", BLUE: "duel_ns"})
    play(game, "discard duel_ew")
    assert game.asked == "turn"


def test_8_11_or_when_all_8_markers_are_placed() -> None:
    game = position(rules=DUEL, hands={GREEN: "duel_ew_ds_gold", BLUE: "duel_ns"}, markers=1)
    facts = play(game, "lay duel_ew_ds_gold 0,2")
    assert kinds(facts) == ["laid", "claimed", "round_ended", "scored", "scored", "asked"]
    assert RoundEnded(1, "markers", (), ()) in facts


def test_8_11_all_eight_of_both_players_and_on_trolls_too() -> None:
    mine = """
        ···abc····
        ··········
        S······d··
        ·····e···f
        S·········
        a = duel_new_ds_gold @0
        b = duel_bridge_gold @1
        c = duel_nsw_de_gold @1
        d = duelgoal_nw_2 @0
        e = duelgoal_ne_2 @0
        f = duelgoal_dead_ne_3 @1
    """
    game = position(mine, DUEL, hands={GREEN: "duel_cross_troll duel_ew_ds_gold", BLUE: "duel_ns duel_map"})
    assert game.view(None).markers == 2
    play(game, "lay duel_cross_troll 1,1", "discard duel_map", "bribe 1,1")
    assert (game.view(None).markers, game.asked) == (1, "turn")
    assert RoundEnded(1, "markers", (), ()) in play(game, "lay duel_ew_ds_gold 1,2")
    assert game.gold == (1 + 2 + 2 + 1 - 1, 1 + 1 + 3)


def test_8_11_or_when_deck_and_both_hands_are_empty() -> None:
    game = position(rules=DUEL, hands={GREEN: "duel_ew", BLUE: "duel_ew"}, rest="discard")
    assert "round_ended" not in kinds(play(game, "discard duel_ew"))
    facts = play(game, "lay duel_ew 1,-1")
    assert kinds(facts) == ["laid", "round_ended", "scored", "scored", "asked"]
    assert RoundEnded(1, "exhausted", (), ()) in facts


def test_8_11_that_nobody_does_anything_but_discard_ends_no_round_before() -> None:
    game = position(
        rules=DUEL, hands={GREEN: "duel_ew duel_ns duel_nw", BLUE: "duel_ew duel_ns duel_nw"}, rest="discard"
    )
    for card in ("duel_ew", "duel_ns"):
        for _ in range(2):
            assert kinds(play(game, f"discard {card}")) == ["discarded", "asked"]


def test_8_13_at_the_end_each_takes_the_cards_with_their_markers() -> None:
    mine = """
        a···b·
        S·····
        ·····c
        S·····
        d·····
        a = duel_ew_ds_gold @0
        b = duel_bridge_gold
        c = duelgoal_dead_ne_3 @1
        d = duel_new_ds_gold turned @1
    """
    game = about_to_run_out(mine, DUEL)
    facts = run_out(game)
    assert facts[-3:-1] == [
        Scored(GREEN, cards("duel_ew_ds_gold")),
        Scored(BLUE, cards("duel_new_ds_gold duelgoal_dead_ne_3")),
    ]
    assert game.gold == (1, 4)


def test_8_13_openly_so_that_everybody_sees_the_sums() -> None:
    mine = """
        S·····
        ·····a
        S·····
        a = duelgoal_dead_ne_3 @1
    """
    game = about_to_run_out(mine, DUEL, round=2, kept={GREEN: "duelgoal_nw_2"})
    scored = every(run_out(game), Scored)
    for observer in (GREEN, BLUE, None):
        assert [fact.seen_by(observer) for fact in scored] == scored
        assert game.view(observer).purses == ((2,), (3,))


def test_8_13_each_bribed_troll_is_paid_a_card_worth_one_nugget() -> None:
    mine = """
        b·····
        Sa····
        ·····c
        S·····
        a = duel_cross_troll opened @0
        b = duel_ew_ds_gold @0
        c = duelgoal_dead_ne_3 @0
    """
    game = about_to_run_out(mine, DUEL, round=3)
    facts = run_out(game)
    assert every(facts, Toll) == [Toll(GREEN, 1)]
    assert game.gold == (3, 0)


def test_8_13_else_a_dearer_one_without_change() -> None:
    mine = """
        S·····
        ·····c
        S·····
        ·a····
        a = duel_cross_troll opened @1
        c = duelgoal_dead_ne_3 @1
    """
    game = about_to_run_out(mine, DUEL, round=3)
    assert every(run_out(game), Toll) == [Toll(BLUE, 3)]
    assert game.gold == (0, 0)


def test_8_13_the_cheapest_card_owned_is_paid_automatically_earlier_rounds_included() -> None:
    mine = """
        S·····
        ·····c
        S·····
        ·a····
        a = duel_cross_troll opened @0
        c = duelgoal_dead_ne_3 @0
    """
    game = about_to_run_out(mine, DUEL, round=3, kept={GREEN: "duelgoal_nw_2 duelgoal_new_3_green"})
    assert every(run_out(game), Toll) == [Toll(GREEN, 2)]
    assert game.view(None).purses == ((3, 3), ())


def test_8_13_the_second_troll_takes_the_next_cheapest() -> None:
    mine = """
        b·····
        Sa····
        ·····c
        S·····
        ·d····
        a = duel_new_troll opened @0
        b = duel_ew_ds_gold @0
        c = duelgoal_nw_2 @0
        d = duel_cross_troll opened @0
    """
    game = about_to_run_out(mine, DUEL, round=3, kept={GREEN: "duelgoal_new_3_green"})
    assert every(run_out(game), Toll) == [Toll(GREEN, 1), Toll(GREEN, 2)]
    assert game.view(None).purses == ((3,), ())


def test_8_13_nothing_to_pay_with_and_nothing_is_paid() -> None:
    mine = """
        b···
        Sade
        ····
        S···
        a = duel_new_troll opened @0
        b = duel_ew_ds_gold @0
        d = duel_cross_troll opened @0
        e = duel_nsw_troll opened @0
    """
    game = about_to_run_out(mine, DUEL, round=3, kept={BLUE: "duelgoal_nw_2"})
    assert every(run_out(game), Toll) == [Toll(GREEN, 1), Toll(GREEN, 0), Toll(GREEN, 0)]
    assert game.gold == (0, 2)  # the opponent pays nothing for it


def test_8_13_all_take_their_cards_before_anybody_pays() -> None:
    mine = """
        b··
        Sa·
        ···
        Sc·
        a = duel_new_troll opened @0
        b = duel_ew_ds_gold @1
        c = duel_cross_troll opened @1
    """
    facts = run_out(about_to_run_out(mine, DUEL, round=3))
    paying = ["scored", "scored", "toll", "toll"]
    assert kinds(facts) == ["discarded", "round_ended", *paying, *["uncovered"] * 6, "game_ended", "asked"]
    assert every(facts, Toll) == [Toll(GREEN, 0), Toll(BLUE, 1)]


def test_8_13_a_whole_round_without_markers_earns_nothing() -> None:
    game = Game(DUEL, 2, seed="autumn")
    facts = run_out(game)
    assert Scored(GREEN, ()) in facts
    assert Scored(BLUE, ()) in facts
    assert (game.round, game.gold) == (2, (0, 0))
