"""Every route below /api, as a table: the server answers by it, and its description is made of it (openapi.py)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from msgspec import Struct

from saboteur.server.tables.refusals import ServerRefusal
from saboteur.server.wire.answers import (
    BotsAnswer,
    CreatedAnswer,
    EventsAnswer,
    GamesAnswer,
    HelpAnswer,
    LinkAnswer,
    MutedAnswer,
    ProgramAnswer,
    ProgramsAnswer,
    StatisticsAnswer,
    StoryAnswer,
    TablesAnswer,
    TalkAnswer,
    WhoAnswer,
    WordsAnswer,
)
from saboteur.server.wire.bodies import Body, CheckBody, LinkBody, NameBody, TableBody, WelcomeBody
from saboteur.server.wire.checks import CheckAnswer
from saboteur.server.wire.messages import ShownPerson, TableMessage

TEXT: Final = "text/plain; charset=utf-8"
JSON: Final = "application/json"
SVG: Final = "image/svg+xml"

R: Final = ServerRefusal
OWN_EYES: Final = "`watcher` or the number of a seat; if left out one's seat while one plays on one, else a watcher"


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One method of one path."""

    method: str
    path: str
    handler: str
    """The name of the method of `Api` that answers."""
    says: str
    answer: type[Struct] | str | None
    """What is answered: a struct, a text of this type, or nothing."""
    status: int = 200
    body: type[Body] | None = None
    known: bool = True
    """Whether only people and programs that the server knows may ask; of a server with a password they always are."""
    door: bool = False
    """Whether one comes in by it."""
    lasting: bool = False
    """Whether the answer stays the same while the server runs, so that one need not load it twice."""
    refusals: tuple[ServerRefusal, ...] = ()
    """Those that are its own."""
    query: dict[str, str] = field(default_factory=dict)
    """What may stand behind the question mark, and what it means."""

    @property
    def before_password(self) -> bool:
        """Whether a server with a password answers it to somebody whom it does not know.

        The ways in, and what a page needs to show them: what is the same for everybody tells nothing of anybody.
        """
        return self.door or self.lasting

    @property
    def refused_with(self) -> tuple[ServerRefusal, ...]:
        """Every refusal there can be."""
        found = [*self.refusals]
        if not self.before_password:
            found.append(R.STRANGER)
        if not self.lasting:
            found.append(R.BANNED)
        if self.method != "GET":
            found.append(R.WRONG_ORIGIN)
        if self.body is not None:
            found += [R.INVALID_REQUEST, R.TOO_LONG, R.TOO_SLOW]
        return (*found, R.TOO_MUCH, R.WRONG_HOST, R.NOT_KEPT, R.FAILED)


