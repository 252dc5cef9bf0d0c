"""What a move of the bots that search costs, in every game: milliseconds of the processor against their budgets.

All seats are of one level. Telling a bot what others did is counted apart, for each move that it sees.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from saboteur.bots.builtin import BUILT_IN
from saboteur.engine.worlds.history import Player
from saboteur.lab.bench.steps import Steps
from saboteur.lab.pace import Pace
from saboteur.rulesets import ruleset
from saboteur.table.driver import Ask, Driver, Tell
from saboteur.table.seated import Seated
from saboteur.table.table import Table

BUDGETS: Final = {"easy": 5.0, "normal": 50.0, "hard": 300.0}
"""Milliseconds a move."""
SHARE: Final = 0.95
"""Of the moves that has to be within."""
SEATS: Final = {"base": (3, 5, 10), "saboteur2": (2, 7, 12), "duel": (2,), "solo": (1,)}
"""Few, as many as the game is best with, and as many as there may be."""
HEADS: Final = {"moves": 7, "mean": 8, "95 %": 8, "slowest": 9, "budget": 8, "a move seen": 13}


@dataclass(slots=True)
class Spent:
    """The time of one level in one game."""

    game: str
    seats: int
    level: str
    moves: Pace = field(default_factory=Pace)
    """Its own."""
    seen: Pace = field(default_factory=Pace)
    """What everybody did, as it is told."""

    @property
    def is_kept(self) -> bool:
        """Whether 95 of 100 moves were within the budget; what else a machine does can disturb any of them."""
        return self.moves.within(SHARE) <= BUDGETS[self.level]


def measure_budgets(games: Sequence[str], rounds: int, progress: Steps) -> list[Spent]:
    """Plays this number of rounds for every level at every table."""
    found = []
    for game in games:
        for seats in SEATS.get(game, ()):
            for level in BUDGETS:
                progress.step(f"{game}, {seats}, {level}")
                spent = Spent(game, seats, level)
                for number in range(rounds):
                    _play(spent, number)
                found.append(spent)
    return found


def steps(games: Sequence[str]) -> int:
    """How many there are."""
    return sum(len(SEATS.get(game, ())) for game in games) * len(BUDGETS)


def _play(spent: Spent, number: int) -> None:
    table = Table(ruleset(spent.game, {"rounds": 1}), spent.seats, seed=f"budget/{number}")
    table.begin()
    players: list[Player] = [BUILT_IN[spent.level](100 * number + seat) for seat in range(spent.seats)]
    for seat, player in enumerate(players):
        player.begin(table.seat(seat).view)
    seated = [Seated(player) for player in players]
    for need in Driver(table, told=table.number):
        match need:
            case Tell(seat=place, told=told):
                began = time.process_time()
                seated[place.number].tell(told)
                spent.seen.took(time.process_time() - began)
            case Ask(place):
                moves = tuple(place.legal_moves)
                began = time.process_time()
                move = players[place.number].choose(moves)
                spent.moves.took(time.process_time() - began)
                seated[place.number].answer(place, move)
            case _:
                pass


def budget_lines(found: Sequence[Spent]) -> Iterator[str]:
    """A table."""
    heads = "".join(f"{head:>{width}}" for head, width in HEADS.items())
    yield f"{'milliseconds of the processor':30}{heads}"
    for each in found:
        name = f"{each.game}, {each.seats} seat{'s' * (each.seats > 1)}, {each.level}"
        times = f"{each.moves.mean:>8.1f}{each.moves.within(SHARE):>8.1f}{each.moves.slowest / 1000:>9.1f}"
        kept = "" if each.is_kept else "  EXCEEDED"
        yield f"{name:30}{each.moves.moves:>7}{times}{BUDGETS[each.level]:>8g}{each.seen.mean:>13.2f}{kept}"
