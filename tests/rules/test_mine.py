"""Cards, cells and walks: the words of the rules (1.1-1.6)."""

import pytest

from saboteur import Game, Refusal
from tests.rules.playing import (
    BASE,
    SABOTEUR2,
    base,
    board,
    mine_after,
    mine_of,
    picture,
    play,
    position,
    stacked,
    uses,
)

pytestmark = pytest.mark.both

ROW = "S───┴┴┴"
STRAIGHT_TO_A_STONE = "S───┴┴┴┴┘"
DEAD_ENDS = "n e ns ew ne nw nes new nesw".split()


def test_1_1_a_tunnel_card_has_two_positions_upright_and_turned_by_half() -> None:
    game = position("S", hands={0: "base_ne"})
    assert uses(game, "base_ne") == {"-1,0", "0,-1", "1,0 turned", "0,1 turned"}
    assert mine_after(game, "lay base_ne -1,0") == "└S"
    assert mine_after(game, "lay base_ne 0,-1") == "S\n└"
    assert mine_after(game, "lay base_ne 1,0 turned") == "S┐"
    assert mine_after(game, "lay base_ne 0,1 turned") == "┐\nS"


def test_1_1_cards_never_lie_crosswise() -> None:
    game = position("S", hands={0: "base_ew base_ns base_dead_e"})
    assert uses(game, "base_ew") == {"1,0", "-1,0"}
    assert uses(game, "base_ns") == {"0,1", "0,-1"}
    assert uses(game, "base_dead_e") == {"-1,0", "1,0 turned"}
    assert game.refusal("lay base_ew 0,1") is Refusal.EDGES_DISAGREE


@pytest.mark.parametrize("shape", DEAD_ENDS)
def test_1_2_a_dead_end_has_openings_whose_groups_are_single(shape: str) -> None:
    card = f"base_dead_{shape}"
    beside_the_start = {"1,0", "0,1", "-1,0", "0,-1"}
    game = position("S", hands={0: card, 1: "base_nesw"})
    for where in uses(game, card):
        other = game.clone()
        play(other, f"lay {card} {where}")
        assert uses(other, "base_nesw") == beside_the_start - {where.split()[0]}  # it leads nowhere


def test_1_2_openings_joined_inside_a_card_form_a_group() -> None:
    game = position("S┴", hands={0: "base_nesw"})
    assert uses(game, "base_nesw") == {"-1,0", "0,1", "0,-1", "1,1", "2,0"}


@pytest.mark.parametrize(
    ("drawing", "beyond"),
    [
        ("S╫", {"2,0"}),  # a bridge has NS and EW: one comes from the west and goes east
        ("S╱", {"1,1"}),  # a double curve NW and ES: north
        ("S╲", {"1,-1"}),  # a double curve NE and SW: south
    ],
)
def test_1_2_a_bridge_and_a_double_curve_have_two_pairs(drawing: str, beyond: set[str]) -> None:
    game = position(drawing, SABOTEUR2, hands={0: "base_nesw"})
    assert uses(game, "base_nesw") == {"-1,0", "0,1", "0,-1"} | beyond


def test_1_3_the_start_lies_at_0_0_and_the_goals_eight_cells_east() -> None:
    game = Game(BASE, 3, seed="1")
    assert board(game) == picture("""
        ········?
        ·········
        S·······?
        ·········
        ········?
    """)
    assert [str(lying.cell) for lying in game.view(None).mine] == ["0,0"]
    assert [str(goal.cell) for goal in game.view(None).goals] == ["8,2", "8,0", "8,-2"]


def test_1_3_x_grows_east_and_y_grows_north() -> None:
    game = position("S", hands={0: "base_ew base_ns"})
    assert mine_after(game, "lay base_ew 1,0") == "S─"
    assert mine_after(game, "lay base_ns 0,1") == "│\nS"


def test_1_3_there_is_no_edge() -> None:
    west = position("┼┼┼┼┼┬┬┬┬┬───S", hands={0: "base_nes"})
    assert mine_after(west, "lay base_nes -14,0") == "├┼┼┼┼┼┬┬┬┬┬───S"
    north = position("\n".join("├├├├├││││S"), hands={0: "base_nesw"})
    assert mine_after(north, "lay base_nesw 0,10") == "\n".join("┼├├├├├││││S")
    past_the_goals = """
        ┌┼┴┴┴┴┴──·
        S·········
    """
    assert mine_after(position(past_the_goals, hands={0: "base_ew"}), "lay base_ew 9,1") == picture("""
        ┌┼┴┴┴┴┴───
        S·········
    """)


def test_1_4_next_to_never_means_diagonally() -> None:
    game = position("S", base(placing="adjacent"), hands={0: "base_nesw"})
    assert uses(game, "base_nesw") == {"1,0", "0,1", "-1,0", "0,-1"}
    assert game.refusal("lay base_nesw 1,1") is Refusal.NOTHING_BESIDE
    game = position("S", hands={0: "base_nesw"})
    assert game.refusal("lay base_nesw 1,1") is Refusal.NOT_CONNECTED


