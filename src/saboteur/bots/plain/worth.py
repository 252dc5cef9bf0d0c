"""What a card is worth to the player who holds it: the one worth least is thrown away. The constants: `taste.py`."""

from __future__ import annotations

from functools import cache

from saboteur.engine.search import taste
from saboteur.engine.values.cards import Card, Effect

leads_on = cache(taste.leads_on)


@cache
def is_dead_end(card: Card) -> bool:
    """A tunnel card that joins nothing."""
    return card.tile is not None and leads_on(card) == 0.0


def to_digger(card: Card, *, sure: bool) -> float:
    """What a gold-digger would miss of a card; a map is worth nothing to one who knows."""
    return taste.SURE_DIGGERS_MAP if card.effect is Effect.MAP and sure else _digger(card)


def to_saboteur(card: Card, *, sure: bool) -> float:
    """What a saboteur would miss of a card: what leads on serves the others."""
    return taste.SURE_SABOTEURS_MAP if card.effect is Effect.MAP and sure else _saboteur(card)


_digger = cache(taste.worth_to_digger)
_saboteur = cache(taste.worth_to_saboteur)
