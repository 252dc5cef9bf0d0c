"""The language of a command: the one requested, or that of the environment."""

import os
from argparse import ArgumentParser, Namespace
from typing import Final

from saboteur.words import LANGUAGES, Words, language_of

SETTINGS: Final = ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG")


def language_argument(parser: ArgumentParser) -> None:
    """The option that chooses it."""
    parser.add_argument("--language", choices=tuple(LANGUAGES), help="(default: that of the system)")


def spoken(args: Namespace) -> Words:
    """The words of that language."""
    return Words(args.language or language_of(*map(os.environ.get, SETTINGS)))
