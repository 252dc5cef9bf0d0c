"""Fast play for searches and measurements: a small portable random generator, fast deals, random games."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from saboteur.engine.listing import list_moves
from saboteur.engine.native import i64, u8
from saboteur.engine.packed import A_DEAL, A_TURN, Moves
from saboteur.engine.state import State

WORD: Final = 0xFFFFFFFF
ENDLESS: Final = 1 << 40
"""More moves than any game has."""


class Rng:
    """Xoroshiro with two words of 32 bits: fast and the same everywhere. Never use it for a deal that people play."""

    def __init__(self, seed: i64) -> None:
        self.one: i64 = mixed_up(seed & WORD)
        self.two: i64 = mixed_up(((seed >> 32) & WORD) ^ self.one ^ 0x5BD1E995) | 1  # never both 0

    def __eq__(self, other: object) -> bool:
        """Whether both will give the same numbers."""
        return isinstance(other, Rng) and self.one == other.one and self.two == other.two

    __hash__ = None  # type: ignore[assignment]  # it goes on

    def __repr__(self) -> str:
        return f"<Rng {self.one:08x} {self.two:08x}>"

    def __reduce__(self) -> tuple[object, tuple[int, int]]:
        return rng_at, (int(self.one), int(self.two))

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, for bounds up to 2**30."""
        one = self.one
        two = self.two
        word = (one + two) & WORD
        two ^= one
        self.one = (((one << 26) | (one >> 6)) ^ two ^ (two << 9)) & WORD
        self.two = ((two << 13) | (two >> 19)) & WORD
        return (word * bound) >> 32

    def shuffled(self, items: vec[u8]) -> vec[u8]:
        """The items in another order."""
        mixed = items[:]
        for last in range(i64(len(mixed)) - 1, 0, -1):
            other = self.below(last + 1)
            item = mixed[last]
            mixed[last] = mixed[other]
            mixed[other] = item
        return mixed


def rng_at(one: i64, two: i64) -> Rng:
    """A generator that goes on from these words."""
    rng = Rng(0)
    rng.one = one
    rng.two = two
    return rng


def mixed_up(word: i64) -> i64:
    """A word of 32 bits in which every bit depends on every bit of the given one."""
    word ^= word >> 16
    word = (word * 0x21F0AAAD) & WORD
    word ^= word >> 15
    word = (word * 0x735A2D97) & WORD
    return word ^ (word >> 15)


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
