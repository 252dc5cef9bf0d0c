"""What of the head of a game the database has to find."""

from __future__ import annotations

from typing import Final

from msgspec import DecodeError, Struct
from msgspec.json import Decoder


class _Named(Struct):
    host: str = ""
    code: str = ""


_heads: Final = Decoder(_Named)


def host_and_code(head: bytes) -> tuple[str, str]:
    """Who set a game up, and the code that leads to it.

    >>> host_and_code(b'{"host":"ann","seed":"5eed"}')
    ('ann', '')
    """
    try:
        named = _heads.decode(head)
    except DecodeError:
        return "", ""
    return named.host, named.code
