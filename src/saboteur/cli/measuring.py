"""How fast the rules are in the form that runs here: moves, clones, play-outs of every game."""

import time
from collections.abc import Callable
from typing import Final, TypedDict

from saboteur.cli.progress import Progress
from saboteur.engine.packed import Moves
from saboteur.engine.playout import (
    Compass,
    Rng,
    Tally,
    clone_often,
    middle_of_a_round,
    play_games,
    play_out,
)
from saboteur.engine.state import State
from saboteur.rulesets import ruleset

SEATS: Final = {"base": 5, "saboteur2": 7, "duel": 2, "solo": 1}
POLICIES: Final = ("uniform", "digging")
STEPS: Final = 4  # figures a game
SEED: Final = 20_040
MIDDLES: Final = 16  # positions from which clones and play-outs are measured
RUNS: Final = 5  # each figure is the best of so many runs: the others were disturbed


class Policy(TypedDict):
    """What a policy plays."""

    moves_per_second: float
    moves_per_round: float
    rounds: int
    goals_turned: float
    """The share of rounds in which a goal was turned over."""


class Figures(TypedDict):
    """What was measured of one game."""

    seats: int
    uniform: Policy
    digging: Policy
    clone_microseconds: float
    playouts_per_second: float


def measure(game: str, seconds: float, progress: Progress) -> Figures:
    """All figures of one game, each measured for so many seconds."""
    seats = SEATS[game]
    fresh = ruleset(game).state(seats)
    policies = {}
    for name in POLICIES:
        progress.step(f"{game} {name}")
        policies[name] = _policy(fresh, name, seconds)
    rng = Rng(SEED)
    middles = [middle_of_a_round(fresh, rng) for _ in range(MIDDLES)]
    progress.step(f"{game} clones")
    clones = _best_rate(lambda: _cloned(middles), seconds)
    progress.step(f"{game} play-outs")
    moves = Moves()
    playouts = _best_rate(lambda: _played_out(middles, rng, moves), seconds)
    return Figures(
        seats=seats,
        uniform=policies["uniform"],
        digging=policies["digging"],
        clone_microseconds=1e6 / clones,
        playouts_per_second=playouts,
    )


def _policy(fresh: State, name: str, seconds: float) -> Policy:
    compass = Compass(fresh.rules) if name == "digging" else None
    rng, tally = Rng(SEED), Tally()

    def chunk() -> int:
        before = int(tally.moves)
        play_games(fresh, rng, 1000, compass, tally)
        return int(tally.moves) - before

    best, rounds = _best_rate(chunk, seconds), int(tally.rounds)
    return Policy(
        moves_per_second=best,
        moves_per_round=int(tally.moves) / rounds,
        rounds=rounds,
        goals_turned=int(tally.turned) / rounds,
    )


def _cloned(middles: list[State]) -> int:
    for middle in middles:
        clone_often(middle, 10)
    return 10 * len(middles)


def _played_out(middles: list[State], rng: Rng, moves: Moves) -> int:
    for middle in middles:
        play_out(middle, rng, moves, 1)
    return len(middles)


def _best_rate(chunk: Callable[[], int], seconds: float) -> float:
    """The best rate of several runs of a chunk of work that says how much it did."""
    chunk()  # fills tables and caches
    best = 0.0
    for _ in range(RUNS):
        done, start = 0, time.perf_counter()
        elapsed = 0.0
        while elapsed < seconds / RUNS:
            done += chunk()
            elapsed = time.perf_counter() - start
        best = max(best, done / max(elapsed, 1e-9))
    return best
