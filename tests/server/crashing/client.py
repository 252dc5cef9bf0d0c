"""A person at one table who plays on whatever happens to the server, and remembers all that it said."""

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import WebSocketException

from saboteur.client.connection import Connection, connected
from saboteur.client.visitor import Visitor
from tests.server.crashing.stream import Stream

STEPS = frozenset({"sit", "start", "move", "say", "stand", "back"})
ONCE = STEPS | {"talk"}
"""What is carried out once, however often it is sent."""
NOT_NOW = frozenset({"too_much", "not_kept", "stopping", "not_subscribed"})
"""Refusals after which the same request is sent again."""
LATE = frozenset(
    {"stale", "over", "not_asked", "has_begun", "no_free_seat", "name_taken", "too_many_statements", "meaningless"}
)
"""Refusals of what was right when it was decided."""
MOST_TALK = 3
"""That somebody writes at a table: the server allows little more in such a short time."""
PATIENCE = (3.0, 12.0, 1000.0)
"""Seconds for which somebody waits for an answer; the last leaves that to the WebSocket, which takes 40."""
CLOCK = 5
"""Seconds for a turn in a game that is played by the clock."""
STATEMENTS = ("need lamp", "need cart", "trust 0", "accuse 0")


@dataclass
class Request:
    """Something sent, perhaps several times, under one id."""

    id: str
    do: str
    fields: dict[str, Any]
    sent: int = 0

    @property
    def seat(self) -> int | None:
        """For which seat."""
        return self.fields.get("seat")


@dataclass
class Party:
    """What the clients of a table know of each other."""

    table: str
    people: int
    """Who sit down before the game begins."""
    seated: int = 0
    counts: Counter[str] = field(default_factory=Counter)


