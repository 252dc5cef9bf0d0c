"""Players at a table: they are told what a driver says, and their answers are given to the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from saboteur.engine.game import IllegalMove
from saboteur.engine.moves import Move
from saboteur.engine.values.facts import Fact
from saboteur.engine.values.refusal import Refusal
from saboteur.engine.worlds.history import Player
from saboteur.notation.records.record import Abandoned, Said
from saboteur.notation.statements import Statement
from saboteur.table.committed import Taken
from saboteur.table.driver import Ask, Driver, Over, Tell
from saboteur.table.log import Told
from saboteur.table.refusals import TableRefusal
from saboteur.table.seat import Seat
from saboteur.table.table import Table
from saboteur.table.talk import Corrected, Dismissed, Talker


class Seated:
    """A player who has taken a seat."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self._talker = player if isinstance(player, Talker) else None

    def tell(self, told: Sequence[Told]) -> None:
        """Facts and statements in their order, and that the game was abandoned."""
        facts = [what for what in told if isinstance(what, Fact)]
        if len(facts) < len(told):
            self._tell_apart(told)
        elif facts:
            self.player.told(facts)

    def _tell_apart(self, told: Iterable[Told]) -> None:
        facts: list[Fact] = []
        for what in told:
            if isinstance(what, Fact):
                facts.append(what)
            elif isinstance(what, Said) and self._talker is not None:
                if facts:
                    self.player.told(facts)
                    facts = []
                self._talker.heard(what.seat, what.statement)
            elif isinstance(what, Abandoned) and isinstance(self.player, Dismissed):
                self.player.abandoned(what.seat, what.reason)
        if facts:
            self.player.told(facts)

    def answer(self, seat: Seat, move: Move, *, time: int | None = None) -> Taken | TableRefusal:
        """Makes the move its player has chosen, after the player's statements.

        Nobody hears a refused statement; the player is told why if it wants to know, and the game continues.
        A move against the rules raises `IllegalMove`; one that comes too late, as the game was abandoned, is refused.
        """
        refused = said(seat, self.statements(), time=time)
        self.unheard(refused)
        return moved(seat, move, time=time)

    def statements(self) -> tuple[Statement, ...]:
        """What the player wants to say before its move."""
        return () if self._talker is None else tuple(self._talker.statements())

    def unheard(self, refused: Iterable[tuple[Statement, TableRefusal]]) -> None:
        """Tells the player which of its statements nobody has heard, and why, if it wants to know."""
        if isinstance(self.player, Corrected):
            for statement, reason in refused:
                self.player.unheard(statement, reason)


def said(
    seat: Seat, statements: Iterable[Statement], *, time: int | None = None
) -> tuple[tuple[Statement, TableRefusal], ...]:
    """Says what a player wants to say; those that the table refuses, with the reasons."""
    heard = [(statement, seat.say(statement, time=time)) for statement in statements]
    return tuple((statement, reason) for statement, reason in heard if not isinstance(reason, Taken))


def moved(seat: Seat, move: Move, *, time: int | None = None) -> Taken | TableRefusal:
    """Makes the move that a player has chosen; raises `IllegalMove` if it is against the rules."""
    done = seat.submit(move, time=time)
    if isinstance(done, Refusal):
        raise IllegalMove(move, done, f"seat {seat.number} is asked for: {seat.asked}")
    return done


def check_players(table: Table, players: Sequence[Player]) -> None:
    """Checks that there is a player for each seat, and that the table deals by itself."""
    if len(players) != table.game.seats:
        raise ValueError(f"{len(players)} players for {table.game.seats} seats")
    if table.seed is None:
        raise ValueError("a table that is played to its end deals by itself: give it a seed")


def take_seats(table: Table, players: Sequence[Player]) -> list[Seated]:
    """Every player gets a seat and its present view."""
    for number, player in enumerate(players):
        player.begin(table.seat(number).view)
    return [Seated(player) for player in players]


def play(table: Table, players: Sequence[Player]) -> None:
    """Plays a table that deals by itself to its end, with a player for each seat.

    >>> from saboteur import Table, ruleset
    >>> class First:
    ...     def begin(self, view): pass
    ...     def told(self, facts): pass
    ...     def choose(self, moves): return min(moves, key=str)
    >>> table = Table(ruleset("duel", rounds=1), 2, seed="1")
    >>> play(table, [First(), First()])
    >>> table.over, table.result.winners
    (True, (0, 1))
    """
    check_players(table, players)
    if table.game.asked == "deal":
        table.begin()
    seated = take_seats(table, players)
    for need in Driver(table, told=table.number):
        match need:
            case Tell(seat=seat, told=told):
                seated[seat.number].tell(told)
            case Ask(seat):
                seated[seat.number].answer(seat, players[seat.number].choose(seat.legal_moves))
            case Over():
                pass
