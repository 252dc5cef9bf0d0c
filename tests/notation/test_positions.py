"""Positions as text and plain values: every point of generated games, for everybody, comes back as it was."""

import json

import pytest
from hypothesis import given, settings

from saboteur import Card, Cell, Game, Setup, ruleset
from saboteur.engine.core.packed import ASKED
from saboteur.engine.deal import SeededDealer
from saboteur.engine.view import Lying
from saboteur.notation.drawing.diagram import drawn
from saboteur.notation.positions.position import (
    read_position,
    read_position_plain,
    read_state,
    read_state_plain,
    read_view,
    read_view_plain,
    setup_plain,
    setup_text,
    state_plain,
    state_text,
    view_plain,
    view_text,
)
from tests.laws.strategies import ALL_GAMES, HOUSE, QUESTIONS, Plan, plans

BRIDGE = Card.parse("duel_bridge_gold")
WRITTEN = tuple(game for game in ALL_GAMES if game not in HOUSE)  # house rules have no text
WRITTEN_QUESTIONS = [plan for plan in QUESTIONS if plan.game in WRITTEN]


def check(game: Game) -> None:
    """Both forms, of the table and of every observer."""
    setup = Setup.of(game)
    text, plain = state_text(game), state_plain(game)
    assert read_state(text) == read_position(text) == setup
    assert read_state_plain(json.loads(json.dumps(plain))) == read_position_plain(plain) == setup
    assert state_text(setup.game()) == setup_text(setup) == text
    assert state_plain(setup.game()) == setup_plain(setup) == plain
    for observer in (None, *range(game.seats)):
        view = game.view(observer)
        assert read_view(view_text(view)) == read_position(view_text(view)) == view
        assert (
            read_view_plain(json.loads(json.dumps(view_plain(view)))) == read_position_plain(view_plain(view)) == view
        )


@settings(max_examples=10)
@given(plans(games=WRITTEN, most_ahead=250))
def test_what_is_written_is_read_back(plan: Plan) -> None:
    game = plan.played()
    check(game)
    for move in plan.steps(game):
        game.apply(move)
        check(game)


@pytest.mark.parametrize("plan", WRITTEN_QUESTIONS, ids=str)
def test_every_question_is_written(plan: Plan) -> None:
    game = plan.played()
    assert f"asked: {plan.until} {game.actor}\n" in state_text(game)
    check(game)


