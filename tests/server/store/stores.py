"""Every kind of store, opened and closed for a test; what is true of one is true of all."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from saboteur.server.store.kept import KeptGame, KeptStep, Mark
from saboteur.server.store.postgres.store import PostgresStore
from saboteur.server.store.sqlite import SqliteStore
from saboteur.server.store.store import Store
from tests.server.running import run

Opened = Callable[[], AbstractAsyncContextManager[Store]]
"""Opens the same store again and again."""
MARK = Mark(state="playing", listed=False, due=None)
OVER = Mark(state="over", listed=False, due=None)


def sqlite(folder: Path) -> Opened:
    """A file in a folder."""

    @asynccontextmanager
    async def opened() -> AsyncIterator[Store]:
        store = SqliteStore(folder / "tables.sqlite")
        try:
            yield store
        finally:
            await store.close()

    return opened


def postgres(address: str) -> Opened:
    """A database."""

    @asynccontextmanager
    async def opened() -> AsyncIterator[Store]:
        store = await PostgresStore.opened(address)
        try:
            yield store
        finally:
            await store.close()

    return opened


def game(name: str, created: int = 0, **more: object) -> KeptGame:
    """A game that has just been set up."""
    values: dict[str, object] = {"id": name, "head": b'{"settings":{"game":"base"}}', "created": created, **more}
    return KeptGame(**values)  # type: ignore[arg-type]


def step(name: str, number: int, sent: str = "", person: str = "ann", at: int = 0, lines: str = "") -> KeptStep:
    """A step of a game."""
    return KeptStep(game=name, number=number, person=person, id=sent, at=at, lines=lines)


def tried(opened: Opened, test: Callable[[Store], Awaitable[None]]) -> None:
    """Runs a test on a new store."""

    async def main() -> None:
        async with opened() as store:
            await test(store)

    run(main())
