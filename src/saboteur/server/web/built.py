"""The page that was built for browsers, as it lies in a folder."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Final

from msgspec import Raw
from msgspec.json import decode
from starlette.requests import Request
from starlette.responses import Response

from saboteur.server.web import hints
from saboteur.server.web.given import Given
from saboteur.server.web.lasting import QUICKLY, TYPES, Lasting, file

INDEX: Final = "index.html"
CARVED: Final = "carved.json"
"""Written with the page: every tunnel card in its carved form."""
BUILD: Final = 16
"""How many signs tell a build from others."""
COMPRESSED: Final = ".gz"
SMALLEST: Final = ".br"
"""Compressed by Brotli, which browsers take over HTTPS and from this machine."""
PREVIEW: Final = "<!-- preview -->"
"""Where a link's preview goes in the document."""
ROOT: Final = "<html"
HERE: Final = '="./'
"""How a document names its files: by their place beside it, which is another one at the address of a table."""
END: Final = "</head>"
"""Where the hints go: what the document itself loads comes first."""
OWN: Final = "private, no-cache"
"""How long the document may be kept: it is made for one person."""
VARIES: Final = "accept-encoding, accept-language, cookie"
SERVERS: Final = frozenset({"api", "assets", "socket"})
"""First parts of paths that are the server's own."""


@dataclass(frozen=True, slots=True)
class BuiltPage:
    """The document and the files it loads, read once: so all of them are of one build."""

    document: str
    files: dict[str, Lasting]
    needed: dict[str, list[str]]
    """The files of each address and game, as hints.json has them."""
    carved: dict[str, Raw]
    """The carved form of each tunnel card, as the page reads it."""
    build: str
    """Another one if anything is: the document names the files by what is in them."""
    prefix: str = ""
    """The path under which a proxy has the server, as in `/saboteur`."""

    @classmethod
    def at(cls, folder: Path, prefix: str = "") -> BuiltPage | None:
        """The page in a folder; `None` if none was built."""
        try:
            document = (folder / INDEX).read_text(encoding="utf-8")
        except FileNotFoundError:
            return None
        build = sha256(document.encode()).hexdigest()[:BUILD]
        own = f'{ROOT} data-prefix="{escape(prefix)}" data-build="{build}"'
        found = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
        return cls(
            document.replace(HERE, f'="{prefix}/').replace(ROOT, own, 1),
            {
                name: file(name, path.read_bytes(), *(_read(found.get(name + end)) for end in (COMPRESSED, SMALLEST)))
                for name, path in found.items()
                if not name.startswith((INDEX, hints.FILE, CARVED)) and path.suffix not in (COMPRESSED, SMALLEST)
            },
            decode(found[hints.FILE].read_bytes(), type=dict[str, list[str]]) if hints.FILE in found else {},
            decode(found[CARVED].read_bytes(), type=dict[str, Raw]) if CARVED in found else {},
            build,
            prefix,
        )

    def file(self, path: str) -> Lasting | None:
        """What is asked for by a path, if it is a file."""
        return self.files.get(path.removeprefix("/"))

    def index(self, request: Request, preview: str, given: Given, game: str, language: str) -> Response:
        """The document, in which the page finds by itself what its path means; `game`: that of the table, if any."""
        carved = {card: self.carved[card] for card in given.cards if card in self.carved}
        whose = "" if carved else game
        known = given.person is not None
        named = hints.hints(self.needed, request.url.path, whose, language, known=known, prefix=self.prefix)
        is_table = hints.place_of(request.url.path) == hints.TABLE
        brought = given.element(carved, language if is_table else "")
        # What it brings comes last: it arrives while the files named before it are on their way.
        document = self.document.replace(PREVIEW, preview, 1).replace(END, f"  {named}\n  {brought}\n  {END}", 1)
        content = document.encode()
        compressed = gzip.compress(content, QUICKLY, mtime=0)
        return Lasting(content, TYPES[".html"], compressed, keeping=OWN, varies=VARIES).answer(request)


def is_place(path: str) -> bool:
    """Whether a path is one of the page's: not the server's own, and not that of a file.

    >>> [is_place(path) for path in ("/", "/new", "/t/x7/back", "/api/nothing", "/socket", "/robots.txt")]
    [True, True, True, False, False, False]
    """
    parts = path.split("/")
    return parts[1] not in SERVERS and "." not in parts[-1]


def _read(path: Path | None) -> bytes | None:
    return None if path is None else path.read_bytes()
