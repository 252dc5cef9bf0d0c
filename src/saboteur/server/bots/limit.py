"""How long a bot may think in the process of the server: everybody waits for it."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

LONGEST_THOUGHT: Final = 3.0
"""Seconds; in another process, too. Ten times what the slowest bot may take."""


class Hangs(Exception):
    """A bot thinks for too long."""


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raises `Hangs` in whoever takes longer than this; only in the main thread, where the loop of a server runs."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(_: int, __: FrameType | None) -> None:
    raise Hangs
