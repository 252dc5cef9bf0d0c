"""The saboteur: bends the way, wastes, breaks and brings down what others dug, but not from the first card on."""

from __future__ import annotations

from typing import Final

from saboteur.bots.plain import tricks
from saboteur.bots.plain.mind import Mind
from saboteur.bots.plain.worth import is_dead_end, to_saboteur
from saboteur.engine.moves import Clear, Discard, Lay, Move, Play, Position, Turn
from saboteur.engine.search.ways import CARD
from saboteur.engine.values.cards import Effect

NEVER: Final = -100.0
USELESS: Final = 4.5
"""Cards worth less are thrown away together, where several may go at once (6.2)."""
COVER: Final = 5 * CARD
"""While the gold is further than this, it plays along."""
MEND: Final = 6.0
BREAK: Final = 8.0


def value(mind: Mind, move: Move) -> float:
    """How good a move is for a saboteur."""
    match move:
        case Lay():
            return lay_value(mind, move)
        case Play():
            return play_value(mind, move)
        case Discard(cards):
            return sum(USELESS - to_saboteur(card, sure=mind.prospect.sure) for card in cards) - USELESS
        case Clear(_, cards):
            lost = sum(to_saboteur(card, sure=mind.prospect.sure) for card in cards)
            return tricks.clear_value(mind, move, lost / 2)
        case Turn(cell):
            return -mind.prospect.odds[mind.knowledge.goal_at(cell.code)]
        case Position(turned):
            return mind.prospect.after_settling(mind.knowledge.pending, turned)
        case _:
            return 0.0


def covered(mind: Mind) -> bool:
    """Whether the gold is so far away that there is time to seem honest."""
    return mind.nearest > COVER


def lay_value(mind: Mind, lay: Lay) -> float:
    """By how much the gold goes away; under cover something that hardly matters."""
    harm = mind.prospect.after(lay) - mind.cost
    if covered(mind):
        if harm < -6:  # too helpful
            return NEVER + harm
        obvious = is_dead_end(lay.card) or harm > 10
        return 1.0 + min(harm, 10) / 4 - 4 * obvious
    return harm - 2 if harm > 0 else NEVER + harm


def play_value(mind: Mind, play: Play) -> float:
    """Breaks the tools of the player who digs best, brings the way down where it has come far."""
    trick = tricks.play_value(mind, play)
    if trick is not None:
        return trick
    knowledge, trust = mind.knowledge, mind.trust
    match play.card.effect, play.on:
        case Effect.MAP, cell:
            return 0.0 if mind.prospect.sure else 3.0 + mind.odds_at(cell)
        case Effect.REPAIR, int(seat) if seat == knowledge.seat:
            return MEND if mind.mends_all(play) else 1.0
        case Effect.REPAIR, int(seat):
            return 1.5 - trust.scores[seat] if trust.suspects(seat) else NEVER
        case Effect.ROCKFALL, cell:
            harm = mind.prospect.after_collapse(mind.code(cell)) - mind.cost
            return NEVER if harm < 4 or covered(mind) else harm + 2
        case Effect.BREAK, int(seat):
            if seat == knowledge.seat or trust.suspects(seat) or not knowledge.can_lay(seat):
                return NEVER
            return BREAK * (0.25 if covered(mind) else 1.0) + 2 * trust.scores[seat]
        case _:
            return NEVER
