"""What the server relies on in every store."""

import asyncio

import msgspec
import pytest

from saboteur.server.store.kept import (
    KeptPerson,
    KeptResult,
    KeptStep,
    KeptTalk,
    KeptToken,
    Mark,
    StoreFailed,
    Tally,
)
from saboteur.server.store.store import Store
from tests.server.running import run
from tests.server.store.stores import MARK, OVER, Opened, game, step, tried

LINES = "@1.5 0 says need lamp\n1 discard base_ns\n"


def test_a_game_is_its_head_and_its_steps(opened: Opened) -> None:
    async def test(store: Store) -> None:
        kept = game("g", 7, listed=True, due=9)
        await store.create(kept)
        steps = [
            KeptStep(game="g", number=1, person="ann", id="a", at=5, what=b'[{"do":"free","seat":1}]'),
            KeptStep(game="g", number=2, at=6, lines=LINES),
        ]
        for each in steps:
            assert await store.append(each, Mark(state="lobby", listed=True, due=9))
        assert await store.game("g") == kept
        assert await store.steps("g") == steps
        assert await store.steps("g", since=1) == steps[1:]
        assert await store.game("other") is None
        assert await store.steps("other") == []

    tried(opened, test)


def test_all_of_it_is_there_when_it_is_opened_again(opened: Opened) -> None:
    async def main() -> None:
        async with opened() as store:
            await store.create(game("g"))
            assert await store.append(step("g", 1, "a", lines=LINES), OVER)
            await store.add_person(KeptPerson(id="ann", name="Ann"), KeptToken(hash=b"h", person="ann", kind="cookie"))
        async with opened() as store:
            found = await store.game("g")
            assert found is not None
            assert found.state == "over"
            assert [each.lines for each in await store.steps("g")] == [LINES]
            assert await store.person(b"h", "cookie", 0) == KeptPerson(id="ann", name="Ann")
            assert not await store.append(step("g", 2, "a"), MARK)

    run(main())


@pytest.mark.parametrize(
    "second",
    [
        step("g", 1, "b"),
        step("g", 1),
        step("g", 2, "a"),
    ],
    ids=["same number", "same number of nobody", "same id"],
)
def test_the_same_step_is_not_kept_twice(opened: Opened, second: KeptStep) -> None:
    async def test(store: Store) -> None:
        await store.create(game("g"))
        assert await store.append(step("g", 1, "a"), MARK)
        assert not await store.append(second, OVER)
        assert await store.steps("g") == [step("g", 1, "a")]
        found = await store.game("g")
        assert found is not None
        assert found.state == "playing"  # what did not count changed nothing

    tried(opened, test)


def test_ids_are_those_of_a_person_at_a_table(opened: Opened) -> None:
    async def test(store: Store) -> None:
        for name in ("g", "h"):
            await store.create(game(name))
        assert await store.append(step("g", 1, "a"), MARK)
        assert await store.append(step("g", 2, "a", person="bob"), MARK)
        assert await store.append(step("h", 1, "a"), MARK)
        assert await store.append(step("g", 3), MARK)
        assert await store.append(step("g", 4), MARK)  # the table's own have none
        found = [await store.number_of(*key) for key in (("g", "ann", "a"), ("g", "bob", "a"), ("h", "bob", "a"))]
        assert found == [1, 2, None]

    tried(opened, test)


def test_programs_are_known_by_the_person_who_made_them(opened: Opened) -> None:
    async def test(store: Store) -> None:
        for name, program in (("ann", False), ("~one", True), ("~two", True)):
            token = KeptToken(hash=name.encode() * 2, person=name, kind="program" if program else "cookie")
            await store.add_person(KeptPerson(id=name, name=name.title(), program=program), token)
            if program:
                await store.add_token(KeptToken(hash=name.encode(), person="ann", kind="made"), 0)
        assert [each.id for each in await store.programs("ann")] == ["~one", "~two"]
        assert await store.person(b"~one", "program", 0) is None, "an id is no token"
        await store.forget("~one")
        assert [each.id for each in await store.programs("ann")] == ["~two"]
        assert await store.known(["ann", "~one", "~two", "eve"]) == {"ann", "~two"}

    tried(opened, test)


def test_of_two_that_race_for_a_number_one_wins(opened: Opened) -> None:
    async def test(store: Store) -> None:
        await store.create(game("g"))
        futures = [store.append(step("g", 1, f"{sent}"), MARK) for sent in range(20)]
        won = await asyncio.gather(*futures)
        assert sorted(won) == [False] * 19 + [True]
        (kept,) = await store.steps("g")
        assert won[int(kept.id)]

    tried(opened, test)


