"""What happened as JSON, for everybody at a table at once; an event that several are told is encoded once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.json import Encoder

from saboteur.table.log import Event
from saboteur.table.shown import event_plain
from saboteur.table.table import Table
from saboteur.table.telling import Telling, told

_encoder: Final = Encoder()


def told_json(table: Table, since: int = 0) -> Telling[bytes]:
    """The events after the one of this number as everybody is told them, lists of JSON ready to be sent.

    >>> from saboteur import ruleset
    >>> table = Table(ruleset("base"), 3, seed="7")
    >>> done = table.begin(), table.submit(1, "discard base_ns")
    >>> told_json(table, since=4).watcher
    b'[{"number":5,"fact":"asked","what":"turn","seat":2}]'
    """
    telling = told(table, since)
    written: dict[int, bytes] = {}  # by the event itself
    different = {id(events): events for events in (telling.watcher, *telling.seats)}
    lists = {key: _list_of(events, written) for key, events in different.items()}
    return Telling(tuple(lists[id(events)] for events in telling.seats), lists[id(telling.watcher)])


def _list_of(events: Iterable[Event], written: dict[int, bytes]) -> bytes:
    parts = []
    for event in events:
        part = written.get(id(event))
        if part is None:
            part = written[id(event)] = _encoder.encode(event_plain(event))
        parts.append(part)
    return b"[" + b",".join(parts) + b"]"
