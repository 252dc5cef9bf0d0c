"""Every refusal has a case. Three cannot occur in a printed game: for them the numbers or the state are changed.

NO_KEY_LEFT: both tokens in use means both key cards played. NO_HATS_LEFT: at least three dwarves are left over, and two
cards swap hats. NO_MARKER_LEFT: the round ends with the last marker (8.12).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import pytest

from saboteur import Card, Cell, Deal, Game, IllegalMove, Refusal, Ruleset, ruleset
from saboteur.engine.core.duel import DuelState

BASE = ruleset("base")
ADJACENT = ruleset("base", placing="adjacent")
SABOTEUR2 = ruleset("saboteur2")
DUEL = ruleset("duel")
TWO_DWARVES = replace(SABOTEUR2, roles={2: {"blue": 1, "green": 1}})
NEAR = replace(BASE, goal_cells=(Cell(1, 1), Cell(2, 0), Cell(1, -1)))
NO_KEYS = replace(DUEL, keys=0)


@dataclass(frozen=True)
class Case:
    """Seats hold at least these cards, seat 0 begins; after the moves the last one is refused."""

    rules: Ruleset
    hands: tuple[str, ...]
    moves: str
    """Separated by semicolons."""
    state: Mapping[str, int] = field(default_factory=dict)
    """A change that no move can make."""

    def game(self) -> Game:
        """The game before the move that is refused."""
        seats = max(len(self.hands), self.rules.seats[0])
        game = Game(self.rules, seats)
        game.deal(dealt(game, [hand.split() for hand in self.hands]))
        for move in self.moves.split("; ")[:-1]:
            game.apply(move)
        for name, value in self.state.items():
            assert isinstance(game.state, DuelState)
            setattr(game.state, name, value)
        return game

    @property
    def refused(self) -> str:
        return self.moves.split("; ")[-1]


def dealt(game: Game, hands: list[list[str]]) -> Deal:
    """A deal with these cards in the hands, filled up from the back of the sorted deck; the gold lies in the middle."""
    cards = game.to_deal
    rest = list(cards.deck)
    own = [[Card.parse(name) for name in hand] for hand in hands]
    for hand in own:
        for card in hand:
            rest.remove(card)
    size = game.ruleset.hand[game.seats]
    own += [[] for _ in range(game.seats - len(own))]
    full = [hand + [rest.pop() for _ in range(size - len(hand))] for hand in own]
    out = [rest.pop() for _ in range(game.ruleset.removed)]
    deck = (*out, *(card for hand in full for card in hand), *rest)
    return replace(cards, deck=deck, first=0 if cards.roles else None)


AT_THE_GOAL = "; ".join(f"lay base_{'ew' if x % 2 else 'nesw'} {x},0" for x in range(1, 7))

CASES = {
    Refusal.ANOTHER_QUESTION: Case(BASE, (), "turn 8,0"),
    Refusal.NOT_IN_HAND: Case(BASE, (), "discard base_break_cart"),
    Refusal.NOT_A_TUNNEL: Case(BASE, ("base_map",), "lay base_map 1,0"),
    Refusal.NOT_AN_ACTION: Case(BASE, ("base_ew",), "play base_ew 1"),
    Refusal.WRONG_TARGET: Case(BASE, ("base_map",), "play base_map 1"),
    Refusal.NO_SUCH_SEAT: Case(BASE, ("base_break_pick",), "play base_break_pick 3"),
    Refusal.TOOL_BROKEN: Case(BASE, ("base_break_pick", "base_ew"), "play base_break_pick 1; lay base_ew 1,0"),
    Refusal.TRAPPED: Case(SABOTEUR2, ("s2_trapped", "base_ew"), "play s2_trapped 1; lay base_ew 1,0"),
    Refusal.CELL_TAKEN: Case(BASE, ("base_ew",), "lay base_ew 8,0"),
    Refusal.EDGES_DISAGREE: Case(BASE, ("base_ns",), "lay base_ns 1,0"),
    Refusal.NOT_CONNECTED: Case(BASE, ("base_ew",), "lay base_ew 3,0"),
    Refusal.NOT_CONNECTED_TO_OWN_ENTRANCE: Case(DUEL, ("duel_ew",), "lay duel_ew 1,-1"),
    Refusal.NOTHING_BESIDE: Case(ADJACENT, ("base_ew",), "lay base_ew 3,0"),
    Refusal.LOOKS_THE_SAME: Case(BASE, ("base_ew",), "lay base_ew 1,0 turned"),
    Refusal.LADDER_TOUCHES_NOTHING: Case(SABOTEUR2, ("s2_ladder_e",), "lay s2_ladder_e 5,5"),
    Refusal.LADDER_NOT_JOINED: Case(DUEL, ("duel_nw_ladder_blue",), "lay duel_nw_ladder_blue 4,4"),
    Refusal.LADDER_BESIDE_GOAL: Case(
        SABOTEUR2,
        ("base_ew base_ew base_ew s2_ladder_e", "base_nesw base_nesw base_nesw"),
        AT_THE_GOAL + "; lay s2_ladder_e 7,0 turned",
    ),
    Refusal.LADDER_BESIDE_GOLD: Case(
        DUEL, ("duel_new_ds_gold", "duel_nw_ladder_blue"), "lay duel_new_ds_gold 1,1; lay duel_nw_ladder_blue 2,1"
    ),
    Refusal.TOOL_ALREADY_BROKEN: Case(
        BASE, ("base_break_pick", "base_break_pick"), "play base_break_pick 2; play base_break_pick 2"
    ),
    Refusal.NOT_ON_ONESELF: Case(SABOTEUR2, ("s2_inspection",), "play s2_inspection 0"),
    Refusal.ONLY_ON_OPPONENT: Case(DUEL, ("duel_break_pick",), "play duel_break_pick 0"),
    Refusal.ONLY_OWN_TOOLS: Case(DUEL, ("duel_fix_pick",), "play duel_fix_pick 1 pick"),
    Refusal.NOT_ON_THE_CARD: Case(BASE, ("base_fix_pick",), "play base_fix_pick 0 lamp"),
    Refusal.TOOL_NOT_BROKEN: Case(BASE, ("base_fix_pick",), "play base_fix_pick 0 pick"),
    Refusal.LIES_THERE_ALREADY: Case(
        SABOTEUR2, ("s2_trapped", "s2_trapped", "base_ew"), "play s2_trapped 2; play s2_trapped 2"
    ),
    Refusal.LIES_NOT_THERE: Case(SABOTEUR2, ("s2_free",), "play s2_free 1"),
    Refusal.NOTHING_TO_CLEAR: Case(SABOTEUR2, ("base_ew base_ew",), "clear pick base_ew base_ew"),
    Refusal.NO_TOOL_TO_CLEAR: Case(DUEL, ("duel_ew duel_ew",), "clear pick duel_ew duel_ew"),
    Refusal.MORE_THAN_TWO_CARDS: Case(DUEL, ("duel_ew duel_ew duel_ew",), "discard duel_ew duel_ew duel_ew"),
    Refusal.NO_TUNNEL_CARD_THERE: Case(BASE, ("base_rockfall",), "play base_rockfall 0,0"),
    Refusal.LASTING: Case(
        DUEL, ("duel_cross_troll", "duel_rockfall"), "lay duel_cross_troll 1,1; play duel_rockfall 1,1"
    ),
    Refusal.NO_FACE_DOWN_GOAL_THERE: Case(BASE, ("base_map",), "play base_map 3,0"),
    Refusal.NO_DOOR_THERE: Case(DUEL, ("duel_key",), "play duel_key 0,1"),
    Refusal.NO_KEY_LEFT: Case(
        NO_KEYS, ("duel_cross_blue duel_key", "duel_ew"), "lay duel_cross_blue 1,1; discard duel_ew; play duel_key 1,1"
    ),
    Refusal.TOO_MANY_CARDS: Case(BASE, ("base_ew base_ew",), "discard base_ew base_ew"),
    Refusal.NO_CLEARING: Case(BASE, ("base_ew base_ew",), "clear pick base_ew base_ew"),
    Refusal.NO_TROLL_THERE: Case(DUEL, (), "bribe 0,1"),
    Refusal.TROLL_OUT_OF_REACH: Case(DUEL, ("duel_cross_troll",), "lay duel_cross_troll 1,1; bribe 1,1"),
    Refusal.NO_MARKER_LEFT: Case(
        DUEL, ("duel_cross_troll", "duel_ew"), "lay duel_cross_troll 1,1; discard duel_ew; bribe 1,1", {"markers": 0}
    ),
    Refusal.NOT_AN_OPTION: Case(NEAR, ("base_nesw",), "lay base_nesw 1,0; turn 8,0"),
    Refusal.NO_HATS_LEFT: Case(TWO_DWARVES, ("s2_swap_hats",), "play s2_swap_hats 1"),
}


@pytest.mark.both
@pytest.mark.parametrize("expected", CASES, ids=lambda refusal: str(refusal.name))
def test_a_refusal_says_why(expected: Refusal) -> None:
    case = CASES[expected]
    game = case.game()
    assert game.refusal(case.refused) is expected
    with pytest.raises(IllegalMove, match="rule"):
        game.apply(case.refused)


def test_between_rounds_nobody_is_asked() -> None:
    assert Game(BASE, 3).refusal("rob nobody") is Refusal.NOBODY_IS_ASKED


def test_every_refusal_has_a_case() -> None:
    assert {*CASES, Refusal.NOBODY_IS_ASKED} == {*Refusal}
