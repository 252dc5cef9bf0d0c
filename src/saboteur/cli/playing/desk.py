"""The terminal of a game: what is shown, what is typed, and what must be cleared."""

import shutil
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import Final

from rich.cells import cell_len
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
MANY: Final = 12
"""More answers than this are shown in columns."""
MOST_COLUMNS: Final = 5
NUMBERED: Final = 7
"""Columns of the number of an answer and of the gaps beside it."""
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

    def __init__(self, *, drawing: bool = True, confirming: bool = True) -> None:
        """Without `drawing` everything is described in words, as for an output that is not a terminal.

        With `confirming` a move is read back before it is made, if somebody sits there who can read it.
        """
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # bytes that are not text are a wrong answer, not the end
        self.on_terminal = drawn_on()
        self.drawing = drawing and self.on_terminal
        self.confirming = confirming and sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
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
        self.show(self.offered(answers))

    def offered(self, answers: Sequence[str]) -> RenderableType:
        """Answers with their numbers, as they are drawn: many of them in as many columns as have room."""
        high = len(answers)
        for columns in range(MOST_COLUMNS, 1, -1):
            lower = -(-len(answers) // columns)
            parts = [answers[first : first + lower] for first in range(0, len(answers), lower)]
            wide = sum(max(map(cell_len, part)) + NUMBERED for part in parts)
            if len(answers) > MANY and wide <= self.columns:
                high = lower
                break
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for row in range(high):
            cells = [
                (Text(f"{number + 1:>3}", style=ASK), Text(answers[number]))
                for number in range(row, len(answers), high)
            ]
            grid.add_row(*(text for cell in cells for text in cell))
        return grid

    def show(self, what: RenderableType) -> None:
        """A drawing or a table."""
        self.console.print(what, soft_wrap=False)

    def show_lines(self, lines: Sequence[Text]) -> None:
        """Lines that are no longer than the window is wide."""
        self.console.print(Text("\n").join(lines), no_wrap=True, overflow="ignore", crop=False, soft_wrap=False)

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
