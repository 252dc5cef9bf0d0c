"""A move read back from what was told of it, and cards laid where facts say they have been.

All of it is done to a state that holds blank cards where its observer saw none: the rules then play the move that was
told as they play any other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from librt.vecs import vec

from saboteur.engine.core.native import i64, u8
from saboteur.engine.core.packed import (
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
from saboteur.engine.core.state import State
from saboteur.engine.core.tables import E_BREAK, E_REPAIR, E_ROCKFALL, E_THEFT, EFFECT, KIND, MAT_PLACE
from saboteur.engine.core.vecs import bytes_of
from saboteur.engine.values.cards import Card
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.facts import (
    BoxShown,
    Bribed,
    Claimed,
    Collapsed,
    Discarded,
    Drew,
    Fact,
    Inspected,
    Laid,
    LeftOver,
    Lifted,
    Opened,
    Peeked,
    Put,
    Revealed,
    Robbed,
    RoundEnded,
    Scrapped,
    Settled,
    SwappedHands,
    SwappedHats,
    Uncovered,
)
from saboteur.engine.values.roles import ROLES, Role
from saboteur.engine.values.unknown import Hidden

BLANK: Final = KIND["base_start"]
"""Stands for a card the observer has not seen: one without effect that no deck holds."""
FORCED: Final = (Put, Scrapped, Collapsed)
"""What a card does that is drawn in solo and never held (9.2, 9.3)."""
ON_A_CELL: Final = (Peeked, Opened, Collapsed)
ON_A_SEAT: Final = (Put, Lifted, SwappedHands, Inspected, SwappedHats)
GOAL_SEEN: Final = (Revealed, Peeked, Uncovered)
NOTHING_HIDDEN: Final = (Laid, Discarded)
"""The most frequent ones."""


def kind_of(card: Hidden) -> int:
    """The kind of a card, blank if it was not seen."""
    return KIND[card.id] if isinstance(card, Card) else BLANK


# -- the move ----------------------------------------------------------------------------------------------------------


def move_told(state: State, told: Sequence[Fact], own: int) -> int:
    """The packed move these facts tell; where another seat played a card, their hand holds it now."""
    first = told[0]
    if state.asked != A_TURN:
        return _answer(first)
    if isinstance(first, Laid):
        kind = KIND[first.card.id]
        show_played(state, first.seat, kind, own)
        return pack_cell(LAY, kind, first.cell.code) | (TURNED_BIT if first.turned else 0)
    if isinstance(first, Discarded):
        return _discard(told, first)
    if isinstance(first, Bribed):
        return pack_cell(BRIBE, 0, first.cell.code)
    if isinstance(first, ON_A_CELL):
        if first.cell is None:
            raise ValueError(f"no turn begins with {first!r}")
        kind = KIND[first.card.id]
        show_played(state, first.seat, kind, own)
        return pack_cell(ON_CELL, kind, first.cell.code)
    if isinstance(first, ON_A_SEAT) and first.card is not None:
        kind = KIND[first.card.id]
        show_played(state, first.seat, kind, own)
        if EFFECT[kind] == E_THEFT:
            return pack(THEFT, kind, 0, 0)
        tool = int(MAT_PLACE[KIND[first.lifted.id]]) if isinstance(first, Lifted) and EFFECT[kind] == E_REPAIR else 0
        return pack(ON_SEAT, kind, first.target, tool)
    raise ValueError(f"no turn begins with {first!r}")


def show_played(state: State, seat: int, kind: int, own: int) -> None:
    """A card that another seat plays openly is in its hand now: one of those that were blank."""
    if seat != state.actor:
        raise ValueError(f"seat {seat} plays, but {state.actor} was asked")
    if seat != own:
        if not state.count_in_hand(seat, BLANK):
            raise ValueError(f"seat {seat} plays a card, but holds none")
        state.drop(seat, BLANK)
        state.insert(seat, kind)


def _discard(told: Sequence[Fact], first: Discarded) -> int:
    """Cards thrown away, or two of them to remove one lying before oneself."""
    kinds = [kind_of(card) for card in first.cards]
    while len(kinds) < 3:
        kinds.append(0)
    if len(told) > 1:
        after = told[1]
        if isinstance(after, Lifted) and after.card is None:
            return pack(CLEAR, int(MAT_PLACE[KIND[after.lifted.id]]) - 1, kinds[0], kinds[1])
    return pack(DISCARD, kinds[0], kinds[1], kinds[2])


def _answer(fact: Fact) -> int:
    """An answer to a choice; which nugget card somebody took is no public move."""
    if isinstance(fact, Revealed):
        return pack_cell(TURN, 0, fact.cell.code)
    if isinstance(fact, Settled):
        return POSITION | (TURNED_BIT if fact.turned else 0)
    if isinstance(fact, Claimed):
        return pack_cell(CLAIM, 0, fact.cell.code)
    if isinstance(fact, Robbed):
        return pack(ROB, 0 if fact.victim is None else fact.victim + 1, 0, 0)
    raise ValueError(f"no answer begins with {fact!r}")


def with_forced_draws(told: Sequence[Fact]) -> list[Fact]:
    """Solo: a card that acts as soon as it is drawn was seen by everybody (9.2, 9.3)."""
    named = list(told)
    for index in range(1, len(told)):
        drew, fact = told[index - 1], told[index]
        if isinstance(drew, Drew) and isinstance(fact, FORCED):
            named[index - 1] = Drew(drew.seat, fact.card)
    return named


# -- before it is played, cards come to lie where its facts say they have been -----------------------------------------


def lay_out(state: State, told: Sequence[Fact], own: int) -> None:
    """What these facts show of hidden things is put where it was, as far as the state has such a place."""
    drawn: i64 = 0
    for fact in told:
        if isinstance(fact, Drew):
            if drawn < state.left():
                put_on_top(state, drawn, drawn_kind(state, fact, own))
            drawn += 1
        elif isinstance(fact, NOTHING_HIDDEN):
            pass
        elif isinstance(fact, GOAL_SEEN):
            show_goal(state, fact.cell, fact.face)
        elif isinstance(fact, Inspected):
            if fact.seat == own and isinstance(fact.role, str) and 0 <= fact.target < len(state.roles):
                roles = state.roles[:]
                roles[fact.target] = u8(ROLES.index(fact.role))
                state.roles = roles
        elif isinstance(fact, SwappedHats):
            if fact.target == own and isinstance(fact.new, str):
                put_first(state, fact.new)
        elif isinstance(fact, SwappedHands):
            show_swap(state, fact, own)
        elif isinstance(fact, RoundEnded):
            show_roles(state, fact.roles, told[0])
        elif isinstance(fact, LeftOver):
            if len(state.spare) == 1:
                state.spare = bytes_of([ROLES.index(fact.role)])
        elif isinstance(fact, BoxShown):
            state.show_box(bytes_of([KIND[card.id] for card in fact.cards]))


def drawn_kind(state: State, fact: Drew, own: int) -> int:
    """The card that was drawn, if the observer sees it: their own, and those that act at once (9.2, 9.3)."""
    kind = kind_of(fact.card)
    if fact.seat == own:
        return kind
    return kind if state.rules.forced_draws and EFFECT[kind] in (E_BREAK, E_ROCKFALL) else BLANK


def put_on_top(state: State, below: i64, kind: int) -> None:
    """A card of the deck, this number of cards below the top."""
    if i64(state.deck[state.top + below]) != kind:
        deck = state.deck[:]  # a clone may share it
        deck[state.top + below] = u8(kind)
        state.deck = deck


def show_goal(state: State, cell: Cell, face: Hidden) -> None:
    """A goal or vein card is this one."""
    goal = state.goal_at(cell.code)
    if isinstance(face, Card) and goal >= 0:
        set_goal(state, goal, KIND[face.id])


def set_goal(state: State, goal: int, kind: int) -> None:
    """A goal or vein card is this one."""
    goals = state.goals[:]
    goals[goal] = u8(kind)
    state.goals = goals


def set_hand(state: State, seat: int, kinds: Iterable[int]) -> None:
    """A seat holds these cards."""
    for kind in state.hand(seat):
        state.drop(seat, kind)
    for each in kinds:
        state.insert(seat, each)


def show_swap(state: State, fact: SwappedHands, own: int) -> None:
    """The observer sees the hand they get (6.8)."""
    if fact.seat == own and fact.target != own and 0 <= fact.target < state.rules.seats:
        if len(fact.taken) == state.held_by(fact.target):
            set_hand(state, fact.target, [kind_of(card) for card in fact.taken])
    elif fact.target == own and fact.seat == state.actor:
        hand = state.hand(fact.seat)
        if len(hand) == len(fact.given) + 1 and KIND[fact.card.id] in hand:  # the card just played
            set_hand(state, fact.seat, [*[kind_of(card) for card in fact.given], KIND[fact.card.id]])


def forget_swap(state: State, fact: Fact, own: int) -> None:
    """What others hold is blank, though the observer gave it to them."""
    if isinstance(fact, SwappedHands) and own in (fact.seat, fact.target):
        other = fact.target if fact.seat == own else fact.seat
        set_hand(state, other, [BLANK] * int(state.held_by(other)))


def show_roles(state: State, roles: Sequence[Role], first: Fact) -> None:
    """All dwarves, as the round ended; if it ended by a swap of hats, the new one was among those left over."""
    if len(roles) != len(state.roles):
        return
    held = [ROLES.index(role) for role in roles]
    if isinstance(first, SwappedHats) and 0 <= first.target < len(held):
        put_first(state, roles[first.target])
        held[first.target] = int(state.roles[first.target])
    state.roles = bytes_of(held)


def put_first(state: State, role: Role) -> None:
    """This dwarf is the next that a swap of hats takes (6.8)."""
    if len(state.spare):
        spare: vec[u8] = state.spare[:]
        spare[0] = u8(ROLES.index(role))
        state.spare = spare
