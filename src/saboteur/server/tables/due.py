"""When something has to happen at a table even if nobody has it open: a clock runs out, or nobody has come for long."""

from __future__ import annotations

from typing import Final

from saboteur.server.tables.played import Played

HOUR: Final = 3_600_000
SECOND: Final = 1000


class Due:
    """What the store has to know of it; all times are milliseconds."""

    __slots__ = ("_forsaken", "_played", "_visited", "kept")

    def __init__(self, played: Played, forsaken: int) -> None:
        """`forsaken`: after how long a table to which nobody comes is over."""
        self._played = played
        self._forsaken = forsaken
        self._visited = 0
        self.kept = 0
        """What the store knows."""

    def visit(self, now: int) -> None:
        """Somebody is here."""
        self._visited = now

    @property
    def at(self) -> int | None:
        """When something is due."""
        played = self._played
        if played.phase == "over":
            return None
        if self._is_timed:
            soon = played.changed + SECOND if played.bot_to_move() else self._runs_out
            if soon:
                return soon
        return (self._last + self._forsaken) // HOUR * HOUR + HOUR  # seldom another one: it is stored

    @property
    def unkept(self) -> int | None:
        """When it is due, if people were here of whom the store does not know."""
        return None if self._is_timed or (at := self.at) is None or at <= self.kept else at

    def is_forsaken(self, now: int) -> bool:
        """Whether nobody has come for long, as far as is known; whose clock runs has as long as it runs."""
        return self._played.phase != "over" and now >= max(self._last, self._runs_out) + self._forsaken

    # -- inside ----------------------------------------------------------------------------------------------------

    @property
    def _last(self) -> int:
        return max(self._played.changed, self._visited)

    @property
    def _is_timed(self) -> bool:
        return self._played.clocks is not None and self._played.phase == "playing"

    @property
    def _runs_out(self) -> int:
        clocks = self._played.clocks
        return 0 if clocks is None or not self._is_timed else clocks.runs_out or 0
