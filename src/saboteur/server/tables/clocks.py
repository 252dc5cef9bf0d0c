"""How much time each seat has left: computed from the times of the steps alone, so that it survives the process."""

from __future__ import annotations

from typing import Final

from saboteur.server.wire.settings import Clock

SECOND: Final = 1000
LITTLE: Final = 15 * SECOND


class Clocks:
    """The clocks of all seats; at most one of them runs. All times are milliseconds."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self._clock = clock
        self.left = [clock.seconds * SECOND] * seats
        """What each had when its clock was last stopped."""
        self.running: int | None = None
        self.since = 0
        """When the running clock was started, or a bot took over for the seat asked."""
        self._asked: int | None = None  # the seat whose turn it is, for a person or a bot
        self._ran = False  # whether its clock has run in this turn
        self._helped: set[int] = set()  # seats that were given a little time and have not ended a turn since

    def left_at(self, seat: int, now: int) -> int:
        """What a seat has left."""
        return max(self.left[seat] - (max(now - self.since, 0) if seat == self.running else 0), 0)

    @property
    def runs_out(self) -> int | None:
        """When the running clock has nothing left."""
        return None if self.running is None else self.since + self.left[self.running]

    def turn(self, seat: int | None, now: int, *, new: bool, bot: bool) -> None:
        """Now this seat is asked; `new` if it is another turn, not a further question; `bot` if one plays there."""
        if self.running is not None:
            self.left[self.running] = self.left_at(self.running, now)
        if new or seat != self._asked:
            if self._asked is not None and self._ran:
                self._done(self._asked)
            self._asked, self._ran = seat, False
        self.running, self.since = None if bot else seat, now
        self._ran = self._ran or self.running is not None

    def back(self, seat: int, now: int, *, late: bool) -> None:
        """Somebody plays again: if their time ran out, with a little time, once a turn.

        While a bot sits there for a moment their time goes on: nobody gains any by standing up.
        """
        if seat == self._asked and self._ran and self.running is None:
            self.left[seat] = max(self.left[seat] - max(now - self.since, 0), 0)
            self.since = now
        if late and seat not in self._helped:
            self._helped.add(seat)
            self.left[seat] = max(self.left[seat], self._clock.increment * SECOND, LITTLE)

    def _done(self, seat: int) -> None:
        """A turn is over: what the next one begins with."""
        self._helped.discard(seat)
        if self._clock.kind == "turn":
            self.left[seat] = self._clock.seconds * SECOND
        else:
            self.left[seat] += self._clock.increment * SECOND
