"""The language of a command: the one requested, or that of the environment."""

from __future__ import annotations

import os
from itertools import pairwise
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # who says nothing does not wait for words
    from argparse import ArgumentParser, Namespace
    from collections.abc import Sequence

    from saboteur.words import Words
    from saboteur.words.errors import Error

OPTION: Final = "--language"
SETTINGS: Final = ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG")
ENGLISH: Final = "en"
SPOKEN: Final = (ENGLISH, "ru", "uk")
"""The languages there are words for."""


def language_argument(parser: ArgumentParser) -> None:
    """The option that chooses it."""
    parser.add_argument(OPTION, choices=SPOKEN, help=texted("usage-language", "(default: that of the system)"))


def spoken(args: Namespace) -> Words:
    """The words of that language."""
    from saboteur.words import Words  # noqa: PLC0415

    return Words(args.language or _of_system())


class Voice:
    """What errors are told in, from the first word of a command on: the code that raises one need not know it."""

    language = ENGLISH


def speak(words: Sequence[str]) -> None:
    """From now on errors are in the language that these words of a command line ask for, or in that of the system."""
    asked = [after for word, after in pairwise(words) if word == OPTION]
    asked += [word.removeprefix(f"{OPTION}=") for word in words if word.startswith(f"{OPTION}=")]
    Voice.language = next((language for language in asked if language in SPOKEN), None) or _of_system()


def told(error: Error, /, **given: str | int) -> str:
    """An error in that language.

    >>> told("error-folder", file="games")
    'games is a folder: name a file in it'
    """
    from saboteur.words import Words  # noqa: PLC0415

    return Words(Voice.language).phrase(error, **given)


def texted(error: Error, english: str, /, **given: str | int) -> str:
    """A text that most runs do not show, so that none of them reads the words for it in English."""
    return english if Voice.language == ENGLISH else told(error, **given)


def _of_system() -> str:
    settings = [os.environ.get(name, "") for name in SETTINGS]
    if not any(language in setting.lower() for setting in settings for language in SPOKEN[1:]):
        return ENGLISH
    from saboteur.words import language_of  # noqa: PLC0415

    return language_of(*settings)
