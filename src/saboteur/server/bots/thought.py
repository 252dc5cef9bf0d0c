"""What a bot is asked and what it answers, when it thinks in another process."""

from __future__ import annotations

import pickle
import signal
import struct
from dataclasses import dataclass
from typing import Any, Final

from saboteur.engine.moves import Move
from saboteur.engine.view import View
from saboteur.notation.advice import Advice
from saboteur.notation.statements import Statement
from saboteur.table.log import Told
from saboteur.table.refusals import TableRefusal

TOO_LONG: Final = signal.SIGPROF
"""By which a process dies in which a bot takes too much of the processor."""
LENGTH: Final = struct.Struct("!I")
"""Stands before every message."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a bot does: it says something, and moves."""

    move: Move
    statements: tuple[Statement, ...] = ()


@dataclass(frozen=True, slots=True)
class Advised:
    """What a bot would do at the seat of somebody who asked."""

    advice: Advice


@dataclass(frozen=True, slots=True)
class Question:
    """A bot is asked for a move, after what its seat was told since it was last asked."""

    player: str
    """Who is asked: another one for every bot that takes a seat."""
    bot: str
    """Its kind."""
    seed: int
    first: View | None
    """What its seat saw first, if it has just sat down."""
    told: tuple[Told, ...]
    unheard: tuple[tuple[Statement, TableRefusal], ...]
    """Statements of its last answer that the table refused."""
    moves: tuple[Move, ...]
    """Of which it has to choose one."""
    advice: bool = False
    """Whether somebody else plays there and wants to know what it would do, and why."""


@dataclass(frozen=True, slots=True)
class Forgotten:
    """The process does not know this player: it has to be told everything."""


@dataclass(frozen=True, slots=True)
class Failed:
    """The bot has failed."""

    fault: str


Reply = Answer | Advised | Forgotten | Failed


def packed(message: Question | Reply) -> bytes:
    """A message with its length before it; both processes are ours."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(body)) + body


def unpacked(body: bytes) -> Any:
    """A message without its length."""
    return pickle.loads(body)
