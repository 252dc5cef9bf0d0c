"""Malformed positions: where they are wrong, and what was expected there."""

from __future__ import annotations

from typing import Any

import pytest

from saboteur.notation.plain import InvalidValue
from saboteur.notation.positions.position import (
    read_position,
    read_position_plain,
    read_state,
    read_state_plain,
    read_view,
    read_view_plain,
)
from saboteur.notation.text import InvalidText

OF_VERSION_1 = (
    "this position was written by the rules of version 1, which asked for no nugget if all were alike, "
    "and hid at the end of a round or game what is shown now; version 2 is read"
)
OF_VERSION_3 = "this position was written by the rules of version 3, which a newer program may know; version 2 is read"
HEAD = """saboteur position 2
game: base
seats: 3
observer: table
asked: turn 0
round: 1
"""
VIEW = HEAD.replace("table", "seat 2")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1, column 1: expected saboteur position 2, found nothing"),
        (
            "saboteur position 1\n",
            f"line 1, column 1: expected saboteur position 2 ({OF_VERSION_1}), found 'saboteur position 1'",
        ),
        (
            "saboteur position 3\n",
            f"line 1, column 1: expected saboteur position 2 ({OF_VERSION_3}), found 'saboteur position 3'",
        ),
        ("saboteur record 1\n", "line 1, column 1: expected saboteur position 2, found 'saboteur record 1'"),
        ("saboteur position 2\n", "line 2, column 1: expected a line game: …, found nothing"),
        (HEAD.replace("seats: 3\n", ""), "line 6, column 1: expected a line seats: …, found nothing"),
        (HEAD + "\n", "line 7, column 1: expected a line such as deck: 31 or hand 0: base_ew, found nothing"),
        (HEAD + "deck 31", "line 7, column 1: expected a line such as deck: 31 or hand 0: base_ew, found 'deck 31'"),
        (HEAD + "cards: 31", "line 7, column 1: expected the name of a line, found 'cards'"),
        (HEAD + "hand: base_ew", "line 7, column 5: expected a seat behind hand, found nothing"),
        (HEAD + "mine: base_ew", "line 7, column 5: expected a cell behind mine, found nothing"),
        (HEAD + "deck 1: 31", "line 7, column 6: expected :, found '1'"),
        (HEAD + "round: 1", "line 7, column 1: expected each line once, found 'round'"),
        (HEAD + "hand 0:\nhand 0: base_ew", "line 8, column 1: expected each line once, found 'hand 0'"),
        (HEAD.replace("base", "chess"), "line 2, column 7: expected base, saboteur2, duel or solo, found 'chess'"),
        (HEAD.replace("base", "base rounds=x"), "line 2, column 19: expected a number, found 'x'"),
        (HEAD.replace("base", "base first=5"), "line 2, column 7: expected a seat up to 2, found 'base first=5'"),
        (HEAD.replace("3", "x"), "line 3, column 8: expected a number of seats, found 'x'"),
        (HEAD.replace("3", "99"), "line 3, column 8: expected a number of seats, found '99'"),
        (HEAD.replace("3", "2"), "line 3, column 8: expected 3 to 10 seats, found '2'"),
        (HEAD.replace("3", "3 4"), "line 3, column 10: expected the end, found '4'"),
        (HEAD.replace("table", "me"), "line 4, column 11: expected table, watcher or seat N, found 'me'"),
        (HEAD.replace("table", "seat"), "line 4, column 15: expected a seat, found nothing"),
        (HEAD.replace("table", "seat 3"), "line 4, column 16: expected watcher or a seat from 0 to 2, found '3'"),
        (HEAD.replace("table", "watcher 3"), "line 4, column 19: expected the end, found '3'"),
        (HEAD.replace("turn 0", "turn"), "line 5, column 12: expected a seat from 0 to 2, found nothing"),
        (HEAD.replace("turn 0", "turn 7"), "line 5, column 13: expected a seat from 0 to 2, found '7'"),
        (HEAD.replace("turn 0", "deal 0"), "line 5, column 13: expected nobody, found '0'"),
        (
            HEAD.replace("turn 0", "tea 0"),
            "line 5, column 8: expected turn, goal, position, claim, nugget, rob, deal or over, found 'tea'",
        ),
        (HEAD.replace("round: 1", "round: -1"), "line 6, column 8: expected a number, found '-1'"),
        (HEAD.replace("round: 1", "round: 01"), "line 6, column 8: expected a number, found '01'"),
        (HEAD.replace("round: 1", "round:"), "line 6, column 7: expected a value, found nothing"),
        (HEAD + "deck: (base_ew", "line 7, column 15: expected ), found nothing"),
        (HEAD + "deck: (base_ew (base_ew))", "line 7, column 16: expected a card of base, found '('"),
        (HEAD + "deck: base_ew", "line 7, column 7: expected a number or a list in parentheses, found 'base_ew'"),
        (HEAD + "deck: 1 2", "line 7, column 9: expected the end, found '2'"),
        (HEAD + "deck: (base_ew s2_bridge)", "line 7, column 16: expected a card of base, found 's2_bridge'"),
        (HEAD + "hand 3: base_ew", "line 7, column 6: expected a seat of the game, found '3'"),
        (HEAD + "hand 0: base_ew ?", "line 7, column 17: expected a card of base, found '?'"),
        (VIEW + "hand 0: base_ew ? king", "line 7, column 19: expected a card of base or ?, found 'king'"),
        (HEAD + "mat 0: lamp hat", "line 7, column 13: expected pick, lamp, cart, theft or trapped, found 'hat'"),
        (HEAD + "role 0: boss", "line 7, column 9: expected a role of base, found 'boss'"),
        (HEAD + "role 0: digger saboteur", "line 7, column 16: expected the end, found 'saboteur'"),
        (HEAD + "role 0:", "line 7, column 8: expected a value, found nothing"),
        (HEAD + "known 0: 1 5", "line 7, column 12: expected a seat from 0 to 2, found '5'"),
        (HEAD + "away 5: digger", "line 7, column 6: expected a seat from 0 to 2, found '5'"),
        (HEAD + "away 1: digger x", "line 7, column 16: expected a seat from 0 to 2, found 'x'"),
        (HEAD + "away 1:", "line 7, column 8: expected a role, found nothing"),
        (HEAD + "goal 8,1: base_goal_gold", "line 7, column 6: expected the cell of a goal, each once, found '8,1'"),
        (HEAD + "goal 8: base_goal_gold", "line 7, column 6: expected a cell, found '8'"),
        (HEAD + "goal 8,2: base_ew", "line 7, column 11: expected the face of a goal, found 'base_ew'"),
        (HEAD + "goal 8,2: ?", "line 7, column 11: expected a card of base, found '?'"),
        (HEAD + "goal 8,2: base_goal_gold up", "line 7, column 26: expected open or the end, found 'up'"),
        (
            HEAD + "goal 8,2: base_goal_gold open",
            "line 7, column 26: expected a goal face down: none lies there, found 'open'",
        ),
        (
            HEAD + "goal 8,2: base_goal_gold\nmine 8,2: base_goal_gold",
            "line 7, column 25: expected open, for it lies in the mine, found nothing",
        ),
        (
            HEAD + "goal 8,2: base_goal_gold open\nmine 8,2: base_goal_stone_nw",
            "line 7, column 11: expected base_goal_stone_nw, as in the mine, found 'base_goal_gold'",
        ),
        (HEAD + "seen 0: 8,2 x", "line 7, column 13: expected a cell, found 'x'"),
        (HEAD + "mine 1;0: base_ew", "line 7, column 6: expected a cell, found '1;0'"),
        (HEAD + "mine 1,0: base_rail", "line 7, column 11: expected a card of base, found 'base_rail'"),
        (HEAD + "mine 1,0: base_goal_gold", "line 7, column 11: expected a tunnel card on 1,0, found 'base_goal_gold'"),
        (HEAD + "mine 8,2: base_ew", "line 7, column 11: expected a goal on 8,2, found 'base_ew'"),
        (HEAD + "mine 0,0: base_ew", "line 7, column 11: expected base_start on 0,0, found 'base_ew'"),
        (
            HEAD + "mine 1,0: base_ew @1 turned",
            "line 7, column 22: expected turned, opened, @SEAT or the end, in this order, found 'turned'",
        ),
        (HEAD + "mine 1,0: base_ew @x", "line 7, column 20: expected a seat from 0 to 2, found 'x'"),
        (HEAD + "mine 1,0: base_ew\nmine 1,0: base_ns", "line 8, column 1: expected each line once, found 'mine 1,0'"),
        (HEAD + "discard: base_ew 1:base_ew 5:base_ew", "line 7, column 28: expected a seat from 0 to 2, found '5'"),
        (HEAD + "discard: base_ew 1:base_tea", "line 7, column 20: expected a card of base, found 'base_tea'"),
        (HEAD + "purse 0: 1 x", "line 7, column 12: expected a number, found 'x'"),
        (VIEW + "purse 0: 1 x", "line 7, column 12: expected a number or ?, found 'x'"),
        (VIEW + "coins 0: 1", "line 7, column 7: expected no such line, found '0'"),
        (VIEW + "coins 0: 99999999999", "line 7, column 7: expected no such line, found '0'"),
        (VIEW + "last_mover: 1", "line 7, column 1: expected a line of a view, found 'last_mover'"),
        (HEAD + "gold: 1 2 3", "line 7, column 1: expected a line of the table, found 'gold'"),
        (VIEW + "gold: 1 2", "line 7, column 7: expected a list of 3, found '1'"),
        (HEAD + "bribing: maybe", "line 7, column 10: expected yes or no, found 'maybe'"),
        (HEAD + "rest: box", "line 7, column 7: expected deck or discard, found 'box'"),
        (
            HEAD.replace("round: 1", "round: 0") + "mine 1,0: base_ew",
            "line 7, column 6: expected no such line before the first deal, found '1,0'",
        ),
    ],
)
def test_malformed_text_is_told_where_and_what_was_expected(text: str, message: str) -> None:
    with pytest.raises(InvalidText) as error:
        read_position(text)
    assert str(error.value) == message