def test_1_4_a_face_down_goal_constrains_no_edge() -> None:
    game = position(ROW, hands={0: "base_nw base_ne base_nes base_new base_nesw"})
    assert mine_after(game, "lay base_nw 7,0") == "S───┴┴┴┘"  # a wall towards the goal
    assert mine_after(game, "lay base_ne 7,0 turned") == "S───┴┴┴┐"
    assert mine_after(game, "lay base_nes 7,0 turned") == "S───┴┴┴┤"
    for card in ("base_new", "base_nesw"):  # an opening towards it
        assert "7,0" in uses(game, card)
    between_two = position("┌┼───┴┴┴\nS·······", hands={0: "base_dead_e base_nes"})
    assert "8,1 turned" in uses(between_two, "base_dead_e")  # a wall towards both
    assert "8,1 turned" in uses(between_two, "base_nes")  # an opening towards both


def test_1_4_a_face_down_goal_constrains_no_edge_in_a_game_dealt_and_played() -> None:
    game = Game(BASE, 3)
    straight = "base_ew base_new base_nw base_nes base_nesw base_map"
    game.deal(stacked(game, deck=f"{straight} {straight} {straight}"))
    for move in ("ew 1,0", "ew 2,0", "ew 3,0", "new 4,0", "new 5,0", "new 6,0"):
        play(game, f"lay base_{move}")
    assert mine_of(game) == ROW
    assert mine_after(game, "lay base_nw 7,0") == "S───┴┴┴┘"
    assert mine_after(game, "lay base_nes 7,0 turned") == "S───┴┴┴┤"
    assert "7,0" in uses(game, "base_nesw")


def test_1_4_a_face_down_goal_connects_nothing() -> None:
    for rules, refusal in ((BASE, Refusal.NOT_CONNECTED), (base(placing="adjacent"), Refusal.NOTHING_BESIDE)):
        game = position("S", rules, hands={0: "base_ew base_ns"}, goals={"8,0": "base_goal_gold"})
        assert game.refusal("lay base_ew 9,0") is refusal
        assert game.refusal("lay base_ew 7,0") is refusal
        assert game.refusal("lay base_ns 8,1") is refusal


def test_1_4_a_goal_face_up_is_a_neighbour() -> None:
    game = position(STRAIGHT_TO_A_STONE, hands={0: "base_nesw base_ns"})
    assert mine_of(game) == STRAIGHT_TO_A_STONE
    assert game.refusal("lay base_nesw 9,0") is Refusal.EDGES_DISAGREE
    assert "8,1" in uses(game, "base_ns")


def test_1_5_a_walk_passes_from_opening_to_facing_opening_and_inside_a_card_within_one_group() -> None:
    game = position(
        """
        ·┌┬
        S┘┗
        """,
        hands={0: "base_nesw base_nes"},
    )
    assert uses(game, "base_nesw") == {"-1,0", "0,-1", "3,1"}
    assert game.refusal("lay base_nesw 3,0") is Refusal.NOT_CONNECTED  # behind the dead end
    assert "3,1 turned" in uses(game, "base_nes")


def test_1_5_what_no_walk_from_the_start_comes_to_is_not_reachable() -> None:
    game = position("S·─", hands={0: "base_nesw base_ew"})
    assert uses(game, "base_nesw") == {"1,0", "-1,0", "0,1", "0,-1"}
    assert game.refusal("lay base_ew 3,0") is Refusal.NOT_CONNECTED
    play(game, "lay base_ew 1,0")
    assert mine_of(game) == "S──"
    game = position("S──", hands={0: "base_nesw"})
    assert "3,0" in uses(game, "base_nesw")


def test_1_6_left_is_clockwise_the_next_seat() -> None:
    game = position("S", seats=4, hands={0: "base_map"})
    seats = [game.actor]
    play(game, "discard base_map")
    while len(seats) < 6:
        seats.append(game.actor)
        play(game, next(iter(game.legal_moves)))
    assert seats == [0, 1, 2, 3, 0, 1]


def test_1_6_right_is_counter_clockwise_the_seat_before() -> None:
    game = position(
        ROW,
        seats=4,
        turn=1,
        hands={1: "base_new"},
        goals={"8,0": "base_goal_gold"},
        roles=dict.fromkeys(range(4), "digger"),
        pile=[1, 2, 3, 1],
    )
    play(game, "lay base_new 7,0")
    seats = []
    for value in (3, 2, 1):  # the last card is not asked for
        seats.append(game.actor)
        play(game, f"take {value}")
    assert seats == [1, 0, 3]
    assert game.gold == (2, 3, 1, 1)
