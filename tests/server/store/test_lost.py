"""PostgreSQL when an answer is lost, or something goes wrong that nobody thought of: once is once, and it goes on."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest

from saboteur.client.visitor import Visitor
from saboteur.server.people.identity import People
from saboteur.server.store.kept import KeptPerson, KeptToken, StoreFailed
from saboteur.server.store.news import Back
from saboteur.server.store.postgres import store as storing
from saboteur.server.store.postgres.store import PostgresStore
from saboteur.server.wire.settings import Settings
from tests.server.postgres import Postgres
from tests.server.running import run, served
from tests.server.store.stores import MARK, game, step

Cut = Callable[[str], None]


@asynccontextmanager
async def a_node(postgres: Postgres) -> AsyncIterator[PostgresStore]:
    """A store on a new database."""
    store = await PostgresStore.opened(postgres.database())
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> Cut:
    """The next statement with these words is carried out, and its connection lost before anybody hears of it."""
    words: list[str] = []
    fetch = asyncpg.Connection.fetch

    async def fetched(connection: Any, query: str, *values: Any, **more: Any) -> Any:
        found = await fetch(connection, query, *values, **more)
        if words and words[0] in query:
            words.pop()
            connection.terminate()
            raise asyncpg.ConnectionDoesNotExistError("the connection was closed in the middle of operation")
        return found

    monkeypatch.setattr(asyncpg.Connection, "fetch", fetched)
    return words.append


def test_what_was_written_when_the_answer_was_lost_is_there_once(postgres: Postgres, cut: Cut) -> None:
    async def main() -> None:
        async with a_node(postgres) as store:
            cut("insert into game")
            await store.create(game("g"))
            assert await store.game("g") is not None
            with pytest.raises(StoreFailed):
                await store.create(game("g"))  # another one of that name is none of ours
            ann = KeptPerson(id="ann", name="Ann", created=1, seen=1)
            cut("insert into person")
            await store.add_person(ann, KeptToken(hash=b"one", person="ann", kind="cookie"))
            cut("insert into token")
            await store.add_token(KeptToken(hash=b"two", person="ann", kind="cookie"), 0)
            for secret in (b"one", b"two"):
                assert await store.person(secret, "cookie", 0) == ann

    run(main())


def test_a_link_whose_answer_was_lost_lets_in_all_the_same_but_once(postgres: Postgres, cut: Cut) -> None:
    async def main() -> None:
        async with a_node(postgres) as store:
            people = People(store, store.now)
            ann, _ = await people.welcome("Ann")
            link = await people.link(ann.id)
            cut("delete from token where hash = $1 and kind = 'link'")
            found = await people.arrive(link)
            assert found is not None
            assert (found[0].id, (await people.known(found[1], "cookie"))) == (ann.id, ann)
            assert await people.arrive(link) is None

    run(main())


def test_what_was_not_written_when_the_connection_was_cut_is_written(postgres: Postgres) -> None:
    async def main() -> None:
        async with a_node(postgres) as store:
            address = postgres.address
            # Within a transaction what others do is read once only: so one connection locks, and another one looks.
            other, looking = await asyncpg.connect(address), await asyncpg.connect(address)
            schema = await store._read("select current_schema as name")
            waiting = "select pid from pg_stat_activity where wait_event_type = 'Lock' and query like '%into game%'"
            async with other.transaction():
                await other.execute(f"lock table {schema[0]['name']}.game in exclusive mode")
                creating = asyncio.create_task(store.create(game("g")))
                while (pid := await looking.fetchval(waiting)) is None:
                    await asyncio.sleep(0.01)
                assert await looking.fetchval("select pg_terminate_backend($1)", pid)
            await creating
            assert await store.game("g") is not None
            await other.close()
            await looking.close()

    run(main())


def test_what_cannot_be_learnt_is_said_to_be_not_kept(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storing, "SURE", 0.3)

    async def lost(*_: Any, **__: Any) -> None:
        raise asyncpg.ConnectionDoesNotExistError("lost")

    async def main() -> None:
        async with a_node(postgres) as store:
            with monkeypatch.context() as patching:
                patching.setattr(asyncpg.Connection, "fetch", lost)
                with pytest.raises(StoreFailed, match="lost"):
                    await store.create(game("g"))

    run(main())


def test_a_table_is_set_up_once_although_the_answer_was_lost(postgres: Postgres, cut: Cut) -> None:
    async def main() -> None:
        async with served(postgres.database()) as here:
            ann = await asyncio.to_thread(Visitor.new, here.url, "Ann")
            cut("insert into game")
            table = await asyncio.to_thread(ann.create, Settings(game="duel", seats=2))
            found = await here.house.store.unfinished(9)
            assert [each.game.id for each in found] == [table]

    run(main())


def test_the_writer_goes_on_after_a_fault_that_nobody_thought_of(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        async with a_node(postgres) as store:
            await store.create(game("g"))
            with monkeypatch.context() as patching:

                def breaks(away: bool) -> None:
                    store.away = away
                    raise RuntimeError("a planted fault")

                patching.setattr(store._writer, "_changed", breaks)
                assert store._writer._connection is not None
                store._writer._connection.terminate()
                with pytest.raises(StoreFailed):
                    await asyncio.wait_for(store.append(step("g", 1), MARK), 5)
                assert "a planted fault" in caplog.text
            while store.away:
                await asyncio.sleep(0.01)
            assert await asyncio.wait_for(store.append(step("g", 1), MARK), 5)

    with caplog.at_level(logging.ERROR):
        run(main())


def test_the_ear_goes_on_after_a_fault_that_nobody_thought_of(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("saboteur.server.store.postgres.ear.BEAT", 0.05)

    async def main() -> None:
        async with a_node(postgres) as store:
            heard: list[object] = []
            beats = asyncio.Event()

            def hear(_: str, news: object) -> None:
                heard.append(news)
                if len(heard) == 1:
                    raise RuntimeError("a planted fault")  # of whoever is told

            def breaks() -> None:
                store._ear._beat = beats.set
                raise RuntimeError("another planted fault")

            store.listen(hear)
            store._ear._beat = breaks
            await asyncio.wait_for(beats.wait(), 20)
            assert heard == [Back(), Back()]

    with caplog.at_level(logging.ERROR):
        run(main())
    assert caplog.text.count("planted fault") >= 2
