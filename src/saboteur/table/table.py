"""One game being played: moves and statements come in, facts go out to each seat and to watchers; the record keeps all.

Nothing here reads a clock, a socket or a source of randomness: seeds and times are given from outside.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, assert_never

from saboteur.engine.deal import Deal, Dealer
from saboteur.engine.facts import Fact, GameEnded
from saboteur.engine.game import Game, InvalidMove
from saboteur.engine.moves import Move
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.setup import Setup
from saboteur.engine.view import View
from saboteur.notation.forms import is_commitment, is_nonce
from saboteur.notation.moves import HiddenMove
from saboteur.notation.plain import shown
from saboteur.notation.record import (
    TABLE,
    Abandoned,
    Chair,
    Dealt,
    Entry,
    Line,
    Moved,
    Record,
    Result,
    Said,
    Sat,
    Seen,
)
from saboteur.notation.statements import Statement, statement_fault
from saboteur.table import arguments, fair
from saboteur.table.ahead import Ahead
from saboteur.table.automatic import only_move
from saboteur.table.log import Event, Log, Told, seat_of
from saboteur.table.refusals import InvalidRecord, Reason, TableRefusal, runs_backwards

MOST_STATEMENTS: Final = 10
"""By one seat between two moves."""


class Table:
    """A game with its seats, from before the first deal to its end.

    >>> from saboteur import ruleset
    >>> table = Table(ruleset("base"), 3, seed="7")
    >>> table.begin()
    >>> table.game.actor, table.number
    (1, 2)
    >>> table.submit(0, "discard base_ns", at=2)
    TableRefusal.NOT_ASKED
    >>> move = next(iter(table.game.legal_moves))
    >>> table.submit(1, move, at=2), table.submit(1, move, at=2)
    (None, TableRefusal.STALE)
    >>> [type(event.what).__name__ for event in table.events(0, since=2)]
    ['Discarded', 'Drew', 'Asked']
    """

    def __init__(
        self,
        ruleset: Ruleset,
        seats: int,
        *,
        seed: str | None = None,
        nonces: Sequence[str] = (),
        start: Setup | None = None,
        chairs: Sequence[Chair] = (),
        automatic: bool = False,
        begun: str = "",
    ) -> None:
        """Dealt by a seed, or deal by deal (`deal`); from the first deal on, or from a position."""
        ruleset = arguments.ruleset(ruleset)
        seats = arguments.number("seats", seats, ruleset.seats[0], ruleset.seats[-1])
        self.seed = arguments.seed(seed)
        self.commitment = fair.commitment(self.seed) if self.seed is not None and is_commitment(self.seed) else ""
        self.nonces: tuple[str, ...] = arguments.nonces(nonces, seats) or ("",) * seats
        if any(self.nonces) and self.seed is None:
            raise ValueError("nonces: they change what a seed deals, and there is no seed")
        self.first_chairs = arguments.chairs(chairs, seats)
        self.chairs = list(self.first_chairs)
        self.automatic = arguments.flag("automatic", automatic)
        self.begun = arguments.date("begun", begun)
        self._ended = ""
        self.result: Result | None = None
        self.abandoned: Abandoned | None = None
        """Who broke the game off, and why, if somebody did."""
        self.game = Game(ruleset, seats) if start is None else self._from(start, ruleset, seats)
        self.start = None if start is None else Setup.of(self.game)  # with all that was left out
        self._first = self.game.clone()
        self._ahead = Ahead()
        self.unfit = ""
        """Why a deal given ahead could not be dealt by what came last; then it was put aside with all after it."""
        self._log = Log()
        self._said = [0] * seats
        self._time = 0
        """Of the last line that has one."""
        self._go_on(None)

    # -- what comes in -------------------------------------------------------------------------------------------

    def give_nonce(self, seat: int, nonce: str) -> TableRefusal | None:
        """A seat adds what the host could not foresee, once, before the cards are dealt."""
        seat, nonce = arguments.seat(seat), arguments.text("nonce", nonce)
        if seat not in range(self.game.seats):
            return TableRefusal.NO_SUCH_SEAT
        if self.over:
            return TableRefusal.OVER
        if self.game.asked != "deal" or self.game.round:
            return TableRefusal.BEGUN
        if self.seed is None:
            return TableRefusal.NO_SEED
        if self.nonces[seat]:
            return TableRefusal.NONCE_GIVEN
        if not is_nonce(nonce):
            return TableRefusal.INVALID_NONCE
        self.nonces = (*self.nonces[:seat], nonce, *self.nonces[seat + 1 :])
        return None

    def begin(self, *, time: int | None = None) -> None:
        """Deals the first round by the seed; no nonce is taken any more."""
        self._deal_now(Dealt(), time)

    def deal(self, deal: Deal, *, time: int | None = None) -> None:
        """Deals the next round in these orders; only where no seed does."""
        self._deal_now(Dealt(arguments.deal(deal)), time)

    def deal_ahead(self, deal: Deal) -> None:
        """Keeps a deal for the next round that has none, until that round comes; only where no seed does."""
        if (fault := self._keep(Line(Dealt(arguments.deal(deal))))) is not None:
            raise ValueError(f"deal: {fault}")
        self._go_on(None)

    def submit(self, seat: int, move: Move | str, at: int | None = None, *, time: int | None = None) -> Reason | None:
        """A seat moves, having seen everything up to the event `at`; nothing if done, else why not."""
        seat, move, time = arguments.seat(seat), arguments.move(move), arguments.time(time)
        reason = self.refusal(seat, move, at)
        if reason is None:
            moved = Moved(seat, move)
            self._do(moved, self._line(moved, time))
            self._go_on(time)
        return reason

    def refusal(self, seat: int, move: Move | str, at: int | None = None) -> Reason | None:
        """Why a seat's move is refused; who is not asked is not told whether it would be legal."""
        seat, move = arguments.seat(seat), arguments.move(move)
        at = None if at is None else arguments.number("at", at)
        if seat not in range(self.game.seats):
            return TableRefusal.NO_SUCH_SEAT
        if self.over:
            return TableRefusal.OVER
        if at is not None and at < self._log.last_fact:
            return TableRefusal.STALE
        if at is not None and at > self.number:
            return TableRefusal.NOT_YET_TOLD
        if self.game.actor is None:
            return TableRefusal.NOT_DEALT
        if self.game.actor != seat:
            return TableRefusal.NOT_ASKED
        return self.game.refusal(move)

    def say(self, seat: int, statement: Statement, *, time: int | None = None) -> TableRefusal | None:
        """A seat makes a statement; nothing if it was heard, else why not."""
        return self._accept(Said(arguments.seat(seat), arguments.statement(statement)), arguments.time(time))

    def sit(self, seat: int, chair: Chair, *, time: int | None = None) -> TableRefusal | None:
        """A seat changes from person to bot, or back, or to another name."""
        return self._accept(Sat(arguments.seat(seat), arguments.chair(chair)), arguments.time(time))

    def abandon(self, reason: str = "", by: int | None = None, *, time: int | None = None) -> TableRefusal | None:
        """A seat, or the host, breaks the game off: nothing follows, and the seed is published as at the end."""
        return self._accept(arguments.abandoned(by, reason), arguments.time(time))

    # -- what goes out -------------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """Of the last event."""
        return len(self._log)

    @property
    def over(self) -> bool:
        """Whether nothing more can happen here: the game has ended or was abandoned."""
        return self.game.over or self.abandoned is not None

    @property
    def ended(self) -> str:
        """The date on which the game was over, or nothing."""
        return self._ended

    @ended.setter
    def ended(self, date: str) -> None:
        self._ended = arguments.date("ended", date)

    def first_view(self, observer: Seen | None) -> View:
        """What a seat or a watcher saw before the first event."""
        found = arguments.observer(observer, self.game.seats)
        if found == TABLE:
            raise ValueError("observer: the table has no view: it sees everything")
        return self._first.view(seat_of(found))

    def events(self, observer: Seen | None, since: int = 0) -> Iterator[Event]:
        """Everything after the event of this number, as a seat or a watcher is told it, or whole for the table."""
        observer = arguments.observer(observer, self.game.seats)
        return self._log.events(observer, arguments.number("since", since, 0))

    def facts(self, since: int = 0) -> Iterator[Fact]:
        """What happened after an event, whole: for the table, not for a player."""
        return (event.what for event in self.events(TABLE, since) if isinstance(event.what, Fact))

    def record(self, observer: Seen | None = TABLE, *, facts: bool = False) -> Record:
        """All of it, or what one observer saw, where the seed appears only after the end."""
        observer, facts = arguments.observer(observer, self.game.seats), arguments.flag("facts", facts)
        is_table = observer == TABLE
        shown = is_table or self.over
        start: Setup | View | None = self.start
        if start is not None and not is_table:
            start = self._first.view(seat_of(observer))
        return Record(
            self.game.ruleset,
            self.game.seats,
            self.first_chairs,
            observer,
            self.begun,
            self.ended,
            self.automatic,
            self.commitment,
            self.nonces if any(self.nonces) else (),
            self.seed if shown else None,
            self.result,
            start,
            (
                *(self._log.lines_seen(observer) if facts or not is_table else self._log.lines),
                *(self._ahead.lines if is_table else ()),
            ),
        )

    # -- the record played again -----------------------------------------------------------------------------------

    @staticmethod
    def rebuild(record: Record) -> Table:
        """The table as it was when the record was written; a record of one seat's view has not all it takes."""
        table = Table.before(record)
        for index, line in enumerate(record.lines):
            if (fault := table.take(line)) is not None:
                raise InvalidRecord(index, fault)
        table.ended = record.ended
        table._go_on(None)
        return table

    @staticmethod
    def before(record: Record) -> Table:
        """The table before the first line of a record."""
        if not isinstance(record, Record):
            raise TypeError(f"record: expected a Record, as `read_record` gives, found {shown(record)}")
        if record.observer != TABLE:
            raise InvalidRecord(-1, "what one observer saw is not enough to play on: the table's own record is needed")
        start = record.start if isinstance(record.start, Setup) else None
        try:
            table = Table(
                record.ruleset,
                record.seats,
                seed=record.seed,
                nonces=record.nonces,
                start=start,
                chairs=record.chairs,
                begun=record.begun,
            )
        except (TypeError, ValueError) as error:
            raise InvalidRecord(-1, str(error)) from None
        table.automatic = record.automatic  # from here on: what it did by itself is in the lines
        if record.commitment and record.commitment != table.commitment and record.seed is not None:
            raise InvalidRecord(-1, "the commitment is not that of the seed")
        table.commitment = record.commitment
        return table

    def take(self, line: Line) -> str | None:
        """Plays a line of a record; what is wrong with it, if something is."""
        try:
            line = replace(arguments.line(line), facts=())  # they follow
        except (TypeError, ValueError) as error:
            return str(error)
        if line.time is not None and line.time < self._time:
            return runs_backwards(line.time, self._time)
        match entry := line.entry:
            case None if self._ahead:
                self._ahead.lines.append(line)
                return None
            case None:
                self._add(line, [])
                return None
            case Moved() | Said() | Sat() | Abandoned() if self._ahead:
                return "only deals and comments follow a deal given ahead"
            case Dealt(Deal()) if self.game.asked != "deal":
                return self._keep(line)
            case Dealt(deal):
                return self._deal(deal, line)
            case Moved(seat, move):
                if isinstance(move, HiddenMove):
                    return "a hidden move stands only in what one observer saw"
                reason: Reason | None = self.refusal(seat, move)
            case _:
                reason = self._unwanted(entry)
        if reason is not None:
            return f"{_told_of(entry)}: {reason}"
        self._do(entry, line)
        return None

    # -- inside ----------------------------------------------------------------------------------------------------

    def _from(self, start: Setup, ruleset: Ruleset, seats: int) -> Game:
        if not isinstance(start, Setup):
            raise TypeError(f"start: expected a Setup, found {shown(start)}")
        game = start.game(dealer=self._dealer())
        if (game.ruleset, game.seats) != (ruleset, seats):
            found = f"of {game.ruleset} with {game.seats} seats"
            raise ValueError(f"start: expected a position of {ruleset} with {seats} seats, found one {found}")
        return game

    def _deal_now(self, dealt: Dealt, time: int | None) -> None:
        if (fault := self._deal(dealt.deal, self._line(dealt, arguments.time(time)))) is not None:
            raise ValueError(fault)
        self._go_on(time)

    def _keep(self, line: Line) -> str | None:
        if self.seed is not None:
            return "the seed deals: no orders are to be written"
        return "the game is over" if self.over else self._ahead.keep(line, self.game)

    def _unwanted(self, entry: Said | Sat | Abandoned) -> TableRefusal | None:
        """Why something beside the game is not taken."""
        if entry.seat is not None and entry.seat not in range(self.game.seats):
            return TableRefusal.NO_SUCH_SEAT
        if self.over:
            return TableRefusal.OVER
        if not isinstance(entry, Said):
            return None
        if statement_fault(entry.statement, self.game.ruleset, self.game.seats, entry.seat) is not None:
            return TableRefusal.MEANINGLESS
        return TableRefusal.TOO_MANY_STATEMENTS if self._said[entry.seat] >= MOST_STATEMENTS else None

    def _accept(self, entry: Said | Sat | Abandoned, time: int | None) -> TableRefusal | None:
        reason = self._unwanted(entry)
        if reason is None:
            self._do(entry, self._line(entry, time))
        return reason

    def _do(self, entry: Moved | Said | Sat | Abandoned, line: Line) -> None:
        """Something that may be done."""
        match entry:
            case Moved(_, move):
                assert not isinstance(move, HiddenMove)
                self._add(line, self.game.apply(move, tell=True))
                return
            case Said(seat):
                self._said[seat] += 1
            case Sat(seat, chair):
                self.chairs = self.chairs or [Chair("person")] * self.game.seats
                self.chairs[seat] = chair
            case Abandoned():
                self.abandoned, self._ahead = entry, Ahead()
            case _:
                assert_never(entry)
        self._add(line, [entry])

    def _dealer(self) -> Dealer | None:
        return None if self.seed is None else fair.dealer(self.seed, self.nonces)

    def _deal(self, deal: Deal | None, line: Line) -> str | None:
        if self.over or self.game.asked != "deal":
            return f"no deal is asked for, but: {'over' if self.over else self.game.asked}"
        if deal is None:
            dealer = self._dealer()
            if dealer is None:
                return "without a seed the orders of a deal have to be written"
            deal = dealer.deal(self.game.to_deal, self.game.round + 1, self.game.seats)
            self.game.dealer = dealer
        elif self.seed is not None:
            return "the seed deals: no orders are to be written"
        try:
            told = self.game.deal(deal, tell=True)
        except ValueError as error:
            return str(error)
        self._add(line, told)
        return None

    def _go_on(self, time: int | None) -> None:
        """Deals what was given ahead, and makes the moves that are the only ones, if the table is to make them."""
        self.unfit = ""
        while not self.over:
            if self._ahead and self.game.asked == "deal":
                self._deal_next(time)
            elif self.automatic and (move := only_move(self.game)) is not None:
                assert self.game.actor is not None
                moved = Moved(self.game.actor, move)
                self._do(moved, self._line(moved, time))
            else:
                break

    def _deal_next(self, time: int | None) -> None:
        """Deals what was given ahead for this round; if it does not fit, neither will those after it."""
        for line in self._ahead.next(None if time is None else max(time, self._time)):
            match line.entry:
                case Dealt(deal):
                    self.unfit = self._deal(deal, line) or ""
                case _:
                    self._add(line, [])
        if self.unfit:
            self._ahead = Ahead()

    def _line(self, entry: Entry, time: int | None) -> Line:
        """A line with its time; a clock that goes back is taken to stand still."""
        return Line(entry, time=None if time is None else max(time, self._time))

    def _add(self, line: Line, told: Sequence[Told]) -> None:
        before = self._log.last_fact
        self._log.add(line, told)
        for fact in told:
            if isinstance(fact, GameEnded):
                self.result = Result(fact.gold, fact.winners)
        self._time = self._time if line.time is None else line.time
        if self._log.last_fact != before:
            self._said = [0] * self.game.seats


def _told_of(entry: Moved | Said | Sat | Abandoned) -> str:
    """What a line of a record says, for whoever is told what is wrong with it."""
    match entry:
        case Moved(seat, what) | Said(seat, what) | Sat(seat, what):
            return f"seat {seat}, {what}"
        case Abandoned():
            return "abandoned"


__all__ = ["Event", "InvalidMove", "InvalidRecord", "Table"]
