"""What a card is worth to the player who holds it: the one worth least is thrown away."""

from __future__ import annotations

from functools import cache
from typing import Final

from saboteur.engine.values.cards import Card, Effect

ACTIONS: Final = {
    Effect.MAP: 3.0,
    Effect.REPAIR: 3.0,
    Effect.ROCKFALL: 2.5,
    Effect.BREAK: 2.0,
    Effect.THEFT: 20.0,
    Effect.TRAPPED: 4.0,
    Effect.FREE: 3.0,
    Effect.HANDS_OFF: 2.5,
    Effect.INSPECTION: 1.5,
    Effect.SWAP_HANDS: 1.0,
    Effect.SWAP_HATS: 4.6,
}


@cache
def leads_on(card: Card) -> float:
    """How well a tunnel card leads on towards goals in the east: 0 for a dead end."""
    if card.tile is None:
        return 0.0
    through = max((group for group in card.tile.groups), key=int.bit_count)
    joined = through.bit_count()
    if joined < 2:
        return 0.0
    straight = 1.0 if through & 10 == 10 else 0.0  # joins east and west
    return {2: 3.5, 3: 6.0, 4: 7.0}[joined] + straight


@cache
def is_dead_end(card: Card) -> bool:
    """A tunnel card that joins nothing."""
    return card.tile is not None and leads_on(card) == 0.0


def to_digger(card: Card, *, sure: bool) -> float:
    """What a gold-digger would miss of a card; a map is worth nothing to one who knows."""
    if card.tile is not None:
        return leads_on(card)
    if card.effect is Effect.MAP and sure:
        return 0.5
    return ACTIONS.get(card.effect, 2.0)


def to_saboteur(card: Card, *, sure: bool) -> float:
    """What a saboteur would miss of a card: what leads on serves the others."""
    if card.tile is not None:
        return 5.0 if is_dead_end(card) else 3.0 - leads_on(card) / 4
    if card.effect is Effect.MAP:
        return 1.0 if sure else 2.0
    return {Effect.ROCKFALL: 8.0, Effect.BREAK: 7.0, Effect.REPAIR: 3.5}.get(card.effect, ACTIONS.get(card.effect, 2.0))
