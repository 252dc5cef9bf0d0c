"""A move read back from what was told of it, for a state that holds blank cards where the observer saw none."""
# mypyc: off

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from librt.vecs import vec

from saboteur.engine import facts
from saboteur.engine.cards import Card
from saboteur.engine.facts import Fact
from saboteur.engine.native import u8
from saboteur.engine.packed import (
    A_TURN,
    BRIBE,
    CLAIM,
    CLEAR,
    DISCARD,
    LAY,
    ON_CELL,
    ON_SEAT,
    POSITION,
    ROB,
    THEFT,
    TURN,
    TURNED_BIT,
    pack,
    pack_cell,
)
from saboteur.engine.state import State
from saboteur.engine.tables import E_THEFT, EFFECT, KIND, MAT_PLACE
from saboteur.engine.unknown import Hidden

BLANK: Final = KIND["base_start"]
"""Stands for a card the observer has not seen: one without effect that no deck holds."""
FORCED: Final = (facts.Put, facts.Scrapped, facts.Collapsed)
"""What a card does that is drawn in solo and never held (9.2, 9.3)."""


def move_told(state: State, told: Sequence[Fact], own: int) -> int:
    """The packed move these facts tell; where another seat played a card, their hand holds it now."""
    move, seat, card = _turn(told) if state.asked == A_TURN else (_answer(told[0]), own, None)
    if card is not None and seat != own:
        state.drop(seat, BLANK)
        state.insert(seat, KIND[card.id])
    return move


def _turn(told: Sequence[Fact]) -> tuple[int, int, Card | None]:
    """A move, whose it is, and the card it shows."""
    match told[0]:
        case facts.Laid(seat, card, cell, turned):
            return pack_cell(LAY, KIND[card.id], cell.code) | (TURNED_BIT if turned else 0), seat, card
        case facts.Put(seat, card, target):
            theft = EFFECT[KIND[card.id]] == E_THEFT
            return pack(THEFT, KIND[card.id], 0, 0) if theft else pack(ON_SEAT, KIND[card.id], target, 0), seat, card
        case facts.Lifted(seat, card, target, lifted) if card is not None:
            return pack(ON_SEAT, KIND[card.id], target, int(MAT_PLACE[KIND[lifted.id]])), seat, card
        case facts.SwappedHands(seat, card, target) | facts.Inspected(seat, card, target):
            return pack(ON_SEAT, KIND[card.id], target, 0), seat, card
        case facts.SwappedHats(seat, card, target):
            return pack(ON_SEAT, KIND[card.id], target, 0), seat, card
        case facts.Peeked(seat, card, cell) | facts.Opened(seat, card, cell):
            return pack_cell(ON_CELL, KIND[card.id], cell.code), seat, card
        case facts.Collapsed(seat, card, cell) if cell is not None:
            return pack_cell(ON_CELL, KIND[card.id], cell.code), seat, card
        case facts.Bribed(seat, cell):
            return pack_cell(BRIBE, 0, cell.code), seat, None
        case facts.Discarded(seat, cards):
            kinds = [*map(_kind, cards), 0, 0]
            after = told[1] if len(told) > 1 else None
            if isinstance(after, facts.Lifted) and after.card is None:
                return pack(CLEAR, int(MAT_PLACE[KIND[after.lifted.id]]) - 1, kinds[0], kinds[1]), seat, None
            return pack(DISCARD, kinds[0], kinds[1], kinds[2]), seat, None
        case fact:
            raise ValueError(f"no turn begins with {fact!r}")


def _answer(fact: Fact) -> int:
    """An answer to a choice."""
    match fact:
        case facts.Revealed(_, cell):
            return pack_cell(TURN, 0, cell.code)
        case facts.Settled(_, turned):
            return POSITION | (TURNED_BIT if turned else 0)
        case facts.Claimed(_, cell):
            return pack_cell(CLAIM, 0, cell.code)
        case facts.Robbed(_, victim):
            return pack(ROB, 0 if victim is None else victim + 1, 0, 0)
        case _:
            raise ValueError(f"no answer begins with {fact!r}")


def with_forced_draws(told: Sequence[Fact]) -> list[Fact]:
    """Solo: a card that acts as soon as it is drawn was seen by everybody (9.2, 9.3)."""
    named = list(told)
    for index, fact in enumerate(told[1:]):
        drew = told[index]
        if isinstance(drew, facts.Drew) and isinstance(fact, FORCED):
            named[index] = facts.Drew(drew.seat, fact.card)
    return named


def _kind(card: Hidden) -> int:
    return KIND[card.id] if isinstance(card, Card) else BLANK


def set_hand(state: State, seat: int, kinds: Iterable[int]) -> None:
    """A seat holds these cards."""
    for kind in list(state.hand(seat)):
        state.drop(seat, kind)
    for kind in kinds:
        state.insert(seat, kind)


def put_on_top(state: State, below: int, kind: int) -> None:
    """A card of the deck, so many below the top."""
    deck = state.deck[:]
    deck[state.top + below] = u8(kind)
    state.deck = deck


def set_goal(state: State, goal: int, kind: int) -> None:
    """A goal or vein card is this one."""
    goals = state.goals[:]
    goals[goal] = u8(kind)
    state.goals = goals


def set_roles(state: State, roles: vec[u8]) -> None:
    """Everybody's dwarf."""
    state.roles = roles
