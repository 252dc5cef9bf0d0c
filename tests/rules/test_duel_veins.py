"""Vein cards: when they are turned over, by whom, and how they lie (8.8)."""

import pytest

from saboteur.engine.values.facts import Claimed, Revealed, Settled
from tests.rules.playing import (
    BLUE,
    DUEL,
    GREEN,
    asked,
    card,
    cell,
    faces,
    kinds,
    mine_of,
    moves,
    picture,
    play,
    position,
    uses,
)

pytestmark = pytest.mark.both

GREENS_WAY = """
    S┐···
    ·└──·
    S····
"""  # one card is missing before the vein card of 5,0
BLUES_WAY = """
    S····
    ·┌──·
    S┘···
"""
SHARED_WAY = """
    S┐···
    │└──·
    S····
"""


def test_8_8_a_vein_card_is_turned_over_when_a_laid_card_completes_a_way_to_it() -> None:
    game = position(GREENS_WAY, DUEL, hands={GREEN: "duel_ew", BLUE: "duel_ns"}, goals={"5,0": "duelgoal_cross_0"})
    facts = play(game, "lay duel_ew 4,0")
    assert facts[1:3] == [Revealed(GREEN, cell("5,0"), card("duelgoal_cross_0")), Settled(cell("5,0"), turned=False)]
    assert kinds(facts) == ["laid", "revealed", "settled", "drew", "asked"]
    mine = """
        S┐····
        ·└───┼
        S·····
    """
    assert mine_of(game) == picture(mine)
    assert game.actor == BLUE


def test_8_8_both_see_it_from_then_on_and_it_can_be_passed() -> None:
    game = position(
        GREENS_WAY, DUEL, hands={GREEN: "duel_ew duel_bridge", BLUE: "duel_ns"}, goals={"5,0": "duelgoal_cross_0"}
    )
    play(game, "lay duel_ew 4,0", "discard duel_ns")
    assert faces(game) == ["?", "duelgoal_cross_0", "?", "?", "?", "?"]
    assert {"6,0", "5,-1"} <= uses(game, "duel_bridge")


@pytest.mark.parametrize("card", ["duel_ne_dw", "duel_nw_de turned"])
def test_8_8_a_dead_end_turns_no_vein_card_over(card: str) -> None:
    name, _, turned = card.partition(" ")
    game = position(GREENS_WAY, DUEL, hands={GREEN: name, BLUE: "duel_ns"})
    facts = play(game, f"lay {name} 4,0 {turned}".strip())  # entered in the west, where its tunnel ends at once
    assert "revealed" not in kinds(facts)


def test_8_8_a_card_that_lies_beside_it_with_a_wall_turns_it_not_over() -> None:
    game = position(GREENS_WAY, DUEL, hands={GREEN: "duel_nw", BLUE: "duel_ns"})
    assert "revealed" not in kinds(play(game, "lay duel_nw 4,0"))
    assert mine_of(game) == picture("S┐···\n·└──┘\nS····")


def test_8_8_a_way_from_either_entrance_will_do() -> None:
    game = position(
        SHARED_WAY, DUEL, turn=BLUE, hands={GREEN: "duel_ns", BLUE: "duel_ew"}, goals={"5,0": "duelgoal_dead4_0"}
    )
    assert Revealed(BLUE, cell("5,0"), card("duelgoal_dead4_0")) in play(game, "lay duel_ew 4,0")


def test_8_8_also_a_way_of_the_opponents_alone() -> None:
    # The green door is in the east: blue, who lays it, does not pass it, green does.
    game = position(
        SHARED_WAY,
        DUEL,
        turn=BLUE,
        hands={GREEN: "duel_ns", BLUE: "duel_cross_green"},
        goals={"5,0": "duelgoal_dead4_0"},
    )
    facts = play(game, "lay duel_cross_green 4,0 turned")
    assert Revealed(BLUE, cell("5,0"), card("duelgoal_dead4_0")) in facts
    mine = """
        S┐····
        │└──a╋
        S·····
        a = duel_cross_green turned
    """
    assert mine_of(game) == picture(mine)


