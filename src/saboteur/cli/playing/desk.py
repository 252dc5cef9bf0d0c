"""The terminal a game is played at: what is shown, what is typed, what must not stay readable."""

import shutil
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import Final

from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from saboteur.cli.colours import drawn_on

with suppress(ImportError):  # editing of the line typed, where the platform has it
    import readline

    # What one person typed is not the next one's to see.
    readline.set_auto_history(False)

NARROWEST: Final = 40
"""Columns it takes to draw a mine."""
ASK: Final = "bold"
WRONG: Final = "bold red"
NEWS: Final = ""
QUIET: Final = "dim"
# The window, and what was scrolled out of it.
WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"


class Ended(Exception):
    """Nobody types any more."""


class _Screen(Console):
    """Where lines go."""

    def on_broken_pipe(self) -> None:
        """Nobody reads any more: left to the command, which ends as all of them do then."""
        raise  # noqa: PLE0704  # what was raised while writing


class Desk:
    """Lines out, lines in."""

    def __init__(self, *, drawing: bool = True) -> None:
        """Without `drawing` everything is said in words, as it is where the output is no terminal."""
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # what is no text is a wrong answer, not the end
        self.on_terminal = drawn_on()
        self.drawing = drawing and self.on_terminal
        self.console: Console = _Screen(highlight=False, markup=False, emoji=False, soft_wrap=not self.drawing)

    @property
    def columns(self) -> int:
        """The width of the window now."""
        return shutil.get_terminal_size().columns

    @property
    def lines(self) -> int:
        """The height of the window now."""
        return shutil.get_terminal_size().lines

    @property
    def draws(self) -> bool:
        """Whether the mine is drawn: wanted, and the window wide enough now."""
        return self.drawing and self.columns >= NARROWEST

    @property
    def shades(self) -> bool:
        """Whether cards can have a ground of their own."""
        return self.console.color_system in ("256", "truecolor") and not self.console.no_color

    def tell(self, text: str = "", style: str = NEWS, *, whole: bool = False) -> None:
        """A line, or as many as it takes; `whole` leaves it to the terminal to break it, so that it can be copied."""
        self.console.print(Text(text, style=style), soft_wrap=whole or not self.drawing)

    def wrong(self, text: str) -> None:
        """What was typed cannot be done, and why."""
        self.tell(text, WRONG)

    def offer(self, answers: Sequence[str]) -> None:
        """Answers with their numbers, from 1."""
        if not self.drawing:
            for number, answer in enumerate(answers, 1):
                self.tell(f"{number}: {answer}")
            return
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for number, answer in enumerate(answers, 1):
            grid.add_row(Text(f"{number:>3}", style=ASK), Text(answer))
        self.show(grid)

    def show(self, what: RenderableType) -> None:
        """A drawing or a table."""
        self.console.print(what, soft_wrap=False)

    def ask(self, question: str) -> str:
        """What is typed, without blanks around it."""
        sys.stdout.flush()
        if question:
            self.tell(question, ASK)
        if sys.stdin is None:
            raise Ended
        try:
            return input("> ").strip()
        except EOFError:
            raise Ended from None

    def wipe(self) -> None:
        """Nothing of what was shown stays, not even above the window."""
        if self.on_terminal:
            sys.stdout.write(WIPE)
        elif sys.stdout.isatty():  # one that cannot be wiped: out of sight, at least
            sys.stdout.write("\n" * self.lines)
        sys.stdout.flush()
