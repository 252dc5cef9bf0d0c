"""Whole games between players of any kind: built-in ones and commands, at a table that keeps the record."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from saboteur.bots.command import CommandBot
from saboteur.bots.talk import Talker
from saboteur.engine.facts import Fact
from saboteur.engine.game import IllegalMove
from saboteur.engine.moves import Move
from saboteur.engine.player import Player
from saboteur.engine.refusal import Refusal
from saboteur.notation.record import Abandoned, Chair, Said
from saboteur.table.table import Committed, Event, Table


@dataclass(frozen=True, slots=True)
class Chosen:
    """A move that was made, and how long its player took."""

    seat: int
    move: Move
    seconds: float


def play_at(table: Table, players: Sequence[Player]) -> Iterator[Chosen]:
    """Plays a game that deals by itself to its end, a player a seat; after every move whoever iterates may stop.

    >>> from saboteur import ruleset
    >>> from saboteur.bots.uniform import Uniform
    >>> table = Table(ruleset("duel", rounds=1), 2, seed="1")
    >>> moves = [chosen.move for chosen in play_at(table, [Uniform(1), Uniform(2)])]
    >>> table.game.over, table.result.winners
    (True, (0, 1))
    """
    if len(players) != table.game.seats:
        raise ValueError(f"{len(players)} players for {table.game.seats} seats")
    if table.seed is None:
        raise ValueError("a table that is played to its end deals by itself: give it a seed")
    clock = _Clock()
    if table.game.asked == "deal":
        table.begin(time=clock.now)
    _seat(table, players)
    told = table.number
    while not table.over and (seat := table.game.actor) is not None:
        began = time.monotonic()
        move = players[seat].choose(table.game.legal_moves)
        chosen = Chosen(seat, move, time.monotonic() - began)
        _submit(table, players[seat], chosen, clock.now)
        told = _tell_all(table, players, told)
        yield chosen
    _tell_all(table, players, told)  # whoever iterates may have abandoned the game


def _tell_all(table: Table, players: Sequence[Player], told: int) -> int:
    """Everybody hears what came since; the number of the last event."""
    for observer, player in enumerate(players):
        tell(player, table.events(observer, since=told))
    return table.number


def name_of(player: Player) -> str:
    """What a player is called, in a record too."""
    return str(getattr(player, "name", type(player).__name__))


class _Clock:
    """Milliseconds since the game began."""

    def __init__(self) -> None:
        self._began = time.monotonic()

    @property
    def now(self) -> int:
        return int(1000 * (time.monotonic() - self._began))


def _seat(table: Table, players: Sequence[Player]) -> None:
    """All commands are started at once, and waited for before the first move."""
    for seat, player in enumerate(players):
        player.begin(table.game.view(seat))
    for player in players:
        if isinstance(player, CommandBot):
            player.wait_until_ready()
    if not table.first_chairs:
        table.first_chairs = tuple(Chair("bot", name_of(player)) for player in players)
        table.chairs = list(table.first_chairs)


def _submit(table: Table, player: Player, chosen: Chosen, now: int) -> None:
    """What is said is said before the move."""
    for statement in player.statements() if isinstance(player, Talker) else ():
        if not isinstance(unheard := table.say(chosen.seat, statement, time=now), Committed):
            raise ValueError(f"seat {chosen.seat}, {statement}: {unheard}")
    done = table.submit(chosen.seat, chosen.move, table.number, time=now)
    if isinstance(done, Refusal):
        raise IllegalMove(chosen.move, done, f"seat {chosen.seat} is asked for: {table.game.asked}")
    assert isinstance(done, Committed)


def tell(player: Player, events: Iterator[Event]) -> None:
    """Facts and statements in their order, and that the game was abandoned."""
    facts: list[Fact] = []
    for event in events:
        if isinstance(event.what, Fact):
            facts.append(event.what)
        elif isinstance(event.what, Said) and isinstance(player, Talker):
            if facts:
                player.told(facts)
                facts = []
            player.heard(event.what.seat, event.what.statement)
        elif isinstance(event.what, Abandoned) and isinstance(player, CommandBot):
            player.abandoned(event.what.seat, event.what.reason)
    if facts:
        player.told(facts)
