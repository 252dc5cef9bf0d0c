"""One line with the progress of a long run: only on a terminal; it disappears at the end."""

import sys
from types import TracebackType
from typing import Self


class Progress:
    """The number of steps done and of all steps."""

    def __init__(self, what: str, steps: int) -> None:
        self.what = what
        self.steps = steps
        self.done = 0
        self.shown = sys.stderr.isatty()

    def step(self, doing: str) -> None:
        """The next step begins."""
        if self.shown:
            filled = 20 * self.done // max(self.steps, 1)
            bar = "━" * filled + "─" * (20 - filled)
            sys.stderr.write(f"\r\x1b[K{self.what} {bar} {100 * self.done // max(self.steps, 1)}%  {doing}"[:110])
            sys.stderr.flush()
        self.done += 1

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
