"""Doors and keys of the duel (8.5)."""

import pytest

from saboteur import Refusal
from saboteur.engine.values.facts import Claimed, Opened
from tests.rules.playing import BLUE, DUEL, GREEN, card, cell, kinds, mine_of, picture, play, position, uses

pytestmark = pytest.mark.both


def test_8_5_anybody_may_lay_a_door() -> None:
    game = position(rules=DUEL, hands={GREEN: "duel_cross_blue duel_ew", BLUE: "duel_cross_green duel_ew"})
    around = {"1,1", "-1,1", "0,2", "0,0"}
    assert uses(game, "duel_cross_blue") == around | {f"{where} turned" for where in around}
    play(game, "lay duel_cross_blue 0,2", "lay duel_cross_green 1,-1")
    mine = """
        a·
        S·
        ··
        Sb
        a = duel_cross_blue
        b = duel_cross_green
    """
    assert mine_of(game) == picture(mine)
    # Both players have closed their own way: one door is in the south of its card, the other in the west.
    assert game.refusal("lay duel_ew 1,2") is Refusal.NOT_CONNECTED_TO_OWN_ENTRANCE
    play(game, "lay duel_ew 1,1")
    assert game.refusal("lay duel_ew 2,-1") is Refusal.NOT_CONNECTED_TO_OWN_ENTRANCE


def test_8_5_a_door_sits_on_one_opening_and_only_its_colour_passes_there() -> None:
    mine = """
        Sa
        │·
        S·
        a = duel_cross_blue
    """  # the door is in the south
    hand = "duel_ew duel_ns duel_nw"
    green = position(mine, DUEL, turn=GREEN, hands={GREEN: hand, BLUE: "duel_ew"})
    assert {"1,2", "2,1"} <= uses(green, "duel_ns") | uses(green, "duel_ew")
    assert green.refusal("lay duel_ns 1,0") is Refusal.NOT_CONNECTED_TO_OWN_ENTRANCE
    blue = position(mine, DUEL, turn=BLUE, hands={GREEN: "duel_ew", BLUE: hand})
    assert {"1,2", "1,0"} <= uses(blue, "duel_ns")
    assert "2,1" in uses(blue, "duel_ew")


def test_8_5_a_card_laid_turned_has_its_door_on_the_opposite_side() -> None:
    mine = """
        Sa
        │·
        S·
        a = duel_cross_blue turned
    """  # the door is in the north
    game = position(mine, DUEL, hands={GREEN: "duel_ns duel_ew", BLUE: "duel_ew"})
    assert game.refusal("lay duel_ns 1,0") is None
    assert game.refusal("lay duel_ns 1,2") is Refusal.NOT_CONNECTED_TO_OWN_ENTRANCE


@pytest.mark.parametrize(
    ("door", "passed_by_others"),
    [
        ("duel_cross_blue", "NE"),  # entered in the west; its door is in the south
        ("duel_cross_green", ""),  # in the west
        ("duel_nsw_blue", "S"),  # in the north
        ("duel_nsw_green", "N"),  # in the south
        ("duel_new_blue", "N"),  # in the east
        ("duel_new_green", "E"),  # in the north
    ],
)
def test_8_5_each_of_the_six_door_cards_is_closed_on_one_arm_to_the_other_colour(
    door: str, passed_by_others: str
) -> None:
    arms = {"N": "duel_ns 1,{north}", "E": "duel_ew 2,{row}", "S": "duel_ns 1,{south}"}
    for seat, row, mine in ((GREEN, 1, "Sa\n··\nS·"), (BLUE, -1, "S·\n··\nSa")):
        game = position(
            f"{mine}\na = {door}", DUEL, turn=seat, hands={seat: "duel_ew duel_ns", 1 - seat: "duel_ew duel_ns"}
        )
        passed = {
            arm
            for arm, lay in arms.items()
            if game.refusal("lay " + lay.format(north=row + 1, row=row, south=row - 1)) is None
        }
        is_own = door.endswith("green" if seat == GREEN else "blue")
        openings = {"cross": "NES", "nsw": "NS", "new": "NE"}[door.split("_")[1]]
        assert passed == set(openings if is_own else passed_by_others), (door, seat)


def test_8_5_a_key_opens_one_closed_door_of_the_opponents_colour() -> None:
    mine = """
        Sa
        │·
        Sb
        a = duel_new_blue
        b = duel_new_green
    """
    game = position(mine, DUEL, hands={GREEN: "duel_key duel_ew", BLUE: "duel_key duel_ew"})
    assert game.refusal("lay duel_ew 2,1") is Refusal.NOT_CONNECTED_TO_OWN_ENTRANCE
    assert uses(game, "duel_key") == {"1,1"}
    refusal = game.refusal("play duel_key 1,-1")  # a green door
    assert refusal is Refusal.NO_DOOR_THERE
    assert refusal.rule == "8.5"
    facts = play(game, "play duel_key 1,1")
    assert facts[0] == Opened(GREEN, card("duel_key"), cell("1,1"))
    opened = """
        Sa
        │·
        Sb
        a = duel_new_blue opened
        b = duel_new_green
    """
    assert mine_of(game) == picture(opened)
    assert uses(game, "duel_key") == {"1,-1"}  # it is blue's turn
    play(game, "discard duel_ew")
    assert game.refusal("lay duel_ew 2,1") is None