def test_many_are_kept_at_once_and_one_that_is_not_leaves_the_others_alone(opened: Opened) -> None:
    async def test(store: Store) -> None:
        for number in range(50):
            await store.create(game(f"g{number}"))
        futures = [store.append(step(f"g{number}", 1, "a"), MARK) for number in range(50)]
        futures += [store.append(step(f"g{number}", 1, "b"), MARK) for number in range(0, 50, 2)]
        with pytest.raises(StoreFailed):
            await store.create(game("g0"))  # is there already
        won = await asyncio.gather(*futures)
        assert won == [True] * 50 + [False] * 25
        assert [len(await store.steps(f"g{number}")) for number in range(50)] == [1] * 50

    tried(opened, test)


def test_without_a_mark_that_of_the_step_before_holds(opened: Opened) -> None:
    async def test(store: Store) -> None:
        await store.create(game("g", listed=True, due=3))
        mark = Mark(state="playing", listed=True, due=7, owners=((0, "ann"),))
        futures = [store.append(step("g", 1), mark), *(store.append(step("g", number), None) for number in (2, 3, 4))]
        assert await asyncio.gather(*futures) == [True] * 4
        found = await store.game("g")
        assert found is not None
        assert (found.state, found.listed, found.due) == ("playing", True, 7)
        assert [each.id for each in await store.games_of("ann", 9)] == ["g"]
        assert [each.number for each in await store.steps("g")] == [1, 2, 3, 4]

    tried(opened, test)


def test_a_mark_says_what_is_played_now(opened: Opened) -> None:
    async def test(store: Store) -> None:
        await store.create(game("g", listed=True))
        for number, settings in enumerate(('{"game":"solo"}', ""), 1):
            mark = msgspec.structs.replace(MARK, settings=settings, listed=True)
            assert await store.append(step("g", number), mark)
            found = [await store.game("g"), *await store.listed(9), *(each.game for each in await store.unfinished(9))]
            assert [each and each.settings for each in found] == [settings] * 3

    tried(opened, test)


def test_many_steps_are_kept_together_but_each_by_itself(opened: Opened) -> None:
    async def test(store: Store) -> None:
        await store.create(game("g"))
        await store.create(game("h"))
        assert await store.append(step("h", 1, "a"), MARK)
        wanted = [step("g", number, f"{number}", lines=LINES) for number in range(1, 78)]
        taken = [step("h", 2, "a"), step("nowhere", 1, "a"), step("g", 78, "77")]  # an id, no game, an id among them
        won = await asyncio.gather(*[store.append(each, None) for each in (*wanted, *taken)])
        assert won == [True] * len(wanted) + [False] * len(taken)
        assert await store.steps("g") == wanted
        assert await store.steps("nowhere") == []

    tried(opened, test)


def test_what_waits_is_kept_before_it_is_closed(opened: Opened) -> None:
    async def main() -> None:
        async with opened() as store:
            await store.create(game("g"))
            for number in range(1, 101):
                store.append(step("g", number), MARK)
        async with opened() as store:
            assert len(await store.steps("g")) == 100

    run(main())


def test_games_are_found_by_what_is_due_listed_and_whose_they_are(opened: Opened) -> None:
    async def test(store: Store) -> None:
        await store.create(game("a", 1, listed=True, due=30))
        await store.create(game("b", 2, listed=True, due=10))
        await store.create(game("c", 3, due=20))
        assert await store.due(25, 10) == ["b", "c"]
        assert await store.due(25, 1) == ["b"]
        await store.postpone("c", 40)
        assert await store.due(25, 10) == ["b"]
        assert await store.due(45, 10) == ["b", "a", "c"]
        await store.postpone("c", 20)
        assert [each.id for each in await store.listed(10)] == ["b", "a"]
        assert [each.id for each in await store.listed(1)] == ["b"]
        seated = msgspec.structs.replace(MARK, owners=((0, "ann"), (1, None), (2, "bob")))
        assert await store.append(step("a", 1), msgspec.structs.replace(seated, listed=True))
        assert await store.append(step("c", 1), seated)
        assert [each.id for each in await store.games_of("ann", 10)] == ["c", "a"]
        assert [each.id for each in await store.games_of("ann", 1)] == ["c"]
        assert await store.append(step("c", 2), msgspec.structs.replace(MARK, owners=((0, "bob"), (2, None))))
        assert [each.id for each in await store.games_of("ann", 10)] == ["a"]
        assert [each.id for each in await store.games_of("bob", 10)] == ["c", "a"]
        assert await store.append(step("b", 1), msgspec.structs.replace(OVER, listed=True))
        assert [each.id for each in await store.listed(10)] == ["a"]
        await store.postpone("b", 20)  # it is over
        assert await store.due(25, 10) == []

    tried(opened, test)


