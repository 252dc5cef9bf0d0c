"""What the server sends, one struct a message; the field `tell` says which it is (docs/wire.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from saboteur.engine.values.question import Question
from saboteur.server.wire.settings import Phase, Settings, Why


def _of(name: str) -> dict[str, Any]:
    return {"$ref": f"#/$defs/{name}"}


# Written by notation/ and words/, whose schemas describe them.
WrittenSentence = Annotated[Any, Meta(extra_json_schema=_of("Sentence"))]
WrittenView = Annotated[Any, Meta(extra_json_schema=_of("View"))]
WrittenEvent = Annotated[Any, Meta(extra_json_schema=_of("ToldEvent"))]
WrittenChange = Annotated[Any, Meta(extra_json_schema=_of("Change"))]
WrittenMove = Annotated[Any, Meta(extra_json_schema=_of("Move"))]


class Message(Struct, tag_field="tell", kw_only=True):
    """Something the server says."""


class ShownPerson(Struct, kw_only=True):
    """A person, without what only they know."""

    id: str
    name: str
    program: bool = False


class HelloMessage(Message, tag="hello", kw_only=True):
    """The first message: who you are to the server."""

    version: int
    """Of the wire."""
    person: ShownPerson
    """You."""
    time: int
    """Of the server's clock, in milliseconds."""
    place: str
    """The address under which other devices reach the server; empty: only this machine does."""
    build: str
    """Of the page that browsers get, empty without one. A page whose document names another loads itself anew."""


class ReloadMessage(Message, tag="reload", kw_only=True):
    """The server speaks another version: get the page, or the program, anew."""

    version: int
    """That of the server."""


class DoneMessage(Message, tag="done", kw_only=True):
    """A request was carried out, and is stored."""

    id: str
    at: int | None = None
    """The number of the last event when it was stored; `None` if nothing of the table has changed."""


class ShownReason(Struct, kw_only=True):
    """Why something is not done."""

    name: str
    rule: str
    """The number of the rule that forbids it, if one does."""
    said: WrittenSentence


class RefusedMessage(Message, tag="refused", kw_only=True):
    """A request was not carried out, and nothing has changed."""

    id: str
    """Empty if the request had none that could be read."""
    name: str
    rule: str
    """The number of the rule that forbids it, if one does."""
    said: WrittenSentence
    detail: str = ""
    """For the author of a program, in English."""


class ShownSeat(Struct, kw_only=True):
    """A seat: free, a person's, a bot's, or a person's for whom a bot plays."""

    name: str
    """Empty if it is free."""
    person: str | None
    """The id of the person to whom it belongs."""
    bot: str | None
    """The bot that plays there."""
    away: Why | None
    """Why a bot plays for the person."""
    here: bool
    """Whether the person listens."""
    gives_up: bool
    """Whether the person would break the game off."""
    look: str
    """How the person wants to be drawn; empty: as the page likes."""
    ready: bool
    """Whether the person says that the game may begin."""


class TableMessage(Message, tag="table", kw_only=True):
    """What is played at a table, and by whom; sent anew whenever it changes."""

    table: str
    phase: Phase
    step: int
    """How much has been stored there."""
    settings: Settings
    host: str
    """The id of the person who may change and start it."""
    commitment: str
    """The SHA-256 of the seed, which is published when the game is over."""
    code: str
    """A few letters that lead to the table until its game is over."""
    seats: tuple[ShownSeat, ...]
    watchers: int
    """How many people listen who have no seat."""
    special: bool
    """Whether it begins with a position: then it counts in no statistics."""
    again: str | None
    """The table at which the same people play again."""
    gold: tuple[int, ...] | None
    """Of each seat, when the game has ended."""
    winners: tuple[int, ...] | None
    """Their seats, when the game has ended; `None` if it was broken off."""


class ShownQuestion(Struct, kw_only=True):
    """What the game waits for."""

    what: Question
    seat: int | None
    """Who is asked; `None`: nobody."""
    said: WrittenSentence


