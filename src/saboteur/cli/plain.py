"""Drawings and texts where the terminal has no letters for them: plain signs that look alike."""

import codecs
import io
import sys
from typing import Final

ALIKE: Final = {
    **dict.fromkeys("·", "."),
    **dict.fromkeys("─━╴╶╌", "-"),
    **dict.fromkeys("│╵╷╎║", "|"),
    **dict.fromkeys("┌┐└┘├┤┬┴┼╫╪╬", "+"),
    **dict.fromkeys("╭╯╱", "/"),
    **dict.fromkeys("╮╰╲", "\\"),
    **dict.fromkeys("“”", '"'),
    **dict.fromkeys("×✗", "x"),
    "▸": ">",
    "µ": "u",
}


def alike(error: UnicodeError) -> tuple[str, int]:
    """Puts plain signs for what cannot be written, `?` for the rest."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(ALIKE.get(sign, "?") for sign in error.object[error.start : error.end]), error.end


def print_anywhere() -> None:
    """From now on nothing is too strange to be printed."""
    codecs.register_error(f"{__name__}.alike", alike)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=f"{__name__}.alike")
