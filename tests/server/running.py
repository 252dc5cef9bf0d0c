"""A server of one's own: in this process, or as a process that can be killed."""

import asyncio
import contextlib
import re
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import uvicorn

from saboteur.server.bots.workers import Workers
from saboteur.server.opening import opened
from saboteur.server.web.app import App
from saboteur.server.web.built import BuiltPage
from saboteur.server.web.guard import Guard
from saboteur.server.web.house import House
from saboteur.server.web.patience import PatientProtocol, PatientSocket
from saboteur.server.wire.requests import LONGEST_REQUEST

T = TypeVar("T")
ROOT = Path(__file__).parents[2]
PATIENCE = 60.0


class Here:
    """A server in this process, with all that it has within reach."""

    def __init__(self, url: str, house: House) -> None:
        self.url = url
        self.house = house


@contextlib.asynccontextmanager
async def served(
    database: Path | str,
    now: Callable[[], int] | None = None,
    *,
    keep_days: int | None = None,
    gone_days: int = 7,
    limits: bool = True,
    password: str = "",
    page: BuiltPage | None = None,
    prefix: str = "",
    workers: Workers | None = None,
    host: str = "127.0.0.1",
) -> AsyncIterator[Here]:
    """A server on a free port of this machine."""
    store = await opened(database)
    house = House(
        store, Guard(), now, password, keep_days=keep_days, gone_days=gone_days, limits=limits, workers=workers
    )
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, proto=socket.IPPROTO_TCP) as listening:
        listening.bind((host, 0))
        listening.listen(100)
        config = uvicorn.Config(
            App(house, page, prefix), http=PatientProtocol, ws=PatientSocket, ws_max_size=LONGEST_REQUEST,
            lifespan="off", log_config=None, access_log=False, ws_per_message_deflate=False, server_header=False,
            timeout_graceful_shutdown=1,
        )  # fmt: skip
        server = uvicorn.Server(config)
        server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign,assignment]
        task = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.005)
        try:
            yield Here(f"http://127.0.0.1:{listening.getsockname()[1]}", house)
        finally:
            await house.desks.close()
            server.should_exit = True
            await task
            await store.close()


def run(main: Coroutine[Any, Any, T], patience: float = PATIENCE) -> T:
    """Runs a test that must not take long."""

    async def bounded() -> T:
        return await asyncio.wait_for(main, patience)

    return asyncio.run(bounded())


class Process:
    """`saboteur serve` as a process."""

    def __init__(
        self,
        database: Path | str,
        *words: str,
        port: int = 0,
        module: Sequence[str] = ("saboteur",),
        log: Path | None = None,
    ) -> None:
        """`module`: what is run instead of the program, with its first words; `log`: where it complains."""
        serve = ["serve", "--database", str(database), "--port", str(port), *words]
        command = [sys.executable, "-m", *module, *serve]
        with contextlib.ExitStack() as stack:
            errors = subprocess.PIPE if log is None else stack.enter_context(open(log, "ab"))
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, cwd=ROOT)
        self.printed = ""
        self.url = self._address()

    def _address(self) -> str:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.printed += line
            if found := re.search(r"open at (http://\S+)", line):
                return found[1].replace("localhost", "127.0.0.1")
        _, errors = self._process.communicate()
        raise AssertionError(f"the server did not start: {self.printed}{errors}")

    @property
    def number(self) -> int:
        """Of the process."""
        return self._process.pid

    def kill(self) -> None:
        """As a crash would; it may have been killed before."""
        if self._process.poll() is None:
            self._process.kill()
        if self._process.stdout is not None and not self._process.stdout.closed:
            self._process.communicate()

    def stop(self) -> tuple[int, str, str]:
        """As Ctrl-C does: exit status, what it printed, what it complained of."""
        self.press(signal.SIGINT)
        return self.ended()

    def press(self, sent: signal.Signals) -> None:
        """Tells it to end."""
        self._process.send_signal(sent)

    def ended(self) -> tuple[int, str, str]:
        """Waits for its end: exit status, what it printed, what it complained of."""
        printed, errors = self._process.communicate(timeout=PATIENCE)
        return self._process.returncode, self.printed + printed, errors or ""


@contextlib.contextmanager
def started(database: Path | str, *words: str) -> Iterator[Process]:
    """A server's process that is ended with the test."""
    process = Process(database, *words)
    try:
        yield process
    finally:
        process.kill()
