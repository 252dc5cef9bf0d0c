"""What a store keeps, as values: a game is its head and its steps, and nothing about it is kept twice."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

State = Literal["lobby", "playing", "over"]
PROGRAM: Final = "~"
"""With which the ids of programs begin, so that a table knows them."""


class KeptGame(Struct, frozen=True, kw_only=True):
    """A game before its steps."""

    id: str
    head: bytes
    """JSON of what was decided when the table was set up, with the seed: for the host's eyes only."""
    state: State = "lobby"
    listed: bool = False
    due: int | None = None
    """When something has to happen there even if nobody comes, in milliseconds of the clock."""
    created: int = 0
    settings: str = ""
    """JSON of what is played now, if that is not what the head says."""


class KeptStep(Struct, frozen=True, kw_only=True):
    """Something that came in, with all that followed from it; the whole of it counts, or nothing."""

    game: str
    number: int
    """From 1 on, without a gap."""
    person: str = ""
    """Who sent it; nobody if the table did it by itself."""
    id: str = ""
    """What the sender calls it: the same step sent twice counts once."""
    at: int
    """Milliseconds of the clock."""
    what: bytes = b""
    """JSON of what changed about the people, if something did."""
    lines: str = ""
    """What it added to the record."""


class Mark(Struct, frozen=True, kw_only=True):
    """What the store has to know about a game without reading its steps, from a step on."""

    state: State
    listed: bool
    due: int | None
    settings: str = ""
    """As those of a game, for lists."""
    owners: tuple[tuple[int, str | None], ...] = ()
    """Seats that belong to another person now, or to nobody."""
    results: tuple[KeptResult, ...] = ()


class KeptResult(Struct, frozen=True, kw_only=True):
    """What one round or game brought to a person, for their statistics."""

    person: str
    seat: int
    round: int
    """0: the whole game."""
    ruleset: str
    """The name of what was played: statistics outlive the games."""
    role: str
    won: bool
    gold: int


class KeptPerson(Struct, frozen=True, kw_only=True):
    """Somebody who came with a name, or a program; there are no accounts."""

    id: str
    name: str
    program: bool = False
    created: int = 0
    banned: bool = False
    """Whether the host of the server does not let them in now."""
    seen: int = 0
    """When they last came, to a day."""


def is_program(person: str) -> bool:
    """Whether an id is that of a program."""
    return person.startswith(PROGRAM)


class KeptBan(Struct, frozen=True, kw_only=True):
    """Somebody whom the host of the server does not let in."""

    person: str
    name: str
    """Empty if they have deleted themselves."""
    since: int
    until: int | None = None
    """`None`: for ever."""


class KeptTable(Struct, frozen=True, kw_only=True):
    """A game that is not over, for the host of the server."""

    game: KeptGame
    people: tuple[str, ...]
    """Who has a seat: their names."""
    changed: int
    """When something last happened there."""


class KeptAnnouncement(Struct, frozen=True, kw_only=True):
    """A sentence of the host of the server for everybody who is connected."""

    at: int
    """Milliseconds of the clock; no two have the same."""
    text: str


class KeptCounts(Struct, frozen=True, kw_only=True):
    """How much a store holds."""

    lobby: int
    playing: int
    over: int
    people: int
    """Programs too."""
    banned: int


class KeptSize(Struct, frozen=True, kw_only=True):
    """How much room a store takes, in bytes."""

    taken: int
    free: int | None
    """On the same disk; `None` if that is not known, as the disk is another machine's."""


class KeptToken(Struct, frozen=True, kw_only=True):
    """A secret that was given out once: only its hash is kept."""

    hash: bytes
    """Of a program that somebody made: its id."""
    person: str
    kind: Literal["cookie", "link", "program", "made"]
    expires: int | None = None


class KeptTalk(Struct, frozen=True, kw_only=True):
    """Something that was written at a table, beside the game."""

    game: str
    number: int
    person: str
    name: str
    at: int
    text: str
    watching: bool
    """Whether a watcher wrote it: players read that when the game is over."""
    id: str
    """What the sender calls it: sent twice, it is written once."""


class Tally(Struct, frozen=True, kw_only=True):
    """How often somebody played and won a game in a role, and the gold it brought."""

    game: str
    role: str
    rounds: int
    won: int
    gold: int


class StoreFailed(Exception):
    """The disk, or the way to it: whether the last step was kept has to be looked up."""
