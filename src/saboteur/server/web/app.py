"""The application that an ASGI server runs."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from saboteur.server.store.kept import StoreFailed
from saboteur.server.tables.refusals import Refused, ServerRefusal
from saboteur.server.web.asked import UNDER
from saboteur.server.web.built import BuiltPage, is_place
from saboteur.server.web.given import given
from saboteur.server.web.guard import (
    ENCRYPTED,
    HEADERS,
    ISOLATED,
    NOT_KEPT,
    address_of,
    bearer_secret,
    header,
    is_secure,
)
from saboteur.server.web.house import House
from saboteur.server.web.metrics import METRICS
from saboteur.server.web.page import start_page
from saboteur.server.web.patience import Body
from saboteur.server.web.preview import invitation, preview
from saboteur.server.web.refusing import refusal_answer, refusal_body
from saboteur.server.web.routes import keep_cookie, known, own_cookie, routes
from saboteur.server.web.socket import Connection
from saboteur.server.web.status import Status
from saboteur.words import LANGUAGES, language_accepted

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
SOCKET: Final = "/socket"
LANGUAGE_COOKIE: Final = "language"
"""The page's own: the language that was chosen on this device, if it is not the browser's."""
logger: Final = logging.getLogger("saboteur.web")


class App:
    """HTTP by Starlette; WebSockets by hand."""

    def __init__(self, house: House, page: BuiltPage | None = None, prefix: str = "") -> None:
        """Without a built page a browser is told how to play from a terminal.

        `prefix`: the path under which a proxy has the server; whether the proxy takes it away does not matter.
        """
        self._house = house
        self._prefix = prefix
        self._page = page
        house.build = "" if page is None else page.build
        self._connected: Counter[tuple[str, str]] = Counter()  # connections by person, and by address
        self._http = Starlette(
            routes=[
                Route("/health", self._health),
                Route("/ready", self._ready),
                Route("/metrics", self._metrics),
                Route("/status", Status(house).answer),
                *routes(house),
            ],
            exception_handlers={HTTPException: _not_there, Exception: _failed},
        )
        self._http.router.redirect_slashes = False
        self._http.router.default = self._elsewhere

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, or one WebSocket."""
        scope[UNDER] = self._prefix
        if self._prefix and scope.get("path", "").startswith(f"{self._prefix}/"):
            scope["path"] = scope["path"][len(self._prefix) :]
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._connect(scope, receive, send)

    # -- HTTP ------------------------------------------------------------------------------------------------------

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        body = Body(receive)

        async def guarded(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = _with_headers(scope, message.get("headers", ()))
                if body.broken:
                    message["headers"].append((b"connection", b"close"))
            await send(message)

        if (reason := self._unwelcome(scope)) is not None:
            await refusal_answer(Refused(reason))(scope, receive, guarded)
            return
        try:
            await self._http(scope, body.receive, guarded)
        except Exception:  # it was answered by `_failed`, if it could be
            logger.exception("a request failed")

    def _unwelcome(self, scope: Scope) -> ServerRefusal | None:
        if not self._house.guard.is_host(header(scope, b"host")):
            return ServerRefusal.WRONG_HOST
        asking = self._house.limits.asking  # that of the person is taken where it is known who they are
        if scope["path"] != "/health" and not asking.take("", address_of(scope), time.monotonic()):
            return ServerRefusal.TOO_MUCH
        return None

    async def _elsewhere(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Whatever is not the server's own: a file of the page, or one of the page's places."""
        request = Request(scope, receive)
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(404)
        await (await self._shown(request))(scope, receive, send)

    async def _shown(self, request: Request) -> Response:
        path = request.url.path
        if self._page is None:
            if path != "/" and not (path.startswith("/t/") and is_place(path)):
                raise HTTPException(404)
            return HTMLResponse(start_page(str(request.url.replace(query="", fragment="")).rstrip("/")))
        if (file := self._page.file(path)) is not None:
            return file.answer(request)
        if not is_place(path):
            raise HTTPException(404)
        language = language_accepted(request.headers.get("accept-language", ""))
        invited = await invitation(self._house, path)
        shown = preview(f"{str(request.base_url).rstrip('/')}{self._prefix}/", invited, language)
        chosen = request.cookies.get(LANGUAGE_COOKIE, "")
        game = "" if invited is None else invited.game
        brought = await given(self._house, request.scope, path)
        answer = self._page.index(request, shown, brought, game, chosen if chosen in LANGUAGES else language)
        if brought.person is not None and (secret := own_cookie(request)):
            keep_cookie(answer, request, secret)  # it lasts its whole time from now on
        return answer

    async def _health(self, request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def _metrics(self, request: Request) -> Response:
        if not self._house.guard.is_near(request.client.host if request.client else ""):
            return refusal_answer(Refused(ServerRefusal.FROM_OUTSIDE))
        return Response(await self._house.figures(), media_type=METRICS)

    async def _ready(self, request: Request) -> Response:
        if not await self._house.is_ready():
            return PlainTextResponse("the store cannot be written\n", 503)
        return PlainTextResponse("ready\n")

    # -- WebSockets ------------------------------------------------------------------------------------------------

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        try:
            person = await self._admitted(scope)
        except Refused as refused:
            await _deny(scope, send, refused)
            return
        address = address_of(scope)
        keys = (("person", person.id), ("address", address))
        limits = self._house.limits
        if (
            self._connected[keys[0]] >= limits.person_connections
            or self._connected[keys[1]] >= limits.address_connections
            or not limits.connecting.take(person.id, address, time.monotonic())
        ):
            await _deny(scope, send, Refused(ServerRefusal.TOO_MUCH))
            return
        self._connected.update(keys)
        try:
            await send({"type": "websocket.accept"})
            connection = Connection(self._house, person, scope, receive, send)
            self._house.connections.add(connection)
            try:
                await connection.serve()
            finally:
                self._house.connections.discard(connection)
        finally:
            for key in keys:
                self._connected[key] -= 1
                if not self._connected[key]:
                    del self._connected[key]

    async def _admitted(self, scope: Scope) -> Any:
        """Who wants to connect; raises `Refused`."""
        host, guard = header(scope, b"host"), self._house.guard
        if not guard.is_host(host):
            raise Refused(ServerRefusal.WRONG_HOST)
        if scope["path"] != SOCKET:
            raise Refused(ServerRefusal.NO_SUCH_PAGE)
        if not bearer_secret(scope) and not guard.is_own_page(header(scope, b"origin"), host):
            raise Refused(ServerRefusal.WRONG_ORIGIN)
        if self._house.desks.stopping:
            raise Refused(ServerRefusal.STOPPING)
        if not self._house.limits.asking.take("", address_of(scope), time.monotonic()):
            raise Refused(ServerRefusal.TOO_MUCH)
        try:
            person = await known(self._house, scope)
        except StoreFailed:
            raise Refused(ServerRefusal.NOT_KEPT) from None
        if person is None:
            raise Refused(ServerRefusal.STRANGER)
        return person


def _with_headers(scope: Scope, given: Any) -> list[tuple[bytes, bytes]]:
    """The headers of an answer, with those that every answer has."""
    headers = [*given, *HEADERS]
    if all(name != NOT_KEPT[0] for name, _ in given):
        headers.append(NOT_KEPT)
    if is_secure(scope):
        headers.append(ISOLATED)
    if scope["scheme"] in ("https", "wss"):
        headers.append(ENCRYPTED)
    return headers


async def _deny(scope: Scope, send: Send, refused: Refused) -> None:
    """Does not accept a WebSocket; says why over HTTP."""
    status, body = refusal_body(refused)
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close"})
        return
    headers = _with_headers(scope, [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))])
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})


async def _not_there(_: Request, fault: Exception) -> Response:
    """No such path, or not in this way."""
    wrong_method = isinstance(fault, HTTPException) and fault.status_code == 405
    answer = refusal_answer(Refused(ServerRefusal.WRONG_METHOD if wrong_method else ServerRefusal.NO_SUCH_PAGE))
    if isinstance(fault, HTTPException):
        answer.headers.update(fault.headers or {})
    return answer


async def _failed(_: Request, __: Exception) -> Response:
    """What must not happen."""
    return refusal_answer(Refused(ServerRefusal.FAILED))
