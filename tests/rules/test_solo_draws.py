"""Broken tools and rockfalls drawn in the solo game (9.2, 9.3)."""

import pytest

from saboteur import Game, Refusal
from saboteur.engine.values.facts import Asked, Collapsed, Drew, Fact, Laid, Put, RoundBegan, Scrapped
from tests.rules.playing import SOLO, card, cell, hand, kinds, mine_of, moves, picture, play, position, stacked, uses

pytestmark = pytest.mark.both


def drew(*words: str) -> list[Fact]:
    """These cards were drawn."""
    return [Drew(0, card(word)) for word in words]


def put(word: str) -> Fact:
    """This broken tool lies in front of the player now."""
    return Put(0, card(word), 0)


def fell(where: str, removed: str) -> Fact:
    """A rockfall drawn removed this card."""
    return Collapsed(0, card("duel_rockfall"), cell(where), card(removed))


NOTHING_FELL = Collapsed(0, card("duel_rockfall"), None, None)


def test_9_2_a_broken_tool_drawn_is_laid_in_front_of_oneself_at_once_and_another_card_is_drawn() -> None:
    game = position(rules=SOLO, hands={0: "duel_ew duel_ns"}, deck="duel_break_pick duel_map duel_nw", rest="discard")
    facts = play(game, "discard duel_ns")
    assert facts[1:] == [*drew("duel_break_pick"), put("duel_break_pick"), *drew("duel_map"), Asked("turn", 0)]
    assert game.view(0).mats == (("pick",),)
    assert hand(game, 0) == ["duel_ew", "duel_map"]
    assert game.refusal("lay duel_ew 1,0") is Refusal.TOOL_BROKEN


def test_9_2_one_of_a_kind_already_there_is_discarded_without_effect_and_another_is_drawn() -> None:
    game = position(
        rules=SOLO, hands={0: "duel_ew duel_ns"}, deck="duel_break_pick duel_map", rest="discard", mats={0: "pick"}
    )
    facts = play(game, "discard duel_ns")
    scrapped = Scrapped(0, card("duel_break_pick"))
    assert facts[1:-1] == [*drew("duel_break_pick"), scrapped, *drew("duel_map")]
    assert game.view(0).mats == (("pick",),)
    assert hand(game, 0) == ["duel_ew", "duel_map"]
    assert game.view(0).discard[-1].card == card("duel_break_pick")


def test_9_2_one_of_another_kind_is_laid_beside_it() -> None:
    game = position(
        rules=SOLO, hands={0: "duel_ew duel_ns"}, deck="duel_break_lamp duel_map", rest="discard", mats={0: "pick"}
    )
    play(game, "discard duel_ns")
    assert game.view(0).mats == (("pick", "lamp"),)


def test_9_2_a_tool_repaired_can_break_again() -> None:
    game = position(
        rules=SOLO,
        hands={0: "duel_fix_pick duel_ns"},
        deck="duel_break_pick duel_map",
        rest="discard",
        mats={0: "pick"},
    )
    facts = play(game, "play duel_fix_pick 0 pick")
    assert facts[1:-1] == [*drew("duel_break_pick"), put("duel_break_pick"), *drew("duel_map")]
    assert game.view(0).mats == (("pick",),)


def test_9_2_tools_are_repaired_and_removed_for_two_cards_as_in_the_duel() -> None:
    game = position(
        rules=SOLO,
        hands={0: "duel_fix_pick_cart duel_ns duel_nw"},
        deck="duel_map",
        rest="discard",
        mats={0: "pick lamp"},
    )
    assert uses(game, "duel_fix_pick_cart") == {"0 pick"}
    assert "clear lamp duel_ns duel_nw" in moves(game)
    assert kinds(play(game, "clear lamp duel_ns duel_nw")) == ["discarded", "lifted", "drew", "asked"]
    assert game.view(0).mats == (("pick",),)


def test_9_2_so_with_the_first_hand_too() -> None:
    game = Game(SOLO, 1)
    deck = "duel_break_pick duel_ew duel_break_pick duel_ns duel_break_cart duel_nw duel_ne duel_map duel_key"
    facts = game.deal(stacked(game, deck=deck), tell=True)
    assert isinstance(facts[0], RoundBegan)
    assert facts[0].hands == ((),)
    assert facts[1:] == [
        *drew("duel_break_pick"),
        put("duel_break_pick"),
        *drew("duel_ew"),
        *drew("duel_break_pick"),
        Scrapped(0, card("duel_break_pick")),
        *drew("duel_ns"),
        *drew("duel_break_cart"),
        put("duel_break_cart"),
        *drew("duel_nw", "duel_ne", "duel_map", "duel_key"),
        Asked("turn", 0),
    ]
    assert len(game.view(0).hand) == 6
    assert game.view(0).mats == (("pick", "cart"),)


