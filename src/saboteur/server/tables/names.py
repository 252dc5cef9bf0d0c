"""What people are called at a table: no two of them in a way that looks the same."""

from __future__ import annotations

import unicodedata
from typing import Final

from saboteur.notation.records.record import Chair
from saboteur.server.tables.refusals import Refused, ServerRefusal
from saboteur.server.wire.settings import LONGEST_NAME

_ALIKE: Final = str.maketrans(
    "аевкмнорстухіјѕһԁԛԝαβεζηικμνορτυχ",
    "aebkmhopctyxijshdqwabezhikmnoptyx",
)
"""Small letters of other alphabets that look like Latin ones, they or their capitals."""


def checked_name(text: str) -> str:
    """What somebody wants to be called, in the one form of its letters; raises `Refused` for what cannot be a name."""
    name = unicodedata.normalize("NFKC", text).strip()
    try:
        Chair("person", name)
    except ValueError:
        raise Refused(ServerRefusal.INVALID_NAME) from None
    if not 0 < len(name) <= LONGEST_NAME:
        raise Refused(ServerRefusal.INVALID_NAME)
    return name


def likeness(name: str) -> str:
    """The same for names that look the same, or differ only in the case of their letters.

    >>> likeness("ANN") == likeness("\\u0410nn") == likeness("\\uff21nn")
    True
    >>> likeness("Bj\\u00f6rn") == likeness("Bjo\\u0308rn") != likeness("Bjorn")
    True
    """
    folded = unicodedata.normalize("NFKC", name).casefold().translate(_ALIKE)
    return unicodedata.normalize("NFKC", " ".join(folded.split()))


def name_apart(name: str, taken: set[str]) -> str:
    """A name for somebody without a seat, who cannot be mistaken for somebody who has one; `taken` are likenesses.

    >>> name_apart("Ann", {"ann", "ann 2"})
    'Ann 3'
    """
    number, found = 1, name
    while likeness(found) in taken:
        number += 1
        found = f"{name} {number}"
    return found
