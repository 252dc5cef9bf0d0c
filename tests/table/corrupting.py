"""Single changes that make a record wrong, by mistake or on purpose."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from saboteur.notation.records.record import Moved, Record
from saboteur.table.table import Table

Corruption = Callable[[str, Record, random.Random], str]


def _body(text: str) -> tuple[list[str], range]:
    """The lines, and where those of deals, moves, statements and seats stand."""
    lines = text.split("\n")
    first = lines.index("") + 1
    last = next(index for index in range(first, len(lines)) if lines[index] == "")
    return lines, range(first, last)


def another_move(text: str, record: Record, rng: random.Random) -> str:
    """A legal move becomes another one that is legal there too."""
    table = Table.before(record)
    chosen = rng.choice([index for index, line in enumerate(record.lines) if isinstance(line.entry, Moved)])
    for index, line in enumerate(record.lines):
        entry = line.entry
        if index >= chosen and isinstance(entry, Moved):
            others = [str(move) for move in table.game.legal_moves if move != entry.move]
            if others:
                lines, body = _body(text)
                number = body[index]
                lines[number] = lines[number].replace(str(entry.move), rng.choice(others))
                return "\n".join(lines)
        assert table.replay_line(line) is None
    return another_seat(text, record, rng)


def another_seat(text: str, record: Record, rng: random.Random) -> str:
    """Somebody else is said to have moved or spoken."""
    lines, body = _body(text)
    movable = [number for number in body if re.match(r"(?:@\S+ )?\d", lines[number])]
    number = rng.choice(movable)
    seats = [seat for seat in range(record.seats + 2) if not re.match(rf"(?:@\S+ )?{seat} ", lines[number])]
    lines[number] = re.sub(r"^((?:@\S+ )?)\d+", rf"\g<1>{rng.choice(seats)}", lines[number])
    return "\n".join(lines)


def another_result(text: str, record: Record, rng: random.Random) -> str:
    """Somebody is richer."""
    assert record.result is not None
    gold = list(record.result.gold)
    seat = rng.randrange(record.seats)
    old = f"gold=({' '.join(map(str, gold))})"
    gold[seat] += 1
    return text.replace(old, f"gold=({' '.join(map(str, gold))})")


def other_winners(text: str, record: Record, rng: random.Random) -> str:
    """Somebody else has won."""
    assert record.result is not None
    old = f"winners=({' '.join(map(str, record.result.winners))})"
    return text.replace(old, f"winners=({(record.result.winners[0] + 1) % (record.seats + 1)})")


def _other_digit(text: str, header: str, rng: random.Random) -> str:
    match = re.search(rf"^{header}: (.*)$", text, re.MULTILINE)
    assert match is not None
    at = match.start(1) + rng.randrange(len(match[1]))
    return text[:at] + rng.choice([digit for digit in "0123456789abcdef" if digit != text[at]]) + text[at + 1 :]


def another_seed(text: str, record: Record, rng: random.Random) -> str:
    """A digit of the seed."""
    return _other_digit(text, "seed", rng)


def another_commitment(text: str, record: Record, rng: random.Random) -> str:
    """A digit of the commitment."""
    return _other_digit(text, "commitment", rng)


def another_nonce(text: str, record: Record, rng: random.Random) -> str:
    """A nonce that was not given."""
    if not record.nonces:
        return text.replace("\nseed: ", f"\nnonces: x{' -' * (record.seats - 1)}\nseed: ")
    return re.sub(r"^nonces: \S+", lambda match: match[0].replace("-", "") + "z", text, count=1, flags=re.MULTILINE)


def missing_line(text: str, record: Record, rng: random.Random) -> str:
    """A line is missing; of equal lines it does not matter which."""
    lines, body = _body(text)
    del lines[rng.choice(body)]
    return "\n".join(lines)


def doubled_line(text: str, record: Record, rng: random.Random) -> str:
    """A line stands there twice."""
    lines, body = _body(text)
    number = rng.choice(body)
    lines.insert(number, lines[number])
    return "\n".join(lines)


def missing_header(text: str, record: Record, rng: random.Random) -> str:
    """A header is gone."""
    lines = text.split("\n")
    del lines[rng.randrange(1, lines.index(""))]
    return "\n".join(lines)


def another_character(text: str, record: Record, rng: random.Random) -> str:
    """One character anywhere before the sums, also in a name or a time."""
    end = text.index("\nsums:")
    at = rng.choice([index for index in range(end) if text[index] != "\n"])
    other = rng.choice([sign for sign in "abcxyz0189 ,_@#é" if sign != text[at]])
    return text[:at] + other + text[at + 1 :]


def turned_line(text: str, record: Record, rng: random.Random) -> str:
    """Two different lines have changed places."""
    lines, body = _body(text)
    places = [number for number in body[1:] if lines[number] != lines[number - 1]]
    number = rng.choice(places)
    lines[number - 1], lines[number] = lines[number], lines[number - 1]
    return "\n".join(lines)


CORRUPTIONS: list[Corruption] = [
    another_move,
    another_seat,
    another_result,
    other_winners,
    another_seed,
    another_commitment,
    another_nonce,
    missing_line,
    doubled_line,
    turned_line,
    missing_header,
    another_character,
]
