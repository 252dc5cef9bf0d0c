"""What is not stored is shown to nobody; what was carried out once is not carried out again."""

import asyncio
import contextlib
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from saboteur.client.connection import Connection, connected
from saboteur.client.visitor import Unwelcome, Visitor
from saboteur.server.store.kept import KeptGame, StoreFailed
from saboteur.server.store.sqlite import SqliteStore
from saboteur.server.tables.desks import MOST_TRIES
from saboteur.server.tables.played import MOST_TAKEN
from saboteur.server.web.house import READY_LASTS
from saboteur.server.wire.settings import Settings
from tests.server.gate import Gate
from tests.server.running import Here, run, served

A_WHILE = 0.15
"""Seconds in which something would be heard that must not be heard."""


class Two:
    """Two people at a duel that has begun."""

    def __init__(self, here: Here, gate: Gate, table: str, people: list[Visitor], wires: list[Connection]) -> None:
        self.here = here
        self.gate = gate
        self.table = table
        self.people = people
        self.wires = wires
        self.told: dict[str, Any] = {}
        self.asked = 0

    async def begun(self) -> None:
        """Waits until the game has begun, and sees who is asked."""
        views = [await wire.until("view") for wire in self.wires]
        self.asked = next(seat for seat, view in enumerate(views) if view["moves"])
        self.told = views[self.asked]

    @property
    def mover(self) -> Connection:
        """Who is asked."""
        return self.wires[self.asked]

    @property
    def other(self) -> Connection:
        """Who is not."""
        return self.wires[1 - self.asked]

    async def move(self, name: str) -> None:
        """Who is asked moves; nobody has answered yet."""
        move = self.told["moves"][0]["text"]
        await self.mover.send_again("move", name, table=self.table, seat=self.asked, move=move, at=self.told["at"])


@contextlib.asynccontextmanager
async def two(folder: Path) -> AsyncIterator[Two]:
    """Two people, and a gate before the disk."""
    async with served(folder / "tables.sqlite") as here, contextlib.AsyncExitStack() as stack:
        people = [await asyncio.to_thread(Visitor.new, here.url, f"P{number}") for number in range(2)]
        table = await asyncio.to_thread(people[0].create, Settings(game="duel", options={"rounds": 1}))
        wires = [await stack.enter_async_context(connected(person)) for person in people]
        for number, wire in enumerate(wires):
            await wire.send("open", table=table)
            assert (await wire.done(await wire.send("sit", table=table, name=f"P{number}", nonce="x")))["at"] == 0
        found = Two(here, Gate(here.house.store), table, people, wires)
        await wires[0].send("start", table=table)
        await found.begun()
        yield found


async def hears(wire: Connection) -> dict[str, Any] | None:
    """The next message, if one comes in a while."""
    try:
        return await asyncio.wait_for(wire.next(), A_WHILE)
    except TimeoutError:
        return None


async def quiet(wire: Connection) -> None:
    """Reads all that is on its way."""
    while await hears(wire) is not None:
        pass


def test_nobody_is_shown_what_is_not_stored(tmp_path: Path) -> None:
    async def main() -> None:
        async with two(tmp_path) as game:
            third = await asyncio.to_thread(Visitor.new, game.here.url, "P2")
            async with connected(third) as watcher, connected(third) as newcomer:
                assert (await watcher.done(await watcher.send("open", table=game.table)))["tell"] == "done"
                await quiet(watcher)
                for wire in game.wires:
                    await quiet(wire)
                at = game.told["at"]
                game.gate.closed = True
                await game.move("m")
                await newcomer.send("open", table=game.table)
                looks = [
                    asyncio.create_task(asyncio.to_thread(third.ask, "GET", f"/api/tables/{game.table}{more}"))
                    for more in ("", "/record")
                ]
                await watcher.close()  # that they are gone is told, but not before the move
                assert [await hears(wire) for wire in (game.mover, game.other, newcomer)] == [None] * 3
                assert not any(look.done() for look in looks)
                game.gate.open()
                assert (await game.mover.until("done", id="m"))["at"] > at
                assert (await game.other.until("events"))["at"] > at
                assert (await newcomer.until("view"))["at"] > at
                shown, record = [await look for look in looks]
                assert shown["step"] == 4
                assert f" {game.asked} " in record

    run(main())


