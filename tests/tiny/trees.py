"""Tiny games whose whole tree can be walked: three seats, one card each, a deck of five cards, one round."""

from __future__ import annotations

import copy
from collections import Counter
from dataclasses import replace
from typing import Any

from saboteur import Card, Cell, Deal, Game, Ruleset, ruleset
from saboteur.engine.values import facts
from saboteur.engine.values.roles import Role
from tests.oracle.base import START, Base
from tests.oracle.mine import Laid

Outcome = tuple[str, tuple[int, ...]]
"""How the round ended, and what everybody got."""

GOAL_CELLS = (Cell(2, 1), Cell(2, 0), Cell(2, -1))
ROLES: dict[Role, int] = {"digger": 2, "saboteur": 1}
GOALS = ("base_goal_stone_ne", "base_goal_gold", "base_goal_stone_nw")


def tiny(deck: tuple[str, ...], goal_cells: tuple[Cell, ...] = GOAL_CELLS, **changes: Any) -> Ruleset:
    """The base game with a deck like this, the goals near the start."""
    cards = Counter(map(Card.parse, deck))
    return replace(
        ruleset("base", rounds=1, first=0),
        seats=range(3, 4),
        hand={3: 1},
        roles={3: ROLES},
        cards=dict(cards),
        goal_cells=goal_cells,
        **changes,
    )


def dealt(rules: Ruleset, deck: tuple[str, ...], goals: tuple[str, ...] = GOALS) -> Game:
    """The game dealt in this order, seat 2 the saboteur, nuggets from 1 up."""
    game = Game(rules, 3)
    nuggets = game.to_deal.nuggets
    game.deal(
        Deal(tuple(map(Card.parse, deck)), ("digger", "digger", "saboteur"), tuple(map(Card.parse, goals)), nuggets)
    )
    return game


def outcomes(game: Game, cause: str = "") -> Counter[Outcome]:
    """The leaves of the tree by what came out."""
    if game.over:
        return Counter({(cause, game.gold): 1})
    found: Counter[Outcome] = Counter()
    for move in game.legal_moves:
        after = game.clone()
        told = after.apply(move, tell=True)
        ended = [fact.cause for fact in told if isinstance(fact, facts.RoundEnded)]
        found += outcomes(after, ended[0] if ended else cause)
    return found


class TinyOracle(Base):
    """The same game in the other writing of the rules."""

    def __init__(self, rules: Ruleset) -> None:
        edition = "classic" if rules.every_goal else "new" if rules.share_of_diggers else "2016"
        super().__init__(3, edition=edition, first=0, rounds=1)
        self.hand_size = 1
        self.cells = [(cell.x, cell.y) for cell in rules.goal_cells]

    def set_up(self, deal: dict[str, Any]) -> None:
        self.pile = list(deal["nuggets"])
        self.mine.cells[START] = Laid("base_start", False)
        self.goal_cards = list(zip(self.cells, deal["goals"], strict=True))
        self.mine.face_down = dict(self.goal_cards)


def oracle_dealt(rules: Ruleset, deck: tuple[str, ...], goals: tuple[str, ...] = GOALS) -> TinyOracle:
    """The oracle's game of the same deal."""
    oracle = TinyOracle(rules)
    roles, nuggets = ["digger", "digger", "saboteur"], list(oracle.composition()["nuggets"])
    oracle.deal({"deck": list(deck), "roles": roles, "goals": list(goals), "nuggets": nuggets, "first": 0})
    oracle.facts = []
    return oracle


def oracle_outcomes(oracle: TinyOracle, cause: str = "") -> Counter[Outcome]:
    """The leaves of the oracle's tree."""
    if oracle.asked == "over":
        return Counter({(cause, tuple(oracle.gold())): 1})
    found: Counter[Outcome] = Counter()
    for move in oracle.legal_moves():
        after = copy.deepcopy(oracle)
        after.apply(move)
        ended = [fact["cause"] for fact in after.facts if fact["fact"] == "round_ended"]
        after.facts = []
        found += oracle_outcomes(after, ended[0] if ended else cause)
    return found
