"""What the referee may be asked, one struct a request (docs/protocol.md); the field `do` says which it is."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Raw, Struct

from saboteur.engine.ruleset import MOST_SEATS
from saboteur.notation.records.record import LATEST, LONGEST_NAME, LONGEST_REASON, LONGEST_SEED

VERSION: Final = 2
"""Version of the protocol; it grows by one if programs for the last version would fail."""
LONGEST_LINE: Final = 1 << 20
MOST_TABLES: Final = 10_000
MOST_EVENTS: Final = 100_000
"""At one table: more than any game needs, but players could talk without end."""

MOST_ROUNDS: Final = 20  # of any game
GREATEST: Final = 2**53
"""Integers up to this are exact in every language."""


def _text_or(name: str) -> dict[str, Any]:
    return {"anyOf": [{"type": "string"}, {"$ref": f"#/$defs/{name}"}]}


Id = Annotated[int, Meta(ge=-GREATEST, le=GREATEST)] | Annotated[str, Meta(max_length=200)]
TableId = Annotated[str, Meta(min_length=1, max_length=64)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Number = Annotated[int, Meta(ge=0, le=GREATEST)]
Time = Annotated[int, Meta(ge=0, le=LATEST)]
"""Milliseconds since the game began, by the clock of the sender."""
Observer = Seat | Literal["table", "watcher"]
"""Who looks: the table, which sees everything, a seat, or a watcher."""
Form = Literal["object", "text"]

# Read by notation/, which says exactly what is wrong with them; here only where the schema describes them.
WrittenMove = Annotated[Raw, Meta(extra_json_schema=_text_or("Move"))]
WrittenDeal = Annotated[Any, Meta(extra_json_schema=_text_or("Deal"))]
WrittenStatement = Annotated[Any, Meta(extra_json_schema=_text_or("Statement"))]
WrittenPosition = Annotated[Any, Meta(extra_json_schema=_text_or("Position"))]
WrittenRecord = Annotated[Any, Meta(extra_json_schema=_text_or("Record"))]


class Request(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """A line in: `do`, and an `id` that the answer repeats."""

    id: Id | None = None


class HelloRequest(Request, tag="hello", kw_only=True):
    """Which referee is this?"""


class GamesRequest(Request, tag="games", kw_only=True):
    """Which games are there, with which options?"""


class CardsRequest(Request, tag="cards", kw_only=True):
    """Which cards are there, and what do they show?"""


class TablesRequest(Request, tag="tables", kw_only=True):
    """Which tables are open?"""


class Showing(Request, kw_only=True):
    """A request after which a table has gone on; what is wanted of it comes with the answer."""

    tell: Observer | None = None
    """What has happened, as this observer is told it."""
    legal: Form | None = None
    """What the seat asked may do."""


class NewRequest(Showing, tag="new", kw_only=True):
    """Opens a table: by a seed, by deals, or from a position."""

    table: TableId | None = None
    """Its name; `None`: the referee chooses one."""
    game: Annotated[str, Meta(max_length=64)] | None = None
    options: dict[str, Any] | None = None
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)] | None = None
    """`None`: the smallest number."""
    seed: Annotated[str, Meta(min_length=1, max_length=LONGEST_SEED)] | None = None
    nonces: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=MOST_SEATS)] | None = None
    """One for each seat, empty if a seat gave none."""
    deals: Annotated[list[WrittenDeal], Meta(max_length=MOST_ROUNDS)] | None = None
    position: WrittenPosition | None = None
    automatic: bool = False
    """Whether the table makes a move by itself if everybody knows that there is no other."""


class LoadRequest(Showing, tag="load", kw_only=True):
    """Opens a table as a record left it."""

    record: WrittenRecord
    table: TableId | None = None


class _AtTable(Request, kw_only=True):
    table: TableId


class CloseRequest(_AtTable, tag="close", kw_only=True):
    """The table is not needed any more."""


class AskedRequest(_AtTable, tag="asked", kw_only=True):
    """Who is asked for what?"""


class LegalRequest(_AtTable, tag="legal", kw_only=True):
    """What may the seat asked do?"""

    form: Form = "object"


class RefusalRequest(_AtTable, tag="refusal", kw_only=True):
    """Why would a move be refused? Nothing is played."""

    move: WrittenMove
    seat: Seat | None = None
    """Left out: the seat that is asked."""
    at: Number | None = None


class PlayRequest(Showing, tag="play", kw_only=True):
    """A seat moves."""

    table: TableId
    move: WrittenMove
    seat: Seat | None = None
    """Left out: the seat that is asked."""
    at: Number | None = None
    """The last event the player has seen."""
    time: Time | None = None


class SayRequest(_AtTable, tag="say", kw_only=True):
    """A seat makes a statement, true or not."""

    seat: Seat
    statement: WrittenStatement
    time: Time | None = None


class SitRequest(_AtTable, tag="sit", kw_only=True):
    """A seat is played by somebody else from now on."""

    seat: Seat
    kind: Literal["person", "bot"]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    time: Time | None = None


class AbandonRequest(_AtTable, tag="abandon", kw_only=True):
    """The game is broken off."""

    reason: Annotated[str, Meta(max_length=LONGEST_REASON)] = ""
    seat: Seat | None = None
    """Who breaks it off; `None`: the host."""
    time: Time | None = None


class ToDealRequest(_AtTable, tag="to_deal", kw_only=True):
    """What has to be shuffled for the next round?"""


class DealRequest(Showing, tag="deal", kw_only=True):
    """The next round is dealt."""

    table: TableId
    deal: WrittenDeal
    time: Time | None = None


class EventsRequest(_AtTable, tag="events", kw_only=True):
    """What has happened?"""

    observer: Observer = "table"
    since: Number = 0
    """Only what came after the event of this number."""


class ViewRequest(_AtTable, tag="view", kw_only=True):
    """What does a seat, or a watcher, know?"""

    observer: Seat | Literal["watcher"]
    form: Form = "object"


class StateRequest(_AtTable, tag="state", kw_only=True):
    """Where is everything?"""

    form: Form = "object"


class DumpRequest(_AtTable, tag="dump", kw_only=True):
    """The record so far, whole or as somebody saw it."""

    observer: Observer = "table"
    form: Form = "object"
    facts: bool = False
    """Whether facts are written in the table's record too."""


class VerifyRequest(Request, tag="verify", kw_only=True):
    """Is everything in a record as it should be?"""

    record: WrittenRecord


REQUESTS: Final = (
    HelloRequest,
    GamesRequest,
    CardsRequest,
    TablesRequest,
    NewRequest,
    LoadRequest,
    CloseRequest,
    AskedRequest,
    LegalRequest,
    RefusalRequest,
    PlayRequest,
    SayRequest,
    SitRequest,
    AbandonRequest,
    ToDealRequest,
    DealRequest,
    EventsRequest,
    ViewRequest,
    StateRequest,
    DumpRequest,
    VerifyRequest,
)
