"""What a player of the duel does in a turn (8.2), and what happens to tools (8.4, 3.4, 3.6)."""

import pytest

from saboteur import UNKNOWN, Refusal, parse_move
from saboteur.engine.values.facts import Discarded, Lifted, Passed, Put
from tests.rules.playing import (
    BLUE,
    DUEL,
    GREEN,
    asked,
    card,
    cards,
    hand,
    kinds,
    mine_of,
    moves,
    picture,
    play,
    position,
    uses,
)

pytestmark = pytest.mark.both


def test_8_2_a_turn_is_to_lay_a_tunnel_card_and_draw_one() -> None:
    game = position(
        rules=DUEL, hands={GREEN: "duel_ew duel_ns", BLUE: "duel_ew"}, deck="duel_map duel_nw", rest="discard"
    )
    facts = play(game, "lay duel_ew 1,1")
    assert kinds(facts) == ["laid", "drew", "asked"]
    assert mine_of(game) == picture("S─\n··\nS·")
    assert hand(game, GREEN) == ["duel_map", "duel_ns"]
    assert asked(game) == ("turn", BLUE)


def test_8_2_or_to_play_an_action_card_and_draw_one() -> None:
    game = position(
        rules=DUEL, hands={GREEN: "duel_break_lamp duel_ns", BLUE: "duel_ew"}, deck="duel_map duel_nw", rest="discard"
    )
    assert kinds(play(game, "play duel_break_lamp 1")) == ["put", "drew", "asked"]
    assert hand(game, GREEN) == ["duel_map", "duel_ns"]
    assert game.actor == BLUE


def test_8_2_or_to_discard_two_to_remove_a_broken_tool_in_front_of_oneself_and_draw_one() -> None:
    game = position(
        rules=DUEL,
        hands={GREEN: "duel_ew duel_ns duel_nw", BLUE: "duel_ew"},
        mats={GREEN: "lamp cart"},
        deck="duel_map duel_ne",
        rest="discard",
    )
    facts = play(game, "clear lamp duel_ew duel_ns")
    assert facts[:2] == [
        Discarded(GREEN, cards("duel_ew duel_ns")),
        Lifted(GREEN, None, GREEN, card("duel_break_lamp")),
    ]
    assert kinds(facts) == ["discarded", "lifted", "drew", "asked"]
    assert game.view(None).mats == (("cart",), ())
    assert hand(game, GREEN) == ["duel_map", "duel_nw"]
    assert game.actor == BLUE


def test_8_2_two_cards_remove_no_tool_that_is_not_broken() -> None:
    game = position(rules=DUEL, hands={GREEN: "duel_ew duel_ns", BLUE: "duel_ew"}, mats={GREEN: "lamp", BLUE: "cart"})
    refusal = game.refusal("clear cart duel_ew duel_ns")
    assert refusal is Refusal.NO_TOOL_TO_CLEAR
    assert refusal.rule == "8.2"
    assert game.refusal("clear lamp duel_ew duel_ew") is Refusal.NOT_IN_HAND


@pytest.mark.parametrize("thrown", ["duel_ew", "duel_ew duel_ns"])
def test_8_2_or_to_pass_and_discard_1_or_2_and_draw_as_many(thrown: str) -> None:
    game = position(
        rules=DUEL,
        hands={GREEN: "duel_ew duel_ns duel_nw", BLUE: "duel_ew"},
        deck="duel_map duel_key duel_ne",
        rest="discard",
    )
    facts = play(game, f"discard {thrown}")
    assert kinds(facts) == ["discarded"] + ["drew"] * len(thrown.split()) + ["asked"]
    assert len(game.view(GREEN).hand) == 3
    assert game.actor == BLUE


def test_8_2_nobody_discards_three_cards_and_nobody_passes_without_discarding() -> None:
    game = position(rules=DUEL, hands={GREEN: "duel_ew duel_ns duel_nw", BLUE: "duel_ew"})
    assert game.refusal("discard duel_ew duel_ns duel_nw") is Refusal.MORE_THAN_TWO_CARDS
    with pytest.raises(ValueError):
        parse_move("discard")


