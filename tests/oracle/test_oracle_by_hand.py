"""Positions of the base game and the expansion worked by hand, each named by its rule."""

from .base import Base
from .by_hand import bury, do, kinds, lay_out, moves_with, ready, row, turn_up
from .expansion import Expansion
from .game import Oracle

GOLD, NE, NW = "base_goal_gold", "base_goal_stone_ne", "base_goal_stone_nw"


def base(oracle: Oracle) -> Base:
    assert isinstance(oracle.table, Base)
    return oracle.table


def expansion(oracle: Oracle) -> Expansion:
    assert isinstance(oracle.table, Expansion)
    return oracle.table


def test_3_3_the_first_card() -> None:
    oracle = ready("base", 3)
    assert moves_with(oracle, "base_ew") == {"1,0", "-1,0"}
    assert moves_with(oracle, "base_dead_e") == {"-1,0", "1,0 turned"}
    assert moves_with(oracle, "base_ne") == {"0,-1", "-1,0", "0,1 turned", "1,0 turned"}
    assert moves_with(oracle, "base_nesw") == {"0,1", "1,0", "0,-1", "-1,0"}


def test_3_3_behind_a_dead_end_nothing_is_connected() -> None:
    oracle = ready("base", 3)
    lay_out(oracle, ("base_dead_ew", (1, 0)))
    assert "2,0" not in moves_with(oracle, "base_ew")
    oracle = ready("base", 3, placing="adjacent")
    lay_out(oracle, ("base_dead_ew", (1, 0)))
    assert moves_with(oracle, "base_ew") == {"2,0", "-1,0", "1,1", "1,-1"}


def test_1_4_a_face_down_goal_constrains_no_edge() -> None:
    oracle = ready("base", 3)
    lay_out(oracle, *row(1, 6))
    assert {"7,0", "7,0 turned"} <= moves_with(oracle, "base_new")
    assert "7,0 turned" in moves_with(oracle, "base_ne")  # opens south and west, a wall to the goal


def test_3_4_to_3_6_broken_tools() -> None:
    oracle = ready("base", 3)
    oracle.table.mats[0] = ["base_break_lamp"]
    assert moves_with(oracle, "base_ew") == set()
    assert moves_with(oracle, "base_fix_pick_lamp") == {"0 lamp"}
    assert moves_with(oracle, "base_fix_pick") == set()
    assert moves_with(oracle, "base_break_lamp") == {"1", "2"}


def test_3_7_what_is_cut_off_stays_and_still_constrains() -> None:
    oracle = ready("base", 3)
    lay_out(oracle, *row(1, 3))
    assert moves_with(oracle, "base_rockfall") == {"1,0", "2,0", "3,0"}
    facts = do(oracle, "play base_rockfall 2,0")
    assert kinds(facts) == ["collapsed", "drew"]
    assert moves_with(oracle, "base_ew") == {"2,0", "-1,0"}
    assert moves_with(oracle, "base_nw") & {"2,0", "2,0 turned"} == set()


def test_4_2_one_of_several_goals_and_the_other_again_with_the_next_card() -> None:
    oracle = ready("base", 3)
    bury(oracle, NW, GOLD, NE)
    lay_out(oracle, ("base_nesw", (0, 1)), *row(1, 7, 1))
    assert kinds(do(oracle, "lay base_nesw 8,1")) == ["laid"]
    assert (oracle.asked, oracle.actor) == ("goal", 0)
    assert oracle.legal_moves() == ["turn 8,2", "turn 8,0"]
    facts = do(oracle, "turn 8,2")  # its neighbour lies south: turned to S and E
    assert kinds(facts) == ["revealed", "settled", "drew"]
    assert facts[1] == {"fact": "settled", "cell": [8, 2], "turned": True}
    facts = do(oracle, "lay base_ew -1,0")  # anywhere: the gold is reached again
    assert kinds(facts)[:4] == ["laid", "revealed", "settled", "round_ended"]
    assert facts[3]["cause"] == "gold"


def test_4_2_classic_turns_all_the_nearest_first() -> None:
    oracle = ready("base", 3, edition="classic")
    bury(oracle, NW, NE, GOLD)
    lay_out(oracle, ("base_nesw", (0, 1)), *row(1, 7, 1))
    facts = do(oracle, "lay base_nesw 8,1")
    assert [fact["cell"] for fact in facts if fact["fact"] == "revealed"] == [[8, 2], [8, 0]]
    assert kinds(facts) == ["laid", "revealed", "settled", "revealed", "settled", "drew"]


