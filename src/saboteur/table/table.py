"""One game being played: moves and statements come in, facts go out to each seat and to watchers; the record keeps all.
Seeds and times are given from outside.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from saboteur.engine.deal import Deal, Dealer
from saboteur.engine.game import Game, InvalidMove
from saboteur.engine.moves import Move, packed_move
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.setup.setup import Setup
from saboteur.engine.values.facts import Fact, GameEnded
from saboteur.engine.values.refusal import Refusal
from saboteur.engine.view import View
from saboteur.notation.moves import HiddenMove
from saboteur.notation.plain import shown
from saboteur.notation.records.record import (
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
from saboteur.notation.records.wellformed import is_commitment, is_nonce
from saboteur.notation.statements import Statement, statement_fault
from saboteur.table import arguments, fair
from saboteur.table.ahead import Ahead
from saboteur.table.automatic import only_move
from saboteur.table.committed import Committed
from saboteur.table.log import Event, Log, Told, seat_of, told_of
from saboteur.table.refusals import InvalidRecord, Reason, TableRefusal, runs_backwards
from saboteur.table.seat import Seat, Watcher

MOST_STATEMENTS: Final = 10
"""By one seat between two moves."""


class Table:
    """A game with its seats, from before the first deal to its end.

    >>> from saboteur import ruleset
    >>> table = Table(ruleset("base"), 3, seed="7")
    >>> table.begin()
    Committed(lines=('deal',), first=1, last=2)
    >>> table.game.actor
    1
    >>> table.submit(0, "discard base_ns", at=2)
    TableRefusal.NOT_ASKED
    >>> table.submit(1, "discard base_ns", at=2), table.submit(1, "discard base_ns", at=2)
    (Committed(lines=('1 discard base_ns',), first=3, last=5), TableRefusal.STALE)
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
        self.game = Game(ruleset, seats) if start is None else arguments.start(start, ruleset, seats, self._dealer())
        self.start = None if start is None else Setup.of(self.game)  # with all that was left out
        self._first = self.game.clone()
        self._ahead = Ahead()
        self.unfit = ""
        """Why a deal given ahead could not be dealt by what came last; then it was put aside with all after it."""
        self.log = Log()  # the host's: all cards are in it
        self._said = [0] * seats
        self._time = 0
        """Of the last line that has one."""
        self._go_on(None)

    def __repr__(self) -> str:
        return f"<Table of {self.game!r}, {self.number} events{', over' * self.over}>"

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

    def begin(self, *, time: int | None = None) -> Committed:
        """Deals the first round by the seed; no nonce is taken any more."""
        return self._deal_now(Dealt(), time)

    def deal(self, deal: Deal, *, time: int | None = None) -> Committed:
        """Deals the next round in these orders; only where no seed does."""
        return self._deal_now(Dealt(arguments.deal(deal)), time)

    def deal_ahead(self, deal: Deal) -> Committed:
        """Keeps a deal for the next round that has none; committed when that is dealt. Only where no seed does."""
        mark = len(self.log.lines)
        if (fault := self._keep(Line(Dealt(arguments.deal(deal))))) is not None:
            raise ValueError(f"deal: {fault}")
        self._go_on(None)
        return self.log.committed(mark)

    def submit(
        self, seat: int, move: Move | str, at: int | None = None, *, time: int | None = None
    ) -> Committed | Reason:
        """A seat moves, having seen everything up to the event `at`; what was committed, or why nothing was."""
        mark = len(self.log.lines)
        return self.attempt(seat, move, at, time) or self.log.committed(mark)

    def attempt(self, seat: int, move: Move | str, at: int | None = None, time: int | None = None) -> Reason | None:
        """The same, for callers who need not know what was committed."""
        seat, number, time = arguments.seat(seat), arguments.move_number(move), arguments.time(time)
        reason = self._out_of_turn(seat, at) or self._move(number, self._line(arguments.moved_by(seat, number), time))
        if reason is None:
            self._go_on(time)
        return reason

    def refusal(self, seat: int, move: Move | str, at: int | None = None) -> Reason | None:
        """Why a seat's move is refused; a player who is not asked is not told whether it would be legal."""
        seat, move = arguments.seat(seat), arguments.move(move)
        return self._out_of_turn(seat, at) or self.game.refusal(move)

    def say(self, seat: int, statement: Statement, *, time: int | None = None) -> Committed | TableRefusal:
        """A seat makes a statement."""
        return self._accept(Said(arguments.seat(seat), arguments.statement(statement)), arguments.time(time))

    def sit(self, seat: int, chair: Chair, *, time: int | None = None) -> Committed | TableRefusal:
        """A seat changes from person to bot, or back, or to another name."""
        return self._accept(Sat(arguments.seat(seat), arguments.chair(chair)), arguments.time(time))

    def abandon(self, reason: str = "", by: int | None = None, *, time: int | None = None) -> Committed | TableRefusal:
        """A seat, or the host, breaks the game off: nothing follows, and the seed is published as at the end."""
        return self._accept(arguments.abandoned(by, reason), arguments.time(time))

    # -- what goes out -------------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """Of the last event."""
        return len(self.log.told)

    @property
    def over(self) -> bool:
        """Whether nothing more can happen here: the game has ended or was abandoned."""
        return self.abandoned is not None or self.game.over

    @property
    def ended(self) -> str:
        """The date on which the game was over; an empty text if nobody has said it."""
        return self._ended

    @ended.setter
    def ended(self, date: str) -> None:
        self._ended = arguments.date("ended", date)

    def seat(self, number: int) -> Seat:
        """What a player is handed: their own view, questions and events, and nothing else of the table."""
        return Seat(self, arguments.number("seat", number, 0, self.game.seats - 1, "a seat"))

    def watcher(self) -> Watcher:
        """What a watcher is handed."""
        return Watcher(self)

    def first_view(self, observer: Seen | None) -> View:
        """What a seat or a watcher saw before the first event."""
        found = arguments.observer(observer, self.game.seats)
        if found == TABLE:
            raise ValueError("observer: the table has no view: it sees everything")
        return self._first.view(seat_of(found))

    def events(self, observer: Seen | None, since: int = 0) -> Iterator[Event]:
        """Everything after the event of this number, as a seat or a watcher is told it, or whole for the table."""
        observer = arguments.observer(observer, self.game.seats)
        return iter(self.log.events(observer, arguments.number("since", since, 0)))

    def facts(self, since: int = 0) -> Iterator[Fact]:
        """What happened after an event, whole: for the table, not for a player."""
        return (what for what in self.log.told[arguments.number("since", since, 0) :] if isinstance(what, Fact))

    def committed(self, since: int = 0) -> Committed:
        """What came after the first `since` lines of the record; for a host whose players answer by their seats."""
        return self.log.committed(arguments.number("since", since, 0, len(self.log.lines), "a number of lines"))

    def record(self, observer: Seen | None = TABLE, *, facts: bool = False) -> Record:
        """All of it, or what one observer saw, where the seed appears only after the end."""
        observer, facts = arguments.observer(observer, self.game.seats), arguments.flag("facts", facts)
        is_table = observer == TABLE
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
            self.seed if is_table or self.over else None,
            self.result,
            start,
            (
                *(self.log.lines_seen(observer) if facts or not is_table else self.log.lines),
                *(self._ahead.lines if is_table else ()),
            ),
        )

    # -- the record played again -----------------------------------------------------------------------------------

    @staticmethod
    def rebuild(record: Record) -> Table:
        """The table as it was when the record was written; a record of one seat's view has not all it takes."""
        table = Table.before(record)
        for index, line in enumerate(record.lines):
            if (fault := table.replay_line(line)) is not None:
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

    def replay_line(self, line: Line) -> str | None:
        """Plays a line of a record; what is wrong with it, if something is."""
        try:
            line, number = arguments.line(line)  # facts follow from the others
        except (TypeError, ValueError) as error:
            return str(error)
        if line.time is not None and line.time < self._time:
            return runs_backwards(line.time, self._time)
        match entry := line.entry:
            case None:
                if self._ahead:
                    self._ahead.lines.append(line)
                else:
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
                reason = self._out_of_turn(seat) or self._move(number, line)
            case _:
                reason = self._beside(entry, line)
        return None if reason is None else f"{told_of(entry)}: {reason}"

    # -- inside ----------------------------------------------------------------------------------------------------

    def _deal_now(self, dealt: Dealt, time: int | None) -> Committed:
        mark = len(self.log.lines)
        if (fault := self._deal(dealt.deal, self._line(dealt, arguments.time(time)))) is not None:
            raise ValueError(fault)
        self._go_on(time)
        return self.log.committed(mark)

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

    def _out_of_turn(self, seat: int, at: int | None = None) -> TableRefusal | None:
        """Why no move of this seat is taken now, having seen what it has seen."""
        actor = self.game.actor
        if at is None and actor == seat and self.abandoned is None:
            return None
        at = None if at is None else arguments.number("at", at)
        if not 0 <= seat < self.game.seats:
            return TableRefusal.NO_SUCH_SEAT
        if self.over:
            return TableRefusal.OVER
        if at is not None and not self.log.last_fact <= at <= self.number:
            return TableRefusal.STALE if at < self.log.last_fact else TableRefusal.NOT_YET_TOLD
        if actor is None:
            return TableRefusal.NOT_DEALT
        return TableRefusal.NOT_ASKED if actor != seat else None

    def _move(self, number: int, line: Line) -> Refusal | None:
        """Carries out the move of this number, which a line tells, unless the rules refuse it."""
        told = self.game.attempt_number(number)
        if isinstance(told, Refusal):
            return told
        self._add(line, told)
        return None

    def _accept(self, entry: Said | Sat | Abandoned, time: int | None) -> Committed | TableRefusal:
        mark = len(self.log.lines)
        return self._beside(entry, self._line(entry, time)) or self.log.committed(mark)

    def _beside(self, entry: Said | Sat | Abandoned, line: Line) -> TableRefusal | None:
        """Takes something beside the game, or says why not."""
        if (reason := self._unwanted(entry)) is not None:
            return reason
        match entry:
            case Said(seat):
                self._said[seat] += 1
            case Sat(seat, chair):
                self.chairs = self.chairs or [Chair("person")] * self.game.seats
                self.chairs[seat] = chair
            case Abandoned():
                self.abandoned, self._ahead = entry, Ahead()
        self._add(line, [entry])
        return None

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
        while (self.automatic or self._ahead.lines) and not self.over:
            if self._ahead and self.game.asked == "deal":
                self._deal_next(time)
            elif self.automatic and (move := only_move(self.game)) is not None:
                assert self.game.actor is not None
                refused = self._move(packed_move(move), self._line(Moved(self.game.actor, move), time))
                assert refused is None, (move, refused)
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
        return Line(entry, (), None if time is None else max(time, self._time))

    def _add(self, line: Line, told: Sequence[Told]) -> None:
        log = self.log
        before = log.last_fact
        log.add(line, told)
        if line.time is not None:
            self._time = line.time
        if log.last_fact != before:
            self._said = [0] * self.game.seats
            if self.game.over:
                [ended] = [fact for fact in told if isinstance(fact, GameEnded)]
                self.result = Result(ended.gold, ended.winners)


__all__ = ["Committed", "Event", "InvalidMove", "InvalidRecord", "Table"]
