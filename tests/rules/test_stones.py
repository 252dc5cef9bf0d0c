"""Stones: how a goal lies that is turned over and is not the gold (4.3)."""

import pytest

from saboteur import Refusal
from saboteur.engine.values.facts import Asked, Settled
from tests.rules.playing import (
    EDITIONS,
    GOLD,
    STONE_NE,
    STONE_NW,
    asked,
    base,
    board,
    cell,
    every,
    kinds,
    mine_of,
    moves,
    picture,
    play,
    position,
    uses,
)

pytestmark = pytest.mark.both

LATER = ("2016", "new")
CLASSIC = base(edition="classic")
FROM_THE_WEST = """
    ········?
    ·········
    S───┴┴┴·?
    ·········
    ········?
"""
FROM_THE_NORTH = """
    ········?
    ┌───┴┴┴┴·
    S·······?
    ·········
    ········?
"""
FROM_THE_SOUTH = """
    ········?
    ·········
    S·······?
    └───┬┬┬┬·
    ········?
"""
ROUND_THE_NORTH = """
    ········?·
    ┌┼┴┴┴┴┴──┐
    S·······?·
    ··········
    ········?·
"""
ROUND_THE_SOUTH = """
    ········?·
    ··········
    S·······?·
    └┼┬┬┬┬┬──┘
    ········?·
"""


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("drawing", "move", "stone", "glyph"),
    [
        (FROM_THE_WEST, "lay base_new 7,0", STONE_NW, "┘"),
        (FROM_THE_WEST, "lay base_new 7,0", STONE_NE, "┐"),
        (FROM_THE_NORTH, "lay base_ne 8,1 turned", STONE_NW, "┘"),
        (FROM_THE_NORTH, "lay base_ne 8,1 turned", STONE_NE, "└"),
        (FROM_THE_SOUTH, "lay base_nw 8,-1", STONE_NW, "┌"),
        (FROM_THE_SOUTH, "lay base_nw 8,-1", STONE_NE, "┐"),
        (ROUND_THE_NORTH, "lay base_nw 9,0", STONE_NW, "┌"),
        (ROUND_THE_SOUTH, "lay base_ne 9,0 turned", STONE_NE, "└"),
    ],
    ids=["west nw", "west ne", "north nw", "north ne", "south nw", "south ne", "east nw", "east ne"],
)
def test_4_3_a_stone_is_turned_so_that_it_joins_the_card_that_reached_it(
    edition: str, drawing: str, move: str, stone: str, glyph: str
) -> None:
    game = position(drawing, base(edition=edition), hands={0: move.split()[1]}, goals={"8,0": stone})
    assert kinds(play(game, move)) == ["laid", "revealed", "settled", "drew", "asked"]
    assert board(game).splitlines()[2][8] == glyph


