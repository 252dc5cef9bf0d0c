"""The log of a bot: the last lines of its standard error; its size is limited."""

from __future__ import annotations

from collections import deque
from typing import Final

from saboteur.bots.command.failure import shown

MOST_LINES: Final = 20
LONGEST_LINE: Final = 2000  # bytes kept of one line


class Log:
    """The last lines written, each shortened.

    >>> log = Log()
    >>> for chunk in (b"one\\ntw", b"o\\n", b"three"):
    ...     log.write(chunk)
    >>> log.lines
    ('one', 'two', 'three')
    """

    def __init__(self) -> None:
        self._lines: deque[bytes] = deque(maxlen=MOST_LINES)
        self._last = b""

    def write(self, chunk: bytes) -> None:
        """More was written."""
        *whole, last = chunk.split(b"\n")
        for line in whole:
            self._lines.append((self._last + line)[:LONGEST_LINE])
            self._last = b""
        self._last = (self._last + last)[:LONGEST_LINE]

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines that are not empty."""
        return tuple(shown(line.rstrip()) for line in (*self._lines, self._last) if line.strip())
