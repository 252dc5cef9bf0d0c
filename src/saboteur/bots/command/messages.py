"""The lines a bot reads and writes, one struct each (docs/bot-protocol.md); the field `tell` says which it is told.

Everything that a bot is sent is made here, only from what its seat is told.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any, Final, TypeVar

from msgspec import UNSET, DecodeError, Meta, Struct, UnsetType, ValidationError
from msgspec.json import Decoder, Encoder

from saboteur.bots.command.failure import Fault
from saboteur.table.fields import only, unknown_field, without_nulls

PROTOCOL: Final = 2
"""It grows by one if bots for the last version would fail."""
MOST_SAID: Final = 10
LONGEST_NAME: Final = 40


def _shaped(*names: str) -> Meta:
    """Described by the schemas of plain values; a move or a statement may also be its text."""
    return Meta(extra_json_schema={"anyOf": [{"$ref": f"#/$defs/{name}"} for name in names]})


Plain = dict[str, Any]
Scalar = str | int | float | bool | None
Flat = dict[str, Scalar | list[Scalar]]
"""The greatest depth of moves and statements; anything deeper is wrong."""
PlainView = Annotated[Plain, _shaped("View")]
PlainFact = Annotated[Plain, _shaped("Fact")]
PlainMove = Annotated[Plain, _shaped("Move")]
PlainStatement = Annotated[Plain, _shaped("Statement")]
WrittenMove = Annotated[str | Flat, _shaped("Move", "Text")]
WrittenStatement = Annotated[str | Flat, _shaped("Statement", "Text")]
Seat = Annotated[int, Meta(ge=0, le=11)]
Number = Annotated[int, Meta(ge=0)]


class ToBot(Struct, tag_field="tell", frozen=True, omit_defaults=True):
    """A line to a bot; fields may be added, and a bot passes over those it does not know."""


class Begin(ToBot, tag="begin", frozen=True):
    """A game begins: the seat, and what can be seen from there. To be answered with `ready`."""

    protocol: int
    seat: Seat
    view: PlainView


class Facts(ToBot, tag="facts", frozen=True):
    """Something happened, told as the seat sees it."""

    at: Number
    """The number of the last of them; facts and statements are counted from 1."""
    facts: list[PlainFact]


class Heard(ToBot, tag="statement", frozen=True):
    """A seat made a statement, true or not; one's own are told too."""

    at: Number
    seat: Seat
    statement: PlainStatement


class Ask(ToBot, tag="ask", frozen=True):
    """A move is asked for. To be answered with `move`."""

    at: Number
    """How many facts and statements have been told."""
    asked: str
    """What for: `turn`, `goal`, `position`, `claim`, `nugget` or `rob`."""
    seconds: float
    """How long the answer may take."""
    moves: list[PlainMove]
    """Everything that is legal, sorted by its text."""
    view: PlainView | UnsetType = UNSET
    """What can be seen now, for a bot that wanted views."""


class Refused(ToBot, tag="refused", frozen=True):
    """The last answer is not taken; the question follows once more."""

    reason: str
    rule: str
    """The number of the rule, empty if there is none."""
    move: WrittenMove
    """As it was answered."""


class End(ToBot, tag="end", frozen=True):
    """The game is over for this bot: nothing more will come."""

    abandoned: str | UnsetType = UNSET
    """Why it was broken off, if it was: an empty text if no reason was given."""
    seat: Seat | UnsetType = UNSET
    """Who broke it off; missing if the host did."""


Told = Begin | Facts | Heard | Ask | Refused | End


class Ready(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A bot's first line."""

    ready: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    """Its name."""
    views: bool = False
    """Whether it wants to be shown the view with every question."""


class Answer(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A bot's line when it is asked."""

    move: WrittenMove
    says: Annotated[list[WrittenStatement], Meta(max_length=MOST_SAID)] = []
    """Statements it makes before it moves."""
    at: Number | UnsetType = UNSET
    """The `at` of the question, if the bot wants to be sure which one it answers."""


_ENCODER: Final = Encoder()
_READY: Final = Decoder(Ready)
_ANSWER: Final = Decoder(Answer)
T = TypeVar("T")


def line_of(message: Told) -> bytes:
    """A message as it is sent.

    >>> line_of(Refused("that card is not in the hand", "3.1", "discard base_map"))
    b'{"tell":"refused","reason":"that card is not in the hand","rule":"3.1","move":"discard base_map"}\\n'
    """
    return _ENCODER.encode(message) + b"\n"


def read_ready(line: bytes) -> tuple[Ready, str]:
    """Reads a bot's first line, and the first field that it should not have; anything else is a fault."""
    found, unknown = _read_known(_READY, Ready, line, "ready")
    if not found.ready.isprintable() or found.ready != found.ready.strip() or "#" in found.ready:
        raise Fault("it is ready with a name that does not fit on a line of a record", line)
    return found, unknown


def read_answer(line: bytes) -> tuple[Answer, str]:
    """Reads a bot's answer, and the name of the first unknown field.

    >>> read_answer(b'{"move": "rob 2", "says": ["accuse 2"], "at": null}')
    (Answer(move='rob 2', says=['accuse 2'], at=UNSET), '')
    >>> read_answer(b'{"move": "rob 2", "seat": 1}')
    (Answer(move='rob 2', says=[], at=UNSET), 'seat')
    >>> read_answer(b'{"mov": "rob 2"}')
    Traceback (most recent call last):
    saboteur.bots.command.failure.Fault: its line is not an answer: Object contains unknown field `mov`
    """
    return _read_known(_ANSWER, Answer, line, "an answer")


def _read_known(decoder: Decoder[T], made: type[Struct], line: bytes, what: str) -> tuple[T, str]:
    """Reads the known fields of a line, and the name of the first unknown one."""
    said = without_nulls(line)
    try:
        return decoder.decode(said), ""
    except (ValueError, RecursionError) as error:
        unknown = unknown_field(str(error))
    if unknown is not None:
        with suppress(ValueError, RecursionError):
            return decoder.decode(only(said, made.__struct_fields__)), unknown
    return _read(decoder, line, what), ""


def _read(decoder: Decoder[T], line: bytes, what: str) -> T:
    try:
        return decoder.decode(without_nulls(line))
    except ValidationError as error:
        raise Fault(f"its line is not {what}: {error}", line) from None
    except UnicodeDecodeError as error:
        raise Fault(f"its line is not UTF-8: {error.reason} at byte {error.start}", line) from None
    except RecursionError:
        raise Fault("its line is nested too deeply", line) from None
    except DecodeError as error:
        raise Fault(f"its line is not JSON: {error}", line) from None
