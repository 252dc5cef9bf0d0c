"""Why a move is refused, with the number of the rule: the same for the browser, the terminal and the protocol."""
# mypyc: off

from __future__ import annotations

from enum import Enum


class Refusal(Enum):
    """A reason, with its number for the fast part of the rules and the rule it comes from (docs/rules/numbered.md)."""

    NOBODY_IS_ASKED = 1, "1.7", "nobody is asked for a move now"
    ANOTHER_QUESTION = 2, "1.7", "something else is asked for now"
    NOT_IN_HAND = 3, "3.1", "that card is not in the hand"
    NOT_A_TUNNEL = 4, "3.1", "only tunnel cards are laid in the mine"
    NOT_AN_ACTION = 5, "3.1", "only action cards are played"
    WRONG_TARGET = 6, "1.9", "that card is not played on such a target"
    NO_SUCH_SEAT = 7, "2.1", "nobody sits there"
    TOOL_BROKEN = 8, "3.4", "with a broken tool no tunnel card is laid"
    TRAPPED = 9, "6.8", "who is trapped lays no tunnel card"
    CELL_TAKEN = 10, "3.3", "a card lies there already"
    EDGES_DISAGREE = 11, "3.3", "openings must meet openings, and walls walls"
    NOT_CONNECTED = 12, "3.3", "no tunnel leads there from the start"
    NOT_CONNECTED_TO_OWN_ENTRANCE = 13, "8.3", "no tunnel one may pass leads there from one's own entrance"
    NOTHING_BESIDE = 14, "3.3", "no card lies beside that cell"
    LOOKS_THE_SAME = 15, "1.8", "turned, the card looks the same: lay it upright"
    LADDER_TOUCHES_NOTHING = 16, "6.3", "a ladder must touch a card"
    LADDER_NOT_JOINED = 17, "8.7", "a ladder must join a card by a tunnel"
    LADDER_BESIDE_GOAL = 18, "6.3", "a ladder never lies next to a goal"
    LADDER_BESIDE_GOLD = 19, "8.7", "a ladder never lies next to a vein card or a card with nuggets"
    TOOL_ALREADY_BROKEN = 20, "3.5", "that tool is broken already"
    NOT_ON_ONESELF = 21, "6.8", "that card is played on another player"
    ONLY_ON_OPPONENT = 22, "8.4", "in the duel tools are broken for the opponent only"
    ONLY_OWN_TOOLS = 23, "8.4", "in the duel one repairs one's own tools only"
    NOT_ON_THE_CARD = 24, "3.6", "the card does not show that tool"
    TOOL_NOT_BROKEN = 25, "3.6", "that tool is not broken"
    NO_TUNNEL_CARD_THERE = 26, "3.7", "a rockfall removes a laid tunnel card"
    LASTING = 27, "8.10", "cards with a nugget or a troll never collapse"
    NO_FACE_DOWN_GOAL_THERE = 28, "3.8", "no face-down card to look at lies there"
    NO_DOOR_THERE = 29, "8.5", "a key opens a closed door of the opponent's colour"
    NO_KEY_LEFT = 30, "8.5", "both key tokens are in use"
    TOO_MANY_CARDS = 31, "3.1", "one card is discarded, not more"
    NO_CLEARING = 32, "3.1", "this game knows no discarding of two cards to remove one"
    NO_TROLL_THERE = 33, "8.6", "no unbribed troll is there"
    TROLL_OUT_OF_REACH = 34, "8.6", "no way leads from one's own entrance to that troll"
    NO_MARKER_LEFT = 35, "8.6", "no marker is left"
    NOT_AN_OPTION = 36, "1.10", "that is not among the options"
    NO_HATS_LEFT = 37, "6.8", "no dwarf is left over"
    LIES_THERE_ALREADY = 38, "6.7", "such a card lies before that player already"
    LIES_NOT_THERE = 39, "6.8", "no such card lies before that player"
    NOTHING_TO_CLEAR = 40, "6.2", "no such card lies before oneself"
    MORE_THAN_TWO_CARDS = 41, "8.2", "one or two cards are discarded"
    NO_TOOL_TO_CLEAR = 42, "8.2", "no such broken tool lies before oneself"

    def __init__(self, number: int, rule: str, reason: str) -> None:
        self.number = number
        self.rule = rule
        self.reason = reason

    def __repr__(self) -> str:
        return f"Refusal.{self.name}"

    def __str__(self) -> str:
        return f"{self.reason} (rule {self.rule})"

    @staticmethod
    def of_number(number: int) -> Refusal | None:
        """The reason of this number; 0 is none."""
        return _BY_NUMBER[number]


_BY_NUMBER: list[Refusal | None] = [None, *Refusal]
for _index, _refusal in enumerate(_BY_NUMBER):
    assert _refusal is None or _refusal.number == _index