def test_4_3_a_stone_is_turned_to_agree() -> None:
    oracle = ready("base", 3)
    bury(oracle, GOLD, NE, NW)
    lay_out(oracle, *row(1, 6), ("base_ew", (8, 1)))
    facts = do(oracle, "lay base_ew 7,0")  # west open, north a wall: turned to S and W
    assert kinds(facts) == ["laid", "revealed", "settled", "drew"]
    assert facts[2] == {"fact": "settled", "cell": [8, 0], "turned": True}


def test_4_3_a_stone_that_cannot_agree() -> None:
    oracle = ready("base", 3)
    bury(oracle, GOLD, NE, NW)
    lay_out(oracle, *row(1, 6), ("base_nesw", (8, 1)))
    facts = do(oracle, "lay base_ew 7,0")  # west and north open: neither N and E nor S and W
    assert kinds(facts) == ["laid", "revealed"]
    assert (oracle.asked, oracle.legal_moves()) == ("position", ["position upright", "position turned"])
    assert kinds(do(oracle, "position upright")) == ["settled", "drew"]
    assert "9,0" not in moves_with(oracle, "base_ew")  # it opens east, but nothing leads into it


def test_4_3_classic_joins_the_card_just_laid() -> None:
    for last, turned in (((7, 0), True), ((8, 1), False)):
        oracle = ready("base", 3, edition="classic")
        bury(oracle, NW, NE, GOLD)
        turn_up(oracle, NW, (8, 2), True)
        lay_out(oracle, ("base_nesw", (0, 1)), *row(1, 6), *row(1, 7, 1))
        lay_out(oracle, ("base_ew", (7, 0)), ("base_nesw", (8, 1)), ("base_ew", (8, -1)))
        oracle.table.mine.remove(last)
        facts = do(oracle, "lay base_ew 7,0" if last == (7, 0) else "lay base_nesw 8,1")
        assert {"fact": "settled", "cell": [8, 0], "turned": turned} in facts


def test_4_6_only_passes_with_an_empty_deck_count() -> None:
    oracle = ready("base", 3)
    table = oracle.table
    table.deck = ["base_ew"]
    table.hands = [["base_ns", "base_ns"], ["base_ns", "base_ns"], ["base_ns", "base_map"]]
    assert "round_ended" not in kinds(do(oracle, "discard base_ns"))
    do(oracle, "discard base_ns")
    do(oracle, "discard base_ns")
    assert table.passes == 2  # the first began with a card in the deck
    facts = do(oracle, "discard base_ns")
    assert facts[1]["fact"] == "round_ended"
    assert facts[1]["cause"] == "exhausted"


def test_4_6_seats_without_cards_pass() -> None:
    oracle = ready("base", 3)
    oracle.table.deck = []
    oracle.table.deck_was_empty = True
    oracle.table.hands = [["base_ns", "base_ew"], [], []]
    facts = do(oracle, "lay base_ew 1,0")
    assert kinds(facts) == ["laid", "passed", "passed"]
    facts = do(oracle, "discard base_ew")
    assert kinds(facts)[:2] == ["discarded", "round_ended"]


def test_5_2_picks_go_counter_clockwise_among_the_diggers() -> None:
    for edition, offered in (("new", [0, 3, 1]), ("2016", [0, 3, 1, 0])):
        oracle = ready("base", 4, edition=edition)
        base(oracle).roles = ["digger", "digger", "saboteur", "digger"]
        base(oracle).pile = [1, 1, 1, 1, 3, 3]
        bury(oracle, NW, GOLD, NE)
        lay_out(oracle, *row(1, 6))
        facts = do(oracle, "lay base_ew 7,0")
        while oracle.asked == "nugget":  # all alike, and asked for all the same (1.10)
            facts += do(oracle, "take 1")
        assert [fact["seat"] for fact in facts if fact["fact"] == "offered"] == offered
        assert oracle.gold() == ([1, 1, 0, 1] if edition == "new" else [2, 1, 0, 1])
        assert oracle.asked == "deal"


def test_5_4_what_a_saboteur_draws() -> None:
    oracle = ready("base", 4)
    table = base(oracle)
    table.pile = [2, 3, 1, 3, 1, 2]
    table.pay_saboteur(1, 4)
    assert [(fact["fact"], fact["value"]) for fact in table.facts] == [
        ("took", 2),
        ("returned", 3),
        ("took", 1),
        ("returned", 3),
        ("took", 1),
    ]
    assert table.pile == [2, 3, 3]
    table.facts, table.nuggets, table.pile = [], [[] for _ in range(4)], [2, 3, 3, 2]
    table.pay_saboteur(1, 3)
    assert kinds(table.facts) == ["took", "put_back", "took"]
    assert (table.nuggets[1], table.pile) == ([3], [3, 2, 2])


