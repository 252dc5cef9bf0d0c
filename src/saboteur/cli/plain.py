"""Drawings and texts where the terminal has no letters for them: plain signs that look alike."""

import codecs
import io
import os
import sys
from pathlib import Path
from typing import Final

ALIKE: Final = {
    **dict.fromkeys("·", "."),
    **dict.fromkeys("─━╴╶╌–—", "-"),
    **dict.fromkeys("│╵╷╎║", "|"),
    **dict.fromkeys("┌┐└┘├┤┬┴┼╫╪╬", "+"),
    **dict.fromkeys("╭╯╱", "/"),
    **dict.fromkeys("╮╰╲", "\\"),
    **dict.fromkeys("“”«»", '"'),
    **dict.fromkeys("×✗", "x"),
    "▸": ">",
    "’": "'",
    "…": "...",
    "µ": "u",
}


def alike(error: UnicodeError) -> tuple[str, int]:
    """Puts plain signs for what cannot be written, `?` for the rest."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(ALIKE.get(sign, "?") for sign in error.object[error.start : error.end]), error.end


def print_anywhere() -> None:
    """From now on nothing is too strange to be printed, even if nobody reads it."""
    nowhere = Path(os.devnull).open("w", encoding="utf-8") if None in (sys.stdout, sys.stderr) else None  # noqa: SIM115
    sys.stdout, sys.stderr = sys.stdout or nowhere, sys.stderr or nowhere
    codecs.register_error(f"{__name__}.alike", alike)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=f"{__name__}.alike")
