"""People come, go, fall silent and return while the game goes on."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saboteur.client.visitor import Unwelcome, Visitor
from saboteur.server.store.kept import KeptTalk
from saboteur.server.web.talking import talk_message
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
            clock.time += 5_000
            for do in ("stand", "back"):
                assert (await slow.ask(do, table=table, seat=view["seat"]))["tell"] == "done"
            await other.told("table", step=7)
            assert (await other.told("events"))["clocks"]["left"][view["seat"]] == 10_000, "of the 15 s of a late one"

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


def test_somebody_else_is_the_host_if_the_host_leaves_the_lobby(tmp_path: Path) -> None:
    async def main() -> None:
        clock = Clock()
        async with served(tmp_path / "db", clock) as here, guests(here.url, "Ann", "Bob", "Eve") as (ann, bob, eve):
            table = await table_of(ann, bob, game="base", seats=3, grace=20)
            await eve.ask("open", table=table)
            await ann.connection.close()
            await bob.until(lambda each: each["tell"] == "table" and not each["seats"][0]["here"])
            clock.time += 19_000
            ring(here, table)
            assert (await bob.ask("bot", table=table, seat=2, bot="plain"))["name"] == "not_the_host"
            clock.time += 1_001
            ring(here, table)
            assert (await bob.told("table", step=3))["host"] == bob.id
            assert (await bob.ask("bot", table=table, seat=2, bot="plain"))["tell"] == "done"
            async with guest(ann.visitor) as back:
                await back.ask("open", table=table)
                assert (await back.ask("start", table=table))["name"] == "not_the_host"

    run(main())


def test_who_is_gone_does_not_keep_the_others_from_breaking_off(tmp_path: Path) -> None:
    async def main() -> None:
        clock = Clock()
        async with served(tmp_path / "db", clock) as here, guests(here.url, "Ann", "Bob") as (ann, bob):
            table = await begun(ann, bob, game="duel", grace=20, pace=10_000)
            gone, other = asked_first(ann, bob)
            seat = last(gone, "view")["seat"]
            await gone.connection.close()
            await other.until(lambda each: each["tell"] == "table" and not each["seats"][seat]["here"])
            clock.time += 20_001
            ring(here, table)
            await other.told("table", step=4)
            assert (await other.ask("agree", table=table, seat=1 - seat))["tell"] == "done"
            assert (await other.told("table", step=5))["phase"] == "over"

    run(main())


def test_nobody_waits_for_who_left_after_the_others_agreed_to_break_off(tmp_path: Path) -> None:
    async def main() -> None:
        clock = Clock()
        async with served(tmp_path / "db", clock) as here, guests(here.url, "Ann", "Bob") as (ann, bob):
            for how in ("stand", "remove", "clock"):
                timed = {"clock": {"kind": "turn", "seconds": 30}} if how == "clock" else {}
                table = await begun(ann, bob, game="duel", pace=10_000, **timed)
                view = next(each for each in reversed(bob.heard) if each["tell"] == "view")
                if how == "clock" and not view["moves"]:
                    view = last(ann, "view")
                    moved = view["moves"][0]["text"]
                    await ann.ask("move", table=table, seat=0, move=moved, at=view["at"])
                assert (await ann.ask("agree", table=table, seat=0))["tell"] == "done"
                assert (await ann.get(f"/api/tables/{table}"))["phase"] == "playing", how
                if how == "remove":
                    await ann.ask("remove", table=table, person=bob.id)
                elif how == "stand":
                    await bob.ask("stand", table=table, seat=1)
                else:
                    await bob.ask("close", table=table)
                    clock.time += 30_001
                    ring(here, table)
                assert (await ann.told("table", table=table, phase="over"))["tell"] == "table"

    run(main())


def test_a_program_has_no_say_in_breaking_off(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann") as (ann,):
            token = (await ann.get("/api/me/programs", "POST", {"name": "Deep Mine"}))["token"]
            async with guest(Visitor(here.url, token=token)) as program:
                table = await begun(ann, program, game="duel", pace=10_000)
                assert (await ann.ask("agree", table=table, seat=0))["tell"] == "done"
                assert (await ann.told("table", phase="over"))["phase"] == "over"

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
            assert here.house.desks.opened(table) is desk  # people whose line broke are back soon
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


def test_a_table_lasts_while_a_clock_runs_or_somebody_comes(tmp_path: Path) -> None:
    async def main() -> None:
        clock, day = Clock(), 86_400_000
        async with served(tmp_path / "db", clock) as here, guests(here.url, "Ann", "Bob") as (ann, bob):
            slow = await begun(ann, bob, game="duel", clock={"kind": "turn", "seconds": 14 * 86_400})
            visited, waiting = await begun(ann, game="solo"), await table_of(ann, game="base", seats=3)
            for each, table in ((ann, slow), (bob, slow), (ann, visited)):
                await each.ask("close", table=table)
            await here.house.desks.look_around()
            clock.time += 5 * day
            await ann.ask("open", table=visited)
            await ann.ask("close", table=visited)
            await here.house.desks.look_around()
            assert here.house.desks.opened(visited) is None
            clock.time += 5 * day
            await here.house.desks.look_around()
            phases = [(await ann.get(f"/api/tables/{table}"))["phase"] for table in (slow, visited, waiting)]
            assert phases == ["playing", "playing", "lobby"]
            assert await here.house.store.due(clock.time, 9) == []
            clock.time += 3 * day
            await here.house.desks.look_around()
            while (await ann.get(f"/api/tables/{visited}"))["phase"] != "over":
                await asyncio.sleep(0.005)
            phases = [(await ann.get(f"/api/tables/{table}"))["phase"] for table in (slow, waiting)]
            assert phases == ["playing", "lobby"]

    run(main())


def test_the_time_after_which_a_table_is_over_can_be_set(tmp_path: Path) -> None:
    async def main() -> None:
        clock = Clock()
        async with served(tmp_path / "db", clock, gone_days=2) as here, guests(here.url, "Ann") as (ann,):
            old, new = await begun(ann, game="solo"), await begun(ann, game="solo")
            await ann.ask("close", table=old)
            clock.time += 86_400_000
            await ann.ask("agree", table=new, seat=0, yes=False)
            await ann.ask("close", table=new)
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
            for path in ("talk", "events", "record", "story", "steps"):
                with pytest.raises(Unwelcome) as refused:
                    await bob.get(f"/api/tables/{table}/{path}")
                assert refused.value.answer["name"] == "removed", path
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


def test_nobody_who_plays_looks_into_the_cards_of_a_bot(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann") as (ann,):
            table = await begun(ann, game="base", seats=3, pace=10_000)
            for seat in (1, None):
                assert (await ann.ask("sit", table=table, seat=seat, name="Spy"))["name"] == "has_begun"
            assert {each["seat"] for each in ann.heard if each["tell"] == "view"} == {0}
            assert (await ann.ask("stand", table=table, seat=0))["tell"] == "done"
            assert (await ann.ask("sit", table=table, seat=2, name="Spy"))["name"] == "has_begun"  # she has seen hers
            assert (await ann.ask("sit", table=table, seat=0, name="P0"))["tell"] == "done"

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
            for seat, each in enumerate((ann, bob)):
                assert f"observer: seat {seat}\n" in await each.get(f"/api/tables/{table}/record")
                for path in ("events", "story"):
                    seen = f"/api/tables/{table}/{path}"
                    assert await each.get(seen) == await each.get(f"{seen}?as={seat}")
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


def test_numbers_of_what_is_written_do_not_tell_how_much_is_hidden() -> None:
    kept = KeptTalk(game="g", number=2, person="ann", name="Ann", at=1_800_000_000, text="a", watching=False, id="1")
    much = msgspec.structs.replace(kept, number=99)
    assert talk_message(kept) == talk_message(much)
    said = msgspec.structs.replace(kept, id="2"), msgspec.structs.replace(kept, at=kept.at + 1)
    numbers = [talk_message(each).number for each in (kept, *said)]
    assert numbers[0] != numbers[1] < numbers[2] < 2**53


def test_who_has_no_seat_yet_is_read_before_the_game_begins(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann", "Eve") as (ann, eve):
            table = await table_of(ann, game="duel")
            await eve.ask("open", table=table)
            assert (await eve.ask("talk", table=table, text="May I?"))["tell"] == "done"
            said = await ann.told("talk")
            assert (said["text"], said["watching"]) == ("May I?", False)
            assert len((await ann.get(f"/api/tables/{table}/talk"))["talk"]) == 1

    run(main())


def test_who_has_no_seat_cannot_write_as_somebody_who_has_one(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann", "P0", "\u04200") as (ann, *others):
            table = await table_of(ann, game="base", seats=3)
            for each in others:
                await each.ask("open", table=table)
                assert (await each.ask("talk", table=table, text="I am P0"))["tell"] == "done"
            names = [(await ann.told("talk"))["name"] for _ in others]
            assert names == ["P0 2", "\u04200 2"]
            assert (await ann.ask("talk", table=table, text="no, I"))["tell"] == "done"
            assert (await ann.told("talk"))["name"] == "P0"

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


def test_people_who_all_want_another_game_get_one_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann", "Bob") as (ann, bob):
            table = await begun(ann, bob, game="duel", pace=10_000)
            for each, seat in ((ann, 0), (bob, 1)):
                await each.ask("agree", table=table, seat=seat)
            with monkeypatch.context() as often:
                often.setattr(here.house.limits.creating, "take", lambda *_: False)
                assert (await ann.ask("again", table=table))["name"] == "too_much"
            sent = [await each.connection.send("again", table=table) for each in (ann, bob)]
            for each, request in zip((ann, bob), sent, strict=True):
                assert (await each.answer(request))["tell"] == "done"
                assert last(each, "table")["again"] is None  # it is told after it was acknowledged
                other = (await each.told("table"))["again"]
                tables = (await each.get("/api/me/tables"))["tables"]
                assert {one["table"] for one in tables} == {table, other}

    run(main())


def test_the_same_people_play_again_each_a_seat_further(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann", "Bob") as (ann, bob):
            table = await begun(ann, bob, game="base", seats=3, pace=10_000)
            assert (await ann.ask("again", table=table))["name"] == "not_over"
            for each, seat in ((ann, 0), (bob, 1)):
                await each.ask("agree", table=table, seat=seat)
            first = await bob.ask("again", table=table)
            assert first["at"] > 0
            await bob.connection.send_again("again", first["id"], table=table)
            assert await bob.answer(first["id"]) == first
            assert (await ann.ask("again", table=table))["tell"] == "done"
            assert (await ann.ask("remove", table=table, person=bob.id))["name"] == "over"
            other = last(bob, "table")["again"] or (await bob.told("table"))["again"]
            shown = await ann.get(f"/api/tables/{other}")
            assert [seat["name"] for seat in shown["seats"]] == ["", "P0", "P1"]
            assert shown["phase"] == "lobby"

    run(main())
