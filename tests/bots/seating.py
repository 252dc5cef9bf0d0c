"""Bots for tests: the hostile one, commands of a line, and a bot whose process is only played."""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from saboteur import Game, ruleset
from saboteur.bots.command.command import CommandBot
from saboteur.bots.command.failure import Fault
from saboteur.bots.command.limits import Limits

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "bots"
HOSTILE = Path(__file__).parent / "hostile.py"
PYTHON = (sys.executable, "-IS")
"""Quick to start, and nothing of the tests' environment in it."""

PATIENT = Limits(start=60, reading=60, move=60, end=5, restarts=0)
"""For bots that answer: a slow machine does not make a test fail."""
HASTY = Limits(start=60, reading=0.5, move=0.5, end=0.5, restarts=0)
"""For bots that do not."""


def hostile(*words: str, limits: Limits = PATIENT, **environment: str) -> CommandBot:
    """The bot with bad manners."""
    return CommandBot((*PYTHON, str(HOSTILE), *words), limits=limits, environment=environment)


def small_game() -> Game:
    """A duel just dealt; seat 0 is asked."""
    return Game(ruleset("duel", rounds=1), 2, seed="1")


class PlayedProcess:
    """In the place of a process: keeps what it is sent, and answers as a function says."""

    def __init__(self, answers: Callable[[bytes], Iterable[bytes]]) -> None:
        self.answers = answers
        self.sent: list[bytes] = []
        self.lines: list[bytes] = []
        self.status: int | None = None
        self.log: tuple[str, ...] = ()
        self.notes: list[str] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)
        self.lines += self.answers(message)

    def note(self, text: str) -> None:
        self.notes.append(text)

    def flush(self, seconds: float) -> None:
        pass

    def line(self, seconds: float) -> bytes:
        if not self.lines:
            raise Fault("it gave no answer")
        return self.lines.pop(0)

    def unasked(self) -> bytes:
        return b"".join(self.lines)

    def kill(self) -> None:
        self.lines.clear()

    def end(self, seconds: float) -> None:
        pass


class PlayedBot(CommandBot):
    """A command bot without a command."""

    def __init__(self, answers: Callable[[bytes], Iterable[bytes]], limits: Limits = PATIENT) -> None:
        super().__init__("played", limits=limits)
        self.process = PlayedProcess(answers)

    def _started(self) -> Any:
        return self.process


def answering(line: bytes, *, views: bool = False) -> Callable[[bytes], Iterable[bytes]]:
    """Ready, and then always the same answer."""

    def answers(message: bytes) -> Iterable[bytes]:
        if message.startswith(b'{"tell":"begin"'):
            yield b'{"ready": "played", "views": true}' if views else b'{"ready": "played"}'
        elif message.startswith(b'{"tell":"ask"'):
            yield line

    return answers
