"""Who of a table is not here, and how long the others wait for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saboteur.server.store.kept import is_program
from saboteur.server.tables.played import Played
from saboteur.server.tables.seating import Place
from saboteur.server.tables.streams import Streams

SECOND: Final = 1000


class Absent:
    """The people with a seat who are not here, and the host; all times are milliseconds."""

    __slots__ = ("_gone", "_now", "_played", "_streams")

    def __init__(self, played: Played, streams: Streams, now: Callable[[], int]) -> None:
        self._played = played
        self._streams = streams
        self._now = now
        self._gone: dict[str, int] = {}  # since when

    def left(self, person: str) -> None:
        """Somebody is not here any more."""
        if person in self._played.seating.people:
            self._gone[person] = self._now()

    def came(self, person: str) -> None:
        """Somebody is here."""
        self._gone.pop(person, None)

    @property
    def person_due(self) -> int | None:
        """When a bot takes over for the person asked: their clock runs out, or the others have waited long enough."""
        played = self._played
        if played.clocks is not None:
            return played.clocks.runs_out
        if (seat := played.actor) is None or (owner := played.seating.places[seat].owner) is None:
            return None
        is_here = self._streams.is_here
        if is_here(owner) or not any(map(is_here, played.seating.people)):
            return None
        return max(self._gone.setdefault(owner, self._now()), played.changed) + self._grace

    @property
    def host_due(self) -> int | None:
        """When somebody else is the host, because the host has gone before the game."""
        host = self._played.seating.host
        if self._played.phase != "lobby" or self._streams.is_here(host) or self.heir is None:
            return None
        return self._gone.setdefault(host, self._now()) + self._grace

    @property
    def heir(self) -> str | None:
        """The first person with a seat who is here and is not the host."""
        return next(filter(self._streams.is_here, self._played.seating.heirs), None)

    @property
    def breaks_off(self) -> int | None:
        """A seat whose person would break the game off, if everybody would who has to be asked."""
        seats = (seat for seat, place in enumerate(self._played.seating.places) if place.gives_up)
        return next(seats, None) if self._played.phase == "playing" and self.all_agree() else None

    def all_agree(self, but: int | None = None) -> bool:
        """Whether everybody, but for one seat, would break the game off; programs and who has gone are not asked."""
        places = enumerate(self._played.seating.places)
        return all(self._agrees(place) for seat, place in places if place.owner is not None and seat != but)

    def _agrees(self, place: Place) -> bool:
        owner = place.owner
        assert owner is not None
        if place.gives_up or place.why == "left" or is_program(owner):
            return True
        if self._streams.is_here(owner):
            return False
        if place.why in ("gone", "clock"):
            return True  # a bot plays for them already
        # Where a clock runs people need not be here, perhaps for days.
        return self._played.clocks is None and self._now() >= self._gone.setdefault(owner, self._now()) + self._grace

    @property
    def _grace(self) -> int:
        return self._played.seating.settings.grace * SECOND
