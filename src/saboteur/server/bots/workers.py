"""The processes in which bots think: started when they are needed, killed when a bot hangs."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import zlib
from asyncio import Future, Task
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import deque
from collections.abc import Coroutine
from typing import Any, Final, cast

from saboteur.server.bots.limit import LONGEST_SILENCE, Hangs
from saboteur.server.bots.thought import (
    LENGTH,
    TOO_LONG,
    Advised,
    Answer,
    Failed,
    Forgotten,
    Question,
    Reply,
    packed,
    unpacked,
)

PROGRAM: Final = ("-m", "saboteur.server.bots.worker")
MOST_PROCESSES: Final = 64
USUALLY_MOST: Final = 8
STARTING: Final = 20.0
"""Seconds that a new process may take besides, until its first answer."""
LOOKS: Final = 20
"""How often it is looked whether an answer has come, until a process is given up."""
ENDING: Final = 2.0
"""Seconds in which a process that closed its answers is gone, unless it hangs."""


def usual_count() -> int:
    """The number of processes if nobody says otherwise: one core is the server's."""
    return min(max(1, (os.cpu_count() or 1) - 1), USUALLY_MOST)


class BotFailed(Exception):
    """A bot, or its process, has failed."""


class Workers:
    """Asks the bots of a table always in the same process, one after the other."""

    def __init__(
        self,
        count: int = 0,
        longest: float = LONGEST_SILENCE,
        program: tuple[str, ...] = PROGRAM,
        starting: float = STARTING,
    ) -> None:
        """`count`: the number of processes, 0 for the usual one; `longest`: seconds in which an answer has to come.

        How much of the processor a bot may take for it, its process knows itself.
        """
        self._workers = [_Worker(longest, program, starting) for _ in range(count or usual_count())]

    def ask(self, table: str, question: Question) -> Future[Reply]:
        """What a bot replies, later; raises `BotFailed` or `Hangs` there."""
        return self._workers[zlib.crc32(table.encode()) % len(self._workers)].ask(question)

    async def close(self) -> None:
        """Ends the processes; nobody waits for an answer any more."""
        await asyncio.gather(*(worker.close() for worker in self._workers))


class _Worker:
    """One process, or none while nobody is asked."""

    def __init__(self, longest: float, program: tuple[str, ...], starting: float) -> None:
        self._longest = longest
        self._starting = starting
        self._program = program
        self._asked: deque[tuple[Question, Future[Reply]]] = deque()
        self._process: Process | None = None
        self._working: Task[None] | None = None
        self._died_with: set[str] = set()  # players who were asked when the process died, and have not answered since

    def ask(self, question: Question) -> Future[Reply]:
        """Puts a question behind the others."""
        loop = asyncio.get_running_loop()
        reply: Future[Reply] = loop.create_future()
        self._asked.append((question, reply))
        if self._working is None or self._working.done():
            self._working = loop.create_task(self._work())
        return reply

    async def close(self) -> None:
        """Ends the process."""
        if self._working is not None:
            self._working.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._working
        await self._kill()

    # -- inside ----------------------------------------------------------------------------------------------------

    async def _work(self) -> None:
        while self._asked:
            question, reply = self._asked.popleft()
            if reply.done():  # nobody wants to know any more
                continue
            found = await self._found(question)
            if reply.done():
                continue
            if isinstance(found, Exception):
                reply.set_exception(found)
            else:
                reply.set_result(found)

    async def _found(self, question: Question) -> Answer | Advised | Forgotten | Exception:
        try:
            found = await self._reply(question)
        except TimeoutError:
            await self._kill()
            return Hangs()
        except (OSError, EOFError) as fault:
            if await self._ended() == -TOO_LONG:
                return Hangs()
            if question.player in self._died_with:
                self._died_with.discard(question.player)
                return BotFailed(repr(fault))
            self._died_with.add(question.player)  # perhaps somebody killed it: it is asked once more
            return Forgotten()
        self._died_with.discard(question.player)
        return BotFailed(found.fault) if isinstance(found, Failed) else found

    async def _reply(self, question: Question) -> Reply:
        longest = self._longest
        if self._process is None or self._process.returncode is not None:
            longest += self._starting
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, *self._program, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=_environment()
            )
        return await _awake(self._talk(self._process, question), longest)

    async def _talk(self, process: Process, question: Question) -> Reply:
        asked, replies = cast("Any", process.stdin), cast("Any", process.stdout)
        asked.write(packed(question))
        await asked.drain()
        length = LENGTH.unpack(await replies.readexactly(LENGTH.size))[0]
        return cast("Reply", unpacked(await replies.readexactly(length)))

    async def _ended(self) -> int | None:
        """How a process that talks no more has ended by itself; unless it has, it is killed."""
        # Killing it at once would look whether it is dead, and take its end from the thread that waits for it.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ENDING):
                return await self._process.wait() if self._process is not None else None
        return await self._kill()

    async def _kill(self) -> int | None:
        """Ends the process; how it ended."""
        process, self._process = self._process, None
        if process is None:
            return None
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        return await process.wait()


async def _awake(work: Coroutine[Any, Any, Reply], seconds: float) -> Reply:
    """Waits so long while this process runs: that it, or the whole machine, was asleep is not the fault of a bot."""
    task = asyncio.ensure_future(work)
    try:
        for _ in range(LOOKS):
            await asyncio.wait([task], timeout=seconds / LOOKS)
            if task.done():
                return task.result()
        raise TimeoutError
    finally:
        task.cancel()


def _environment() -> dict[str, str]:
    """What the process may know: where Python is, and none of the server's secrets."""
    return {name: value for name, value in os.environ.items() if not name.startswith("SABOTEUR_")}
