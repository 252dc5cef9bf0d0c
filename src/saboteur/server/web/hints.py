"""What a page will ask for, named in its document: a browser asks for it at once, not when the page finds out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

FILE: Final = "hints.json"
"""Written with the page: the files of each address, by the first part of its path, and of each game."""
TABLE: Final = "t"
EARLY: Final = "early"
"""The script that opens the line to a table before the page is there."""
BACK: Final = "back"
"""Looking back at the game of a table: another screen than the table."""
ASKED: Final = ("/api/who", "/api/games", "/api/bots")
"""What every page asks for first."""


def hints(
    files: Mapping[str, Sequence[str]], path: str, game: str, language: str, *, known: bool = False, prefix: str = ""
) -> str:
    """The elements for the head of the document; `game` is the one whose cards will be drawn, if any.

    `known`: it goes to somebody whom the server knows, so the line to a table will open, and the document has what
    every page asks for first, at a table its words too. `prefix`: the path under which a proxy has the server, if any.

    >>> print(hints({"t": ["assets/Door.js", "assets/Door.css"]}, "/t/x7", "", "uk"))
    <link rel="preload" as="fetch" href="/api/who" crossorigin />
    <link rel="preload" as="fetch" href="/api/games" crossorigin />
    <link rel="preload" as="fetch" href="/api/bots" crossorigin />
    <link rel="preload" as="fetch" href="/api/words/uk?part=table" crossorigin />
    <link rel="modulepreload" href="/assets/Door.js" />
    <link rel="preload" as="style" href="/assets/Door.css" crossorigin />
    """
    place = place_of(path)
    words = first_words(language) if place == TABLE else f"/api/words/{language}"
    answers = (*(() if known else ASKED), *(() if known and place == TABLE else (words,)))
    asked = [f'<link rel="preload" as="fetch" href="{prefix}{address}" crossorigin />' for address in answers]
    early = files.get(EARLY, ()) if known and place == TABLE else ()
    lines = [f'<script type="module" async fetchpriority="high" src="{prefix}/{name}"></script>' for name in early]
    needed = (*files.get(place, ()), *files.get(f"game-{game}", ()))
    return "\n    ".join([*lines, *asked, *(_named(name, prefix) for name in needed)])


def place_of(path: str) -> str:
    """The screen to which a path leads.

    >>> [place_of(path) for path in ("/", "/t/x7", "/t/x7/back")]
    ['', 't', 'back']
    """
    parts = path.split("/")
    return BACK if parts[1] == TABLE and len(parts) > 3 else parts[1]


def first_words(language: str) -> str:
    """Where the words are with which the first picture of a table is written."""
    return f"/api/words/{language}?part=table"


def _named(name: str, prefix: str) -> str:
    if name.endswith(".css"):
        return f'<link rel="preload" as="style" href="{prefix}/{name}" crossorigin />'
    return f'<link rel="modulepreload" href="{prefix}/{name}" />'
