"""Records that begin with a position: any point of a game, also in the middle of a turn or between rounds."""

from __future__ import annotations

import json
import random

import pytest

from saboteur import Setup, ruleset
from saboteur.notation.records.plain import read_record_plain, record_plain
from saboteur.notation.records.reading import read_record
from saboteur.notation.records.text import record_text
from saboteur.notation.text import InvalidText
from saboteur.table.table import Table
from saboteur.table.verifying.verify import verify
from tests.table.playing import KINDS, new_table, seed_of, some_move, steps, taken


def reached(kind: int, number: int) -> Setup:
    """A point of a game, so many steps on."""
    table, rng = new_table(f"reached {kind} {number}", kind=kind)
    for step, _ in enumerate(steps(table, rng)):
        if step >= number and table.game.actor is not None:
            break
    return Setup.of(table.game)


@pytest.mark.parametrize("kind", range(len(KINDS)))
@pytest.mark.parametrize("number", [1, 30])
def test_a_game_from_a_position_is_recorded_and_rebuilt(kind: int, number: int) -> None:
    setup = reached(kind, number)
    assert setup.seats is not None
    table = Table(setup.ruleset, setup.seats, seed=seed_of("later rounds"), start=setup)
    rng = random.Random(kind)
    while not table.game.over:
        assert table.game.actor is not None
        taken(table.submit(table.game.actor, some_move(table, rng)))
    for observer in ("table", "watcher", 0):
        record = table.record(observer)
        text = record_text(record)
        assert read_record(text) == record
        assert read_record_plain(json.loads(json.dumps(record_plain(record)))) == record
        verdict = verify(text)
        assert verdict.fault is None
    assert list(Table.rebuild(table.record()).events("table")) == list(table.events("table"))


def test_a_position_that_cannot_be_is_named_as_such() -> None:
    setup = reached(0, 10)
    assert setup.seats is not None
    text = record_text(Table(setup.ruleset, setup.seats, start=setup).record(), sums=False)
    lines = text.split("\n")
    number = next(index for index, line in enumerate(lines) if line.startswith("  hand 0:"))
    lines[number] = "  hand 0: " + " ".join(["base_map"] * 7)
    fault = verify("\n".join(lines)).fault
    assert fault is not None
    assert fault.line == lines.index("position:") + 1
    assert "base_map" in fault.message


def test_a_fault_in_a_position_has_its_line_and_column() -> None:
    setup = reached(7, 10)
    assert setup.seats is not None
    text = record_text(Table(setup.ruleset, setup.seats, start=setup).record(), sums=False)
    lines = text.split("\n")
    number = next(index for index, line in enumerate(lines) if line.startswith("  hand 1:"))
    lines[number] = "  hand 1: base_map"
    with pytest.raises(InvalidText) as caught:
        read_record("\n".join(lines))
    assert (caught.value.line, caught.value.column) == (number + 1, len("  hand 1: ") + 1)


def test_a_position_of_another_game_is_no_beginning() -> None:
    setup = reached(7, 10)
    assert setup.seats is not None
    text = record_text(Table(setup.ruleset, setup.seats, start=setup).record(), sums=False)
    other = text.replace("game: duel", "game: duel rounds=1", 1)
    with pytest.raises(InvalidText, match="expected a position of this game, seen by the same observer"):
        read_record(other)


def test_a_table_from_a_partial_setup_records_all_of_it() -> None:
    setup = Setup(ruleset("base"), 3, hands={0: ["base_ew"]}, mine={"1,0": "base_nesw"})
    record = Table(ruleset("base"), 3, start=setup).record()
    assert record.start == Setup.of(setup.game())
    assert read_record(record_text(record)) == record
