"""One WebSocket: a person, with all tables they listen to.

A plain ASGI endpoint that reads and writes the messages itself, because a connection has to cost little.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from saboteur.server.store.kept import KeptPerson, StoreFailed
from saboteur.server.tables.desks import Desks
from saboteur.server.tables.doing import job_of, refused_json
from saboteur.server.tables.refusals import Refused, ServerRefusal
from saboteur.server.tables.telling import encoder
from saboteur.server.web import patience
from saboteur.server.web.guard import address_of
from saboteur.server.web.outbox import WRITE, Outbox, Send
from saboteur.server.web.patience import ABORT
from saboteur.server.wire.messages import HelloMessage, ReloadMessage, ShownPerson
from saboteur.server.wire.requests import (
    LONGEST_REQUEST,
    VERSION,
    CloseRequest,
    HelloRequest,
    MoveRequest,
    OpenRequest,
    Requests,
)

if TYPE_CHECKING:
    from saboteur.server.web.house import House

logger: Final = logging.getLogger("saboteur.socket")
MOST_TABLES: Final = 50
"""That one connection listens to."""
MOST_REFUSED: Final = 50
"""Malformed requests in a row, then the connection is closed."""
MOST_HASTY: Final = 200
"""Requests in a row that came too soon, then the connection is closed."""
GREETING: Final = 10.0
"""Seconds in which the first request has to come."""

SHORT_GOODBYE: Final = 1.0
"""Seconds for which it is waited that somebody hangs up who sends what nobody wants."""

# Codes with which the server closes a connection.
GOING_AWAY: Final = 1001
UNREADABLE: Final = 1003
TOO_BIG: Final = 1009
OTHER_VERSION: Final = 4001
NO_GREETING: Final = 4002
TOO_SLOW: Final = 4003
NOBODY: Final = 4004
TOO_MUCH: Final = 4005

_decoder: Final = Decoder(Requests)


class Connection:
    """Somebody's connection; the tables tell it what its person may know."""

    def __init__(self, house: House, person: KeptPerson, scope: Any, receive: Any, send: Send) -> None:
        self.person = person.id
        self.name = person.name
        self.address = address_of(scope)
        self._abort: Callable[[], None] | None = scope.get(ABORT)
        self._kept = person
        self._house = house
        self._receive = receive
        self._send = send
        self._loop = asyncio.get_running_loop()
        self._outbox = Outbox(send, scope.get(WRITE, _later), house.post, self._overrun)
        self._tables: set[str] = set()
        self.gone = False
        self.greeted = False
        self._refused = 0
        self._hasty = 0

    def send(self, message: bytes) -> None:
        """Sends a message as soon as the other side takes it."""
        self._outbox.put(message)

    def hang_up(self) -> None:
        """The server has nothing to do with this person any more."""
        self._leave()
        self._outbox.close()
        self._house.remember(self._loop.create_task(self._close(NOBODY)))

    async def serve(self) -> None:
        """Answers until one of both sides has enough."""
        code = GOING_AWAY
        try:
            code = await self._greet() or await self._listen()
        finally:
            self._leave()
            self._outbox.close()
            await self._close(code)

    # -- inside ----------------------------------------------------------------------------------------------------

    async def _greet(self) -> int:
        """The first request; nothing, or the code with which it ends."""
        try:
            request = await asyncio.wait_for(self._next(), GREETING)
        except TimeoutError:
            return NO_GREETING
        if isinstance(request, int):
            return request
        if not isinstance(request, HelloRequest):
            return NO_GREETING
        if request.version != VERSION:
            self.send(encoder.encode(ReloadMessage(version=VERSION)))
            return OTHER_VERSION
        shown = ShownPerson(id=self._kept.id, name=self._kept.name, program=self._kept.program)
        house = self._house
        hello = HelloMessage(version=VERSION, person=shown, time=house.now(), place=house.place, build=house.build)
        self.send(encoder.encode(hello))
        self.greeted = True
        return 0

    async def _listen(self) -> int:
        while True:
            request = await self._next()
            if isinstance(request, int):
                return request
            if not self._house.may_send(self):
                self._hasty += 1
                if self._hasty > MOST_HASTY:
                    return TOO_MUCH
                if not isinstance(request, HelloRequest):
                    self.send(refused_json(request.id, Refused(ServerRefusal.TOO_MUCH)))
                continue
            if isinstance(request, HelloRequest):  # it was answered already
                continue
            self._hasty = 0
            try:
                await self._do(request)
            except Refused as refused:
                self._house.metrics.refused.labels(refused.reason.name.lower()).inc()
                self.send(refused_json(request.id, refused))
            except StoreFailed:
                self.send(refused_json(request.id, Refused(ServerRefusal.NOT_KEPT)))
            except Exception:  # it must not happen; the others go on
                logger.exception("a request failed")
                self.send(refused_json(request.id, Refused(ServerRefusal.FAILED)))

    async def _do(self, request: Any) -> None:
        self._house.metrics.requests(request.__struct_config__.tag).inc()
        desks: Desks = self._house.desks
        if desks.stopping:
            raise Refused(ServerRefusal.STOPPING)
        match request:
            case MoveRequest(table=table):  # first, and without a detour, as it is what is asked most
                (desks.opened(table) or await desks.get(table)).do(job_of(self, request))
                return
            case OpenRequest(table=table):
                if len(self._tables) >= MOST_TABLES:
                    raise Refused(ServerRefusal.TOO_MUCH)
                desk = await desks.get(table)
                self._tables.add(table)
            case CloseRequest(table=table):
                self._tables.discard(table)
                desk = await desks.get(table)
            case _ if hasattr(request, "table"):
                desk = desks.opened(request.table) or await desks.get(request.table)
            case _:
                await self._house.beside(self, request)
                return
        if await self._house.at_table(self, desk, request):
            return
        desk.do(job_of(self, request))

    async def _next(self) -> Any:
        """The next request, or the code with which the connection ends; what cannot be read is refused."""
        while True:
            event = await self._receive()
            if event["type"] == "websocket.disconnect":
                return GOING_AWAY
            text = event.get("text")
            if text is None:
                return UNREADABLE
            if len(text) > LONGEST_REQUEST:
                return TOO_BIG
            try:
                request = _decoder.decode(text)
            except (DecodeError, ValidationError, RecursionError) as error:
                self._refused += 1
                if self._refused > MOST_REFUSED:
                    return UNREADABLE
                if not self._house.may_send(self):  # to find out what is wrong with it takes the longest of all
                    return TOO_MUCH
                fault = Refused(ServerRefusal.INVALID_REQUEST, str(error))
                self.send(refused_json(_id_in(text), fault))
                continue
            self._refused = 0
            return request

    def _leave(self) -> None:
        self.gone = True
        for table in self._tables:
            self._house.desks.leave(table, self)
        self._tables.clear()

    def _overrun(self) -> None:
        """The other side does not read."""
        self._leave()
        task = self._loop.create_task(self._close(TOO_SLOW))
        self._house.remember(task)

    async def _close(self, code: int) -> None:
        """Says goodbye; a client that does not take it is cut off, and soon a client that goes on sending, too."""
        if code in (UNREADABLE, TOO_MUCH) and self._abort is not None:
            self._loop.call_later(SHORT_GOODBYE, self._abort)
        try:
            async with asyncio.timeout(patience.GOODBYE_PATIENCE):
                await self._send({"type": "websocket.close", "code": code})
        except TimeoutError:
            if self._abort is not None:
                self._abort()
        except Exception:  # noqa: BLE001  # it is closed already
            return


def _later(_: bytes) -> bool:
    """Nothing is written at once by a server that does not offer to."""
    return False


def _id_in(text: str) -> str:
    """The id of a request that is not one, if it has one, so that its sender knows what was refused."""
    try:
        found = Decoder().decode(text)
    except (DecodeError, RecursionError):
        return ""
    name = found.get("id") if isinstance(found, dict) else None
    return name[:64] if isinstance(name, str) else ""
