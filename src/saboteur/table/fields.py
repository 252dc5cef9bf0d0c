"""The fields of a line of JSON: a field that is null counts as missing, an unknown field is named."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from msgspec import Raw
from msgspec.json import Decoder, encode

NULL: Final = b"null"
_fields: Final = Decoder(dict[str, Raw])
_UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)


def without_nulls(line: bytes) -> bytes:
    """The line without the fields that are null; one that cannot be read stays as it is.

    >>> without_nulls(b'{"do": "legal", "form": null, "move": {"seat": null}}')
    b'{"do":"legal","move":{"seat": null}}'
    >>> without_nulls(b'{"do": "close"}'), without_nulls(b"null")
    (b'{"do": "close"}', b'null')
    """
    if NULL not in line:
        return line
    try:
        found = _fields.decode(line)
    except (ValueError, RecursionError):
        return line
    kept = {name: value for name, value in found.items() if bytes(value) != NULL}
    return line if len(kept) == len(found) else encode(kept)


def only(line: bytes, names: Collection[str]) -> bytes:
    """The line with only these fields."""
    return encode({name: value for name, value in _fields.decode(line).items() if name in names})


def unknown_field(message: str) -> str | None:
    """The unknown field that a decoder's error names, or `None` for other errors.

    >>> unknown_field("Object contains unknown field `tabel`"), unknown_field("Expected `int`, got `str`")
    ('tabel', None)
    """
    found = _UNKNOWN.fullmatch(message)
    return None if found is None else found[1]
