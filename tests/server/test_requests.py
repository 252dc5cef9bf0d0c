"""Every request from everybody who may not send it: refused with the reason, and nothing has changed.

The tables below name a refusal for each request; a request that is missing in one of them makes a test fail.
"""

import asyncio
import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from saboteur.client.visitor import Unwelcome
from saboteur.notation.records.text import record_text
from saboteur.server.wire.requests import HelloRequest, Requests
from tests.server.guests import Guest, guests, table_of
from tests.server.running import Here, run, served

DONE = "done"
WITHOUT_TABLE = {"mute", "ping"}
TAGS = {str(kind.__struct_config__.tag): kind for kind in get_args(Requests) if kind is not HelloRequest}
VALID: dict[str, dict[str, Any]] = {
    "open": {},
    "close": {},
    "sit": {"seat": 0, "name": "Me"},
    "dress": {"seat": 0, "look": "hood-2"},
    "ready": {"seat": 0},
    "stand": {"seat": 0},
    "back": {"seat": 0},
    "bot": {"seat": 0, "bot": "plain"},
    "set": {"settings": {"game": "base"}},
    "start": {},
    "nonce": {"seat": 0, "nonce": "luck"},
    "move": {"seat": 0, "move": "discard base_ew", "at": 0},
    "say": {"seat": 0, "statement": "am digger"},
    "talk": {"text": "hello"},
    "agree": {"seat": 0},
    "remove": {"person": "nobody"},
    "host": {"person": "nobody"},
    "mute": {"person": "nobody", "quiet": False},
    "ping": {},
    "again": {},
    "why": {"seat": 0, "move": "discard base_ew"},
    "what_if": {"seat": 0, "move": "discard base_ew"},
    "hint": {"seat": 0},
}
"""Well-formed, for seat 0, which is the host's."""
NOT_THEIRS = {
    "sit": "seat_taken", "stand": "not_your_seat", "back": "not_your_seat", "bot": "not_the_host",
    "set": "not_the_host", "start": "not_the_host", "nonce": "not_your_seat", "move": "not_your_seat",
    "say": "not_your_seat", "agree": "not_your_seat", "remove": "not_the_host", "host": "not_the_host",
    "again": "not_over", "why": "not_your_seat", "what_if": "not_your_seat", "hint": "not_your_seat",
    "dress": "not_your_seat", "ready": "not_your_seat",
    "open": DONE, "close": DONE,
    "mute": DONE, "ping": DONE,
}  # fmt: skip
"""Who has no seat, or another one."""
PLAYING = {
    "watcher": {**NOT_THEIRS, "talk": DONE},
    "outsider": {**NOT_THEIRS, "talk": "not_subscribed"},
    "wrong seat": {**NOT_THEIRS, "talk": DONE},
    "removed": {**NOT_THEIRS, "open": "removed", "sit": "removed", "talk": "removed"},
    "host": {
        "open": DONE, "close": DONE, "mute": DONE, "ping": DONE, "talk": DONE, "sit": "seat_taken", "back": DONE,
        "bot": "has_begun", "set": "has_begun", "start": "has_begun", "nonce": "has_begun", "move": "stale",
        "say": "meaningless", "remove": "no_such_person", "host": "no_such_person", "again": "not_over", "why": DONE,
        "what_if": "?", "hint": "no_hints", "ready": "has_begun",
    },
}  # fmt: skip
"""While a game is played. What is left out for the host is allowed there, and changes something."""
LOBBY = {
    "host": dict.fromkeys(("move", "say", "agree", "why", "what_if", "hint"), "not_begun") | {"again": "not_over"},
    "watcher": NOT_THEIRS | {"talk": DONE},
}
OVER = {
    "host": {
        "open": DONE, "close": DONE, "mute": DONE, "ping": DONE, "talk": DONE, "sit": "has_begun", "stand": "has_begun",
        "bot": "has_begun", "set": "has_begun", "start": "has_begun", "nonce": "has_begun", "move": "over",
        "say": "over", "agree": "over", "why": DONE, "what_if": "over", "hint": "no_hints", "back": DONE,
        "remove": "no_such_person", "host": "no_such_person", "dress": "has_begun", "ready": "has_begun",
    },
    "watcher": {**NOT_THEIRS, "sit": "has_begun", "talk": DONE, "again": "not_your_seat"},
}  # fmt: skip


