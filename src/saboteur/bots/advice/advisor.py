"""An advisor: told what a seat is told, like a player, and asked what it would do there and why."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol, runtime_checkable

from saboteur.bots.advice.dwarves import reason_of_dwarf
from saboteur.bots.advice.nuggets import reason_of_duellist
from saboteur.bots.plain.duel import Duellist
from saboteur.bots.plain.player import Plain
from saboteur.engine.moves import Move
from saboteur.engine.values.facts import Fact
from saboteur.engine.view import View
from saboteur.engine.worlds.history import Player
from saboteur.notation.advice import Advice, Reason
from saboteur.notation.statements import Statement
from saboteur.table.talk import Talker


@runtime_checkable
class Minded(Protocol):
    """A player in which there is a plain bot that knows what the player knows."""

    @property
    def plain(self) -> Plain:
        """The bot."""


def plain_of(player: Player) -> Plain | None:
    """The plain bot in a player, or the player itself."""
    if isinstance(player, Minded):
        return player.plain
    return player if isinstance(player, Plain) else None


class Advisor:
    """A player chooses the move; the reason is looked for in what a plain bot at the same seat has in mind.

    Whatever the player thought, the reason is true: it only says what follows from the seat's view and the facts.

    >>> from saboteur import Game, ruleset
    >>> game = Game(ruleset("solo"), 1, seed="1")
    >>> advisor = Advisor(Plain(1))
    >>> advisor.begin(game.view(0))
    >>> advisor.advise(game.legal_moves).reason.why
    'lays-again'
    """

    def __init__(self, player: Player) -> None:
        self._player = player
        own = plain_of(player)
        self._mind = Plain() if own is None else own
        self._follows = own is None  # else the player does

    def begin(self, view: View) -> None:
        """Takes a seat."""
        self._player.begin(view)
        if self._follows:
            self._mind.begin(view)

    def told(self, facts: Sequence[Fact]) -> None:
        """Something happened; each fact as this seat sees it."""
        self._player.told(facts)
        if self._follows:
            self._mind.told(facts)

    def heard(self, seat: int, statement: Statement) -> None:
        """A seat said something, true or not."""
        if isinstance(self._player, Talker):
            self._player.heard(seat, statement)

    def statements(self) -> Sequence[Statement]:
        """None: an adviser says nothing at the table."""
        return ()

    def choose(self, moves: Collection[Move]) -> Move:
        """The move alone."""
        return self._player.choose(moves)

    def advise(self, moves: Collection[Move]) -> Advice:
        """What the player would do of these moves, and why."""
        move = self.choose(moves)
        return Advice(move, self.reason(move, moves))

    def reason(self, move: Move, moves: Collection[Move]) -> Reason:
        """Why one would make a move, as far as the seat knows."""
        mind = self._mind.mind
        mind.think()
        if isinstance(mind, Duellist):
            reason = reason_of_duellist(mind, move, moves)
        else:
            reason = reason_of_dwarf(mind, move, moves)
        mind.forget()
        return reason