ENDPOINTS: Final = (
    Endpoint("GET", "/api/me", "me", "Who am I?", ShownPerson),
    Endpoint(
        "GET", "/api/who", "who", "Does the server know me, and does it want a password?", WhoAnswer,
        known=False, door=True,
    ),
    Endpoint(
        "POST", "/api/me", "welcome", "Come with a name, and get a cookie.", ShownPerson,
        status=201, body=WelcomeBody, known=False, door=True, refusals=(R.INVALID_NAME, R.WRONG_PASSWORD),
    ),
    Endpoint(
        "PATCH", "/api/me", "rename", "Be called otherwise from now on.", ShownPerson,
        body=NameBody, refusals=(R.INVALID_NAME,),
    ),
    Endpoint("DELETE", "/api/me", "forget", "Delete all that is kept of oneself.", None, status=204),
    Endpoint(
        "POST", "/api/me/link", "link", "A secret that makes another device one's own, once.", LinkAnswer,
        status=201,
    ),
    Endpoint(
        "POST", "/api/me/arrive", "arrive", "Come with such a secret, and get a cookie.", ShownPerson,
        body=LinkBody, known=False, door=True, refusals=(R.INVALID_LINK, R.WRONG_PASSWORD),
    ),
    Endpoint(
        "POST", "/api/me/programs", "program", "A token with which a program sits at tables.", ProgramAnswer,
        status=201, body=WelcomeBody, refusals=(R.INVALID_NAME, R.WRONG_PASSWORD),
    ),
    Endpoint("GET", "/api/me/programs", "programs", "The programs for which I got a token.", ProgramsAnswer),
    Endpoint(
        "DELETE", "/api/me/programs/{program}", "dismiss", "Delete such a program: its token is worth nothing.",
        None, status=204, refusals=(R.NO_SUCH_PERSON,),
    ),
    Endpoint("GET", "/api/me/tables", "my_tables", "The tables at which I have a seat.", TablesAnswer),
    Endpoint("GET", "/api/me/muted", "muted", "Whom I do not want to read.", MutedAnswer),
    Endpoint("GET", "/api/me/statistics", "statistics", "How often I played and won.", StatisticsAnswer),
    Endpoint(
        "POST", "/api/check", "check", "Is a record right, and what does it show? Nothing of it is kept.", CheckAnswer,
        body=CheckBody, refusals=(R.NOT_CHECKED,),
    ),
    Endpoint("GET", "/api/tables", "tables", "Tables that everybody may find.", TablesAnswer, known=False),
    Endpoint(
        "POST", "/api/tables", "create", "Set up a table.", CreatedAnswer,
        status=201, body=TableBody, refusals=(R.INVALID_SETTINGS, R.NO_SUCH_BOT, R.INVALID_POSITION, R.NOT_CHECKED),
    ),
    Endpoint(
        "GET", "/api/tables/{table}", "table", "What is played at a table, and by whom.", TableMessage,
        known=False, refusals=(R.NO_SUCH_TABLE,),
    ),
    Endpoint(
        "GET", "/api/codes/{code}", "find", "The table to which a code leads, until its game is over.", CreatedAnswer,
        refusals=(R.NO_SUCH_TABLE,),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/qr", "qr", "The link to a table as a square that cameras read.", SVG, known=False,
        refusals=(R.NO_SUCH_TABLE,),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/record", "record",
        "The record of a game (docs/notation.md): complete when it is over, before as one's own seat saw it.", TEXT,
        known=False, query={"as": "`table`, `watcher` or the number of a seat; all that may be seen if left out"},
        refusals=(R.NO_SUCH_TABLE, R.NOT_BEGUN, R.NOT_OVER, R.NOT_YOUR_SEAT, R.NO_WATCHING, R.REMOVED),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/steps", "steps",
        "A game step by step: through any eyes when it is over, before through one's own.", CheckAnswer,
        known=False, query={
            "as": "`table`, `watcher` or the number of a seat; all that may be seen if left out",
            "since": "how many steps are left out; none if left out",
        },
        refusals=(R.NO_SUCH_TABLE, R.NOT_BEGUN, R.NOT_OVER, R.NOT_YOUR_SEAT, R.NO_WATCHING, R.REMOVED, R.NOT_CHECKED),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/events", "events",
        "All that has happened in a game: while it goes on as one's own seat was told it.", EventsAnswer,
        known=False, query={"as": OWN_EYES},
        refusals=(R.NO_SUCH_TABLE, R.NOT_BEGUN, R.NOT_OVER, R.NOT_YOUR_SEAT, R.NO_WATCHING, R.REMOVED, R.STRANGER),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/story", "story",
        "The rounds and the game told: while it goes on as one's own seat knows them.", StoryAnswer,
        known=False, query={"as": OWN_EYES},
        refusals=(R.NO_SUCH_TABLE, R.NOT_BEGUN, R.NOT_OVER, R.NOT_YOUR_SEAT, R.NO_WATCHING, R.REMOVED, R.STRANGER),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/talk", "talk", "What was written at a table.", TalkAnswer,
        refusals=(R.NO_SUCH_TABLE, R.NO_WATCHING, R.REMOVED),
    ),
    Endpoint(
        "GET", "/api/games", "games", "Every game with its options, and every kind of card.", GamesAnswer,
        known=False, lasting=True,
    ),
    Endpoint("GET", "/api/bots", "bots", "Every bot.", BotsAnswer, known=False, lasting=True),
    Endpoint(
        "GET", "/api/words/{language}", "words", "All words of a language, but help.", WordsAnswer,
        known=False, lasting=True, refusals=(R.NO_SUCH_LANGUAGE,),
        query={"part": "`table`: what the first picture of a table is written with; `rest`: what that lacks"},
    ),
    Endpoint(
        "GET", "/api/help/{language}", "help", "What there is help about, and all its texts.", HelpAnswer,
        known=False, lasting=True, refusals=(R.NO_SUCH_LANGUAGE,),
    ),
    Endpoint("GET", "/api/openapi.json", "openapi", "This document.", JSON, known=False, lasting=True),
)  # fmt: skip
