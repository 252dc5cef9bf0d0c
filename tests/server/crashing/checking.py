"""What has to be true when all games are over, however often the server was killed meanwhile."""

import sqlite3
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from saboteur.notation.positions.plain import view_plain
from saboteur.notation.records.lines import read_line
from saboteur.notation.records.reading import read_record
from saboteur.notation.records.record import WATCHER, Moved, Record, Said, Seen
from saboteur.notation.records.text import record_text
from saboteur.table.shown import event_plain
from saboteur.table.table import Table
from saboteur.table.verifying.verify import verify
from tests.server.crashing.client import STEPS, Client
from tests.server.crashing.stream import Stream


def faults_of_table(table: str, clients: Sequence[Client]) -> Iterator[str]:
    """Whether a game was finished, its record is right, and everybody was told exactly what it says."""
    visitor = clients[0].visitor
    text = visitor.ask("GET", f"/api/tables/{table}/record")
    if (fault := verify(text).fault) is not None:
        yield f"{table}: the record is wrong: {fault}"
        return
    record = read_record(text)
    replayed = Table.rebuild(record)
    if not replayed.over:
        yield f"{table} is not over"
    for seen in {seat for client in clients for seat in client.streams}:
        observer: Seen = WATCHER if seen is None else seen
        cut = visitor.ask("GET", f"/api/tables/{table}/record?as={observer}")
        if cut != record_text(replayed.record(observer)):
            yield f"{table}: what {observer} saw is not the record cut to it"
        streams = [client.streams[seen] for client in clients if seen in client.streams]
        yield from _wrong_streams(record, replayed, seen, streams)


def _wrong_streams(record: Record, replayed: Table, seat: int | None, streams: Sequence[Stream]) -> Iterator[str]:
    events = {event.number: _written(event_plain(event)) for event in replayed.events(seat)}
    views = {}
    table = Table.before(record)
    for line in record.lines:
        table.replay_line(line)
        views[table.number] = table.game.view(seat)
    for stream in streams:
        for number, event in stream.events.items():
            told = {name: value for name, value in event.items() if name != "said"}
            if told != events.get(number):
                yield f"{stream.whose} was told {told}, the record has {events.get(number)}"
        for number, view in stream.views.items():
            if number not in views or view != _written(view_plain(views[number])):
                yield f"{stream.whose} was shown a view after event {number} that the record does not give"
        if stream.over and stream.at != replayed.number:
            yield f"{stream.whose} was told of {stream.at} events, there are {replayed.number}"


def _written(plain: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(plain))


def faults_in_the_store(database: Path, clients: Sequence[Client], counts: Counter[str]) -> Iterator[str]:
    """Whether every acknowledged step is kept exactly once, and no other step of anybody."""
    with closing(sqlite3.connect(database)) as connection:
        if (found := connection.execute("pragma integrity_check").fetchone()) != ("ok",):
            yield f"the file is broken: {found}"
        for (state,) in connection.execute(
            "select distinct state from game where id in (select distinct game from step)"
        ):
            if state != "over":
                yield f"a game is {state}"
        (counts["steps kept"],) = connection.execute("select count(*) from step").fetchone()
        for client in clients:
            query = "select number, id, lines, what from step where game = ? and person = ? order by number"
            whose = (client.party.table, client.person)
            yield from _wrong_steps(client, connection.execute(query, whose).fetchall())
            written = connection.execute("select id, text from talk where game = ? and person = ?", whose).fetchall()
            wanted = [(sent, each.fields["text"]) for sent, (each, _) in client.done.items() if each.do == "talk"]
            if sorted(written) != sorted(wanted):
                yield f"{whose}: {written} is kept of what was written, {wanted} was acknowledged"
            counts["written"] += len(written)


def stored_before(database: Path, unanswered: Sequence[tuple[str, str, str, int]]) -> int:
    """How many requests were stored when the server was killed, and their senders did not know."""
    query = "select count(*) from step where game = ? and person = ? and id = ? and at <= ?"
    with closing(sqlite3.connect(database)) as connection:
        return sum(connection.execute(query, each).fetchone()[0] for each in unanswered)


def _wrong_steps(client: Client, rows: Sequence[tuple[int, str | None, str, bytes]]) -> Iterator[str]:
    whose = f"{client.person} at {client.party.table}"
    acknowledged = {
        sent: request for sent, (request, _) in client.done.items() if request.do in STEPS and request.do != "back"
    }
    backs = {sent for sent, (request, _) in client.done.items() if request.do == "back"}  # nothing to do: no step
    kept = Counter(sent for _, sent, _, _ in rows)
    for sent, request in acknowledged.items():
        if kept[sent] != 1:
            yield f"{whose}: {request} was acknowledged and is kept {kept[sent]} times"
    for other in set(kept) - set(acknowledged) - backs:
        yield f"{whose}: {other} is kept, and was answered with {client.refused.get(other or '')}"
    played = Counter(entry for _, _, lines, _ in rows for entry in _entries(lines))
    wanted = Counter(
        (request.do, request.fields["seat"], request.fields[{"move": "move", "say": "statement"}[request.do]])
        for request in acknowledged.values()
        if request.do in ("move", "say")
    )
    if played != wanted:
        yield f"{whose}: kept but not acknowledged {played - wanted}, acknowledged but not kept {wanted - played}"


def _entries(lines: str) -> Iterator[tuple[str, int, str]]:
    """The move or statement that a step began with; what follows is the table's own."""
    for line in lines.splitlines():
        match read_line(line, 12).entry:
            case Moved(seat, move):
                yield "move", seat, str(move)
                return
            case Said(seat, statement):
                yield "say", seat, str(statement)
                return
            case _:
                pass
