"""Which game: `--game base --seats 5 edition=classic rounds=1`, in the same way for every command."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from typing import Final

from saboteur.cli import Unusable
from saboteur.engine.ruleset import Ruleset
from saboteur.notation.games import read_game
from saboteur.notation.text import InvalidText, shown_word
from saboteur.rulesets import GAMES
from saboteur.rulesets.suggestion import suggestion

USUAL_GAME: Final = "base"
"""Played if none is named."""


def game_arguments(parser: ArgumentParser) -> None:
    """The words that choose a game."""
    parser.add_argument("options", nargs="*", metavar="OPTION=VALUE", help="of the game: edition=classic rounds=1")
    parser.add_argument("--game", choices=tuple(GAMES), default=USUAL_GAME, help=f"(default: {USUAL_GAME})")
    parser.add_argument("--seats", type=int, metavar="N", help="players (default: as many as the game is best with)")


def chosen_game(args: Namespace) -> tuple[Ruleset, int]:
    """The game and its number of seats."""
    text = " ".join([args.game, *args.options])
    try:
        made = read_game(text)
    except InvalidText as fault:
        meant = suggestion(fault.found, fault.expected.replace(",", " ").split())
        raise Unusable(f"{text}: expected {fault.expected}, found {shown_word(fault.found)}{meant}") from None
    seats = GAMES[args.game].usual_seats if args.seats is None else args.seats
    try:
        made.rules(seats)
    except ValueError as fault:
        raise Unusable(str(fault)) from None
    return made, seats


def number(least: int, most: int) -> Callable[[str], int]:
    """The type of an argument that is a number within bounds; commas may separate thousands."""

    def read(text: str) -> int:
        digits = text.replace(",", "")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 12 and least <= int(digits) <= most):
            raise ArgumentTypeError(f"expected a number from {least:,} to {most:,}, found {text!r}")
        return int(digits)

    return read
