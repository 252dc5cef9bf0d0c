"""How long a bot may think in the process of the server: everybody waits for it."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

LONGEST_THOUGHT: Final = 3.0
"""Seconds; in another process seconds of its processor. Ten times what the slowest bot may take."""
LONGEST_SILENCE: Final = 20.0
"""Seconds after which another process is given up, however busy the machine is."""

MOST_RINGS: Final = 5
"""How often that time may pass while a bot hardly had the processor: the machine may have been asleep."""


class Hangs(Exception):
    """A bot thinks for too long."""


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raises `Hangs` in code that takes longer than this; only in the main thread, where the loop of a server runs."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    rung, began = 0, time.process_time()

    def ring(_: int, __: FrameType | None) -> None:
        nonlocal rung
        rung += 1
        if rung == MOST_RINGS or time.process_time() - began > seconds / 2:
            raise Hangs

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