def test_8_2_like_cards_make_one_discard() -> None:
    game = position(rules=DUEL, hands={GREEN: "duel_ns duel_ns duel_map", BLUE: "duel_ew"})
    thrown = moves(game, "discard")
    assert thrown == {
        "discard duel_ns",
        "discard duel_map",
        "discard duel_map duel_ns",
        "discard duel_ns duel_ns",
    }


def test_8_2_with_an_empty_deck_nobody_draws() -> None:
    game = position(rules=DUEL, hands={GREEN: "duel_ew duel_ns", BLUE: "duel_ew duel_map"}, rest="discard")
    assert kinds(play(game, "discard duel_ew")) == ["discarded", "asked"]
    assert kinds(play(game, "play duel_map 5,0")) == ["peeked", "asked"]
    assert [len(hand) for hand in game.view(None).hands] == [1, 1]


def test_8_2_two_are_discarded_and_only_the_last_card_of_the_deck_is_drawn() -> None:
    game = position(
        rules=DUEL, hands={GREEN: "duel_ew duel_ns duel_nw", BLUE: "duel_ew"}, deck="duel_map", rest="discard"
    )
    assert kinds(play(game, "discard duel_ew duel_ns")) == ["discarded", "drew", "asked"]
    assert hand(game, GREEN) == ["duel_map", "duel_nw"]


def test_8_2_without_cards_one_does_nothing_more_this_round_and_the_other_plays_on_alone() -> None:
    game = position(rules=DUEL, hands={GREEN: "duel_ew", BLUE: "duel_ew duel_ns duel_nw"}, rest="discard")
    assert kinds(play(game, "lay duel_ew 1,1")) == ["laid", "asked"]
    facts = play(game, "lay duel_ew 1,-1")
    assert kinds(facts) == ["laid", "passed", "asked"]
    assert Passed(GREEN) in facts
    assert game.actor == BLUE
    assert kinds(play(game, "lay duel_nw 2,-1")) == ["laid", "passed", "asked"]
    assert mine_of(game) == picture("S─·\n···\nS─┘")
    assert (game.actor, game.view(None).hands) == (BLUE, ((), (UNKNOWN,)))
    assert kinds(play(game, "discard duel_ns"))[:2] == ["discarded", "round_ended"]


def test_8_2_who_goes_out_first_may_be_the_one_whose_turn_comes_next() -> None:
    game = position(rules=DUEL, hands={GREEN: "duel_ew duel_ns"}, rest="discard")
    assert kinds(play(game, "discard duel_ns")) == ["discarded", "passed", "asked"]
    assert game.actor == GREEN


def test_8_4_broken_tools_are_only_for_the_opponent() -> None:
    game = position(rules=DUEL, hands={GREEN: "duel_break_pick duel_ns", BLUE: "duel_ew"})
    assert uses(game, "duel_break_pick") == {"1"}
    refusal = game.refusal("play duel_break_pick 0")
    assert refusal is Refusal.ONLY_ON_OPPONENT
    assert refusal.rule == "8.4"
    facts = play(game, "play duel_break_pick 1")
    assert facts[0] == Put(GREEN, card("duel_break_pick"), BLUE)
    assert game.view(None).mats == ((), ("pick",))


def test_8_4_repairs_are_only_for_oneself() -> None:
    game = position(
        rules=DUEL, hands={GREEN: "duel_fix_pick duel_ns", BLUE: "duel_ew"}, mats={GREEN: "pick", BLUE: "pick"}
    )
    assert uses(game, "duel_fix_pick") == {"0 pick"}
    refusal = game.refusal("play duel_fix_pick 1 pick")
    assert refusal is Refusal.ONLY_OWN_TOOLS
    assert refusal.rule == "8.4"
    facts = play(game, "play duel_fix_pick 0 pick")
    assert facts[0] == Lifted(GREEN, card("duel_fix_pick"), GREEN, card("duel_break_pick"))
    assert game.view(None).mats == ((), ("pick",))


