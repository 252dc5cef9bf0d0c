"""Text that somebody wrote, as it may be shown to others."""

from __future__ import annotations

import unicodedata
from typing import Final

TURNING: Final = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
"""Characters that turn the direction of the text behind them."""


def plain_text(text: str) -> str:
    """What somebody wrote, in one line, without what would change how the rest of a page is shown.

    >>> plain_text("  two\\nlines \\u202e\\x00 and more ")
    'two lines and more'
    """
    return " ".join("".join(_shown_as(letter) for letter in text).split())


def _shown_as(letter: str) -> str:
    if letter.isspace():
        return " "
    kind = unicodedata.category(letter)
    return "" if kind in ("Cc", "Cs", "Cn", "Co") or unicodedata.bidirectional(letter) in TURNING else letter
