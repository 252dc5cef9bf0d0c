"""Goals: when they are reached, and which are turned over (4.1, 4.2, 4.4)."""

import pytest

from saboteur import Game, Refusal
from saboteur.engine.values.facts import Revealed
from tests.rules.playing import (
    EDITIONS,
    GOLD,
    STONE_NE,
    STONE_NW,
    asked,
    base,
    board,
    card,
    cell,
    every,
    kinds,
    mine_of,
    moves,
    picture,
    play,
    position,
)

pytestmark = pytest.mark.both

LATER = ("2016", "new")
ONE_STEP = "S───┴┴┴·?"
TWO_GOALS = """
    ········?
    ┌───┴┴┴┴·
    S·······?
    ·········
    ········?
"""
"""A card on 8,1 that opens north and south reaches two goals."""
THREE_GOALS = """
    ·······┌?
    ·······│·
    S───┴┴┴·?
    ·······│·
    ·······└?
"""
"""A crossing on 7,0 reaches all goals: one at once, the others by the two ways round."""


def turned_over(game: Game, move: str) -> list[str]:
    """The cells of the goals a move turns over, in order."""
    return [str(fact.cell) for fact in every(play(game, move), Revealed)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_4_1_a_goal_with_a_reachable_opening_facing_it_is_reached(edition: str) -> None:
    """Seven cards from the start: that is as few as the layout allows, and no further condition."""
    game = position(ONE_STEP, base(edition=edition), hands={0: "base_new"}, goals={"8,0": STONE_NW})
    assert every(play(game, "lay base_new 7,0"), Revealed) == [Revealed(0, cell("8,0"), card(STONE_NW))]
    assert board(game) == picture("""
        ········?
        ·········
        S───┴┴┴┴┘
        ·········
        ········?
    """)


@pytest.mark.parametrize(
    ("card", "glyph"),
    [
        ("base_dead_ew 7,0", "━"),
        ("base_dead_new 7,0", "┻"),
        ("base_dead_new 7,0 turned", "┳"),
        ("base_dead_nesw 7,0", "╋"),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_4_1_a_dead_end_does_not_turn_a_goal_over(edition: str, card: str, glyph: str) -> None:
    game = position(ONE_STEP, base(edition=edition), hands={0: card.partition(" ")[0]}, goals={"8,0": GOLD})
    assert kinds(play(game, f"lay {card}")) == ["laid", "drew", "asked"]
    assert board(game).splitlines()[2] == f"S───┴┴┴{glyph}?"


def test_4_1_a_dead_end_on_the_way_keeps_the_goal_from_being_reached() -> None:
    game = position("S·──┴┴┴┴?", hands={0: "base_dead_ew"}, goals={"8,0": GOLD})
    assert kinds(play(game, "lay base_dead_ew 1,0")) == ["laid", "drew", "asked"]
    assert mine_of(game) == "S━──┴┴┴┴"


def test_4_1_a_wall_facing_a_goal_does_not_reach_it() -> None:
    game = position(ONE_STEP, hands={0: "base_ne"}, goals={"8,0": GOLD})
    assert kinds(play(game, "lay base_ne 7,0 turned")) == ["laid", "drew", "asked"]
    assert mine_of(game) == "S───┴┴┴┐"


def test_4_1_by_which_card_does_not_matter() -> None:
    game = position("S·──┴┴┴┴?", hands={0: "base_new"}, goals={"8,0": GOLD})
    assert turned_over(game, "lay base_new 1,0") == ["8,0"]
    assert mine_of(game) == "S┴──┴┴┴┴┼"


@pytest.mark.parametrize(("move", "cell"), [("lay base_nw 8,1", "8,2"), ("lay base_ne 8,1 turned", "8,0")])
def test_4_1_a_goal_is_reached_from_any_side(move: str, cell: str) -> None:
    game = position(TWO_GOALS, hands={0: "base_nw base_ne"}, goals={cell: GOLD})
    assert turned_over(game, move) == [cell]


@pytest.mark.parametrize("edition", LATER)
def test_4_2_if_several_are_reached_the_player_chooses_one_and_turns_only_that_one_over(edition: str) -> None:
    game = position(TWO_GOALS, base(edition=edition), hands={0: "base_nes"}, goals=[STONE_NW, STONE_NE, GOLD])
    assert turned_over(game, "lay base_nes 8,1 turned") == []
    assert (*asked(game), moves(game)) == ("goal", 0, {"turn 8,2", "turn 8,0"})
    other = game.clone()
    assert turned_over(game, "turn 8,2") == ["8,2"]
    assert asked(game) == ("turn", 1)
    assert board(game) == picture("""
        ········┌
        ┌───┴┴┴┴┤
        S·······?
        ·········
        ········?
    """)
    assert turned_over(other, "turn 8,0") == ["8,0"]
    assert board(other) == picture("""
        ········?
        ┌───┴┴┴┴┤
        S·······└
        ·········
        ········?
    """)


@pytest.mark.parametrize("edition", LATER)
def test_4_2_a_goal_passed_over_counts_as_reached_again_after_any_tunnel_card_laid_later(edition: str) -> None:
    game = position(
        TWO_GOALS,
        base(edition=edition),
        hands={0: "base_nes", 1: "base_map", 2: "base_dead_n"},
        goals=[STONE_NW, GOLD, STONE_NE],
    )
    play(game, "lay base_nes 8,1 turned")
    play(game, "turn 8,2")
    assert turned_over(game, "play base_map 8,-2") == []  # no tunnel card
    assert every(play(game, "lay base_dead_n 0,-1"), Revealed) == [Revealed(2, cell("8,0"), card(GOLD))]
    assert board(game) == picture("""
        ········┌
        ┌───┴┴┴┴┤
        S·······┼
        ╹········
        ········?
    """)


def test_4_2_a_goal_passed_over_and_cut_off_again_is_not_reached() -> None:
    game = position(
        TWO_GOALS, hands={0: "base_nes", 1: "base_rockfall", 2: "base_dead_n"}, goals=[STONE_NW, GOLD, STONE_NE]
    )
    play(game, "lay base_nes 8,1 turned")
    play(game, "turn 8,2")
    play(game, "play base_rockfall 1,1")
    assert turned_over(game, "lay base_dead_n 0,-1") == []
    assert board(game) == picture("""
        ········┌
        ┌·──┴┴┴┴┤
        S·······?
        ╹········
        ········?
    """)


def test_4_2_a_goal_passed_over_still_connects_nothing() -> None:
    game = position(TWO_GOALS, hands={0: "base_nes", 1: "base_nesw"}, goals=[STONE_NW, GOLD, STONE_NE])
    play(game, "lay base_nes 8,1 turned")
    play(game, "turn 8,2")
    for where in ("9,0", "7,0", "8,-1"):
        assert game.refusal(f"lay base_nesw {where}") in (Refusal.NOT_CONNECTED, Refusal.EDGES_DISAGREE)


def test_4_2_classic_all_of_them_are_turned_over() -> None:
    game = position(TWO_GOALS, base(edition="classic"), hands={0: "base_nes"}, goals=[STONE_NW, STONE_NE, GOLD])
    names = kinds(play(game, "lay base_nes 8,1 turned"))
    assert names == ["laid", "revealed", "settled", "revealed", "settled", "drew", "asked"]
    assert board(game) == picture("""
        ········┌
        ┌───┴┴┴┴┤
        S·······└
        ·········
        ········?
    """)


def test_4_2_classic_the_nearest_to_the_card_just_laid_first_then_from_north_to_south() -> None:
    game = position(THREE_GOALS, base(edition="classic"), hands={0: "base_nesw"}, goals=[STONE_NE, STONE_NW, GOLD])
    assert turned_over(game, "lay base_nesw 7,0") == ["8,0", "8,2", "8,-2"]
    assert board(game) == picture("""
        ·······┌┐
        ·······│·
        S───┴┴┴┼┘
        ·······│·
        ·······└┼
    """)


def test_4_2_classic_the_nearest_comes_before_the_northernmost() -> None:
    from_the_south = """
        ·······┌?
        ·······│·
        S······│?
        └───┬┬┬··
        ·······└?
    """
    game = position(from_the_south, base(edition="classic"), hands={0: "base_nes"}, goals=[STONE_NE, GOLD, STONE_NW])
    assert turned_over(game, "lay base_nes 7,-1 turned") == ["8,-2", "8,2"]


def test_4_2_classic_the_gold_ends_the_round_at_once() -> None:
    game = position(THREE_GOALS, base(edition="classic"), hands={0: "base_nesw"}, goals=[GOLD, STONE_NW, STONE_NE])
    names = kinds(play(game, "lay base_nesw 7,0"))
    assert names[:6] == ["laid", "revealed", "settled", "revealed", "settled", "round_ended"]
    assert board(game) == picture("""
        ·······┌┼
        ·······│·
        S───┴┴┴┼┘
        ·······│·
        ·······└?
    """)


STONE_LEADS_ON = """
    ········?
    ········│
    S───┴┴┴·?
    ·······│·
    ·······└?
"""
"""A stone on 8,0 that opens west and north joins the goal on 8,2 to the start."""


def test_4_2_classic_looking_again_after_each() -> None:
    """The goal on 8,2 is joined only by the stone on 8,0, and is then turned over before the one on 8,-2."""
    game = position(STONE_LEADS_ON, base(edition="classic"), hands={0: "base_new"}, goals=[STONE_NE, STONE_NW, GOLD])
    assert turned_over(game, "lay base_new 7,0 turned") == ["8,0", "8,2", "8,-2"]
    assert board(game) == picture("""
        ········┐
        ········│
        S───┴┴┴┬┘
        ·······│·
        ·······└┼
    """)


ONLY_NORTH = """
    ········?
    ········│
    S───┴┴┴·?
"""


def test_4_4_classic_a_turned_stone_that_joins_further_goals_reaches_them_too() -> None:
    game = position(ONLY_NORTH, base(edition="classic"), hands={0: "base_new"}, goals=[GOLD, STONE_NW, STONE_NE])
    assert turned_over(game, "lay base_new 7,0") == ["8,0", "8,2"]
    assert mine_of(game) == picture("""
        ········┼
        ········│
        S───┴┴┴┴┘
    """)


@pytest.mark.parametrize("edition", LATER)
def test_4_4_otherwise_only_with_the_next_tunnel_card_laid(edition: str) -> None:
    game = position(
        ONLY_NORTH,
        base(edition=edition),
        hands={0: "base_new", 1: "base_map", 2: "base_dead_n"},
        goals=[GOLD, STONE_NW, STONE_NE],
    )
    assert turned_over(game, "lay base_new 7,0") == ["8,0"]
    assert asked(game) == ("turn", 1)
    assert turned_over(game, "discard base_map") == []
    assert turned_over(game, "lay base_dead_n 0,-1") == ["8,2"]
    assert mine_of(game) == picture("""
        ········┼
        ········│
        S───┴┴┴┴┘
        ╹········
    """)


@pytest.mark.parametrize("edition", LATER)
def test_4_4_then_the_player_who_laid_it_chooses_among_all_that_are_reached(edition: str) -> None:
    game = position(
        STONE_LEADS_ON, base(edition=edition), hands={0: "base_new", 1: "base_dead_n"}, goals=[STONE_NE, STONE_NW, GOLD]
    )
    play(game, "lay base_new 7,0 turned")
    assert moves(game) == {"turn 8,0", "turn 8,-2"}
    play(game, "turn 8,0")
    play(game, "lay base_dead_n 0,-1")
    assert (*asked(game), moves(game)) == ("goal", 1, {"turn 8,2", "turn 8,-2"})
