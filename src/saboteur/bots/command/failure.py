"""What goes wrong with a bot that is a command, and the error that the user sees."""

from __future__ import annotations

import shlex
import signal
from dataclasses import dataclass
from typing import Final

LONGEST_SHOWN: Final = 400
"""Characters of a bot's answer or of a line of its log that an error repeats."""


class Fault(Exception):
    """One thing that a bot did wrong; it is restarted if restarts are left."""

    def __init__(self, what: str, answer: bytes = b"") -> None:
        self.what = shown(what.encode(errors="replace"))  # it may name what the bot wrote
        super().__init__(self.what)
        self.answer = answer


@dataclass(eq=False)
class BotFailed(Exception):
    """A bot that cannot continue: what it did, what was expected, and the end of its log.

    >>> print(BotFailed(("node", "bot.js"), 2, "it ended with exit status 1", 'an answer {"move": …}', status=1,
    ...     restarts=3, log=("TypeError: moves is not iterable",)))
    the bot `node bot.js` at seat 2 failed: it ended with exit status 1
      expected: an answer {"move": …}
      restarts: 3
      stderr: TypeError: moves is not iterable
    """

    command: tuple[str, ...]
    seat: int | None
    what: str
    expected: str
    answer: str = ""
    """The line that caused the failure, shortened."""
    status: int | None = None
    """How its process ended: its exit status, or the negative number of a signal."""
    restarts: int = 0
    log: tuple[str, ...] = ()
    """The last lines of its standard error."""

    def __str__(self) -> str:
        seat = "" if self.seat is None else f" at seat {self.seat}"
        lines = [f"the bot `{shlex.join(self.command)}`{seat} failed: {self.what}", f"  expected: {self.expected}"]
        if self.answer:
            lines.append(f"  its answer: {self.answer}")
        if self.restarts:
            lines.append(f"  restarts: {self.restarts}")
        return "\n".join([*lines, *(f"  stderr: {line}" for line in self.log)])

    def __reduce__(self) -> tuple[object, ...]:
        fields = (self.command, self.seat, self.what, self.expected, self.answer, self.status, self.restarts, self.log)
        return BotFailed, fields


def shown(line: bytes) -> str:
    """Bytes from a bot for a message or a terminal: shortened, without control characters.

    >>> print(shown(b"caf\\xc3\\xa9 \\x1b[2J \\xff"))
    café \\x1b[2J �
    """
    text = line[: 4 * LONGEST_SHOWN].decode(errors="replace")
    printed = "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text[:LONGEST_SHOWN])
    return (
        printed if len(text) <= LONGEST_SHOWN and len(line) <= 4 * LONGEST_SHOWN else f"{printed}… ({len(line)} bytes)"
    )


def ending(status: int) -> str:
    """How a process ended, in words.

    >>> ending(3), ending(-11)
    ('it ended with exit status 3', 'it was ended by SIGSEGV')
    """
    if status >= 0:
        return f"it ended with exit status {status}"
    try:
        return f"it was ended by {signal.Signals(-status).name}"
    except ValueError:
        return f"it was ended by signal {-status}"
