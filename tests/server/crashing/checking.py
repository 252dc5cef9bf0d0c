"""What has to be true when all games are over, however often the server was killed meanwhile."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from saboteur.notation.positions.plain import view_plain
from saboteur.notation.records.lines import read_line
from saboteur.notation.records.reading import read_record
from saboteur.notation.records.record import WATCHER, Moved, Record, Said, Seen
from saboteur.notation.records.text import record_text
from saboteur.server.store.kept import KeptStep
from saboteur.server.tables.changes import Return, SeatBot, Sit, StandIn, read_changes
from saboteur.table.shown import event_plain
from saboteur.table.table import Table
from saboteur.table.verifying.verify import verify
from tests.server.crashing.client import STEPS, Client
from tests.server.crashing.kept import Kept
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


def faults_in_the_store(kept: Kept, clients: Sequence[Client], counts: Counter[str]) -> Iterator[str]:
    """Whether every acknowledged step is kept exactly once, and no other step of anybody."""
    for game, state in kept.states.items():
        if state != "over":
            yield f"{game} is {state}"
    counts["steps kept"] = kept.count
    for game, steps in kept.steps.items():
        if [step.number for step in steps] != [*range(1, len(steps) + 1)]:
            yield f"{game}: its steps are not numbered from 1 on"
        yield from _wrong_bots(game, steps, counts)
    for client in clients:
        whose = (client.party.table, client.person)
        yield from _wrong_steps(client, [step for step in kept.steps[whose[0]] if step.person == whose[1]])
        written = [talk[2:] for talk in kept.talks if talk[:2] == whose]
        wanted = [(sent, each.fields["text"]) for sent, (each, _) in client.done.items() if each.do == "talk"]
        if sorted(written) != sorted(wanted):
            yield f"{whose}: {written} is kept of what was written, {wanted} was acknowledged"
        counts["written"] += len(written)


def _wrong_bots(game: str, steps: Sequence[KeptStep], counts: Counter[str]) -> Iterator[str]:
    """Whether every turn of a bot, and every end of a clock, has come once."""
    away: set[int] = set()
    for step in steps:
        if step.id.startswith("bot:"):
            counts["turns of bots"] += 1
            if step.id != f"bot:{step.number}":
                yield f"{game}: {step.id} is step {step.number}"
        for change in read_changes(step.what):
            match change:
                case StandIn(seat=seat, why=why):
                    counts[f"stood in because {why}"] += 1
                    if seat in away and why in ("clock", "gone"):  # who is late may leave as well, and a bot may fail
                        yield f"{game}: a bot stands in for seat {seat} twice"
                    away.add(seat)
                case Return(seat=seat) | Sit(seat=seat) | SeatBot(seat=seat):
                    away.discard(seat)
                case _:
                    pass


def stored_before(kept: Kept, unanswered: Sequence[tuple[str, str, str, int]]) -> int:
    """How many requests were stored when the server was killed, and their senders did not know."""
    found = {(step.game, step.person, step.id): step.at for steps in kept.steps.values() for step in steps}
    return sum(found.get(each[:3], each[3] + 1) <= each[3] for each in unanswered)


def _wrong_steps(client: Client, rows: Sequence[KeptStep]) -> Iterator[str]:
    whose = f"{client.person} at {client.party.table}"
    acknowledged = {
        sent: request for sent, (request, _) in client.done.items() if request.do in STEPS and request.do != "back"
    }
    backs = {sent for sent, (request, _) in client.done.items() if request.do == "back"}  # nothing to do: no step
    kept = Counter(step.id for step in rows)
    for sent, request in acknowledged.items():
        if kept[sent] != 1:
            yield f"{whose}: {request} was acknowledged and is kept {kept[sent]} times"
    for other in set(kept) - set(acknowledged) - backs:
        yield f"{whose}: {other} is kept, and was answered with {client.refused.get(other)}"
    played = Counter(entry for step in rows for entry in _entries(step.lines))
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
