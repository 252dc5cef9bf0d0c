"""A game through somebody's eyes: its record, its events, its story, its steps; and who may look through whose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saboteur.notation.records.record import TABLE, WATCHER, Record, Seen
from saboteur.notation.records.text import record_text
from saboteur.server.tables.desk import Desk
from saboteur.server.tables.refusals import Refused, ServerRefusal
from saboteur.server.tables.story import story_told
from saboteur.server.tables.telling import event_json
from saboteur.server.web.asked import Asked
from saboteur.server.wire.answers import StoryAnswer
from saboteur.server.wire.bodies import MOST_STEPS, CheckBody
from saboteur.table.log import seat_of
from saboteur.table.table import Table

LONGEST_NUMBER: Final = 6


def told_of(desk: Desk, wanted: str, asked: Asked) -> Callable[[], bytes]:
    """Writes all events of a table as it stands now, not on the loop either."""
    table, observer = _observed(desk, wanted, asked)
    events = [*table.events(observer)]
    you = observer if isinstance(observer, int) else None
    return lambda: b'{"at":%d,"events":[%s]}' % (len(events), b",".join([event_json(each, you) for each in events]))


def story_of(desk: Desk, wanted: str, asked: Asked) -> Callable[[], StoryAnswer]:
    """Tells the story of a table as it stands now; it takes a while, so not on the loop."""
    table, observer = _observed(desk, wanted, asked)
    first, events = table.first_view(observer), [*table.events(observer)]
    now, outcome = table.game.view(seat_of(observer)), table.game.outcome
    return lambda: story_told(first, events, now, outcome)


def _observed(desk: Desk, wanted: str, asked: Asked) -> tuple[Table, Seen]:
    """A game, and through whose eyes it is seen: a seat's or a watcher's; raises `Refused`."""
    observer, table = _observer(desk, wanted or _own(desk, asked), asked), desk.played.table
    if observer == "table" or table is None:
        raise Refused(ServerRefusal.NOT_YOUR_SEAT)
    return table, observer


def record_of(desk: Desk, wanted: str, asked: Asked) -> Callable[[], str]:
    """Writes the record of a game as it stands now, not on the loop either."""
    record = _record(desk, _observer(desk, wanted or _usual(desk, asked), asked))
    return lambda: record_text(record)


def steps_of(desk: Desk, asked: Asked) -> CheckBody:
    """What is asked of a check that shows a game step by step: of a finished one its whole record is known."""
    wanted, since = (asked.request.query_params.get(name, "") for name in ("as", "since"))
    observer = _observer(desk, wanted or _usual(desk, asked), asked)
    return CheckBody(
        record=record_text(_record(desk, TABLE if desk.played.phase == "over" else observer)),
        observer=observer,
        since=int(since) if since.isdecimal() and len(since) <= LONGEST_NUMBER else 0,
        most=MOST_STEPS,
    )


def _usual(desk: Desk, asked: Asked) -> str:
    """Through whose eyes a record is seen unless somebody says so."""
    return TABLE if desk.played.phase == "over" else _own(desk, asked)


def _own(desk: Desk, asked: Asked) -> str:
    """The one seat of somebody who plays; a watcher's eyes if they have none or several, or the game is over."""
    playing = asked.person is not None and desk.played.phase == "playing"
    seats = desk.played.seating.seats_of(asked.who.id) if playing else []
    return str(seats[0]) if len(seats) == 1 else WATCHER


def _record(desk: Desk, observer: Seen) -> Record:
    assert desk.played.table is not None
    return desk.played.table.record(observer)


def _observer(desk: Desk, wanted: str, asked: Asked) -> Seen:
    """Through whose eyes somebody wants to see a game; raises `Refused` if they may not."""
    played = desk.played
    if played.table is None:
        raise Refused(ServerRefusal.NOT_BEGUN)
    observer: Seen
    if wanted.isdecimal() and len(wanted) <= 2 and int(wanted) < len(played.seating.places):
        observer = int(wanted)
    elif wanted in ("table", WATCHER):
        observer = "table" if wanted == "table" else WATCHER
    else:
        raise Refused(ServerRefusal.NOT_YOUR_SEAT)
    if played.phase != "over":
        person = asked.who
        if observer == "table":
            raise Refused(ServerRefusal.NOT_OVER)
        if isinstance(observer, int) and played.seating.places[observer].owner != person.id:
            raise Refused(ServerRefusal.NOT_YOUR_SEAT)
        if person.id in played.seating.removed:
            raise Refused(ServerRefusal.REMOVED)
        if observer == WATCHER and not played.seating.settings.watching and person.id != played.seating.host:
            raise Refused(ServerRefusal.NO_WATCHING)
    return observer
