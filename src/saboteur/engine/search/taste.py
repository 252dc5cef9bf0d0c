"""The constants by which moves are valued, as data: what each dwarf wants and how much. At first the plain bot's."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec

from saboteur.engine.core.native import i64
from saboteur.engine.values.cards import CARDS, Card, Effect

WORTH: Final = {
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
SABOTEURS_WORTH: Final = {Effect.ROCKFALL: 8.0, Effect.BREAK: 7.0, Effect.REPAIR: 3.5}
GEOLOGISTS_WORTH: Final = {Effect.THEFT: 20.0, Effect.FREE: 3.0, Effect.TRAPPED: 3.0, Effect.REPAIR: 1.0}
SURE_DIGGERS_MAP: Final = 0.5
SURE_SABOTEURS_MAP: Final = 1.0
"""What a map is worth to one who knows where the gold is."""
LEADS_ON: Final = {2: 3.5, 3: 6.0, 4: 7.0}
"""By how many openings of a card are joined."""


class Taste:
    """Worth in the coin of the ways: a card laid on the way is worth about nine."""

    def __init__(self) -> None:
        self.never: float = -100.0
        self.most: i64 = 120  # no way at all is as bad as a very long one
        self.useless: float = 4.5  # cards worth less are thrown away together (6.2)
        self.suspect: float = -0.8  # a score below it is an enemy of the mine
        # Gold-diggers.
        self.least_progress: float = 3.0
        self.branch: float = 0.4
        self.gift: float = 3.0
        self.mend: float = 14.0
        self.mend_part: float = 7.0
        self.map: float = 12.0
        self.help: float = 5.0
        self.punish: float = 4.0
        self.anger: float = 1.0
        self.fall_least: float = 6.0
        self.fall_price: float = 4.0
        # Saboteurs.
        self.cover: i64 = 40  # while the gold is further than this, they play along
        self.own_mend: float = 6.0
        self.own_map: float = 3.0
        self.break_tool: float = 8.0
        self.break_covered: float = 0.25
        self.fall_harm: float = 4.0
        # Geologists.
        self.crystal: float = 30.0
        # The expansion's action cards.
        self.steal: float = 25.0
        self.go_free: float = 20.0
        self.trap: float = 7.0
        self.stop_thief: float = 0.5
        self.look_at: float = 2.5
        self.trade: float = -2.0
        self.change: float = 7.0
        self.late: i64 = 8  # with fewer cards in the deck traps last to the end
        self.far_off: i64 = 24
        # What a kind of card is worth to its holder, by kind.
        self.leads: vec[float] = by_kind([leads_on(card) for card in CARDS])
        self.to_digger: vec[float] = by_kind([worth_to_digger(card) for card in CARDS])
        self.to_saboteur: vec[float] = by_kind([worth_to_saboteur(card) for card in CARDS])
        self.to_geologist: vec[float] = by_kind([worth_to_geologist(card) for card in CARDS])
        self.crystals: vec[float] = by_kind([float(card.crystals) for card in CARDS])


def by_kind(values: list[float]) -> vec[float]:
    """A table over kinds, which begin with 1."""
    table = append(vec[float](), 0.0)
    for value in values:
        table = append(table, value)
    return table


def leads_on(card: Card) -> float:
    """How well a tunnel card leads on towards goals in the east: 0 for a dead end."""
    if card.tile is None:
        return 0.0
    most = 0
    for group in card.tile.groups:
        if group.bit_count() > most.bit_count():
            most = group
    joined = most.bit_count()
    if joined < 2:
        return 0.0
    return LEADS_ON[joined] + (1.0 if most & 10 == 10 else 0.0)  # joins east and west


def worth_to_digger(card: Card) -> float:
    """What a gold-digger would miss of a card; a map is worth less to one who knows."""
    return leads_on(card) if card.tile is not None else WORTH.get(card.effect, 2.0)


def worth_to_saboteur(card: Card) -> float:
    """What a saboteur would miss of a card: what leads on serves the others."""
    if card.tile is not None:
        leads = leads_on(card)
        return 3.0 - leads / 4 if leads else 5.0
    if card.effect is Effect.MAP:
        return 2.0
    return SABOTEURS_WORTH.get(card.effect, WORTH.get(card.effect, 2.0))


def worth_to_geologist(card: Card) -> float:
    """What a geologist would miss of a card."""
    return 20.0 if card.crystals else GEOLOGISTS_WORTH.get(card.effect, 0.0)
