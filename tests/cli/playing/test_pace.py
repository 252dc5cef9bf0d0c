"""The pause after a bot's move: only on a terminal, and not for whoever presses Enter."""

import os
import pty
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path

import pytest

from saboteur.cli.playing.pace import PACE, SLOWEST, Pace, usual_pace


@contextmanager
def keyboard() -> Iterator[int]:
    """A terminal as standard input and output; what is written here is typed there."""
    ours, theirs = pty.openpty()
    name = Path(os.ttyname(theirs))
    with name.open() as typed, name.open("w") as shown, pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", typed)
        patch.setattr(sys, "stdout", shown)
        yield ours
    os.close(theirs)
    os.close(ours)


def lasted(pace: Pace) -> float:
    begun = time.monotonic()
    pace.wait()
    return time.monotonic() - begun


def test_a_pause_lasts_as_long_as_was_wished() -> None:
    with keyboard():
        assert lasted(Pace(0.05)) >= 0.05
        assert lasted(Pace(0)) < 0.04


def test_enter_ends_it_and_those_that_follow() -> None:
    pace = Pace(0.2)
    with keyboard() as keys:
        os.write(keys, b"\n")
        assert lasted(pace) < 0.1
        assert lasted(pace) < 0.1
        pace.asked()
        assert lasted(pace) >= 0.2  # Enter was no answer to anything


def test_what_was_typed_ahead_is_kept() -> None:
    with keyboard() as keys:
        os.write(keys, b"discard 1\n")
        assert lasted(Pace(5)) < 1
        assert os.read(sys.stdin.fileno(), 99) == b"discard 1\n"


def test_nobody_waits_without_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for stream in (StringIO(), None):
        monkeypatch.setattr(sys, "stdin", stream)
        assert lasted(Pace(5)) < 1


def test_the_environment_says_how_long(monkeypatch: pytest.MonkeyPatch) -> None:
    for text, pace in {"0": 0.0, "1.5": 1.5, "": PACE, "soon": PACE, "-1": 0.0, "999": SLOWEST}.items():
        monkeypatch.setenv("SABOTEUR_PACE", text)
        assert usual_pace() == pace
