"""A seat at a server's table, with the surface of a seat at a table in this process (table/seat.py)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from saboteur.client.line import Line
from saboteur.engine.moves import Move, parse_move
from saboteur.engine.values.facts import Fact
from saboteur.engine.values.refusal import Refusal
from saboteur.engine.view import View
from saboteur.engine.worlds.knowledge import Knowledge
from saboteur.notation.facts import read_fact_plain
from saboteur.notation.positions.position import read_view_plain
from saboteur.notation.records.plain import read_chair
from saboteur.notation.records.record import Abandoned, Said, Sat
from saboteur.notation.statements import Statement, read_statement_plain, statement_plain
from saboteur.table.log import Event
from saboteur.table.refusals import Reason, TableRefusal

BESIDE = ("number", "time", "said")
"""Fields of an event that are not what happened."""


class RemoteSeat:
    """What one seat, or a watcher, was told, from the first view on; and the way to answer."""

    def __init__(self, line: Line, number: int | None) -> None:
        self._line = line
        self.number = number
        """`None`: a watcher's."""
        self.last = 0
        """The number of the last event."""
        self.over = False
        self.heard: list[Event] = []
        self._knowledge: Knowledge | None = None
        self._first: View | None = None
        self._moves: tuple[Move, ...] = ()

    def hear(self, message: Mapping[str, Any]) -> tuple[Event, ...]:
        """A `view` or `events` of this seat; what happened that was not known."""
        events: tuple[Event, ...] = ()
        if message["tell"] == "view":
            view = read_view_plain(message["view"], "view")
            self._knowledge = Knowledge(view, worlds=False)
            self._first, self.heard = view, []
        else:
            assert self._knowledge is not None, "a view comes first"
            events = tuple(event for event in map(read_event, message["events"]) if event.number > self.last)
            self._knowledge.tell([event.what for event in events if isinstance(event.what, Fact)])
            self.heard += events
        self.last = message["at"]
        self.over = message["question"]["what"] == "over"
        self._moves = tuple(parse_move(move["text"]) for move in message["moves"])
        return events

    @property
    def begun(self) -> bool:
        """Whether there is anything to see."""
        return self._knowledge is not None

    @property
    def view(self) -> View:
        """What is known now."""
        assert self._knowledge is not None, "the game has begun"
        return self._knowledge.view()

    @property
    def first_view(self) -> View:
        """What was known before the first event that was told here."""
        assert self._first is not None, "the game has begun"
        return self._first

    @property
    def legal_moves(self) -> Sequence[Move]:
        """What may be answered; empty if nothing is asked."""
        return self._moves

    def answered(self) -> None:
        """The question is answered; what is asked next, and of whom, will be told."""
        self._moves = ()

    def events(self, since: int = 0) -> tuple[Event, ...]:
        """What was told here after the event of this number."""
        return tuple(event for event in self.heard if event.number > since)

    def refusal(self, move: Move | str) -> Reason | None:
        """Why a move is refused: the server is asked."""
        answer = self._line.ask("why", seat=self.number, move=str(move))
        why = answer if answer["tell"] == "refused" else answer["answer"]
        return None if why is None else reason_of(why)

    def submit(self, move: Move | str) -> dict[str, Any]:
        """Makes a move; the message that it is done, or why it was refused."""
        return self._line.ask("move", seat=self.number, move=str(move), at=self.last)

    def say(self, statement: Statement) -> dict[str, Any]:
        """Makes a statement; the message that it was heard, or why not."""
        return self._line.ask("say", seat=self.number, statement=statement_plain(statement))


def reason_of(refused: Mapping[str, Any]) -> Reason:
    """A reason of the rules or of the table by its name; what the server alone refuses is nothing that was asked."""
    name = refused["name"].upper()
    if name in Refusal.__members__:
        return Refusal[name]
    return TableRefusal[name] if name in TableRefusal.__members__ else TableRefusal.NOT_ASKED


def read_event(plain: Mapping[str, Any]) -> Event:
    """An event as the server tells it.

    >>> read_event({"number": 3, "time": 1200, "fact": "passed", "seat": 1, "said": []})
    Event(number=3, what=Passed(seat=1), time=1200)
    """
    what = {name: value for name, value in plain.items() if name not in BESIDE}
    return Event(plain["number"], _happened(what), plain.get("time"))


def _happened(what: dict[str, Any]) -> Fact | Said | Sat | Abandoned:
    if "fact" in what:
        return read_fact_plain(what)
    if "says" in what:
        return Said(what["seat"], read_statement_plain(what["says"]))
    if "sits" in what:
        return Sat(what["seat"], read_chair(what["sits"]))
    return Abandoned(what["seat"], what["abandons"])
