"""Faults that are put into nodes on PostgreSQL, to see whether they are found out."""

import asyncio
import time
from asyncio import Future
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from saboteur.server.store.kept import KeptStep, Mark
from saboteur.server.store.postgres import statements, writer
from saboteur.server.store.postgres.ear import Ear
from saboteur.server.store.postgres.store import PostgresStore
from saboteur.server.tables import desk
from saboteur.server.tables.played import Played
from tests.server.crashing.faulty import forgetful, replaced

DISK = 0.05
"""Seconds that the database takes for a step."""
append = PostgresStore.append
SORTED = "order by game, number, place"
TICK = 0.2
"""Seconds: in some of them all nodes hand over what they have at the same moments."""
ROW = 0.01
"""Seconds that the database then takes for a row."""


def early(store: PostgresStore, step: KeptStep, mark: Mark | None) -> Future[bool]:
    """Says that a step is kept before it is."""
    loop = asyncio.get_running_loop()
    loop.call_later(DISK, append, store, step, mark)
    future: Future[bool] = loop.create_future()
    future.set_result(True)
    return future


def without_id(store: PostgresStore, step: KeptStep, mark: Mark | None) -> Future[bool]:
    """Does not keep what the sender calls a step."""
    return append(store, replace(step, id=""), mark)


def stubborn(store: PostgresStore, step: KeptStep, mark: Mark | None) -> Future[bool]:
    """A bot whose turn another node has played plays it again, as the next step."""
    future = append(store, step, mark)
    return future if not step.id.startswith("bot:") else asyncio.ensure_future(_in_the_end(store, step, mark, future))


async def _in_the_end(store: PostgresStore, step: KeptStep, mark: Mark | None, future: Future[bool]) -> bool:
    while not await future:
        step = replace(step, number=step.number + 1, id=f"bot:{step.number + 1}")
        future = append(store, step, mark)
    return True


def together(store: PostgresStore, step: KeptStep, mark: Mark | None) -> Future[bool]:
    """No fault: steps of all tables wait for each other, so that batches are long."""
    return asyncio.ensure_future(_at_the_tick(store, step, mark))


async def _at_the_tick(store: PostgresStore, step: KeptStep, mark: Mark | None) -> bool:
    await asyncio.sleep(TICK - time.monotonic() % TICK)
    return await append(store, step, mark)


def slowly(node: str, batch: Sequence[statements.Appended], order: str = SORTED) -> tuple[str, list[Any]]:
    """No fault: a database that takes its time for each row, so that batches of two nodes meet."""
    statement, values = keeping(node, batch)
    columns, given = "select game, number, person, id, at, what, lines from", "given join present using (game)"
    before, found, after = statement.partition(SORTED)
    assert found
    assert before.rstrip().endswith(f"{columns} {given}")
    before = before.rstrip().removesuffix(given)
    slow = f"(select * from {given} {order}) as given, lateral (select pg_sleep({ROW} + 0 * place)) as slept"
    return before + slow + after, values


def unsorted(node: str, batch: Sequence[statements.Appended]) -> tuple[str, list[Any]]:
    """Keeps a batch in any order."""
    return slowly(node, batch, "order by random()")


keeping = statements.keeping


def put_in(fault: str) -> None:
    """Puts a fault in."""
    match fault:
        case "telling-before-the-commit":
            replaced(PostgresStore, append=early)
        case "dropping-ids":
            replaced(PostgresStore, append=without_id)
            replaced(Played, count=forgetful)
        case "slow-rows" | "unsorted-batches":
            _hasty()
            replaced(PostgresStore, append=together)
            vars(writer)["keeping"] = unsorted if fault == "unsorted-batches" else slowly
        case "a-second-turn":
            _hasty()
            replaced(PostgresStore, append=stubborn)
        case "own-clocks":
            replaced(Ear, now=lambda _: time.time_ns() // 1_000_000)
        case _:
            raise SystemExit(f"no fault is called {fault}")


def _hasty() -> None:
    """No fault: every node does what follows at once, so that they race for it."""
    vars(desk)["AFTER_OTHERS"] = 0
