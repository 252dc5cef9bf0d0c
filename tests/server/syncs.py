"""Whether a step that is acknowledged has reached the disk: `python -m tests.server.syncs [STEPS]`.

Looks with strace at a server that is sent one step after another, and counts how often it waits for the disk. No test:
it needs strace, and the right to look at another process.
"""

import asyncio
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from saboteur.client.connection import connected
from saboteur.client.visitor import Visitor
from saboteur.server.wire.settings import Settings
from tests.server.running import started

CALL = re.compile(r"(fdatasync|fsync)\(\d+<(.*?)>")


async def says(visitor: Visitor, table: str, steps: int) -> int:
    """Sends so many steps, each when the one before is acknowledged; how many were."""
    done = 0
    async with connected(visitor) as wire:
        await wire.done(await wire.send("open", table=table))
        for number in range(steps):
            do = {"yes": number % 2 == 0}
            answer = await wire.done(await wire.send("agree", table=table, seat=0, **do))
            done += answer["tell"] == "done"
            await asyncio.sleep(0.055)  # 20 a second are allowed
    return done


async def begins(visitor: Visitor, table: str) -> None:
    """Sits down and begins; the other person never comes, so that nobody breaks the game off."""
    async with connected(visitor) as wire:
        await wire.done(await wire.send("open", table=table))
        for name in ("Ann", "Bob"):
            await wire.done(await wire.send("sit", table=table, name=name, nonce=name))
        await wire.done(await wire.send("start", table=table))


def main(steps: int) -> None:
    """Prints what was seen."""
    with tempfile.TemporaryDirectory() as folder, started(Path(folder) / "tables.sqlite") as server:
        visitor = Visitor.new(server.url, "Ann")
        table = visitor.create(Settings(game="duel"))
        asyncio.run(begins(visitor, table))
        log = Path(folder) / "strace"
        words = ["strace", "-f", "-y", "-e", "trace=fdatasync,fsync", "-o", str(log), "-p", str(server.number)]
        with subprocess.Popen(words, stderr=subprocess.PIPE, text=True) as tracing:
            time.sleep(1.0)
            done = asyncio.run(says(visitor, table, steps))
            time.sleep(0.2)
            tracing.terminate()
        calls = [f"{call} {Path(file).name}" for call, file in CALL.findall(log.read_text())]
        print(f"{done} steps were acknowledged; the server waited for the disk {len(calls)} times:")
        for call in sorted(set(calls)):
            print(f"{calls.count(call):6} {call}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
