"""Positions of the duel and the solo game worked by hand, each named by its rule."""

from .by_hand import bury, do, kinds, lay_out, moves_with, ready, row, turn_up
from .duel import Duel
from .game import Oracle


def duel(oracle: Oracle) -> Duel:
    assert isinstance(oracle.table, Duel)
    return oracle.table


def test_8_3_one_lays_from_ones_own_entrance() -> None:
    oracle = ready("duel", 2)
    assert moves_with(oracle, "duel_ew") == {"1,1", "-1,1"}
    assert moves_with(oracle, "duel_ns") == {"0,2", "0,0"}  # 0,0 joins the blue entrance too
    do(oracle, "lay duel_ns 0,0")
    assert moves_with(oracle, "duel_ew") == {"1,1", "-1,1", "1,-1", "-1,-1"}


def test_8_5_a_door_stops_the_other_colour_at_its_arm() -> None:
    oracle = ready("duel", 2)
    lay_out(oracle, ("duel_new_blue", (1, 1)))  # a blue door on its east arm
    assert moves_with(oracle, "duel_ew") == {"-1,1"}
    assert "1,2" in moves_with(oracle, "duel_ns")
    assert moves_with(oracle, "duel_key") == {"1,1"}
    do(oracle, "play duel_key 1,1")
    assert oracle.zones()["mine"][-1] == [1, 1, "duel_new_blue", False, True]
    assert duel(oracle).tokens_left() == 1
    assert moves_with(oracle, "duel_key") == set()  # blue: no closed green door
    do(oracle, "play duel_rockfall 1,1")
    assert duel(oracle).tokens_left() == 2


def test_8_6_a_troll_lets_all_pass_once_bribed() -> None:
    oracle = ready("duel", 2)
    lay_out(oracle, ("duel_cross_troll", (1, 1)))
    assert moves_with(oracle, "duel_ew") == {"-1,1"}
    assert "bribe 1,1" in oracle.legal_moves()
    assert kinds(do(oracle, "bribe 1,1")) == ["bribed"]
    assert (oracle.asked, oracle.actor) == ("turn", 0)
    assert moves_with(oracle, "duel_ew") == {"-1,1", "2,1"}
    assert not [move for move in oracle.legal_moves() if move.startswith("bribe")]
    assert moves_with(oracle, "duel_rockfall") == set()


def test_8_7_a_ladder_and_its_entrance_are_one() -> None:
    oracle = ready("duel", 2)
    lay_out(oracle, ("duel_ns", (-4, 5)))  # cut off, touched by nobody
    assert "-4,4" in moves_with(oracle, "duel_ne_ladder_green")
    assert "-5,5" not in moves_with(oracle, "duel_ne_ladder_green")  # wall to wall is not enough here
    do(oracle, "lay duel_ne_ladder_green -4,4")
    assert oracle.actor == 1
    assert "-4,6" not in moves_with(oracle, "duel_ns")  # blue reaches neither
    do(oracle, "lay duel_ns 0,0")
    oracle.table.turn_seat = oracle.table.actor = 1
    assert "-4,6" in moves_with(oracle, "duel_ns")  # through green's entrance to green's ladder


def test_8_7_no_ladder_next_to_veins_or_nuggets() -> None:
    oracle = ready("duel", 2)
    lay_out(oracle, *row(1, 3, 1, "duel_ew"), ("duel_nsw_de_gold", (0, 2)), ("duel_ns", (4, 3)))
    found = moves_with(oracle, "duel_nw_ladder_blue")
    assert "4,1" in found  # vein cards are at 5,2 and 5,0
    assert "4,2" not in found  # next to 5,2
    assert not {"-1,2 turned", "0,3 turned"} & found  # would join the nugget card


def way_to_4_0(oracle: Oracle) -> None:
    """From the green entrance to the west of the vein card at 5,0; the card at 4,0 is wanting."""
    lay_out(oracle, ("duel_ne", (1, 1), True), ("duel_ne", (1, 0)), *row(2, 3, 0, "duel_ew"))


def test_8_9_a_nugget_behind_a_door_is_reached_with_a_key() -> None:
    oracle = ready("duel", 2)
    turn_up(oracle, "duelgoal_nsw_1_blue", (5, 0))  # a blue door on its west arm
    way_to_4_0(oracle)
    assert kinds(do(oracle, "lay duel_ew 4,0")) == ["laid", "drew"]
    do(oracle, "discard " + oracle.zones()["hands"][1][0])
    assert kinds(do(oracle, "play duel_key 5,0")) == ["opened", "claimed", "drew"]
    assert oracle.zones()["markers"] == [[5, 0, 0]]


def test_8_9_a_way_completed_for_the_opponent_is_theirs() -> None:
    oracle = ready("duel", 2)
    way_to_4_0(oracle)
    lay_out(oracle, ("duel_ns", (0, 0)))  # the entrances are joined
    turn_up(oracle, "duelgoal_nw_1_green", (5, 0))  # a green door on its west arm
    oracle.table.turn_seat = oracle.table.actor = 1
    facts = do(oracle, "lay duel_ew 4,0")
    assert kinds(facts) == ["laid", "claimed", "drew"]
    assert facts[1] == {"fact": "claimed", "seat": 0, "cell": [5, 0]}