class Client:
    """Sends everything twice if `doubled`; `names`: one for each seat it wants; `late`: sits down in the game."""

    def __init__(
        self,
        visitor: Visitor,
        party: Party,
        names: list[str],
        seed: str,
        *,
        doubled: bool,
        late: bool,
        host: bool,
        urls: Sequence[str] = (),
        dawdles: bool = False,
    ) -> None:
        """`urls`: where it may connect; each time somewhere else. `dawdles`: lets its clock run out now and then."""
        self.urls = urls
        self._dawdles = dawdles
        self.visitor = visitor
        self.party = party
        self.names = names
        self.doubled = doubled
        self.late = late
        self.host = host
        self.rng = random.Random(seed)
        self.person = ""
        self.seats: list[int] = []
        self.phase = ""
        self.streams: dict[int | None, Stream] = {}
        self.pending: dict[str, Request] = {}
        self.done: dict[str, tuple[Request, int | None]] = {}
        self.refused: dict[str, tuple[Request, str]] = {}
        self.faults: list[str] = []
        self._sent = 0
        self._sits = 0
        self._started = False
        self._talked = 0
        self._ready_at: dict[int, int] = {}  # of each seat: nothing is decided before this event is told
        self._away: dict[int, float] = {}  # seats for which a bot plays, and when they are taken back
        self._again: list[tuple[float, Request]] = []
        self._leaves = False
        self.ended = False
        """Whether nobody looks at it any more."""
        self._connection: Connection | None = None
        self._opening = ""
        self._lost_at: float | None = None  # when the connection broke
        self._open_at: float | None = None  # when it is asked again to be let in
        self._slow_until: dict[int, float] = {}  # seats that let their time pass

    def __str__(self) -> str:
        told = {seat: (stream.at, stream.over) for seat, stream in self.streams.items()}
        where = f"{self.person} at {self.party.table} over {self.visitor.url}"
        return f"{where}, seats {self.seats}, {self.phase}, told {told}, asked {[*self.pending.values()]}"

    @property
    def finished(self) -> bool:
        """Whether the game is over and everything is answered."""
        streams = [self.streams.get(seat) for seat in self._eyes]
        return not self.pending and self.phase == "over" and all(each is not None and each.over for each in streams)

    @property
    def _eyes(self) -> list[int | None]:
        """The seats as which it listens, or as a watcher."""
        return [*self.seats] or [None]

    async def play(self) -> None:
        """Plays until the game is over, over as many connections as it takes."""
        while not self.finished and not self.ended:
            if self.urls:
                self.visitor.url = self.rng.choice(self.urls)
            with contextlib.suppress(OSError, WebSocketException, EOFError, TimeoutError):
                async with connected(self.visitor) as connection:
                    self.party.counts["connections"] += 1
                    self._connection = connection
                    await self._connected(connection)
            self._connection = None
            if self._lost_at is None and not self._leaves:
                self._lost_at = time.monotonic()
            await asyncio.sleep(0.02)

    def cut(self) -> bool:
        """The connection breaks without a goodbye, as if somebody had pulled the plug; whether there was one."""
        if self._connection is None:
            return False
        self._connection._socket.transport.abort()
        return True

    async def _connected(self, connection: Connection) -> None:
        self._leaves = False
        await self._open(connection)
        for request in [*self.pending.values()]:
            self.party.counts["sent again after a break"] += 1
            await self._put(connection, request)
        patience, heard = self.rng.choice(PATIENCE), time.monotonic()
        while not self.finished and not self._leaves and not self.ended:
            try:
                message = await asyncio.wait_for(connection.next(), 0.05)
                heard = time.monotonic()
            except TimeoutError:
                message = {"tell": "nothing"}
                if self.pending and time.monotonic() - heard > patience:
                    self.party.counts["lost patience"] += 1
                    self.cut()
            await self._hear(connection, message)
            await self._act(connection)

    async def _open(self, connection: Connection) -> None:
        told = [stream.at for seat, stream in self.streams.items() if seat in self._eyes]
        since = min((at for at in told if at is not None), default=None)
        self._opening, self._open_at = await connection.send("open", table=self.party.table, since=since), None

    # -- what is heard ---------------------------------------------------------------------------------------------

    async def _hear(self, connection: Connection, message: dict[str, Any]) -> None:
        match message["tell"]:
            case "table":
                self.phase = message["phase"]
                self.seats = [seat for seat, place in enumerate(message["seats"]) if place["person"] == self.person]
            case "view" | "events":
                seat = message["seat"]
                whose = f"{self.person} as {seat} of {self.party.table}"
                self.streams.setdefault(seat, Stream(whose)).take(message)
                self.party.counts[message["tell"]] += 1
            case "done":
                self._is_done(message["id"], message["at"])
            case "refused":
                self._is_refused(message["id"], message["name"])
            case "nonce":
                for seat in self.seats:
                    await self._send(connection, "nonce", seat=seat, nonce=f"n{self._sent}")
            case _:
                pass

    def _is_done(self, sent: str, at: int | None) -> None:
        if sent == self._opening and self._lost_at is not None:
            self.party.counts["let in again"] += 1
            self.party.counts["let in again within 5 seconds"] += time.monotonic() - self._lost_at < 5
            self._lost_at = None
        if sent in self.refused and self.refused[sent][0].do in ONCE:
            self._fault(sent, f"was acknowledged after it was refused: {self.refused[sent]}")
        request = self.pending.pop(sent, None)
        if sent in self.done:
            request, before = self.done[sent]
            if request.do in ONCE and before != at:
                self._fault(sent, f"was acknowledged at {before} and again at {at}")
        if request is None:
            return
        if sent not in self.done and request.do == "sit":
            self.party.seated += not self.late
        if sent not in self.done and request.do == "stand" and request.seat is not None:
            self._away[request.seat] = time.monotonic() + self.rng.uniform(0.02, 0.3)
        if request.do == "back" and request.seat is not None:
            self._away.pop(request.seat, None)
        if request.seat is not None and at is not None:
            self._ready_at[request.seat] = max(self._ready_at.get(request.seat, 0), at)
        self.done[sent] = request, at

    def _is_refused(self, sent: str, name: str) -> None:
        request = self.pending.get(sent)
        if sent == self._opening:
            self._open_at = time.monotonic() + 0.3
            self.party.counts["not let in at once"] += 1
            if name not in NOT_NOW:
                self._fault(sent, f"was not let in: {name}")
            return
        if name in NOT_NOW:
            if request is not None:
                self._again.append((time.monotonic() + 0.3, request))
            return
        if sent in self.done and self.done[sent][0].do in ONCE:
            self._fault(sent, f"was refused after it was acknowledged: {name}, {self.done[sent]}")
        if request is None:
            return
        if name not in LATE:
            self._fault(sent, f"was refused: {name}, {request}")
        self.refused[sent] = self.pending.pop(sent), name
        if request.do == "move" and request.seat is not None:
            self._ready_at[request.seat] = request.fields["at"] + 1

    def _fault(self, sent: str, what: str) -> None:
        self.faults.append(f"{self.person} at {self.party.table}: {sent} {what}")

    # -- what is sent ----------------------------------------------------------------------------------------------

    async def _act(self, connection: Connection) -> None:
        now = time.monotonic()
        if self._open_at is not None and now >= self._open_at:
            await self._open(connection)
        again, self._again = self._again, []
        for due, request in again:
            if request.id in self.pending:
                if due <= now:
                    await self._put(connection, request)
                else:
                    self._again.append((due, request))
        if self.phase == "lobby":
            await self._before_the_game(connection)
        elif self.phase == "playing":
            if self.late and self._sits < len(self.names):
                await self._sit(connection)
            for seat in self.seats:
                await self._play(connection, seat, now)
            if self.rng.random() < 0.004:
                self._leaves = True
                self.party.counts["left by themselves"] += 1

    async def _before_the_game(self, connection: Connection) -> None:
        if self._sits < len(self.names) and not self.late:
            await self._sit(connection)
        elif self.host and not self._started and self.party.seated == self.party.people:
            self._started = True
            await self._send(connection, "start")

    async def _sit(self, connection: Connection) -> None:
        name = self.names[self._sits]
        self._sits += 1
        await self._send(connection, "sit", name=name, nonce=f"{name}{self.rng.random():.6f}".replace(".", "_"))

    async def _play(self, connection: Connection, seat: int, now: float) -> None:
        stream = self.streams.get(seat)
        if stream is None or stream.at is None or any(request.seat == seat for request in self.pending.values()):
            return
        if seat in self._away:
            if now >= self._away[seat]:
                await self._send(connection, "back", seat=seat)
            return
        if not stream.asked["moves"] or stream.at < self._ready_at.get(seat, 0):
            return
        if now < self._slow_until.get(seat, 0):
            return
        if self._dawdles and seat not in self._slow_until and self.rng.random() < 0.04:
            self._slow_until[seat] = now + CLOCK + 3  # once a game
            return
        chance = self.rng.random()
        if chance > 0.97 and self._talked < MOST_TALK:
            self._talked += 1
            await self._send(connection, "talk", text=f"{seat} at {stream.at}")
        if chance < 0.04:
            await self._send(connection, "stand", seat=seat)
        elif chance < 0.12:
            await self._send(connection, "say", seat=seat, statement=self.rng.choice(STATEMENTS))
        else:
            move = self.rng.choice(stream.asked["moves"])["text"]
            await self._send(connection, "move", seat=seat, move=move, at=stream.at)

    async def _send(self, connection: Connection, do: str, **fields: Any) -> None:
        self._sent += 1
        request = Request(f"{self.names[0] if self.names else 'w'}-{self._sent}", do, fields)
        self.pending[request.id] = request
        await self._put(connection, request)

    async def _put(self, connection: Connection, request: Request) -> None:
        for _ in range(1 + self.doubled):
            request.sent += 1
            await connection.send_again(request.do, request.id, table=self.party.table, **request.fields)
