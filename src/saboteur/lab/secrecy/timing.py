"""Processor time of refusals and questions in two worlds that look alike to the seat that asks.

The worlds differ only in what the seat does not know: one is played, the other is drawn among those that fit what the
seat was told. The same request is answered in both, in any order, as a server answers it, but for the network. Neither
world is special, so that the mean of the differences says little: what counts is how much they spread from one pair of
worlds to the next. Two tables of one and the same world spread too, because they lie elsewhere in memory; so a third
table is set up with the first world again, and the spreads are compared.
"""

from __future__ import annotations

import asyncio
import math
import random
import statistics
import time
from asyncio import AbstractEventLoop
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from saboteur.engine.core.rng import Rng
from saboteur.engine.game import Game
from saboteur.engine.moves import InvalidMove, parse_move
from saboteur.engine.values.cards import CARDS
from saboteur.engine.worlds.history import History, sample
from saboteur.notation.positions.position import state_text
from saboteur.rulesets import ruleset
from saboteur.server.bots.workers import Workers
from saboteur.server.tables.changes import Begin, Sit
from saboteur.server.tables.desk import Desk
from saboteur.server.tables.doing import job_of
from saboteur.server.tables.nodes import Nodes
from saboteur.server.tables.played import Played
from saboteur.server.wire.requests import MoveRequest, WhatIfRequest, WhyRequest
from saboteur.server.wire.settings import Head, Settings

KINDS: Final = ("refused", "why", "what_if")
"""A move that is refused, and the questions."""
REQUESTS: Final = 50
"""Pairs of one pair of worlds."""
MOST_MOVES: Final = 40
Z: Final = 3.08
"""Of an interval; the 24 of four games all hold the true value with a chance of 95 %."""
Times = list[tuple[int, int, int]]
"""Of each request: in one world, in another, and in the first again."""
ASKER: Final = "ann"


@dataclass(frozen=True, slots=True)
class Difference:
    """How much the time of an answer differs between two worlds, in nanoseconds of the processor."""

    pairs: int
    median: float
    """Of one answer."""
    mean: float
    margin: float
    """The interval of the mean is the mean less and more this."""
    spread: float
    """Of the differences between two worlds, from one pair of worlds to the next."""
    control: float
    """Of those between two tables of one world."""
    most: float
    """How much the worlds may spread beyond the control, at the upper end of its interval."""
    alike: bool
    """Whether the intervals of both hold nothing: then the worlds cannot be told apart."""


def measure_secrecy(games: list[str], pairs: int, progress: Callable[[str], None]) -> dict[str, dict[str, Difference]]:
    """The differences of each game and kind."""
    found: dict[str, dict[str, Difference]] = {}
    for game in games:
        found[game] = {}
        for kind in KINDS:
            progress(f"{game} {kind}")
            found[game][kind] = compare(game, kind, pairs, 1)
    return found


def secrecy_lines(found: dict[str, dict[str, Difference]]) -> Iterator[str]:
    """A line for each, and whether any of them tells the worlds apart."""
    yield "Processor time of one answer in two worlds that look alike to the seat that asks, in microseconds"
    yield f"{'':22}{'pairs':>8}{'median':>8}{'difference':>20}{'spread':>8}{'control':>9}{'beyond it at most':>19}"
    told = []
    for game, kinds in found.items():
        for kind, each in kinds.items():
            mean = f"{each.mean / 1000:+.3f} ± {each.margin / 1000:.3f}"
            yield (
                f"{game + ', ' + kind:22}{each.pairs:8,}{each.median / 1000:8.1f}{mean:>20}"
                f"{each.spread / 1000:8.2f}{each.control / 1000:9.2f}{each.most / 1000:19.2f}"
            )
            if not each.alike:
                told.append(f"{game}, {kind}")
    yield f"told apart: {'; '.join(told)}" if told else "nothing tells the worlds apart"


class Ear:
    """The one who asks, without a network."""

    person = ASKER
    name = "Ann"
    gone = False

    def __init__(self) -> None:
        self.heard = b""

    def send(self, message: bytes) -> None:
        """What is answered."""
        self.heard = message


class Nowhere:
    """Nothing is stored: every request is a question, or is refused."""

    node, shared, away = "", False, False

    def listen(self, _: Any) -> None:
        """There is nobody."""

    def tell(self, _: Any) -> None:
        """There is nobody."""


class World:
    """A table of a server at which a position is played."""

    def __init__(self, game: Game, seat: int, loop: AbstractEventLoop) -> None:
        settings = Settings(game=game.ruleset.name, seats=game.seats, options={"rounds": 1})
        head = Head(id="t", settings=settings, seed="s", host=ASKER, created=0, position=state_text(game))
        played = Played(head)
        for number in range(game.seats):
            person = ASKER if number == seat else f"p{number}"
            played.change(Sit(seat=number, person=person, name=f"P{number}"), 0)
        played.change(Begin(nonces=("",) * game.seats, bots=()), 0)
        store: Any = Nowhere()
        nodes = Nodes(store, {}, ())
        self._desk = Desk(played, store, loop, lambda: 0, lambda _, __: None, Workers(), nodes)
        self._ear = Ear()

    def nanoseconds(self, request: Any) -> tuple[int, bytes]:
        """How long a request takes, and its answer."""
        job = job_of(self._ear, request)
        begun = time.thread_time_ns()
        self._desk.do(job)
        return time.thread_time_ns() - begun, self._ear.heard


