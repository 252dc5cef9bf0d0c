"""What the host of a server relies on in every store."""

import msgspec

from saboteur.server.store.hosting import DAY
from saboteur.server.store.kept import KeptAnnouncement, KeptCounts, KeptPerson, KeptTable, KeptToken, Mark
from saboteur.server.store.store import Store
from tests.server.store.stores import MARK, OVER, Opened, game, step, tried


async def people(store: Store, *names: str) -> None:
    """People whose ids are their names in small letters."""
    for number, name in enumerate(names):
        person = KeptPerson(id=name.lower(), name=name, created=number)
        await store.add_person(person, KeptToken(hash=name.encode(), person=person.id, kind="cookie"))


def test_somebody_is_shut_out_and_let_in_again(opened: Opened) -> None:
    async def test(store: Store) -> None:
        await people(store, "Bob", "Bobby", "Cyd")
        assert [each.name for each in await store.people_called("Bob", 9)] == ["Bobby", "Bob"]
        assert await store.ban("bob", 10, None)
        assert await store.ban("bobby", 11, 20)
        assert not await store.ban("nobody", 10, None)
        assert [each.person for each in await store.bans(19)] == ["bobby", "bob"]
        assert [each.person for each in await store.bans(20)] == ["bob"]
        for now, banned in ((19, [True, True, False]), (20, [True, False, False])):
            found = [await store.person(name, "cookie", now) for name in (b"Bob", b"Bobby", b"Cyd")]
            assert [each is not None and each.banned for each in found] == banned
        assert await store.unban("bob")
        assert not await store.unban("bob")
        assert await store.bans(20) == []

    tried(opened, test)


def test_tables_that_are_not_over_are_listed_with_who_sits_there(opened: Opened) -> None:
    async def test(store: Store) -> None:
        await people(store, "Ann", "Bob")
        for number, name in enumerate(("empty", "full", "over")):
            await store.create(game(name, number))
        seated = msgspec.structs.replace(MARK, owners=((0, "bob"), (1, None), (2, "ann")))
        assert await store.append(step("full", 1, at=7), seated)
        assert await store.append(step("full", 2, at=9), None)
        assert await store.append(step("over", 1, at=9), OVER)
        full = msgspec.structs.replace(game("full", 1), state="playing")
        assert await store.unfinished(9) == [
            KeptTable(game=full, people=("Bob", "Ann"), changed=9),
            KeptTable(game=game("empty", 0), people=(), changed=0),
        ]
        assert [each.game.id for each in await store.unfinished(1)] == ["full"]

    tried(opened, test)


def test_a_table_is_to_be_closed_until_it_is_over(opened: Opened) -> None:
    async def test(store: Store) -> None:
        for name in ("a", "b", "over"):
            await store.create(game(name))
        assert await store.append(step("over", 1), OVER)
        assert not await store.ask_to_close("nowhere", 1)
        assert not await store.ask_to_close("over", 1)
        assert await store.ask_to_close("b", 1)
        assert await store.ask_to_close("a", 2)
        assert await store.ask_to_close("b", 3)  # again
        assert await store.to_close() == ["a", "b"]
        assert await store.append(step("a", 1), OVER)
        assert await store.to_close() == ["b"]

    tried(opened, test)


def test_what_is_announced_is_read_once_in_its_order_and_for_a_day(opened: Opened) -> None:
    async def test(store: Store) -> None:
        for text in ("one", "two"):
            await store.announce(text, 10)
        assert await store.announced(9) == [KeptAnnouncement(at=10, text="one"), KeptAnnouncement(at=11, text="two")]
        assert [each.text for each in await store.announced(10)] == ["two"]
        assert await store.announced(11) == []
        await store.announce("three", 11 + DAY)
        assert [each.text for each in await store.announced(0)] == ["two", "three"]

    tried(opened, test)


def test_all_is_counted(opened: Opened) -> None:
    async def test(store: Store) -> None:
        assert await store.counts(0) == KeptCounts(lobby=0, playing=0, over=0, people=0, banned=0)
        size = await store.size()
        assert size.taken > 10_000
        assert size.free is None if store.shared else (size.free or 0) > 10_000
        await people(store, "Ann", "Bob")
        assert await store.ban("bob", 1, 5)
        for name, mark in (("a", None), ("b", MARK), ("c", OVER), ("d", OVER), ("e", OVER)):
            await store.create(game(name))
            assert await store.append(step(name, 1), mark or Mark(state="lobby", listed=False, due=None))
        assert await store.counts(4) == KeptCounts(lobby=1, playing=1, over=3, people=2, banned=1)
        assert (await store.counts(5)).banned == 0

    tried(opened, test)
