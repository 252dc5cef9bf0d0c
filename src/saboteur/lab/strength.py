"""How strong the plain bot is: whole rounds against `random` and against itself.

    python -m saboteur.lab.strength --rounds 1000

prints the figures of docs/bots.md; equal seeds give equal figures.
"""

from __future__ import annotations

import gc
import math
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from saboteur.bots.builtin import BUILT_IN
from saboteur.bots.plain.player import Plain
from saboteur.bots.uniform import Uniform
from saboteur.engine.moves import Move
from saboteur.engine.values import facts
from saboteur.engine.values.facts import Fact
from saboteur.engine.view import View
from saboteur.engine.worlds.history import Player
from saboteur.rulesets import ruleset
from saboteur.rulesets.duel import grade
from saboteur.table.driver import Ask, Driver, Over, Tell
from saboteur.table.seated import take_seats
from saboteur.table.table import Table

LONGEST: Final = 0.005
"""Seconds a move may take."""


@dataclass(slots=True)
class Pace:
    """How long moves took, in processor time: other programs on the machine do not matter."""

    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    slow: int = 0
    """Moves that exceeded the limit."""

    def took(self, seconds: float) -> None:
        """One more move."""
        self.moves += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        self.slow += seconds > LONGEST


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured figure, with half the width of its interval (95 %) and the required value."""

    what: str
    value: float
    margin: float
    target: str
    met: bool
    notes: tuple[str, ...] = ()
    """Its distribution, one line for each part."""

    def __str__(self) -> str:
        verdict = "" if not self.target else f"  target {self.target}: {'met' if self.met else 'MISSED'}"
        first = f"{self.what:58} {self.value:8.3f} ± {self.margin:.3f}{verdict}"
        return "\n    ".join([first, *self.notes])


class ByRole:
    """A seat that one bot plays while it holds certain dwarves, and another bot otherwise; both are told everything."""

    def __init__(self, roles: Collection[str], bot: Player, other: Player) -> None:
        self._roles = roles
        self._bot = bot
        self._other = other
        self._seat = 0
        self._role = ""

    def begin(self, view: View) -> None:
        """Takes a seat."""
        assert view.observer is not None
        self._seat, self._role = view.observer, str(view.role)
        self._bot.begin(view)
        self._other.begin(view)

    def told(self, told: Sequence[Fact]) -> None:
        """Notes its dwarf."""
        for fact in told:
            if isinstance(fact, facts.RoundBegan):
                self._role = str(fact.roles[self._seat])
        self._bot.told(told)
        self._other.told(told)

    def choose(self, moves: Collection[Move]) -> Move:
        """The bot that has this dwarf."""
        return (self._bot if self._role in self._roles else self._other).choose(moves)


@dataclass(slots=True)
class Strength:
    """Measures over this number of rounds, with seeds made from one word."""

    rounds: int
    seed: str = "plain"
    pace: dict[str, Pace] = field(default_factory=dict)

    def figures(self) -> Iterator[Figure]:
        """All measurements of the plain bot."""
        yield self.base(
            "gold-diggers win against random saboteurs", {"digger"}, "at least 75 %", lambda won: won >= 0.75
        )
        yield self.base(
            "random gold-diggers win against its saboteurs", {"saboteur"}, "at most 5 %", lambda won: won <= 0.05
        )
        yield self.base(
            "gold-diggers win, plain in all seats",
            {"digger", "saboteur"},
            "30 to 70 %",
            lambda won: 0.3 <= won <= 0.7,
        )
        yield self.expansion()
        yield self.duel()
        for name in ("plain", "random"):
            yield self.solo(name)

    def base(self, what: str, roles: set[str], target: str, met: Callable[[float], bool]) -> Figure:
        """How often gold-diggers win, base game, 5 seats, with plain in these roles."""
        won = 0
        for number in range(self.rounds):
            players: list[Player] = [
                ByRole(roles, Plain(10 * number + seat), Uniform(10 * number + seat)) for seat in range(5)
            ]
            told, _ = self._play("base", players, number, rounds=1)
            won += any(fact.cause == "gold" for fact in told)
        share = won / self.rounds
        return Figure(f"base, 5 seats: {what}", share, _margin(share, self.rounds), target, met(share))

    def expansion(self) -> Figure:
        """Mean gold of plain to that of random, which have every other seat, in games of three rounds."""
        games = max(2, self.rounds // 3)
        plain, random = [], []
        for number in range(games):
            mine = [(seat + number) % 2 == 0 for seat in range(7)]
            players: list[Player] = [
                Plain(7 * number + seat) if own else Uniform(7 * number + seat) for seat, own in enumerate(mine)
            ]
            _, gold = self._play("saboteur2", players, number, rounds=3)
            plain.append(_mean([each for each, own in zip(gold, mine, strict=True) if own]))
            random.append(_mean([each for each, own in zip(gold, mine, strict=True) if not own]))
        ratio = _mean(plain) / _mean(random)
        spread = [one - ratio * other for one, other in zip(plain, random, strict=True)]
        margin = 1.96 * math.sqrt(_mean([each * each for each in spread]) / games) / _mean(random)
        what = f"expansion, 7 seats: gold {_mean(plain):.2f} to {_mean(random):.2f} of random"
        return Figure(what, ratio, margin, "at least 2", ratio >= 2)

    def duel(self) -> Figure:
        """Games of three rounds, each colour as often; a tie is half a win."""
        won = 0.0
        for number in range(self.rounds):
            own = number % 2
            players: list[Player] = [Plain(number), Uniform(number)]
            _, gold = self._play("duel", players if own == 0 else players[::-1], number, rounds=3)
            won += (gold[own] > gold[1 - own]) + 0.5 * (gold[own] == gold[1 - own])
        share = won / self.rounds
        margin = _margin(share, self.rounds)
        return Figure("duel: games won against random", share, margin, "at least 95 %", share >= 0.95)

    def solo(self, name: str) -> Figure:
        """Nuggets of a game of three rounds that a bot of this name plays."""
        golds = []
        for number in range(self.rounds):
            golds.append(self._play("solo", [BUILT_IN[name](number)], number, rounds=3)[1][0])
        mean = _mean(golds)
        margin = 1.96 * math.sqrt(_mean([(gold - mean) ** 2 for gold in golds]) / self.rounds)
        counted, grades = Counter(golds), Counter(grade(gold) for gold in golds)
        notes = (
            "nuggets: games  " + ", ".join(f"{gold}: {counted[gold]}" for gold in sorted(counted)),
            "grades (9.5)    " + ", ".join(f"{number}: {grades[number]}" for number in range(4)),
        )
        return Figure(f"solo: nuggets of {name}, mean", mean, margin, "", True, notes)

    def _play(
        self, name: str, players: Sequence[Player], number: int, *, rounds: int
    ) -> tuple[list[facts.RoundEnded], list[int]]:
        """One game: how its rounds ended, and everybody's gold."""
        table = Table(ruleset(name, {"rounds": rounds}), len(players), seed=f"{self.seed}/{number}")
        table.begin()
        pace = self.pace.setdefault(name, Pace())
        seated = take_seats(table, players)
        for need in Driver(table, told=table.number):
            match need:
                case Tell(seat=seat, told=told):
                    seated[seat.number].tell(told)
                case Ask(seat):
                    player, moves = players[seat.number], tuple(seat.legal_moves)
                    move, seconds = _timed(player, moves)
                    if seconds > LONGEST:  # the move or the machine may be slow: ask again, the answer is the same
                        seconds = min(seconds, *(_timed(player, moves)[1] for _ in range(2)))
                    pace.took(seconds)
                    seated[seat.number].answer(seat, move)
                case Over():
                    pass
        return [fact for fact in table.facts() if isinstance(fact, facts.RoundEnded)], list(table.game.gold)


def _timed(player: Player, moves: Collection[Move]) -> tuple[Move, float]:
    """What a player chooses, and how long it takes."""
    began = time.process_time()
    move = player.choose(moves)
    return move, time.process_time() - began


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _margin(share: float, count: int) -> float:
    """Half the interval of a share (Wilson), a little wide at the ends."""
    z = 1.96
    return z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)


def main() -> None:
    """Prints all figures."""
    gc.freeze()  # so that garbage collection does not search the loaded modules in the middle of moves
    parser = ArgumentParser(prog="python -m saboteur.lab.strength", description="measures the plain bot")
    parser.add_argument("--rounds", type=int, default=1000, help="of each kind (default: 1000)")
    parser.add_argument("--seed", default="plain")
    args = parser.parse_args()
    strength = Strength(args.rounds, args.seed)
    for figure in strength.figures():
        print(figure, flush=True)
    for name, pace in strength.pace.items():
        mean, slowest = 1000 * pace.seconds / pace.moves, 1000 * pace.slowest
        over = f"over {1000 * LONGEST:g} ms: {pace.slow} of {pace.moves:,}"
        print(f"{name}: {mean:.3f} ms a move, slowest {slowest:.1f} ms, {over}")


if __name__ == "__main__":
    main()
