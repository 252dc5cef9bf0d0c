"""What the server may be asked over a WebSocket, one struct a request; `do` says which it is (docs/wire.md)."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from saboteur.engine.ruleset import MOST_SEATS
from saboteur.server.wire.settings import Bot, Look, Settings

VERSION: Final = 1
"""Of the wire; it grows by one if pages and programs of the last version would fail."""
LONGEST_REQUEST: Final = 1 << 16
LONGEST_TALK: Final = 500
GREATEST: Final = 2**53

Id = Annotated[str, Meta(min_length=1, max_length=64)]
TableId = Annotated[str, Meta(min_length=1, max_length=64)]
PersonId = Annotated[str, Meta(min_length=1, max_length=64)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Number = Annotated[int, Meta(ge=0, le=GREATEST)]
Name = Annotated[str, Meta(max_length=64)]
Nonce = Annotated[str, Meta(max_length=64)]


def _text_or(name: str) -> dict[str, Any]:
    return {"anyOf": [{"type": "string"}, {"$ref": f"#/$defs/{name}"}]}


# Read by notation/, which says exactly what is wrong with them.
WrittenMove = Annotated[Any, Meta(extra_json_schema=_text_or("Move"))]
WrittenStatement = Annotated[Any, Meta(extra_json_schema=_text_or("Statement"))]


class Request(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Something the server is asked to do."""


class HelloRequest(Request, tag="hello", kw_only=True):
    """The first request of a connection."""

    version: Annotated[int, Meta(ge=0, le=GREATEST)]


class _Named(Request, kw_only=True):
    id: Id
    """The answer repeats it; a request sent again with the same id is carried out once."""


class _AtTable(_Named, kw_only=True):
    table: TableId


class _AtSeat(_AtTable, kw_only=True):
    seat: Seat


class OpenRequest(_AtTable, tag="open", kw_only=True):
    """Listens to a table: as the seats one has there, or as a watcher."""

    since: Number | None = None
    """The number of the last event seen: only what came after it is told."""
    changes: bool = False
    """Whether every `events` says what becomes of the view; then the stream begins with the view in any case."""


class CloseRequest(_AtTable, tag="close", kw_only=True):
    """Does not listen to a table any more."""


class SitRequest(_AtTable, tag="sit", kw_only=True):
    """Takes a seat: a free one, or a bot's; in a game that has begun only if one has none there."""

    name: Name
    seat: Seat | None = None
    """`None`: the first free one."""
    nonce: Nonce = ""
    """A part in the deal, if the game has not begun."""
    look: Look = ""


class DressRequest(_AtSeat, tag="dress", kw_only=True):
    """Is called otherwise, until the game begins; or looks otherwise. `null` changes nothing."""

    name: Name | None = None
    look: Look | None = None


class ReadyRequest(_AtSeat, tag="ready", kw_only=True):
    """The game may begin, or not yet; the host may begin it all the same."""

    yes: bool = True


class StandRequest(_AtSeat, tag="stand", kw_only=True):
    """Leaves a seat; in a game a bot plays on."""


class BackRequest(_AtSeat, tag="back", kw_only=True):
    """Plays again for one's own seat, for which a bot plays."""


class BotRequest(_AtSeat, tag="bot", kw_only=True):
    """Gives a free seat to a bot, or with `null` takes it from the bot; the host's."""

    bot: Bot | None = None


class SetRequest(_AtTable, tag="set", kw_only=True):
    """Changes what is going to be played; the host's."""

    settings: Settings


class StartRequest(_AtTable, tag="start", kw_only=True):
    """Begins the game; the host's. Free seats go to bots."""


class NonceRequest(_AtSeat, tag="nonce", kw_only=True):
    """A part in the deal."""

    nonce: Nonce


class MoveRequest(_AtSeat, tag="move", kw_only=True):
    """Makes a move."""

    move: WrittenMove
    at: Number
    """The number of the last event seen."""


class SayRequest(_AtSeat, tag="say", kw_only=True):
    """Makes a statement that everybody at the table hears, bots too."""

    statement: WrittenStatement


class TalkRequest(_AtTable, tag="talk", kw_only=True):
    """Writes something to the people at the table."""

    text: Annotated[str, Meta(max_length=4 * LONGEST_TALK)]


class AgreeRequest(_AtSeat, tag="agree", kw_only=True):
    """Would break the game off, or not any more; it is broken off when all people would."""

    yes: bool = True


class RemoveRequest(_AtTable, tag="remove", kw_only=True):
    """Removes somebody from the table; the host's."""

    person: PersonId


class AppointRequest(_AtTable, tag="host", kw_only=True):
    """Hands the host's rights over; the host's."""

    person: PersonId


class MuteRequest(_Named, tag="mute", kw_only=True):
    """Does not want to read somebody any more, or wants to again."""

    person: PersonId
    quiet: bool = True


class PingRequest(_Named, tag="ping", kw_only=True):
    """Is anybody there? Only answered."""


class AgainRequest(_AtTable, tag="again", kw_only=True):
    """Sets up another table for the same people, each a seat further; the game is over."""


class WhyRequest(_AtSeat, tag="why", kw_only=True):
    """Why is a move not possible?"""

    move: WrittenMove


class WhatIfRequest(_AtSeat, tag="what_if", kw_only=True):
    """Which tunnels would a move light, and which would it darken?"""

    move: WrittenMove


class HintRequest(_AtSeat, tag="hint", kw_only=True):
    """What would a good player do?"""


Requests = (
    HelloRequest
    | OpenRequest
    | CloseRequest
    | SitRequest
    | DressRequest
    | ReadyRequest
    | StandRequest
    | BackRequest
    | BotRequest
    | SetRequest
    | StartRequest
    | NonceRequest
    | MoveRequest
    | SayRequest
    | TalkRequest
    | AgreeRequest
    | RemoveRequest
    | AppointRequest
    | MuteRequest
    | PingRequest
    | AgainRequest
    | WhyRequest
    | WhatIfRequest
    | HintRequest
)
