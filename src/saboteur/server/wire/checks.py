"""What is answered to a record that was sent in to be checked."""

from __future__ import annotations

from msgspec import Struct

from saboteur.server.wire.bodies import Observer
from saboteur.server.wire.messages import WrittenEvent, WrittenView


class ShownFault(Struct, kw_only=True):
    """The first thing that is wrong with a record; lines and columns count from 1."""

    line: int
    column: int
    message: str


class ShownStep(Struct, kw_only=True):
    """What a line of a record led to."""

    move: int
    """How many moves have been made."""
    events: tuple[WrittenEvent, ...]
    view: WrittenView
    """All that the observer knows then."""
    time: int | None = None


class CheckAnswer(Struct, kw_only=True):
    """Whether a record is right."""

    fault: ShownFault | None
    checked: tuple[str, ...] = ()
    """What was checked and is right, in English."""
    observer: Observer | None = None
    """Through whose eyes the steps are shown."""
    observers: tuple[Observer, ...] = ()
    """Through whose eyes they can be."""
    names: tuple[str, ...] = ()
    """Who played at the end, by seat; empty where the record says nothing of it."""
    count: int = 0
    """All steps, up to the first that cannot be played."""
    steps: tuple[ShownStep, ...] = ()
