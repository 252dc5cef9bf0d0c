"""What a typed text finds among phrases: one rule for Python and browsers (docs/words.md)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, get_args

How = Literal["exact", "begun", "inflected", "typed", "inside", "alike", "near", "nothing"]
"""A whole phrase, its first words, the whole with other endings, its first letters, words of it, …, misspelt."""
WAYS: Final[tuple[How, ...]] = get_args(How)
ENDING: Final = 3
"""How many letters at the end of a longer word may differ: cases and plural."""
STEM: Final = 4
"""How many letters at the beginning of alike words are the same at least."""
NEAREST: Final = 3
"""How many things are suggested for a misspelt text."""
SHORTEST: Final = 3
"""How many signs a text has at least that may be misspelt."""
_BRACKETS: Final = re.compile(r"\([^()]*\)")
_APOSTROPHES: Final = re.compile("['’ʼ`‘]")
_DOTS: Final = re.compile(r"(?<!\d)\.|\.(?!\d)")
_BETWEEN: Final = re.compile(r"[^\w.]+|_")


@dataclass(frozen=True, slots=True)
class Found:
    """Which entries a text finds, the first one first, and how."""

    how: How
    ids: tuple[str, ...] = ()


def normal(text: str) -> str:
    """A text as it is compared: small letters and digits with single blanks; what stands in brackets is left out.

    >>> normal("  Cave-in!"), normal("Пойман (вверх–вниз)"), normal("З’ЄДНАНО"), normal("Rule 3.3."), normal("всё")
    ('cave in', 'пойман', 'зєднано', 'rule 3.3', 'все')
    """
    text = unicodedata.normalize("NFC", text).lower().replace("ё", "е")
    text = _DOTS.sub(" ", _APOSTROPHES.sub("", text))
    bare = _BETWEEN.sub(" ", _BRACKETS.sub(" ", text)).strip()
    return bare or _BETWEEN.sub(" ", text).strip()


def find(text: str, phrases: Mapping[str, Sequence[str]], ways: Collection[How] = WAYS) -> Found:
    """What a text finds among the normal phrases of entries, by the first of these ways that finds anything.

    >>> phrases = {"lamp": ["lamp", "lamps"], "break": ["broken lamp", "broken cart"], "key": ["key"]}
    >>> find("Lamps", phrases), find("broken", phrases), find("cart", phrases)
    (Found(how='exact', ids=('lamp',)), Found(how='begun', ids=('break',)), Found(how='inside', ids=('break',)))
    >>> find("broken carts", phrases), find("lapm", phrases), find("xyzzy", phrases)
    (Found(how='inflected', ids=('break',)), Found(how='near', ids=('lamp',)), Found(how='nothing', ids=()))
    """
    wanted = normal(text)
    words = wanted.split()
    if "exact" in ways:
        exact = tuple(entry for entry, known in phrases.items() if wanted in known)
        if exact:
            return Found("exact", exact)
    if not any(sign.isalpha() or sign == "." for sign in wanted):  # a bare number is found only where it stands alone
        return Found("nothing")
    rules: dict[How, Callable[[str], bool]] = {
        "begun": lambda phrase: phrase.startswith(f"{wanted} "),
        "inflected": lambda phrase: len(known := phrase.split()) == len(words) and all(map(_alike, known, words)),
        "typed": lambda phrase: phrase.startswith(wanted),
        "inside": lambda phrase: _all_in(words, phrase.split(), str.startswith),
        "alike": lambda phrase: _all_in(words, phrase.split(), _alike),
    }
    for how, fits in rules.items():
        if how in ways:
            ids = tuple(entry for entry, known in phrases.items() if any(map(fits, known)))
            if ids:
                return Found(how, ids)
    return _near(wanted, phrases) if "near" in ways else Found("nothing")


def _all_in(words: Sequence[str], phrase: Sequence[str], fits: Callable[[str, str], bool]) -> bool:
    """Whether each word fits some word of a phrase."""
    return all(any(fits(known, word) for known in phrase) for word in words)


def _alike(one: str, other: str) -> bool:
    """Whether two words differ only in their ending."""
    shorter, longer = sorted((one, other), key=len)
    stem = max(STEM, len(longer) - ENDING)
    return shorter[:stem] == longer[:stem] and len(shorter) >= stem


def _near(wanted: str, phrases: Mapping[str, Sequence[str]]) -> Found:
    """The entries with the fewest letters to change: at most one, and one more for every four typed."""
    most = 1 + len(wanted) // 4
    away = {entry: min(distance(wanted, phrase, most) for phrase in known) for entry, known in phrases.items()}
    fewest = min(away.values(), default=most + 1)
    if fewest > most or len(wanted) < SHORTEST:
        return Found("nothing")
    return Found("near", tuple(entry for entry in away if away[entry] == fewest)[:NEAREST])


def distance(one: str, other: str, most: int) -> int:
    """How many letters are to be changed, added or left out; `most + 1` if there are more.

    >>> distance("lapm", "lamp", 2), distance("key", "ladder", 2)
    (2, 3)
    """
    if abs(len(one) - len(other)) > most:
        return most + 1
    row = list(range(len(other) + 1))
    for number, letter in enumerate(one, 1):
        above, row[0] = row[0], number
        for place, sign in enumerate(other, 1):
            above, row[place] = row[place], min(row[place] + 1, row[place - 1] + 1, above + (letter != sign))
        if min(row) > most:
            return most + 1
    return min(row[-1], most + 1)
