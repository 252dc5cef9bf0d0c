"""The results of a bot in a match, over all its seats and games."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Standing:
    """Sums for one bot."""

    name: str
    seats: int = 0
    """Played to the end."""
    won: float = 0.0
    """Games won; a win shared by three counts as a third."""
    gold: int = 0
    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    restarts: int = 0
    failures: int = 0

    def moved(self, seconds: float) -> None:
        """Adds the time of a move."""
        self.moves += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)

    def finished(self, seat: int, gold: tuple[int, ...], winners: tuple[int, ...]) -> None:
        """A game ended in which it had this seat."""
        self.seats += 1
        self.gold += gold[seat]
        self.won += 1 / len(winners) if seat in winners else 0

    @property
    def milliseconds(self) -> float:
        """A move, on average."""
        return 1000 * self.seconds / self.moves if self.moves else 0.0
