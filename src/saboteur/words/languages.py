"""The languages of the game."""

from __future__ import annotations

import re
from typing import Final

LANGUAGES: Final = {"en": "English", "ru": "Русский", "uk": "Українська"}
"""Their codes, which are also the names of their folders, and their own names."""


def language_of(*settings: str | None) -> str:
    """The first supported language in the settings of an environment (`LC_ALL`, `LANG`, …), or English.

    >>> language_of(None, "uk_UA.UTF-8"), language_of("de:ru:en"), language_of("C"), language_of("")
    ('uk', 'ru', 'en', 'en')
    """
    for setting in settings:
        for wish in (setting or "").split(":"):
            code = re.split(r"[-_.@]", wish.strip().lower())[0]
            if code in LANGUAGES:
                return code
    return "en"


def language_accepted(header: str) -> str:
    """The supported language that a browser likes best, by what it sends as `Accept-Language`, or English.

    >>> [language_accepted(each) for each in ("uk-UA,uk;q=0.9,en;q=0.8", "de, en;q=0.3, ru;q=0.7", "*", "ru;q=x")]
    ['uk', 'ru', 'en', 'en']
    """
    wishes = []
    for wish in header.split(","):
        name, _, weight = wish.replace(" ", "").partition(";q=")
        wishes.append((float(weight) if re.fullmatch(r"[01](\.\d{1,3})?", weight) else float(not weight), name))
    liked = [name for weight, name in sorted(wishes, key=lambda wish: -wish[0]) if weight]
    return language_of(*liked)
