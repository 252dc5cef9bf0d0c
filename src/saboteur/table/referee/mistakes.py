"""What is wrong with a line that the referee does not understand: a code, a message, and the field."""

from __future__ import annotations

import json
import re
from functools import reduce
from operator import or_
from typing import Any, Final, NoReturn

from msgspec import UNSET, DecodeError, Struct, UnsetType, ValidationError
from msgspec.json import Decoder
from msgspec.structs import fields

from saboteur.notation.plain import InvalidValue
from saboteur.notation.text import InvalidText
from saboteur.table.fields import without_nulls
from saboteur.table.referee.answers import Code, Error, ShownRefusal
from saboteur.table.referee.protocol import LONGEST_LINE, REQUESTS, Id, Request
from saboteur.table.refusals import Reason

LONGEST_MESSAGE: Final = 400

_requests: Final[Decoder[Request]] = Decoder(reduce(or_, REQUESTS))
_FIELDS: Final = {str(each.__struct_config__.tag): [field.name for field in fields(each)] for each in REQUESTS}
_VALIDATION: Final = re.compile(r"(?P<what>.*?)(?: - at `(?:\$\.?)?(?P<path>.*)`)?", re.DOTALL)
_NAMED: Final = re.compile(r"Object (?P<how>missing required|contains unknown) field `(?P<name>.*)`", re.DOTALL)
_CODES: Final[dict[str, Code]] = {"missing required": "missing_field", "contains unknown": "unknown_field"}


class Mistake(Exception):
    """A request that cannot be carried out; nothing has changed."""

    def __init__(self, code: Code, message: str, field: str = "", **more: Any) -> None:
        super().__init__(message)
        self.error = Error(code=code, message=_cut(message), field=_cut(field) or UNSET, **more)


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST_MESSAGE else text[: LONGEST_MESSAGE - 1] + "…"


def too_long() -> Mistake:
    """The error for a line that was too long to keep."""
    return Mistake("too_long", f"a line has at most {LONGEST_LINE:,} bytes")


def refused(reason: Reason, field: str, words: str | None = None) -> Mistake:
    """The error if the rules or the table do not allow it, with a more exact message if there is one."""
    return Mistake("refused", words or str(reason), field, refusal=shown_refusal(reason))


def shown_refusal(reason: Reason) -> ShownRefusal:
    """A refusal as plain values."""
    return ShownRefusal(reason.name.lower(), reason.rule, reason.reason)


def misread(error: ValueError, field: str) -> Mistake:
    """What a reader of notation/ found wrong in a field."""
    match error:
        case InvalidValue():
            return Mistake("invalid_value", str(error), error.path or field)
        case InvalidText():
            return Mistake("invalid_value", f"{field}: {error}", field, line=error.line, column=error.column)
        case _:
            return Mistake("invalid_value", f"{field}: {error}", field)


def read_request(line: bytes) -> Request:
    """The request a line holds.

    >>> read_request(b'{"do": "close", "table": "a", "id": 7}')
    CloseRequest(id=7, table='a')
    >>> read_request(b'{"do": "close", "tabel": "a"}')
    Traceback (most recent call last):
    saboteur.table.referee.mistakes.Mistake: unknown field `tabel`: `close` has do, id, table
    """
    try:
        text = line.decode()
        request = _requests.decode(without_nulls(line))
        _check_fields_once(text)
    except UnicodeDecodeError as error:
        raise Mistake("not_utf8", f"byte {error.start} is not UTF-8") from None
    except ValidationError as error:
        _explain(str(error), line)
    except DecodeError as error:
        raise Mistake("not_json", str(error)) from None
    except RecursionError:
        raise Mistake("too_deep", "too many brackets in each other") from None
    return request


def _explain(message: str, line: bytes) -> NoReturn:
    """Which field a well-formed line has got wrong."""
    parts = _VALIDATION.fullmatch(message)
    what, path = (parts["what"], parts["path"] or "") if parts else (message, "")
    if named := _NAMED.fullmatch(what):
        name, how = named["name"], named["how"]
        field = f"{path}.{name}" if path else name
        do = _heard(line).do
        if how == "contains unknown" and not path and isinstance(do, str):
            known = ", ".join(["do", *_FIELDS.get(do, ())])
            raise Mistake("unknown_field", f"unknown field `{name}`: `{do}` has {known}", field)
        raise Mistake(_CODES[how], f"{'missing' if how[0] == 'm' else 'unknown'} field `{name}`", field)
    if path == "do":
        raise Mistake("unknown_request", f"do: expected one of {', '.join(_FIELDS)}", "do")
    raise Mistake("invalid_value", f"{path}: {what}" if path else what, path)


# -- what is heard of a line that is not understood ------------------------------------------------------------------


class _Heard(Struct):
    do: Any = None
    id: Any = None


class _HeardId(Struct):
    id: Id | UnsetType = UNSET


_heard_of: Final = Decoder(_Heard)
_id_of: Final = Decoder(_HeardId)


def _heard(line: bytes) -> _Heard:
    try:
        return _heard_of.decode(line)
    except (ValueError, RecursionError):
        return _Heard()


def heard_id(line: bytes) -> Id | UnsetType:
    """The id of a line with a mistake, if it can be read."""
    try:
        return _id_of.decode(line).id
    except (ValueError, RecursionError):
        return UNSET


# -- fields that stand twice -------------------------------------------------------------------------------------------


def _once(pairs: list[tuple[str, object]]) -> None:
    if len(dict(pairs)) == len(pairs):
        return
    found: set[str] = set()
    for name, _ in pairs:
        if name in found:
            raise Mistake("repeated_field", f"the field `{name}` stands twice", name)
        found.add(name)


_twice: Final = json.JSONDecoder(object_pairs_hook=_once, parse_int=len, parse_float=len)


def _check_fields_once(text: str) -> None:
    """An object with the same field twice is refused, because programs differ in which of the two they use."""
    _twice.decode(text)
