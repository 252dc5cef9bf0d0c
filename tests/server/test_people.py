"""People come, go, fall silent and return while the game goes on."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from saboteur.client.visitor import Unwelcome
from tests.server.guests import Clock, Guest, guest, guests, table_of
from tests.server.running import Here, run, served


async def begun(host: Guest, *others: Guest, **settings: Any) -> str:
    """A table where the game has begun, and everybody has been shown their view."""
    table = await table_of(host, *others, **settings)
    await host.connection.send("start", table=table)
    for each in (host, *others):
        await each.told("view")
    return table


def ring(here: Here, table: str) -> None:
    """What the clock says is looked at again."""
    desk = here.house.desks.opened(table)
    assert desk is not None
    desk.go_on()


def last(guest: Guest, tell: str) -> dict[str, Any]:
    """The last message of a kind."""
    return next(each for each in reversed(guest.heard) if each["tell"] == tell)


def asked_first(*people: Guest) -> tuple[Guest, Guest]:
    """Of two people the one who is asked, and the other."""
    ann, bob = people
    return (ann, bob) if last(ann, "view")["moves"] else (bob, ann)


def test_a_bot_plays_for_whose_time_ran_out_until_they_are_back(tmp_path: Path) -> None:
    async def main() -> None:
        clock = Clock()
        async with served(tmp_path / "db", clock) as here, guests(here.url, "Ann", "Bob") as (ann, bob):
            table = await begun(ann, bob, game="duel", clock={"kind": "turn", "seconds": 30}, pace=10_000)
            slow, other = asked_first(ann, bob)
            view = last(slow, "view")
            assert view["clocks"] == {"left": [30_000, 30_000], "running": view["seat"]}
            clock.time += 29_000
            ring(here, table)
            clock.time += 1_001
            ring(here, table)
            shown = await other.told("table", step=4)
            assert shown["seats"][view["seat"]]["away"] == "clock"
            assert shown["seats"][view["seat"]]["bot"] == "plain"
            assert (await slow.ask("back", table=table, seat=view["seat"]))["tell"] == "done"
            shown = await other.told("table", step=5)
            assert shown["seats"][view["seat"]]["away"] is None
            told = [event for each in other.heard if each["tell"] == "events" for event in each["events"]]
            assert [event["said"][0]["key"] for event in told if "sits" in event] == ["fact-sat-bot"]

    run(main())


def test_the_others_wait_for_somebody_who_is_gone_but_not_for_ever(tmp_path: Path) -> None:
    async def main() -> None:
        clock = Clock()
        async with served(tmp_path / "db", clock) as here, guests(here.url, "Ann", "Bob") as (ann, bob):
            table = await begun(ann, bob, game="duel", grace=20, pace=10_000)
            gone, other = asked_first(ann, bob)
            seat = last(gone, "view")["seat"]
            await gone.connection.close()
            await other.until(lambda each: each["tell"] == "table" and not each["seats"][seat]["here"])
            clock.time += 19_000
            ring(here, table)
            assert not [each for each in await other.quiet() if each["tell"] == "events"]
            clock.time += 1_001
            ring(here, table)
            shown = await other.told("table", step=4)
            assert shown["seats"][seat]["away"] == "gone"
            async with guest(gone.visitor) as back:
                assert (await back.ask("open", table=table))["tell"] == "done"
                shown = await other.told("table", step=5)
                assert (shown["seats"][seat]["away"], shown["seats"][seat]["here"]) == (None, True)

    run(main())


def test_nobody_plays_for_people_who_have_all_closed_their_laptops(tmp_path: Path) -> None:
    async def main() -> None:
        clock = Clock()
        async with served(tmp_path / "db", clock) as here, guests(here.url, "Ann") as (ann,):
            table = await begun(ann, game="base", seats=3)
            await ann.until(lambda each: each["tell"] in ("view", "events") and each["moves"]) if not last(ann, "view")[
                "moves"
            ] else None
            desk = here.house.desks.opened(table)
            assert desk is not None
            number = desk.played.number
            await ann.connection.close()
            while desk.streams.listeners:
                await asyncio.sleep(0.005)
            clock.time += 3_600_000
            ring(here, table)
            await asyncio.sleep(0.05)
            assert desk.played.number == number
            assert desk.idle
            await here.house.desks.look_around()
            assert here.house.desks.opened(table) is None
            async with guest(ann.visitor) as back:
                assert (await back.ask("open", table=table))["tell"] == "done"
                view = await back.told("view")
                assert view["moves"]

    run(main())


def test_a_table_to_which_nobody_comes_is_over_after_a_week(tmp_path: Path) -> None:
    async def main() -> None:
        clock = Clock()
        async with served(tmp_path / "db", clock) as here, guests(here.url, "Ann") as (ann,):
            playing, waiting = await begun(ann, game="solo"), await table_of(ann, game="solo")
            for table in (playing, waiting):
                await ann.ask("close", table=table)
            clock.time += 8 * 86_400_000
            await here.house.desks.look_around()
            await here.house.desks.look_around()
            for table in (playing, waiting):
                while (await ann.get(f"/api/tables/{table}"))["phase"] != "over":
                    await asyncio.sleep(0.005)
            assert await here.house.store.due(clock.time + 10**12, 10) == []
            record = await ann.get(f"/api/tables/{playing}/record")
            assert "abandoned" in record
            assert "seed: " in record

    run(main())


def test_the_time_after_which_a_table_is_over_can_be_set(tmp_path: Path) -> None:
    async def main() -> None:
        clock = Clock()
        async with served(tmp_path / "db", clock, gone_days=2) as here, guests(here.url, "Ann") as (ann,):
            old, new = await begun(ann, game="solo"), await begun(ann, game="solo")
            clock.time += 86_400_000
            await ann.ask("agree", table=new, seat=0, yes=False)
            for table in (old, new):
                await ann.ask("close", table=table)
            clock.time += 86_400_000 + 7_200_000
            await here.house.desks.look_around()
            while (await ann.get(f"/api/tables/{old}"))["phase"] != "over":
                await asyncio.sleep(0.005)
            assert (await ann.get(f"/api/tables/{new}"))["phase"] == "playing"
        async with served(tmp_path / "db", clock, gone_days=30) as here:  # people are given more time
            clock.time += 5 * 86_400_000
            assert await here.house.store.due(clock.time, 9) == [new]
            await here.house.desks.look_around()
            assert await here.house.store.due(clock.time, 9) == []
            assert await here.house.store.due(clock.time + 30 * 86_400_000, 9) == [new]

    run(main())


def test_all_people_together_break_a_game_off(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann", "Bob") as (ann, bob):
            table = await begun(ann, bob, game="base", seats=3, pace=10_000)
            assert (await ann.ask("agree", table=table, seat=0))["tell"] == "done"
            assert (await bob.told("table", step=4))["seats"][0]["gives_up"]
            assert (await ann.ask("agree", table=table, seat=0, yes=False))["tell"] == "done"
            assert (await bob.ask("agree", table=table, seat=1))["tell"] == "done"
            with pytest.raises(Unwelcome) as hidden:
                await ann.get(f"/api/tables/{table}/record?as=table")
            assert hidden.value.answer["name"] == "not_over"
            assert (await ann.ask("agree", table=table, seat=0))["tell"] == "done"
            assert (await bob.told("table", phase="over"))["phase"] == "over"
            assert "seed: " in await bob.get(f"/api/tables/{table}/record")

    run(main())


def test_the_host_removes_somebody_and_a_bot_takes_the_seat(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann", "Bob") as (ann, bob):
            table = await begun(ann, bob, game="base", seats=3, pace=10_000)
            assert (await bob.ask("remove", table=table, person=ann.id))["name"] == "not_the_host"
            assert (await ann.ask("remove", table=table, person=bob.id))["tell"] == "done"
            assert (await bob.told("gone"))["said"]["args"]["reason"]["key"] == "refusal-server-removed"
            assert (await bob.ask("open", table=table))["name"] == "removed"
            assert (await bob.ask("sit", table=table, name="Bob"))["name"] == "removed"
            assert (await bob.ask("talk", table=table, text="hey"))["name"] == "removed"
            assert (await ann.told("table", step=4))["seats"][1]["bot"] == "plain"

    run(main())


def test_somebody_who_comes_later_takes_the_seat_of_a_bot(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann", "Bob") as (ann, bob):
            table = await begun(ann, game="base", seats=3, pace=10_000)
            assert (await bob.ask("open", table=table))["tell"] == "done"
            watched = await bob.told("view")
            assert (watched["seat"], watched["view"]["observer"], watched["moves"]) == (None, "watcher", [])
            assert (await bob.ask("sit", table=table, name="Bob", seat=0))["name"] == "seat_taken"
            assert (await bob.ask("sit", table=table, name="Bob"))["tell"] == "done"
            mine = await bob.told("view")
            assert mine["seat"] == mine["view"]["observer"] == 1
            assert "?" not in mine["view"]["hands"][1]

    run(main())


def test_a_table_without_watchers_shows_nobody_anything(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann", "Bob", "Eve") as (ann, bob, eve):
            table = await table_of(ann, bob, game="duel", watching=False, pace=10_000)
            assert (await eve.ask("open", table=table))["tell"] == "done"  # a seat may be free
            await ann.ask("start", table=table)
            assert (await eve.told("gone"))["said"]["args"]["reason"]["key"] == "refusal-server-no-watching"
            assert (await eve.ask("open", table=table))["name"] == "no_watching"
            for path in ("record", "record?as=watcher", "talk"):
                with pytest.raises(Unwelcome) as refused:
                    await eve.get(f"/api/tables/{table}/{path}")
                assert refused.value.answer["name"] == "no_watching"
            assert not [each for each in eve.heard if each["tell"] in ("view", "events")]

    run(main())


def test_what_watchers_write_is_hidden_from_the_players_until_the_end(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann", "Bob", "Eve") as (ann, bob, eve):
            table = await begun(ann, bob, game="duel", pace=10_000)
            assert (await eve.ask("talk", table=table, text="psst"))["name"] == "not_subscribed"
            assert (await eve.ask("open", table=table))["tell"] == "done"
            assert (await eve.ask("talk", table=table, text="Bob has the key"))["tell"] == "done"
            assert (await eve.told("talk"))["watching"] is True
            assert (await ann.ask("talk", table=table, text="  hello \n all "))["tell"] == "done"
            assert (await eve.told("talk"))["text"] == (await bob.told("talk"))["text"] == "hello all"
            assert [each["text"] for each in (await ann.get(f"/api/tables/{table}/talk"))["talk"]] == ["hello all"]
            assert not [each for each in ann.heard + bob.heard if each.get("text") == "Bob has the key"]
            for each, seat in ((ann, 0), (bob, 1)):
                await each.ask("agree", table=table, seat=seat)
            assert len((await ann.get(f"/api/tables/{table}/talk"))["talk"]) == 2

    run(main())


def test_who_is_muted_is_not_read(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann", "Bob") as (ann, bob):
            table = await begun(ann, bob, game="duel", pace=10_000)
            await ann.ask("mute", person=bob.id)
            sent = await bob.connection.send("talk", table=table, text="spam")
            await bob.answer(sent)
            await bob.connection.send_again("talk", sent, table=table, text="spam")
            await bob.answer(sent)
            assert not [each for each in await ann.quiet() if each["tell"] == "talk"]
            assert len((await bob.get(f"/api/tables/{table}/talk"))["talk"]) == 1  # sent twice, written once
            assert (await ann.get(f"/api/tables/{table}/talk"))["talk"] == []
            muted = await ann.get("/api/me/muted")
            assert [(each["id"], each["name"]) for each in muted["people"]] == [(bob.id, "Bob")]
            assert (await bob.get("/api/me/muted"))["people"] == []

    run(main())


def test_the_same_people_play_again_each_a_seat_further(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann", "Bob") as (ann, bob):
            table = await begun(ann, bob, game="base", seats=3, pace=10_000)
            assert (await ann.ask("again", table=table))["name"] == "not_over"
            for each, seat in ((ann, 0), (bob, 1)):
                await each.ask("agree", table=table, seat=seat)
            assert (await bob.ask("again", table=table))["tell"] == "done"
            assert (await ann.ask("again", table=table))["tell"] == "done"
            other = last(bob, "table")["again"] or (await bob.told("table"))["again"]
            shown = await ann.get(f"/api/tables/{other}")
            assert [seat["name"] for seat in shown["seats"]] == ["", "P0", "P1"]
            assert shown["phase"] == "lobby"

    run(main())
