"""The terminal of a game: what is shown, what is typed, and what must be cleared."""

import shutil
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import Final

from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from saboteur.cli.terminal.colours import drawn_on

with suppress(ImportError):  # editing of the line typed, where the platform has it
    import readline

    # The next person must not see what one person typed.
    readline.set_auto_history(False)

NARROWEST: Final = 40
"""Columns needed to draw a mine."""
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
        """The output is closed: the command ends, like all commands in this case."""
        raise  # noqa: PLE0704  # what was raised while writing


class Desk:
    """Lines out, lines in."""

    def __init__(self, *, drawing: bool = True) -> None:
        """Without `drawing` everything is described in words, as for an output that is not a terminal."""
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # bytes that are not text are a wrong answer, not the end
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
        """Whether the mine is drawn: if this is wanted and the window is wide enough now."""
        return self.drawing and self.columns >= NARROWEST

    @property
    def shades(self) -> bool:
        """Whether cards can have a background colour."""
        return self.console.color_system in ("256", "truecolor") and not self.console.no_color

    def tell(self, text: str = "", style: str = NEWS, *, whole: bool = False) -> None:
        """Prints a text in one or more lines; with `whole` the terminal breaks it, so that it can be copied."""
        self.console.print(Text(text, style=style), soft_wrap=whole or not self.drawing)

    def wrong(self, text: str) -> None:
        """Says why the input cannot be used."""
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
        """Clears everything that was shown, also the scroll-back."""
        if self.on_terminal:
            sys.stdout.write(WIPE)
        elif sys.stdout.isatty():  # a terminal that cannot be cleared: scroll everything out of sight
            sys.stdout.write("\n" * self.lines)
        sys.stdout.flush()
