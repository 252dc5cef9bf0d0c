"""Bots on the command line: a built-in name or a command, and the time it may take."""

import math
import shlex
import shutil
from argparse import ArgumentTypeError

from saboteur.bots.builtin import BUILT_IN
from saboteur.cli.speaking import told


def bot_command(text: str) -> tuple[str, ...]:
    """The type of an argument that is a bot: the words of its command, or a built-in name."""
    try:
        words = tuple(shlex.split(text))
    except ValueError as fault:
        raise ArgumentTypeError(told("error-no-command", text=repr(text), fault=str(fault))) from None
    if not words:
        raise ArgumentTypeError(told("expected-command"))
    if words[0] not in BUILT_IN and shutil.which(words[0]) is None:
        known = ", ".join(BUILT_IN)
        raise ArgumentTypeError(told("error-no-bot-command", command=repr(words[0]), known=known))
    return words


def seconds(text: str) -> float:
    """The type of an argument that is what a move may take."""
    try:
        found = float(text)
    except ValueError:
        found = math.nan
    if not 0 < found <= 86_400:
        raise ArgumentTypeError(told("expected-seconds-day", found=repr(text)))
    return found
