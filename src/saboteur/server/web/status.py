"""A page that tells the host of a server how it is: counts, and nothing about anybody."""

from __future__ import annotations

import base64
import binascii
import secrets
import time
from html import escape
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from saboteur.server.store.kept import KeptCounts, StoreFailed
from saboteur.server.tables.refusals import Refused, ServerRefusal
from saboteur.server.web.guard import address_of, header
from saboteur.server.web.refusing import refusal_answer

if TYPE_CHECKING:
    from saboteur.server.web.house import House

BASIC: Final = "basic "
ASK: Final = {"www-authenticate": 'Basic realm="Saboteur", charset="UTF-8"'}
COUNTED: Final = 10.0
"""Seconds for which the store is not counted again."""
_PAGE: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Saboteur: status</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="30"></head>
<body>
<h1>Saboteur</h1>
<table>
{rows}
</table>
</body>
</html>
"""


class Status:
    """How one server is; people who know its password may look, or only the machine itself if it has none."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._started = time.monotonic()
        self._counted: tuple[float, KeptCounts] | None = None

    async def answer(self, request: Request) -> Response:
        """The page."""
        try:
            self._admit(request.scope)
        except Refused as refused:
            answer = refusal_answer(refused)
            if refused.reason is ServerRefusal.WRONG_PASSWORD:
                answer.headers.update(ASK)
            return answer
        rows = "\n".join(
            f"<tr><th>{escape(name)}</th><td>{escape(value)}</td></tr>" for name, value in await self._rows()
        )
        return HTMLResponse(_PAGE.format(rows=rows), headers={"cache-control": "no-store"})

    # -- inside ----------------------------------------------------------------------------------------------------

    def _admit(self, scope: Any) -> None:
        house = self._house
        if not house.password:
            if not house.guard.is_near(scope["client"][0] if scope.get("client") else ""):
                raise Refused(ServerRefusal.FROM_OUTSIDE)
            return
        if (given := _password(header(scope, b"authorization"))) is None:
            raise Refused(ServerRefusal.WRONG_PASSWORD)
        if not house.limits.welcoming.take("", address_of(scope), time.monotonic()):  # as for guesses elsewhere
            raise Refused(ServerRefusal.TOO_MUCH)
        if not secrets.compare_digest(given, house.password.encode()):
            raise Refused(ServerRefusal.WRONG_PASSWORD)

    async def _rows(self) -> list[tuple[str, str]]:
        house = self._house
        people = {connection.person for connection in house.connections}
        rows = [
            ("running for", _span(time.monotonic() - self._started)),
            ("store", "takes every step" if await house.is_ready() else "takes nothing"),
            ("people connected", f"{len(people):,}"),
            ("connections", f"{len(house.connections):,}"),
            ("tables in memory", f"{len(house.desks):,}"),
            ("other nodes", f"{house.desks.nodes.others:,}"),
        ]
        try:
            counts, size = await self._counts(), await house.store.size()
        except StoreFailed:
            return rows
        return [
            *rows,
            ("tables waiting", f"{counts.lobby:,}"),
            ("tables playing", f"{counts.playing:,}"),
            ("tables over", f"{counts.over:,}"),
            ("people known", f"{counts.people:,}"),
            ("people shut out", f"{counts.banned:,}"),
            ("size of the store", f"{size.taken / 1e6:,.1f} MB"),
        ]

    async def _counts(self) -> KeptCounts:
        now = time.monotonic()
        if self._counted is None or now - self._counted[0] > COUNTED:
            self._counted = (now, await self._house.store.counts(self._house.now()))
        return self._counted[1]


def _password(given: str) -> bytes | None:
    """The password that a browser sends, whatever name was typed with it.

    >>> _password("Basic " + base64.b64encode(b"host:gold:digger").decode())
    b'gold:digger'
    """
    if not given.casefold().startswith(BASIC):
        return None
    try:
        return base64.b64decode(given[len(BASIC) :].strip(), validate=True).partition(b":")[2]
    except (binascii.Error, ValueError):
        return None


def _span(seconds: float) -> str:
    """A time in words.

    >>> [_span(each) for each in (59, 3700, 200_000)]
    ['0 min', '1 h 1 min', '2 days 7 h']
    """
    minutes = int(seconds // 60)
    hours, days = minutes // 60, minutes // 1440
    if days:
        return f"{days} days {hours % 24} h"
    return f"{hours} h {minutes % 60} min" if hours else f"{minutes} min"
