"""Small words for the rule tests: a position from a drawing, what a card can do there, what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import fields
from inspect import cleandoc
from typing import Any

from saboteur import Card, Deal, Fact, Game, Ruleset, ruleset
from saboteur.engine.base import NUGGETS
from saboteur.engine.moves import Lay, Play
from saboteur.engine.roles import ROLES
from saboteur.engine.setup import Setup
from saboteur.notation.diagram import diagram, drawn

BASE = ruleset("base")
EDITIONS = ("classic", "2016", "new")
GOLD, STONE_NW, STONE_NE = "base_goal_gold", "base_goal_stone_nw", "base_goal_stone_ne"


def base(**options: object) -> Ruleset:
    """The base game with options."""
    return ruleset("base", options)


def position(mine: str = "S", rules: Ruleset = BASE, **parts: Any) -> Game:
    """A game in which seat 0 of three has the turn; `mine` is a drawing, `parts` are those of a `Setup`."""
    return Setup(rules, mine=drawn(mine, rules), **parts).game()


def short(pile: Sequence[int], seat: int = 0, **purses: Sequence[int]) -> dict[str, Any]:
    """The pile holds these nugget cards and no others: a seat has won all the rest, `seat1=[3]` some of it."""
    won = {int(name.removeprefix("seat")): list(values) for name, values in purses.items()}
    rest = Counter(map(int, NUGGETS)) - Counter([*pile, *(value for values in won.values() for value in values)])
    return {"pile": pile, "purses": {**won, seat: sorted(rest.elements())}}


def picture(text: str) -> str:
    """A drawing in a test, without its indentation."""
    return cleandoc(text)


def mine(game: Game) -> str:
    """The mine as everybody sees it, without the goals that lie face down."""
    return diagram(game, goals=False)


def board(game: Game) -> str:
    """The mine with its face-down goals."""
    return diagram(game)


def after(game: Game, *moves: str) -> str:
    """The mine as these moves would leave it."""
    other = game.clone()
    for move in moves:
        other.apply(move)
    return mine(other)


def moves(game: Game) -> set[str]:
    """Everything that can be done now."""
    return {str(move) for move in game.legal_moves}


def lays(game: Game, card: str) -> set[str]:
    """Where and how a card can be laid now: `1,0` or `1,0 turned`."""
    found = [move for move in game.legal_moves if isinstance(move, Lay) and str(move.card) == card]
    return {str(move).split(" ", 2)[2] for move in found}


def plays(game: Game, card: str) -> set[str]:
    """On whom or what an action card can be played now."""
    found = [move for move in game.legal_moves if isinstance(move, Play) and str(move.card) == card]
    return {str(move).split(" ", 2)[2] for move in found}


def text(fact: Fact) -> str:
    """A fact in a line: `drew seat=0 card=base_ew`."""
    names = [field.name for field in fields(fact)]  # type: ignore[arg-type]  # every fact is a dataclass
    return " ".join([fact.name(), *(f"{name}={_value(getattr(fact, name))}" for name in names)])


def _value(value: object) -> str:
    return "/".join(map(_value, value)) if isinstance(value, tuple) and type(value) is tuple else str(value)


def told(game: Game, move: str, *names: str) -> list[str]:
    """Makes a move and gives the facts of these names, or all of them."""
    return [text(fact) for fact in game.apply(move, tell=True) if not names or fact.name() in names]


def happened(game: Game, move: str) -> list[str]:
    """Makes a move and names its facts in order."""
    return [fact.name() for fact in game.apply(move, tell=True)]


def hand(game: Game, seat: int) -> list[str]:
    """What a seat holds."""
    return [str(card) for card in game.view(seat).hands[seat]]


def discard(game: Game, observer: int | None = None) -> list[str]:
    """The discard as an observer knows it."""
    return [str(thrown.card) for thrown in game.view(observer).discard]


def deal(game: Game, **first: Sequence[str | int]) -> Deal:
    """A deal of the next round, seat 0 to begin: in each part those named lie on top, the others sorted below."""
    cards = game.to_deal
    return Deal(
        deck=tuple(map(Card.parse, _on_top(first.get("deck", ()), map(str, cards.deck)))),
        roles=tuple(ROLES[ROLES.index(role)] for role in _on_top(first.get("roles", ()), cards.roles)),
        goals=tuple(map(Card.parse, _on_top(first.get("goals", ()), map(str, cards.goals)))),
        nuggets=tuple(map(int, _on_top(first.get("nuggets", ()), map(str, cards.nuggets)))),
        first=0,
    )


def _on_top(wanted: Sequence[str | int], cards: Iterable[str]) -> list[str]:
    top = [str(each) for each in wanted]
    return [*top, *sorted((Counter(cards) - Counter(top)).elements())]
