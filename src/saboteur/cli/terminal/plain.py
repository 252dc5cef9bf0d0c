"""Drawings and texts for terminals without the right characters: similar plain characters."""

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
    """Replaces characters that cannot be written by plain ones, or by `?`."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(ALIKE.get(sign, "?") for sign in error.object[error.start : error.end]), error.end


def print_anywhere() -> None:
    """From now on every text can be printed, even if the output is closed."""
    nowhere = Path(os.devnull).open("w", encoding="utf-8") if None in (sys.stdout, sys.stderr) else None  # noqa: SIM115
    sys.stdout, sys.stderr = sys.stdout or nowhere, sys.stderr or nowhere
    codecs.register_error(f"{__name__}.alike", alike)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=f"{__name__}.alike")