def test_9_3_a_rockfall_drawn_removes_the_tunnel_card_laid_last_and_then_another_card_is_drawn() -> None:
    game = position("S──", SOLO, hands={0: "duel_ns duel_nw"}, deck="duel_rockfall duel_map", rest="discard")
    facts = play(game, "discard duel_ns")
    assert facts[1:-1] == [*drew("duel_rockfall"), fell("2,0", "duel_ew"), *drew("duel_map")]
    assert mine_of(game) == picture("S─")
    assert hand(game, 0) == ["duel_map", "duel_nw"]


def test_9_3_the_card_laid_last_may_be_the_one_just_laid() -> None:
    game = position("S─", SOLO, hands={0: "duel_nw duel_ns"}, deck="duel_rockfall duel_map", rest="discard")
    facts = play(game, "lay duel_nw 2,0")
    assert facts[0] == Laid(0, card("duel_nw"), cell("2,0"), turned=False)
    assert fell("2,0", "duel_nw") in facts
    assert mine_of(game) == picture("S─")


def test_9_3_laid_last_counts_not_where_it_lies() -> None:
    game = position(
        rules=SOLO, hands={0: "duel_ew duel_ew duel_ns"}, deck="duel_map duel_map duel_rockfall duel_nw", rest="discard"
    )
    play(game, "lay duel_ew 1,0", "lay duel_ew -1,0")
    assert mine_of(game) == picture("─S─")
    play(game, "discard duel_ns")
    assert mine_of(game) == picture("S─")


def test_9_3_two_rockfalls_in_a_row_remove_the_last_two_of_those_still_in_the_mine() -> None:
    game = position(
        "S──", SOLO, hands={0: "duel_nw duel_ns"}, deck="duel_rockfall duel_rockfall duel_map", rest="discard"
    )
    facts = play(game, "lay duel_nw 3,0")
    assert facts[1:-1] == [
        *drew("duel_rockfall"),
        fell("3,0", "duel_nw"),
        *drew("duel_rockfall"),
        fell("2,0", "duel_ew"),
        *drew("duel_map"),
    ]
    assert mine_of(game) == picture("S─")


@pytest.mark.parametrize(
    "lasting", ["duel_new_ds_gold", "duel_bridge_gold", "duel_cross_troll", "duel_cross_troll opened @0"]
)
def test_9_3_cards_with_nugget_or_troll_are_passed_over(lasting: str) -> None:
    mine = f"""
        S──a
        a = {lasting}
    """
    game = position(mine, SOLO, hands={0: "duel_ns"}, deck="duel_rockfall duel_map", rest="discard")
    facts = play(game, "discard duel_ns")
    assert fell("2,0", "duel_ew") in facts
    assert mine_of(game) == picture(mine.replace("──", "─·"))


def test_9_3_ladders_and_doors_are_not() -> None:
    mine = """
        S──ab
        a = duel_cross_green
        b = duel_nw_ladder_blue
    """
    game = position(mine, SOLO, hands={0: "duel_ns"}, deck="duel_rockfall duel_rockfall duel_map", rest="discard")
    play(game, "discard duel_ns")
    assert mine_of(game) == picture("S──")


def test_9_3_a_token_comes_back_with_its_door() -> None:
    mine = """
        S─a
        a = duel_new_blue opened
    """
    game = position(mine, SOLO, hands={0: "duel_ns"}, deck="duel_rockfall duel_map", rest="discard")
    assert game.view(0).keys == 1
    play(game, "discard duel_ns")
    assert game.view(0).keys == 2
    assert mine_of(game) == picture("S─")


def test_9_3_vein_cards_and_the_entrance_never_fall() -> None:
    mine = "S·······╋"
    game = position(mine, SOLO, hands={0: "duel_ns"}, deck="duel_rockfall duel_map", rest="discard")
    assert NOTHING_FELL in play(game, "discard duel_ns")
    assert mine_of(game) == picture(mine)


