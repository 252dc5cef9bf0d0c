"""Friend or enemy in the expansion, as far as a seat knows: dwarves it has seen, and whom it trusts."""

from __future__ import annotations

from typing import Final

from saboteur.bots.plain.trust import Trust
from saboteur.engine.worlds.knowledge import Knowledge

SIDES: Final = {
    "digger": frozenset({"digger"}),
    "blue": frozenset({"blue", "boss"}),
    "green": frozenset({"green", "boss"}),
    "boss": frozenset({"blue", "green", "boss"}),
    "saboteur": frozenset({"saboteur", "profiteer"}),
    "profiteer": frozenset({"saboteur"}),
    "geologist": frozenset[str](),
}
"""Who wins with whom (7.3)."""


def is_friend(knowledge: Knowledge, seat: int) -> bool | None:
    """Whether a seat wins with this one; `None` if its dwarf is not known."""
    role, own = knowledge.role_of(seat), knowledge.role
    if role is None or own is None:
        return None
    return role in SIDES[own]


def enmity(knowledge: Knowledge, trust: Trust, seat: int) -> float:
    """How much a seat is held for an enemy, from -3 to 3; a dwarf that was seen leaves no doubt."""
    friend = is_friend(knowledge, seat)
    if friend is not None:
        return -3.0 if friend else 3.0
    harmful = -trust.scores[seat]
    return -harmful if knowledge.role in ("saboteur", "profiteer") else harmful
