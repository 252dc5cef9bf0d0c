"""Reads the lines of a position: the plain values, and where each of them stands.

This module does not know what the words mean, only which of them are numbers and cells. `reading.py` finds
wrong values, and the error names the place of the word.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple, assert_never

from saboteur.engine.ruleset import MOST_SEATS
from saboteur.notation.games import game_plain, read_game
from saboteur.notation.plain import InvalidValue
from saboteur.notation.positions.plain import OF_THE_TABLE, OF_VIEWS, TABLE, WATCHER
from saboteur.notation.positions.text import FIRST, NAMES, Shape
from saboteur.notation.text import InvalidText
from saboteur.notation.version import VERSION, expected_head

_LINE: Final = re.compile(r"([a-z_]+)(?: ([^ :]+))?:(?: (.*))?", re.ASCII | re.DOTALL)
_WORD: Final = re.compile(r"[()]|[^ \t()]+")
_NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,8}", re.ASCII)
_CELL: Final = re.compile(r"(0|-?[1-9][0-9]{0,2}),(0|-?[1-9][0-9]{0,2})", re.ASCII)
_LAST_STEP: Final = re.compile(r"(?:\.?[a-z_]+|\[[0-9]+\])\Z", re.ASCII)
_COUNTED: Final = "a number or a list in parentheses"
_OBSERVERS: Final = f"{TABLE}, {WATCHER} or seat N"

_AS_TEXT: Final = {
    " [x, y]": "",
    "'?'": "?",
    " or null": "",
    "null": "nobody",
    "true or false": "yes or no",
    "an empty list": "no such line",
}
"""Expected plain values, in words for text."""
MOST_LINES: Final = 2000
LONGEST_LINE: Final = 20_000
"""More than any position needs."""

_BY_SEAT: Final = (Shape.EACH, Shape.OF_SEATS, Shape.LISTS, Shape.AWAY)
_BY_CELL: Final = (Shape.GOALS, Shape.MINE)
_NEEDED: Final = ("game", "seats", "observer", "asked", "round")


class Word(NamedTuple):
    """A word and where it begins; the end of a line is an empty word."""

    text: str
    column: int


# -- words: the reader of a value refuses one that stands where a number or cell should -----------------------------


def _number(word: str) -> object:
    return int(word) if _NUMBER.fullmatch(word) else word


def _cell(word: str) -> object:
    match = _CELL.fullmatch(word)
    return [int(match[1]), int(match[2])] if match else word


def _flag(word: str) -> object:
    return {"yes": True, "no": False}.get(word, word)


_WORDS: Final[dict[str, Callable[[str], object]]] = {
    "bribing": _flag,
    "seen": _cell,
    **dict.fromkeys(
        ("rest", "deck", "hands", "mats", "roles", "spare", "waiting", "boxed", "removed", "kept", "gone"), str
    ),
}
"""The fields whose words are not numbers."""


def sheet_of(text: str) -> Sheet:
    """Reads the lines of a position, in any order."""
    lines = [line.removesuffix("\r") for line in text.removeprefix("\ufeff").split("\n")]
    if lines[-1] == "":
        lines.pop()
    if not lines or lines[0] != FIRST:
        first = lines[0] if lines else ""
        raise InvalidText(1, 1, expected_head("position", first), first)
    if len(lines) > MOST_LINES:
        raise InvalidText(MOST_LINES + 1, 1, f"at most {MOST_LINES:,} lines", lines[MOST_LINES])
    found = [_Line(line, number) for number, line in enumerate(lines[1:], start=2)]
    names = {line.name for line in found}
    for name in _NEEDED:
        if name not in names:
            raise InvalidText(len(lines) + 1, 1, f"a line {name}: …", "")
    sheet = Sheet()
    for line in sorted(found, key=lambda line: line.name != "seats"):  # first how long the lists are
        sheet.read(line)
    is_table = sheet.plain["observer"] == TABLE
    for line in found:
        if line.key in (OF_VIEWS if is_table else OF_THE_TABLE):
            raise InvalidText(line.number, 1, f"a line of {'the table' if is_table else 'a view'}", line.name)
    return sheet


class _Line:
    """A line: its name, the seat or cell behind that, and the words of its value."""

    def __init__(self, line: str, number: int) -> None:
        if len(line) > LONGEST_LINE:
            raise InvalidText(number, LONGEST_LINE + 1, f"at most {LONGEST_LINE:,} characters", line[LONGEST_LINE:])
        match = _LINE.fullmatch(line)
        if match is None:
            raise InvalidText(number, 1, "a line such as deck: 31 or hand 0: base_ew", line)
        if match[1] not in NAMES:
            raise InvalidText(number, 1, "the name of a line", match[1])
        self.number = number
        self.name = match[1]
        self.key, self.shape = NAMES[self.name]
        self.where = Word(match[2] or "", match.end(1) + 2 if match[2] else match.end(1) + 1)
        wanted = "a seat" if self.shape in _BY_SEAT else "a cell" if self.shape in _BY_CELL else ""
        if bool(wanted) != bool(match[2]):
            raise self.wrong(f"{wanted} behind {self.name}" if wanted else ":", self.where)
        start = match.start(3) + 1 if match[3] else len(line) + 1
        self.value = Word(match[3] or "", start)
        self.words = [Word(word[0], word.start() + start) for word in _WORD.finditer(self.value.text)]
        self.end = Word("", len(line.rstrip(" \t")) + 1)

    def wrong(self, expected: str, word: Word) -> InvalidText:
        """A word that is not what was expected."""
        return InvalidText(self.number, word.column, expected, word.text)

    def word(self, index: int, expected: str) -> Word:
        """The word at this place, which is required."""
        if index >= len(self.words):
            raise self.wrong(expected, self.end)
        return self.words[index]

    def last(self, count: int) -> None:
        """No more words than these."""
        if len(self.words) > count:
            raise self.wrong("the end", self.words[count])


class Sheet:
    """A text being read: the plain values it gives, and where each stands."""

    def __init__(self) -> None:
        self.plain: dict[str, Any] = {"position": VERSION}
        self.places: dict[str, tuple[int, Word]] = {}
        """Line and word by path."""
        self.seats = 0
        self._seen: set[tuple[str, str]] = set()

    def invalid(self, error: InvalidValue) -> InvalidText:
        """The error for a wrong value, with the place where the value stands."""
        path = error.path
        while path and path not in self.places:
            path = _LAST_STEP.sub("", path)
        line, word = self.places.get(path, (1, Word(FIRST, 1)))
        expected = error.expected
        for plain, text in _AS_TEXT.items():
            expected = expected.replace(plain, text)
        return InvalidText(line, word.column, expected, word.text)

    def note(self, path: str, line: _Line, word: Word, read: Callable[[str], object] = str) -> object:
        """The value of a word, its place remembered."""
        self.places.setdefault(path, (line.number, word))
        return read(word.text)

    def notes(self, path: str, line: _Line, words: list[Word], read: Callable[[str], object]) -> list[object]:
        """The values of words, one after the other."""
        self.note(path, line, words[0] if words else line.end)
        return [self.note(f"{path}[{index}]", line, word, read) for index, word in enumerate(words)]

    def read(self, line: _Line) -> None:
        """Adds what a line says."""
        if line.shape is not Shape.AWAY and (line.name, line.where.text) in self._seen:
            raise InvalidText(line.number, 1, "each line once", f"{line.name} {line.where.text}".rstrip())
        self._seen.add((line.name, line.where.text))
        key, read = line.key, _WORDS.get(line.key, _number)
        match line.shape:
            case Shape.GAME:
                self.plain[key] = game_plain(read_game(line.value.text, line.number, line.value.column))
                self.note(key, line, line.value)
            case Shape.OBSERVER:
                self._read_observer(line)
            case Shape.ASKED:
                self.plain[key] = self.note(key, line, line.word(0, "what is asked"))
                line.last(2)
                seat = line.words[1] if len(line.words) > 1 else line.end
                actor = self.note("actor", line, seat, _number)
                self.plain["actor"] = actor if seat.text else None
            case Shape.TURN | Shape.ALWAYS | Shape.SAID:
                self.plain[key] = self.note(key, line, line.word(0, "a value"), read)
                line.last(1)
                if key == "seats":
                    self._read_seats(line)
            case Shape.SEVERAL:
                self.plain[key] = self.notes(key, line, line.words, read)
            case Shape.COUNTED:
                self._read_counted(line, read)
            case Shape.EACH | Shape.OF_SEATS | Shape.LISTS:
                self._read_seat(line, read)
            case Shape.AWAY:
                self._read_away(line)
            case Shape.GOALS:
                self._read_goal(line)
            case Shape.MINE:
                self._read_lying(line)
            case Shape.DISCARD:
                self._read_discard(line)
            case _:
                assert_never(line.shape)

    def _read_seats(self, line: _Line) -> None:
        seats = self.plain["seats"]
        if not isinstance(seats, int) or not 0 < seats <= MOST_SEATS:
            raise line.wrong("a number of seats", line.words[0])
        self.seats = seats

    def _read_observer(self, line: _Line) -> None:
        word = line.word(0, _OBSERVERS)
        if word.text == "seat":
            self.plain["observer"] = self.note("observer", line, line.word(1, "a seat"), _number)
            line.last(2)
        elif word.text in (TABLE, WATCHER):
            self.plain["observer"] = self.note("observer", line, word)
            line.last(1)
        else:
            raise line.wrong(_OBSERVERS, word)

    def _read_counted(self, line: _Line, read: Callable[[str], object]) -> None:
        first = line.word(0, _COUNTED)
        if _NUMBER.fullmatch(first.text):
            self.plain[line.key] = self.note(line.key, line, first, _number)
            line.last(1)
        elif first.text != "(":
            raise line.wrong(_COUNTED, first)
        elif line.words[-1].text != ")":
            raise line.wrong(")", line.end)
        else:
            self.plain[line.key] = self.notes(line.key, line, line.words[1:-1], read)

    def _read_seat(self, line: _Line, read: Callable[[str], object]) -> None:
        seat = _number(line.where.text)
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise line.wrong("a seat of the game", line.where)
        self.note(line.key, line, line.where)
        entries = self.plain.setdefault(line.key, [None] * self.seats)
        path = f"{line.key}[{seat}]"
        if line.shape is Shape.LISTS:
            entries[seat] = self.notes(path, line, line.words, read)
        else:
            entries[seat] = self.note(path, line, line.word(0, "a value"), read)
            line.last(1)

    def _entry(self, line: _Line) -> tuple[str, dict[str, Any]]:
        """A new object in a list, and its path."""
        entries = self.plain.setdefault(line.key, [])
        entries.append({})
        self.note(line.key, line, line.where)
        path = f"{line.key}[{len(entries) - 1}]"
        self.note(path, line, line.where)
        return path, entries[-1]

    def _read_away(self, line: _Line) -> None:
        path, entry = self._entry(line)
        entry["seat"] = self.note(f"{path}.seat", line, line.where, _number)
        entry["role"] = self.note(f"{path}.role", line, line.word(0, "a role"))
        if line.words[1:]:
            entry["known_by"] = self.notes(f"{path}.known_by", line, line.words[1:], _number)

    def _read_goal(self, line: _Line) -> None:
        path, entry = self._entry(line)
        entry["cell"] = self.note(f"{path}.cell", line, line.where, _cell)
        entry["face"] = self.note(f"{path}.face", line, line.word(0, "a goal or ?"))
        entry["open"] = len(line.words) > 1
        self.note(f"{path}.open", line, line.words[1] if entry["open"] else line.end)
        if entry["open"] and line.words[1].text != "open":
            raise line.wrong("open or the end", line.words[1])
        line.last(2)

    def _read_lying(self, line: _Line) -> None:
        path, entry = self._entry(line)
        entry["cell"] = self.note(f"{path}.cell", line, line.where, _cell)
        entry["card"] = self.note(f"{path}.card", line, line.word(0, "a card"))
        rest = line.words[1:]
        for name in ("turned", "opened"):
            if rest and rest[0].text == name:
                entry[name] = True
                rest = rest[1:]
        if rest and rest[0].text.startswith("@"):
            marker = Word(rest[0].text[1:], rest[0].column + 1)
            entry["marker"] = self.note(f"{path}.marker", line, marker, _number)
            rest = rest[1:]
        if rest:
            raise line.wrong("turned, opened, @SEAT or the end, in this order", rest[0])

    def _read_discard(self, line: _Line) -> None:
        for word in line.words:
            path, entry = self._entry(line)
            seat, colon, card = word.text.rpartition(":")
            entry["card"] = self.note(f"{path}.card", line, Word(card, word.column + len(seat) + len(colon)))
            if colon:
                entry["by"] = self.note(f"{path}.by", line, Word(seat, word.column), _number)
