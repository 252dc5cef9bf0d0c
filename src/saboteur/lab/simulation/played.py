"""What a simulation keeps of a game: roles, winners, gold and length."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RoundPlayed:
    """One round."""

    first: int
    """The seat that began it."""
    cause: str
    """What ended it: `gold`, `exhausted`, `markers`, `veins`."""
    outcome: str
    """Who won it, as a side: see `sides.py`."""
    winners: tuple[int, ...]
    """Seats that won (4.5, 4.6, 7.2-7.4); in the duel the one that earned more."""
    roles: tuple[str, ...]
    """As they were shown at its end (4.7); none in duel and solo."""
    gold: tuple[int, ...]
    """What each seat earned, minus what it paid or lost to thieves."""
    turns: int
    """Cards laid, cards played, discards: everything that ends a turn."""
    laid: int
    """Tunnel cards laid."""
    opened: int
    """Goals or vein cards turned over."""
    deck: int
    """Cards left in the deck."""


@dataclass(frozen=True, slots=True)
class GamePlayed:
    """One game to its end."""

    seed: str
    gold: tuple[int, ...]
    winners: tuple[int, ...]
    moves: int
    """Everything a seat was asked for, choices included."""
    rounds: tuple[RoundPlayed, ...]


class PlayerFailed(Exception):
    """A bot failed in the middle of a game."""

    def __init__(self, seat: int, bot: str, fault: str) -> None:
        super().__init__(seat, bot, fault)
        self.seat = seat
        self.bot = bot
        self.fault = fault

    def __str__(self) -> str:
        return f"{self.bot} in seat {self.seat} failed: {self.fault}"