@pytest.mark.parametrize("stored", [False, True])
def test_a_step_whose_storing_failed_is_done_once(tmp_path: Path, stored: bool) -> None:
    async def main() -> None:
        async with two(tmp_path) as game:
            game.gate.closed = True
            await game.move("m")
            await game.other.send("say", table=game.table, seat=1 - game.asked, statement="need lamp", id="s")
            await asyncio.sleep(A_WHILE)
            game.gate.fail(after=stored)
            done = await game.mover.until("done", id="m")
            said = await game.other.until("done", id="s")
            assert said["at"] == done["at"] + 1
            await game.move("m")
            assert await game.mover.until("done", id="m") == done
            steps = await game.here.house.store.steps(game.table)
            assert [step.id for step in steps][-2:] == ["m", "s"]
            assert [step.number for step in steps] == [*range(1, len(steps) + 1)]

    run(main())


def test_what_was_stored_after_many_failures_is_not_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with two(tmp_path) as game:
            game.gate.fails, game.gate.fails_after = MOST_TRIES, 1
            await game.move("m")
            assert (await game.mover.done("m"))["tell"] == "done"
            assert [step.id for step in await game.here.house.store.steps(game.table)].count("m") == 1

    run(main())


@pytest.mark.parametrize("stored", [False, True])
def test_what_may_be_stored_is_answered_when_that_can_be_looked_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    async def main() -> None:
        async with two(tmp_path) as game:
            store, looked = game.here.house.store, 0
            read = store.game

            async def away(table: str) -> KeptGame | None:
                nonlocal looked
                looked += 1
                if looked < MOST_TRIES + 2:
                    raise StoreFailed("it is away")
                return await read(table)

            monkeypatch.setattr(store, "game", away)
            game.gate.closed = True
            await game.move("m")
            await game.other.send("say", table=game.table, seat=1 - game.asked, statement="need lamp", id="s")
            await asyncio.sleep(A_WHILE)
            game.gate.fail(after=stored)
            assert (await game.other.done("s"))["name"] == "not_kept"
            assert looked <= MOST_TRIES + 1, "what was never handed to the store is not there"
            answer = await game.mover.done("m")
            assert looked == MOST_TRIES + 2
            assert (answer["tell"], answer.get("name")) == (("done", None) if stored else ("refused", "not_kept"))
            assert [step.id for step in await store.steps(game.table)].count("m") == stored

    run(main())


def test_who_leaves_while_a_table_is_opened_again_is_gone(tmp_path: Path) -> None:
    async def main() -> None:
        async with two(tmp_path) as game:
            game.gate.closed = True
            await game.move("m")
            await asyncio.sleep(A_WHILE)
            game.gate.fail()
            await game.other.close()
            await game.mover.until("done", id="m")
            await asyncio.sleep(A_WHILE)
            desk = game.here.house.desks.opened(game.table)
            assert desk is not None
            assert len(desk.streams.listeners) == 1

    run(main())


def test_who_leaves_before_they_are_let_in_is_gone(tmp_path: Path) -> None:
    async def main() -> None:
        async with two(tmp_path) as game:
            third = await asyncio.to_thread(Visitor.new, game.here.url, "P2")
            game.gate.closed = True
            async with connected(third) as newcomer:
                await game.move("m")
                await newcomer.send("open", table=game.table)
                await asyncio.sleep(A_WHILE)
            await asyncio.sleep(A_WHILE)
            game.gate.open()
            await game.mover.until("done", id="m")
            desk = game.here.house.desks.opened(game.table)
            assert desk is not None
            assert len(desk.streams.listeners) == 2

    run(main())


