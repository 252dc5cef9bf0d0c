"""Moves the table may make by itself: everybody knows that there is no other, so they tell nobody anything.

The rules make a choice with one option (1.10) and skip a seat without cards. So this is about a seat with one card
that can only be discarded, whatever card it is.
"""

from __future__ import annotations

from collections import Counter

from saboteur.engine.core.hands import OPENLY, thrown_by, thrown_kind
from saboteur.engine.core.listing import list_moves
from saboteur.engine.core.packed import Moves
from saboteur.engine.core.state import State
from saboteur.engine.core.tables import KIND_OF
from saboteur.engine.game import Game
from saboteur.engine.moves import Move
from saboteur.engine.values.cards import mat_places


def only_move(game: Game) -> Move | None:
    """The move of the seat asked if everybody knows that it is the only one, or `None`."""
    seat = game.actor
    if seat is None or game.asked != "turn" or game.state.held_by(seat) != 1:
        return None
    held = int(game.state.hand(seat)[0])
    moves = Moves()
    for kind in _conceivable(game.state):
        state = game.state.clone()
        state.drop(seat, held)
        state.insert(seat, kind)
        list_moves(state, moves)
        if len(moves) != 1:
            return None
    return next(iter(game.legal_moves))


def _conceivable(state: State) -> list[int]:
    """The kinds of this round's cards that do not all lie open: the hand may hold any of them."""
    mine, mat_kinds = state.mine, state.rules.mat_kinds
    hidden = Counter(int(kind) for kind in state.deck)
    hidden.subtract(KIND_OF[int(mine.tiles[int(cell)])] for cell in mine.laid)
    hidden.subtract(thrown_kind(entry) for entry in map(int, state.discard) if thrown_by(entry) == OPENLY)
    for seat in range(state.rules.seats):
        hidden.subtract(int(mat_kinds[place]) for place in mat_places(state.mat(seat)))
    return sorted(kind for kind, left in hidden.items() if left > 0)
