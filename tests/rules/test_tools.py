"""Broken tools and their repair (3.4-3.6)."""

import pytest

from saboteur import Refusal
from saboteur.engine.values.facts import Lifted, Put
from tests.rules.playing import card, discard, every, kinds, mine_of, moves, play, position, uses

pytestmark = pytest.mark.both

TOOLS = ("pick", "lamp", "cart")
TWO_TOOLS = [("pick", "lamp"), ("pick", "cart"), ("lamp", "cart")]


@pytest.mark.parametrize("tool", TOOLS)
def test_3_4_a_player_with_a_broken_tool_lays_no_tunnel_card(tool: str) -> None:
    game = position("S─", hands={0: "base_ew base_nesw"}, mats={0: tool})
    refusal = game.refusal("lay base_ew 2,0")
    assert refusal is Refusal.TOOL_BROKEN
    assert refusal.rule == "3.4"
    assert moves(game) == {"discard base_ew", "discard base_nesw"}


def test_3_4_everything_else_is_allowed() -> None:
    cards = ["base_ew", "base_break_pick", "base_fix_lamp", "base_rockfall", "base_map"]
    game = position("S─", hands={0: cards}, mats={0: "lamp"})
    assert moves(game) == {
        *(f"discard {card}" for card in cards),
        *(f"play base_break_pick {seat}" for seat in range(3)),
        "play base_fix_lamp 0 lamp",
        "play base_rockfall 1,0",
        *(f"play base_map {cell}" for cell in ("8,2", "8,0", "8,-2")),
    }


def test_3_4_the_broken_tools_of_others_do_not_matter() -> None:
    game = position("S", hands={0: "base_ew"}, mats={1: "lamp pick", 2: "cart"})
    play(game, "lay base_ew 1,0")
    assert mine_of(game) == "S─"


def test_3_4_once_it_is_repaired_tunnel_cards_are_laid_again() -> None:
    game = position("S", hands={0: "base_ew base_fix_lamp"}, mats={0: "lamp", 1: "lamp", 2: "lamp"})
    play(game, "play base_fix_lamp 0 lamp")
    for _ in range(2):
        play(game, min(moves(game)))
    assert game.refusal("lay base_ew 1,0") is None


def test_3_4_one_broken_tool_of_two_is_enough() -> None:
    game = position("S", hands={0: "base_fix_lamp base_ew"}, mats={0: "lamp cart"})
    play(game, "play base_fix_lamp 0 lamp")
    for _ in range(2):
        play(game, min(moves(game, "discard")))
    assert game.refusal("lay base_ew 1,0") is Refusal.TOOL_BROKEN


@pytest.mark.parametrize("tool", TOOLS)
def test_3_5_a_broken_tool_is_put_in_front_of_any_player_oneself_included(tool: str) -> None:
    game = position("S", hands={0: f"base_break_{tool}"})
    assert uses(game, f"base_break_{tool}") == {"0", "1", "2"}
    other = game.clone()
    assert every(play(game, f"play base_break_{tool} 2"), Put) == [Put(0, card(f"base_break_{tool}"), 2)]
    assert game.view(None).mats == ((), (), (tool,))
    play(other, f"play base_break_{tool} 0")
    assert other.view(None).mats == ((tool,), (), ())


def test_3_5_it_lies_there_and_not_in_the_discard() -> None:
    game = position("S", hands={0: "base_break_lamp"})
    play(game, "play base_break_lamp 1")
    assert discard(game) == []


def test_3_5_at_most_one_of_each_kind_per_player() -> None:
    game = position("S", hands={0: "base_break_lamp"}, mats={1: "lamp"})
    assert uses(game, "base_break_lamp") == {"0", "2"}
    refusal = game.refusal("play base_break_lamp 1")
    assert refusal is Refusal.TOOL_ALREADY_BROKEN
    assert refusal.rule == "3.5"


def test_3_5_a_player_may_have_all_three_kinds() -> None:
    game = position("S", hands={0: "base_break_cart"}, mats={1: "pick lamp"})
    play(game, "play base_break_cart 1")
    assert game.view(None).mats[1] == ("pick", "lamp", "cart")


def test_3_5_nobody_sits_beyond_the_last_seat() -> None:
    game = position("S", hands={0: "base_break_cart"})
    assert game.refusal("play base_break_cart 3") is Refusal.NO_SUCH_SEAT


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_3_6_a_repair_removes_ones_own_broken_tool_or_anothers(seat: int) -> None:
    game = position("S", hands={0: "base_fix_cart"}, mats={seat: "cart"})
    assert uses(game, "base_fix_cart") == {f"{seat} cart"}
    assert every(play(game, f"play base_fix_cart {seat} cart"), Lifted) == [
        Lifted(0, card("base_fix_cart"), seat, card("base_break_cart"))
    ]
    assert game.view(None).mats == ((), (), ())


@pytest.mark.parametrize("broken", TOOLS)
@pytest.mark.parametrize("shown", TOOLS)
def test_3_6_only_of_a_kind_the_card_shows(shown: str, broken: str) -> None:
    game = position("S", hands={0: f"base_fix_{shown}"}, mats={1: broken})
    assert uses(game, f"base_fix_{shown}") == ({f"1 {broken}"} if shown == broken else set())
    if shown != broken:
        refusal = game.refusal(f"play base_fix_{shown} 1 {broken}")
        assert refusal is Refusal.NOT_ON_THE_CARD
        assert refusal.rule == "3.6"


@pytest.mark.parametrize("tools", TWO_TOOLS)
def test_3_6_a_card_that_shows_two_tools_repairs_one_of_them_not_both(tools: tuple[str, str]) -> None:
    card = f"base_fix_{tools[0]}_{tools[1]}"
    game = position("S", hands={0: card}, mats={0: TOOLS})
    assert uses(game, card) == {f"0 {tools[0]}", f"0 {tools[1]}"}
    for repaired in tools:
        other = game.clone()
        play(other, f"play {card} 0 {repaired}")
        assert other.view(None).mats[0] == tuple(tool for tool in TOOLS if tool != repaired)


def test_3_6_not_playable_where_nothing_fits() -> None:
    game = position("S", hands={0: "base_fix_lamp base_fix_pick_cart"}, mats={1: "pick"})
    refusal = game.refusal("play base_fix_lamp 1 lamp")
    assert refusal is Refusal.TOOL_NOT_BROKEN
    assert refusal.rule == "3.6"
    assert game.refusal("play base_fix_pick_cart 1 cart") is Refusal.TOOL_NOT_BROKEN
    assert uses(game, "base_fix_lamp") == set()
    assert uses(game, "base_fix_pick_cart") == {"1 pick"}


def test_3_6_a_player_with_a_broken_tool_may_repair_anothers() -> None:
    game = position("S", hands={0: "base_fix_lamp"}, mats={0: "pick lamp", 2: "lamp"})
    assert uses(game, "base_fix_lamp") == {"0 lamp", "2 lamp"}
    play(game, "play base_fix_lamp 2 lamp")
    assert game.view(None).mats == (("pick", "lamp"), (), ())


def test_3_6_both_cards_go_to_the_discard() -> None:
    game = position("S", hands={0: "base_fix_lamp_cart"}, mats={1: "lamp"})
    assert kinds(play(game, "play base_fix_lamp_cart 1 lamp")) == ["lifted", "drew", "asked"]
    assert sorted(discard(game)) == ["base_break_lamp", "base_fix_lamp_cart"]