@dataclass
class Scene:
    """A table of two, a host and another, with a watcher, an outsider and one who was removed."""

    here: Here
    table: str
    people: dict[str, Guest]

    def state(self) -> tuple[Any, ...]:
        """All about the table that a request may change."""
        desk = self.here.house.desks.opened(self.table)
        assert desk is not None
        played = desk.played
        record = None if played.table is None else record_text(played.table.record())
        return played.number, played.at, copy.deepcopy(played.seating), record, dict(desk.nonces.given), played.phase

    async def check(self, sender: str, do: str, expected: str) -> None:
        """A request is answered so, and unless it is done nothing has changed."""
        guest = self.people[sender]
        fields = {} if do in WITHOUT_TABLE else {"table": self.table}
        before = self.state()
        answer = await guest.ask(do, **fields, **VALID[do])
        assert answer["tell"] in ("done", "refused", "answer")
        if expected != "?":
            assert answer.get("name", DONE) == expected, (sender, do, answer)
        if answer["tell"] == "refused":
            assert answer["said"]["key"].startswith("refusal")
        assert self.state() == before, (sender, do)
        kept = await self.here.house.store.steps(self.table)
        assert len(kept) == before[0]


async def scene(here: Here, people: list[Guest]) -> Scene:
    """Before the game has begun."""
    host, other, watcher, outsider, removed = people
    table = await table_of(host, other, game="duel", pace=10_000)
    for each in (watcher, removed):
        assert (await each.ask("open", table=table))["tell"] == DONE
    assert (await host.ask("remove", table=table, person=removed.id))["tell"] == DONE
    named = {"host": host, "wrong seat": other, "watcher": watcher, "outsider": outsider, "removed": removed}
    return Scene(here, table, named)


def opened_last(expected: dict[str, str]) -> list[tuple[str, str]]:
    """In this order; somebody who has opened a table may do more there, and who has closed it less."""
    return sorted(expected.items(), key=lambda each: {"open": 1, "close": 2}.get(each[0], 0))


NAMES = ("Ann", "Bob", "Eve", "Oz", "Rex")


def test_the_tables_name_every_request() -> None:
    assert set(VALID) == set(TAGS)
    for sender, refusals in PLAYING.items():
        assert set(TAGS) - set(refusals) == ({"stand", "agree", "dress"} if sender == "host" else set())
    assert set(TAGS) - set(OVER["host"]) == {"again"}
    assert set(OVER["watcher"]) == set(LOBBY["watcher"]) == set(TAGS)


