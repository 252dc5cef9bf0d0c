"""Where a server is, and which of its tables is meant: the links that people send each other."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

PASSWORD: Final = "SABOTEUR_PASSWORD"
"""The variable in which the password of a server may stand, as for the server itself."""
PLACE: Final = "t"
"""The link of a table is `http://host:8710/t/ID`."""


OWN: Final = frozenset("api arrive assets check health metrics new ready rules socket status".split())
"""Paths of a server and of its page; any other may be the one under which a proxy has the server."""


class NoAddress(ValueError):
    """A text that leads to no server."""


def parted(url: str) -> tuple[str, str]:
    """The address of the server, and the id of a table, if the link has one.

    >>> parted("http://localhost:8710/t/abc"), parted("https://cards.example/")
    (('http://localhost:8710', 'abc'), ('https://cards.example', ''))
    >>> parted("https://cards.example/saboteur/t/abc"), parted("https://cards.example/saboteur/")
    (('https://cards.example/saboteur', 'abc'), ('https://cards.example/saboteur', ''))
    >>> parted("localhost:8710")
    ('http://localhost:8710', '')
    >>> parted("http://localhost:8710/api")
    Traceback (most recent call last):
    saboteur.client.address.NoAddress: http://localhost:8710/api: expected the address of a server, or a link to a table
    """
    written = url if "://" in url else f"http://{url}"
    try:
        found = urlsplit(written)
        wrong = found.scheme not in ("http", "https") or not found.hostname or (found.port or 1) < 1
    except ValueError:
        wrong = True
    way = [] if wrong else [part for part in found.path.split("/") if part]
    table = way.pop() if way[-2:-1] == [PLACE] else ""
    under = "".join(f"/{part}" for part in (way[:-1] if table else way))
    if wrong or not OWN.isdisjoint(way) or (PLACE in way and not table):
        raise NoAddress(f"{url}: expected the address of a server, or a link to a table")
    return f"{found.scheme}://{found.netloc}{under}", table


def link_of(server: str, table: str) -> str:
    """What somebody opens to come to a table."""
    return f"{server}/{PLACE}/{table}"