def test_9_3_where_no_card_can_fall_nothing_happens_and_another_card_is_drawn() -> None:
    mine = """
        Sa
        a = duel_cross_troll
    """
    game = position(mine, SOLO, hands={0: "duel_ns"}, deck="duel_rockfall duel_map", rest="discard")
    facts = play(game, "discard duel_ns")
    assert facts[1:-1] == [*drew("duel_rockfall"), NOTHING_FELL, *drew("duel_map")]
    assert mine_of(game) == picture(mine)
    assert game.view(0).discard[-1].card == card("duel_rockfall")


def test_9_3_in_the_first_hand_a_rockfall_finds_nothing() -> None:
    game = Game(SOLO, 1)
    facts = game.deal(stacked(game, deck="duel_rockfall duel_ew duel_ns duel_nw duel_ne duel_map duel_key"), tell=True)
    assert facts[1:4] == [*drew("duel_rockfall"), NOTHING_FELL, *drew("duel_ew")]
    assert len(game.view(0).hand) == 6


def test_9_3_what_is_cut_off_stays() -> None:
    game = position(
        rules=SOLO, hands={0: "duel_ew duel_nsw_de_gold duel_ns"}, deck="duel_map duel_rockfall duel_nw", rest="discard"
    )
    play(game, "lay duel_ew 1,0")
    assert fell("1,0", "duel_ew") in play(game, "lay duel_nsw_de_gold 2,0")
    assert mine_of(game) == picture("S·a\na = duel_nsw_de_gold")
    assert game.refusal("lay duel_ns 2,1") is Refusal.NOT_CONNECTED_TO_OWN_ENTRANCE


def test_9_3_a_nugget_claimed_stays_claimed_when_its_way_falls_in() -> None:
    mine = """
        ·a
        S·
        a = duel_ew_ds_gold
    """
    game = position(mine, SOLO, hands={0: "duel_nw duel_ns"}, deck="duel_rockfall duel_map", rest="discard")
    facts = play(game, "lay duel_nw 1,0")
    assert kinds(facts) == ["laid", "claimed", "drew", "collapsed", "drew", "asked"]
    assert mine_of(game) == picture("·a\nS·\na = duel_ew_ds_gold @0")


def test_9_3_forced_cards_are_resolved_one_by_one_before_the_next_draw() -> None:
    deck = "duel_rockfall duel_break_pick duel_break_pick duel_map duel_break_lamp duel_nw"
    game = position("S──", SOLO, hands={0: "duel_ns duel_ne"}, deck=deck, rest="discard")
    facts = play(game, "discard duel_ne duel_ns")
    assert facts[1:-1] == [
        *drew("duel_rockfall"),
        fell("2,0", "duel_ew"),
        *drew("duel_break_pick"),
        put("duel_break_pick"),
        *drew("duel_break_pick"),
        Scrapped(0, card("duel_break_pick")),
        *drew("duel_map"),
        *drew("duel_break_lamp"),
        put("duel_break_lamp"),
        *drew("duel_nw"),
    ]
    assert hand(game, 0) == ["duel_map", "duel_nw"]


@pytest.mark.parametrize("forced", ["duel_break_pick", "duel_rockfall"])
def test_9_3_deck_empty_no_replacement(forced: str) -> None:
    game = position("S─", SOLO, hands={0: "duel_ns duel_ne"}, deck=forced, rest="discard")
    facts = play(game, "discard duel_ns")
    assert kinds(facts)[:2] == ["discarded", "drew"]
    assert kinds(facts)[3:] == ["asked"]
    assert hand(game, 0) == ["duel_ne"]
    assert mine_of(game) == picture("S" if forced == "duel_rockfall" else "S─")


def test_9_3_and_if_the_hand_is_empty_then_the_round_ends() -> None:
    game = position(rules=SOLO, hands={0: "duel_ew"}, deck="duel_break_pick", rest="discard")
    facts = play(game, "lay duel_ew 1,0")
    assert kinds(facts) == ["laid", "drew", "put", "round_ended", "scored", "asked"]


def test_9_3_rockfalls_and_broken_tools_are_never_held() -> None:
    game = Game(SOLO, 1, seed="summer")
    while game.round == 1:
        held = {str(card) for card in game.view(0).hand}
        assert not any("break" in card or "rockfall" in card for card in held)
        play(game, next(move for move in game.legal_moves if str(move).startswith("discard")))
