"""The form of the small texts in a record: names, seeds, commitments, nonces, dates."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Final

_COMMITMENT: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)
_NONCE: Final = re.compile(r"[0-9A-Za-z_-]{1,64}", re.ASCII)
_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z", re.ASCII)


def is_line(text: object, longest: int) -> bool:
    """Whether this is a text that can be written in a line and read back unchanged."""
    return isinstance(text, str) and len(text) <= longest and text.isprintable() and text == text.strip()


def is_commitment(text: str) -> bool:
    """Whether this is a hash, or a seed for a commitment: 256 bits."""
    return bool(_COMMITMENT.fullmatch(text))


def is_nonce(text: str) -> bool:
    """Whether a seat may add this text to the deal; `-` means none.

    >>> is_nonce("luck-7"), is_nonce("-"), is_nonce("two words")
    (True, False, False)
    """
    return bool(_NONCE.fullmatch(text)) and text != "-"


def is_date(text: str) -> bool:
    """
    >>> is_date("2026-02-28T23:59:59Z"), is_date("2026-02-30T00:00:00Z"), is_date("yesterday")
    (True, False, False)
    """
    if not _DATE.fullmatch(text):
        return False
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True
