"""What is decided about a table before anybody plays."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct
from msgspec.json import decode

from saboteur.engine.ruleset import MOST_SEATS, Ruleset
from saboteur.rulesets import ruleset

DAY: Final = 86_400
LONGEST_NAME: Final = 24
"""Of a person; a record takes longer ones."""

Bot = Annotated[str, Meta(min_length=1, max_length=32, description="The name of a bot in the registry")]
Look = Annotated[str, Meta(pattern="^[a-z0-9-]{0,24}$")]
"""How a dwarf is drawn: hat, beard and colour, as pages name them; empty: as the page likes."""
Language = Literal["en", "ru", "uk"]
Phase = Literal["lobby", "playing", "over"]
Why = Literal["clock", "gone", "left", "failed"]
"""Why a bot plays for somebody: their time ran out, they are not here, they left, or another bot failed."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How much time a player has: for each turn, or for the whole game with something added for each turn."""

    kind: Literal["turn", "bank"]
    """`turn`: so much time for each turn. `bank`: so much for the whole game."""
    seconds: Annotated[int, Meta(ge=5, le=14 * DAY)]
    increment: Annotated[int, Meta(ge=0, le=DAY)] = 0
    """Seconds added to a bank after each turn."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the host chooses."""

    game: Annotated[str, Meta(max_length=32)] = "base"
    """One of those of `GET /api/games`."""
    options: dict[Annotated[str, Meta(max_length=32)], bool | int | str | None] = {}
    """Of the game, by their names."""
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)] | None = None
    """`None`: the usual number."""
    clock: Clock | None = None
    """How much time a player has; `None`: as much as they like."""
    listed: bool = False
    """Whether strangers find the table in the list; otherwise one needs its link."""
    watching: bool = True
    """Whether people without a seat may look on."""
    talk: Literal["statements", "chat"] = "chat"
    """Whether people may write freely, or only make the statements that bots understand too."""
    hints: bool = False
    """Whether players may ask what a good player would do."""
    starts: Literal["host", "full"] = "host"
    """Whether the game begins when the host says so, or also as soon as all seats are taken."""
    automatic: bool = True
    """Whether the table makes a move by itself if everybody knows that there is no other."""
    bot: Bot = "normal"
    """Who takes the free seats, and plays for those who are away."""
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 900
    """Milliseconds before a bot moves."""
    grace: Annotated[int, Meta(ge=5, le=DAY)] = 60
    """Seconds for which the table waits for somebody who is asked and not there, and before the game for its host.

    Where a clock runs it waits for those who are asked until their clock has run out.
    """
    language: Language = "en"
    """In which the bots have their names."""


def rules_of(settings: Settings) -> Ruleset:
    """The game with its options; raises `InvalidOptions`."""
    options: dict[str, Any] = dict(settings.options)
    return ruleset(settings.game, options)


def seats_of(settings: Settings) -> int:
    """The number of seats; raises `ValueError` if the game is not played by that number."""
    rules = rules_of(settings)
    seats = settings.seats or rules.usual_seats
    if seats not in rules.seats:
        raise ValueError(f"seats: {settings.game} is played by {rules.seats[0]} to {rules.seats[-1]}, not by {seats}")
    return seats


class Head(Struct, frozen=True, kw_only=True):
    """A table before its first step."""

    id: str
    settings: Settings
    seed: str
    """Secret until the game is over."""
    host: str
    """The person who set the table up."""
    created: int
    position: str = ""
    """Where the game begins, if not with a deal; such a table is never listed and counts in no statistics."""
    before: str = ""
    """The table whose people play again here."""
    code: str = ""
    """A few letters that can be read out: they lead to the table until its game is over."""


def settings_now(head: Head, changed: str) -> Settings:
    """What is to be played at a table, if a store knows whether that was changed."""
    return decode(changed, type=Settings) if changed else head.settings