def test_8_4_where_only_the_opponents_tool_is_broken_a_repair_cannot_be_played() -> None:
    game = position(rules=DUEL, hands={GREEN: "duel_fix_pick duel_ns", BLUE: "duel_ew"}, mats={BLUE: "pick"})
    assert uses(game, "duel_fix_pick") == set()
    assert game.refusal("play duel_fix_pick 0 pick") is Refusal.TOOL_NOT_BROKEN


def test_3_5_one_broken_tool_of_each_kind_in_the_duel_too() -> None:
    game = position(rules=DUEL, hands={GREEN: "duel_break_pick duel_break_lamp", BLUE: "duel_ew"}, mats={BLUE: "pick"})
    assert game.refusal("play duel_break_pick 1") is Refusal.TOOL_ALREADY_BROKEN
    play(game, "play duel_break_lamp 1")
    assert game.view(None).mats == ((), ("pick", "lamp"))


def test_3_4_with_a_broken_tool_one_lays_no_tunnel_card_in_the_duel_and_everything_else_is_allowed() -> None:
    hand = "duel_ew duel_break_cart duel_map duel_rockfall duel_fix_pick_cart"
    mine = """
        S─
        ··
        S·
    """
    game = position(mine, DUEL, turn=BLUE, hands={GREEN: "duel_ns", BLUE: hand}, mats={BLUE: "pick"})
    refusal = game.refusal("lay duel_ew 1,-1")
    assert refusal is Refusal.TOOL_BROKEN
    assert refusal.rule == "3.4"
    assert uses(game, "duel_break_cart") == {"0"}
    assert len(uses(game, "duel_map")) == 6
    assert uses(game, "duel_rockfall") == {"1,1"}
    assert uses(game, "duel_fix_pick_cart") == {"1 pick"}
    assert {"discard duel_ew", "clear pick duel_ew duel_map"} <= moves(game)


def test_3_6_a_card_that_shows_two_tools_repairs_one_of_them_and_both_cards_go_to_the_discard() -> None:
    game = position(
        rules=DUEL,
        hands={GREEN: "duel_fix_pick_cart duel_ns", BLUE: "duel_ew"},
        mats={GREEN: "pick lamp cart"},
        rest="discard",
    )
    assert uses(game, "duel_fix_pick_cart") == {"0 pick", "0 cart"}
    assert game.refusal("play duel_fix_pick_cart 0 lamp") is Refusal.NOT_ON_THE_CARD
    play(game, "play duel_fix_pick_cart 0 cart")
    assert game.view(None).mats == (("pick", "lamp"), ())
    thrown = {(str(each.card), each.by) for each in game.view(None).discard[-2:]}
    assert thrown == {("duel_fix_pick_cart", None), ("duel_break_cart", None)}


@pytest.mark.parametrize("move", ["discard duel_ew duel_ns", "clear pick duel_ew duel_ns"])
def test_3_9_discards_are_face_down(move: str) -> None:
    game = position(rules=DUEL, hands={GREEN: "duel_ew duel_ns duel_nw", BLUE: "duel_ew"}, mats={GREEN: "pick"})
    thrown = play(game, move)[0]
    assert thrown.seen_by(GREEN) == Discarded(GREEN, cards("duel_ew duel_ns"))
    assert thrown.seen_by(BLUE) == Discarded(GREEN, (UNKNOWN, UNKNOWN))
    assert thrown.seen_by(None) == Discarded(GREEN, (UNKNOWN, UNKNOWN))
    hidden = [(each.card, each.by) for each in game.view(BLUE).discard if each.by is not None]
    assert hidden == [(UNKNOWN, GREEN)] * 2
