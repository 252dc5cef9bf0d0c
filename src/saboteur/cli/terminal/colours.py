"""Colours, only on terminals; NO_COLOR switches them off."""

import os
import sys
from typing import Final

RED: Final = "31"
GREEN: Final = "32"
BOLD: Final = "1"
DIM: Final = "2"


def drawn_on() -> bool:
    """Whether the output goes to a terminal that can be drawn on."""
    return sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def coloured() -> bool:
    """Whether the output may have colours."""
    return drawn_on() and not os.environ.get("NO_COLOR")


def paint(text: str, colour: str, *, on: bool) -> str:
    """A text in a colour, if they are on."""
    return f"\x1b[{colour}m{text}\x1b[0m" if on and text else text
