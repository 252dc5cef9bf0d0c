"""The version of records and positions: which rules they follow, and the error for other versions (docs/notation.md).

>>> print(expected_head("record", "saboteur record 3"))
saboteur record 2 (this record was played by the rules of version 3, which a newer program may know; version 2 is read)
>>> expected_head("record", "game: base")
'saboteur record 2'
"""

from __future__ import annotations

import re
from typing import Final, Literal

from saboteur.notation.plain import InvalidValue, joined

VERSION: Final = 2
"""One number for both, because a record may contain a position."""

EARLIER: Final = {
    1: "which asked for no nugget if all were alike, and hid at the end of a round or game what is shown now",
}
"""What was different."""

NEWER: Final = "which a newer program may know"

_HEAD: Final = re.compile(r"saboteur (record|position) ([1-9][0-9]{0,8})", re.ASCII)
_DONE: Final = {"record": "played", "position": "written"}

Kind = Literal["record", "position"]


def head(kind: Kind) -> str:
    """The first line."""
    return f"saboteur {kind} {VERSION}"


def version_of(kind: Kind, line: str) -> int | None:
    """The version that a first line names, or `None`."""
    match = _HEAD.fullmatch(line)
    return int(match[2]) if match and match[1] == kind else None


def other_version(kind: Kind, found: object) -> str:
    """Why another version is not read; empty if this is not another version."""
    if type(found) is not int or found == VERSION or not 0 < found < 10**9:
        return ""
    why = EARLIER.get(found, NEWER)
    return f"this {kind} was {_DONE[kind]} by the rules of version {found}, {why}; version {VERSION} is read"


def expected_head(kind: Kind, line: str) -> str:
    """What was expected where this first line stands."""
    return _expected(head(kind), other_version(kind, version_of(kind, line)))


def check_version(kind: Kind, value: object, path: str) -> None:
    """Checks the version of a plain value, before its fields, which may differ in another version."""
    if isinstance(value, dict) and kind in value and (type(value[kind]) is not int or value[kind] != VERSION):
        expected = _expected(str(VERSION), other_version(kind, value[kind]))
        raise InvalidValue(joined(path, kind), expected, value[kind])


def _expected(words: str, why: str) -> str:
    return f"{words} ({why})" if why else words
