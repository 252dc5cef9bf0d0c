"""How much load is put on a server."""

from __future__ import annotations

from dataclasses import dataclass

from saboteur.server.wire.settings import Settings


@dataclass(frozen=True, slots=True)
class Plan:
    """Tables of people only, each with its own connection."""

    tables: int
    seats: int
    pace: float
    """Seconds between a move that everybody has seen and the next one at the same table; 0: as fast as it goes."""
    seconds: float
    """For which it is measured."""
    game: str = "base"
    url: str = ""
    processes: int = 1
    """In which the clients are."""
    stored: int = 0
    """Tables that lie in the file when the server is started again."""
    seed: str = "load"

    @property
    def settings(self) -> Settings:
        """Of each table."""
        return Settings(game=self.game, seats=self.seats)
