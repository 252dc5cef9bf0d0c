"""The rule books of docs/rules, read: their headings, drawings, tables.

A drawing stands in a fence of its own: ```` ```mine NAME ```` is a mine that a game can have, ```` ```wrong NAME ````
one that breaks a rule.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from saboteur import Ruleset, ruleset
from saboteur.engine.view import Lying
from saboteur.notation.drawing.diagram import drawn

RULES: Final = Path(__file__).parents[2] / "docs" / "rules"
GAMES: Final = ("base", "saboteur2", "duel", "solo")
LANGUAGES: Final = ("en", "ru", "uk")

_FENCE: Final = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing of a book."""

    game: str
    kind: str
    """`mine` or `wrong`."""
    name: str
    text: str

    @property
    def ruleset(self) -> Ruleset:
        """The game it is of."""
        return ruleset(self.game, {})

    @property
    def mine(self) -> tuple[Lying, ...]:
        """The cards that lie face up in it."""
        return drawn(self.text, self.ruleset, large=True)


@dataclass(frozen=True, slots=True)
class Book:
    """The rule book of a game in one language."""

    game: str
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.game}.{self.language}"

    @property
    def prose(self) -> str:
        """All of it but the drawings."""
        return _FENCE.sub("", self.text)

    @property
    def headings(self) -> list[tuple[int, str]]:
        """The level and the words of every heading."""
        return [(len(marks), words) for marks, words in re.findall(r"^(#+) (.+)$", self.prose, re.MULTILINE)]

    @property
    def sections(self) -> list[str]:
        """The prose between the headings, what stands before the first one too."""
        return re.split(r"^#+ .+$", self.prose, flags=re.MULTILINE)

    @property
    def drawings(self) -> list[Drawing]:
        """Every fenced block, in order."""
        found = []
        for info, text in _FENCE.findall(self.text):
            kind, _, name = info.partition(" ")
            found.append(Drawing(self.game, kind, name, text.removesuffix("\n")))
        return found

    def drawing(self, name: str) -> Drawing:
        """The one drawing of this name."""
        [found] = [each for each in self.drawings if each.name == name]
        return found

    @property
    def tables(self) -> list[list[list[str]]]:
        """Every table: its rows below the head, each a list of cells."""
        found = re.findall(r"^\|.*\n\|[-|]+\|\n((?:\|.*\n)+)", self.prose, re.MULTILINE)
        return [[[cell.strip() for cell in row.strip("|").split("|")] for row in rows.splitlines()] for rows in found]


@cache
def book(game: str, language: str = "en") -> Book:
    """The book of a game."""
    return Book(game, language, (RULES / f"{game}.{language}.md").read_text(encoding="utf-8"))


BOOKS: Final = [book(game, language) for game in GAMES for language in LANGUAGES]
