"""`verify` accepts correct records, and names the first wrong line of others."""

from __future__ import annotations

import random

import pytest

from saboteur.notation.records.record import Record
from saboteur.notation.records.text import record_text
from saboteur.rulesets import GAMES
from saboteur.table.verifying.verify import verify
from tests.table.corrupting import CORRUPTIONS, Corruption
from tests.table.playing import KINDS, played

SOME = [f"some {index}" for index in range(2 * len(KINDS))]
MANY = 1000


def first_difference(one: str, other: str) -> int:
    """The first line, from 1, in which two texts differ."""
    pairs = enumerate(zip(one.split("\n"), other.split("\n"), strict=False), start=1)
    return next(number for number, (before, after) in pairs if before != after)


def check(record: Record, corruption: Corruption, rng: random.Random) -> None:
    """The corruption is found, in its first line; a header that is missing may be missed elsewhere."""
    text = record_text(record)
    wrong = corruption(text, record, rng)
    assert wrong != text
    fault = verify(wrong).fault
    assert fault is not None, wrong
    assert fault.line <= first_difference(text, wrong) or corruption.__name__ == "missing_header", (fault, wrong)


@pytest.mark.parametrize("index", range(len(SOME)))
def test_corruptions_are_found(index: int) -> None:
    record = played(SOME[index], kind=index).record()
    rng = random.Random(index)
    assert verify(record_text(record)).fault is None
    for corruption in CORRUPTIONS:
        check(record, corruption, rng)


@pytest.mark.parametrize("index", range(len(KINDS)))
def test_without_sums_a_record_is_still_replayed(index: int) -> None:
    """A record without sums: seed, commitment, result and legality are still checked."""
    record = played(f"no sums {index}", kind=index).record()
    rng = random.Random(index)
    for corruption in CORRUPTIONS:
        if corruption.__name__ in ("another_result", "other_winners", "another_seed", "another_commitment"):
            text = record_text(record)
            wrong = corruption(text, record, rng)
            fault = verify(wrong[: wrong.index("\nsums:")] + "\n").fault
            assert fault is not None
            header = wrong.split("\n")[fault.line - 1].split(":")[0]
            assert header in ("result", "seed")


def test_faults_say_the_line_the_column_and_the_rule() -> None:
    text = record_text(played("words", kind=0).record(), sums=False)
    lines = text.split("\n")
    number = next(index for index, line in enumerate(lines) if " lay " in line)
    time, seat, *_ = lines[number].split() if lines[number].startswith("@") else ["", *lines[number].split()]
    lines[number] = f"{time} {seat} lay base_start 5,5".strip()
    fault = verify("\n".join(lines)).fault
    assert fault is not None
    column = lines[number].index("lay") + 1
    assert str(fault) == (
        f"line {number + 1}, column {column}: seat {seat}, lay base_start 5,5: that card is not in the hand (rule 3.1)"
    )


def test_a_wrong_fact_is_named() -> None:
    record = played("facts", kind=7).record(facts=True)
    text = record_text(record, sums=False)
    lines = text.split("\n")
    number = next(index for index, line in enumerate(lines) if line.startswith("  drew"))
    lines[number] = "  drew seat=0 card=duel_map"
    fault = verify("\n".join(lines)).fault
    assert fault is not None
    assert (fault.line, fault.column) == (number + 1, 3)
    assert fault.message.startswith("what happened is: drew seat=")


@pytest.mark.parametrize("kind", [0, 5, 7, 8])
def test_a_seat_can_check_its_own_cards_against_the_seed(kind: int) -> None:
    """A host that deals other cards than it committed to is found out by any seat that was dealt one of them."""
    table = played(f"own cards {kind}", kind=kind)
    record = table.record(0)
    text = record_text(record, sums=False)
    assert verify(text).fault is None
    lines = text.split("\n")
    drawn = [index for index, line in enumerate(lines) if line.startswith("  drew seat=0 ") and "?" not in line]
    number = drawn[-1]
    lines[number] = next(line for line in map(lines.__getitem__, drawn) if line != lines[number])
    fault = verify("\n".join(lines)).fault
    assert fault is not None
    assert fault.line == number + 1
    assert "the seed deals" in fault.message


def test_a_cut_record_that_tells_too_much_is_wrong() -> None:
    text = record_text(played("too much", kind=0).record(0), sums=False)
    lines = text.split("\n")
    number = next(index for index, line in enumerate(lines) if line.startswith("  drew seat=1"))
    lines[number] = "  drew seat=1 card=base_ew"
    fault = verify("\n".join(lines)).fault
    assert fault is not None
    assert fault.line == number + 1
    assert fault.message == "this observer does not see all of it: drew"


@pytest.mark.proof(minutes=0.03)
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("game", GAMES)
def test_a_thousand_games_of_each_verify_and_a_thousand_corruptions_are_found(game: str, part: int) -> None:
    kinds = [kind for kind, (name, _) in enumerate(KINDS) if name == game]
    for index in range(part, MANY, 10):
        record = played(f"thousand {game} {index}", kind=kinds[index // 10 % len(kinds)]).record()
        assert verify(record_text(record)).fault is None
        check(record, CORRUPTIONS[index // 10 % len(CORRUPTIONS)], random.Random(index))
