"""Two nodes on one database: whoever is at one sees and hears those at the other, and any of them serves any table."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import pairwise
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from saboteur.client.visitor import Visitor
from saboteur.server.store.news import Back, Here, Joined, News
from saboteur.server.store.store import Store
from saboteur.server.tables import doing, nodes
from tests.server.guests import Guest, guest, guests, table_of
from tests.server.postgres import Postgres
from tests.server.running import Here as Node
from tests.server.running import run, served


@asynccontextmanager
async def two_nodes(postgres: Postgres, **settings: Any) -> AsyncIterator[tuple[Node, Node]]:
    """Two servers of this process on a new database."""
    address = postgres.database()
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(served(address, **settings))
        yield first, await stack.enter_async_context(served(address, **settings))


@asynccontextmanager
async def one_at_each(one: Node, other: Node) -> AsyncIterator[tuple[Guest, Guest]]:
    """Ann at one node, and Bob at the other."""
    async with guests(one.url, "Ann") as (ann,), guests(other.url, "Bob") as (bob,):
        yield ann, bob


def here(message: dict[str, Any]) -> list[bool]:
    """Who of the seats is said to be here."""
    return [seat["here"] for seat in message["seats"]]


async def plays(player: Guest, table: str, seat: int) -> None:
    """Makes the first move that is offered, when it is asked."""
    asked = await player.until(lambda message: message.get("seat") == seat and message.get("moves"))
    done = await player.ask("move", table=table, seat=seat, move=asked["moves"][0]["text"], at=asked["at"])
    assert done["tell"] == "done", done


async def has_come_to(node: Node, table: str, number: int) -> None:
    """Waits until a node has heard of a step: the one that took it answers at once, the others hear of it soon."""
    while (desk := node.house.desks.opened(table)) is None or desk.played.number < number:
        await asyncio.sleep(0.01)


def test_a_move_at_one_node_is_told_at_the_other(postgres: Postgres) -> None:
    async def main() -> None:
        async with two_nodes(postgres) as (one, other), one_at_each(one, other) as (ann, bob):
            table = await table_of(ann, bob, game="duel")
            assert (await ann.ask("start", table=table))["tell"] == "done"
            for _ in range(4):
                await plays(ann, table, 0)
                await plays(bob, table, 1)
            last = (await one.house.store.steps(table))[-1].number
            assert last >= 11
            for node in (one, other):
                await has_come_to(node, table, last)
            records = [await each.get(f"/api/tables/{table}/record?as=watcher") for each in (ann, bob)]
            assert records[0] == records[1]

    run(main())


def test_the_nonces_of_both_nodes_are_in_the_deal(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doing, "NONCE_WAIT", 1.0)  # Ann gives none

    async def main() -> None:
        async with two_nodes(postgres) as (one, other), one_at_each(one, other) as (ann, bob):
            table = await table_of(ann, bob, game="duel")
            desk = other.house.desks.opened(table)
            assert desk is not None
            desk.nonces.given.clear()  # as if both had been started again
            first = one.house.desks.opened(table)
            assert first is not None
            first.nonces.given.clear()
            starting = asyncio.create_task(ann.ask("start", table=table))
            await bob.told("nonce")
            assert (await bob.ask("nonce", table=table, seat=1, nonce="luck"))["tell"] == "done"
            await starting
            await bob.until(lambda message: message.get("seat") == 1 and "view" in message)
            assert desk.played.table is not None
            assert desk.played.table.nonces == ("", "luck")

    run(main())


def test_who_is_here_is_known_at_both_nodes(postgres: Postgres) -> None:
    async def main() -> None:
        async with two_nodes(postgres) as (one, other), one_at_each(one, other) as (ann, bob):
            table = await table_of(ann, bob, game="duel")
            await ann.until(lambda message: message["tell"] == "table" and here(message) == [True, True])
            (listed,) = (await bob.get("/api/me/tables"))["tables"]
            assert listed["here"] == 2
            async with guests(other.url, "Cyd") as (cyd,):
                await cyd.ask("open", table=table)
                assert (await ann.told("table", watchers=1))["seats"][1]["here"]
            await ann.told("table", watchers=0)
            await bob.connection.close()
            await ann.until(lambda message: message["tell"] == "table" and here(message) == [True, False])

    run(main())


def test_however_many_nodes_ask_who_is_here_they_are_told_once_a_second(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "TELLING", 0.3)

    async def main() -> None:
        async with two_nodes(postgres) as (one, other), one_at_each(one, other) as (ann, bob):
            table = await table_of(ann, bob, game="duel")
            await ann.until(lambda message: message["tell"] == "table" and here(message) == [True, True])
            await asyncio.sleep(0.4)  # what was asked when the nodes came has been answered
            told: list[News] = []
            monkeypatch.setattr(other.house.store, "tell", told.append)
            heard = other.house.desks.nodes._heard
            for _ in range(20):  # as after an outage, when every node asks twice
                heard("another", Joined())
                await asyncio.sleep(0.01)
            heard("", Back())  # and this one notices too
            await asyncio.sleep(0.4)
            here_now = [news for news in told if isinstance(news, Here)]
            assert here_now == [Here(game=table, people=(bob.id,))] * 2, "at once, and after the last who asked"
            assert [news for news in told if isinstance(news, Joined)] == [Joined()]

    run(main())


def test_whoever_leaves_one_node_goes_on_at_the_other(postgres: Postgres) -> None:
    async def main() -> None:
        async with two_nodes(postgres) as (one, other), one_at_each(one, other) as (ann, bob):
            table = await table_of(ann, bob, game="duel")
            await ann.ask("start", table=table)
            await plays(ann, table, 0)
            visitor = Visitor(one.url, cookie=bob.visitor.cookie)
            await bob.connection.close()
            async with guest(visitor) as back:
                await back.ask("open", table=table)
                await plays(back, table, 1)
                await plays(ann, table, 0)

    run(main())


def test_talk_is_told_at_both_nodes_once_and_in_order(postgres: Postgres) -> None:
    async def main() -> None:
        async with two_nodes(postgres) as (one, other), one_at_each(one, other) as (ann, bob):
            table = await table_of(ann, bob, game="duel", talk="chat")
            texts = [f"{number} of six" for number in range(6)]
            for each, text in zip([ann, bob] * 3, texts, strict=True):
                assert (await each.ask("talk", table=table, text=text))["tell"] == "done"
            for each in (ann, bob):
                while len(told := [message["text"] for message in each.heard if message["tell"] == "talk"]) < 6:
                    await each.told("talk")  # some came before the answer to what was said
                assert told == texts
            await ann.ask("mute", person=bob.id, quiet=True)

    run(main())


def test_bots_move_once_whoever_has_the_table_open(postgres: Postgres) -> None:
    async def main() -> None:
        async with two_nodes(postgres) as (one, other), one_at_each(one, other) as (ann, bob):
            table = await table_of(ann, bob, game="base", seats=5)
            await ann.ask("start", table=table)
            for _ in range(2):
                await asyncio.gather(plays(ann, table, 0), plays(bob, table, 1))
            steps = await one.house.store.steps(table)
            assert [step.number for step in steps] == [*range(1, len(steps) + 1)]
            bots = [(step.number, step.id) for step in steps if step.id.startswith("bot:")]
            assert bots == [(number, f"bot:{number}") for number, _ in bots]
            assert len(bots) >= 3

    run(main())


def test_a_bot_moves_although_the_node_that_took_the_last_step_is_gone(postgres: Postgres) -> None:
    async def main() -> None:
        async with two_nodes(postgres) as (one, other), one_at_each(one, other) as (ann, bob):
            table = await table_of(ann, bob, game="base", seats=3, pace=0)
            desk = other.house.desks.opened(table)
            assert desk is not None
            desk.turns.move = lambda: None  # type: ignore[method-assign]  # it does nothing that follows
            await ann.ask("start", table=table)
            await asyncio.gather(plays(ann, table, 0), plays(bob, table, 1))
            while not any(
                step.person == bob.id and after.id.startswith("bot:")
                for step, after in pairwise(await one.house.store.steps(table))
            ):
                await asyncio.sleep(0.05)

    run(main())


def test_without_the_database_a_table_is_read_and_moves_are_refused_until_it_is_back(postgres: Postgres) -> None:
    async def main() -> None:
        async with two_nodes(postgres) as (one, other), one_at_each(one, other) as (ann, bob):
            table = await table_of(ann, bob, game="duel")
            await ann.ask("start", table=table)
            asked = await ann.until(lambda message: message.get("seat") == 0 and message.get("moves"))
            await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
            try:
                await until_away(one.house.store, away=True)
                move = {"table": table, "seat": 0, "move": asked["moves"][0]["text"], "at": asked["at"], "id": "m"}
                refused = await ann.ask("move", **move)
                assert (refused["tell"], refused["name"]) == ("refused", "not_kept")
                assert (await ann.ask("why", table=table, seat=0, move=move["move"]))["answer"] is None
                later = asked["at"] + 1  # as if another node had told more: here nobody can know
                assert (await ann.ask("open", table=table, since=later))["name"] == "not_kept"
                assert (await bob.ask("move", **move | {"seat": 1, "at": later}))["name"] == "not_kept"
                desk = one.house.desks.opened(table)
                assert desk is not None
                assert desk.played.at == asked["at"]
                assert not await one.house.is_ready()
                assert (await ann.get(f"/api/tables/{table}"))["phase"] == "playing"
                async with guest(Visitor(one.url, cookie=ann.visitor.cookie)) as reloaded:
                    assert (await reloaded.ask("open", table=table))["tell"] == "done"
                    shown = await reloaded.until(lambda message: message.get("seat") == 0 and "view" in message)
                    assert shown["at"] == asked["at"]
            finally:
                await asyncio.to_thread(postgres.start)
            for node in (one, other):
                await until_away(node.house.store, away=False)
            assert (await ann.ask("move", **move))["tell"] == "done"
            await plays(bob, table, 1)

    run(main())


async def until_away(store: Store, *, away: bool) -> None:
    """Waits until a store has noticed."""
    while store.away != away:
        await asyncio.sleep(0.02)


def test_of_two_nodes_with_one_person_both_answer_the_same_request_alike(postgres: Postgres) -> None:
    async def main() -> None:
        async with two_nodes(postgres) as (one, other), one_at_each(one, other) as (ann, bob):
            table = await table_of(ann, bob, game="duel")
            await ann.ask("start", table=table)
            asked = await ann.until(lambda message: message.get("seat") == 0 and message.get("moves"))
            async with guest(Visitor(other.url, cookie=ann.visitor.cookie)) as twin:
                await twin.ask("open", table=table)
                move = {"table": table, "seat": 0, "move": asked["moves"][0]["text"], "at": asked["at"], "id": "m"}
                answers = await asyncio.gather(ann.ask("move", **move), twin.ask("move", **move))
                assert [answer["tell"] for answer in answers] == ["done", "done"]
                assert answers[0]["at"] == answers[1]["at"]
            assert [step.id for step in await one.house.store.steps(table)].count("m") == 1

    run(main())


def test_what_is_due_at_a_table_that_nobody_has_open_happens_once(postgres: Postgres) -> None:
    async def main() -> None:
        late = 0

        def now() -> int:
            return 1_800_000_000_000 + late

        async with two_nodes(postgres, now=now) as (one, other):
            async with one_at_each(one, other) as (ann, bob):
                table = await table_of(ann, bob, game="duel", clock={"kind": "turn", "seconds": 5})
                await ann.ask("start", table=table)
                await ann.until(lambda message: message.get("seat") == 0 and message.get("moves"))
            for node in (one, other):
                while (desk := node.house.desks.opened(table)) is not None and desk.streams.listeners:
                    await asyncio.sleep(0.01)
                if desk is not None:
                    desk.close()
                    del node.house.desks._open[table]
            late = 10_000
            for _ in range(100):
                await asyncio.gather(*(node.house.desks.look_around() for node in (one, other)))
                if any(b"stand_in" in step.what for step in await one.house.store.steps(table)):
                    break
                await asyncio.sleep(0.05)
            steps = await one.house.store.steps(table)
            assert len([step for step in steps if b'"why":"clock"' in step.what]) == 1

    run(main())


def test_what_the_host_wants_is_done_by_all_nodes_once(postgres: Postgres) -> None:
    async def main() -> None:
        async with two_nodes(postgres) as (one, other), one_at_each(one, other) as (ann, bob):
            table = await table_of(ann, bob, game="duel")
            await ann.ask("start", table=table)
            store = one.house.store
            await store.announce("Restart at nine.", store.now())
            assert await store.ask_to_close(table, store.now())
            await asyncio.gather(one.house.obey(), other.house.obey())
            for each in (ann, bob):
                await each.told("table", phase="over")
            await asyncio.gather(one.house.obey(), other.house.obey())
            for each in (ann, bob):
                await each.quiet()
                said = [message["text"] for message in each.heard if message["tell"] == "announcement"]
                assert said == ["Restart at nine."]
            steps = await one.house.store.steps(table)
            assert [step.number for step in steps if "abandoned" in step.lines] == [steps[-1].number]

    run(main())


@pytest.mark.parametrize("which", ["ban", "forget"])
def test_whoever_is_out_is_out_at_every_node(postgres: Postgres, which: str) -> None:
    async def main() -> None:
        async with (
            two_nodes(postgres) as (one, other),
            guests(one.url, "Ann") as (ann,),
            guest(Visitor(other.url, cookie=ann.visitor.cookie)) as twin,
        ):
            if which == "ban":
                await one.house.store.ban(ann.id, 0, None)
                await other.house.obey()
            else:
                await ann.get("/api/me", "DELETE")
            with pytest.raises(ConnectionClosed, match="4004"):
                await twin.told("never")

    run(main())
