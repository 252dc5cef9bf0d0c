"""The geologist: every crystal in the mine is gold, no matter who wins (7.5); so crystals, and cards to find them."""

from __future__ import annotations

from typing import Final

from saboteur.bots.plain import tricks
from saboteur.bots.plain.mind import Mind
from saboteur.engine.core.tables import CRYSTALS
from saboteur.engine.moves import Clear, Discard, Lay, Move, Play
from saboteur.engine.values.cards import Card, Effect

NEVER: Final = -100.0
CRYSTAL: Final = 30.0
MEND: Final = 10.0


def value(mind: Mind, move: Move) -> float:
    """How good a move is for a geologist."""
    match move:
        case Lay(card):
            return CRYSTAL if card.crystals else NEVER
        case Play():
            return play_value(mind, move)
        case Discard(cards):
            return sum(2.0 - worth(card) for card in cards) - 3
        case Clear(_, cards):
            return tricks.clear_value(mind, move, sum(worth(card) for card in cards))
        case _:
            return 0.0


def play_value(mind: Mind, play: Play) -> float:
    """Keeps itself able to lay; the rest is the others' affair."""
    trick = tricks.play_value(mind, play)
    if trick is not None:
        return trick
    if play.card.effect is Effect.REPAIR and play.on == mind.knowledge.seat:
        return MEND if mind.mends_all(play) else 3.0
    if play.card.effect is Effect.ROCKFALL:
        mine = mind.knowledge.mine
        spares = not CRYSTALS[int(mine.tiles[mine.cell_at(mind.code(play.on))])]
        return 1.5 if spares and mind.nearest < 20 else NEVER  # a round that lasts brings crystals
    return NEVER


def worth(card: Card) -> float:
    """What a geologist would miss of a card."""
    if card.crystals:
        return 20.0
    if card.effect is Effect.THEFT:
        return 20.0
    if card.effect in (Effect.FREE, Effect.TRAPPED):
        return 3.0
    return 1.0 if card.effect is Effect.REPAIR else 0.0
