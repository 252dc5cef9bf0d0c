"""Whole games between players of any kind: built-in ones and commands, at a table that keeps the record."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from saboteur.bots.command.command import CommandBot
from saboteur.engine.moves import Move
from saboteur.engine.worlds.history import Player
from saboteur.notation.records.record import Chair
from saboteur.table.committed import Taken
from saboteur.table.driver import Ask, Driver, Over, Tell
from saboteur.table.seated import Seated, check_players, take_seats
from saboteur.table.table import Table


@dataclass(frozen=True, slots=True)
class Chosen:
    """A move that was made, and how long its player took."""

    seat: int
    move: Move
    seconds: float


def play_at(table: Table, players: Sequence[Player]) -> Iterator[Chosen]:
    """Plays a game that deals by itself to its end, with a player for each seat; the caller may stop after every move.

    >>> from saboteur import ruleset
    >>> from saboteur.bots.uniform import Uniform
    >>> table = Table(ruleset("duel", rounds=1), 2, seed="1")
    >>> moves = [chosen.move for chosen in play_at(table, [Uniform(1), Uniform(2)])]
    >>> table.game.over, table.result.winners
    (True, (0, 1))
    """
    check_players(table, players)
    clock = _Clock()
    if table.game.asked == "deal":
        table.begin(time=clock.now)
    seated = _seat(table, players)
    driver = Driver(table, told=table.number)
    chosen: Chosen | None = None
    for need in driver:
        match need:
            case Tell(seat=seat, told=told):
                seated[seat.number].tell(told)
                if chosen is not None and driver.is_everybody_told:
                    yield chosen  # the caller may abandon the game here
                    chosen = None
            case Ask(seat):
                began = time.monotonic()
                move = players[seat.number].choose(seat.legal_moves)
                seconds = time.monotonic() - began
                done = seated[seat.number].answer(seat, move, time=clock.now)
                chosen = Chosen(seat.number, move, seconds) if isinstance(done, Taken) else None
            case Over():
                pass


def name_of(player: Player) -> str:
    """The name of a player, also for records."""
    return str(getattr(player, "name", type(player).__name__))


class _Clock:
    """Milliseconds since the game began."""

    def __init__(self) -> None:
        self._began = time.monotonic()

    @property
    def now(self) -> int:
        return int(1000 * (time.monotonic() - self._began))


def _seat(table: Table, players: Sequence[Player]) -> list[Seated]:
    """All commands are started at once, and waited for before the first move."""
    seated = take_seats(table, players)
    for player in players:
        if isinstance(player, CommandBot):
            player.wait_until_ready()
    if not table.first_chairs:
        table.first_chairs = tuple(Chair("bot", name_of(player)) for player in players)
        table.chairs = list(table.first_chairs)
    return seated
