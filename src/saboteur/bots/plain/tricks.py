"""The expansion's action cards, which all dwarves play alike: theft, traps, looking at dwarves (6.8)."""

from __future__ import annotations

from typing import Final

from saboteur.bots.plain.mind import Mind
from saboteur.bots.plain.prospect import WALKERS
from saboteur.bots.plain.teams import enmity, is_friend
from saboteur.engine.core.tables import M_TRAPPED
from saboteur.engine.moves import Clear, Play
from saboteur.engine.search.ways import CARD
from saboteur.engine.values.cards import Effect

NEVER: Final = -100.0
STEAL: Final = 25.0
GO_FREE: Final = 20.0
TRAP: Final = 7.0
STOP_THIEF: Final = 0.5
LOOK: Final = 2.5
TRADE: Final = -2.0
CHANGE: Final = 7.0
FAR_OFF: Final = 3 * CARD
"""While the gold is further than this, another dwarf may have better prospects than one of a team."""
LATE: Final = 8
"""With fewer cards left in the deck, traps last to the end of the round."""


def play_value(mind: Mind, play: Play) -> float | None:
    """How good a trick is; `None` if the card is no trick."""
    knowledge, trust = mind.knowledge, mind.trust
    match play.card.effect, play.on:
        case Effect.THEFT, _:
            return STEAL
        case Effect.HANDS_OFF, int(seat):
            spared = seat == knowledge.seat or is_friend(knowledge, seat) or not knowledge.has_gold(knowledge.seat)
            return NEVER if spared else STOP_THIEF
        case Effect.FREE, int(seat):
            if seat == knowledge.seat:
                return GO_FREE
            return 4.0 if is_friend(knowledge, seat) else NEVER
        case Effect.TRAPPED, int(seat):
            return NEVER if knowledge.mat(seat) & M_TRAPPED else trap_value(mind, seat)
        case Effect.INSPECTION, int(seat):
            return NEVER if knowledge.role_of(seat) is not None else LOOK + 0.1 * abs(trust.scores[seat])
        case Effect.SWAP_HANDS, int(seat):
            return TRADE if knowledge.held(seat) >= len(knowledge.hand) - 1 else NEVER
        case Effect.SWAP_HATS, int(seat):
            return swap_value(mind, seat)
        case _:
            return None


def trap_value(mind: Mind, seat: int) -> float:
    """Enemies at once if they are known for it, others late; one about to win with others would rather win alone."""
    knowledge = mind.knowledge
    late = knowledge.deck < LATE
    if late and mind.nearest > FAR_OFF and knowledge.role in ("saboteur", "profiteer"):
        return TRAP - 2 * mind.trust.scores[seat]  # fewer winners get more each (7.5)
    hate = enmity(knowledge, mind.trust, seat)
    return TRAP + 2 * hate if hate > 0.8 or (late and hate > -1) else NEVER


def swap_value(mind: Mind, seat: int) -> float:
    """A dwarf of a team whose gold is far off takes another hat, or gives one to an enemy of the mine."""
    knowledge = mind.knowledge
    if knowledge.role not in WALKERS:
        return NEVER
    if seat == knowledge.seat:
        return CHANGE if mind.nearest > FAR_OFF else NEVER
    return CHANGE - 2 if enmity(knowledge, mind.trust, seat) > 1.5 else NEVER


def clear_value(mind: Mind, clear: Clear, lost: float) -> float:
    """How good it is to discard two cards, worth so much, for one lying before oneself (6.2)."""
    if clear.what == "theft":
        return NEVER
    if clear.what == "trapped":
        return GO_FREE - 2 - lost
    return (9.0 if mind.clears_all(clear.what) else 3.0) - lost


def robbed(mind: Mind, seat: int | None) -> float:
    """How good it is to rob somebody: gold is gold, so rather from whom it never trusted, then from the rich."""
    return NEVER if seat is None else mind.grudges[seat] + 0.05 * mind.riches[seat]
