"""The referee: lines of JSON in, lines of JSON out, so that a program in any language can play by the rules.

It reads no stream and writes none: `Referee.answer` takes a line and gives one (docs/protocol.md).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from msgspec import UNSET
from msgspec.json import Encoder

from saboteur.engine.game import InvalidMove
from saboteur.engine.values.refusal import Refusal
from saboteur.notation.deals import deal_plain
from saboteur.notation.plain import InvalidValue
from saboteur.notation.records.record import Chair, Seen
from saboteur.notation.statements import statement_fault
from saboteur.table.referee import answers, protocol
from saboteur.table.referee.answers import Answer, Error, ErrorAnswer, ShownAbandoned, ShownResult, Standing
from saboteur.table.referee.catalogue import described_cards, described_games
from saboteur.table.referee.mistakes import Mistake, heard_id, misread, read_request, refused, shown_refusal, too_long
from saboteur.table.referee.movebook import Movebook
from saboteur.table.referee.opening import opened, rebuilt
from saboteur.table.referee.papers import (
    read_any_deal,
    read_any_statement,
    shown_record,
    shown_state,
    shown_view,
    verified,
)
from saboteur.table.refusals import Reason, TableRefusal
from saboteur.table.shown import event_plain
from saboteur.table.table import Committed, Table

S = TypeVar("S", bound=Standing)

_FIELD_OF: Final[dict[Reason, str]] = {
    TableRefusal.NO_SUCH_SEAT: "seat",
    TableRefusal.NOT_ASKED: "seat",
    TableRefusal.STALE: "at",
    TableRefusal.NOT_YET_TOLD: "at",
}


@dataclass(frozen=True, slots=True)
class Open:
    """A table and its name."""

    name: str
    table: Table


class Referee:
    r"""Any number of tables, played by the program that sends the lines.

    >>> referee = Referee("1.0")
    >>> referee.answer(b'{"do": "new", "table": "a", "game": "duel", "seed": "7"}')
    b'{"ok":"new","table":"a","at":2,"round":1,"asked":"turn","actor":0}'
    >>> referee.answer(b'{"id": 2, "do": "play", "table": "a", "move": "lay duel_ew 9,9"}')[:60]
    b'{"error":{"code":"refused","message":"no tunnel one may pass'
    """

    def __init__(self, version: str) -> None:
        self._version = version
        self._open: dict[str, Open] = {}
        self._made_up = 0
        self._book = Movebook()
        self._encode: Final = Encoder().encode
        self._doing: Final[dict[type[protocol.Request], Callable[[Any], Answer]]] = {
            protocol.HelloRequest: self._hello,
            protocol.GamesRequest: lambda _: answers.GamesAnswer(games=list(described_games())),
            protocol.CardsRequest: lambda _: answers.CardsAnswer(cards=list(described_cards())),
            protocol.TablesRequest: lambda _: answers.TablesAnswer(tables=list(self._open)),
            protocol.NewRequest: self._new,
            protocol.LoadRequest: self._load,
            protocol.CloseRequest: self._close,
            protocol.AskedRequest: lambda request: self._standing(answers.AskedAnswer, self._at(request.table)),
            protocol.LegalRequest: self._legal,
            protocol.RefusalRequest: self._refusal,
            protocol.PlayRequest: self._play,
            protocol.SayRequest: self._say,
            protocol.SitRequest: self._sit,
            protocol.AbandonRequest: self._abandon,
            protocol.ToDealRequest: self._to_deal,
            protocol.DealRequest: self._deal,
            protocol.EventsRequest: self._events,
            protocol.ViewRequest: self._view,
            protocol.StateRequest: self._state,
            protocol.DumpRequest: self._dump,
            protocol.VerifyRequest: lambda request: answers.VerifyAnswer(fault=verified(request.record, "record")),
        }
        assert self._doing.keys() == set(protocol.REQUESTS)

    def answer(self, line: bytes | None) -> bytes | None:
        """The answer to a line, or to `None` for a line that was too long; no answer to an empty line. Never raises."""
        if line is None:
            return self._encode(ErrorAnswer(error=too_long().error))
        if not line.strip():
            return None
        try:
            request = read_request(line)
            answer = self._doing[type(request)](request)
            if request.id is not None:
                answer.id = request.id
            return self._encode(answer)
        except Mistake as mistake:
            error = mistake.error
        except Exception as fault:  # noqa: BLE001  # a fault of ours must not end the games of others
            error = Error(code="internal", message=f"a fault of the referee itself: {type(fault).__name__}: {fault}")
        return self._encode(ErrorAnswer(error=error, id=heard_id(line)))

    # -- tables ------------------------------------------------------------------------------------------------------

    def _hello(self, _: protocol.HelloRequest) -> Answer:
        return answers.HelloAnswer(
            saboteur=self._version,
            protocol=protocol.VERSION,
            longest_line=protocol.LONGEST_LINE,
            most_tables=protocol.MOST_TABLES,
        )

    def _at(self, name: str) -> Open:
        found = self._open.get(name)
        if found is None:
            raise Mistake("unknown_table", f"table: no table `{name}` is open", "table")
        return found

    def _free_name(self, wanted: str | None) -> str:
        if len(self._open) >= protocol.MOST_TABLES:
            raise Mistake("too_many_tables", f"{protocol.MOST_TABLES:,} tables are open: close some first")
        if wanted is not None:
            if wanted in self._open:
                raise Mistake("table_exists", f"table: a table `{wanted}` is open already", "table")
            return wanted
        self._made_up += 1
        while (name := f"table{self._made_up}") in self._open:
            self._made_up += 1
        return name

    def _new(self, request: protocol.NewRequest) -> Answer:
        name = self._free_name(request.table)
        table = opened(request)
        self._check_observer(table, request.tell, "tell")
        self._open[name] = found = Open(name, table)
        answer = self._standing(answers.NewAnswer, found, request, 0)
        answer.commitment = table.commitment or UNSET
        return answer

    def _load(self, request: protocol.LoadRequest) -> Answer:
        name = self._free_name(request.table)
        table = rebuilt(request.record, "record")
        self._check_observer(table, request.tell, "tell")
        self._open[name] = found = Open(name, table)
        return self._standing(answers.LoadAnswer, found, request, 0)

    def _close(self, request: protocol.CloseRequest) -> Answer:
        self._at(request.table)
        del self._open[request.table]
        return answers.CloseAnswer(table=request.table)

    def _standing(
        self, made: type[S], found: Open, showing: protocol.Showing | None = None, since: int | None = None
    ) -> S:
        """The present state of a table, with the new events and legal moves if they were asked for."""
        table, game = found.table, found.table.game
        asked, actor = ("over", None) if table.over else (game.asked, game.actor)
        answer = made(table=found.name, at=table.number, round=game.round, asked=asked, actor=actor)
        if table.abandoned is not None:
            answer.abandoned = ShownAbandoned(table.abandoned.seat, table.abandoned.reason)
        if table.result is not None:
            answer.result = ShownResult(list(table.result.gold), list(table.result.winners))
        if table.unfit:
            answer.fault = f"the deal given for round {game.round + 1}: {table.unfit}"
        if showing is not None and since is not None:
            if showing.tell is not None:
                answer.events = self._told(table, showing.tell, "tell", since)
            if showing.legal is not None:
                answer.moves = [] if actor is None else self._book.legal(game, showing.legal)
        return answer

    # -- moves and deals ---------------------------------------------------------------------------------------------

    def _legal(self, request: protocol.LegalRequest) -> Answer:
        table = self._at(request.table).table
        if table.over or table.game.actor is None:
            return answers.LegalAnswer(actor=None, moves=[])
        return answers.LegalAnswer(actor=table.game.actor, moves=self._book.legal(table.game, request.form))

    def _refusal(self, request: protocol.RefusalRequest) -> Answer:
        table = self._at(request.table).table
        move = self._move(request.move)
        seat = table.game.actor if request.seat is None else request.seat
        reason = Refusal.NOBODY_IS_ASKED if seat is None else table.refusal(seat, move, request.at)
        return answers.RefusalAnswer(refusal=None if reason is None else shown_refusal(reason))

    def _play(self, request: protocol.PlayRequest) -> Answer:
        found = self._at(request.table)
        table = found.table
        move = self._move(request.move)
        self._check_observer(table, request.tell, "tell")
        seat = table.game.actor if request.seat is None else request.seat
        before = table.number
        done: Committed | Reason = Refusal.NOBODY_IS_ASKED
        if seat is not None:
            done = table.submit(seat, move, request.at, time=request.time)
        if not isinstance(done, Committed):
            raise refused(done, _FIELD_OF.get(done, "move"))
        return self._standing(answers.PlayAnswer, found, request, before)

    def _move(self, written: Any) -> Any:
        try:
            return self._book.read(written, "move")
        except (InvalidValue, InvalidMove) as error:
            raise misread(error, "move") from None

    def _to_deal(self, request: protocol.ToDealRequest) -> Answer:
        table = self._at(request.table).table
        self._check_asked_to_deal(table)
        return answers.ToDealAnswer(deal=deal_plain(table.game.to_deal))

    def _check_asked_to_deal(self, table: Table) -> None:
        if table.over:
            raise refused(TableRefusal.OVER, "table")
        if table.game.asked != "deal":
            raise refused(Refusal.ANOTHER_QUESTION, "table")

    def _deal(self, request: protocol.DealRequest) -> Answer:
        found = self._at(request.table)
        self._check_observer(found.table, request.tell, "tell")
        deal = read_any_deal(request.deal, "deal")
        self._check_asked_to_deal(found.table)
        before = found.table.number
        try:
            found.table.deal(deal, time=request.time)
        except ValueError as error:
            raise Mistake("invalid_value", f"deal: {error}", "deal") from None
        return self._standing(answers.DealAnswer, found, request, before)

    # -- talk ----------------------------------------------------------------------------------------------------------

    def _say(self, request: protocol.SayRequest) -> Answer:
        found = self._with_room(request.table)
        statement = read_any_statement(request.statement, "statement")
        table = found.table
        done = table.say(request.seat, statement, time=request.time)
        if not isinstance(done, Committed):
            words = None
            if done is TableRefusal.MEANINGLESS:
                words = statement_fault(statement, table.game.ruleset, table.game.seats, request.seat)
            raise refused(done, _FIELD_OF.get(done, "statement"), words)
        return self._standing(answers.SayAnswer, found)

    def _sit(self, request: protocol.SitRequest) -> Answer:
        found = self._with_room(request.table)
        try:
            chair = Chair(request.kind, request.name)
        except ValueError as error:
            raise misread(error, "name") from None
        done = found.table.sit(request.seat, chair, time=request.time)
        if not isinstance(done, Committed):
            raise refused(done, "seat")
        return self._standing(answers.SitAnswer, found)

    def _abandon(self, request: protocol.AbandonRequest) -> Answer:
        found = self._at(request.table)
        try:
            done = found.table.abandon(request.reason, request.seat, time=request.time)
        except ValueError as error:
            raise Mistake("invalid_value", str(error), "reason") from None
        if not isinstance(done, Committed):
            raise refused(done, _FIELD_OF.get(done, "table"))
        return self._standing(answers.AbandonAnswer, found)

    def _with_room(self, name: str) -> Open:
        found = self._at(name)
        if found.table.number >= protocol.MOST_EVENTS:
            raise Mistake("too_many_events", f"table: {protocol.MOST_EVENTS:,} events are the most", "table")
        return found

    # -- what goes out -------------------------------------------------------------------------------------------------

    def _check_observer(self, table: Table, observer: Seen | None, path: str) -> None:
        if isinstance(observer, int) and observer >= table.game.seats:
            raise misread(InvalidValue(path, f"a seat from 0 to {table.game.seats - 1}", observer), path)

    def _told(self, table: Table, observer: Seen, path: str, since: int) -> list[dict[str, object]]:
        self._check_observer(table, observer, path)
        return [event_plain(event) for event in table.events(observer, since)]

    def _events(self, request: protocol.EventsRequest) -> Answer:
        table = self._at(request.table).table
        events = self._told(table, request.observer, "observer", request.since)
        return answers.EventsAnswer(at=table.number, events=events)

    def _view(self, request: protocol.ViewRequest) -> Answer:
        table = self._at(request.table).table
        self._check_observer(table, request.observer, "observer")
        observer = request.observer if isinstance(request.observer, int) else None
        return answers.ViewAnswer(view=shown_view(table.game.view(observer), request.form))

    def _state(self, request: protocol.StateRequest) -> Answer:
        return answers.StateAnswer(state=shown_state(self._at(request.table).table.game, request.form))

    def _dump(self, request: protocol.DumpRequest) -> Answer:
        table = self._at(request.table).table
        self._check_observer(table, request.observer, "observer")
        record = table.record(request.observer, facts=request.facts)
        return answers.DumpAnswer(record=shown_record(record, request.form))