def test_8_9_both_at_once_and_the_active_player_has_it() -> None:
    for active in (0, 1):
        oracle = ready("duel", 2)
        lay_out(oracle, ("duel_ns", (0, 0)))  # the entrances are joined
        turn_up(oracle, "duelgoal_nw_2", (2, 1))
        oracle.table.turn_seat = oracle.table.actor = active
        assert kinds(do(oracle, "lay duel_ew 1,1")) == ["laid", "claimed", "drew"]
        assert oracle.zones()["markers"] == [[2, 1, active]]


def test_8_8_several_positions_are_a_choice_and_only_then_comes_the_claim() -> None:
    oracle = ready("duel", 2)
    bury(oracle, "duelgoal_cross_0", "duelgoal_new_3_green")
    way_to_4_0(oracle)
    assert kinds(do(oracle, "lay duel_ew 4,0")) == ["laid", "revealed"]
    assert (oracle.asked, oracle.legal_moves()) == ("position", ["position upright", "position turned"])
    assert kinds(do(oracle, "position turned")) == ["settled", "claimed", "drew"]


def test_8_12_more_claims_than_markers() -> None:
    oracle = ready("duel", 2)
    table = duel(oracle)
    for x in range(7):  # seven markers lie on bribed trolls of blue
        lay_out(oracle, ("duel_cross_troll", (20 + 2 * x, 20)))
        table.markers[20 + 2 * x, 20] = 1
    lay_out(oracle, ("duel_ew_ds_gold", (1, 2)), ("duel_nsw_de_gold", (2, 1), True))
    assert kinds(do(oracle, "lay duel_cross_green 1,1")) == ["laid"]
    assert (oracle.asked, oracle.actor) == ("claim", 0)
    assert oracle.legal_moves() == ["claim 1,2", "claim 2,1"]
    facts = do(oracle, "claim 2,1")
    assert kinds(facts) == ["claimed", "round_ended", "scored", "scored"] + ["toll"] * 7
    assert facts[1]["cause"] == "markers"
    assert facts[2]["cards"] == ["duel_nsw_de_gold"]
    assert "duel_nsw_de_gold" not in oracle.composition()["deck"]
    assert "duel_ew_ds_gold" in oracle.composition()["deck"]
    assert len(oracle.composition()["goals"]) == 12
    assert table.first_seat(None) == 1  # blue earned less


def test_8_13_the_cheapest_card_is_paid_without_change() -> None:
    oracle = ready("duel", 2)
    table = duel(oracle)
    table.kept[0] = ["duelgoal_dead_ne_3", "duelgoal_nw_2"]
    lay_out(oracle, ("duel_cross_troll", (1, 1)))
    table.markers[1, 1] = 0
    table.end_round("exhausted")
    assert table.facts[-1] == {"fact": "toll", "seat": 0, "value": 2}
    assert oracle.gold() == [3, 0]
    assert table.earned == [-2, 0]
    assert table.first_seat(None) == 0


def test_8_2_without_cards_the_other_plays_on_alone() -> None:
    oracle = ready("duel", 2)
    oracle.table.deck = []
    oracle.table.hands = [["duel_ew"], []]
    assert kinds(do(oracle, "lay duel_ew 1,1")) == ["laid", "passed"]
    assert oracle.actor == 0
    assert kinds(do(oracle, "discard duel_ew"))[:2] == ["discarded", "round_ended"]


def test_9_2_9_3_forced_cards() -> None:
    oracle = ready("solo", 1)
    table = duel(oracle)
    table.mats[0] = ["duel_break_pick"]
    lay_out(oracle, ("duel_ew", (1, 0)), ("duel_cross_troll", (2, 0)))
    table.deck = [
        "duel_break_pick",
        "duel_rockfall",
        "duel_break_lamp",
        "duel_rockfall",
        "duel_ns",
        "duel_ns",
    ]
    table.hands[0] = ["duel_map"]
    facts = do(oracle, "discard duel_map")
    assert kinds(facts) == [
        "discarded",
        *("drew", "scrapped"),
        *("drew", "collapsed"),
        *("drew", "put"),
        *("drew", "collapsed"),
        "drew",
    ]
    assert (facts[4]["cell"], facts[4]["removed"]) == ([1, 0], "duel_ew")  # the troll card stays
    assert (facts[8]["cell"], facts[8]["removed"]) == (None, None)
    assert table.hands[0] == ["duel_ns"]


def test_9_4_the_other_colour() -> None:
    oracle = ready("solo", 1, colour="blue")
    lay_out(oracle, ("duel_ne_ladder_green", (-4, 4)), ("duel_nw_ladder_blue", (-8, 4)))
    lay_out(oracle, ("duel_cross_green", (0, 1)))
    found = moves_with(oracle, "duel_ns")
    assert "-8,5" in found
    assert "-4,5" not in found  # no entrance of that colour
    assert moves_with(oracle, "duel_key") == {"0,1"}
