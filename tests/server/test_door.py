"""The doors of a server: who is let in, what every answer says, and what happens to those who keep it waiting."""

import asyncio
import contextlib
import io
import json
import logging
import socket
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from saboteur.client.visitor import Visitor
from saboteur.server.logs import JsonLines
from saboteur.server.people.limits import PERSON_CONNECTIONS, Limit
from saboteur.server.starting import Plan, names
from saboteur.server.web.endpoints import ENDPOINTS
from saboteur.server.web.guard import HEADERS, Guard
from saboteur.server.wire.settings import Settings
from tests.server.guests import Guest, guests
from tests.server.running import Here, run, served, started


@contextlib.asynccontextmanager
async def asked(here: Here, **headers: str) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who sends these headers."""
    async with httpx.AsyncClient(base_url=here.url, headers=headers, trust_env=False) as client:
        yield client


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """All that is logged, as a server writes it."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.addHandler(handler)
    yield stream
    root.removeHandler(handler)


def refused_as(answer: httpx.Response) -> tuple[int, str]:
    """The status and the name of a refusal, which has a sentence and the headers of every answer."""
    for name, value in HEADERS:
        assert answer.headers[name.decode()] == value.decode()
    assert answer.headers["cache-control"] == "no-store"
    found = answer.json()
    assert set(found) == {"name", "rule", "said", "detail"}
    assert found["said"]["key"].startswith("refusal-")
    return answer.status_code, found["name"]


# -- answers -------------------------------------------------------------------------------------------------------


def test_every_answer_has_the_headers_and_every_refusal_is_one(tmp_path: Path, logged: io.StringIO) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, asked(here) as client:
            for path in ("/", "/health", "/ready", "/metrics", "/api/tables"):
                answer = await client.get(path)
                assert answer.status_code == 200, path
                assert answer.headers["content-security-policy"].startswith("default-src 'none'")
                assert "unsafe" not in answer.headers["content-security-policy"]
                assert "server" not in answer.headers
            assert refused_as(await client.get("/nothing")) == (404, "no_such_page")
            assert refused_as(await client.get("/api/me/")) == (404, "no_such_page")
            assert refused_as(await client.put("/api/me")) == (405, "wrong_method")
            assert refused_as(await client.options("/api/me")) == (405, "wrong_method")
            assert refused_as(await client.get("/api/me")) == (401, "stranger")
            assert refused_as(await client.get("/api/tables/%00%ff..")) == (404, "no_such_table")

            async def listed(most: int) -> Any:
                raise RuntimeError("the seed is 12345")

            here.house.store.listed = listed  # type: ignore[method-assign]
            answer = await client.get("/api/tables")
            assert refused_as(answer) == (500, "failed")
            assert "12345" not in answer.text
            line = json.loads(logged.getvalue().splitlines()[-1])
            assert (line["level"], line["error"]) == ("error", "RuntimeError")
            assert line["where"][-1].startswith("test_door.py:")
            assert "12345" not in logged.getvalue()

    run(main())


