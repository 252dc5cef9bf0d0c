"""The server's process: its address, its file, its end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import ipaddress
import json
import logging
import os
import socket
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Final
from urllib.parse import urlsplit

import uvicorn
import uvloop

from saboteur.server.bots.workers import Workers
from saboteur.server.files import as_many_as_allowed
from saboteur.server.holding import CannotStart, held
from saboteur.server.opening import opened
from saboteur.server.web.app import App
from saboteur.server.web.built import BuiltPage
from saboteur.server.web.guard import Guard
from saboteur.server.web.house import House
from saboteur.server.web.patience import PatientProtocol, PatientSocket
from saboteur.server.wire.requests import LONGEST_REQUEST

logger: Final = logging.getLogger("saboteur.starting")
BACKLOG: Final = 2048
GRACE: Final = 5
"""Seconds for which a server that is stopped waits for its connections."""
COLLECTOR: Final = (5000, 20, 1000)
"""Thresholds of the garbage collector: with many tables its long runs are what people wait for."""
PAGE: Final = Path(__file__).parent / "page"
"""Where an installed package has the page for browsers."""
SWITCHING: Final = 0.0005
"""Seconds after which the loop lets the thread that writes go on: it asks for each row, and people wait for it."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How a server is to be run."""

    database: Path | str
    """A file, or the address of PostgreSQL."""
    host: str = "127.0.0.1"
    port: int = 8710
    public_url: str = ""
    """Under which people reach it, if that is another than its own address."""
    trusted: str = "127.0.0.1"
    """Addresses of proxies whose word about the address of a client is believed."""
    password: str = ""
    """What one has to know to come in, if not everybody may."""
    keep_days: int = 365
    """For how long games that are over are kept."""
    page: Path = PAGE
    """Where the page for browsers lies, if it was built."""
    gone_days: int = 7
    """After how long a table to which nobody comes is over."""
    limits: bool = True
    """Whether there is a limit to how much one person, or one address, may do in a while."""
    bot_processes: int = 0
    """In which bots think; 0 for one less than there are cores."""
    version: str = ""
    """Of the program, for the log."""


def run(plan: Plan, started: Callable[[str, str], None]) -> None:
    """Serves until it is told to end; `started` is told its address, and that for others, when everybody can come."""
    as_many_as_allowed()
    with _alone(plan.database) as note, bound(plan.host, plan.port) as listening:
        url = address(plan, listening)
        note(json.dumps({"url": url, "process": os.getpid()}))
        with contextlib.suppress(KeyboardInterrupt):
            runner = asyncio.Runner(loop_factory=uvloop.new_event_loop)
            with runner:
                runner.run(_serve(plan, listening, lambda: started(url, far_address(plan, listening))))


@contextlib.contextmanager
def _alone(database: Path | str) -> Iterator[Callable[[str], None]]:
    """A file belongs to one process, a database to as many as like; what is given is noted beside the file."""
    if isinstance(database, str):
        yield lambda _: None
        return
    with held(database) as note:

        def write(text: str) -> None:
            note.seek(0)
            note.truncate()
            note.write(text)
            note.flush()

        yield write


def address(plan: Plan, listening: socket.socket) -> str:
    """Where people find it."""
    if plan.public_url:
        return plan.public_url.rstrip("/")
    host, port = listening.getsockname()[:2]
    shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def far_address(plan: Plan, listening: socket.socket) -> str:
    """Where other devices find it; nothing if they do not."""
    host, port = listening.getsockname()[:2]
    if plan.public_url or not ipaddress.ip_address(host).is_unspecified:
        return "" if not plan.public_url and ipaddress.ip_address(host).is_loopback else address(plan, listening)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which of our addresses would be used
        except OSError:
            return ""
        return f"http://{probe.getsockname()[0]}:{port}"


def prefix(plan: Plan) -> str:
    """The path under which a proxy has the server, without a slash at its end.

    >>> [prefix(Plan("t", public_url=url)) for url in ("https://cards.example/saboteur/", "https://cards.example", "")]
    ['/saboteur', '', '']
    """
    return urlsplit(plan.public_url).path.rstrip("/")


def names(plan: Plan) -> list[str]:
    """The names under which the server is reached, besides its addresses."""
    found = [urlsplit(plan.public_url).hostname or ""] if plan.public_url else []
    if plan.host not in ("127.0.0.1", "::1", "localhost"):
        own = socket.gethostname()
        found += [own, f"{own.partition('.')[0]}.local"]
    return [name for name in found if name]


@contextlib.contextmanager
def bound(host: str, port: int) -> Iterator[socket.socket]:
    """A socket at an address; raises `CannotStart` if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, port))
        except OSError as error:
            raise CannotStart(f"{host}:{port} cannot be used: {error.strerror or error}") from None
        listening.listen(BACKLOG)
        yield listening


async def _serve(plan: Plan, listening: socket.socket, started: Callable[[], None]) -> None:
    store = await opened(plan.database)
    trusted = [each.strip() for each in plan.trusted.split(",")]
    house = House(
        store,
        Guard(names(plan), trusted),
        password=plan.password,
        place=far_address(plan, listening),
        keep_days=plan.keep_days,
        gone_days=plan.gone_days,
        limits=plan.limits,
        workers=Workers(plan.bot_processes),
    )
    config = uvicorn.Config(
        App(house, BuiltPage.at(plan.page, prefix(plan)), prefix(plan)),
        http=PatientProtocol,
        ws=PatientSocket,
        ws_max_size=LONGEST_REQUEST,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=plan.trusted,
        timeout_graceful_shutdown=GRACE,
    )
    logging.getLogger("saboteur").addHandler(house.metrics.errors)
    about = {"version": plan.version, "schema": store.version, "address": address(plan, listening)}
    server = _Server(config, house, started, about)
    sweeping = asyncio.create_task(house.sweep())
    try:
        await server.serve(sockets=[listening])
    finally:
        sweeping.cancel()
        await store.close()
        logger.info("the server has stopped")


class _Server(uvicorn.Server):
    """Says when it has started, and lets the tables finish what they began before it ends."""

    def __init__(
        self, config: uvicorn.Config, house: House, started: Callable[[], None], about: dict[str, object]
    ) -> None:
        """`about`: what the log says of a server that has started."""
        super().__init__(config)
        self._about = about
        self._house = house
        self._started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """The same, and then it is told."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECTOR)
        sys.setswitchinterval(SWITCHING)
        logger.info("the server has started", extra=self._about)
        self._started()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ctrl-C, or being told to end: in good order, the second time at once."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nothing new is taken; what was taken is finished; then the same."""
        await self._house.desks.close()
        self._house.post.carry()
        await super().shutdown(sockets)