def test_6_3_a_ladder_needs_only_a_shared_side_and_shuns_goals() -> None:
    oracle = ready("saboteur2", 2)
    lay_out(oracle, ("base_ns", (5, 0)), ("base_nesw", (7, 0)))
    found = moves_with(oracle, "s2_ladder_e")
    assert {"4,0 turned", "6,0"} <= found  # a wall to the wall of 5,0; an opening to the opening of 7,0
    assert "6,0 turned" not in found
    assert not {"7,1", "7,1 turned"} & found  # does not agree with 7,0
    assert not {"8,1", "8,1 turned"} & found
    lay_out(oracle, ("s2_ladder_e", (6, 0)))
    assert "7,1" in moves_with(oracle, "base_ns")  # joined to the start by the ladder


def test_7_2_doors_decide_who_wins() -> None:
    for finder, winners in (("green", [1]), ("blue", [1]), ("saboteur", [1])):
        oracle = ready("saboteur2", 3)
        expansion(oracle).roles = [finder, "blue" if finder != "blue" else "boss", "green"]
        bury(oracle, NW, GOLD, NE)
        lay_out(oracle, *row(1, 5), ("s2_door_blue_ew", (6, 0)))
        facts = do(oracle, "lay base_ew 7,0")
        (ended,) = [fact for fact in facts if fact["fact"] == "round_ended"]
        assert ended["winners"] == (winners if finder != "blue" else [0, 1])
    assert [fact["amount"] for fact in facts if fact["fact"] == "paid"] == [5]


def test_7_2_both_doors_and_the_saboteurs_win() -> None:
    oracle = ready("saboteur2", 3)
    expansion(oracle).roles = ["saboteur", "blue", "profiteer"]
    bury(oracle, NW, GOLD, NE)
    lay_out(oracle, *row(1, 4), ("s2_door_blue_ew", (5, 0)), ("s2_door_green_ew", (6, 0)))
    facts = do(oracle, "lay base_ew 7,0")
    assert facts[3]["winners"] == [0, 2]
    assert oracle.gold() == [4, 0, 2]


def test_7_5_geologists_share_crystals_and_7_6_thieves_steal_in_order() -> None:
    oracle = ready("saboteur2", 4)
    table = expansion(oracle)
    table.roles = ["geologist", "geologist", "blue", "green"]
    bury(oracle, NW, GOLD, NE)
    lay_out(oracle, *row(1, 6), *row(20, 24, 5, "s2_crystal_new"))
    table.mats = [["s2_theft"], [], ["s2_theft", "s2_trapped"], ["s2_theft"]]
    table.thefts = [3, 0, 2]
    facts = do(oracle, "lay base_ew 7,0")
    paid = {fact["seat"]: fact["amount"] for fact in facts if fact["fact"] == "paid"}
    assert paid == {0: 2, 1: 2, 3: 5}  # blue is trapped: green is the one winner
    assert (oracle.asked, oracle.actor) == ("rob", 0)  # 2 laid later, but is trapped
    assert oracle.legal_moves() == ["rob 1", "rob 3", "rob nobody"]
    do(oracle, "rob 3")
    assert (oracle.actor, oracle.legal_moves()) == (3, ["rob 0", "rob 1", "rob nobody"])
    do(oracle, "rob nobody")
    assert oracle.gold() == [3, 2, 0, 4]


def test_6_8_swap_of_hands_the_other_draws() -> None:
    oracle = ready("saboteur2", 3)
    oracle.table.hands[0], oracle.table.hands[2] = ["base_ns"], ["base_ew", "base_ne"]
    facts = do(oracle, "play s2_swap_hand 2")
    assert (facts[0]["given"], facts[0]["taken"]) == (["base_ns"], ["base_ew", "base_ne"])
    assert (facts[1]["fact"], facts[1]["seat"]) == ("drew", 2)
    assert [len(hand) for hand in oracle.table.hands] == [2, 6, 2]


def test_6_2_clear_and_pass() -> None:
    oracle = ready("saboteur2", 2)
    oracle.table.mats[0] = ["s2_trapped"]
    oracle.table.hands[0] = ["base_ew", "base_ew", "base_ns"]
    moves = oracle.legal_moves()
    assert [move for move in moves if move.startswith("clear")] == [
        "clear trapped base_ew base_ew",
        "clear trapped base_ew base_ns",
    ]
    assert [move for move in moves if move.startswith("discard")] == [
        "discard base_ew",
        "discard base_ew base_ew",
        "discard base_ew base_ew base_ns",
        "discard base_ew base_ns",
        "discard base_ns",
    ]
    assert kinds(do(oracle, "clear trapped base_ew base_ns")) == ["discarded", "lifted", "drew"]
