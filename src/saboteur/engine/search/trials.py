"""Play-outs that compare moves: flat Monte Carlo at the speed of the rules, with the same chances for every move."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, SupportsIndex

from librt.vecs import vec

from saboteur.engine.core.native import i64
from saboteur.engine.core.packed import borrowed_moves, give_back
from saboteur.engine.core.rng import Rng
from saboteur.engine.core.state import State
from saboteur.engine.core.vecs import words_of
from saboteur.engine.search.node import Node, whole
from saboteur.engine.search.policy import Policy, Until, check_until, compass_of, play_on

MOST: Final = 1 << 30  # play-outs of a move in one call
LARGEST_SEED: Final = 1 << 62


class Trials:
    """What play-outs of some moves have returned: for each move and seat the sum, and the sum of the squares.

    Several nodes may be tried, one after another: worlds sampled for one seat, which offer it the same moves.

    >>> from saboteur import Game, Node, Trials, ruleset
    >>> node = Node.of_game(Game(ruleset("solo"), 1, seed="7"))
    >>> trials = Trials(node.moves(), node.seats)
    >>> trials.run(node, times=20, seed=0, policy="digging")
    >>> trials.count, len(trials.sums()) == len(node.moves())
    (20, True)
    >>> node.is_legal(trials.best(0))
    True
    """

    def __init__(self, moves: Iterable[SupportsIndex], seats: int) -> None:
        self.moves: tuple[int, ...] = tuple([whole(number) for number in moves])
        if not self.moves:
            raise ValueError("moves: none to try")
        if seats < 1:
            raise ValueError(f"seats: expected at least 1, found {seats}")
        self.seats: int = seats
        self.count: int = 0
        """How many play-outs every move has had."""
        size = len(self.moves) * seats
        self._sums: vec[i64] = words_of([0] * size)
        self._squares: vec[i64] = words_of([0] * size)

    def __copy__(self) -> Trials:
        """The same sums, to go on independently."""
        other = Trials(self.moves, self.seats)
        other.count = self.count
        other._sums = self._sums[:]
        other._squares = self._squares[:]
        return other

    def __deepcopy__(self, memo: dict[int, object]) -> Trials:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("trials are not pickled: send their moves, sums and squares")

    def run(self, node: Node, times: int, seed: int, policy: Policy = "uniform", until: Until = "round") -> None:
        """Plays each move out this number of times from a node, which stays as it was.

        Play-out t of every move draws from `Rng(seed + t)`: what chance does is alike for all, as far as it can be.
        All moves have to be legal in the node; if one is not, nothing is played.
        """
        if node.seats != self.seats:
            raise ValueError(f"node: {node.seats} seats, but the trials have {self.seats}")
        if not 0 <= times <= MOST:
            raise ValueError(f"times: expected 0 to {MOST}, found {times}")
        if not 0 <= seed <= LARGEST_SEED:
            raise ValueError(f"seed: expected 0 to {LARGEST_SEED}, found {seed}")
        whole_game = check_until(until)
        compass = compass_of(node.state.rules, policy)
        states: list[State] = [node.child(number).state for number in self.moves]
        moves = borrowed_moves()
        seats = i64(self.seats)
        first = i64(seed)
        place: i64 = 0
        for state in states:
            for time in range(i64(times)):
                end = state.clone()
                play_on(end, Rng(first + time), moves, compass, whole_game)
                for seat in range(seats):
                    gold = end.gold(seat)
                    self._sums[place + seat] += gold
                    self._squares[place + seat] += gold * gold
            place += seats
        give_back(moves)
        self.count += times

    def sums(self) -> list[list[int]]:
        """For each move, by seat, the sum of the returns."""
        return self._by_move(self._sums)

    def squares(self) -> list[list[int]]:
        """For each move, by seat, the sum of their squares."""
        return self._by_move(self._squares)

    def means(self, seat: int) -> list[float]:
        """For each move what a seat has had on average; 0 before the first play-out."""
        return [sums[self._seat(seat)] / max(self.count, 1) for sums in self.sums()]

    def best(self, seat: int) -> int:
        """The move that has brought a seat most; the first of several."""
        means = self.means(seat)
        return self.moves[means.index(max(means))]

    def _by_move(self, values: vec[i64]) -> list[list[int]]:
        seats = self.seats
        starts = range(0, len(self.moves) * seats, seats)
        return [[int(values[start + seat]) for seat in range(seats)] for start in starts]

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise ValueError(f"no seat {seat}: the seats are 0 to {self.seats - 1}")
        return seat
