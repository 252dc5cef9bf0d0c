"""What is asked for again and again: a file of the page, or what is the same for everybody."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import PurePosixPath
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""By the end of their name: a machine's own list may know less."""
HASHED: Final = "assets/"
"""Where the names of files say what is in them: another content has another name."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
QUICKLY: Final = 3
"""The level of gzip for what is made once: steps of a game become a twentieth, in some milliseconds."""


@dataclass(frozen=True, slots=True)
class Lasting:
    """A content, plain and compressed."""

    content: bytes
    kind: str
    """Its media type."""
    compressed: bytes | None = None
    """By gzip, if it is worth it."""
    smallest: bytes | None = None
    """By Brotli, if that was done when the page was built."""
    keeping: str = ASK_AGAIN
    """How long a browser may keep it."""
    varies: str = "accept-encoding"
    """The header by which the answer differs from one browser to another."""

    def answer(self, request: Request) -> Response:
        """The content as the browser takes it, or that the browser has it already."""
        content, coding = self.content, {}
        accepted = request.headers.get("accept-encoding", "")
        for name, squeezed in (("br", self.smallest), ("gzip", self.compressed)):
            if squeezed is not None and takes(name, accepted):
                content, coding = squeezed, {"content-encoding": name}
                break
        tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
        headers = {"cache-control": self.keeping, "vary": self.varies, "etag": tag}
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return Response(content, headers={**headers, **coding, "content-type": self.kind})


def file(name: str, content: bytes, compressed: bytes | None, smallest: bytes | None) -> Lasting:
    """A file of the page, by its name from the root of the page, as in `assets/index-B3tVw1Cx.js`."""
    kind = TYPES.get(PurePosixPath(name).suffix, "application/octet-stream")
    return Lasting(content, kind, compressed, smallest, FOR_EVER if name.startswith(HASHED) else ASK_AGAIN)


@lru_cache(maxsize=16)
def squeezed(content: bytes) -> bytes:
    """Compressed by gzip; what is asked for again and again is compressed once."""
    return gzip.compress(content, mtime=0)


def packed(content: bytes, request: Request) -> tuple[bytes, dict[str, str]]:
    """A long answer that is made once, as the browser takes it, with the headers that say so."""
    vary = {"vary": "accept-encoding"}
    if not takes("gzip", request.headers.get("accept-encoding", "")):
        return content, vary
    return gzip.compress(content, QUICKLY, mtime=0), {**vary, "content-encoding": "gzip"}


def takes(coding: str, accepted: str) -> bool:
    """Whether a browser reads what was compressed in this way.

    >>> [takes("gzip", each) for each in ("gzip, deflate, br", "br;q=1.0, gzip;q=0.8", "gzip;q=0", "identity", "")]
    [True, True, False, False, False]
    """
    for wish in accepted.casefold().replace(" ", "").split(","):
        name, weighted, weight = wish.partition(";q=")
        if name == coding:
            return not weighted or weight.strip("0.") != ""
    return False
