"""Events of a table as plain values."""

from __future__ import annotations

from saboteur.engine.values.facts import Fact
from saboteur.notation.records.plain import entry_plain
from saboteur.table.table import Event


def event_plain(event: Event) -> dict[str, object]:
    """A fact with its number, or who said what, who sits where now, or who broke the game off.

    >>> from saboteur.engine.values.facts import Passed
    >>> event_plain(Event(3, Passed(1)))
    {'number': 3, 'fact': 'passed', 'seat': 1}
    """
    what = event.what
    plain: dict[str, object] = {"number": event.number}
    plain |= what.as_dict() if isinstance(what, Fact) else entry_plain(what)
    if event.time is not None:
        plain["time"] = event.time
    return plain
