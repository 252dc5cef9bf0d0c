"""The gold-digger: along the cheapest way to the likeliest goal, for and with those it trusts."""

from __future__ import annotations

from typing import Final

from saboteur.bots.plain import tricks
from saboteur.bots.plain.habits import PLAIN, Habits
from saboteur.bots.plain.mind import Mind
from saboteur.bots.plain.worth import to_digger
from saboteur.engine.moves import Clear, Discard, Lay, Move, Play, Position, Turn
from saboteur.engine.values.cards import Card, Effect

# Worth in the coin of the ways: a card laid on the way is worth about nine.
MEND: Final = 14.0
MEND_PART: Final = 7.0
ANGER: Final = 1.0
BRANCH: Final = 0.4
GIFT: Final = 3.0
"""A crystal is gold for the geologists (7.5)."""
LEAST_PROGRESS: Final = 3.0
NEVER: Final = -100.0
USELESS: Final = 4.5
"""Cards worth less are thrown away together, where several may go at once (6.2)."""


def value(mind: Mind, move: Move) -> float:
    """How good a move is for a gold-digger."""
    match move:
        case Lay():
            return lay_value(mind, move)
        case Play():
            return play_value(mind, move, PLAIN)
        case Discard(cards):
            return sum(USELESS - missed(mind, card) for card in cards) - USELESS
        case Clear(_, cards):
            return tricks.clear_value(mind, move, sum(missed(mind, card) for card in cards) / 2)
        case Turn(cell):
            return mind.prospect.odds[mind.knowledge.goal_at(cell.code)]
        case Position(turned):
            return -mind.prospect.after_settling(mind.knowledge.pending, turned)
        case _:
            return 0.0


def missed(mind: Mind, card: Card) -> float:
    """What it would miss of a card thrown away; 0 for a door of the other team (6.4)."""
    if card.door is not None and card.door != mind.knowledge.role:
        return 0.0
    return to_digger(card, sure=mind.prospect.sure)


def lay_value(mind: Mind, lay: Lay) -> float:
    """By how much the gold comes nearer, and how many branches stay open."""
    gain = mind.cost - mind.prospect.after(lay)
    if gain < LEAST_PROGRESS:
        return NEVER + gain
    assert lay.card.tile is not None
    return gain + BRANCH * lay.card.tile.openings.bit_count() - GIFT * lay.card.crystals


def play_value(mind: Mind, play: Play, habits: Habits) -> float:
    """Maps early, mends, frees the way, hinders who harms."""
    trick = tricks.play_value(mind, play)
    if trick is not None:
        return trick
    knowledge, trust = mind.knowledge, mind.trust
    match play.card.effect, play.on:
        case Effect.MAP, cell:
            return 0.0 if mind.prospect.sure else habits.map + mind.odds_at(cell) - 3 * (max(mind.prospect.odds) > 0.4)
        case Effect.REPAIR, int(seat) if seat == knowledge.seat:
            return MEND if mind.mends_all(play) else MEND_PART
        case Effect.REPAIR, int(seat):
            if trust.suspects(seat):
                return NEVER
            return habits.help + 3 * trust.scores[seat] if mind.mends_all(play) else 1.0 + trust.scores[seat]
        case Effect.ROCKFALL, cell:
            gain = mind.cost - mind.prospect.after_collapse(mind.code(cell))
            return gain - 4 if gain > 6 else NEVER
        case Effect.BREAK, int(seat):
            if seat == knowledge.seat or not trust.suspects(seat):
                return NEVER
            return (habits.punish if knowledge.can_lay(seat) else 0.5) - ANGER * trust.scores[seat]
        case _:
            return NEVER
