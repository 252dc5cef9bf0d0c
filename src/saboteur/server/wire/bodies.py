"""What is sent to the server over HTTP, one struct a body (docs/openapi.json)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from saboteur.engine.ruleset import MOST_SEATS
from saboteur.server.wire.requests import Name
from saboteur.server.wire.settings import Settings

MOST_STEPS: Final = 500
"""Of a record that is checked, shown at once."""
Observer = Annotated[int, Meta(ge=0, lt=MOST_SEATS)] | Literal["table", "watcher"]


class Body(Struct, forbid_unknown_fields=True, kw_only=True):
    """What comes with a request."""


class NameBody(Body, kw_only=True):
    """What somebody wants to be called."""

    name: Name


class WelcomeBody(NameBody, kw_only=True):
    """Somebody new."""

    password: Annotated[str, Meta(max_length=200)] = ""
    """That of the server, if it has one."""


class TableBody(Body, kw_only=True):
    """A table to be set up."""

    settings: Settings
    position: str = ""
    """Where the game begins, as text (docs/notation.md); nothing: with a deal."""
    record: str = ""
    """Or a whole record, as text: its game goes on here, whatever the settings say of game, options and seats."""
    moves: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    """After how many moves of the record; `None`: after all."""


class LinkBody(Body, kw_only=True):
    """The secret of a personal link."""

    link: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=200)] = ""
    """That of the server, if it has one."""


class CheckBody(Body, kw_only=True):
    """A record as text, whole or as one observer saw it."""

    record: str
    observer: Observer | None = field(default=None, name="as")
    """Through whose eyes its steps are shown; in the record of one observer only through theirs."""
    since: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """Steps that are left out."""
    most: Annotated[int, Meta(ge=0, le=MOST_STEPS)] = 50


BODIES = (NameBody, WelcomeBody, TableBody, LinkBody, CheckBody)
