"""Advice: a move that a good player would make, and why, as values; words/advice.py has the sentences."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, get_args

from saboteur.engine.moves import Move
from saboteur.engine.values.cell import Cell

Why = Literal[
    "weighed",
    # the way to the gold
    "reaches-gold",
    "reaches-goal",
    "nearer-gold",
    "nearer",
    "nearer-others",
    "easier",
    "opens",
    "as-far",
    "branches",
    "blocks",
    "farther",
    "farther-others",
    "harder",
    "few-winners",
    "cover",
    "no-help",
    "crystal",
    "spares-crystals",
    "own-door",
    # maps and tools
    "look",
    "look-vein",
    "look-known",
    "lays-again",
    "one-less",
    "mends-openly",
    "mends-other",
    "break-other",
    "break-more",
    # what somebody is, or seems to be
    "friend",
    "enemy",
    "helper",
    "suspect",
    "ally",
    "unsuspected",
    "perhaps-friend",
    # the expansion
    "steal",
    "stop-thief",
    "goes-free",
    "trap-late",
    "trap-other",
    "inspect",
    "trade-hands",
    "new-hat",
    "other-hat",
    # cards that go
    "nothing-to-play",
    "cannot-lay",
    "nothing-helps",
    "keeps-better",
    "least-needed",
    # answers
    "turn-gold",
    "turn-hope",
    "turn-stone",
    "turn-vein",
    "turn-unknown",
    "lies-nearer",
    "lies-farther",
    "lies-better",
    "lies-anyhow",
    "takes-most",
    "takes-any",
    "robs",
    "robs-harmful",
    "robs-nobody",
    # the duel and solo
    "takes-nuggets",
    "reaches-vein",
    "nearer-vein",
    "hope",
    "denies",
    "branches-on",
    "spare",
    "claims-most",
]
WHY: Final[tuple[Why, ...]] = get_args(Why)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is a good one, as far as a seat knows; what a kind of reason does not need is `None`."""

    why: Why
    seat: int | None = None
    """Whom the move is about."""
    cell: Cell | None = None
    before: int | None = None
    """Cards that the way needs now."""
    after: int | None = None
    """Cards that it needs then."""
    count: int | None = None
    """Nuggets, or cards."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A move, and why."""

    move: Move
    reason: Reason
