"""The progress of a long run of games and the remaining time: only on a terminal and if rich is installed."""

import os
import sys
from types import TracebackType
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from rich.progress import Progress


class GamesBar:
    """A progress bar; at the end it stays, with the total time."""

    def __init__(self, games: int, busy: bool, what: str = "games") -> None:
        """There is no bar if rows are printed to the same terminal (`busy`)."""
        shown = sys.stderr.isatty() and os.environ.get("TERM") != "dumb" and not (busy and sys.stdout.isatty())
        self._progress = _progress(what) if shown else None
        if self._progress:
            self._task = self._progress.add_task(what, total=games)

    def show(self, done: int) -> None:
        """Sets the number of games played."""
        if self._progress:
            self._progress.update(self._task, completed=done)

    def __enter__(self) -> Self:
        if self._progress:
            self._progress.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._progress:
            self._progress.stop()


def _progress(what: str) -> "Progress | None":
    """The bar of rich, or `None` if rich is not installed."""
    try:
        from rich.console import Console  # noqa: PLC0415
        from rich.progress import (  # noqa: PLC0415
            BarColumn,
            MofNCompleteColumn,
            Progress,
            TextColumn,
            TimeElapsedColumn,
            TimeRemainingColumn,
        )
    except ModuleNotFoundError:
        return None
    return Progress(
        TextColumn(what),
        MofNCompleteColumn(),
        BarColumn(bar_width=24),
        TextColumn("{task.percentage:.0f} %"),
        TimeElapsedColumn(),
        TextColumn("left:"),
        TimeRemainingColumn(),
        console=Console(file=sys.stderr, no_color=bool(os.environ.get("NO_COLOR")), highlight=False),
        redirect_stdout=False,
        redirect_stderr=False,
    )
