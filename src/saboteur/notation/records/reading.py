"""Reads records: every header and line with its place, so that the finder of a fault can say where."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final

from saboteur.engine.ruleset import Ruleset
from saboteur.engine.setup.setup import Setup
from saboteur.engine.view import View
from saboteur.notation.games import read_game
from saboteur.notation.positions.position import read_state, read_view
from saboteur.notation.records.lines import INDENT, placed_line, read_chair, text_lines
from saboteur.notation.records.record import (
    LONGEST_SEED,
    TABLE,
    WATCHER,
    Chair,
    Line,
    Record,
    Result,
    Seen,
    is_seed,
    is_start,
)
from saboteur.notation.records.text import FIRST, sum_of
from saboteur.notation.records.wellformed import is_commitment, is_date, is_nonce
from saboteur.notation.text import InvalidText
from saboteur.notation.version import expected_head

HEADERS: Final = (
    "game",
    "seats",
    "observer",
    "begun",
    "ended",
    "automatic",
    "commitment",
    "nonces",
    "seed",
    "result",
    "position",
)
_HEADER: Final = re.compile(r"([a-z]+(?: [0-9]{1,2})?):(?: (.*))?", re.ASCII)
_RESULT: Final = re.compile(r"gold=\(([0-9 ]*)\) winners=\(([0-9 ]*)\)", re.ASCII)
_SEAT: Final = re.compile(r"seat ([0-9]{1,2})", re.ASCII)
_SUM: Final = re.compile(r"[0-9a-f]{6}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Written:
    """A record as it was read, with the number of the line everything stands in."""

    record: Record
    headers: dict[str, int]
    places: tuple[int, ...]
    """Of each of the record's lines; the facts under it follow."""
    columns: tuple[int, ...]
    """Where each of them says what happened, after its time and seat."""
    end: int
    """The line after the last."""
    has_sums: bool
    wrong_sum: int | None = None
    """The first line that does not match its sum, if the record has sums."""
    torn: str = ""
    """What there is of a last line that was cut off in the middle and left out."""


def read_record(text: str, *, broken_off: bool = False) -> Record:
    """Reads what `record_text` writes; a last line that was only begun is left out if the record may be broken off."""
    return read_written(text, broken_off=broken_off).record


def read_written(text: str, *, broken_off: bool = False) -> Written:
    """Reads a record and keeps where everything stands.

    A line is whole once its end is written: what stands behind the last end was cut off while it was appended, whatever
    it says. Left out is at most that; headers that are cut off are no record.
    """
    lines = text_lines(text.removeprefix("\ufeff"))
    last = lines.pop()
    if not broken_off:
        return _Reader([*lines, last] if last else lines).read()
    if "" not in lines:
        raise InvalidText(
            len(lines) + 1, 1, "all headers and an empty line: the record was cut off in its headers", last
        )
    return replace(_Reader(lines).read(), torn=last)


