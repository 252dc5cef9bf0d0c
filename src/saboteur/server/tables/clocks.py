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
        """When the running clock was started."""

    def left_at(self, seat: int, now: int) -> int:
        """What a seat has left."""
        return max(self.left[seat] - (max(now - self.since, 0) if seat == self.running else 0), 0)

    @property
    def runs_out(self) -> int | None:
        """When the running clock has nothing left."""
        return None if self.running is None else self.since + self.left[self.running]

    def turn(self, seat: int | None, now: int, *, new: bool) -> None:
        """Now this seat's clock runs; `new` if it is another turn, not a further question of the same one."""
        if self.running is not None:
            self.left[self.running] = self.left_at(self.running, now)
            if new or seat != self.running:
                self._done(self.running)
        self.running, self.since = seat, now

    def back(self, seat: int) -> None:
        """Somebody whose time ran out plays again: with a little time."""
        self.left[seat] = max(self.left[seat], self._clock.increment * SECOND, LITTLE)

    def _done(self, seat: int) -> None:
        """A turn is over: what the next one begins with."""
        if self._clock.kind == "turn":
            self.left[seat] = self._clock.seconds * SECOND
        else:
            self.left[seat] += self._clock.increment * SECOND
