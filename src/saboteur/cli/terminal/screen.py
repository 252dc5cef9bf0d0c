"""A drawing that is updated in place, below what the terminal showed before."""

import shutil
import sys
from types import TracebackType
from typing import Final, Self

HIDE: Final = "\x1b[?25l"
SHOW: Final = "\x1b[?25h"
TALLEST: Final = 34


class Screen:
    """The lowest lines of the terminal."""

    def __init__(self) -> None:
        self.drawn = 0
        self.width, rows = shutil.get_terminal_size()
        self.height = min(rows - 1, TALLEST)

    def show(self, lines: list[str]) -> None:
        """Draws over what was shown last. No line may be wider than the terminal."""
        if self.drawn:
            sys.stdout.write(f"\x1b[{self.drawn}A\r")
        sys.stdout.write("".join(f"{line}\x1b[K\n" for line in lines) + "\x1b[J")
        sys.stdout.flush()
        self.drawn = len(lines)

    def __enter__(self) -> Self:
        sys.stdout.write(HIDE)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None or not issubclass(kind, OSError):  # nobody can see it
            sys.stdout.write(SHOW)
            sys.stdout.flush()
