"""What a step may change about the people of a table: the rest of a step is lines of the record."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from saboteur.server.wire.settings import Settings, Why


class Change(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Something that changed."""


class Sit(Change, frozen=True, tag="sit", kw_only=True):
    """A person takes a seat, a free one or a bot's."""

    seat: int
    person: str
    name: str
    look: str = ""


class Dress(Change, frozen=True, tag="dress", kw_only=True):
    """Somebody is called and looks otherwise."""

    seat: int
    name: str
    look: str


class Ready(Change, frozen=True, tag="ready", kw_only=True):
    """As far as somebody is concerned, the game may begin, or not yet."""

    seat: int
    yes: bool


class Free(Change, frozen=True, tag="free", kw_only=True):
    """A seat is free again."""

    seat: int


class SeatBot(Change, frozen=True, tag="bot", kw_only=True):
    """A bot takes a free seat, or another bot its place."""

    seat: int
    bot: str
    name: str


class StandIn(Change, frozen=True, tag="stand_in", kw_only=True):
    """A bot plays for the person of a seat until they come back."""

    seat: int
    bot: str
    why: Why


class Return(Change, frozen=True, tag="return", kw_only=True):
    """The person of a seat plays again."""

    seat: int


class Appoint(Change, frozen=True, tag="host", kw_only=True):
    """Somebody else is the host."""

    person: str


class Remove(Change, frozen=True, tag="remove", kw_only=True):
    """Somebody may not sit or write here any more; their seats are free, or a bot's."""

    person: str


class Set(Change, frozen=True, tag="set", kw_only=True):
    """Something else is to be played, or in another way; nobody has begun."""

    settings: Settings


class Begin(Change, frozen=True, tag="begin", kw_only=True):
    """The game begins; free seats have gone to bots."""

    nonces: tuple[str, ...]
    bots: tuple[tuple[int, str, str], ...] = ()
    """Seat, bot and name."""


class Agree(Change, frozen=True, tag="agree", kw_only=True):
    """Somebody would break the game off, or not any more; it is broken off when all people would."""

    seat: int
    yes: bool


class Again(Change, frozen=True, tag="again", kw_only=True):
    """The same people play at another table."""

    table: str


class Close(Change, frozen=True, tag="close", kw_only=True):
    """Nobody has come for long: nothing is going to be played here."""


Changes = (
    Sit | Dress | Ready | Free | SeatBot | StandIn | Return | Appoint | Remove | Set | Begin | Agree | Again | Close
)
_encoder: Final = Encoder()
_decoder: Final = Decoder(tuple[Changes, ...])


def changes_json(changes: tuple[Changes, ...]) -> bytes:
    """As they are kept."""
    return _encoder.encode(changes) if changes else b""


def read_changes(kept: bytes) -> tuple[Changes, ...]:
    """As they were kept."""
    return _decoder.decode(kept) if kept else ()
