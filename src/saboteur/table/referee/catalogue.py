"""The games with their options, and the cards with what they show, as plain values."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, Final

from saboteur.engine.game import Game
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.values.cards import BASE, CARDS, DUEL, EXPANSION, Card, Effect
from saboteur.rulesets import GAMES, OPTIONS, Option
from saboteur.table.referee.answers import Box, CardOnCell, DescribedCard, DescribedGame, DescribedOption

BOXES: Final[dict[Box, tuple[Card, ...]]] = {"base": BASE, "saboteur2": EXPANSION, "duel": DUEL}


def described_games() -> tuple[DescribedGame, ...]:
    """Every game, the printed ones first, in the order of the rulebook."""
    return _described(tuple(GAMES))


@cache
def _described(names: tuple[str, ...]) -> tuple[DescribedGame, ...]:
    return tuple(_game(name, GAMES[name]) for name in names)


def _game(name: str, made: Ruleset) -> DescribedGame:
    return DescribedGame(
        game=name,
        seats=(made.seats[0], made.seats[-1]),
        options={option.name: _option(option) for option in OPTIONS[name].values()},
        usual_seats=made.usual_seats,
        hand={str(seats): cards for seats, cards in made.hand.items()},
        roles={str(seats): dict(roles.items()) for seats, roles in made.roles.items()},
        starts=[CardOnCell(cell, card.id) for cell, card in made.starts.items()],
        goals=list(made.goal_cells),
        goal_cards=[card.id for card in made.goals],
        cards={card.id: count for card, count in sorted(made.cards.items())},
        removed=made.removed,
        nuggets={str(value): count for value, count in sorted(_pile(made).items())},
    )


def _pile(made: Ruleset) -> Counter[int]:
    return Counter(Game(made, made.seats[0]).to_deal.nuggets)


def _option(option: Option) -> DescribedOption:
    if option.values:
        return DescribedOption(default=option.default, values=list(option.values))
    return DescribedOption(default=option.default, least=option.least, most=option.most)


@cache
def described_cards() -> tuple[DescribedCard, ...]:
    """Every kind of card, sorted by id."""
    return tuple(_card(card) for card in CARDS)


def _card(card: Card) -> DescribedCard:
    [box] = [name for name, cards in BOXES.items() if card in cards]
    shown: dict[str, Any] = {
        "tunnels": card.tile and str(card.tile),
        "ladder": card.ladder,
        "door": card.door,
        "door_at": card.door_at,
        "troll": card.troll,
        "crystals": card.crystals,
        "nuggets": card.nuggets,
        "nugget_reach": card.nugget_reach,
        "goal": card.goal,
        "effect": None if card.effect is Effect.NONE else card.effect.value.replace(" ", "_"),
        "tools": list(card.tools),
    }
    return DescribedCard(
        card=card.id,
        box=box,
        count=card.count,
        use=card.use.value,
        symmetric=card.symmetric,
        **{name: value for name, value in shown.items() if value},
    )
