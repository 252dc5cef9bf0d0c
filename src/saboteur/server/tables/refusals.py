"""Why the server refuses something that neither the rules nor the table refuse."""

from __future__ import annotations

from enum import Enum
from typing import Final

from saboteur.table.refusals import Reason
from saboteur.words.refusals import refusal_sentence
from saboteur.words.sentence import Sentence, said


class ServerRefusal(Enum):
    """A reason, in English for people who write a program; people read the sentence of its name."""

    STRANGER = "the server does not know you: come first with POST /api/me, or send your token"
    WRONG_ORIGIN = "a page of another server sent this"
    NO_SUCH_TABLE = "there is no table of this id"
    NOT_YOUR_SEAT = "this seat is not yours"
    SEAT_TAKEN = "somebody else has this seat"
    NO_FREE_SEAT = "no seat is free"
    NAME_TAKEN = "somebody here is called so already"
    INVALID_NAME = "a name has 1 to 24 printed characters, none of them #, and no space at its ends"
    NOT_THE_HOST = "only the host of the table may do this"
    HAS_BEGUN = "the game has begun"
    NOT_BEGUN = "the game has not begun"
    NOT_OVER = "the game is not over"
    REMOVED = "the host has removed you from this table"
    BANNED = "the host of this server does not let you in"
    NO_WATCHING = "nobody may watch at this table"
    NO_CHAT = "only statements are allowed at this table"
    NO_HINTS = "there are no hints at this table"
    NO_SUCH_BOT = "there is no bot of this name"
    NO_SUCH_PERSON = "nobody of this id is here"
    INVALID_LINK = "this link has been used, or is too old"
    NO_SUCH_LANGUAGE = "there are no words in this language"
    INVALID_SETTINGS = "the settings do not fit together"
    INVALID_POSITION = "no such game begins with this position"
    INVALID_MOVE = "no move is written like this"
    INVALID_STATEMENT = "no statement is written like this"
    INVALID_NONCE = "a nonce has 1 to 64 letters, digits, - or _"
    TOO_MUCH = "too much at once: wait a moment"
    TOO_LONG = "this is too long"
    INVALID_REQUEST = "no request is written like this"
    NOT_KEPT = "the server could not store this: try again"
    FAILED = "the server made a mistake, and nothing has changed"
    STOPPING = "the server is being stopped: try again in a moment"
    WRONG_PASSWORD = "this server has a password"
    NOT_SUBSCRIBED = "open the table first"
    NO_SUCH_PAGE = "there is nothing at this path"
    WRONG_METHOD = "this path does not take this method"
    WRONG_HOST = "the server is not reached under this name: start it with --public-url"
    FROM_OUTSIDE = "only the machine of the server, and those that --trusted names, may see this"
    TOO_SLOW = "the rest of the request did not come in time"
    NOT_CHECKED = "checking this record takes too long"

    @property
    def rule(self) -> str:
        """No rule."""
        return ""


AnyReason = Reason | ServerRefusal
LONGEST_DETAIL: Final = 200
"""What somebody sent may be part of it."""


class Refused(Exception):
    """A request that is not carried out."""

    def __init__(self, reason: AnyReason, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail[:LONGEST_DETAIL]
        """For people who write a program: what exactly is wrong, in English."""


def reason_sentence(reason: AnyReason) -> Sentence:
    """Why, in the words of the one who reads it."""
    if not isinstance(reason, ServerRefusal):
        return refusal_sentence(reason)
    return said("refusal-without-rule", reason=said(f"refusal-server-{reason.name.lower().replace('_', '-')}"))