def test_8_8_the_way_must_be_passable_for_that_entrances_dwarf() -> None:
    # The same door at the end of a way that is blue's alone: nobody passes.
    game = position(BLUES_WAY, DUEL, turn=BLUE, hands={GREEN: "duel_ns", BLUE: "duel_cross_green"})
    facts = play(game, "lay duel_cross_green 4,0 turned")
    assert "revealed" not in kinds(facts)
    mine = """
        S····
        ·┌──a
        S┘···
        a = duel_cross_green turned
    """
    assert mine_of(game) == picture(mine)


def test_8_8_two_half_ways_of_two_dwarves_are_no_way() -> None:
    mine = """
        S┐··
        │└a─
        S···
        a = duel_cross_green
    """  # a green door in the west, and then comes a blue one in the east
    game = position(mine, DUEL, hands={GREEN: "duel_new_blue", BLUE: "duel_ns"}, goals={"5,0": "duelgoal_cross_0"})
    facts = play(game, "lay duel_new_blue 4,0")
    assert "revealed" not in kinds(facts)


def test_8_8_a_key_that_completes_a_way_does_the_same() -> None:
    mine = """
        S┐···
        ·└──a
        S····
        a = duel_new_blue
    """
    game = position(mine, DUEL, hands={GREEN: "duel_key", BLUE: "duel_ns"}, goals={"5,0": "duelgoal_cross_0"})
    facts = play(game, "play duel_key 4,0")
    assert kinds(facts) == ["opened", "revealed", "settled", "drew", "asked"]
    opened = """
        S┐····
        ·└──a┼
        S·····
        a = duel_new_blue opened
    """
    assert mine_of(game) == picture(opened)


def test_8_8_a_bribe_that_completes_a_way_does_the_same() -> None:
    mine = """
        S┐···
        ·└──a
        S····
        a = duel_new_troll
    """
    game = position(mine, DUEL, hands={GREEN: "duel_ew", BLUE: "duel_ns"}, goals={"5,0": "duelgoal_cross_0"})
    facts = play(game, "bribe 4,0")
    assert kinds(facts) == ["bribed", "revealed", "settled", "asked"]
    assert game.actor == GREEN


@pytest.mark.parametrize(
    ("face", "turned"),
    [
        ("duelgoal_nw_2", False),
        ("duelgoal_ne_2", True),
        ("duelgoal_dead_nsw_0", False),
        ("duelgoal_dead_nw_1", False),
        ("duelgoal_dead_ne_3", True),
        ("duelgoal_nsw_2_green", False),
    ],
)
def test_8_8_it_is_laid_to_agree_with_its_neighbours(face: str, turned: bool) -> None:
    game = position(GREENS_WAY, DUEL, hands={GREEN: "duel_ew", BLUE: "duel_ns"}, goals={"5,0": face})
    assert Settled(cell("5,0"), turned=turned) in play(game, "lay duel_ew 4,0")  # an opening in the west


@pytest.mark.parametrize("chosen", ["upright", "turned"])
def test_8_8_several_positions_possible_and_the_player_chooses(chosen: str) -> None:
    game = position(GREENS_WAY, DUEL, hands={GREEN: "duel_ew", BLUE: "duel_ns"}, goals={"5,0": "duelgoal_dead_new_0"})
    facts = play(game, "lay duel_ew 4,0")
    assert kinds(facts) == ["laid", "revealed", "asked"]
    assert asked(game) == ("position", GREEN)
    assert moves(game) == {"position upright", "position turned"}
    assert kinds(play(game, f"position {chosen}")) == ["settled", "drew", "asked"]
    glyph = "┻" if chosen == "upright" else "┳"
    assert mine_of(game) == picture(f"S┐····\n·└───{glyph}\nS·····")
    assert asked(game) == ("turn", BLUE)


def test_8_8_a_further_neighbour_may_leave_one_position() -> None:
    mine = """
        S┐····
        ·└──··
        S····│
    """  # 5,-1 has an opening in the north
    game = position(mine, DUEL, hands={GREEN: "duel_ew", BLUE: "duel_nw"}, goals={"5,0": "duelgoal_dead_new_0"})
    assert Settled(cell("5,0"), turned=True) in play(game, "lay duel_ew 4,0")
    assert mine_of(game) == picture("S┐····\n·└───┳\nS····│")