@pytest.mark.parametrize("game", ["base", "saboteur2", "duel", "solo"])
def test_all_of_a_game_is_written_from_before_its_first_deal_to_its_end(game: str) -> None:
    rules = ruleset(game, {})
    played, dealer = Game(rules, rules.seats[0]), SeededDealer("7")
    seen = set()
    while not played.over:
        if played.asked == "deal" or len(played.legal_moves) % 7 == 0:
            check(played)
        seen.add(played.asked)
        if played.asked == "deal":
            played.deal(dealer.deal(played.to_deal, played.round + 1, played.seats))
        else:
            moves = sorted(played.legal_moves, key=str)
            played.apply(moves[len(moves) * 7 // 8])
    check(played)
    assert {"turn", "deal"} <= seen <= set(ASKED)
    assert view_text(played.view(None)).endswith(f"gold: {' '.join(map(str, played.gold))}\n")


def test_a_state_is_read_with_the_eye() -> None:
    setup = Setup(
        ruleset("base", edition="classic"),
        3,
        turn=1,
        first=2,
        hands={0: [], 1: ["base_ew", "base_map"], 2: ["base_ns"]},
        mine=drawn("S─┐", ruleset("base")),
        mats={2: ["lamp", "pick"]},
        deck=["base_rockfall"],
        rest="discard",
        goals={"8,0": "base_goal_gold"},
        seen={1: ["8,0"]},
        roles={2: "saboteur"},
        purses={0: [3, 1]},
        pile=[2, 1],
    )
    text = state_text(setup.game())
    assert [line for line in text.splitlines() if not line.startswith("discard")] == [
        "saboteur position 2",
        "game: base edition=classic",
        "seats: 3",
        "observer: table",
        "asked: turn 1",
        "round: 1",
        "first: 2",
        "last_mover: 0",
        "deck: (base_rockfall)",
        "hand 1: base_ew base_map",
        "hand 2: base_ns",
        "mat 2: pick lamp",
        "role 0: digger",
        "role 1: digger",
        "role 2: saboteur",
        "spare: digger",
        "goal 8,2: base_goal_stone_nw",
        "goal 8,0: base_goal_gold",
        "goal 8,-2: base_goal_stone_ne",
        "seen 1: 8,0",
        "mine 0,0: base_start",
        "mine 1,0: base_ew",
        "mine 2,0: base_ne turned",
        "purse 0: 1 3",
        "pile: (2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 3 3 3)",
    ]
    seen = view_text(setup.game().view(1)).splitlines()
    assert [line for line in seen if not line.startswith("discard")][3:] == [
        "observer: seat 1",
        "asked: turn 1",
        "round: 1",
        "first: 2",
        "deck: 1",
        "hand 1: base_ew base_map",
        "hand 2: ?",
        "mat 2: pick lamp",
        "role 0: ?",
        "role 1: digger",
        "role 2: ?",
        "spare: ?",
        "goal 8,2: ?",
        "goal 8,0: base_goal_gold",
        "goal 8,-2: ?",
        "mine 0,0: base_start",
        "mine 1,0: base_ew",
        "mine 2,0: base_ne turned",
        "purse 0: ? ?",
        "pile: 26",
    ]


def test_a_duel_has_doors_trolls_markers_and_cards_kept() -> None:
    rules = ruleset("duel")
    mine = """
        Sa·
        ·b·
        Sc·
        a = duel_new_troll turned opened @1
        b = duel_cross_blue opened
        c = duel_dcurve_nw_es_gold turned @1
    """
    game = Setup(rules, mine=drawn(mine, rules), round=2, kept={0: ["duelgoal_nw_2", "duel_bridge_gold"]}).game()
    lines = state_text(game).splitlines()
    for line in (
        "mine 1,1: duel_new_troll turned opened @1",
        "mine 1,0: duel_cross_blue opened",
        "kept 0: duelgoal_nw_2 duel_bridge_gold",
        "markers: 6",
        "keys: 1",
    ):
        assert line in lines
    assert "purse 0: 1 2" in view_text(game.view(None)).splitlines()
    check(game)


def test_8_12_a_claim_for_which_markers_run_short_is_written() -> None:
    rules = ruleset("duel")
    mine = [Lying(Cell(1, 1), Card.parse("duel_dcurve_nw_es_gold"), turned=True), Lying(Cell(0, 2), BRIDGE)]
    game = Setup(rules, hands={0: ["duel_ew"]}, mine=mine, markers=1, asked="claim").game()
    assert {str(move) for move in game.legal_moves} == {"claim 1,1", "claim 0,2"}
    check(game)
    for turn in (0, 1):
        bribed = [*mine, Lying(Cell(1, -1), Card.parse("duel_new_troll"), turned=True, opened=True, marker=turn)]
        other = Setup(rules, turn=turn, actor=0, mine=bribed, markers=1, asked="claim", bribing=True)
        assert "asked: claim 0\n" + "turn: 1\n" * turn + "bribing: yes\n" in state_text(other.game())
        check(other.game())


def test_lines_may_come_in_any_order_and_starts_may_be_left_out() -> None:
    game = Game(ruleset("base"), 4, seed="2")
    game.apply(next(move for move in game.legal_moves if str(move).startswith("lay")))
    first, *lines = state_text(game).splitlines()
    text = "\r\n".join([first, *(line for line in reversed(lines) if "base_start" not in line)])
    assert read_state("\ufeff" + text) == Setup.of(game)


def test_what_is_named_nowhere_is_filled_in_if_the_position_says_so() -> None:
    text = "saboteur position 2\ngame: base\nseats: 3\nobserver: table\nasked: turn 0\nround: 1\n"
    assert "rest: 3 of base_ew lie nowhere" in read_state(text).faults()
    setup = read_state(text + "rest: deck\nhand 0: base_map\nhand 1:\nrole 1: saboteur\nmine 1,0: base_ew\n")
    game = setup.game()
    assert [len(hand) for hand in game.view(None).hands] == [1, 0, 6]
    assert (game.view(1).role, game.view(None).deck) == ("saboteur", 59)
    discarded = read_state(text + "rest: discard\ndeck: 5\nhand 0: base_map\n").game().view(None)
    assert (discarded.deck, len(discarded.discard)) == (5, 61)
    plain = {"position": 2, "game": {"game": "duel"}, "seats": 2, "observer": "table", "asked": "turn", "actor": 1}
    view = read_state_plain({**plain, "round": 1, "rest": "deck", "hands": [["duel_ew"], None]}).game().view(None)
    assert ([len(hand) for hand in view.hands], view.markers, view.actor) == ([1, 6], 8, 1)


def test_a_house_rule_has_no_text() -> None:
    game = Plan("rich duel", 2).begun()
    with pytest.raises(ValueError, match="a game changed by hand has no text"):
        state_text(game)
    with pytest.raises(ValueError, match="a game changed by hand has no text"):
        view_plain(game.view(0))


def test_plain_values_belong_to_whoever_asked() -> None:
    view = Game(ruleset("base", rounds=1), 3, seed="1").view(0)
    plain = view_plain(view)
    game, hands = plain["game"], plain["hands"]
    assert isinstance(game, dict)
    assert isinstance(hands, list)
    game["options"]["rounds"] = 2
    hands[0].clear()
    assert read_view_plain(view_plain(view)) == view


@pytest.mark.parametrize(
    ("game", "seats", "part", "fault"),
    [
        ("base", 3, "pile", "purses, pile: 16 nugget cards of value 1 lie nowhere (5.1)"),
        ("base", 3, "role", "roles: not every seat has a dwarf (2.1, 6.1)"),
        ("base", 3, "spare", "spare: digger must be left over too (2.1, 6.1)"),
        ("base", 3, "goal 8,0", "goals: expected 3, found 2 (2.3, 8.1)"),
        ("base", 3, "deck", "rest: 3 of base_break_lamp lie nowhere"),
        ("base", 3, "hand 1", "rest: 1 of base_new lie nowhere"),
        ("saboteur2", 2, "removed", "removed: expected 10 (6.1, 9.1), found 0"),
        ("saboteur2", 2, "spare", "must be left over too (2.1, 6.1)"),
        ("solo", 1, "removed", "removed: expected 10 (6.1, 9.1), found 0"),
        ("solo", 1, "waiting", "waiting: expected 12 vein cards for the rounds to come, found 0 (8.14)"),
        ("duel", 2, "goal", "goals: expected 6, found 0 (2.3, 8.1)"),
    ],
)
def test_without_rest_nothing_is_filled_in(game: str, seats: int, part: str, fault: str) -> None:
    text = state_text(Game(ruleset(game, {}), seats, seed="1"))
    lines = text.splitlines(keepends=True)
    left = [line for line in lines if not line.startswith(part)]
    assert len(left) < len(lines)
    faults = read_state("".join(left)).faults()
    assert any(fault in found for found in faults), faults
    assert not read_state("".join([*left, "rest: deck\n"])).faults()


def test_nuggets_that_were_not_named_lie_under_those_that_were() -> None:
    text = "saboteur position 2\ngame: base\nseats: 3\nobserver: table\nasked: turn 0\nround: 1\nrest: deck\n"
    filled = Setup.of(read_state(text + "purse 0: 3 3\npile: (3 1 2)\n").game())
    assert filled.pile == (3, 1, 2, *[1] * 15, *[2] * 7, 3)
    assert Setup.of(read_state(text + "purse 0: 3 3\n").game()).pile == (*[1] * 16, *[2] * 8, 3, 3)
    [fault] = Setup(ruleset("base"), 3, purses={0: [3] * 5}).faults()
    assert fault == "purses, pile: 5 nugget cards of value 3, the game has 4 (5.1)"


def test_a_line_that_is_there_is_taken_as_it_is_also_if_it_is_empty() -> None:
    plain = {"position": 2, "game": {"game": "saboteur2"}, "seats": 2, "observer": "table", "asked": "turn", "actor": 0}
    head = {**plain, "round": 1, "rest": "deck"}
    assert not read_state_plain(head).faults()
    assert "removed: expected 10 (6.1, 9.1), found 0" in read_state_plain({**head, "removed": []}).faults()
    assert any("must be left over" in fault for fault in read_state_plain({**head, "spare": []}).faults())
