"""A few letters that lead to a table, for those to whom no link can be sent: they are read out and typed.

There are 13 million codes, and an address may try one every four seconds after the first few: guessing finds the
tables of others so rarely that it is not worth it, and comes in as anybody does who has the link.
"""

from __future__ import annotations

import secrets
from typing import Final

CONSONANTS: Final = "BCDFGHKLMNPRSTVWXZ"
VOWELS: Final = "AEIOU"
SHAPE: Final = (CONSONANTS, VOWELS, CONSONANTS, VOWELS, CONSONANTS, VOWELS, CONSONANTS)
LENGTH: Final = len(SHAPE)


def new_code() -> str:
    """A code that can be spoken.

    >>> len(new_code()), is_code(new_code())
    (7, True)
    """
    return "".join(map(secrets.choice, SHAPE))


def is_code(text: str) -> bool:
    """Whether a text could be a code.

    >>> [is_code(text) for text in ("MINOTAK", "minotak", "MINOTAA", "MINOTA")]
    [True, False, False, False]
    """
    return len(text) == LENGTH and all(letter in letters for letter, letters in zip(text, SHAPE, strict=True))