def compare(game: str, kind: str, pairs: int, seed: int, *, delay: int = 0) -> Difference:
    """Answers requests of a kind in two worlds; with a `delay` one of them is slower, to try this function."""
    loop = asyncio.new_event_loop()
    rng = random.Random(f"{game} {kind} {seed}")
    found: list[Times] = []
    try:
        while sum(map(len, found)) < pairs:
            one, other, seat = two_worlds(game, rng)
            worlds = [World(each, seat, loop) for each in (one, other, one)]
            late = rng.choice((0, delay))
            asked = requests(one, kind, seat, rng)
            found.append([_timed(worlds, request, rng, late) for request in asked])
    finally:
        loop.close()
    return difference([times for times in found if times])


def difference(found: list[Times]) -> Difference:
    """What the times of many pairs of worlds come to: of each pair only the middle counts, against what disturbs."""
    apart = [_middle([one - other for one, other, _ in times]) for times in found]
    control = [_middle([one - again for one, _, again in times]) for times in found]
    mean, margin = _estimate(apart)
    beyond, doubt = _estimate([two * two - same * same for two, same in zip(apart, control, strict=True)])
    return Difference(
        pairs=sum(map(len, found)),
        median=_middle([each for times in found for three in times for each in three]),
        mean=mean,
        margin=margin,
        spread=math.sqrt(_mean([each * each for each in apart])),
        control=math.sqrt(_mean([each * each for each in control])),
        most=math.sqrt(max(beyond + doubt, 0)),
        alike=abs(mean) <= margin and beyond <= doubt,
    )


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _middle(values: list[int]) -> float:
    return float(statistics.median(values))


def _estimate(values: list[float]) -> tuple[float, float]:
    """A mean, and how far from it the true one may be."""
    mean = _mean(values)
    spread = math.sqrt(sum((each - mean) ** 2 for each in values) / max(len(values) - 1, 1))
    return mean, Z * spread / math.sqrt(len(values))


def _timed(worlds: list[World], request: Any, rng: random.Random, late: int) -> tuple[int, int, int]:
    order = rng.sample(range(3), 3)
    for place in order:  # what either has to prepare once is prepared
        worlds[place].nanoseconds(request)
    found, heard = [0, 0, 0], [b"", b"", b""]
    for place in order:
        found[place], heard[place] = worlds[place].nanoseconds(request)
    assert heard[0] == heard[1], "the answer tells the worlds apart"
    return found[0], found[1] + late, found[2]


def two_worlds(name: str, rng: random.Random) -> tuple[Game, Game, int]:
    """A game in the middle, another that its actor cannot tell from it, and the actor."""
    rules = ruleset(name, {"rounds": 1})
    while True:
        game = Game(rules, rules.usual_seats, seed=str(rng.random()))
        histories = [History(game.view(seat)) for seat in range(game.seats)]
        for _ in range(rng.randrange(MOST_MOVES)):
            if game.over or game.asked != "turn":
                break
            told = game.apply(rng.choice(list(game.legal_moves)), tell=True)
            for seat, history in enumerate(histories):
                history.tell(fact.seen_by(seat) for fact in told)
        if game.over or game.asked != "turn" or game.actor is None:
            continue
        other = sample(histories[game.actor], Rng(rng.randrange(2**32)))
        return game, other, game.actor


def requests(game: Game, kind: str, seat: int, rng: random.Random) -> Iterator[Any]:
    """Requests of a kind that somebody could make here."""
    legal = [str(move) for move in game.legal_moves]
    for _ in range(REQUESTS):
        if kind == "what_if":
            yield WhatIfRequest(id="1", table="t", seat=seat, move=rng.choice(legal))
            continue
        move = _any_move(game, seat, rng)
        if kind == "why":
            yield WhyRequest(id="1", table="t", seat=seat, move=move)
        elif game.refusal(parse_move(move)) is not None:
            yield MoveRequest(id="1", table="t", seat=seat, move=move, at=0)


def _any_move(game: Game, seat: int, rng: random.Random) -> str:
    """A move of a card in hand or of any card, to anywhere; seldom a legal one."""
    hand = [CARDS[kind - 1].id for kind in game.state.hand(seat)]
    while True:
        card = rng.choice(hand) if hand and rng.random() < 0.8 else rng.choice(CARDS).id
        cell = f"{rng.randint(-3, 10)},{rng.randint(-5, 5)}"
        form = rng.choice((f"lay {card} {cell}", f"play {card} {cell}", f"play {card} {rng.randrange(game.seats)}"))
        text = f"discard {card}" if rng.random() < 0.1 else form
        try:
            parse_move(text)
        except InvalidMove:
            continue
        return text