@pytest.mark.parametrize("chosen", ["upright", "turned"])
def test_8_8_no_position_possible_is_an_exception_and_the_player_chooses(chosen: str) -> None:
    mine = """
        S┐···┘
        ·└──··
        S·····
    """  # the card of 5,1 has a wall in the south, against the north of the vein card
    game = position(mine, DUEL, hands={GREEN: "duel_ew", BLUE: "duel_ns"}, goals={"5,0": "duelgoal_nw_2"})
    play(game, "lay duel_ew 4,0")
    assert asked(game) == ("position", GREEN)
    assert moves(game) == {"position upright", "position turned"}
    facts = play(game, f"position {chosen}")
    how = " turned" if chosen == "turned" else ""
    marker = "" if chosen == "turned" else " @0"  # turned, it has a wall towards the way that reached it
    assert ("claimed" in kinds(facts)) is (chosen == "upright")
    assert [goal.open for goal in game.view(None).goals] == [False, True, False, False, False, False]
    lying = f"""
        S┐···┘
        ·└───a
        S·····
        a = duelgoal_nw_2{how}{marker}
    """
    assert mine_of(game) == picture(lying)


def test_8_8_the_player_is_always_the_one_whose_turn_it_is() -> None:
    # Blue completes a way that only green can go, and yet it is blue who chooses.
    game = position(
        SHARED_WAY,
        DUEL,
        turn=BLUE,
        hands={GREEN: "duel_ns", BLUE: "duel_cross_green"},
        goals={"5,0": "duelgoal_dead_new_0"},
    )
    play(game, "lay duel_cross_green 4,0 turned")
    assert asked(game) == ("position", BLUE)


def test_8_8_a_vein_cards_own_door_does_not_hinder_turning_it_over_only_claiming() -> None:
    game = position(GREENS_WAY, DUEL, hands={GREEN: "duel_ew", BLUE: "duel_ns"}, goals={"5,0": "duelgoal_nsw_1_blue"})
    facts = play(game, "lay duel_ew 4,0")  # the blue door is in the west
    assert kinds(facts) == ["laid", "revealed", "settled", "drew", "asked"]
    mine = """
        S┐····
        ·└───a
        S·····
        a = duelgoal_nsw_1_blue
    """
    assert mine_of(game) == picture(mine)
    assert game.view(None).markers == 8


def test_8_8_and_passing() -> None:
    mine = """
        S┐····
        │└───a
        S·····
        a = duelgoal_nsw_1_blue @1
    """
    green = position(mine, DUEL, turn=GREEN, hands={GREEN: "duel_ns", BLUE: "duel_ns"})
    assert not {"5,1", "5,-1"} & uses(green, "duel_ns")
    blue = position(mine, DUEL, turn=BLUE, hands={GREEN: "duel_ns", BLUE: "duel_ns"})
    assert {"5,1", "5,-1"} <= uses(blue, "duel_ns")


def test_8_8_a_vein_card_turned_over_belongs_to_the_ways_to_the_next() -> None:
    mine = """
        S······
        ·┌──··┐
        S┘····└
    """  # behind the vein card of 5,0 a way leads to that of 7,-1
    veins = {"5,0": "duelgoal_cross_0", "7,-1": "duelgoal_dead4_0"}
    game = position(mine, DUEL, turn=BLUE, hands={GREEN: "duel_ns", BLUE: "duel_ew"}, goals=veins)
    facts = play(game, "lay duel_ew 4,0")
    assert kinds(facts) == ["laid", "revealed", "settled", "revealed", "settled", "drew", "asked"]
    assert mine_of(game) == picture("S·······\n·┌───┼┐·\nS┘····└╋")


def test_8_8_a_rockfall_turns_nothing_back() -> None:
    mine = """
        S┐····
        ·└───┼
        S·····
    """
    game = position(mine, DUEL, hands={GREEN: "duel_rockfall", BLUE: "duel_ns"})
    play(game, "play duel_rockfall 4,0")
    assert mine_of(game) == picture("S┐····\n·└──·┼\nS·····")


def test_8_8_how_a_vein_card_lies_is_told_after_its_face() -> None:
    game = position(GREENS_WAY, DUEL, hands={GREEN: "duel_ew", BLUE: "duel_ns"}, goals={"5,0": "duelgoal_new_3_green"})
    assert Revealed(GREEN, cell("5,0"), card("duelgoal_new_3_green")) in play(game, "lay duel_ew 4,0")
    facts = play(game, "position turned")
    assert facts[:2] == [Settled(cell("5,0"), turned=True), Claimed(GREEN, cell("5,0"))]
