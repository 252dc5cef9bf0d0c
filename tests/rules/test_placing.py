"""Where a tunnel card can be laid (3.3), and the option that follows the text of the base game literally."""

import pytest

from saboteur import InvalidOptions, Refusal, ruleset
from tests.rules.playing import GOLD, base, board, kinds, mine_after, mine_of, picture, play, position, uses

pytestmark = pytest.mark.both

ADJACENT = base(placing="adjacent")


@pytest.mark.parametrize("cell", ["0,0", "1,0", "8,2", "8,0", "8,-2"])
def test_3_3_the_cell_is_empty(cell: str) -> None:
    game = position("S┼", hands={0: "base_nesw"})
    refusal = game.refusal(f"lay base_nesw {cell}")
    assert refusal is Refusal.CELL_TAKEN
    assert refusal.rule == "3.3"


def test_3_3_no_card_is_laid_on_a_goal_that_lies_face_up() -> None:
    game = position("S───┴┴┴┴┘", hands={0: "base_nw"})
    assert game.refusal("lay base_nw 8,0") is Refusal.CELL_TAKEN


def test_3_3_no_wall_is_laid_against_an_opening() -> None:
    game = position("S─", hands={0: "base_ns base_nw"})
    for move in ("lay base_ns 2,0", "lay base_nw 2,0 turned"):
        refusal = game.refusal(move)
        assert refusal is Refusal.EDGES_DISAGREE
        assert refusal.rule == "3.3"
    assert mine_after(game, "lay base_nw 2,0") == "S─┘"


def test_3_3_no_opening_is_laid_against_a_wall() -> None:
    game = position("S┐", hands={0: "base_ew base_nesw"})
    assert game.refusal("lay base_ew 2,0") is Refusal.EDGES_DISAGREE
    assert game.refusal("lay base_nesw 1,1") is Refusal.EDGES_DISAGREE
    assert mine_after(game, "lay base_nesw 1,-1") == "S┐\n·┼"


def test_3_3_every_side_agrees_with_every_neighbour() -> None:
    game = position(
        """
        ┌─┐
        S·│
        """,
        hands={0: "base_ew base_nw base_ne base_nes base_nesw"},
    )
    for card in ("base_ew", "base_nw", "base_nesw"):  # it needs walls in the north and the east
        assert game.refusal(f"lay {card} 1,0") is Refusal.EDGES_DISAGREE
    assert game.refusal("lay base_nes 1,0 turned") is Refusal.EDGES_DISAGREE
    assert mine_after(game, "lay base_ne 1,0 turned") == picture("""
        ┌─┐
        S┐│
    """)


def test_3_3_wall_to_wall_agrees_but_does_not_connect() -> None:
    game = position("S─", hands={0: "base_ew base_nw"})
    for move in ("lay base_ew 1,1", "lay base_ew 1,-1", "lay base_nw 1,1"):
        refusal = game.refusal(move)
        assert refusal is Refusal.NOT_CONNECTED
        assert refusal.rule == "3.3"


def test_3_3_an_opening_must_meet_an_opening_that_is_reachable_from_the_start() -> None:
    cut_off = position("S·─", hands={0: "base_nesw"})
    assert cut_off.refusal("lay base_nesw 3,0") is Refusal.NOT_CONNECTED
    behind_a_dead_end = position("S━", hands={0: "base_nesw"})
    assert behind_a_dead_end.refusal("lay base_nesw 2,0") is Refusal.NOT_CONNECTED
    far_away = position("S", hands={0: "base_nesw"})
    assert far_away.refusal("lay base_nesw 5,5") is Refusal.NOT_CONNECTED


def test_3_3_one_such_opening_is_enough() -> None:
    game = position(
        """
        ·│·
        S·─
        ·┃·
        """,
        hands={0: "base_nesw"},
    )
    assert mine_after(game, "lay base_nesw 1,0") == picture("""
        ·│·
        S┼─
        ·┃·
    """)


def test_3_3_a_dead_end_is_laid_like_any_other_card() -> None:
    game = position(
        """
        ┏·
        S·
        """,
        hands={0: "base_dead_ew base_dead_nesw"},
    )
    assert uses(game, "base_dead_ew") == {"1,0", "-1,0"}
    assert uses(game, "base_dead_nesw") == {"1,0", "-1,0", "0,-1"}
    assert game.refusal("lay base_dead_ew 1,1") is Refusal.NOT_CONNECTED  # behind another dead end


def test_3_3_adjacent_any_neighbour_will_do() -> None:
    assert mine_after(position("S─", ADJACENT, hands={0: "base_ew"}), "lay base_ew 1,1") == "·─\nS─"
    assert mine_after(position("S━", ADJACENT, hands={0: "base_ew"}), "lay base_ew 2,0") == "S━─"
    assert mine_after(position("S·─", ADJACENT, hands={0: "base_ew"}), "lay base_ew 3,0") == "S·──"


def test_3_3_adjacent_a_card_still_needs_a_neighbour_and_agrees_with_all() -> None:
    game = position("S─", ADJACENT, hands={0: "base_ew base_ns"})
    refusal = game.refusal("lay base_ew 4,0")
    assert refusal is Refusal.NOTHING_BESIDE
    assert refusal.rule == "3.3"
    assert game.refusal("lay base_ns 2,0") is Refusal.EDGES_DISAGREE
    assert game.refusal("lay base_ns 1,1") is Refusal.EDGES_DISAGREE
    assert game.refusal("lay base_ew 1,0") is Refusal.CELL_TAKEN


def test_3_3_adjacent_a_goal_is_turned_over_only_when_it_is_reachable() -> None:
    game = position("S·──┴┴┴·?", ADJACENT, hands={0: "base_new", 1: "base_map", 2: "base_new"}, goals={"8,0": GOLD})
    assert kinds(play(game, "lay base_new 7,0")) == ["laid", "drew", "asked"]
    assert board(game).splitlines()[2] == "S·──┴┴┴┴?"
    play(game, "discard base_map")
    assert kinds(play(game, "lay base_new 1,0"))[:4] == ["laid", "revealed", "settled", "round_ended"]
    assert mine_of(game).splitlines()[0] == "S┴──┴┴┴┴┼"


def test_3_3_adjacent_is_an_option_of_the_base_game_only() -> None:
    for game in ("saboteur2", "duel", "solo"):
        with pytest.raises(InvalidOptions, match=f"{game} has no option 'placing'"):
            ruleset(game, {"placing": "adjacent"})
    with pytest.raises(InvalidOptions, match="expected connected or adjacent"):
        base(placing="anywhere")
    assert position("S─", base(placing="connected"), hands={0: "base_ew"}).refusal("lay base_ew 1,1")