def test_a_state_is_no_view_and_a_view_no_state() -> None:
    with pytest.raises(InvalidText) as error:
        read_view(HEAD)
    assert str(error.value) == "line 4, column 11: expected watcher or a seat, found 'table'"
    with pytest.raises(InvalidText) as error:
        read_state(VIEW)
    assert str(error.value) == "line 4, column 16: expected table, found '2'"


SENT: dict[str, Any] = {
    "position": 2,
    "game": {"game": "base"},
    "seats": 3,
    "observer": "table",
    "asked": "turn",
    "actor": 0,
    "round": 1,
}


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (None, "position: expected an object, found null"),
        ([], "position: expected an object, found []"),
        ({}, "position.position: expected a value, found nothing"),
        (
            {**SENT, "position": 1, "weather": "fine"},
            f"position.position: expected 2 ({OF_VERSION_1}), found 1",
        ),
        ({**SENT, "position": 0}, "position.position: expected 2, found 0"),
        ({**SENT, "position": True}, "position.position: expected 2, found true"),
        ({**SENT, "game": "chess"}, "position.game: expected an object, found 'chess'"),
        ({**SENT, "game": {"game": "duel"}}, "position.seats: expected 2 seats, found 3"),
        (
            {**SENT, "game": {"game": "base", "options": {"rounds": 0}}},
            "position.game.options.rounds: expected a number from 1 to 20, found 0",
        ),
        ({**SENT, "seats": 3.0}, "position.seats: expected a number, found 3.0"),
        ({**SENT, "actor": None}, "position.actor: expected a seat from 0 to 2, found null"),
        (
            {**SENT, "asked": ["turn"]},
            "position.asked: expected turn, goal, position, claim, nugget, rob, deal or over, found ['turn']",
        ),
        ({**SENT, "observer": "seat 1"}, "position.observer: expected watcher or a seat from 0 to 2, found 'seat 1'"),
        ({**SENT, "observer": True}, "position.observer: expected watcher or a seat from 0 to 2, found true"),
        ({**SENT, "hands": [[], []]}, "position.hands: expected a list of 3, found a list"),
        (
            {**SENT, "hands": [["base_ew"], ["base_ns", 7], []]},
            "position.hands[1][1]: expected a card of base, found 7",
        ),
        ({**SENT, "hands": [["base_ew"], 7, []]}, "position.hands[1]: expected a list, found 7"),
        (
            {**SENT, "mine": [{"cell": [1, 0], "card": "base_ew"}, {"cell": [1, 0], "card": "base_ew"}]},
            "position.mine[1].cell: expected each cell once, found [1, 0]",
        ),
        (
            {**SENT, "mine": [{"cell": "1,0", "card": "base_ew"}]},
            "position.mine[0].cell: expected a cell [x, y], found '1,0'",
        ),
        (
            {**SENT, "mine": [{"cell": [1, 0], "card": "base_ew", "turned": 1}]},
            "position.mine[0].turned: expected true or false, found 1",
        ),
        ({**SENT, "mine": [{"cell": [1, 0]}]}, "position.mine[0].card: expected a value, found nothing"),
        ({**SENT, "mine": [[1, 0]]}, "position.mine[0]: expected an object, found [1, 0]"),
        ({**SENT, "mine": {"1,0": "base_ew"}}, "position.mine: expected a list, found an object"),
        (
            {**SENT, "goals": [{"cell": [8, 2], "face": "?"}]},
            "position.goals[0].face: expected a card of base, found '?'",
        ),
        (
            {**SENT, "discard": [{"card": "base_ew", "by": 3}]},
            "position.discard[0].by: expected a seat from 0 to 2 or null, found 3",
        ),
        ({**SENT, "deck": -1}, "position.deck: expected a number, found -1"),
        ({**SENT, "deck": 10**30}, "position.deck: expected a number, found a huge number"),
        ({**SENT, "pile": 3}, "position.pile: expected a list, found 3"),
        ({**SENT, "rest": "nowhere"}, "position.rest: expected deck or discard, found 'nowhere'"),
    ],
)
def test_malformed_values_are_told_by_their_path(value: object, message: str) -> None:
    with pytest.raises(InvalidValue) as error:
        read_position_plain(value)
    assert str(error.value) == message


def test_unknown_fields_are_refused() -> None:
    with pytest.raises(InvalidValue, match=r"^position\.colour: expected no field but position, game, seats"):
        read_position_plain({**SENT, "colour": "red"})
    with pytest.raises(InvalidValue, match=r"^here\.gold: expected no field but"):
        read_state_plain({**SENT, "gold": [1, 2, 3]}, "here")
    with pytest.raises(InvalidValue, match=r"^position\.passes: expected no field but"):
        read_view_plain({**SENT, "observer": 1, "passes": 1})
