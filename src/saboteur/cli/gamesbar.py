"""How many games of a long run are played, and how long the rest takes: on a terminal only."""

import os
import sys
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn


class GamesBar:
    """A bar below the prompt; it stays when all is done, with the time it took."""

    def __init__(self, games: int, busy: bool) -> None:
        """Where rows run through the same terminal (`busy`) there is no place for it."""
        shown = sys.stderr.isatty() and os.environ.get("TERM") != "dumb" and not (busy and sys.stdout.isatty())
        console = Console(file=sys.stderr, no_color=bool(os.environ.get("NO_COLOR")), highlight=False)
        self._progress = Progress(
            TextColumn("games"),
            MofNCompleteColumn(),
            BarColumn(bar_width=24),
            TextColumn("{task.percentage:.0f} %"),
            TimeElapsedColumn(),
            TextColumn("left:"),
            TimeRemainingColumn(),
            console=console,
            disable=not shown,
            redirect_stdout=False,
            redirect_stderr=False,
        )
        self._games = games
        self._task = self._progress.add_task("games", total=games)

    def show(self, done: int) -> None:
        """So many are played."""
        self._progress.update(self._task, completed=done)

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._progress.stop()
