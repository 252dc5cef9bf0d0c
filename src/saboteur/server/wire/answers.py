"""What the server answers over HTTP, one struct an answer (docs/openapi.json)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from saboteur.server.wire.checks import CheckAnswer
from saboteur.server.wire.messages import (
    ShownPerson,
    ShownQuestion,
    ShownReason,
    ShownSeat,
    TableMessage,
    TalkMessage,
    WrittenEvent,
    WrittenSentence,
)
from saboteur.server.wire.settings import Language, Phase, Settings
from saboteur.table.referee.answers import DescribedCard, DescribedGame

WrittenEntry = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/Entry"})]
WrittenStory = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/GameSummary"})]
# Written by words/ and table/story, whose schemas describe them.


class RefusalAnswer(ShownReason, kw_only=True):
    """Nothing was done."""

    detail: str
    """For the author of a program, in English."""


# -- oneself -------------------------------------------------------------------------------------------------------


class WhoAnswer(Struct, kw_only=True):
    """Whether the server knows somebody, and what it would take to come in."""

    person: ShownPerson | None
    password: bool
    """Whether newcomers have to know the password of the server."""


class ProgramAnswer(ShownPerson, kw_only=True):
    """A program that may sit at tables."""

    token: str
    """Shown this once: the server keeps only its hash."""


class ProgramsAnswer(Struct, kw_only=True):
    """The programs that somebody made; a program goes with the person who made it."""

    programs: tuple[ShownPerson, ...]


class LinkAnswer(Struct, kw_only=True):
    """What makes another device one's own, once and within a quarter of an hour."""

    link: str


class ShownTally(Struct, kw_only=True):
    """How often somebody played and won a game in a role, and the gold it brought."""

    game: str
    role: str
    """Empty: in whole games, whatever the dwarf was."""
    rounds: int
    won: int
    gold: int


class StatisticsAnswer(Struct, kw_only=True):
    """What somebody has played."""

    tallies: tuple[ShownTally, ...]


class MutedAnswer(Struct, kw_only=True):
    """Whom somebody does not want to read."""

    people: tuple[ShownPerson, ...]


# -- tables --------------------------------------------------------------------------------------------------------


class ListedTable(Struct, kw_only=True):
    """A table in a list."""

    table: str
    phase: Phase
    created: int
    """In milliseconds of the server's clock."""
    settings: Settings
    here: int
    """How many people have it open now."""
    free: int | None
    """Seats that somebody could take, a bot's too; `None` if nobody has it open."""
    seats: tuple[ShownSeat, ...] | None = None
    """Who sits there, as far as that was looked at."""
    round: int = 0
    """The round that is played; 0 before the game."""
    question: ShownQuestion | None = None
    """What the game waits for."""


class TablesAnswer(Struct, kw_only=True):
    """Tables, the newest first."""

    tables: tuple[ListedTable, ...]


class EventsAnswer(Struct, kw_only=True):
    """All that an observer was told, with the words for it: what a page shows above what it hears from now on."""

    at: int
    """The number of the last event."""
    events: tuple[WrittenEvent, ...]


class StoryAnswer(Struct, kw_only=True):
    """The rounds that are over and the game, as one observer may know them."""

    story: WrittenStory
    rounds: tuple[tuple[WrittenSentence, ...], ...]
    """Each round told: who won and why, what turned it, what everybody did."""
    said: tuple[WrittenSentence, ...]
    """Who has won the game and what everybody did in it; empty while it goes on."""
    opening: tuple[WrittenSentence, ...]
    """The round that is being played: who one is and what one wants, who begins; empty for a watcher."""


class CreatedAnswer(Struct, kw_only=True):
    """A table was set up."""

    table: str


class TalkAnswer(Struct, kw_only=True):
    """What was written at a table, in order."""

    talk: tuple[TalkMessage, ...]


# -- what does not change ------------------------------------------------------------------------------------------


class GamesAnswer(Struct, kw_only=True):
    """Every game with its options, and every kind of card."""

    games: tuple[DescribedGame, ...]
    cards: tuple[DescribedCard, ...]


class ShownTemper(Struct, kw_only=True):
    """How a bot may be minded."""

    name: str
    bot: str
    """The bot with this temperament, as `bot` of a request or a setting has it."""
    said: WrittenSentence


class ShownBot(Struct, kw_only=True):
    """A bot that may sit at a table."""

    name: str
    """As `bot` of a request or a setting has it."""
    cost: Literal["quick", "thinking"]
    """Whether it moves at once, or takes the time of a player."""
    said: WrittenSentence
    tempers: tuple[ShownTemper, ...]
    """How it may be minded; without one, a seat gets any of them."""


class BotsAnswer(Struct, kw_only=True):
    """Every bot."""

    bots: tuple[ShownBot, ...]


class HelpAnswer(Struct, kw_only=True):
    """What there is help about in one language, and how it is found (docs/words.md)."""

    language: Language
    fluent: str
    """The messages of help, in the format of Fluent; to be added to those of the words."""
    games: dict[str, tuple[WrittenEntry, ...]]
    """The entries of each game; what comes first is meant first."""
    cards: dict[str, str]
    """The id of the entry of each card, in the first game that has it."""


class WordsAnswer(Struct, kw_only=True):
    """All that it takes to read the sentences of the server in one language (docs/words.md)."""

    language: Language
    languages: dict[str, str]
    """What each language calls itself, by its code."""
    fluent: str
    """All messages but those of help, in the format of Fluent."""
    cards: dict[str, WrittenSentence]
    """What every card is called, by its id."""


ANSWERS = (
    RefusalAnswer,
    ShownPerson,
    WhoAnswer,
    ProgramAnswer,
    ProgramsAnswer,
    LinkAnswer,
    MutedAnswer,
    StatisticsAnswer,
    TablesAnswer,
    CreatedAnswer,
    EventsAnswer,
    StoryAnswer,
    TableMessage,
    TalkAnswer,
    GamesAnswer,
    BotsAnswer,
    WordsAnswer,
    HelpAnswer,
    CheckAnswer,
)
