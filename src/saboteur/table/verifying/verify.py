"""Checks a record: every move, the result, the commitment and the deal; finds the first line that is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from saboteur.notation.facts import fact_text
from saboteur.notation.records.reading import Written, read_written
from saboteur.notation.records.record import TABLE, Abandoned, Dealt, Line, Moved, Record, Result, Said
from saboteur.notation.records.text import result_text
from saboteur.notation.text import InvalidText, shown_word
from saboteur.table.fair import InvalidSeed, commitment
from saboteur.table.refusals import runs_backwards
from saboteur.table.table import InvalidRecord, Table
from saboteur.table.verifying.seen import SeenReplay
from saboteur.table.verifying.shadow import Wrong


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong, and where; lines and columns count from 1."""

    line: int
    column: int
    message: str

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {self.message}"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of checking a record."""

    fault: Fault | None
    record: Record | None = None
    checked: tuple[str, ...] = ()
    """What was checked and is correct, in words."""


def verify(text: str) -> Verdict:
    """Plays a record again and compares everything in it."""
    try:
        written = read_written(text)
    except InvalidText as error:
        return Verdict(Fault(error.line, error.column, f"expected {error.expected}, found {shown_word(error.found)}"))
    fault = _fault_of(written)
    if written.wrong_sum is not None and (fault is None or written.wrong_sum < fault.line):
        fault = Fault(written.wrong_sum, 1, "the sum of this line is another: it was changed, or one is missing or new")
    return Verdict(fault, written.record, () if fault else tuple(_checked(written)))


def _fault_of(written: Written) -> Fault | None:
    record = written.record
    try:
        if record.commitment and record.seed is not None and commitment(record.seed) != record.commitment:
            raise InvalidSeed("the commitment is not that of this seed")
    except InvalidSeed as error:
        return Fault(written.headers["seed"], len("seed: ") + 1, str(error))
    try:
        replay = _FullReplay(record) if record.observer == TABLE else SeenReplay(record)
    except InvalidRecord as error:
        return Fault(written.headers.get("position", 1), 1, str(error))
    last = 0
    for line, place, column in zip(record.lines, written.places, written.columns, strict=True):
        if line.time is not None and line.time < last:
            return Fault(place, 1, runs_backwards(line.time, last))
        last = last if line.time is None else line.time
        if (wrong := replay.replay_line(line)) is not None:
            return Fault(place, column, wrong.message) if wrong.fact is None else _at_fact(place, wrong)
    return _wrong_end(written, replay.result, over=replay.over) or _wrong_seed(written, over=replay.over)


def _wrong_seed(written: Written, *, over: bool) -> Fault | None:
    """Observers get the seed when the game is over or was abandoned, and not before; the table always has it."""
    record = written.record
    published = over or any(isinstance(line.entry, Abandoned) for line in record.lines)
    if record.observer == TABLE:
        return None
    if record.seed is not None and not published:
        return Fault(written.headers["seed"], 1, "the game is not over, so nobody knows the seed: lines are missing")
    if record.seed is None and record.commitment and published:
        return Fault(written.headers["commitment"], 1, "the game is over, but the seed it commits to is missing")
    return None


def _at_fact(place: int, wrong: Wrong) -> Fault:
    assert wrong.fact is not None
    return Fault(place + 1 + wrong.fact, 3, wrong.message)


def _wrong_end(written: Written, result: Result | None, *, over: bool) -> Fault | None:
    found = written.record.result
    if found == result:
        return None
    if not over:
        return Fault(written.end + 1, 1, "the game is not over, but the record has a result: lines are missing")
    if result is None:  # an observer's record may contain only this
        return Fault(written.end, 1, "the game is over, but what it ended with is not told")
    place = written.headers.get("result")
    column = len("result: ") + 1 if place else 1
    return Fault(place or written.end + 1, column, f"the game ended with {result_text(result)}")


def _checked(written: Written) -> Iterator[str]:
    """What was checked, in words."""
    record = written.record
    counts = Counter(type(line.entry) for line in record.lines)
    yield f"{counts[Moved]} moves, {counts[Said]} statements"
    if record.seed is not None:
        shown = "every card shown" if record.start is None else "every card shown of the rounds it deals"
        yield shown if record.observer != TABLE else "the deal"
    if record.commitment and record.seed is not None:
        yield "the commitment"
    if record.shows_facts:
        yield "the facts"
    yield "the result" if record.result else "abandoned" if counts[Abandoned] else "not over yet"
    if written.has_sums:
        yield "the sums"


class _FullReplay:
    """The table's own record, played again."""

    def __init__(self, record: Record) -> None:
        self._table = Table.before(record)
        self._shows_facts = record.shows_facts

    @property
    def over(self) -> bool:
        return self._table.game.over

    @property
    def result(self) -> Result | None:
        return self._table.result

    def replay_line(self, line: Line) -> Wrong | None:
        since = self._table.number
        if (fault := self._table.replay_line(line)) is not None:
            return Wrong(fault)
        if not self._shows_facts or not isinstance(line.entry, Dealt | Moved):
            return None
        told = tuple(self._table.facts(since))
        for index, fact in enumerate(told):
            if index >= len(line.facts) or line.facts[index] != fact:
                return Wrong(f"what happened is: {fact_text(fact)}", index)
        return Wrong("nothing more happened", len(told)) if len(line.facts) > len(told) else None
