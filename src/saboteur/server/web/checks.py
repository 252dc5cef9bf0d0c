"""Records that are being checked: a few at once, each in a process that is killed if it takes too long."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from typing import Final

from msgspec.json import Decoder, Encoder

from saboteur.server.tables.refusals import Refused, ServerRefusal
from saboteur.server.wire.bodies import CheckBody
from saboteur.server.wire.places import PLACE, Place, Sought

AT_ONCE: Final = 2
MOST_WAITING: Final = 8
PATIENCE: Final = 10.0
"""Seconds that a check may take."""
PROGRAM: Final = ("-m", "saboteur.server.checking")
_encoder: Final = Encoder()
_places: Final = Decoder(Place)


class Checks:
    """Starts the processes."""

    def __init__(self, patience: float = PATIENCE, program: tuple[str, ...] = PROGRAM) -> None:
        self._patience = patience
        self._program = program
        self._free = asyncio.Semaphore(AT_ONCE)
        self._asked = 0

    async def check(self, body: CheckBody) -> bytes:
        """The answer as JSON; raises `Refused`."""
        return await self._answer(_encoder.encode(body))

    async def place(self, record: str, moves: int | None) -> Place:
        """Where the game of a record goes on after this number of moves; raises `Refused`."""
        found = _places.decode(await self._answer(_encoder.encode(Sought(record=record, moves=moves)), PLACE))
        if found.fault:
            raise Refused(ServerRefusal.INVALID_POSITION, found.fault)
        return found

    # -- inside ----------------------------------------------------------------------------------------------------

    async def _answer(self, request: bytes, *wanted: str) -> bytes:
        if self._asked >= AT_ONCE + MOST_WAITING:
            raise Refused(ServerRefusal.TOO_MUCH)
        self._asked += 1
        try:
            async with self._free:
                return await self._checked(request, *wanted)
        finally:
            self._asked -= 1

    async def _checked(self, request: bytes, *wanted: str) -> bytes:
        pipe, nowhere = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
        process = await asyncio.create_subprocess_exec(
            sys.executable, *self._program, *wanted, stdin=pipe, stdout=pipe, stderr=nowhere, env=_environment()
        )
        try:
            async with asyncio.timeout(self._patience):
                answer, _ = await process.communicate(request)
        except TimeoutError:
            raise Refused(ServerRefusal.NOT_CHECKED) from None
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        if process.returncode:
            raise Refused(ServerRefusal.NOT_CHECKED)
        return answer


def _environment() -> dict[str, str]:
    """What the process may know: where Python is, and none of the server's secrets."""
    return {name: value for name, value in os.environ.items() if not name.startswith("SABOTEUR_")}
