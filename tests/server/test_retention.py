"""Games that are over are kept as long as the host wants."""

import asyncio
from pathlib import Path

import httpx
import pytest

from saboteur.client.connection import connected
from saboteur.client.visitor import Unwelcome, Visitor
from saboteur.server.people.identity import COOKIE_AGE
from saboteur.server.store.hosting import DAY
from saboteur.server.store.sqlite import SqliteStore
from saboteur.server.store.store import clock_now
from saboteur.server.tables.desk import WEEK
from saboteur.server.web.forgetting import forget_unseen
from saboteur.server.wire.settings import Settings
from tests.server.running import run, served


class Time:
    """A clock that a test sets forward."""

    def __init__(self) -> None:
        self.passed = 0

    def now(self) -> int:
        """Milliseconds."""
        return clock_now() + self.passed


def test_games_that_are_over_are_deleted_after_some_days(tmp_path: Path) -> None:
    clock = Time()

    async def main() -> None:
        async with served(tmp_path / "tables.sqlite", clock.now, keep_days=30) as here:
            ann = await asyncio.to_thread(Visitor.new, here.url, "Ann")
            over, goes_on = [
                await asyncio.to_thread(ann.create, Settings(game="base", seats=3, options={"rounds": 1}, pace=0))
                for _ in range(2)
            ]
            async with connected(ann) as wire:
                for table in (over, goes_on):
                    await wire.done(await wire.send("open", table=table))
                    await wire.done(await wire.send("sit", table=table, name="Ann", nonce="x"))
                    await wire.done(await wire.send("start", table=table))
                agreed = await wire.done(await wire.send("agree", table=over, seat=0))
                assert agreed["tell"] == "done"
            desks = here.house.desks

            async def there(table: str) -> bool:
                await desks.look_around()
                try:
                    await asyncio.to_thread(ann.ask, "GET", f"/api/tables/{table}/record")
                except Unwelcome as refused:
                    return refused.status != 404
                return True

            clock.passed = 30 * DAY - 60_000
            assert await there(over)
            clock.passed = 30 * DAY + 60_000
            assert not await there(over)
            assert await there(goes_on)  # abandoned by now: its own days begin
            found = await asyncio.to_thread(ann.ask, "GET", "/api/me/tables")
            assert [each["table"] for each in found["tables"]] == [goes_on]

    run(main())


def test_people_who_have_not_come_for_longer_than_a_cookie_lives_are_deleted(tmp_path: Path) -> None:
    clock = Time()

    async def main() -> None:
        async with served(tmp_path / "tables.sqlite", clock.now, gone_days=1000) as here:
            ann, bob, cyd = [await asyncio.to_thread(Visitor.new, here.url, name) for name in ("Ann", "Bob", "Cyd")]
            table = await asyncio.to_thread(cyd.create, Settings(game="solo", pace=0))
            async with connected(cyd) as wire:
                await wire.done(await wire.send("open", table=table))
                await wire.done(await wire.send("sit", table=table, name="Cyd", nonce="x"))
            clock.passed = 200 * DAY
            await asyncio.to_thread(bob.ask, "GET", "/api/me")
            assert await forget_unseen(here.house) == 0
            clock.passed = 401 * DAY
            assert await forget_unseen(here.house) == 1
            for person, known in ((ann, False), (bob, True), (cyd, True)):
                found = await asyncio.to_thread(person.ask, "GET", "/api/who")
                assert (found["person"] is not None) is known

    run(main())


def test_a_cookie_lasts_its_whole_time_after_every_visit(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.sqlite") as here, httpx.AsyncClient(base_url=here.url) as client:
            ann = await asyncio.to_thread(Visitor.new, here.url, "Ann")
            answer = await client.get("/api/me", headers={"cookie": ann.cookie})
            assert answer.headers["set-cookie"].startswith(f"{ann.cookie}; HttpOnly; Max-Age={COOKIE_AGE}; Path=/;")
            token = (await asyncio.to_thread(ann.ask, "POST", "/api/me/programs", {"name": "Bot"}))["token"]
            answer = await client.get("/api/me", headers={"cookie": ann.cookie, "authorization": f"Bearer {token}"})
            assert answer.json()["program"]
            assert "set-cookie" not in answer.headers

    run(main())


def test_somebody_is_seen_once_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, saw, days = Time(), SqliteStore.saw, []

    async def noted(self: SqliteStore, person: str, now: int) -> None:
        days.append(round((now - clock_now()) / DAY))
        await saw(self, person, now)

    monkeypatch.setattr(SqliteStore, "saw", noted)

    async def main() -> None:
        async with served(tmp_path / "tables.sqlite", clock.now) as here:
            ann = await asyncio.to_thread(Visitor.new, here.url, "Ann")
            for clock.passed in (0, DAY - 60_000, DAY, DAY + 60_000, 2 * DAY - 60_000, 9 * DAY, 9 * DAY):
                await asyncio.to_thread(ann.ask, "GET", "/api/me")
            assert days == [1, 9]

    run(main())


def test_nothing_is_deleted_if_no_days_are_given(tmp_path: Path) -> None:
    clock = Time()

    async def main() -> None:
        async with served(tmp_path / "tables.sqlite", clock.now) as here:
            ann = await asyncio.to_thread(Visitor.new, here.url, "Ann")
            table = await asyncio.to_thread(ann.create, Settings(game="solo", pace=0))
            async with connected(ann) as wire:
                await wire.done(await wire.send("open", table=table))
                await wire.done(await wire.send("sit", table=table, name="Ann", nonce="x"))
                await wire.done(await wire.send("start", table=table))
                await wire.done(await wire.send("agree", table=table, seat=0))
            clock.passed = 10_000 * DAY
            await here.house.desks.look_around()
            assert await asyncio.to_thread(ann.ask, "GET", f"/api/tables/{table}/record")

    run(main())


def test_one_table_in_disorder_does_not_keep_the_others_waiting(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Time()

    async def main() -> None:
        async with served(tmp_path / "tables.sqlite", clock.now) as here:
            ann = await asyncio.to_thread(Visitor.new, here.url, "Ann")
            broken, other = [await asyncio.to_thread(ann.create, Settings()) for _ in range(2)]
            store = here.house.store
            await store._run("update game set head = '{}', due = 1 where id = ?", (broken,))  # type: ignore[attr-defined]
            clock.passed = WEEK + 1000
            await here.house.desks.look_around()
            found = await asyncio.to_thread(ann.ask, "GET", f"/api/tables/{other}")
            assert found["phase"] == "over"
            assert "a table is in disorder" in caplog.text

    run(main())