def test_8_5_an_open_door_a_card_without_door_and_an_empty_cell_need_no_key() -> None:
    mine = """
        Sa─
        ···
        S··
        a = duel_new_blue opened
    """
    game = position(mine, DUEL, hands={GREEN: "duel_key duel_ew", BLUE: "duel_ew"})
    for where in ("1,1", "2,1", "0,1", "0,-1", "5,0", "3,3"):
        assert game.refusal(f"play duel_key {where}") is Refusal.NO_DOOR_THERE
    assert uses(game, "duel_key") == set()


def test_8_5_a_key_opens_a_door_anywhere_in_the_mine() -> None:
    mine = """
        S··
        ··a
        S··
        a = duel_cross_blue
    """  # nobody reaches it
    game = position(mine, DUEL, hands={GREEN: "duel_key duel_ew", BLUE: "duel_ew"}, mats={GREEN: "pick"})
    assert uses(game, "duel_key") == {"2,0"}
    play(game, "play duel_key 2,0")
    assert mine_of(game) == picture(mine.replace("duel_cross_blue", "duel_cross_blue opened"))


def test_8_5_a_key_needs_one_of_the_two_tokens() -> None:
    mine = """
        Sab
        ···
        Sc·
        a = duel_new_blue
        b = duel_nsw_blue
        c = duel_cross_blue
    """
    game = position(mine, DUEL, hands={GREEN: "duel_key duel_key duel_ew", BLUE: "duel_ew duel_ns"})
    assert game.view(None).keys == 2
    play(game, "play duel_key 1,1", "discard duel_ns")
    assert game.view(None).keys == 1
    play(game, "play duel_key 2,1")
    assert game.view(None).keys == 0
    without = position(mine, DUEL, hands={GREEN: "duel_key duel_ew", BLUE: "duel_ew"}, keys=0)
    refusal = without.refusal("play duel_key 1,1")
    assert refusal is Refusal.NO_KEY_LEFT
    assert refusal.rule == "8.5"
    assert uses(without, "duel_key") == set()


def test_8_5_a_token_comes_back_if_its_door_is_destroyed() -> None:
    mine = """
        Sa
        ··
        Sb
        a = duel_new_blue opened
        b = duel_cross_blue
    """
    game = position(mine, DUEL, turn=BLUE, hands={GREEN: "duel_ew", BLUE: "duel_rockfall duel_rockfall duel_ew"})
    assert game.view(None).keys == 1
    play(game, "play duel_rockfall 1,1")
    assert mine_of(game) == picture("S·\n··\nSb\nb = duel_cross_blue")
    assert game.view(None).keys == 2
    play(game, "discard duel_ew", "play duel_rockfall 1,-1")  # a closed door had no token
    assert game.view(None).keys == 2


def test_8_5_a_key_opens_the_door_of_an_open_vein_card_too() -> None:
    mine = """
        S┐···
        ·└───a
        S····
        a = duelgoal_nsw_1_blue
    """  # the vein card's door is in the west
    game = position(mine, DUEL, hands={GREEN: "duel_key duel_ew", BLUE: "duel_ns"})
    assert uses(game, "duel_key") == {"5,0"}
    facts = play(game, "play duel_key 5,0")
    assert kinds(facts) == ["opened", "claimed", "drew", "asked"]
    assert Claimed(GREEN, cell("5,0")) in facts
    assert mine_of(game) == picture(mine.replace("1_blue", "1_blue opened @0"))
    assert (game.view(None).keys, game.view(None).markers) == (1, 7)


def test_8_5_the_nugget_behind_the_door_of_a_vein_card_is_beyond_it() -> None:
    mine = """
        S┐···
        │└──·
        S····
    """
    veins = {"5,0": "duelgoal_nsw_1_blue"}
    game = position(mine, DUEL, hands={GREEN: "duel_ew duel_ns", BLUE: "duel_key duel_ew"}, goals=veins)
    facts = play(game, "lay duel_ew 4,0")
    assert Claimed(BLUE, cell("5,0")) in facts  # the only one who passes
    lying = mine.replace("──·", "───a") + "    a = duelgoal_nsw_1_blue @1\n"
    assert mine_of(game) == picture(lying)
    assert game.refusal("play duel_key 5,0") is Refusal.NO_DOOR_THERE  # blue's own door


def test_8_5_an_opened_door_stays_open_for_both_until_the_round_ends() -> None:
    mine = """
        Sa
        │·
        S·
        a = duel_new_blue opened
    """
    game = position(mine, DUEL, hands={GREEN: "duel_ew duel_ns", BLUE: "duel_ew duel_ns"})
    assert "2,1" in uses(game, "duel_ew")
    play(game, "discard duel_ns")
    assert "2,1" in uses(game, "duel_ew")
    play(game, "discard duel_ns")
    assert "2,1" in uses(game, "duel_ew")
    assert "opened" in mine_of(game)