def test_games_that_were_over_long_ago_are_deleted(opened: Opened) -> None:
    async def test(store: Store) -> None:
        for name in ("old", "older", "new", "going on"):
            await store.create(game(name))
        result = KeptResult(person="ann", seat=0, round=0, ruleset="base", role="", won=True, gold=3)
        mark = msgspec.structs.replace(OVER, owners=((0, "ann"),), results=(result,))
        assert await store.append(step("older", 1, at=10), mark)
        assert await store.append(step("old", 1, at=20), OVER)
        assert await store.append(step("old", 2, at=90), OVER)  # that they play again comes later
        assert await store.append(step("new", 1, at=30), OVER)
        assert await store.append(step("going on", 1, at=5), MARK)
        await store.talk(KeptTalk(game="old", number=0, person="ann", name="A", at=1, text="x", watching=False, id="t"))
        assert await store.forget_games(30, 1) == 1
        assert await store.forget_games(30, 10) == 1
        assert await store.forget_games(30, 10) == 0
        kept = [name for name in ("old", "older", "new", "going on") if await store.game(name) is not None]
        assert kept == ["new", "going on"]
        assert await store.steps("old") == []
        assert await store.talked("old", 0, 10) == []
        assert await store.games_of("ann", 10) == []
        assert await store.tallies("ann") == [Tally(game="base", role="", rounds=1, won=1, gold=3)]
        assert not await store.append(step("old", 3), MARK)
        assert await store.steps("old") == []

    tried(opened, test)


def test_people_are_known_by_the_hashes_of_their_secrets(opened: Opened) -> None:
    async def test(store: Store) -> None:
        ann = KeptPerson(id="ann", name="Ann", created=3, seen=3)
        await store.add_person(ann, KeptToken(hash=b"cookie", person="ann", kind="cookie"))
        await store.add_token(KeptToken(hash=b"program", person="ann", kind="program", expires=100), 0)
        assert await store.person(b"cookie", "cookie", 10) == ann
        assert await store.person(b"cookie", "program", 10) is None
        assert await store.person(b"program", "program", 99) == ann
        assert await store.person(b"program", "program", 100) is None
        await store.rename("ann", "Anna")
        assert await store.person(b"cookie", "cookie", 10) == msgspec.structs.replace(ann, name="Anna")
        await store.drop_token(b"cookie")
        assert await store.person(b"cookie", "cookie", 10) is None

    tried(opened, test)


def test_a_link_works_once_and_not_for_long(opened: Opened) -> None:
    async def test(store: Store) -> None:
        ann = KeptPerson(id="ann", name="Ann")
        await store.add_person(ann, KeptToken(hash=b"one", person="ann", kind="cookie"))
        for link in (b"link", b"late"):
            await store.add_token(KeptToken(hash=link, person="ann", kind="link", expires=100), 0)
        fresh = KeptToken(hash=b"two", person="", kind="cookie")
        assert await store.use_link(b"one", fresh, 5) is None
        assert await store.use_link(b"late", fresh, 100) is None
        assert await store.use_link(b"link", fresh, 5) == ann
        assert await store.use_link(b"link", msgspec.structs.replace(fresh, hash=b"three"), 5) is None
        assert [await store.person(each, "cookie", 5) for each in (b"one", b"two", b"three")] == [ann, ann, None]
        await store.add_token(KeptToken(hash=b"next", person="ann", kind="link", expires=200), 100)
        again = msgspec.structs.replace(fresh, hash=b"four")
        assert await store.use_link(b"late", again, 5) is None, "it had expired, and is gone"
        assert await store.person(b"one", "cookie", 100) == ann

    tried(opened, test)


def test_whoever_is_forgotten_leaves_only_records(opened: Opened) -> None:
    async def test(store: Store) -> None:
        for name in ("ann", "bob"):
            token = KeptToken(hash=name.encode(), person=name, kind="cookie")
            await store.add_person(KeptPerson(id=name, name=name), token)
        await store.create(game("g"))
        results = tuple(
            KeptResult(person=name, seat=seat, round=1, ruleset="base", role="gold-digger", won=True, gold=2)
            for seat, name in enumerate(("ann", "bob"))
        )
        mark = msgspec.structs.replace(MARK, owners=((0, "ann"), (1, "bob")), results=results)
        assert await store.append(step("g", 1, "a", lines=LINES), mark)
        for name in ("ann", "bob"):
            talk = KeptTalk(game="g", number=0, person=name, name=name, at=1, text="x", watching=False, id="t")
            await store.talk(talk)
        await store.mute("bob", "ann", quiet=True)
        await store.mute("ann", "bob", quiet=True)
        await store.forget("ann")
        assert await store.person(b"ann", "cookie", 0) is None
        assert await store.games_of("ann", 10) == []
        assert await store.tallies("ann") == []
        assert [each.person for each in await store.talked("g", 0, 10)] == ["bob"]
        assert await store.muted("bob") == frozenset()
        assert await store.muted("ann") == frozenset()
        assert [each.lines for each in await store.steps("g")] == [LINES]
        assert await store.tallies("bob") == [Tally(game="base", role="gold-digger", rounds=1, won=1, gold=2)]
        assert [each.id for each in await store.games_of("bob", 10)] == ["g"]

    tried(opened, test)


