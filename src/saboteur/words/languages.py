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
