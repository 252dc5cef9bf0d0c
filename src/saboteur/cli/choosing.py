"""Which game: `--game base --seats 5 edition=classic rounds=1`, in the same way for every command."""

from __future__ import annotations

import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from saboteur.cli import Unusable
from saboteur.cli.speaking import texted, told
from saboteur.engine.ruleset import Ruleset
from saboteur.notation.games import read_game
from saboteur.notation.text import InvalidText, shown_word
from saboteur.rulesets import GAMES
from saboteur.rulesets.suggestion import suggestion

if TYPE_CHECKING:  # who says nothing does not wait for words
    from saboteur.words.errors import Error

USUAL_GAME: Final = "base"
"""Played if none is named."""


def game_arguments(parser: ArgumentParser) -> None:
    """The words that choose a game and its options."""
    parser.add_argument(
        "options",
        nargs="*",
        default=[],  # without it an error about another argument names this one as missing too
        metavar="OPTION=VALUE",
        help=texted("usage-game-options", "of the game: `edition=classic rounds=1`"),
    )
    table_arguments(parser)


def table_arguments(parser: ArgumentParser) -> None:
    """The words that choose a game and how many play it."""
    usual = texted("usage-game", f"(default: {USUAL_GAME})", game=USUAL_GAME)
    players = texted("usage-seats", "players (default: as many as the game is best with)")
    parser.add_argument("--game", choices=tuple(GAMES), default=USUAL_GAME, help=usual)
    parser.add_argument("--seats", type=whole, metavar="N", help=players)


def chosen_game(args: Namespace) -> tuple[Ruleset, int]:
    """The game and its number of seats."""
    text = " ".join([args.game, *args.options])
    try:
        made = read_game(text)
    except InvalidText as fault:
        near = re.search("'(.*)'", suggestion(fault.found, fault.expected.replace(",", " ").split()))
        meant = told("error-meant", word=near[0]) if near else ""
        expected, found = _expected(fault.expected), shown_word(fault.found)
        raise Unusable(told("error-option", game=text, expected=expected, found=found, meant=meant)) from None
    seats = GAMES[args.game].usual_seats if args.seats is None else args.seats
    if seats not in made.seats:
        least, most = made.seats[0], made.seats[-1]
        if least == most:
            raise Unusable(told("error-seats-exactly", game=made.name, count=least, seats=seats))
        raise Unusable(told("error-seats", game=made.name, least=least, most=most, seats=seats))
    if made.first is not None and made.first >= seats:
        raise Unusable(told("error-seats-are", option=f"first={made.first}", most=seats - 1))
    return made, seats


NAMED: Final[dict[str, Error]] = {"a number": "expected-any-number", "the end": "expected-end"}
"""What the notation expects, where that is no word to type."""


def _expected(text: str) -> str:
    """What the notation expects where it found something else."""
    if between := re.fullmatch(r"a number from (\S+) to (\S+)", text):
        return told("expected-between", least=between[1], most=between[2])
    if text in NAMED:
        return told(NAMED[text])
    head, _, last = text.rpartition(" or ")
    return told("expected-or", head=head, last=last) if head else told("expected-word", word=last)


def number(least: int, most: int) -> Callable[[str], int]:
    """The type of an argument that is a number within bounds; commas may separate thousands."""

    def read(text: str) -> int:
        digits = text.replace(",", "")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 12 and least <= int(digits) <= most):
            raise ArgumentTypeError(told("expected-number", least=least, most=most, found=repr(text)))
        return int(digits)

    return read


def numbers_of_players(text: str) -> tuple[int, ...]:
    """The type of an argument that is one number of players, or several: `3-10`, `3,5,7`."""
    found: dict[int, None] = {}
    for part in text.split(","):
        match = re.fullmatch(r"(\d{1,2})(?:-(\d{1,2}))?", part, re.ASCII)
        if match is None:
            raise ArgumentTypeError(told("expected-players", found=repr(text)))
        first, last = int(match[1]), int(match[2] or match[1])
        if last < first:
            raise ArgumentTypeError(told("error-smaller-first", part=part))
        found |= dict.fromkeys(range(first, last + 1))
    return tuple(found)


def whole(text: str) -> int:
    """The type of an argument that is a number."""
    try:
        return int(text)
    except ValueError:
        raise ArgumentTypeError(told("expected-whole", found=repr(text))) from None
