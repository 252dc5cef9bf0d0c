"""Temperaments: constants of the same bot, by which those at a table differ."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Temper:
    """What it says and whom it believes, and leanings, in rounds won: small beside what a good move gains."""

    name: str
    words: int = 3
    """Statements that it makes in a round, at most."""
    at_once: int = 1
    """Statements before one move, at most."""
    suspects: float = 0.75
    """Whom it holds for harmful with this probability, it accuses."""
    vouches: float = 0.15
    """Whom it holds for harmful with no more than this, it vouches for."""
    lies: float = 0.6
    """How often a saboteur tells of a goal or a dwarf what is not so."""
    frames: float = 0.55
    """Whom everybody may hold for harmful with this probability, a saboteur accuses."""
    credulity: float = 1.0
    """By how much more than usual it gives to the opinions of others."""
    hiding: float = 1.0
    """By how much more than usual a saboteur pays for not being known."""
    grudge: float = 0.0
    """For breaking a tool of one who broke its own."""
    breaking: float = 0.0
    """For breaking anybody's."""
    helping: float = 0.0
    """For mending another's."""


STEADY: Final = Temper("steady")
TEMPERS: Final = {
    temper.name: temper
    for temper in (
        STEADY,
        Temper("trusting", suspects=0.9, vouches=0.3, credulity=1.8, breaking=-0.03, helping=0.04),
        Temper("vengeful", suspects=0.65, grudge=0.15, breaking=0.03),
        Temper("cautious", words=2, suspects=0.9, lies=0.4, frames=0.75, credulity=0.7, hiding=1.2, breaking=-0.01),
        Temper("loud", words=5, at_once=2, suspects=0.65, vouches=0.25, frames=0.5),
        Temper("sly", words=4, lies=0.9, frames=0.45, credulity=0.7, hiding=1.3, helping=0.02),
    )
}
FEWER_WORDS: Final = {"easy": 2}
"""Levels that say little: statements in a round, at most."""


def temper_of(seed: int) -> Temper:
    """The temperament that a bot with this seed has: all are equally likely.

    >>> [temper_of(seed).name for seed in range(6)]
    ['steady', 'loud', 'cautious', 'loud', 'trusting', 'loud']
    """
    number = int.from_bytes(hashlib.sha256(f"temper of {seed}".encode()).digest()[:4], "big")
    return list(TEMPERS.values())[number % len(TEMPERS)]
