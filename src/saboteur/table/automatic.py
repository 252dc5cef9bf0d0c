"""Moves the table may make by itself: those that everybody knows to be the only one, so that making them tells nothing.

A choice with one option is made by the rules (1.10), a seat without cards is passed over. What is left is a seat with
one card that, whichever card it is, can only be discarded.
"""

from __future__ import annotations

from collections import Counter

from saboteur.engine.cards import CARDS, MAT_CARDS, Card
from saboteur.engine.game import Game
from saboteur.engine.listing import list_moves
from saboteur.engine.moves import Move
from saboteur.engine.packed import Moves
from saboteur.engine.tables import KIND


def only_move(game: Game) -> Move | None:
    """The one move that public knowledge leaves to the seat asked, if it leaves one."""
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