def test_people_who_do_not_come_any_more_are_found(opened: Opened) -> None:
    async def test(store: Store) -> None:
        for person, created in (("ann", 1), ("bob", 2), ("cyd", 3), ("dan", 50), ("eve", 5), ("~eve", 5), ("fay", 6)):
            token = KeptToken(hash=person.encode() * 9, person=person, kind="cookie")
            await store.add_person(KeptPerson(id=person, name=person, created=created), token)
        await store.add_token(KeptToken(hash=b"~eve", person="eve", kind="made"), 5)
        await store.saw("bob", 60)
        for person, state in (("cyd", "playing"), ("fay", "over")):
            await store.create(game(person))
            owners = ((0, person),)
            assert await store.append(step(person, 1), Mark(state=state, listed=False, due=None, owners=owners))  # type: ignore[arg-type]
        assert await store.unseen(40, 9) == ["ann", "eve", "~eve", "fay"]
        assert await store.unseen(40, 1) == ["ann"]
        await store.saw("~eve", 45)
        assert await store.unseen(40, 9) == ["ann", "fay"]
        found = await store.person(b"bob" * 9, "cookie", 70)
        assert found is not None
        assert found.seen == 60

    tried(opened, test)


def test_statistics_are_sums_by_game_and_role(opened: Opened) -> None:
    async def test(store: Store) -> None:
        played = [
            ("base", "saboteur", True, 3),
            ("base", "saboteur", False, 0),
            ("duel", "", True, 4),
            ("base", "", True, 1),
        ]
        for number, (name, role, won, gold) in enumerate(played):
            await store.create(game(f"g{number}"))
            result = KeptResult(person="ann", seat=0, round=1, ruleset=name, role=role, won=won, gold=gold)
            mark = msgspec.structs.replace(MARK, results=(result,))
            assert await store.append(step(f"g{number}", 1), mark)
        assert await store.tallies("ann") == [
            Tally(game="base", role="", rounds=1, won=1, gold=1),
            Tally(game="base", role="saboteur", rounds=2, won=1, gold=3),
            Tally(game="duel", role="", rounds=1, won=1, gold=4),
        ]

    tried(opened, test)


def test_what_is_written_is_numbered_table_by_table(opened: Opened) -> None:
    async def test(store: Store) -> None:
        for name, text in (("g", "one"), ("h", "other"), ("g", "two"), ("g", "three")):
            watching = text == "two"
            talk = KeptTalk(
                game=name, number=0, person="ann", name="Ann", at=5, text=text, watching=watching, id=f"id of {text}"
            )
            kept = await store.talk(talk)
            assert kept is not None
            assert kept == msgspec.structs.replace(talk, number=kept.number)
            assert await store.talk(talk) is None  # the same again
            assert await store.talk(msgspec.structs.replace(talk, game="i", person=f"{name} {text}")) is not None
        assert [(each.number, each.text) for each in await store.talked("g", 0, 10)] == [
            (1, "one"),
            (2, "two"),
            (3, "three"),
        ]
        assert [each.text for each in await store.talked("g", 0, 2)] == ["two", "three"]
        assert [each.text for each in await store.talked("g", 2, 10)] == ["three"]
        assert [each.watching for each in await store.talked("g", 1, 1)] == [False]

    tried(opened, test)


def test_somebody_is_muted_and_heard_again(opened: Opened) -> None:
    async def test(store: Store) -> None:
        for quiet in (True, True, False, True):
            await store.mute("ann", "bob", quiet=quiet)
            await store.mute("ann", "cyd", quiet=quiet)
        await store.mute("ann", "cyd", quiet=False)
        assert await store.muted("ann") == {"bob"}
        assert await store.muted("bob") == frozenset()
        assert await store.muted_people("ann") == []  # nobody of this id is known
        bob = KeptPerson(id="bob", name="Bob", program=False, created=1)
        await store.add_person(bob, KeptToken(hash=b"b", person="bob", kind="cookie"))
        assert await store.muted_people("ann") == [bob]

    tried(opened, test)


def test_it_is_ready(opened: Opened) -> None:
    async def test(store: Store) -> None:
        await store.ready()

    tried(opened, test)
