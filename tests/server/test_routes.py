"""Every route answers what the OpenAPI document says, and refuses with what it says."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx
from msgspec import to_builtins

from saboteur.bots.builtin import BUILT_IN
from saboteur.rulesets import PRINTED
from saboteur.server.people.limits import Limit
from saboteur.server.store.kept import KeptStep, Mark, StoreFailed
from saboteur.server.tables.refusals import ServerRefusal
from saboteur.server.web.checks import Checks
from saboteur.server.web.endpoints import ENDPOINTS
from saboteur.server.wire.settings import Settings
from saboteur.words import LANGUAGES
from saboteur.words.catalogue import HELP_NOUNS, NOUNS, REFERENCE, catalogue, entries, source
from tests.referee.schema import closed, quick
from tests.server.documents import OPENAPI
from tests.server.guests import guests, table_of
from tests.server.recording import seated
from tests.server.running import Here, run, served

DOCUMENT: dict[str, Any] = json.loads(OPENAPI.read_text(encoding="utf-8"))
NOBODY = "x" * 16
GAME = next((Path(__file__).parents[1] / "table" / "golden").glob("second-duel*table.sab"))
TRIED: set[tuple[str, str, int]] = set()
"""Method, path and status of all that was answered."""
NAMES: set[str] = set()
"""Of all refusals."""


@cache
def validator(name: str) -> Any:
    """What checks an answer against a schema of the document; fields that it does not name are errors."""
    return quick({"$ref": f"#/components/schemas/{name}", "components": closed(DOCUMENT["components"])})


class Asking:
    """Asks a server, and compares every answer with the document."""

    def __init__(self, url: str) -> None:
        self.client = httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=30)

    async def __call__(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        template, operation = described(method, path)
        content = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        answer = await self.client.request(method, path, content=content, headers=headers)
        TRIED.add((method, template, answer.status_code))
        assert str(answer.status_code) in operation["responses"], (method, path, answer.status_code, answer.text)
        said = operation["responses"][str(answer.status_code)]
        if "content" not in said:
            assert answer.content == b""
            return answer
        [(kind, shape)] = said["content"].items()
        assert answer.headers["content-type"] == kind
        if shape:
            found = answer.json()
            faults = [*validator(shape["schema"]["$ref"].rpartition("/")[2]).iter_errors(found)]
            assert not faults, (path, faults[0].message)
            if answer.status_code >= 400:
                assert f"`{found['name']}`" in said["description"]
                NAMES.add(found["name"])
        return answer


def described(method: str, path: str) -> tuple[str, Any]:
    """The path with its parameters, and what the document says of it."""
    parts = path.partition("?")[0].split("/")
    for template, operations in DOCUMENT["paths"].items():
        expected = template.split("/")
        fits = [a in (b, "{table}", "{language}", "{code}", "{program}") for a, b in zip(expected, parts, strict=False)]
        if len(expected) == len(parts) and all(fits) and method.lower() in operations:
            return template, operations[method.lower()]
    raise AssertionError(f"{method} {path} is not in the document")


@asynccontextmanager
async def asked(here: Here) -> AsyncIterator[Asking]:
    """Somebody new."""
    asking = Asking(here.url)
    async with asking.client:
        yield asking


def test_every_route_answers_and_refuses_what_the_document_says(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.sqlite") as here, asked(here) as ask:
            await everything(here, ask)
        every = {(each.method, each.path, each.status) for each in ENDPOINTS}
        assert every <= TRIED, every - TRIED
        refused = {refusal.name.lower() for each in ENDPOINTS for refusal in each.refused_with}
        # Who is too slow: test_patience.py; who was removed: test_people.py.
        assert refused - {"too_slow", "removed"} == NAMES, refused ^ NAMES

    run(main())


async def everything(here: Here, ask: Asking) -> None:
    """All routes, by somebody of the house and by strangers."""
    assert (await ask("GET", "/api/me")).status_code == 401
    assert (await ask("GET", "/api/who")).json() == {"person": None, "password": False}
    assert (await ask("POST", "/api/me", {"name": "An"}, origin="http://elsewhere.example")).status_code == 403
    assert (await ask("GET", "/api/games", host="elsewhere.example")).json()["name"] == "wrong_host"
    assert (await ask("POST", "/api/me", {"name": ""})).json()["name"] == "invalid_name"
    assert (await ask("POST", "/api/me", {"nickname": "An"})).json()["name"] == "invalid_request"
    assert (await ask("POST", "/api/me", {"name": "An", "password": "gold"})).json()["name"] == "wrong_password"
    assert (await ask("POST", "/api/me", b"[" * 100_000)).json()["name"] == "invalid_request"
    assert (await ask("POST", "/api/me", b" " * 300_000)).status_code == 413
    come = await ask("POST", "/api/me", {"name": "Ann"})
    assert come.json()["name"] == "Ann"
    assert "HttpOnly" in come.headers["set-cookie"]
    assert (await ask("GET", "/api/me")).json() == come.json()
    assert (await ask("PATCH", "/api/me", {"name": "Anna"})).json() == {**come.json(), "name": "Anna"}
    link = (await ask("POST", "/api/me/link")).json()
    async with asked(here) as other:
        assert (await other("POST", "/api/me/arrive", link)).json()["id"] == come.json()["id"]
    assert (await ask("POST", "/api/me/arrive", link)).json()["name"] == "invalid_link"
    token = (await ask("POST", "/api/me/programs", {"name": "Deep Mine"})).json()["token"]
    mine = {"authorization": f"Bearer {token}", "origin": "http://elsewhere.example"}
    assert (await ask("PATCH", "/api/me", {"name": "Deeper"}, **mine)).json()["program"] is True
    (program,) = (await ask("GET", "/api/me/programs")).json()["programs"]
    assert (program["name"], program["program"]) == ("Deeper", True)
    assert (await ask("DELETE", "/api/me/programs/other")).json()["name"] == "no_such_person"
    assert (await ask("DELETE", f"/api/me/programs/{program['id']}")).status_code == 204
    assert (await ask("GET", "/api/me/programs")).json() == {"programs": []}
    assert (await ask("GET", "/api/me", **mine)).status_code == 401
    await tables(here, ask)
    assert (await ask("POST", "/api/check", {"record": GAME.read_text(encoding="utf-8"), "as": 0})).json()["steps"]
    await lasting(ask)
    assert (await ask("POST", "/api/check", {"record": "no record"})).json()["fault"]["line"] == 1
    here.house.checks = Checks(patience=0.001)
    assert (await ask("POST", "/api/check", {"record": "no record"})).json()["name"] == "not_checked"
    person = come.json()["id"]
    assert await here.house.store.ban(person, 0, None)
    assert (await ask("GET", "/api/me")).json()["name"] == "banned"
    assert await here.house.store.unban(person)
    assert (await ask("GET", "/api/me/statistics")).json()["tallies"] == []
    assert (await ask("GET", "/api/me/muted")).json() == {"people": []}
    await limits(here, ask)
    assert (await ask("DELETE", "/api/me")).status_code == 204
    assert (await ask("GET", "/api/me")).status_code == 401


async def tables(here: Here, ask: Asking) -> None:
    """What is told of tables, before, in and after a game."""
    assert (await ask("POST", "/api/tables", {"settings": {"game": "chess"}})).json()["name"] == "invalid_settings"
    assert (await ask("POST", "/api/tables", {"settings": {"bot": "deep"}})).json()["name"] == "no_such_bot"
    for position in ("saboteur", "saboteur position 2\ngame: duel\nseats: 2\nobserver: table\nasked: deal\nround: 0\n"):
        refused = (await ask("POST", "/api/tables", {"settings": {"game": "solo"}, "position": position})).json()
        assert refused["name"] == "invalid_position"
        assert refused["detail"]
    made = (await ask("POST", "/api/tables", {"settings": {"game": "solo", "listed": True}})).json()["table"]
    shown = (await ask("GET", f"/api/tables/{made}")).json()
    assert shown["phase"] == "lobby"
    assert (await ask("GET", f"/api/codes/{shown['code']}")).json() == {"table": made}
    assert (await ask("GET", "/api/codes/BABABAB")).json()["name"] == "no_such_table"
    square = await ask("GET", f"/api/tables/{made}/qr")
    assert (square.headers["content-type"], square.text[:4]) == ("image/svg+xml", "<svg")
    assert (await ask("GET", f"/api/tables/{made}/record")).json()["name"] == "not_begun"
    assert (await ask("GET", f"/api/tables/{NOBODY}")).json()["name"] == "no_such_table"
    [found] = (await ask("GET", "/api/tables")).json()["tables"]
    assert (found["table"], found["here"], found["free"]) == (made, 0, 1)
    settings = Settings(game="duel", listed=True, watching=False)
    async with seated(here.url, settings, ["Bob", "Cyd"]) as (table, people):
        [newest, _] = (await ask("GET", "/api/tables")).json()["tables"]
        assert (newest["table"], newest["here"], newest["free"]) == (table, 2, 0)
        await people[0].ask("talk", table=table, text="hello")
        [talk] = (await ask("GET", f"/api/tables/{table}/talk")).json()["talk"]
        assert (talk["tell"], talk["text"], talk["table"]) == ("talk", "hello", table)
        await people[0].ask("start", table=table)
        record = f"/api/tables/{table}/record"
        for wanted, name in {"": "no_watching", "?as=table": "not_over", "?as=0": "not_your_seat"}.items():
            assert (await ask("GET", record + wanted)).json()["name"] == name
        async with asked(here) as stranger:
            for wanted in ("", "?as=0", "?as=table"):
                assert (await stranger("GET", record + wanted)).status_code == 401
        told, events, steps = (f"/api/tables/{table}/{what}" for what in ("story", "events", "steps"))
        for wanted, name in {"": "no_watching", "?as=table": "not_over", "?as=0": "not_your_seat"}.items():
            for path in (told, events, steps):
                assert (await ask("GET", path + wanted)).json()["name"] == name
        await people[0].ask("agree", table=table, seat=0)
        await people[1].ask("agree", table=table, seat=1)
        assert (await ask("GET", record)).text.startswith("saboteur")
        assert (await ask("GET", record + "?as=1")).text.startswith("saboteur")
        everything = (await ask("GET", steps)).json()
        assert (everything["observer"], everything["names"]) == ("table", ["Bob", "Cyd"])
        assert everything["observers"] == ["table", 0, 1, "watcher"]
        part = (await ask("GET", steps + "?as=1&since=1")).json()
        assert (part["observer"], len(part["steps"])) == (1, everything["count"] - 1)
        assert "?" in part["steps"][0]["view"]["hands"][0]
        assert "?" not in everything["steps"][1]["view"]["hands"][0]
        assert (await ask("GET", told + "?as=1")).json()["rounds"] == []
        assert (await ask("GET", told + "?as=table")).json()["name"] == "not_your_seat"
        assert (await ask("GET", events + "?as=1")).json()["at"] >= 2
    assert (await ask("GET", "/api/me/tables")).json() == {"tables": []}


async def lasting(ask: Asking) -> None:
    """What is loaded once, and then only asked for."""
    for path in ("/api/games", "/api/bots", "/api/words/uk", "/api/help/uk", "/api/openapi.json"):
        first = await ask("GET", path)
        tag = first.headers["etag"]
        assert first.headers["cache-control"] == "no-cache"
        again = await ask("GET", path, **{"if-none-match": tag})
        assert (again.status_code, again.headers["etag"]) == (304, tag)
        assert (await ask("GET", path, **{"if-none-match": '"another"'})).content == first.content
    assert {each["game"] for each in (await ask("GET", "/api/games")).json()["games"]} >= {"base", "duel"}
    bots = (await ask("GET", "/api/bots")).json()["bots"]
    assert {bot["name"]: bot["said"]["key"] for bot in bots} == {name: f"bot-{name}" for name in BUILT_IN}
    assert (await ask("GET", "/api/openapi.json")).text == OPENAPI.read_text(encoding="utf-8")
    for language in LANGUAGES:
        words = (await ask("GET", f"/api/words/{language}")).json()
        about = (await ask("GET", f"/api/help/{language}")).json()
        for noun in NOUNS:
            assert source(language, noun) in (about if noun in HELP_NOUNS else words)["fluent"]
        table, rest = [
            dict(entries((await ask("GET", f"/api/words/{language}?part={part}")).json()["fluent"]))
            for part in ("table", "rest")
        ]
        assert not set(table) & set(rest)
        assert {*table, *rest} == {name for name, _ in entries(words["fluent"])}
        assert set(REFERENCE.findall("".join(table.values()))) <= {*table, "NUMBER"}
        assert not set(REFERENCE.findall(words["fluent"])) & {name for name, _ in entries(about["fluent"])}
        assert words["languages"][language] == LANGUAGES[language]
        assert set(about["games"]) == set(PRINTED)
        ids = {entry["id"] for entries in about["games"].values() for entry in entries}
        assert set(about["cards"].values()) <= ids
        keys = {text["key"] for entries in about["games"].values() for entry in entries for text in entry["text"]}
        assert all(f"\n{key.partition('.')[0]} =" in words["fluent"] + about["fluent"] for key in keys)
    for path in ("/api/words/xx", "/api/help/xx"):
        assert (await ask("GET", path)).json()["name"] == "no_such_language"


async def limits(here: Here, ask: Asking) -> None:
    """Too much at once, and a disk that fails."""
    here.house.limits.welcoming = Limit((0, 0.0), (0, 0.0))
    assert (await ask("POST", "/api/me/link")).json()["name"] == "too_much"
    store = here.house.store
    try:
        here.house.store = Broken(StoreFailed("no disk"))  # type: ignore[assignment]
        assert (await ask("GET", "/api/tables")).json()["name"] == "not_kept"
        here.house.store = Broken(ZeroDivisionError())  # type: ignore[assignment]
        assert (await ask("GET", "/api/tables")).json()["name"] == "failed"
    finally:
        here.house.store = store


class Broken:
    """A store that fails."""

    def __init__(self, fault: Exception) -> None:
        self._fault = fault

    async def listed(self, most: int) -> None:
        """As any other reading."""
        raise self._fault


def test_every_refusal_has_words_in_every_language() -> None:
    for language in LANGUAGES:
        for refusal in ServerRefusal:
            assert catalogue(language).text(f"refusal-server-{refusal.name.lower().replace('_', '-')}")


def test_nobody_is_shown_over_http_what_is_not_stored_yet(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann") as (ann,), asked(here) as ask:
            table = await table_of(ann, game="duel", listed=True)
            await ask("POST", "/api/me", {"name": "Bob"})
            store, kept = here.house.store, asyncio.Event()
            append = store.append

            def late(step: KeptStep, mark: Mark | None) -> asyncio.Future[bool]:
                async def wait() -> bool:
                    await kept.wait()
                    return await append(step, mark)

                return asyncio.ensure_future(wait())

            store.append = late  # type: ignore[method-assign]
            await ann.connection.send("start", table=table)
            while (desk := here.house.desks.opened(table)) is None or desk.played.phase != "playing":
                await asyncio.sleep(0.005)
            paths = (f"/api/tables/{table}", f"/api/tables/{table}/record?as=watcher", "/api/tables")
            asking = [asyncio.ensure_future(ask("GET", path)) for path in paths]
            await asyncio.sleep(0.3)
            assert not any(each.done() for each in asking)
            kept.set()
            shown, record, _ = await asyncio.gather(*asking)
            assert shown.json()["phase"] == "playing"
            assert "deal" in record.text

    run(main())


def test_lists_say_what_is_played_when_the_host_has_changed_the_game(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann") as (ann,):
            first, then = Settings(game="base", listed=True, pace=0), Settings(game="solo", listed=True, pace=0)
            table = await asyncio.to_thread(ann.visitor.create, first)
            await ann.ask("open", table=table)
            await ann.ask("sit", table=table, name="Ann", seat=0)
            assert (await ann.ask("set", table=table, settings=to_builtins(then)))["tell"] == "done"
            await ann.ask("close", table=table)
            for _ in range(2):
                await here.house.desks.look_around()
            assert here.house.desks.opened(table) is None
            [found] = (await asyncio.to_thread(ann.visitor.ask, "GET", "/api/tables"))["tables"]
            assert found["settings"]["game"] == "solo"
            await ann.ask("open", table=table)
            await ann.ask("start", table=table)
            await ann.ask("agree", table=table, seat=0)
            await ann.ask("close", table=table)
            for _ in range(2):
                await here.house.desks.look_around()
            [found] = (await asyncio.to_thread(ann.visitor.ask, "GET", "/api/me/tables"))["tables"]
            assert (found["phase"], found["settings"]["game"]) == ("over", "solo")
            assert here.house.desks.opened(table) is None

    run(main())
