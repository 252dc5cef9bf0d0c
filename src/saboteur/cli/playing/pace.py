"""How fast bots move: a pause after each of their moves, so that one can read what they did."""

import fcntl
import os
import select
import sys
import termios
from array import array
from typing import Final

PACE: Final = 0.7
"""Seconds, unless somebody wishes something else."""
SLOWEST: Final = 60.0
SETTING: Final = "SABOTEUR_PACE"


def usual_pace() -> float:
    """What the environment says, else a pause in which a line can be read."""
    try:
        return min(max(float(os.environ.get(SETTING, "")), 0.0), SLOWEST)
    except ValueError:
        return PACE


class Pace:
    """Waits on a terminal, and nowhere else; a person who presses Enter waits no longer until they are asked."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._hurried = False

    def wait(self) -> None:
        """A pause."""
        if self.seconds <= 0 or self._hurried or not (_is_terminal(sys.stdin) and _is_terminal(sys.stdout)):
            return
        sys.stdout.flush()
        keys = sys.stdin.fileno()
        if select.select([keys], [], [], self.seconds)[0]:
            self._hurried = True
            if _waiting(keys) == 1:  # Enter alone is no answer to the next question; what was typed ahead is
                os.read(keys, 1)

    def asked(self) -> None:
        """Somebody has answered: what comes now is new."""
        self._hurried = False


def _is_terminal(stream: object) -> bool:
    return stream is not None and bool(getattr(stream, "isatty", bool)())


def _waiting(keys: int) -> int:
    """How many characters were typed and not read yet."""
    count = array("i", [0])
    fcntl.ioctl(keys, termios.FIONREAD, count)
    return count[0]
