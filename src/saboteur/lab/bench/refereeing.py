"""How many moves a second `saboteur referee` handles: to a process and back, as for other programs."""

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from threading import Thread
from typing import IO, Any, Final, TypedDict

from saboteur.engine.game import Game
from saboteur.engine.moves import Move
from saboteur.lab.bench.speed import best_rate, uniform_rate
from saboteur.lab.bench.steps import Steps
from saboteur.rulesets import GAMES, ruleset

TARGET: Final = 10_000
"""Moves a second on one core."""
PLAYED: Final = 5  # whole games whose moves are sent again and again
STEPS: Final = 5  # figures a game
TICK: Final = 0.01  # seconds: the resolution of the processor time
HELLO: Final = b'{"do": "hello"}\n'
Talk = Callable[[list[bytes], IO[bytes], IO[bytes]], None]
COMMAND: Final = (sys.executable, "-m", "saboteur", "referee")


class Figures(TypedDict):
    """Moves a second of one game, in processor time except for `elapsed`."""

    alone: float
    """Only the rules, with random moves."""
    applied: float
    """`Game.apply` in the same process."""
    waiting: float
    """Sent one at a time, each after the answer to the last."""
    legal: float
    """The same, with the legal moves in every answer."""
    stream: float
    """Sent all at once."""
    elapsed: float
    """One at a time, in elapsed time: including the sending program and everything else on this machine."""


class Played(TypedDict):
    """A whole game."""

    seed: str
    moves: list[Move]


def measure_referee(names: list[str], seconds: float, progress: Steps) -> dict[str, Figures]:
    """The figures of these games, each measured for this number of seconds."""
    start, _ = _cost([], 0, _one_at_a_time)
    return {name: _measured(name, seconds, start, progress) for name in names}


def _measured(name: str, seconds: float, start: float, progress: Steps) -> Figures:
    games = [_played(name, str(number)) for number in range(PLAYED)]
    plain, showing = list(_lines(name, games)), list(_lines(name, games, legal="text"))
    count = sum(len(game["moves"]) for game in games)
    progress.step(f"{name} alone")
    alone = uniform_rate(name, seconds)
    progress.step(f"{name} applied")
    applied = best_rate(lambda: _applied(name, games), seconds)
    progress.step(f"{name} one at a time")
    waiting, elapsed = _rates(plain, count, _one_at_a_time, seconds, start)
    progress.step(f"{name} with legal moves")
    legal, _ = _rates(showing, count, _one_at_a_time, seconds, start)
    progress.step(f"{name} in a stream")
    stream, _ = _rates(plain, count, _all_at_once, seconds, start)
    return Figures(alone=alone, applied=applied, waiting=waiting, legal=legal, stream=stream, elapsed=elapsed)


def _rates(lines: list[bytes], count: int, talk: Talk, seconds: float, start: float) -> tuple[float, float]:
    """Moves a second in the processor time of the referee, without its start; and in elapsed time."""
    _, once = _cost(lines, 1, talk)
    times = max(1, round(seconds / once))
    cost, clock = _cost(lines, times, talk)
    return count * times / max(cost - start, TICK), count * times / clock


def _cost(lines: list[bytes], times: int, talk: Talk) -> tuple[float, float]:
    """Processor time from the start of a referee to its end, and elapsed time of the conversation."""
    before = _used_by_children()
    process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        talk([HELLO], process.stdout, process.stdin)
        begun = time.perf_counter()
        for _ in range(times):
            talk(lines, process.stdout, process.stdin)
        clock = time.perf_counter() - begun
    finally:
        process.stdin.close()
        process.stdout.close()
        process.wait()
    return _used_by_children() - before, clock


def _used_by_children() -> float:
    """Seconds of the processor that ended processes have used."""
    used = os.times()
    return used.children_user + used.children_system


def _played(name: str, seed: str) -> Played:
    """A game played at random to its end."""
    game, rng, moves = Game(ruleset(name, {}), GAMES[name].usual_seats, seed=seed), random.Random(seed), []
    while not game.over:
        move = rng.choice(tuple(game.legal_moves))
        moves.append(move)
        game.apply(move)
    return Played(seed=seed, moves=moves)


def _applied(name: str, games: list[Played]) -> int:
    for played in games:
        game = Game(ruleset(name, {}), GAMES[name].usual_seats, seed=played["seed"])
        for move in played["moves"]:
            game.apply(move)
    return sum(len(played["moves"]) for played in games)


def _lines(name: str, games: list[Played], **more: Any) -> Iterator[bytes]:
    """The lines of a program that plays these games."""
    for played in games:
        request: dict[str, Any] = {"do": "new", "table": "t", "game": name, "seats": GAMES[name].usual_seats}
        yield _line({**request, "seed": played["seed"]})
        for number, move in enumerate(played["moves"]):
            yield _line({"id": number, "do": "play", "table": "t", "move": str(move), **more})
        yield _line({"do": "close", "table": "t"})


def _line(request: dict[str, Any]) -> bytes:
    return json.dumps(request).encode() + b"\n"


def _one_at_a_time(lines: list[bytes], source: IO[bytes], sink: IO[bytes]) -> None:
    for line in lines:
        sink.write(line)
        sink.flush()
        _check(source.readline())


def _all_at_once(lines: list[bytes], source: IO[bytes], sink: IO[bytes]) -> None:
    def send() -> None:
        sink.write(b"".join(lines))
        sink.flush()

    sender = Thread(target=send)
    sender.start()
    for _ in lines:
        _check(source.readline())
    sender.join()


def _check(answer: bytes) -> None:
    if not answer.startswith(b'{"ok"'):
        raise RuntimeError(f"the referee answered {answer!r}")


def referee_lines(found: dict[str, Figures], form: str) -> Iterator[str]:
    """The figures as a table."""
    yield f"{f'moves/s through the referee, {form}':44}" + "".join(f"{name:>12}" for name in found)
    rows: list[tuple[str, Callable[[Figures], str]]] = [
        ("sent one at a time", lambda figures: f"{figures['waiting']:,.0f}"),
        ("  of the target", lambda figures: f"{figures['waiting'] / TARGET:.0%}"),
        ("  by the clock", lambda figures: f"{figures['elapsed']:,.0f}"),
        ("one at a time, legal moves in the answer", lambda figures: f"{figures['legal']:,.0f}"),
        ("  of the target", lambda figures: f"{figures['legal'] / TARGET:.0%}"),
        ("sent all at once", lambda figures: f"{figures['stream']:,.0f}"),
        ("  of the target", lambda figures: f"{figures['stream'] / TARGET:.0%}"),
        ("  of Game.apply", lambda figures: f"{figures['stream'] / figures['applied']:.0%}"),
        ("  of the rules alone", lambda figures: f"{figures['stream'] / figures['alone']:.1%}"),
        ("Game.apply, in one process", lambda figures: f"{figures['applied']:,.0f}"),
        ("the rules alone, uniform play", lambda figures: f"{figures['alone']:,.0f}"),
    ]
    for name, shown in rows:
        yield f"  {name:42}" + "".join(f"{shown(figures):>12}" for figures in found.values())
    yield ""
    yield f"The target is {TARGET:,}. In seconds of the referee's processor, dealing included; by the clock also with"
    yield f"the program that sends the moves, and whatever else runs here. {PLAYED} whole games, again and again."