class ShownMove(Struct, kw_only=True):
    """A legal move."""

    move: WrittenMove
    text: str
    said: WrittenSentence


class ShownClocks(Struct, kw_only=True):
    """The time that each seat has left in milliseconds, and whose clock runs."""

    left: tuple[int, ...]
    running: int | None


class _Stream(Message, kw_only=True):
    table: str
    seat: int | None
    """Whose eyes these are: a seat's, or a watcher's."""
    at: int
    """The number of the last event."""
    question: ShownQuestion
    moves: tuple[ShownMove, ...]
    """What this seat may answer; empty unless it is asked."""
    clocks: ShownClocks | UnsetType = UNSET


class ViewMessage(_Stream, tag="view", kw_only=True):
    """All that a seat, or a watcher, knows now."""

    view: WrittenView


class EventsMessage(_Stream, tag="events", kw_only=True):
    """What happened since the last message of this stream."""

    events: tuple[WrittenEvent, ...]
    change: WrittenChange | UnsetType = UNSET
    """What makes the view before these events the view after them, for clients that opened it with `changes`."""


class NonceMessage(Message, tag="nonce", kw_only=True):
    """The game is about to begin: players who want a part in the deal give a nonce for their seats now."""

    table: str
    commitment: str
    """The SHA-256 of the seed: it was chosen before any nonce."""


class TalkMessage(Message, tag="talk", kw_only=True):
    """Somebody wrote something."""

    table: str
    number: int
    """Its own at this table, and greater than those of what was written before it."""
    person: str
    """The id of the one who wrote it."""
    name: str
    time: int
    """Of the server's clock, in milliseconds."""
    text: str
    watching: bool
    """Whether they had no seat in a game that had begun."""


class AnnouncementMessage(Message, tag="announcement", kw_only=True):
    """The host of the server says something to everybody who is connected."""

    text: str
    time: int
    """Of the server's clock, in milliseconds."""


class ShownReach(Struct, kw_only=True):
    """A card of the mine, and which of its openings somebody would reach from their start."""

    cell: tuple[int, int]
    reached: tuple[str, ...]
    """For every walker, openings joined inside the card, with dots between the groups."""


class ShownTunnels(Struct, kw_only=True):
    """What a move would do to the tunnels."""

    lit: tuple[ShownReach, ...]
    """Cards of which more would be reached."""
    dark: tuple[ShownReach, ...]
    """Cards of which less would be reached."""


class _Answer(Message, tag="answer", kw_only=True):
    id: str


class WhyAnswer(_Answer, tag="answer", kw_only=True):
    """Why a move is not possible."""

    what: Literal["why"] = "why"
    answer: ShownReason | None
    """`None`: it is possible."""


class WhatIfAnswer(_Answer, tag="answer", kw_only=True):
    """Which tunnels a move would light and darken."""

    what: Literal["what_if"] = "what_if"
    answer: ShownTunnels


class ShownHint(ShownMove, kw_only=True):
    """A move that a good player would make, as far as the seat knows."""

    why: WrittenSentence
    """The reason, one sentence."""


class HintAnswer(_Answer, tag="answer", kw_only=True):
    """What to do. The game may have gone on since: then the request is refused as `stale`."""

    what: Literal["hint"] = "hint"
    answer: ShownHint


class GoneMessage(Message, tag="gone", kw_only=True):
    """You do not listen to this table any more: you were removed, or it is no more."""

    table: str
    said: WrittenSentence


Messages = (
    HelloMessage
    | ReloadMessage
    | DoneMessage
    | RefusedMessage
    | TableMessage
    | ViewMessage
    | EventsMessage
    | NonceMessage
    | TalkMessage
    | AnnouncementMessage
    | WhyAnswer
    | WhatIfAnswer
    | HintAnswer
    | GoneMessage
)
