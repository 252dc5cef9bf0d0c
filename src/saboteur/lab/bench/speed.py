"""How fast the rules are in the form that runs here: moves, clones, play-outs, samples and restored tables."""

import time
from collections.abc import Callable
from typing import Final, TypedDict

from saboteur.bots.diggers import Bots
from saboteur.engine.core.listing import list_moves
from saboteur.engine.core.packed import Moves
from saboteur.engine.core.rng import Rng
from saboteur.engine.core.state import State
from saboteur.engine.game import Game
from saboteur.engine.moves import unpacked_move
from saboteur.engine.search.digging import Compass, Tally, play_games
from saboteur.engine.search.playout import clone_often, middle_of_a_round, play_out, play_uniformly
from saboteur.engine.worlds.knowledge import Knowledge
from saboteur.lab.bench.steps import Steps
from saboteur.lab.bench.surfaces import SURFACES, Surfaces, measure_surfaces
from saboteur.lab.bench.thinking import THINKING, Thinking, measure_thinking
from saboteur.notation.records.reading import read_record
from saboteur.notation.records.text import header_text
from saboteur.rulesets import GAMES, ruleset
from saboteur.table.committed import Committed
from saboteur.table.table import Table

POLICIES: Final = ("uniform", "digging")
STEPS: Final = 6 + len(SURFACES) + len(THINKING)  # figures a game
SEED: Final = 20_040
MIDDLES: Final = 16  # positions from which clones, play-outs and samples are measured
RECORDS: Final = 8  # whole games that are restored
RESTORED: Final = 200  # moves, of which the milliseconds are measured
RUNS: Final = 10  # each figure is the best of this number of runs: the others were disturbed


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
    samples_per_second: float
    """Games drawn that fit what seat 0 has been told."""
    restore_milliseconds: float
    """From the text of a record of 200 moves to a table that goes on."""
    surfaces: Surfaces
    thinking: Thinking


def measure(game: str, seconds: float, progress: Steps) -> Figures:
    """All figures of one game, each measured for this number of seconds."""
    seats = GAMES[game].usual_seats
    fresh = ruleset(game, {}).state(seats)
    policies = {}
    for name in POLICIES:
        progress.step(f"{game} {name}")
        policies[name] = _policy(fresh, name, seconds)
    rng = Rng(SEED)
    middles = [middle_of_a_round(fresh, rng) for _ in range(MIDDLES)]
    progress.step(f"{game} clones")
    clones = best_rate(lambda: _cloned(middles), seconds)
    progress.step(f"{game} play-outs")
    moves = Moves()
    playouts = best_rate(lambda: _played_out(middles, rng, moves), seconds)
    progress.step(f"{game} samples")
    told = [_told(game, seats, number) for number in range(MIDDLES)]
    samples = best_rate(lambda: _sampled(told, rng), seconds)
    progress.step(f"{game} records")
    texts = [_written(game, seats, number) for number in range(RECORDS)]
    restored = best_rate(lambda: _restored(texts), seconds)

    def surface_rate(name: str, chunk: Callable[[], int]) -> float:
        progress.step(f"{game} {name}")
        return best_rate(chunk, seconds)

    surfaces = measure_surfaces(ruleset(game, {}), seats, middles, surface_rate)
    thinking = measure_thinking(ruleset(game, {}), seats, surface_rate)
    return Figures(
        seats=seats,
        uniform=policies["uniform"],
        digging=policies["digging"],
        clone_microseconds=1e6 / clones,
        playouts_per_second=playouts,
        samples_per_second=samples,
        restore_milliseconds=1e3 * RESTORED / restored,
        surfaces=surfaces,
        thinking=thinking,
    )


def uniform_rate(game: str, seconds: float) -> float:
    """Moves a second of uniform play alone."""
    return _policy(ruleset(game, {}).state(GAMES[game].usual_seats), "uniform", seconds)["moves_per_second"]


def _policy(fresh: State, name: str, seconds: float) -> Policy:
    compass = Compass(fresh.rules) if name == "digging" else None
    rng, tally = Rng(SEED), Tally()

    def chunk() -> int:
        before = int(tally.moves)
        play_games(fresh, rng, 200, compass, tally)
        return int(tally.moves) - before

    best, rounds = best_rate(chunk, seconds), int(tally.rounds)
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


def _told(name: str, seats: int, number: int) -> Knowledge:
    """What seat 0 has been told up to the middle of a round."""
    game, rng, moves = Game(ruleset(name, {}), seats, seed=str(number)), Rng(number), Moves()
    knowledge = Knowledge(game.view(0))
    for _ in range(play_uniformly(game.state.clone(), Rng(SEED), moves, 1 << 40) // 2):
        list_moves(game.state, moves)
        told = game.apply(unpacked_move(moves[int(rng.below(len(moves)))]), tell=True)
        knowledge.tell(fact.seen_by(0) for fact in told)
    return knowledge


def _sampled(told: list[Knowledge], rng: Rng) -> int:
    for knowledge in told:
        knowledge.sample(rng)
    return len(told)


def _written(name: str, seats: int, number: int) -> str:
    """The record of a whole game, as a store holds it that lines are appended to."""
    table = Table(ruleset(name, {}), seats, seed=str(number))
    store = header_text(table.record()) + table.begin(time=0).text
    bots = Bots(table.game, str(number))
    while not table.over:
        assert table.game.actor is not None
        done = table.submit(table.game.actor, bots.choose(), time=1234 * table.number)
        assert isinstance(done, Committed), done
        store += done.text
    return store


def _restored(texts: list[str]) -> int:
    """How many moves were restored."""
    return sum(len(Table.rebuild(read_record(text)).log.lines) - 1 for text in texts)  # without the deal


def best_rate(chunk: Callable[[], int], seconds: float) -> float:
    """The best rate of several runs of a chunk of work that says how much it did; in seconds of the processor."""
    chunk()  # fills tables and caches
    best, spent = 0.0, 0.0
    for _ in range(RUNS):
        done, start = 0, time.process_time()
        elapsed = 0.0
        while elapsed < seconds / RUNS:
            done += chunk()
            elapsed = time.process_time() - start
        best = max(best, done / elapsed)
        spent += elapsed
        if spent > 2 * seconds:  # a chunk takes longer than a run should
            break
    return best
