"""Who sits where and what is played, as it is sent to everybody at a table."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.json import decode

from saboteur.server.tables.clocks import Clocks
from saboteur.server.tables.played import Played
from saboteur.server.tables.refusals import ServerRefusal, reason_sentence
from saboteur.server.tables.telling import Asking, encoder
from saboteur.server.wire.answers import ListedTable
from saboteur.server.wire.messages import GoneMessage, NonceMessage, ShownClocks, ShownQuestion, ShownSeat, TableMessage
from saboteur.server.wire.settings import Head
from saboteur.table import fair
from saboteur.words.plain import sentence_plain


def listed_table(played: Played, here: Collection[str]) -> ListedTable:
    """A table as it stands now, in a list."""
    table = played.table
    return ListedTable(
        table=played.head.id,
        phase=played.phase,
        created=played.head.created,
        settings=played.seating.settings,
        here=len(here),
        free=sum(place.owner is None for place in played.seating.places),
        seats=shown_seats(played, here),
        round=0 if table is None else table.game.round,
        question=None if table is None else decode(Asking(table).question(), type=ShownQuestion),
    )


def shown_seats(played: Played, here: Collection[str]) -> tuple[ShownSeat, ...]:
    """Who sits where."""
    return tuple(
        ShownSeat(
            name=place.name,
            person=place.owner,
            bot=place.bot,
            away=place.why,
            here=place.owner in here,
            gives_up=place.gives_up,
            look=place.look,
            ready=place.ready,
        )
        for place in played.seating.places
    )


def table_json(played: Played, here: Collection[str]) -> bytes:
    """A message about the people of a table."""
    return encoder.encode(table_message(played, here))


def table_message(played: Played, here: Collection[str]) -> TableMessage:
    """Who sits where, who is here, what is played."""
    head, seating, table = played.head, played.seating, played.table
    return TableMessage(
        table=head.id,
        phase=played.phase,
        step=played.number,
        settings=seating.settings,
        host=seating.host,
        commitment=fair.commitment(head.seed),
        code="" if played.phase == "over" else head.code,
        seats=shown_seats(played, here),
        watchers=len(set(here) - seating.people),
        special=bool(head.position),
        again=seating.next,
        gold=None if table is None or table.result is None else table.result.gold,
        winners=None if table is None or table.result is None else table.result.winners,
    )


def gone_json(played: Played, *, removed: bool) -> bytes:
    """Somebody does not hear of this table any more."""
    reason = ServerRefusal.REMOVED if removed else ServerRefusal.NO_WATCHING
    return encoder.encode(GoneMessage(table=played.head.id, said=sentence_plain(reason_sentence(reason))))


def nonce_json(head: Head) -> bytes:
    """The question for a part in the deal."""
    return encoder.encode(NonceMessage(table=head.id, commitment=fair.commitment(head.seed)))


def clocks_json(clocks: Clocks, now: int) -> bytes:
    """What everybody has left."""
    left = tuple(clocks.left_at(seat, now) for seat in range(len(clocks.left)))
    return encoder.encode(ShownClocks(left=left, running=clocks.running))
