"""Moves the table may make by itself: everybody knows that there is no other, so they tell nobody anything.

The rules make a choice with one option (1.10) and skip a seat without cards. So this is about a seat with one card
that can only be discarded, whatever card it is.
"""

from __future__ import annotations

from collections import Counter

from saboteur.engine.core.listing import list_moves
from saboteur.engine.core.packed import Moves
from saboteur.engine.core.tables import KIND
from saboteur.engine.game import Game
from saboteur.engine.moves import Move
from saboteur.engine.values.cards import CARDS, MAT_CARDS, Card


def only_move(game: Game) -> Move | None:
    """The move of the seat asked if everybody knows that it is the only one, or `None`."""
    seat = game.actor
    if seat is None or game.asked != "turn" or game.state.held_by(seat) != 1:
        return None
    held = KIND[_only_card(game, seat).id]
    moves = Moves()
    for card in _conceivable(game):
        state = game.state.clone()
        state.drop(seat, held)
        state.insert(seat, KIND[card.id])
        list_moves(state, moves)
        if len(moves) != 1:
            return None
    return next(iter(game.legal_moves))


def _only_card(game: Game, seat: int) -> Card:
    return CARDS[game.state.hand(seat)[0] - 1]


def _conceivable(game: Game) -> Counter[Card]:
    """The cards of this round that do not lie open anywhere: the hand may hold any of them."""
    view = game.view(None)
    cards = Counter(CARDS[kind - 1] for kind in game.state.deck)
    cards -= Counter(lying.card for lying in view.mine if lying.cell in view.laid)
    cards -= Counter(thrown.card for thrown in view.discard if isinstance(thrown.card, Card))
    mat_kinds = game.state.rules.mat_kinds
    cards -= Counter(CARDS[mat_kinds[MAT_CARDS.index(name)] - 1] for mat in view.mats for name in mat)
    return cards
