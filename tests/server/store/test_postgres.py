"""The PostgreSQL store: nodes race and hear each other, a database that is away comes back."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import pytest

from saboteur.server.store.kept import KeptTalk, StoreFailed
from saboteur.server.store.naming import without_password
from saboteur.server.store.news import AnyNews, Back, Here, Stepped, Wrote
from saboteur.server.store.postgres.store import PostgresStore
from tests.server.postgres import Postgres
from tests.server.running import run
from tests.server.store.stores import MARK, game, step


@asynccontextmanager
async def nodes(address: str, count: int = 2) -> AsyncIterator[list[PostgresStore]]:
    """Several stores on one database."""
    stores = [await PostgresStore.opened(address) for _ in range(count)]
    try:
        yield stores
    finally:
        for store in stores:
            await store.close()


async def heard_by(store: PostgresStore, *wanted: AnyNews) -> list[AnyNews]:
    """What a node hears until it has heard all of this."""
    heard: list[AnyNews] = []
    complete = asyncio.Event()

    def hear(_: str, news: AnyNews) -> None:
        heard.append(news)
        if all(each in heard for each in wanted):
            complete.set()

    store.listen(hear)
    await asyncio.wait_for(complete.wait(), 20)
    return heard


def test_of_two_nodes_that_race_one_wins_and_the_other_hears_of_it(postgres: Postgres) -> None:
    async def main() -> None:
        async with nodes(postgres.database()) as (one, other):
            for name in ("g", "h"):
                await one.create(game(name))
            heard: dict[str, list[AnyNews]] = {one.node: [], other.node: []}
            one.listen(lambda _, news: heard[one.node].append(news))
            other.listen(lambda _, news: heard[other.node].append(news))
            for number in range(1, 51):
                racing = [
                    store.append(step(name, number, f"{store.node} {name}"[:9] + f"{number}"), MARK)
                    for store, names in ((one, "gh"), (other, "hg"))
                    for name in names
                ]
                won = await asyncio.gather(*racing)
                assert sorted(won) == [False, False, True, True]
            for name in ("g", "h"):
                assert [each.number for each in await one.steps(name)] == [*range(1, 51)]
            mine = {(each.game, each.number) for each in await one.steps_after({"g": 0, "h": 48})}
            assert mine == {*(("g", number) for number in range(1, 51)), ("h", 49), ("h", 50)}
            await asyncio.sleep(0.2)
            told = [(news.game, news.number) for each in heard.values() for news in each if isinstance(news, Stepped)]
            assert sorted(told) == sorted((name, number) for name in "gh" for number in range(1, 51))

    run(main())


def test_what_waits_together_is_kept_with_one_statement(postgres: Postgres) -> None:
    async def main() -> None:
        async with nodes(postgres.database(), 1) as (store,):
            for number in range(30):
                await store.create(game(f"g{number:02}"))
            asked: list[str] = []
            connection = store._writer._connection
            assert connection is not None
            connection.add_query_logger(lambda record: asked.append(record.query))
            futures = [store.append(step(f"g{number:02}", at), MARK) for at in range(1, 31) for number in range(30)]
            assert all(await asyncio.gather(*futures))
            assert len([each for each in asked if "insert into step" in each]) == 1
            assert len(await store.steps_after(dict.fromkeys([f"g{number:02}" for number in range(30)], 0))) == 900

    run(main())


def test_a_step_that_cannot_be_written_leaves_the_others_alone(postgres: Postgres) -> None:
    async def main() -> None:
        async with nodes(postgres.database(), 1) as (store,):
            await store.create(game("g"))
            futures = [store.append(step("g", number, lines="\0" if number == 2 else ""), MARK) for number in (1, 2, 3)]
            found = await asyncio.gather(*futures, return_exceptions=True)
            assert [type(each) for each in found] == [bool, StoreFailed, bool]
            assert await store.append(step("g", 2, "an id\0"), None)
            assert [each.id for each in await store.steps("g", 1)] == ["an id\0", ""]

    run(main())


def test_what_is_written_at_two_nodes_is_numbered_once_and_told(postgres: Postgres) -> None:
    async def main() -> None:
        async with nodes(postgres.database()) as (one, other):
            listening = asyncio.create_task(
                heard_by(other, *(Wrote(game="g", number=number) for number in range(1, 41)))
            )
            talks = [
                store.talk(
                    KeptTalk(game="g", number=0, person="ann", name="A", at=1, text="x", watching=False, id=f"{number}")
                )
                for number in range(40)
                for store in (one, other)
            ]
            kept = await asyncio.gather(*talks)
            assert sorted(each.number for each in kept if each is not None) == [*range(1, 41)]
            await listening

    run(main())


def test_nodes_tell_each_other(postgres: Postgres) -> None:
    async def main() -> None:
        async with nodes(postgres.database()) as (one, other):
            news = Here(game="g", people=("ann", "bob"))
            listening = asyncio.create_task(heard_by(other, news))
            await asyncio.sleep(0)
            one.tell(news)
            await listening

    run(main())


def test_who_only_looks_in_is_not_taken_for_a_node(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saboteur.server.store.postgres.ear.BEAT", 0.02)

    async def main() -> None:
        address = postgres.database()
        async with nodes(address) as (one, other):
            guest = await PostgresStore.opened(address, beats=False)
            heard: set[str] = set()
            one.listen(lambda node, _: heard.add(node))
            await asyncio.sleep(0.5)
            assert heard == {one.node, other.node}
            assert abs(guest.now() - one.now()) < 1000
            await guest.close()

    run(main())


def test_a_database_that_is_away_comes_back_by_itself(postgres: Postgres) -> None:
    async def main() -> None:
        async with nodes(postgres.database()) as (one, other):
            await one.create(game("g"))
            assert await one.append(step("g", 1), MARK)
            listening = asyncio.create_task(heard_by(other, Back(), Stepped(game="g", number=2)))
            await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
            try:
                with pytest.raises(StoreFailed):
                    await one.append(step("g", 2), MARK)
                assert one.away
                for ask in (one.ready, lambda: one.steps("g"), lambda: one.create(game("h"))):
                    with pytest.raises(StoreFailed):
                        await ask()
            finally:
                await asyncio.to_thread(postgres.start)
            while any(store.away for store in (one, other)):
                await asyncio.sleep(0.05)
            await one.ready()
            assert [each.number for each in await other.steps("g")] == [1]
            while Back() not in await _heard_so_far(other):
                await asyncio.sleep(0.05)
            assert await one.append(step("g", 2), MARK)
            await listening

    run(main())


def test_nobody_waits_for_a_database_that_does_not_answer(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saboteur.server.store.postgres.database.ANSWERING", 0.2)
    monkeypatch.setattr("saboteur.server.store.postgres.database.REACHING", 0.2)
    monkeypatch.setattr("saboteur.server.store.postgres.store.SOON", 0.0)

    async def main() -> None:
        async with nodes(postgres.database(), 1) as (store,):
            await store.create(game("g"))
            postgres.pause(on=True)
            try:
                with pytest.raises(StoreFailed):
                    await store.append(step("g", 1), MARK)
                assert store.away
                loop = asyncio.get_running_loop()
                began = loop.time()
                with pytest.raises(StoreFailed):
                    await store.game("g")
                assert loop.time() - began < 5, "else it would have waited for 10 seconds, twice"
            finally:
                postgres.pause(on=False)
            while any(each.away for each in (store,)):
                await asyncio.sleep(0.05)
            assert await store.game("g") is not None

    run(main())


def test_a_database_that_does_not_answer_is_reached_again_once(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saboteur.server.store.postgres.ear.BEAT", 0.05)

    async def main() -> None:
        async with nodes(postgres.database(), 1) as (store,):
            ear, first, beats = store._ear, store._ear._connection, 0
            look = ear._look_at_clock

            async def too_late() -> bool:
                ear._look_at_clock = look  # type: ignore[method-assign]
                raise TimeoutError

            def beat() -> None:
                nonlocal beats
                beats += 1

            ear._look_at_clock = too_late  # type: ignore[method-assign]  # it is there, but it is of no use
            while ear._connection is first or ear._connection is None:
                await asyncio.sleep(0.01)
            second = ear._connection
            ear._beat = beat
            while beats < 3 and ear._connection is second:
                await asyncio.sleep(0.01)
            assert ear._connection is second, "that the first has ended was taken for the end of the second"

    run(main())


async def _heard_so_far(store: PostgresStore) -> list[AnyNews]:
    """Whether its way to the others is there again."""
    connection = store._ear._connection
    return [Back()] if connection is not None and not connection.is_closed() else []


def test_a_connection_that_is_cut_in_a_commit_leaves_the_step_once(postgres: Postgres) -> None:
    async def main() -> None:
        async with nodes(postgres.database(), 1) as (store,):
            await store.create(game("g"))
            cutting = await asyncpg.connect(postgres.address)
            number = lost = tries = 0
            while number < 30:
                tries += 1
                found = store.append(step("g", number + 1, f"{number}"), MARK)
                if tries % 3 == 0:
                    cut = "select pg_terminate_backend(pid) from pg_stat_activity where application_name like $1"
                    await cutting.execute(cut, "saboteur writer%")
                try:
                    assert await found
                except StoreFailed:  # it has to be looked up
                    lost += 1
                    kept = [each.id for each in await store.steps("g", number)]
                    assert kept in ([], [f"{number}"])
                    number += len(kept)
                else:
                    number += 1
                while store.away:
                    await asyncio.sleep(0.01)
            assert [each.id for each in await store.steps("g")] == [f"{number}" for number in range(30)]
            assert lost
            await cutting.close()

    run(main())


def test_what_is_due_goes_to_one_node(postgres: Postgres) -> None:
    async def main() -> None:
        async with nodes(postgres.database()) as (one, other):
            for number in range(40):
                await one.create(game(f"g{number}", due=number))
            claims = await asyncio.gather(*[store.claim(39, 100, 9) for store in (one, other, one, other)])
            claims += [await one.claim(39, 100, 9), await other.claim(39, 100, 9)]
            claimed = [name for each in claims for name in each]
            assert sorted(claimed) == sorted(f"g{number}" for number in range(39))
            assert len(await one.due(101, 100)) == 40
            assert await one.append(step("g38", 1), MARK)  # it has no time any more
            await (one if "g38" in one._claimed else other).postpone("g38", 50)
            assert "g38" not in await one.due(99, 100)

    run(main())


@pytest.mark.parametrize("quick", [True, False])
def test_all_nodes_go_by_the_clock_of_the_database(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, quick: bool
) -> None:
    async def main() -> None:
        monkeypatch.setattr("saboteur.server.store.postgres.ear.time.time_ns", lambda: 0)
        if not quick:  # a database that is busy, or far away: it still knows better than this machine
            monkeypatch.setattr("saboteur.server.store.postgres.ear.QUICK", 0.0)
        async with nodes(postgres.database(), 1) as (store,):
            connection = await asyncpg.connect(postgres.address)
            now = await connection.fetchval("select (extract(epoch from clock_timestamp()) * 1000)::bigint")
            assert abs(store.now() - now) < 2000
            await connection.close()

    run(main())


def test_a_password_is_not_shown() -> None:
    assert without_password("postgres://ann:secret@db/tables") == "postgres://ann@db/tables"
