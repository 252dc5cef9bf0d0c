"""Who listens to a table, and what each is sent: a stream for every seat of theirs, or that of a watcher."""

from __future__ import annotations

from collections.abc import Callable

from saboteur.server.tables.followers import Followers
from saboteur.server.tables.listener import Listener
from saboteur.server.tables.nodes import Nodes
from saboteur.server.tables.played import Played
from saboteur.server.tables.shown import clocks_json, gone_json, table_json
from saboteur.server.tables.telling import Asking, Telling, view_json
from saboteur.table.table import Table

Observer = int | None
"""A seat, or a watcher."""
FEW: int = 6
"""Events that are surely smaller than a view."""
MOST_MISSED: int = 60
"""Events that are told to people who come back and get the view anyway."""


class Streams:
    """The listeners of one table."""

    def __init__(self, played: Played, nodes: Nodes) -> None:
        self._played = played
        self._nodes = nodes
        self.listeners: dict[Listener, dict[Observer, int | None]] = {}
        """What each has been told, stream by stream: the number of the last event; nothing before the game begins."""
        self.followers = Followers()
        self._here: dict[str, int] = {}  # how many connections each person has here
        self._id = played.head.id.encode()

    @property
    def here(self) -> frozenset[str]:
        """Everybody who listens, at this node or at another."""
        return self.elsewhere.union(self._here)

    @property
    def elsewhere(self) -> frozenset[str]:
        """Everybody who listens at another node."""
        return self._nodes.people_at(self._played.head.id)

    def is_here(self, person: str) -> bool:
        """Whether somebody listens."""
        return person in self._here or person in self.elsewhere

    def add(self, listener: Listener, since: int | None, now: int, *, changes: bool = False) -> None:
        """Somebody listens from now on, and is shown where the game stands; with changes of the view if they like."""
        if changes:
            self.followers.add(listener, self._played.table)
        else:
            self.followers.remove(listener)
        if listener not in self.listeners:
            self._here[listener.person] = self._here.get(listener.person, 0) + 1
            if self._here[listener.person] == 1:
                self._nodes.tell_here(self._played.head.id, self._here)
        self.listeners[listener] = {}
        listener.send(self._table_message())
        self._fit(listener, since or None, now)

    def seen(self, listener: Listener) -> int | None:
        """The number of the last event that somebody has been told in all their streams."""
        told = [number for number in self.listeners[listener].values() if number is not None]
        return min(told, default=None)

    def remove(self, listener: Listener) -> None:
        """Somebody does not listen any more."""
        if self.listeners.pop(listener, None) is None:
            return
        self.followers.remove(listener)
        self._here[listener.person] -= 1
        if not self._here[listener.person]:
            del self._here[listener.person]
            self._nodes.tell_here(self._played.head.id, self._here)

    def leave(self) -> dict[Listener, int | None]:
        """Nobody listens any more: everybody who did, with the last event they have been told."""
        left = {listener: self.seen(listener) for listener in self.listeners}
        self.listeners, self._here = {}, {}
        return left

    def expel(self) -> None:
        """People who may not be here any more do not hear any more."""
        seating = self._played.seating
        closed = not seating.settings.watching and self._played.phase == "playing"
        for listener in [*self.listeners]:
            removed = listener.person in seating.removed
            if removed or (closed and not seating.seats_of(listener.person) and listener.person != seating.host):
                self.remove(listener)
                listener.send(gone_json(self._played, removed=removed))

    def tell_table(self, but: Listener | None = None) -> None:
        """Everybody is told who sits where."""
        message = self._table_message()
        for listener in self.listeners:
            if listener is not but:
                listener.send(message)

    def tell_events(self, since: int, now: int, *, changed: bool) -> None:
        """Everybody is told what happened after an event; those with another seat than before, what it knows."""
        table = self._played.table
        if table is None:
            return
        at, change = table.number, self.followers.change(table)
        telling, asking = Telling(table, since), self._asking(table, now)
        messages: dict[tuple[Observer, bool], bytes] = {}
        for listener, streams in self.listeners.items():
            if None in streams.values() or (changed and set(streams) != set(self._observers(listener))):
                self._fit(listener, None, now)
                continue
            if at == since:
                continue
            follows = listener in self.followers
            for observer in streams:
                message = messages.get((observer, follows))
                if message is None:
                    events = telling.events(observer)
                    changed_view = change.json(observer) if follows and change is not None else None
                    message = self._events_message(at, observer, events, asking(observer), changed_view)
                    messages[observer, follows] = message
                listener.send(message)
                streams[observer] = at

    def _fit(self, listener: Listener, since: int | None, now: int) -> None:
        """The streams of a listener are those of their seats; each new one begins with what it knows."""
        before = self.listeners[listener]
        table = self._played.table
        wanted = self._observers(listener)
        self.listeners[listener] = {}
        for observer in wanted:
            if table is not None:
                told = before.get(observer, since)
                catch_up = self._follow_up if listener in self.followers else self._catch_up
                for message in catch_up(table, observer, told, now):
                    listener.send(message)
            self.listeners[listener][observer] = None if table is None else table.number

    def _catch_up(self, table: Table, observer: Observer, told: int | None, now: int) -> list[bytes]:
        """What a stream has missed since an event, or the view if that is less."""
        at, asked = table.number, self._asking(table, now)(observer)
        if told is not None and told <= at:
            events = self._events_message(at, observer, Telling(table, told).events(observer), asked)
            if at - told <= FEW:
                return [events]
            view = self._view_message(table, observer, asked)
            return [min(view, events, key=len)]
        return [self._view_message(table, observer, asked)]

    def _follow_up(self, table: Table, observer: Observer, told: int | None, now: int) -> list[bytes]:
        """The view, after what a stream has missed if that is little: changes go on from there."""
        at, asked = table.number, self._asking(table, now)(observer)
        view = self._view_message(table, observer, asked)
        if told is None or not told < at <= told + MOST_MISSED:
            return [view]
        return [self._events_message(at, observer, Telling(table, told).events(observer), asked), view]

    def _observers(self, listener: Listener) -> list[Observer]:
        return [*self._played.seating.seats_of(listener.person)] or [None]

    def _table_message(self) -> bytes:
        return table_json(self._played, self.here)

    def _events_message(
        self, at: int, observer: Observer, events: bytes, asked: bytes, change: bytes | None = None
    ) -> bytes:
        changed = b"" if change is None else b',"change":' + change
        return b'{"tell":"events",%s,"events":%s%s%s}' % (self._stream(at, observer), events, changed, asked)

    def _view_message(self, table: Table, observer: Observer, asked: bytes) -> bytes:
        view = view_json(table, observer)
        return b'{"tell":"view",%s,"view":%s%s}' % (self._stream(table.number, observer), view, asked)

    def _stream(self, at: int, observer: Observer) -> bytes:
        seat = b"null" if observer is None else b"%d" % observer
        return b'"table":"%s","seat":%s,"at":%d' % (self._id, seat, at)

    def _asking(self, table: Table, now: int) -> Callable[[Observer], bytes]:
        """The question and what may be answered, as each is told it; the clocks."""
        asking, clocks = Asking(table), self._played.clocks
        if clocks is None:
            return asking.to
        tail = b',"clocks":' + clocks_json(clocks, now)
        return lambda observer: asking.to(observer) + tail
