"""The catalogue of one language: messages in Fluent, which both Python and a browser can read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from saboteur.words.languages import LANGUAGES

NOUNS: Final = (
    "cards",
    "facts",
    "refusals",
    "statements",
    "choices",
    "games",
    "interface",
    "keyboard",
    "watching",
    "help",
    "index",
    "story",
    "errors",
    "opening",
    "between",
    "server",
    "guarding",
    "joining",
    "home",
    "setup",
    "lobby",
    "table",
    "mine",
    "log",
    "talk",
    "ends",
    "preview",
    "back",
    "guide",
    "hints",
)
"""One file for each."""
HELP_NOUNS: Final = ("help", "index")
"""What a page needs only when somebody wants help."""
TABLE_NOUNS: Final = ("cards", "facts", "choices", "games", "interface", "joining", "table", "mine", "guide")
"""What the first picture of a table is written with."""
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins."""
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""Another message or term that one contains."""


class Unworded(LookupError):
    """A language has no words for this: a mistake in the catalogue, never a mistake of a player."""


def source(language: str, noun: str) -> str:
    """What is written in one file."""
    return (files("saboteur.words") / language / f"{noun}.ftl").read_text(encoding="utf-8")


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a file with their names, terms with the dash before them.

    >>> dict(entries("# Of the duel\\ntroll = a troll\\n-gold = gold\\n    .many = golds\\n"))
    {'troll': 'troll = a troll\\n', '-gold': '-gold = gold\\n    .many = golds\\n'}
    """
    begins = list(ENTRY.finditer(text))
    for begin, end in zip(begins, [*(each.start() for each in begins[1:]), len(text)], strict=True):
        yield begin[1], text[begin.start() : end]


class Catalogue:
    """All messages of a language; each is parsed when it is needed, because most runs need few of them."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no words in {language!r}: expected {', '.join(LANGUAGES)}")
        # Isolation marks are for a browser that mixes directions of writing; in a terminal they show.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for noun in NOUNS:
            for name, text in entries(source(language, noun)):
                self._unread.setdefault(name, text)
        self._names = frozenset(self._unread)

    def has(self, message: str) -> bool:
        """Whether there are words for this."""
        return message in self._names

    def _read(self, name: str) -> None:
        """Parses a message or a term, and those it contains."""
        text = self._unread.pop(name, None)
        if text is not None:
            self._bundle.add_resource(FluentResource(text))
            for other in REFERENCE.findall(text):
                self._read(other)

    def text(self, name: str, /, **given: str | int) -> str:
        """A message with its arguments; `card-map.object` is an attribute."""
        message, _, attribute = name.partition(".")
        if not self.has(message):
            raise Unworded(name)
        self._read(message)
        found = self._bundle.get_message(message)
        pattern: Pattern | None = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise Unworded(name)
        text, faults = self._bundle.format_pattern(pattern, given)
        if faults:
            raise Unworded(name, *faults)
        return str(text)

    def listed(self, items: Iterable[str]) -> str:
        """One, two or more things as a list in words; empty for none.

        >>> catalogue("en").listed(["a lamp", "a pick", "a cart"])
        'a lamp, a pick and a cart'
        """
        *most, last = items if (items := list(items)) else [self.text("list-nothing")]
        if not most:
            return last
        text = most[0]
        for item in most[1:]:
            text = self.text("list-more", head=text, item=item)
        return self.text("list-last", head=text, item=last)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language)
