"""Before the game: who sits where, and who may say so."""

import asyncio
from pathlib import Path

import pytest

from saboteur.client.visitor import Unwelcome, Visitor
from saboteur.server.tables.codes import is_code, new_code
from tests.server.guests import guest, guests, table_of
from tests.server.running import run, served


def test_seats_are_taken_left_and_given_to_bots(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann", "Bob") as (ann, bob):
            table = await table_of(ann, game="base", seats=3)
            assert (await bob.ask("open", table=table))["tell"] == "done"
            assert (await bob.ask("sit", table=table, seat=0, name="Bob"))["name"] == "seat_taken"
            assert (await bob.ask("sit", table=table, name="p0"))["name"] == "name_taken"
            assert (await bob.ask("sit", table=table, name=" "))["name"] == "invalid_name"
            assert (await bob.ask("sit", table=table, name="x" * 25))["name"] == "invalid_name"
            assert (await bob.ask("sit", table=table, name="a#b"))["name"] == "invalid_name"
            for alike in ("\u03a10", "\u04400", "\uff300"):  # a Greek, a Cyrillic and a wide P
                assert (await bob.ask("sit", table=table, name=alike))["name"] == "name_taken", alike
            assert (await bob.ask("sit", table=table, name="Bob"))["tell"] == "done"
            assert (await bob.ask("bot", table=table, seat=2, bot="plain"))["name"] == "not_the_host"
            assert (await ann.ask("bot", table=table, seat=1, bot="plain"))["name"] == "seat_taken"
            assert (await ann.ask("bot", table=table, seat=2, bot="clever"))["name"] == "no_such_bot"
            assert (await ann.ask("bot", table=table, seat=2, bot="plain"))["tell"] == "done"
            shown = (await bob.told("table", step=3))["seats"]
            assert [(seat["name"], seat["bot"]) for seat in shown] == [("P0", None), ("Bob", None), ("Alvis", "plain")]
            assert [seat["here"] for seat in shown] == [True, True, False]
            assert (await bob.ask("stand", table=table, seat=0))["name"] == "not_your_seat"
            assert (await bob.ask("stand", table=table, seat=1))["tell"] == "done"
            assert (await bob.ask("start", table=table))["name"] == "not_the_host"
            assert (await bob.ask("move", table=table, seat=0, move="x", at=0))["name"] == "not_your_seat"
            assert (await ann.ask("move", table=table, seat=0, move="x", at=0))["name"] == "not_begun"

    run(main())


def test_settings_are_the_host_s_and_fit_together(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann", "Bob") as (ann, bob):
            for wrong in ({"game": "chess"}, {"seats": 11}, {"options": {"rounds": 99}}, {"game": "duel", "seats": 3}):
                with pytest.raises(Unwelcome) as refused:
                    await ann.get("/api/tables", "POST", {"settings": wrong})
                assert refused.value.answer["name"] == "invalid_settings"
            table = await table_of(ann, bob, game="base", seats=3)
            set_to = {"game": "saboteur2", "seats": 2, "options": {}}
            assert (await bob.ask("set", table=table, settings=set_to))["name"] == "not_the_host"
            assert (await ann.ask("set", table=table, settings={"game": "solo"}))["name"] == "invalid_settings"
            assert (await ann.ask("set", table=table, settings=set_to))["tell"] == "done"
            assert (await bob.told("table", step=3))["settings"]["game"] == "saboteur2"
            assert (await bob.ask("host", table=table, person=bob.id))["name"] == "not_the_host"
            assert (await ann.ask("host", table=table, person=bob.id))["tell"] == "done"
            assert (await bob.ask("set", table=table, settings={"game": "duel"}))["tell"] == "done"

    run(main())


def test_people_dress_and_say_that_they_are_ready(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann", "Bob") as (ann, bob):
            table = await table_of(ann, bob, game="base", seats=3)
            assert (await bob.ask("dress", table=table, seat=0, look="tophat-5"))["name"] == "not_your_seat"
            assert (await bob.ask("dress", table=table, seat=1, name="p0"))["name"] == "name_taken"
            assert (await bob.ask("dress", table=table, seat=1, look="<svg>"))["name"] == "invalid_request"
            assert (await bob.ask("dress", table=table, seat=1, name="Bobby", look="tophat-5"))["tell"] == "done"
            assert (await bob.ask("ready", table=table, seat=1))["tell"] == "done"
            shown = (await ann.told("table", step=4))["seats"][1]
            assert (shown["name"], shown["look"], shown["ready"]) == ("Bobby", "tophat-5", True)
            assert (await ann.ask("set", table=table, settings={"game": "saboteur2", "seats": 3}))["tell"] == "done"
            assert not (await ann.told("table", step=5))["seats"][1]["ready"], "for something else he has not said so"
            assert (await ann.ask("start", table=table))["tell"] == "done"
            assert (await bob.ask("dress", table=table, seat=1, name="Robert"))["name"] == "has_begun"
            assert (await bob.ask("ready", table=table, seat=1))["name"] == "has_begun"
            assert (await bob.ask("dress", table=table, seat=1, look="hood-2"))["tell"] == "done"

    run(main())


def test_a_code_leads_to_the_table_until_the_game_is_over(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann", "Bob") as (ann, bob):
            table = await table_of(ann, game="solo")
            code = (await ann.told("table"))["code"]
            assert is_code(code)
            for typed in (code, code.lower()):
                assert (await bob.get(f"/api/codes/{typed}"))["table"] == table
            for wrong in ("BABABAB", "x", "%00"):
                with pytest.raises(Unwelcome) as refused:
                    await bob.get(f"/api/codes/{wrong}")
                assert refused.value.answer["name"] == "no_such_table"
            assert (await ann.ask("start", table=table))["tell"] == "done"
            assert (await bob.get(f"/api/codes/{code}"))["table"] == table
            assert (await ann.ask("agree", table=table, seat=0))["tell"] == "done"
            assert (await ann.told("table", phase="over"))["code"] == ""
            with pytest.raises(Unwelcome):
                await bob.get(f"/api/codes/{code}")

    run(main())


def test_codes_cannot_be_guessed_at_will(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Eve") as (eve,):
            names = set()
            for _ in range(12):
                with pytest.raises(Unwelcome) as refused:
                    await eve.get(f"/api/codes/{new_code()}")
                names.add(refused.value.answer["name"])
            assert names == {"no_such_table", "too_much"}

    run(main())


def test_my_tables_say_who_sits_there_and_whose_turn_it_is(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann") as (ann,):
            table = await table_of(ann, game="solo")
            assert (await ann.ask("start", table=table))["tell"] == "done"
            (listed,) = (await ann.get("/api/me/tables"))["tables"]
            assert (listed["round"], listed["question"]["what"], listed["question"]["seat"]) == (1, "turn", 0)
            assert [seat["name"] for seat in listed["seats"]] == ["P0"]

    run(main())


def test_a_game_begins_when_all_seats_are_taken(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann", "Bob") as (ann, bob):
            await table_of(ann, bob, game="duel", starts="full")
            view = await bob.told("view")
            assert (view["seat"], view["view"]["observer"]) == (1, 1)

    run(main())


def test_nonces_are_waited_for_and_change_the_deal(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann") as (ann,):
            table = await table_of(ann, game="solo")
            assert (await ann.ask("sit", table=table, seat=0, name="Ann"))["name"] == "seat_taken"
            assert (await ann.ask("stand", table=table, seat=0))["tell"] == "done"
            assert (await ann.ask("sit", table=table, name="Ann"))["tell"] == "done"  # without a nonce
            sent = await ann.connection.send("start", table=table)
            asked = await ann.told("nonce")
            assert asked["commitment"] == next(each for each in ann.heard if each["tell"] == "table")["commitment"]
            assert (await ann.ask("nonce", table=table, seat=0, nonce="no spaces"))["name"] == "invalid_nonce"
            assert (await ann.ask("nonce", table=table, seat=0, nonce="luck"))["tell"] == "done"
            assert (await ann.answer(sent))["tell"] == "done"
            desk = here.house.desks.opened(table)
            assert desk is not None
            assert desk.played.table is not None
            assert desk.played.table.nonces == ("luck",)
            assert (await ann.ask("start", table=table))["name"] == "has_begun"

    run(main())


def test_nonces_are_asked_for_again_if_the_game_did_not_begin(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann", "Bob") as (ann, bob):
            table = await table_of(ann, game="duel")
            assert (await bob.ask("open", table=table))["tell"] == "done"
            assert (await bob.ask("sit", table=table, seat=1, name="Bob"))["tell"] == "done"  # without a nonce
            sent = await ann.connection.send("start", table=table)
            await bob.told("nonce")
            assert (await ann.ask("host", table=table, person=bob.id))["tell"] == "done"
            desk = here.house.desks.opened(table)
            assert desk is not None
            desk.nonces.go_on()  # as if he had taken too long
            assert (await ann.answer(sent))["name"] == "not_the_host"
            sent = await bob.connection.send("start", table=table)
            await bob.told("nonce")
            assert (await bob.ask("nonce", table=table, seat=1, nonce="his"))["tell"] == "done"
            assert (await bob.answer(sent))["tell"] == "done"

    run(main())


def test_a_nonce_counts_for_the_person_who_gave_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann", "Bob", "Eve") as (ann, bob, eve):
            table = await table_of(ann, bob, game="base", seats=3)
            assert (await ann.ask("remove", table=table, person=bob.id))["tell"] == "done"
            await eve.ask("open", table=table)
            assert (await eve.ask("sit", table=table, seat=1, name="Eve"))["tell"] == "done"
            sent = await ann.connection.send("start", table=table)
            await eve.told("nonce")
            assert (await eve.ask("nonce", table=table, seat=1, nonce="hers"))["tell"] == "done"
            assert (await ann.answer(sent))["tell"] == "done"
            assert "nonces: n0 hers -" in await ann.get(f"/api/tables/{table}/record?as=0")

    run(main())


def test_the_nonce_of_somebody_who_was_removed_is_no_part_of_the_deal(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann", "Bob") as (ann, bob):
            table = await table_of(ann, bob, game="base", seats=3)
            assert (await ann.ask("remove", table=table, person=bob.id))["tell"] == "done"
            assert (await ann.ask("start", table=table))["tell"] == "done"
            assert "nonces: n0 - -" in await ann.get(f"/api/tables/{table}/record?as=0")

    run(main())


def test_one_person_has_two_seats_and_two_tabs(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann") as (ann,), guest(ann.visitor) as tab:
            table = await table_of(ann, game="duel")
            assert (await ann.ask("sit", table=table, seat=1, name="Eve", nonce="x"))["tell"] == "done"
            assert (await tab.ask("open", table=table))["tell"] == "done"
            assert (await ann.ask("start", table=table))["tell"] == "done"
            for each in (ann, tab):
                assert {(await each.told("view"))["seat"], (await each.told("view"))["seat"]} == {0, 1}
            asked = next(each for each in tab.heard if each["tell"] == "view" and each["moves"])
            move = asked["moves"][0]["text"]
            done = await tab.ask("move", table=table, seat=asked["seat"], move=move, at=asked["at"])
            assert done["tell"] == "done"
            for each in (ann, tab):
                streams = {(await each.told("events"))["seat"], (await each.told("events"))["seat"]}
                assert streams == {0, 1}

    run(main())


def test_a_personal_link_moves_somebody_to_another_device_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann") as (ann,):
            link = (await ann.get("/api/me/link", "POST"))["link"]
            phone = Visitor(here.url)
            arrived = await asyncio.to_thread(phone.ask, "POST", "/api/me/arrive", {"link": link})
            assert arrived["id"] == ann.id
            assert (await asyncio.to_thread(phone.ask, "GET", "/api/me"))["id"] == ann.id
            with pytest.raises(Unwelcome) as used:
                await asyncio.to_thread(Visitor(here.url).ask, "POST", "/api/me/arrive", {"link": link})
            assert used.value.status == 404

    run(main())


def test_who_deletes_their_data_is_nobody(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann") as (ann,):
            token = (await ann.get("/api/me/programs", "POST", {"name": "Deep Mine"}))["token"]
            await ann.get("/api/me", "DELETE")
            for somebody in (ann.visitor, Visitor(here.url, token=token)):
                with pytest.raises(Unwelcome) as gone:
                    await asyncio.to_thread(somebody.ask, "GET", "/api/me")
                assert gone.value.status == 401

    run(main())


def test_who_deletes_their_data_has_no_seat_and_is_no_host(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann", "Bob", "Cid") as (ann, bob, cid):
            waiting = await table_of(ann, bob, game="base", seats=3)
            playing, over = [await table_of(ann, bob, cid, game="base", seats=3, pace=10_000) for _ in range(2)]
            for table in (playing, over):
                assert (await ann.ask("start", table=table))["tell"] == "done"
            for seat, each in enumerate((ann, bob, cid)):
                await each.ask("agree", table=over, seat=seat)
            await ann.get("/api/me", "DELETE")
            shown = {table: await bob.get(f"/api/tables/{table}") for table in (waiting, playing)}
            assert [each["host"] for each in shown.values()] == [bob.id, bob.id]
            assert [shown[waiting]["seats"][0][name] for name in ("name", "person", "bot")] == ["", None, None]
            assert [shown[playing]["seats"][0][name] for name in ("name", "person", "bot")] == ["P0", None, "plain"]
            assert (await cid.ask("open", table=waiting))["tell"] == "done"
            assert (await cid.ask("sit", table=waiting, seat=0, name="Cid", nonce="x"))["tell"] == "done"
            assert (await bob.ask("start", table=waiting))["tell"] == "done"
            assert (await bob.ask("again", table=over))["tell"] == "done"
            table = (await bob.get(f"/api/tables/{over}"))["again"]
            again = await bob.get(f"/api/tables/{table}")
            assert [seat["person"] for seat in again["seats"]] == [cid.id, None, bob.id]
            assert again["host"] == bob.id

    run(main())


def test_only_listed_tables_are_found(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann", "Bob") as (ann, bob):
            hidden = await table_of(ann, game="duel")
            shown = await table_of(ann, game="duel", listed=True)
            assert [each["table"] for each in (await bob.get("/api/tables"))["tables"]] == [shown]
            assert {each["table"] for each in (await ann.get("/api/me/tables"))["tables"]} == {hidden, shown}
            assert (await bob.get("/api/me/tables"))["tables"] == []
            assert (await bob.get(f"/api/tables/{hidden}"))["table"] == hidden  # who has the link

    run(main())