@dataclass(slots=True)
class _Reader:
    lines: list[str]
    at: int = 0
    found: dict[str, Any] = field(default_factory=dict)
    chairs: dict[int, Chair] = field(default_factory=dict)
    headers: dict[str, int] = field(default_factory=dict)
    columns: list[int] = field(default_factory=list)

    def read(self) -> Written:
        if not self.lines or self.lines[0] != FIRST:
            first = self.lines[0] if self.lines else ""
            raise InvalidText(1, 1, expected_head("record", first), first)
        self.at = 1
        while self.at < len(self.lines) and self.lines[self.at]:
            self._header(self.lines[self.at])
        for name in ("game", "seats"):
            if name not in self.found:
                raise self._invalid(1, f"the header {name}")
        self._check_together()
        body, places, end, sums = self._body()
        record = Record(
            chairs=tuple(self.chairs[seat] for seat in sorted(self.chairs)), lines=tuple(body), **self._headers()
        )
        wrong = self._wrong_sum(end, sums)
        return Written(record, self.headers, tuple(places), tuple(self.columns), end, bool(sums), wrong)

    def _invalid(self, column: int, expected: str, text: str | None = None) -> InvalidText:
        line = self.lines[self.at] if self.at < len(self.lines) else ""
        found = line[column - 1 :] if text is None else text
        return InvalidText(self.at + 1, column, expected, found)

    # -- headers -------------------------------------------------------------------------------------------------

    def _headers(self) -> dict[str, Any]:
        found = dict(self.found)
        found["ruleset"] = found.pop("game")
        if "position" in found:
            found["start"] = found.pop("position")
        return found

    def _header(self, line: str) -> None:
        match = _HEADER.fullmatch(line)
        if match is None:
            raise self._invalid(1, "a header such as `game: base`, or an empty line after the last")
        name, value = match[1], match[2] or ""
        if "position" in self.headers:
            raise self._invalid(1, "an empty line after the position, the last header")
        if name in self.headers:
            raise self._invalid(1, "each header once")
        self.headers[name] = self.at + 1
        if seat := _SEAT.fullmatch(name):
            self._chair(int(seat[1]), value, len(name) + 3)
        elif name in HEADERS:
            self.found[name] = self._value(name, value, len(name) + 3)
        else:
            raise self._invalid(1, f"one of {', '.join(HEADERS)}, seat N", name)
        self.at += 1

    def _chair(self, seat: int, value: str, column: int) -> None:
        if seat != len(self.chairs):
            raise self._invalid(1, f"seat {len(self.chairs)} next")
        self.chairs[seat] = read_chair(value, self.at + 1, column)

    def _value(self, name: str, value: str, column: int) -> object:
        match name:
            case "game":
                return read_game(value, self.at + 1, column)
            case "position":
                return self._position(value, column)
            case "observer":
                return self._observer(value, column)
            case "result":
                return self._result(value, column)
            case "nonces":
                nonces = tuple("" if word == "-" else word for word in value.split(" "))
                return self._checked(
                    nonces, all(not nonce or is_nonce(nonce) for nonce in nonces), column, "a nonce a seat"
                )
            case "seats":
                fits = value.isascii() and value.isdigit() and len(value) <= 2
                return self._checked(int(value) if fits else 0, fits, column, "a number of seats")
            case "automatic":
                return self._checked(value == "yes", value in ("yes", "no"), column, "yes or no")
            case "commitment":
                return self._checked(value, is_commitment(value), column, "64 digits 0-9a-f")
            case "seed":
                return self._checked(value, is_seed(value), column, f"a text of at most {LONGEST_SEED} characters")
            case _:
                return self._checked(value, is_date(value), column, "a date such as 2026-11-16T18:00:00Z")

    def _checked(self, value: object, fits: object, column: int, expected: str) -> object:
        if not fits:
            raise self._invalid(column, expected)
        return value

    def _observer(self, value: str, column: int) -> Seen:
        if value in (TABLE, WATCHER):
            return TABLE if value == TABLE else WATCHER
        seat = _SEAT.fullmatch(value)
        if seat is None:
            raise self._invalid(column, "table, watcher or seat N")
        return int(seat[1])

    def _result(self, value: str, column: int) -> Result:
        match = _RESULT.fullmatch(value)
        if match is None or len(value) > 200:
            raise self._invalid(column, "a result such as gold=(3 0 2) winners=(0)")
        return Result(tuple(map(int, match[1].split())), tuple(map(int, match[2].split())))

    def _position(self, value: str, column: int) -> Setup | View:
        """The indented lines under `position:`; a state in the table's record, a view in what others saw."""
        if value:
            raise self._invalid(column, "a position in the lines below, each after two spaces")
        first = self.at + 1
        while self.at + 1 < len(self.lines) and self.lines[self.at + 1].startswith(INDENT):
            self.at += 1
        text = "\n".join(line.removeprefix(INDENT) for line in self.lines[first : self.at + 1]) + "\n"
        read: Callable[[str], Setup | View] = read_state if self.found.get("observer", TABLE) == TABLE else read_view
        try:
            return read(text)
        except InvalidText as error:
            raise InvalidText(error.line + first, error.column + len(INDENT), error.expected, error.found) from None

    def _check_together(self) -> None:
        """What one header says of another."""
        ruleset, seats = self.found["game"], self.found["seats"]
        assert isinstance(ruleset, Ruleset)
        self._check("seats", seats in ruleset.seats, f"{ruleset.played_by} seats")
        self._check("observer", self.found.get("observer", 0) in (TABLE, WATCHER, *range(seats)), "a seat of the game")
        self._check("nonces", len(self.found.get("nonces", range(seats))) == seats, "a nonce a seat, - for none")
        result = self.found.get("result", Result((0,) * seats, ()))
        self._check("result", len(result.gold) == seats, "a number of gold a seat")
        if self.chairs and len(self.chairs) != seats:
            self.at = self.headers[f"seat {len(self.chairs) - 1}"] - 1
            raise self._invalid(1, f"{seats} seats, or none, to be named")
        start = self.found.get("position")
        if start is not None:
            same = is_start(start, ruleset, seats, self.found.get("observer", TABLE))
            self._check("position", same, "a position of this game, seen by the same observer")

    def _check(self, name: str, fits: bool, expected: str) -> None:
        if name in self.headers and not fits:
            self.at = self.headers[name] - 1
            raise self._invalid(len(name) + 3, expected)

    # -- lines ---------------------------------------------------------------------------------------------------

    def _body(self) -> tuple[list[Line], list[int], int, list[str]]:
        """Lines with their places, the line after the last, the sums."""
        body: list[Line] = []
        places: list[int] = []
        lines, at, seats = self.lines, self.at, self.found["seats"]
        end = at
        while at < len(lines) and not lines[at].startswith("sums:"):
            if lines[at].strip(" "):
                places.append(at + 1)
                line, column, at = placed_line(lines, at, seats)
                body.append(line)
                self.columns.append(column)
                end = at
            else:
                at += 1
        self.at = at
        return body, places, end, self._sums()

    def _sums(self) -> list[str]:
        sums = []
        while self.at < len(self.lines):
            line = self.lines[self.at]
            words = line.split(" ")
            if line and (words[0] != "sums:" or not all(_SUM.fullmatch(word) for word in words[1:])):
                raise self._invalid(1, "sums of six digits 0-9a-f, to the end of the record")
            sums += words[1:] if line else []
            self.at += 1
        return sums

    def _wrong_sum(self, end: int, sums: list[str]) -> int | None:
        """The first line that is not the one its sum was made of."""
        if not sums:
            return None
        numbers = [number for number, line in enumerate(self.lines[:end]) if line.strip(" ")]
        for number, found in zip(numbers, sums, strict=False):
            if sum_of(self.lines[number]) != found:
                return number + 1
        if len(numbers) != len(sums):
            return numbers[len(sums)] + 1 if len(numbers) > len(sums) else end + 1
        return None
