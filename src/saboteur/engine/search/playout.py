"""Fast play for searches and measurements: fast deals, random games."""

from __future__ import annotations

from typing import Final

from saboteur.engine.core.listing import list_moves
from saboteur.engine.core.native import i64
from saboteur.engine.core.packed import A_DEAL, A_TURN, Moves
from saboteur.engine.core.rng import Rng
from saboteur.engine.core.state import State

ENDLESS: Final = 1 << 40
"""More moves than any game has."""


def deal_quickly(state: State, rng: Rng) -> None:
    """Shuffles and deals the next round."""
    state.deal(
        rng.shuffled(state.deck_kinds()),
        rng.shuffled(state.rules.roles),
        rng.shuffled(state.goal_kinds()),
        rng.shuffled(state.pile_values()),
        state.first_seat(rng.below(state.rules.seats)),
    )


def play_uniformly(state: State, rng: Rng, moves: Moves, most: i64) -> i64:
    """Plays at most this number of random legal moves; returns how many were played."""
    played: i64 = 0
    while played < most and state.asked < A_DEAL:
        list_moves(state, moves)
        state.apply(moves.items[rng.below(moves.count)])
        played += 1
    return played


def clone_often(state: State, times: i64) -> None:
    """Clones a state this number of times."""
    for _time in range(times):
        state.clone()


def play_out(state: State, rng: Rng, moves: Moves, times: i64) -> i64:
    """Plays this number of clones with random moves to the end of the round; returns the number of moves."""
    played: i64 = 0
    for _time in range(times):
        played += play_uniformly(state.clone(), rng, moves, ENDLESS)
    return played


def middle_of_a_round(fresh: State, rng: Rng) -> State:
    """A position in the middle of a round that was played with random moves."""
    state = fresh.new_like()
    deal_quickly(state, rng)
    moves = Moves()
    again = Rng(rng.below(1 << 30))
    half = play_uniformly(state.clone(), again, moves, ENDLESS) >> 1
    while True:
        middle = state.clone()
        if play_uniformly(middle, rng, moves, half) == half and middle.asked == A_TURN:
            return middle
