"""Draws docs/play.svg: the terminal game on a screen of 80x24 after some moves.

.venv/bin/python tools/picture.py
"""

import os
import sys
import tempfile
from collections.abc import Iterator
from html import escape
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import pexpect
import pyte

COLUMNS, LINES = 80, 24
WIDE, HIGH, EDGE = 8.4, 17, 16
GROUND, INK = "#1d1a16", "#e8dcc3"
NAMED = {
    "brightgreen": "#7ee787", "brightcyan": "#7fd7ff", "brightbrown": "#ffd75f", "brightred": "#ff8f7a",
    "brightwhite": "#ffffff", "brightmagenta": "#e0a0ff", "red": "#ff8f7a", "brown": "#ffd75f",
}  # fmt: skip
GAME = [
    "play",
    "--start",
    "--language",
    "en",
    "--names",
    "Anna",
    "--seed",
    "gold rush 6",
    "--no-confirm",
    "--pace",
    "0",
]
ANSWERS = ["", "5 b", "discard 5", *["discard 4"] * 3]


class Look(NamedTuple):
    """The style of some characters."""

    ink: str
    ground: str
    bold: bool


def screen_after(answers: list[str]) -> pyte.Screen:
    """The screen after these answers."""
    screen = pyte.Screen(COLUMNS, LINES)
    stream = pyte.Stream(screen)
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            "TERM": "xterm-256color",
            "XDG_DATA_HOME": folder,
            "LC_ALL": "C.UTF-8",
            "COLORTERM": "truecolor",
        }
        environment.pop("NO_COLOR", None)
        game = pexpect.spawn(
            sys.executable, ["-m", "saboteur", *GAME], env=environment, dimensions=(LINES, COLUMNS), encoding="utf-8"
        )
        for answer in [*answers, None]:
            game.expect("\n> ")
            stream.feed(f"{game.before}{game.after}")
            if answer is not None:
                game.sendline(answer)
        game.close(force=True)
    return screen


def runs(screen: pyte.Screen, line: int) -> Iterator[tuple[int, str, Look]]:
    """Characters of a line with the same style, with the column where they begin."""
    column = 0
    for look, signs in groupby((screen.buffer[line][x] for x in range(COLUMNS)), key=_look):
        text = "".join(sign.data for sign in signs)
        yield column, text, look
        column += len(text)


def _look(sign: pyte.screens.Char) -> Look:
    ink, ground = _colour(sign.fg, INK), _colour(sign.bg, "")
    return Look(ground or GROUND, ink, sign.bold) if sign.reverse else Look(ink, ground, sign.bold)


def _colour(name: str, default: str) -> str:
    if name == "default":
        return default
    return NAMED.get(name, f"#{name}")


def svg(screen: pyte.Screen) -> str:
    """The screen as a picture."""
    width, height = COLUMNS * WIDE + 2 * EDGE, LINES * HIGH + 2 * EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}"',
        f'height="{height:g}" role="img" aria-label="The base game in a terminal: the mine, the players, a hand">',
        f'<rect width="{width:g}" height="{height:g}" rx="10" fill="{GROUND}"/>',
        '<g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14">',
    ]
    for line in range(LINES):
        for column, text, look in runs(screen, line):
            x, top = EDGE + column * WIDE, EDGE + line * HIGH
            if look.ground:
                parts.append(
                    f'<rect x="{x:g}" y="{top:g}" width="{len(text) * WIDE:g}" height="{HIGH}" fill="{look.ground}"/>'
                )
            if text.strip():
                bold = ' font-weight="bold"' if look.bold else ""
                parts.append(
                    f'<text x="{x:g}" y="{top + 13:g}" xml:space="preserve" textLength="{len(text) * WIDE:g}" '
                    f'lengthAdjust="spacingAndGlyphs" fill="{look.ink}"{bold}>{escape(text)}</text>'
                )
    return "\n".join([*parts, "</g>", "</svg>", ""])


if __name__ == "__main__":
    target = Path(__file__).parent.parent / "docs" / "play.svg"
    target.write_text(svg(screen_after(ANSWERS)), encoding="utf-8")
