"""Rockfalls and what they cut off (3.7)."""

import pytest

from saboteur import Refusal
from saboteur.engine.values.facts import Collapsed
from tests.rules.playing import (
    GOLD,
    STONE_NE,
    board,
    card,
    cell,
    discard,
    every,
    kinds,
    mine_after,
    mine_of,
    picture,
    play,
    position,
    uses,
)

pytestmark = pytest.mark.both


def test_3_7_a_rockfall_removes_any_laid_tunnel_card() -> None:
    game = position("S─┼━", hands={0: "base_rockfall"})
    assert uses(game, "base_rockfall") == {"1,0", "2,0", "3,0"}
    assert mine_after(game, "play base_rockfall 1,0") == "S·┼━"
    assert mine_after(game, "play base_rockfall 3,0") == "S─┼"
    assert every(play(game, "play base_rockfall 2,0"), Collapsed) == [
        Collapsed(0, card("base_rockfall"), cell("2,0"), card("base_nesw"))
    ]
    assert mine_of(game) == "S─·━"
    assert sorted(discard(game)) == ["base_nesw", "base_rockfall"]


@pytest.mark.parametrize("cell", ["0,0", "8,2", "8,0", "8,-2", "5,5"])
def test_3_7_never_the_start_never_a_goal_face_up_or_down(cell: str) -> None:
    game = position("S───┴┴┴┴┘", hands={0: "base_rockfall"})  # the goal on 8,0 lies face up
    refusal = game.refusal(f"play base_rockfall {cell}")
    assert refusal is Refusal.NO_TUNNEL_CARD_THERE
    assert refusal.rule == "3.7"


def test_3_7_the_gap_can_be_filled() -> None:
    game = position("S─┼─", hands={0: "base_rockfall", 1: "base_ns base_nesw"})
    play(game, "play base_rockfall 2,0")
    assert mine_of(game) == "S─·─"
    assert game.refusal("lay base_ns 2,0") is Refusal.EDGES_DISAGREE
    play(game, "lay base_nesw 2,0")
    assert mine_of(game) == "S─┼─"


def test_3_7_what_is_cut_off_stays_where_it_is_and_cannot_be_built_on() -> None:
    game = position("S─┼─┴", hands={0: "base_rockfall", 1: "base_nesw"})
    assert uses(position("S─┼─┴", hands={0: "base_nesw"}), "base_nesw") >= {"5,0", "4,1"}
    play(game, "play base_rockfall 2,0")
    assert mine_of(game) == "S─·─┴"
    for where in ("5,0", "4,1"):
        refusal = game.refusal(f"lay base_nesw {where}")
        assert refusal is Refusal.NOT_CONNECTED
        assert refusal.rule == "3.3"


def test_3_7_what_is_cut_off_still_constrains_edges() -> None:
    game = position("S┼─", hands={0: "base_rockfall", 1: "base_ne base_nw base_new"})
    play(game, "play base_rockfall 1,0")
    assert mine_of(game) == "S·─"
    assert game.refusal("lay base_nw 1,0") is Refusal.EDGES_DISAGREE  # a wall against the tunnel cut off
    assert game.refusal("lay base_ne 1,0 turned") is Refusal.EDGES_DISAGREE
    assert mine_after(game, "lay base_new 1,0") == "S┴─"


def test_3_7_what_is_cut_off_counts_again_when_it_is_joined_again() -> None:
    game = position("S───┴┴┴·?", hands={0: "base_rockfall", 1: "base_new", 2: "base_nes base_new"}, goals={"8,0": GOLD})
    play(game, "play base_rockfall 1,0")
    assert game.refusal("lay base_new 7,0") is Refusal.NOT_CONNECTED
    play(game, "lay base_new 1,0")
    assert mine_of(game) == "S┴──┴┴┴"
    assert kinds(play(game, "lay base_new 7,0"))[:4] == ["laid", "revealed", "settled", "round_ended"]
    assert mine_of(game) == "S┴──┴┴┴┴┼"


def test_3_7_what_is_cut_off_can_collapse_too() -> None:
    game = position("S·─", hands={0: "base_rockfall"})
    play(game, "play base_rockfall 2,0")
    assert mine_of(game) == "S"


def test_3_7_a_stone_cut_off_stays_face_up_and_counts_again() -> None:
    game = position(
        "S───┴┴┴┴┐", hands={0: "base_rockfall", 1: "base_nesw base_new", 2: "base_nesw"}, goals={"8,2": GOLD}
    )
    assert str(game.view(None).goals[1].face) == STONE_NE
    play(game, "play base_rockfall 7,0")
    assert board(game) == picture("""
        ········?
        ·········
        S───┴┴┴·┐
        ·········
        ········?
    """)
    assert game.refusal("lay base_nesw 8,-1") is Refusal.NOT_CONNECTED
    play(game, "lay base_new 7,0")
    assert game.refusal("lay base_nesw 8,-1") is None


def test_3_7_a_rockfall_can_clear_a_dead_end_out_of_the_way() -> None:
    game = position("S─━", hands={0: "base_rockfall", 1: "base_nesw"})
    play(game, "play base_rockfall 2,0")
    assert mine_after(game, "lay base_nesw 2,0") == "S─┼"