WEST_AND_NORTH = """
    ········?
    ········│
    S───┴┴┴·?
    ·········
    ········?
"""
"""A card on 7,0 reaches the goal on 8,0; the tunnel on 8,1 opens towards it, too."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_4_3_a_position_that_joins_a_reaching_neighbour_and_agrees_with_all_is_taken(edition: str) -> None:
    game = position(
        WEST_AND_NORTH, base(edition=edition), hands={0: "base_new"}, goals={"8,0": STONE_NW, "8,2": STONE_NE}
    )
    facts = every(play(game, "lay base_new 7,0"), Settled, Asked)
    assert facts[0] == Settled(cell("8,0"), turned=False)
    assert facts[-1] == Asked("turn", 1)
    assert board(game).splitlines()[2] == "S───┴┴┴┴┘"


@pytest.mark.parametrize("edition", LATER)
def test_4_3_if_none_does_the_player_chooses_either_position(edition: str) -> None:
    """The stone needs an opening in the west and one in the north; it has north and east, or south and west."""
    game = position(WEST_AND_NORTH, base(edition=edition), hands={0: "base_new"}, goals={"8,0": STONE_NE})
    assert kinds(play(game, "lay base_new 7,0")) == ["laid", "revealed", "asked"]
    assert (*asked(game), moves(game)) == ("position", 0, {"position upright", "position turned"})
    other = game.clone()
    assert every(play(game, "position turned"), Settled) == [Settled(cell("8,0"), turned=True)]
    assert board(game) == picture("""
        ········?
        ········│
        S───┴┴┴┴┐
        ·········
        ········?
    """)
    assert every(play(other, "position upright"), Settled) == [Settled(cell("8,0"), turned=False)]
    assert board(other) == picture("""
        ········?
        ········│
        S───┴┴┴┴└
        ·········
        ········?
    """)
    assert asked(game) == ("turn", 1)


@pytest.mark.parametrize("edition", LATER)
def test_4_3_a_wall_in_the_way_makes_an_exception_too(edition: str) -> None:
    game = position(
        """
        S──·┴┴┴┴?
        ········─
        """,
        base(edition=edition),
        hands={0: "base_nesw"},
        goals={"8,0": STONE_NE},
    )
    play(game, "lay base_nesw 3,0")
    assert game.asked == "position"  # joined to the west it would open south, against a wall
    play(game, "position turned")
    assert mine_of(game) == picture("""
        S──┼┴┴┴┴┐
        ········─
    """)


@pytest.mark.parametrize("edition", LATER)
def test_4_3_a_stone_need_not_join_what_does_not_lead_to_the_start(edition: str) -> None:
    """It agrees with a neighbour that nobody can walk to, as with any other."""
    game = position(
        """
        S───┴┴┴·?
        ········┃
        """,
        base(edition=edition),
        hands={0: "base_new"},
        goals={"8,0": STONE_NE},
    )
    play(game, "lay base_new 7,0")
    assert game.asked == "turn"
    assert mine_of(game) == picture("""
        S───┴┴┴┴┐
        ········┃
    """)


def test_4_3_classic_an_exception_joins_the_card_just_laid_if_that_one_reaches_it() -> None:
    """Reached from the west and from the north at once, by a card laid in the north."""
    game = position(
        """
        ········?·
        ·······┌·┐
        S······└?│
        └─┬┬┬┬┼──┘
        ········?·
        """,
        CLASSIC,
        hands={0: "base_new"},
        goals={"8,0": STONE_NE},
    )
    assert every(play(game, "lay base_new 8,1 turned"), Settled) == [Settled(cell("8,0"), turned=False)]
    assert board(game) == picture("""
        ········?·
        ·······┌┬┐
        S······└└│
        └─┬┬┬┬┼──┘
        ········?·
    """)


@pytest.mark.parametrize(
    ("stone", "before", "then"),
    [
        pytest.param(
            STONE_NE,
            """
            ······┌─┐
            S·┼┼┼┼┼─?
            """,
            """
            ······┌─┐
            S┴┼┼┼┼┼─┐
            """,
            id="west before north",
        ),
        pytest.param(
            STONE_NW,
            """
            S·┼┼┼┼┼─?
            ······└─┘
            """,
            """
            S┴┼┼┼┼┼─┘
            ······└─┘
            """,
            id="west before south",
        ),
        pytest.param(
            STONE_NW,
            """
            ······┌─┐
            S·┼┼┼┼┼·?
            ······└─┘
            """,
            """
            ······┌─┐
            S┴┼┼┼┼┼·┘
            ······└─┘
            """,
            id="north before south",
        ),
        pytest.param(
            STONE_NW,
            """
            ······┌─┬┐
            S·┼┼┼┼┼·?┘
            """,
            """
            ······┌─┬┐
            S┴┼┼┼┼┼·┘┘
            """,
            id="north before east",
        ),
        pytest.param(
            STONE_NE,
            """
            ······┌──┐
            S·┼┼┼┼┼·?┘
            ······└─┘·
            """,
            """
            ······┌──┐
            S┴┼┼┼┼┼·┐┘
            ······└─┘·
            """,
            id="south before east",
        ),
    ],
)
def test_4_3_classic_else_the_first_reaching_neighbour_in_the_order_west_north_south_east(
    stone: str, before: str, then: str
) -> None:
    """The card laid on 1,0 opens the way and does not itself touch the goal."""
    game = position(before, CLASSIC, hands={0: "base_new"}, goals={"8,0": stone})
    assert kinds(play(game, "lay base_new 1,0")) == ["laid", "revealed", "settled", "drew", "asked"]
    assert mine_of(game) == picture(then)


def test_4_3_classic_a_neighbour_that_is_not_reachable_is_not_joined() -> None:
    """The tunnel in the north opens towards the goal but leads nowhere; the one in the south reaches it."""
    game = position(
        """
        ········?·
        ········╻·
        S·┼┼┼┼┼·?·
        ······└─┘·
        """,
        CLASSIC,
        hands={0: "base_new"},
        goals={"8,0": STONE_NE},
    )
    assert every(play(game, "lay base_new 1,0"), Settled) == [Settled(cell("8,0"), turned=True)]


def test_4_3_it_stays_there_as_an_ordinary_card() -> None:
    game = position(FROM_THE_NORTH, hands={0: "base_ne", 1: "base_nesw base_ns base_rockfall"}, goals={"8,0": STONE_NE})
    play(game, "lay base_ne 8,1 turned")
    assert mine_of(game).splitlines()[1] == "S·······└"
    assert "9,0" in uses(game, "base_nesw")  # tunnels lead on from it
    assert game.refusal("lay base_ns 8,-1") is Refusal.EDGES_DISAGREE  # and its walls are walls
    assert game.refusal("play base_rockfall 8,0") is Refusal.NO_TUNNEL_CARD_THERE  # 3.7
    assert str(game.view(2).goals[1].face) == STONE_NE


def test_4_3_an_exception_leads_on_only_from_where_it_is_joined() -> None:
    """The player lays the stone so that it joins neither the west, which reaches it, nor anything else."""
    game = position(WEST_AND_NORTH, hands={0: "base_new", 1: "base_nesw"}, goals={"8,0": STONE_NE, "8,2": GOLD})
    play(game, "lay base_new 7,0")
    play(game, "position upright")
    assert game.refusal("lay base_nesw 9,0") is Refusal.NOT_CONNECTED
    assert game.refusal("lay base_nesw 8,-1") is Refusal.EDGES_DISAGREE
