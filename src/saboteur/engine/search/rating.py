"""Which move is best by play-outs: all moves in the same worlds with the same chances, the worse half given up in turn.

A move takes the place of the one preferred only if it gained more than its error over the worlds in which both
were tried. Work is counted in moves looked at, so that equal worlds and seeds give equal moves on any machine, and a
long play-out costs more of it than a short one.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from librt.vecs import vec

from saboteur.engine.core.ending import has_won
from saboteur.engine.core.listing import list_moves
from saboteur.engine.core.native import i64
from saboteur.engine.core.packed import A_DEAL, borrowed_moves, give_back
from saboteur.engine.core.rng import Rng
from saboteur.engine.core.state import State
from saboteur.engine.core.vecs import words_of
from saboteur.engine.search.digging import Compass, play_role
from saboteur.engine.search.promise import Promise

WORLDS: Final = 32
"""Drawn in a step of the halving; with more trials a move is tried several times in each, for drawing takes long."""
OFTEN: Final = 16
"""More work draws more worlds: one for this number of trials of a step."""
DRAWN: Final = 1500
"""What drawing a world costs, in moves looked at."""
BEGUN: Final = 150
"""The same for a copy of it, in which a move is tried."""
PLAYED: Final = 10
"""And for a move that is played, besides listing what could be."""
VALUED: Final = 2000
"""And for a position whose promise is reckoned."""

Aim = int
"""What is to be had: the round, or gold."""
WIN: Final[Aim] = 0
GOLD: Final[Aim] = 1


class Forecast:
    """How a position is judged in which a move was made."""

    def __init__(self) -> None:
        self.work: i64 = 0
        """Done so far, in moves looked at."""
        self.trials: i64 = 0

    def of(self, state: State, seat: i64, seed: i64) -> float:
        """What the position brings a seat; the state is played on."""
        raise TypeError


class PlayedOut(Forecast):
    """Played to the end of the round by simple policies (digging.py)."""

    def __init__(self, compass: Compass, aim: Aim) -> None:
        super().__init__()
        self.compass: Compass = compass
        self.aim: i64 = aim

    def of(self, state: State, seat: i64, seed: i64) -> float:
        rng = Rng(seed)
        moves = borrowed_moves()
        while state.asked < A_DEAL and not (self.aim == WIN and state.ending):
            list_moves(state, moves)
            self.work += moves.count + PLAYED
            state.apply(play_role(state, rng, moves, self.compass))
        give_back(moves)
        if self.aim == WIN:
            return 1.0 if has_won(state.ending, seat) else 0.0
        return float(state.gold(seat))


class Planned(Forecast):
    """A few turns further, everybody taking what promises most (promise.py).

    What is promised counts after the move and after each of these turns, as much each time: so what can be had at once
    is not put off.
    """

    def __init__(self, promise: Promise, turns: i64) -> None:
        super().__init__()
        self.promise: Promise = promise
        self.turns: i64 = turns

    def of(self, state: State, seat: i64, seed: i64) -> float:
        before = self.promise.valued
        total = self.promise.value(state, seat)
        for _turn in range(self.turns):
            self.promise.play_on(state, seat, 1)
            total += self.promise.value(state, seat)
        self.work += VALUED * (self.promise.valued - before)
        return total / float(self.turns + 1)


class Rated:
    """A move, what it brought on average, and how much more than the move preferred, with the error of that."""

    def __init__(self, move: int, mean: float, gain: float, error: float, count: int) -> None:
        self.move: int = move
        self.mean: float = mean
        self.gain: float = gain
        self.error: float = error
        self.count: int = count

    def __repr__(self) -> str:
        return f"<Rated {self.move}: {self.mean:.3f}, gain {self.gain:.3f} ± {self.error:.3f}, {self.count} worlds>"


class Rating:
    """Sums over the worlds for each move: what it brought, and its difference to the move preferred."""

    def __init__(self, moves: list[int], bonus: list[float], preferred: int) -> None:
        self.moves: vec[i64] = words_of(moves)
        self.bonus: list[float] = bonus  # added to what a move brings
        self.preferred: i64 = moves.index(preferred)
        self.alive: list[int] = list(range(len(moves)))
        size = len(moves)
        self.counts: vec[i64] = words_of([0] * size)
        self.sums: vec[float] = vec[float]([0.0] * size)
        self.gains: vec[float] = vec[float]([0.0] * size)
        self.squares: vec[float] = vec[float]([0.0] * size)

    def try_all(self, world: State, forecast: Forecast, seed: i64, times: i64) -> None:
        """Tries every move that is not given up this number of times in this world."""
        least = self.tried(world, self.preferred, forecast, seed, times)
        self.add(self.preferred, least, 0.0)
        for index in self.alive:
            if i64(index) != self.preferred:
                brought = self.tried(world, index, forecast, seed, times)
                self.add(index, brought, brought - least)

    def tried(self, world: State, index: i64, forecast: Forecast, seed: i64, times: i64) -> float:
        """What a move brings on average if it is tried this number of times."""
        total = 0.0
        for time in range(times):
            state = world.clone()
            state.apply(self.moves[index])
            forecast.work += BEGUN
            forecast.trials += 1
            total += forecast.of(state, world.actor, seed + time)
        return total / float(times)

    def add(self, index: i64, brought: float, gain: float) -> None:
        """Notes what was found in one world."""
        self.counts[index] += 1
        self.sums[index] += brought
        self.gains[index] += gain
        self.squares[index] += gain * gain

    def mean(self, index: i64) -> float:
        """What a move brought, with its bonus."""
        return self.sums[index] / float(max(1, self.counts[index])) + self.bonus[index]

    def gain(self, index: i64) -> float:
        """How much more than the move preferred."""
        extra = self.bonus[index] - self.bonus[self.preferred]
        return self.gains[index] / float(max(1, self.counts[index])) + extra

    def error(self, index: i64) -> float:
        """The standard error of the gain; one that was seen in one or two worlds says nothing."""
        if self.counts[index] < 3:
            return 1e9
        count = float(self.counts[index])
        mean = self.gains[index] / count
        variance = max(0.0, self.squares[index] / count - mean * mean) * count / (count - 1)
        return sqrt((variance + 1.0 / (count * count)) / count)

    def halve(self) -> None:
        """Gives up the worse half; the move preferred stays to be compared with."""
        ranked = sorted([(-self.gain(index), index) for index in self.alive])
        keep = max(1, (len(ranked) + 1) // 2)
        self.alive = [index for _, index in ranked[:keep]]

    def best(self, errors: float) -> int:
        """The place of the move to play: the preferred, unless another gained more than this many errors."""
        chosen = int(self.preferred)
        most = 0.0
        for index in self.alive:
            gain = self.gain(index)
            if gain > most and gain > errors * self.error(index):
                chosen, most = index, gain
        return chosen

    def rated(self, index: int) -> Rated:
        """What was found of a move."""
        return Rated(
            int(self.moves[index]), self.mean(index), self.gain(index), self.error(index), int(self.counts[index])
        )


def rate(
    draw: Callable[[Rng], State],
    moves: list[int],
    bonus: list[float],
    preferred: int,
    forecast: Forecast,
    work: int,
    seed: int,
    errors: float,
) -> list[Rated]:
    """The move to play first, then the others that were not given up; `work` is about how many moves are looked at.

    Worlds are drawn by a function that is given a generator; the seat asked in them is the one that moves. What it gets
    beside, for better or worse, is the bonus of a move.
    """
    rating = Rating(moves, bonus, preferred)
    rng = Rng(seed)
    rounds = 1
    while (1 << rounds) < len(moves):
        rounds += 1
    enough = int(forecast.work) + work
    for step in range(rounds):
        try_out(rating, draw, forecast, work // rounds, rng)
        if int(forecast.work) >= enough:
            break
        if step < rounds - 1:
            rating.halve()
    best = rating.best(errors)
    return [rating.rated(best), *[rating.rated(index) for index in rating.alive if index != best]]


def try_out(rating: Rating, draw: Callable[[Rng], State], forecast: Forecast, work: int, rng: Rng) -> None:
    """Tries all moves that are left for a share of the work, at least once; none is begun that would exceed it."""
    began = forecast.work
    once: i64 = 0  # what trying all of them once has cost at most
    times: i64 = 1
    while True:
        before = forecast.work
        world = draw(rng)
        forecast.work += DRAWN
        rating.try_all(world, forecast, rng.below(1 << 30), times)
        once = max(once, (forecast.work - before - DRAWN) // times)
        left = work - (forecast.work - began)
        if times == 1:
            trials = left // max(1, once)
            times = max(1, trials // max(WORLDS, trials * i64(len(rating.alive)) // OFTEN))
        if left < DRAWN + once * times:
            return
