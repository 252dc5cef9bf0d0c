"""What a position of a duel or of solo promises a seat, in nuggets, and the move that promises most at once.

A nugget is worth the less, the more the way to it would cost (ways.py); what the opponent may hope for counts against
it. Cards in hand and broken tools have their price too. A vein nobody has looked at is worth what such cards are worth
on average: so worlds in which it is rich do not lead a search there.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import append, vec

from saboteur.engine.core.listing import list_moves
from saboteur.engine.core.native import i64
from saboteur.engine.core.packed import (
    A_DEAL,
    A_TURN,
    CLEAR,
    DISCARD,
    ON_SEAT,
    Moves,
    a_of,
    b_of,
    borrowed_moves,
    give_back,
    op_of,
)
from saboteur.engine.core.rules import Rules
from saboteur.engine.core.state import State
from saboteur.engine.core.tables import KIND_NUGGETS, M_NO_LAYING, NUGGETS, reaches_nugget
from saboteur.engine.search.outlook import passing_of
from saboteur.engine.search.taste import by_kind, leads_on
from saboteur.engine.search.ways import CARD, FAR, Ways
from saboteur.engine.values.cards import CARDS, Card, Effect

LEFT: Final = 0.9
"""How much of a nugget is left if the way to it costs one card."""
CUT_OFF: Final = 5 * CARD
"""Nuggets on cards that no way leads to are looked for so far."""
ENVY: Final = 0.6
"""What the opponent's nugget counts against one's own."""
TURNED: Final = 0.9
"""A vein that is reached may turn out to be none, or lie badly."""
CLAIMED: Final = 1.0
"""What a claimed nugget counts of one that is already won."""
BROKEN: Final = 1.6
BROKEN_MORE: Final = 0.6
OTHER_BROKEN: Final = 0.9
OTHER_BROKEN_MORE: Final = 0.35


def worth_of(card: Card) -> float:
    """What a card in hand is worth."""
    if card.tile is not None:
        return 0.05 + leads_on(card) / 20 + 0.1 * card.nuggets - 0.2 * card.troll
    if card.effect is Effect.BREAK:
        return 0.5
    if card.effect is Effect.MAP:
        return 0.1
    return 0.2


def near_table() -> vec[float]:
    """How much of a nugget is left, by the cost of the way."""
    table = vec[float]()
    for cost in range(FAR):
        table = append(table, exp(log(LEFT) * cost / CARD))
    return append(table, 0.0)


NEAR: Final = near_table()
WORTH: Final = by_kind([worth_of(card) for card in CARDS])


class Promise:
    """Values positions for the seats of one game."""

    def __init__(self, rules: Rules, expected: float) -> None:
        """The nuggets of a vein that nobody has looked at, on average."""
        self.expected: float = expected
        self.valued: i64 = 0  # positions in which the mine was looked at
        self.ways: list[Ways] = []
        for seat in range(rules.seats):
            walker = rules.walker + seat
            self.ways.append(Ways(passing_of(rules, walker), walker))

    def value(self, state: State, seat: i64) -> float:
        """What a seat has and may hope for, less what the opponent has and may hope for."""
        if state.asked >= A_DEAL:
            return self.won(state, seat)
        return self.won(state, seat) + self.hopes(state, seat) + self.cards(state, seat)

    def won(self, state: State, seat: i64) -> float:
        """What a seat has, less what the opponent has."""
        total = self.owned(state, seat)
        return total - ENVY * self.owned(state, 1 - seat) if state.rules.seats > 1 else total

    def owned(self, state: State, seat: i64) -> float:
        """Gold, and nuggets that are claimed."""
        total = float(state.gold(seat))
        if state.asked < A_DEAL:
            mine = state.mine
            for code, owner in state.marked():
                if i64(owner) == seat:
                    tile = i64(mine.tiles[mine.cell_at(i64(code))])
                    total += CLAIMED * float(NUGGETS[tile]) if NUGGETS[tile] else -1.0
        return total

    def cards(self, state: State, seat: i64) -> float:
        """What the cards in hand and before the seats are worth."""
        total = 0.0
        for kind in state.hand(seat):
            total += WORTH[kind]
        own = broken(state.mat(seat))
        if own:
            total -= BROKEN + BROKEN_MORE * float(own - 1)
        if state.rules.seats > 1:
            other = broken(state.mat(1 - seat))
            if other:
                total += OTHER_BROKEN + OTHER_BROKEN_MORE * float(other - 1)
        return total

    def hopes(self, state: State, seat: i64) -> float:
        """What the mine promises a seat, less what it promises the opponent."""
        self.valued += 1
        total = self.promised(state, seat, seat)
        if state.rules.seats > 1:
            total -= ENVY * self.promised(state, 1 - seat, seat)
        return total

    def promised(self, state: State, seat: i64, viewer: i64) -> float:
        """Nuggets a seat may hope for in this mine, as far as another knows."""
        mine = state.mine
        ways = self.ways[seat]
        hidden = ((1 << state.rules.goal_count) - 1) & ~state.goals_open
        loose = False
        for cell32 in mine.lasting:
            cell = i64(cell32)
            if NUGGETS[i64(mine.tiles[cell])] and not state.is_marked(mine.code(cell)):
                loose = True
        ways.measure(mine, seat, hidden, CUT_OFF if loose else 0)
        total = 0.0
        for goal in range(state.rules.goal_count):
            if (hidden >> goal) & 1:
                nuggets = self.expected
                if state.has_seen_goal(viewer, goal):
                    nuggets = float(KIND_NUGGETS[i64(state.goals[goal])])
                total += TURNED * nuggets * NEAR[ways.cost(goal)]
        if loose:
            total += self.loose(state, seat, ways)
        ways.forget()
        return total

    def loose(self, state: State, seat: i64, ways: Ways) -> float:
        """Nuggets on cards that nobody has claimed."""
        mine = state.mine
        total = 0.0
        for cell32 in mine.lasting:
            cell = i64(cell32)
            count = float(NUGGETS[i64(mine.tiles[cell])])
            if count > 0.0 and not state.is_marked(mine.code(cell)):
                if self.reaches(state, cell, seat):
                    total += count
                elif state.rules.seats == 1 or not self.reaches(state, cell, 1 - seat):
                    total += count * NEAR[ways.cost_of_nugget(mine, cell)]
        return total

    def reaches(self, state: State, cell: i64, seat: i64) -> bool:
        """Whether a seat's dwarf reaches the nugget on a cell."""
        mine = state.mine
        reached = i64(mine.keys[seat * i64(len(mine.tiles)) + cell])
        return reaches_nugget(state.rules.walker + seat, i64(mine.tiles[cell]), reached)

    # -- playing on ----------------------------------------------------------------------------------------------

    def best(self, state: State, moves: Moves) -> i64:
        """Of the moves listed the one that promises its seat most; of cards to throw away only the poorest is tried."""
        seat = state.actor
        hopes = self.hopes(state, seat)
        chosen: i64 = -1
        most = -1e300
        poorest = 1e300
        thrown: i64 = -1
        for index in range(moves.count):
            move = moves.items[index]
            if op_of(move) == DISCARD:
                if not b_of(move) and WORTH[a_of(move)] < poorest:
                    poorest = WORTH[a_of(move)]
                    thrown = move
                continue
            worth = self.after(state, move, seat, hopes)
            if worth > most:
                most = worth
                chosen = move
        if thrown >= 0 and self.after(state, thrown, seat, hopes) > most:
            return thrown
        return chosen

    def after(self, state: State, move: i64, seat: i64, hopes: float) -> float:
        """What a move promises, if the mine promises this as it lies."""
        later = state.clone()
        later.apply(move)
        op = op_of(move)
        if (op != DISCARD and op != ON_SEAT and op != CLEAR) or len(later.mine.laid) != len(state.mine.laid):
            return self.value(later, seat)
        if later.asked >= A_DEAL:
            return self.won(later, seat)
        return self.won(later, seat) + hopes + self.cards(later, seat)

    def play_on(self, state: State, seat: i64, turns: i64) -> None:
        """Everybody plays what promises most, until a seat has had this number of turns or the round has ended."""
        moves = borrowed_moves()
        while state.asked < A_DEAL:
            if state.asked == A_TURN and state.actor == seat:
                if not turns:
                    break
                turns -= 1
            list_moves(state, moves)
            state.apply(self.best(state, moves))
        give_back(moves)


def broken(mat: i64) -> i64:
    """How many cards lie before a seat that keep it from laying."""
    left = mat & M_NO_LAYING
    count: i64 = 0
    while left:
        count += left & 1
        left >>= 1
    return count
