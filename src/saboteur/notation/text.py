"""Reads text word by word; an error says where a word is wrong and what was expected.

A line consists of words, of names such as `seat=` with their value directly after them, and of parentheses; spaces or
tabs stand between them. There is no recursion into nested text: the reading code knows what comes next.
"""

from __future__ import annotations

import re
from typing import Final, NoReturn

LONGEST_SHOWN: Final = 40
"""The longest part of a wrong word that is shown, so that a huge word does not fill the screen."""

_TOKEN: Final = re.compile(r"[()]|[^ \t()=]+(?:=[ \t]?)?|=")
"""A parenthesis, a word, or a name with `=`; a space behind that belongs to it, so that it is no name expected."""


class InvalidText(ValueError):
    """Malformed text: where (line and column from 1), what was expected there and what was found.

    >>> print(InvalidText(3, 7, "a seat", "x"))
    line 3, column 7: expected a seat, found 'x'
    >>> print(InvalidText(1, 5, "a cell", ""))
    line 1, column 5: expected a cell, found nothing
    """

    def __init__(self, line: int, column: int, expected: str, found: str) -> None:
        super().__init__(line, column, expected, found)
        self.line = line
        self.column = column
        self.expected = expected
        self.found = found

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: expected {self.expected}, found {shown_word(self.found)}"


def shown_word(word: str) -> str:
    """A word in quotes, shortened if it is long; `nothing` for no word.

    >>> shown_word("base_xx"), shown_word(""), shown_word("9" * 5000)[-5:]
    ("'base_xx'", 'nothing', "999'…")
    """
    if len(word) > LONGEST_SHOWN:
        return repr(word[:LONGEST_SHOWN]) + "…"
    return repr(word) if word else "nothing"


class WordReader:
    """The words of a line, taken one after the other.

    >>> words = WordReader("took seat=2 value=?")
    >>> words.next_word(), words.next
    ('took', 'seat=')
    >>> words.name("value")
    Traceback (most recent call last):
    saboteur.notation.text.InvalidText: line 1, column 6: expected value=, found 'seat='
    """

    __slots__ = ("_at", "_found", "_text", "column", "line", "next")

    def __init__(self, text: str, line: int = 1, column: int = 1) -> None:
        """`column` is where the text begins in its line."""
        self._text = text
        self._found: list[str] = _TOKEN.findall(text)
        self._found.append("")
        self._at = 0
        self.line = line
        self.column = column
        self.next = self._found[0]
        """The word, name or parenthesis that comes next; an empty string at the end."""

    def next_word(self) -> str:
        """The next word, which is then done."""
        taken = self.next
        if taken:
            self._at += 1
            self.next = self._found[self._at]
        return taken

    def name(self, name: str) -> None:
        """Takes `name=`; its value comes directly after it."""
        if self.next != f"{name}=":
            self.fail(f"{name}=")
        self.next_word()

    def sign(self, sign: str, expected: str = "") -> None:
        """Takes a parenthesis or a word that is required here."""
        if self.next != sign:
            self.fail(expected or sign)
        self.next_word()

    def end(self) -> None:
        """Nothing more may follow."""
        if self.next:
            self.fail("the end")

    def fail(self, expected: str) -> NoReturn:
        """The next word is wrong."""
        raise InvalidText(self.line, self.place, expected, self.next)

    @property
    def place(self) -> int:
        """The column of the next word; at the end the column after the text."""
        for index, token in enumerate(_TOKEN.finditer(self._text)):
            if index == self._at:
                return self.column + token.start()
        return self.column + len(self._text.rstrip(" \t"))


def one_of(words: tuple[str, ...]) -> str:
    """Words to choose from, as they are listed in a message.

    >>> one_of(("pick", "lamp", "cart")), one_of(("turned",))
    ('pick, lamp or cart', 'turned')
    """
    *others, last = words
    return f"{', '.join(others)} or {last}" if others else last