def test_a_disk_that_fails_is_a_refusal_and_nothing_is_lost(tmp_path: Path) -> None:
    async def main() -> None:
        async with two(tmp_path) as game:
            store = game.here.house.store
            assert isinstance(store, SqliteStore)

            def set_read_only(value: str) -> None:
                store._writer._connection.execute(f"pragma query_only = {value}")

            await quiet(game.other)
            before = await store.steps(game.table)
            set_read_only("on")
            await game.move("m")
            assert (await game.mover.done("m"))["name"] == "not_kept"
            with pytest.raises(Unwelcome) as refused:
                await asyncio.to_thread(game.people[0].create, Settings())
            assert refused.value.status == 503
            assert (await asyncio.to_thread(status_of, game.here.url + "/ready")) == 503
            assert await store.steps(game.table) == before
            set_read_only("off")
            await asyncio.sleep(READY_LASTS)
            assert (await asyncio.to_thread(status_of, game.here.url + "/ready")) == 200
            await game.move("m")
            assert (await game.mover.until("done", id="m"))["at"] > game.told["at"]
            while not (events := (await game.other.until("events"))["events"]):
                pass  # the table was opened again: there was nothing new
            assert events[0]["number"] == game.told["at"] + 1
            assert [step.id for step in await store.steps(game.table)][len(before) :] == ["m"]

    run(main())


def status_of(url: str) -> int:
    """With which a page is answered."""
    try:
        with urllib.request.urlopen(url) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        with error:
            return error.code


def test_a_request_of_long_ago_is_acknowledged_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.sqlite") as here:
            person = await asyncio.to_thread(Visitor.new, here.url, "P")
            table = await asyncio.to_thread(person.create, Settings(game="base", seats=3, pace=10_000))
            async with connected(person) as wire:
                await wire.send("open", table=table)
                await wire.done(await wire.send("sit", table=table, name="P", nonce="x"))
                await wire.done(await wire.send("start", table=table))
                answers = []
                for others in (0, MOST_TAKEN + 1, 0):
                    for _ in range(others):
                        await wire.done(await wire.send("agree", table=table, seat=0, yes=False))
                    await wire.send_again("say", "first", table=table, seat=0, statement="am digger")
                    answers.append(await wire.done("first"))
                assert answers == [{"tell": "done", "id": "first", "at": answers[0]["at"]}] * 3
            steps = await here.house.store.steps(table)
            assert len(steps) == MOST_TAKEN + 4
            desk = here.house.desks.opened(table)
            assert desk is not None
            assert desk.played.number == len(steps)

    run(main())


def test_a_move_of_long_ago_is_acknowledged_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with two(tmp_path) as both:
            seat, table = both.asked, both.table
            await both.move("long ago")
            first = await both.mover.done("long ago")
            for _ in range(MOST_TAKEN):
                await both.mover.done(await both.mover.send("agree", table=table, seat=seat, yes=False))
            await both.move("long ago")
            assert await both.mover.done("long ago") == first
            await both.move("another")
            assert (await both.mover.done("another"))["name"] == "stale"

    run(main())


def test_a_request_sent_twice_is_carried_out_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.sqlite") as here:
            person = await asyncio.to_thread(Visitor.new, here.url, "P")
            table = await asyncio.to_thread(person.create, Settings(game="base", seats=3, pace=10_000))
            async with connected(person) as wire:
                await wire.send("open", table=table)
                for do, fields in (("sit", {"name": "P"}), ("start", {})):
                    for _ in range(2):
                        await wire.send_again(do, do, table=table, **fields)
                    if do == "start":  # once asked: the second request does not begin without the nonce
                        await wire.until("nonce")
                        assert await hears(wire) is None
                        await wire.send("nonce", table=table, seat=0, nonce="mine")
                    answers = [await wire.done(do) for _ in range(2)]
                    assert [answer["tell"] for answer in answers] == ["done", "done"], answers
            assert [step.id for step in await here.house.store.steps(table)] == ["sit", "start"]
            record = await asyncio.to_thread(person.ask, "GET", f"/api/tables/{table}/record?as=0")
            assert "mine" in record

    run(main())
