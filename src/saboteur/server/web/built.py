"""The page that was built for browsers, as it lies in a folder."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from msgspec.json import decode
from starlette.requests import Request
from starlette.responses import Response

from saboteur.server.people.identity import COOKIE
from saboteur.server.web import hints
from saboteur.server.web.lasting import TYPES, Lasting, file

INDEX: Final = "index.html"
COMPRESSED: Final = ".gz"
PREVIEW: Final = "<!-- preview -->"
"""Where a link's preview goes in the document."""
END: Final = "</head>"
"""Where the hints go: what the document itself loads comes first."""
SERVERS: Final = frozenset({"api", "assets", "socket"})
"""First parts of paths that are the server's own."""


@dataclass(frozen=True, slots=True)
class BuiltPage:
    """The document and the files it loads, read once: so all of them are of one build."""

    document: str
    files: dict[str, Lasting]
    needed: dict[str, list[str]]
    """The files of each address and game, as hints.json has them."""

    @classmethod
    def at(cls, folder: Path) -> BuiltPage | None:
        """The page in a folder; `None` if none was built."""
        try:
            document = (folder / INDEX).read_text(encoding="utf-8")
        except FileNotFoundError:
            return None
        found = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
        return cls(
            document,
            {
                name: file(name, path.read_bytes(), _read(found.get(name + COMPRESSED)))
                for name, path in found.items()
                if not name.startswith((INDEX, hints.FILE)) and path.suffix != COMPRESSED
            },
            decode(found[hints.FILE].read_bytes(), type=dict[str, list[str]]) if hints.FILE in found else {},
        )

    def file(self, path: str) -> Lasting | None:
        """What is asked for by a path, if it is a file."""
        return self.files.get(path.removeprefix("/"))

    def index(self, request: Request, preview: str, game: str, language: str) -> Response:
        """The document, in which the page finds by itself what its path means; `game`: that of the table, if any."""
        known = COOKIE in request.cookies
        named = hints.hints(self.needed, request.url.path, game, language, known=known)
        content = self.document.replace(PREVIEW, preview, 1).replace(END, f"  {named}\n  {END}", 1).encode()
        return Lasting(content, TYPES[".html"], varies="accept-language, cookie").answer(request)


def is_place(path: str) -> bool:
    """Whether a path is one of the page's: not the server's own, and not that of a file.

    >>> [is_place(path) for path in ("/", "/new", "/t/x7/back", "/api/nothing", "/socket", "/robots.txt")]
    [True, True, True, False, False, False]
    """
    parts = path.split("/")
    return parts[1] not in SERVERS and "." not in parts[-1]


def _read(path: Path | None) -> bytes | None:
    return None if path is None else path.read_bytes()