def test_every_request_of_everybody_in_every_phase(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db", limits=False) as here, guests(here.url, *NAMES) as people:
            it = await scene(here, people)
            for sender, expected in LOBBY.items():
                for do, name in opened_last(expected):
                    await it.check(sender, do, name)
                await it.people[sender].ask("open", table=it.table)
            host, other = it.people["host"], it.people["wrong seat"]
            assert (await host.ask("start", table=it.table))["tell"] == DONE
            for sender, expected in PLAYING.items():
                for do, name in opened_last(expected):
                    await it.check(sender, do, name)
                if sender not in ("outsider", "removed"):
                    await it.people[sender].ask("open", table=it.table)
            for each, seat in ((host, 0), (other, 1)):
                assert (await each.ask("agree", table=it.table, seat=seat))["tell"] == DONE
            for sender, expected in OVER.items():
                for do, name in opened_last(expected):
                    await it.check(sender, do, name)
            before = it.state()
            assert (await host.ask("agree", table=it.table, seat=0, yes=False))["name"] == "over"
            assert it.state() == before

    run(main())


def test_out_of_turn_stale_and_repeated(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db", limits=False) as here, guests(here.url, *NAMES) as people:
            it = await scene(here, people)
            host, other = it.people["host"], it.people["wrong seat"]
            await host.ask("start", table=it.table)
            views = {seat: await each.told("view") for seat, each in ((0, host), (1, other))}
            actor = next(seat for seat in views if views[seat]["moves"])
            acting, waiting = (host, other) if actor == 0 else (other, host)
            view = views[actor]
            move = view["moves"][0]["text"]
            before = it.state()
            for seat, each, at, name in (
                (1 - actor, waiting, view["at"], "not_asked"),
                (actor, acting, view["at"] - 1, "stale"),
                (actor, acting, view["at"] + 1, "not_yet_told"),
                (actor, acting, 2**53, "not_yet_told"),
            ):
                answer = await each.ask("move", table=it.table, seat=seat, move=move, at=at)
                assert answer["name"] == name
            texts: tuple[Any, ...] = ("lay base_ew", "", "\0", "discard " * 5000, "pass\n")
            for written in (*texts, {"move": "lay"}, {}, [], None, 1e300):
                answer = await acting.ask("move", table=it.table, seat=actor, move=written, at=view["at"])
                assert answer["tell"] == "refused", written
                assert len(answer["detail"]) <= 200
                assert (await acting.ask("why", table=it.table, seat=actor, move=written))["tell"] != DONE
            for written in ("", "hello", {}, None, "saw stone at 99999999999999999999,0", "am " * 9000):
                answer = await acting.ask("say", table=it.table, seat=actor, statement=written)
                assert answer["tell"] == "refused", written
            assert it.state() == before
            fields = {"table": it.table, "seat": actor, "move": move, "at": view["at"]}
            first = await acting.ask("move", id="once", **fields)
            assert first["tell"] == DONE
            after = it.state()
            assert after != before
            for _ in range(3):
                await acting.connection.send_again("move", "once", **fields)
                assert await acting.answer("once") == first
            assert (await acting.ask("move", id="twice", **fields))["name"] in ("stale", "not_asked")
            assert it.state() == after
            await waiting.connection.send_again("move", "once", **fields)  # an id belongs to a person
            assert (await waiting.answer("once"))["name"] == "not_your_seat"
            assert it.state() == after

    run(main())


def test_at_no_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db", limits=False) as here, guests(here.url, "Ann") as (ann,):
            for do, fields in VALID.items():
                if do not in WITHOUT_TABLE:
                    answer = await ann.ask(do, table="guessed", **fields)
                    assert answer["name"] == "no_such_table"
            for path in ("", "/record", "/talk"):
                with pytest.raises(Unwelcome) as missing:
                    await asyncio.to_thread(ann.visitor.ask, "GET", f"/api/tables/guessed{path}")
                assert missing.value.answer["name"] == "no_such_table"

    run(main())


WRONG: tuple[Any, ...] = (None, True, -1, 2**64, 1.5, "", "x" * 70, [], {}, ["x"], {"x": 1}, "\0")


def malformed(do: str) -> list[dict[str, Any]]:
    """Requests that are not quite this one."""
    whole = {"do": do, "id": "1", **({} if do in WITHOUT_TABLE else {"table": "x"}), **VALID[do]}
    found = [whole | {"extra": 1}, whole | {"do": do.upper()}]
    info = msgspec.inspect.type_info(TAGS[do])
    assert isinstance(info, msgspec.inspect.StructType)
    for field in info.fields:
        if field.required:
            found.append({name: value for name, value in whole.items() if name != field.name})
        for wrong in WRONG:
            changed = whole | {field.name: wrong}
            try:
                msgspec.convert(changed, TAGS[do])
            except msgspec.ValidationError:
                found.append(changed)
    return found


@pytest.mark.parametrize("do", VALID)
def test_malformed(do: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db", limits=False) as here, guests(here.url, "Ann") as (ann,):
            requests = malformed(do)
            assert len(requests) >= 12
            for number, request in enumerate(requests):
                if number % 40 == 39:  # too many of them end the connection
                    await ann.ask("mute", person="x")
                await ann.connection._socket.send(msgspec.json.encode(request).decode())
                answer = await ann.connection.next()
                assert (answer["tell"], answer["name"]) == ("refused", "invalid_request"), request
                sent = request.get("id")
                assert answer["id"] == (sent[:64] if isinstance(sent, str) else "")
            assert (await ann.ask("mute", person="x"))["tell"] == DONE

    run(main())
