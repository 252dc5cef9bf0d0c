"""Checks a record that somebody sent in, in a process of its own: it may take long, and it may be made to harm.

`python -m saboteur.server.checking` reads a request from its input and writes the answer (`… place`: where the game
goes on); web/checks.py starts it, and kills it if it takes too long. It keeps nothing.
"""

from __future__ import annotations

import resource
import sys
from itertools import accumulate
from typing import Any, Final

from msgspec import Raw
from msgspec.json import Decoder, Encoder

from saboteur.notation.positions.plain import view_plain
from saboteur.notation.positions.position import state_text
from saboteur.notation.records.record import TABLE, Abandoned, Record, Said, Sat, Seen
from saboteur.server.tables.telling import event_json
from saboteur.server.wire.bodies import CheckBody
from saboteur.server.wire.checks import CheckAnswer, ShownFault, ShownStep
from saboteur.server.wire.places import PLACE, Place, Sought
from saboteur.table.log import Event, Told, seen
from saboteur.table.verifying.steps import Step, Whole, steps_of
from saboteur.table.verifying.verify import verify

SECONDS: Final = 10
"""Of the processor."""
MOST_MEMORY: Final = 1 << 30
_decoder: Final = Decoder(CheckBody)
_encoder: Final = Encoder()


def checked(body: CheckBody) -> CheckAnswer:
    """What is right or wrong with a record, and some of its steps as an observer sees them.

    >>> checked(CheckBody(record="no record")).fault
    ShownFault(line=1, column=1, message="expected saboteur record 2, found 'no record'")
    """
    verdict = verify(body.record)
    fault = None
    if verdict.fault is not None:
        fault = ShownFault(line=verdict.fault.line, column=verdict.fault.column, message=verdict.fault.message)
    record = verdict.record
    if record is None:
        return CheckAnswer(fault=fault)
    found = steps_of(record)
    numbers = [0, *accumulate(len(_told(step)) for step in found.steps)]
    part = slice(body.since, body.since + body.most)
    observer = _observer(record, body.observer)
    return CheckAnswer(
        fault=fault,
        checked=verdict.checked,
        observer=observer,
        observers=found.observers(),
        names=tuple(chair.name for chair in found.steps[-1].chairs),
        count=len(found.steps),
        steps=tuple(_shown(*each, observer) for each in zip(found.steps[part], numbers[part], strict=False)),
    )


def _observer(record: Record, wanted: Seen | None) -> Seen:
    """Through whose eyes: in the record of one observer only through theirs."""
    if record.observer != TABLE or wanted is None or (isinstance(wanted, int) and wanted >= record.seats):
        return record.observer
    return wanted


def _told(step: Step) -> tuple[Told, ...]:
    """What everybody was told of a line."""
    return (*step.told, step.entry) if isinstance(step.entry, Said | Sat | Abandoned) else step.told


def _shown(step: Step, before: int, observer: Seen) -> ShownStep:
    """A step as an observer sees it; `before` is the number of the last event before it."""
    you = observer if isinstance(observer, int) else None
    told = [what if observer == TABLE else seen(what, you) for what in _told(step)]
    events = [Raw(event_json(Event(number, what, step.time), you)) for number, what in enumerate(told, before + 1)]
    return ShownStep(
        move=step.number,
        events=tuple(events),
        view=view_plain(step.position.view(observer)),
        time=step.time,
    )


def place(sought: Sought) -> Place:
    """Where the game of a record goes on.

    >>> place(Sought(record="no record", moves=None)).fault
    "line 1, column 1: expected saboteur record 2, found 'no record'"
    """
    verdict = verify(sought.record)
    if verdict.fault is not None or verdict.record is None:
        return Place(fault=str(verdict.fault))
    record = verdict.record
    found = steps_of(record)
    stands = found.after_move(found.moves if sought.moves is None else sought.moves).position
    if not isinstance(stands, Whole):
        return Place(fault="a game goes on from a whole record, not from what one observer saw")
    if stands.game.over:
        return Place(fault="the game is over then: fewer moves have to be made")
    options = dict[str, Any](record.ruleset.options)
    return Place(game=record.ruleset.name, options=options, seats=record.seats, position=state_text(stands.game))


def main() -> None:
    """One request in, one answer out."""
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    request = sys.stdin.buffer.read()
    answer = place(Decoder(Sought).decode(request)) if sys.argv[1:] == [PLACE] else checked(_decoder.decode(request))
    sys.stdout.buffer.write(_encoder.encode(answer))
    sys.stdout.flush()


if __name__ == "__main__":
    main()
