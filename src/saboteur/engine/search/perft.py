"""Perft: the number of sequences of legal moves from a position. Two programs with the same rules get the same numbers.

A draw has only one result, because the deck is already dealt. The game's dealer deals the next round; without a dealer
a sequence ends with the round.
"""

from __future__ import annotations

from collections.abc import Iterator

from librt.vecs import vec

from saboteur.engine.core.listing import list_moves
from saboteur.engine.core.native import i64
from saboteur.engine.core.packed import A_DEAL, Moves
from saboteur.engine.core.state import State
from saboteur.engine.deal import Dealer, cards_to_deal, deal_into
from saboteur.engine.game import Game


def perft(game: Game, depth: int) -> int:
    """The number of sequences of this length that can be played from here.

    >>> from saboteur import Game, ruleset
    >>> game = Game(ruleset("base"), 5, seed="7")
    >>> perft(game, 1) == len(game.legal_moves), perft(game, 2)
    (True, 770)
    """
    if depth < 1:
        return 1
    return int(_sequences(game.state, depth, [Moves() for _ in range(depth)], game.dealer))


def followers(game: Game) -> Iterator[Game]:
    """The game after each legal move, in the order of `legal_moves`, the next round dealt."""
    moves = Moves()
    list_moves(game.state, moves)
    for index in range(len(moves)):
        yield Game.of_state(game.ruleset, _after(game.state, moves[index], game.dealer), game.dealer)


def _sequences(state: State, depth: i64, levels: list[Moves], dealer: Dealer | None) -> i64:
    moves = levels[depth - 1]  # a list for each depth, filled many times
    list_moves(state, moves)
    if depth == 1:
        return moves.count
    items: vec[i64] = moves.items
    found: i64 = 0
    for index in range(moves.count):
        found += _sequences(_after(state, items[index], dealer), depth - 1, levels, dealer)
    return found


def _after(state: State, move: i64, dealer: Dealer | None) -> State:
    later = state.clone()
    later.apply(move)
    if later.asked == A_DEAL and dealer is not None:
        deal_into(later, dealer.deal(cards_to_deal(later), int(later.round) + 1, int(later.rules.seats)))
    return later