def test_a_request_that_fails_inside_a_table_is_refused_and_the_table_goes_on(
    tmp_path: Path, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann") as (ann,):
            table = await asyncio.to_thread(ann.visitor.ask, "POST", "/api/tables", {"settings": {"game": "solo"}})
            assert (await ann.ask("open", **table))["tell"] == "done"

            def fail(*_: object) -> None:
                raise KeyError("the gold is at 8,2")

            with monkeypatch.context() as broken:
                broken.setattr("saboteur.server.tables.doing.Doing._sit", fail)
                assert (await ann.ask("sit", **table, name="Ann"))["name"] == "failed"
                broken.setattr("saboteur.server.web.house.House.beside", fail)
                assert (await ann.ask("mute", person="x"))["name"] == "failed"
            assert (await ann.ask("sit", **table, name="Ann"))["tell"] == "done"
            assert "8,2" not in logged.getvalue()
            assert logged.getvalue().count("KeyError") == 2

    run(main())


def test_metrics_are_for_the_machine_itself(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, asked(here, **{"x-forwarded-for": "203.0.113.9"}) as client:
            assert refused_as(await client.get("/metrics")) == (403, "from_outside")
            assert (await client.get("/ready")).status_code == 200
            here.house.guard = Guard(trusted=["203.0.113.9"])
            assert (await client.get("/metrics")).status_code == 200

    run(main())


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this machine has no IPv6")
def test_at_a_socket_for_both_kinds_people_who_come_by_ipv4_have_addresses_of_their_own(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db", host="::") as here, guests(here.url, "Ann") as (ann,):
            assert (await ann.ask("ping"))["tell"] == "done"
            assert [connection.address for connection in here.house.connections] == ["127.0.0.1"]
            async with asked(here) as client:
                assert (await client.get("/metrics")).status_code == 200
                behind = {"x-forwarded-for": "203.0.113.9"}  # of a proxy at 127.0.0.1, which is believed
                assert refused_as(await client.get("/metrics", headers=behind)) == (403, "from_outside")

    run(main())


def test_one_person_does_not_take_what_their_address_has_left_for_others(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, asked(here) as client:
            here.house.limits.asking = Limit(person=(5, 0.0), address=(100, 0.0))
            ann, bob = [(await asyncio.to_thread(Visitor.new, here.url, name)).cookie for name in ("Ann", "Bob")]
            for _ in range(5):
                assert (await client.get("/api/me", headers={"cookie": ann})).status_code == 200
            assert refused_as(await client.get("/api/me", headers={"cookie": ann})) == (429, "too_much")
            assert (await client.get("/api/me", headers={"cookie": bob})).status_code == 200

    run(main())


def test_metrics_count_steps_and_errors_and_say_how_much_room_there_is(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, asked(here) as client:

            async def figures() -> dict[str, float]:
                lines = (await client.get("/metrics")).text.splitlines()
                return {name: float(value) for name, value in (line.split() for line in lines if line[0] != "#")}

            before = await figures()
            assert before["saboteur_step_seconds_count"] == before["saboteur_errors_total"] == 0
            assert before["saboteur_ready"] == before["saboteur_nodes"] == 1
            assert before["saboteur_store_bytes"] > 10_000
            assert before["saboteur_disk_free_bytes"] > 0
            async with guests(here.url, "Ann") as (ann,):
                table = await asyncio.to_thread(ann.visitor.ask, "POST", "/api/tables", {"settings": {"game": "solo"}})
                assert (await ann.ask("open", **table))["tell"] == "done"
                assert (await ann.ask("sit", **table, name="Ann"))["tell"] == "done"
            here.house.metrics.errors.handle(logging.LogRecord("saboteur", logging.ERROR, "", 1, "failed", (), None))
            after = await figures()
            assert after["saboteur_step_seconds_count"] == after["saboteur_errors_total"] == 1
            assert after["saboteur_step_seconds_sum"] > 0

    run(main())


def test_only_a_page_that_is_secure_is_told_to_stand_alone(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here:
            for headers, secure in (
                ({}, True), ({"host": "localhost:8710"}, True), ({"host": "[::1]:8710"}, True),
                ({"host": "192.168.1.7:8710"}, False), ({"host": "192.168.1.7", "x-forwarded-proto": "https"}, True),
            ):  # fmt: skip
                async with asked(here, **headers) as client:
                    found = (await client.get("/")).headers.get("cross-origin-opener-policy")
                    assert found == ("same-origin" if secure else None), headers

    run(main())


# -- names and pages -----------------------------------------------------------------------------------------------


def test_only_the_names_and_addresses_of_the_server_are_answered(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here:
            here.house.guard = Guard(["table.example"])
            for host, status in (
                ("table.example", 200), ("TABLE.example:8710", 200), ("localhost:1", 200), ("10.1.2.3", 200),
                ("[::1]:80", 200), ("evil.example", 421), ("table.example.evil.example", 421), ("1.2.3", 421),
                ("table.example@evil.example", 421), ("evil.example:table.example", 421),
            ):  # fmt: skip
                async with asked(here, host=host) as client:
                    answer = await client.get("/api/tables")
                    assert answer.status_code == status, host
                    if status == 421:
                        assert refused_as(answer) == (421, "wrong_host")
            cookie = (await asyncio.to_thread(Visitor.new, here.url, "Ann")).cookie
            port = int(here.url.rpartition(":")[2])
            headers = {"cookie": cookie, "origin": "http://evil.example"}
            with pytest.raises(InvalidStatus) as rebound:
                async with connect(
                    "ws://evil.example/socket", host="127.0.0.1", port=port, additional_headers=headers, proxy=None
                ):
                    pass
            assert rebound.value.response.status_code == 421

    run(main())


ORIGINS = (
    "http://evil.example", "null", "http://[", "https://", "file:", "http://127.0.0.1", "http://127.0.0.1.evil.example",
)  # fmt: skip


@pytest.mark.parametrize("origin", ORIGINS)
def test_pages_of_others_can_neither_change_nor_listen(origin: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here:
            ann = await asyncio.to_thread(Visitor.new, here.url, "Ann")
            async with asked(here, cookie=ann.cookie, origin=origin) as client:
                for method, path in (("DELETE", "/api/me"), ("POST", "/api/tables"), ("PATCH", "/api/me")):
                    assert refused_as(await client.request(method, path)) == (403, "wrong_origin")
            async with asked(here, cookie=ann.cookie, **{"sec-fetch-site": "cross-site"}) as client:
                assert refused_as(await client.delete("/api/me")) == (403, "wrong_origin")
            assert (await asyncio.to_thread(ann.ask, "GET", "/api/me"))["name"] == "Ann"
            denied = await denial(here, {"cookie": ann.cookie, "origin": origin})
            assert denied == (403, "wrong_origin")

    run(main())


async def denial(here: Here, headers: dict[str, str], path: str = "/socket") -> tuple[int, str]:
    """Why a WebSocket is not opened."""
    with pytest.raises(InvalidStatus) as denied:
        async with connect(here.url.replace("http", "ws") + path, additional_headers=headers):
            pass
    answer = denied.value.response
    assert answer.headers["content-security-policy"]
    return answer.status_code, json.loads(answer.body or b"")["name"]


def test_nothing_of_a_failed_callback_is_logged_but_its_kind(logged: io.StringIO) -> None:
    async def main() -> None:
        def fails(hand: list[str]) -> None:
            raise KeyError("seat 2 holds base_map")

        asyncio.get_running_loop().call_soon(fails, ["base_gold"])
        await asyncio.sleep(0)

    run(main())
    line = json.loads(logged.getvalue())
    assert (line["from"], line["error"]) == ("asyncio", "KeyError")
    assert "base_" not in logged.getvalue()


def test_strangers_open_no_socket(tmp_path: Path, logged: io.StringIO) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here:
            own = {"origin": here.url}
            assert await denial(here, own) == (401, "stranger")
            assert await denial(here, {}) == (403, "wrong_origin")
            assert await denial(here, {"authorization": "Bearer guess"}) == (401, "stranger")
            for cookie in ("saboteur=guess", "saboteur=", 'saboteur="\\', "=;;,=", "saboteur=a; saboteur=b"):
                assert await denial(here, {**own, "cookie": cookie}) == (401, "stranger")
            ann = await asyncio.to_thread(Visitor.new, here.url, "Ann")
            assert await denial(here, {**own, "cookie": ann.cookie}, "/elsewhere") == (404, "no_such_page")
            as_token = {"authorization": f"Bearer {ann.cookie.partition('=')[2]}"}
            assert await denial(here, as_token) == (401, "stranger")  # a cookie is no token of a program
            here.house.desks.stopping = True
            assert await denial(here, {**own, "cookie": ann.cookie}) == (503, "stopping")
        assert "handshake" not in logged.getvalue(), "that is no fault of the server"

    run(main())


# -- secrets -------------------------------------------------------------------------------------------------------


def test_cookies_are_for_the_server_alone_and_secrets_are_kept_as_hashes(tmp_path: Path) -> None:
    async def main() -> list[str]:
        async with served(tmp_path / "db") as here, asked(here, **{"x-forwarded-proto": "https"}) as client:
            answer = await client.post("/api/me", json={"name": "Ann"})
            flags = answer.headers["set-cookie"].split("; ")
            assert {"HttpOnly", "SameSite=lax", "Secure", "Path=/"} <= set(flags)
            assert "Domain" not in answer.headers["set-cookie"]
            assert answer.headers["strict-transport-security"]
            async with asked(here) as plain:
                assert "Secure" not in (await plain.post("/api/me", json={"name": "Bob"})).headers["set-cookie"]
            client.headers["cookie"] = flags[0]
            link = (await client.post("/api/me/link")).json()["link"]
            token = (await client.post("/api/me/programs", json={"name": "Robo"})).json()["token"]
            table = (await client.post("/api/tables", json={"settings": {}})).json()["table"]
            assert len(table) == 16
            assert min(map(len, (link, token, flags[0].partition("=")[2]))) >= 43
            return [link, token, flags[0].partition("=")[2]]

    secrets = run(main())
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"Ann" in kept
    for secret in secrets:
        assert secret.encode() not in kept


def test_a_server_with_a_password_answers_nobody_without_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db", password="Лопата") as here, asked(here) as client:
            for wrong in ({}, {"password": ""}, {"password": "лопата"}):
                assert refused_as(await client.post("/api/me", json={"name": "Eve", **wrong})) == (
                    401,
                    "wrong_password",
                )
            for path in ("/api/tables", "/api/tables/x", "/api/tables/x/record", "/api/me/tables"):
                assert refused_as(await client.get(path)) == (401, "stranger")
            for path in ("/api/who", "/api/games", "/api/bots", "/api/words/en", "/api/help/en"):
                assert (await client.get(path)).status_code == 200
            assert (await client.get("/health")).status_code == 200
            ann = await client.post("/api/me", json={"name": "Ann", "password": "Лопата"})
            client.headers["cookie"] = ann.headers["set-cookie"].partition(";")[0]
            client.cookies.clear()
            assert (await client.get("/api/tables")).status_code == 200
            robo = {"name": "Robo"}
            assert refused_as(await client.post("/api/me/programs", json=robo)) == (401, "wrong_password")
            made = await client.post("/api/me/programs", json={**robo, "password": "Лопата"})
            assert made.status_code == 201
            link = (await client.post("/api/me/link")).json()["link"]
            async with asked(here) as phone:
                assert refused_as(await phone.post("/api/me/arrive", json={"link": link})) == (401, "wrong_password")
                came = await phone.post("/api/me/arrive", json={"link": link, "password": "Лопата"})
                assert came.json()["id"] == ann.json()["id"]
            async with asked(here, authorization=f"Bearer {made.json()['token']}") as program:
                assert (await program.get("/api/tables")).status_code == 200

    run(main())


STRANGERS_MAY = {
    "who": 200, "welcome": 400, "arrive": 400, "tables": 200, "table": 404,
    "record": 404, "story": 404, "qr": 404, "games": 200,
    "bots": 200, "words": 404, "openapi": 200, "events": 404, "steps": 404, "help": 404,
}  # fmt: skip
"""All that somebody whom the server does not know gets an answer to, here to an empty or wrong request."""


def test_every_route_from_strangers(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db", limits=False) as here, asked(here) as client:
            for endpoint in ENDPOINTS:
                path = endpoint.path.format(table="guessed", language="xx", code="BABABAB", program="x")
                answer = await client.request(endpoint.method, path)
                expected = STRANGERS_MAY.get(endpoint.handler, 401)
                assert answer.status_code == expected, endpoint.path
                assert expected != 401 or answer.json()["name"] == "stranger"

    run(main())


# -- how much ------------------------------------------------------------------------------------------------------


def test_newcomers_are_counted_by_address(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here:

            async def come(address: str) -> int:
                async with asked(here, **{"x-forwarded-for": address}) as client:
                    return (await client.post("/api/me", json={"name": "Ann"})).status_code

            async with asked(here, **{"x-forwarded-for": "203.0.113.1"}) as client:
                statuses = [(await client.post("/api/me", json={"name": "Ann"})).status_code for _ in range(65)]
            assert statuses[:60] == [201] * 60
            assert 429 in statuses
            assert await come("203.0.113.2") == 201
            here.house.limits.welcoming._address.take("2001:db8::", time.monotonic(), 60)
            assert await come("2001:db8::7") == 429  # a household has a whole block
            assert await come("2001:db8:0:1::7") == 201

    run(main())


def test_tables_are_counted_by_person(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, asked(here) as client:
            ann = await asyncio.to_thread(Visitor.new, here.url, "Ann")
            bob = await asyncio.to_thread(Visitor.new, here.url, "Bob")
            tried = [
                (await client.post("/api/tables", json={"settings": {}}, headers={"cookie": ann.cookie})).status_code
                for _ in range(22)
            ]
            assert (tried[:20], tried[-1]) == ([201] * 20, 429)
            other = await client.post("/api/tables", json={"settings": {}}, headers={"cookie": bob.cookie})
            assert other.status_code == 201
            here.house.limits.most_hosted = 1
            more = await client.post("/api/tables", json={"settings": {}}, headers={"cookie": bob.cookie})
            assert refused_as(more) == (429, "too_much")

    run(main())


def test_connections_are_counted(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, contextlib.AsyncExitStack() as stack:
            ann = await asyncio.to_thread(Visitor.new, here.url, "Ann")
            bob = await asyncio.to_thread(Visitor.new, here.url, "Bob")
            url = here.url.replace("http", "ws") + "/socket"
            sockets = [
                await stack.enter_async_context(connect(url, additional_headers=ann.headers))
                for _ in range(PERSON_CONNECTIONS)
            ]
            assert await denial(here, ann.headers) == (429, "too_much")
            here.house.limits.address_connections = PERSON_CONNECTIONS
            assert await denial(here, bob.headers) == (429, "too_much")
            await sockets[0].close()
            while len(here.house.connections) == PERSON_CONNECTIONS:
                await asyncio.sleep(0.005)
            await stack.enter_async_context(connect(url, additional_headers=bob.headers))

    run(main())


def test_who_sends_too_much_is_told_to_wait_and_then_dropped(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann", "Bob") as (ann, bob):
            for number in range(1500):
                await ann.connection.send("mute", person="x", quiet=False, id=str(number))
            assert await hung_up(ann) == 4005
            assert (await bob.ask("mute", person="x"))["tell"] == "done"
            names = [each.get("name") for each in ann.heard]
            assert names.count("too_much") > 100

    run(main())


async def hung_up(guest: Guest) -> int:
    """The code with which the server ends a connection."""
    try:
        while True:
            guest.heard.append(await guest.connection.next())
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


def test_who_deletes_themselves_is_cut_off(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann") as (ann,):
            await ann.get("/api/me", "DELETE")
            with pytest.raises(ConnectionClosed):
                await ann.ask("mute", person="x")
            assert not here.house.connections

    run(main())


def test_a_server_knows_its_own_names() -> None:
    own = socket.gethostname()
    database = Path("tables.sqlite")
    assert names(Plan(database)) == []
    assert names(Plan(database, host="0.0.0.0")) == [own, f"{own.partition('.')[0]}.local"]
    assert names(Plan(database, public_url="https://Table.example:8443/x")) == ["table.example"]


def test_the_log_of_a_process_holds_no_secret(tmp_path: Path) -> None:
    async def talk(url: str, visitor: Visitor, table: str) -> None:
        async with connect(
            url.replace("http", "ws") + "/socket?secret=xyzzy", additional_headers=visitor.headers
        ) as it:
            await it.send('{"do":"hello","version":1}')
            await it.send(json.dumps({"do": "open", "id": "1", "table": table}))
            await it.recv()

    with started(tmp_path / "db", "--log", "json") as server:
        ann = Visitor.new(server.url, "Annabella")
        table = ann.create(Settings(game="solo"))
        run(talk(server.url, ann, table))
        host, port = server.url.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port))) as broken:
            broken.sendall(b"GET /?secret=xyzzy HTTP/9.9\r\n\r\n")
            broken.recv(1000)
        answer = httpx.get(server.url, headers={"host": "evil.example"}, trust_env=False)
        assert refused_as(answer) == (421, "wrong_host")
        status, _, errors = server.stop()
    assert status == 0
    for secret in ("xyzzy", "Annabella", ann.cookie.partition("=")[2], table):
        assert secret not in errors
    for line in errors.splitlines():
        assert json.loads(line)["level"] in ("info", "warning")
