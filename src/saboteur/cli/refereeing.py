"""How many moves go through `saboteur referee` in a second: to a process and back, as other programs play."""

import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from threading import Thread
from typing import IO, Any, Final, TypedDict

from saboteur.cli.form import form
from saboteur.cli.measuring import SEATS, uniform_rate
from saboteur.cli.progress import Progress
from saboteur.engine.game import Game
from saboteur.engine.moves import Move
from saboteur.rulesets import ruleset

TARGET: Final = 10_000
"""Moves a second on one core."""
GAMES: Final = 5  # whole games whose moves are sent again and again
STEPS: Final = 5  # figures a game
COMMAND: Final = (sys.executable, "-m", "saboteur", "referee")


class Figures(TypedDict):
    """Moves a second of one game."""

    alone: float
    """The rules without anything around them, uniform play."""
    applied: float
    """`Game.apply` in the same process."""
    waiting: float
    """Sent one at a time, each after the answer to the last."""
    legal: float
    """The same, every answer with the moves that are legal then."""
    stream: float
    """Sent all at once."""


class Played(TypedDict):
    """A whole game."""

    seed: str
    moves: list[Move]


def measure_referee(names: list[str], seconds: float) -> dict[str, Figures]:
    """The figures of these games, each measured for so many seconds."""
    with Progress(f"referee, {form()}", STEPS * len(names)) as progress:
        return {name: _measured(name, seconds, progress) for name in names}


def _measured(name: str, seconds: float, progress: Progress) -> Figures:
    games = [_played(name, str(number)) for number in range(GAMES)]
    count = sum(len(game["moves"]) for game in games)

    def best(what: str, run: Callable[[], None]) -> float:
        progress.step(f"{name} {what}")
        return _best(run, count, seconds)

    progress.step(f"{name} alone")
    alone = uniform_rate(name, seconds)
    applied = best("applied", lambda: _applied(name, games))
    process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    source, sink = process.stdout, process.stdin
    try:
        plain, showing = list(_lines(name, games)), list(_lines(name, games, legal="text"))
        waiting = best("one at a time", lambda: _one_at_a_time(plain, source, sink))
        legal = best("with legal moves", lambda: _one_at_a_time(showing, source, sink))
        stream = best("in a stream", lambda: _all_at_once(plain, source, sink))
    finally:
        sink.close()
        source.close()
        process.wait()
    return Figures(alone=alone, applied=applied, waiting=waiting, legal=legal, stream=stream)


def _played(name: str, seed: str) -> Played:
    """A game played at random to its end."""
    game, rng, moves = Game(ruleset(name), SEATS[name], seed=seed), random.Random(seed), []
    while not game.over:
        move = rng.choice(tuple(game.legal_moves))
        moves.append(move)
        game.apply(move)
    return Played(seed=seed, moves=moves)


def _applied(name: str, games: list[Played]) -> None:
    for played in games:
        game = Game(ruleset(name), SEATS[name], seed=played["seed"])
        for move in played["moves"]:
            game.apply(move)


def _lines(name: str, games: list[Played], **more: Any) -> Iterator[bytes]:
    """What a program sends that plays these games."""
    for played in games:
        request: dict[str, Any] = {"do": "new", "table": "t", "game": name, "seats": SEATS[name]}
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


def _best(run: Callable[[], None], count: int, seconds: float) -> float:
    """The best rate of several runs: the others were disturbed."""
    run()  # fills caches
    best, end = 0.0, time.perf_counter() + seconds
    while True:
        start = time.perf_counter()
        run()
        now = time.perf_counter()
        best = max(best, count / (now - start))
        if now >= end:
            return best


def referee_lines(found: dict[str, Figures]) -> Iterator[str]:
    """The figures as a table."""
    yield f"{f'moves/s through the referee, {form()}':44}" + "".join(f"{name:>12}" for name in found)
    rows: list[tuple[str, Callable[[Figures], str]]] = [
        ("one at a time", lambda figures: f"{figures['waiting']:,.0f}"),
        ("  of the target", lambda figures: f"{figures['waiting'] / TARGET:.0%}"),
        ("one at a time, legal moves in the answer", lambda figures: f"{figures['legal']:,.0f}"),
        ("  of the target", lambda figures: f"{figures['legal'] / TARGET:.0%}"),
        ("in a stream", lambda figures: f"{figures['stream']:,.0f}"),
        ("  of the target", lambda figures: f"{figures['stream'] / TARGET:.0%}"),
        ("  of Game.apply", lambda figures: f"{figures['stream'] / figures['applied']:.0%}"),
        ("  of the rules alone", lambda figures: f"{figures['stream'] / figures['alone']:.1%}"),
        ("Game.apply, in one process", lambda figures: f"{figures['applied']:,.0f}"),
        ("the rules alone, uniform play", lambda figures: f"{figures['alone']:,.0f}"),
    ]
    for name, shown in rows:
        yield f"  {name:42}" + "".join(f"{shown(figures):>12}" for figures in found.values())
    yield ""
    yield f"The target is {TARGET:,}. Wall time; the best of several runs of {GAMES} whole games, dealing included."
