"""The page for browsers: its places, its files, how long they are kept, and what a messenger shows of a link."""

import asyncio
import gzip
import json
import re
from html import escape, unescape
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from saboteur.client.connection import connected
from saboteur.client.visitor import Visitor
from saboteur.server.web.built import BuiltPage
from saboteur.server.web.guard import HEADERS
from saboteur.server.web.preview import Invitation, preview
from saboteur.server.wire.requests import VERSION
from tests.server.guests import guests, table_of
from tests.server.running import run, served
from tests.server.test_door import asked, refused_as

SCRIPT = b"console.log('dig');\n" * 50
BROTLI = b"as Brotli has it; the server never looks into it"


@pytest.fixture
def page(tmp_path: Path) -> BuiltPage:
    """A small page, built."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<html><head><!-- preview --></head><body>the page</body></html>")
    (folder / "assets" / "index-B3tVw1Cx.js").write_bytes(SCRIPT)
    (folder / "assets" / "index-B3tVw1Cx.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "index-B3tVw1Cx.js.br").write_bytes(BROTLI)
    (folder / "preview.png").write_bytes(b"\x89PNG")
    found = BuiltPage.at(folder)
    assert found is not None
    return found


def test_every_place_of_the_page_is_the_document_and_nothing_else_is(tmp_path: Path, page: BuiltPage) -> None:
    async def main() -> None:
        async with served(tmp_path / "db", page=page) as here, asked(here) as client:
            for path in ("/", "/new", "/t/x7", "/t/x7/back", "/check", "/rules/base", "/join/AB-12", "/whatever"):
                answer = await client.get(path)
                assert (answer.status_code, answer.headers["cache-control"]) == (200, "private, no-cache"), path
                assert answer.headers["content-type"] == "text/html; charset=utf-8"
                assert "the page" in answer.text
                for name, value in HEADERS:
                    assert answer.headers[name.decode()] == value.decode()
                had = {"if-none-match": answer.headers["etag"]}
                assert (await client.get(path, headers=had)).status_code == 304
            for path in ("/api/nothing", "/assets/gone.js", "/assets/", "/robots.txt", "/socket", "/index.html"):
                assert refused_as(await client.get(path)) == (404, "no_such_page"), path
            for path in ("/assets/../../x.py", "/assets/%2e%2e/%2e%2e/starting.py", "//etc/passwd.txt"):
                assert (await client.get(path)).status_code == 404, path
            assert refused_as(await client.post("/new")) == (404, "no_such_page")
            assert refused_as(await client.get("/api/me/link")) == (405, "wrong_method")
            assert (await client.head("/new")).headers["content-type"] == "text/html; charset=utf-8"

    run(main())


def test_files_with_a_hash_in_their_name_are_kept_for_ever(tmp_path: Path, page: BuiltPage) -> None:
    async def main() -> None:
        async with served(tmp_path / "db", page=page) as here, asked(here) as client:
            script = "/assets/index-B3tVw1Cx.js"
            packed = await client.get(script, headers={"accept-encoding": "gzip, deflate"})
            plain = await client.get(script, headers={"accept-encoding": "identity"})
            assert packed.content == plain.content == SCRIPT
            assert packed.headers["content-encoding"] == "gzip"
            assert int(packed.headers["content-length"]) < len(SCRIPT) // 4
            assert "content-encoding" not in plain.headers
            for answer in (packed, plain):
                assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
                assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
                assert answer.headers["vary"] == "accept-encoding"
                assert answer.headers["content-security-policy"].startswith("default-src 'none'; script-src 'self'")
            had = {"accept-encoding": "gzip", "if-none-match": packed.headers["etag"]}
            assert (await client.get(script, headers=had)).status_code == 304
            request = client.build_request("GET", script, headers={"accept-encoding": "gzip, deflate, br"})
            smallest = await client.send(request, stream=True)
            assert b"".join([part async for part in smallest.aiter_raw()]) == BROTLI
            assert smallest.headers["content-encoding"] == "br"
            assert len({each.headers["etag"] for each in (packed, plain, smallest)}) == 3
            picture = await client.get("/preview.png")
            assert (picture.headers["content-type"], picture.headers["cache-control"]) == ("image/png", "no-cache")
            assert {(await client.get(script + end)).status_code for end in (".gz", ".br")} == {404}

    run(main())


@pytest.mark.parametrize("proxy", ["/cards/saboteur", ""], ids=["keeps the path", "takes it away"])
def test_a_proxy_may_have_the_page_under_a_path(proxy: str, page: BuiltPage, tmp_path: Path) -> None:
    folder, prefix = tmp_path / "page", "/cards/saboteur"
    (folder / "index.html").write_text('<html lang="en"><head><script src="./assets/m.js"></script></head></html>')
    (folder / "hints.json").write_text('{"t": ["assets/Door.js"]}')
    under = BuiltPage.at(folder, prefix)

    async def main() -> None:
        async with served(tmp_path / "db", page=under, prefix=prefix) as here, asked(here) as client:
            text = (await client.get(f"{proxy}/t/x7")).text
            assert f'<html data-prefix="{prefix}" data-build="{here.house.build}" lang="en">' in text
            for address in ("assets/m.js", "assets/Door.js", "api/who", "api/words/en?part=table"):
                assert f'"{prefix}/{address}"' in text
            assert '"/' not in text.replace(f'"{prefix}/', "").partition('id="given"')[0].replace(f'"{prefix}"', "")
            assert (await client.get(f"{proxy}/assets/index-B3tVw1Cx.js")).content == SCRIPT
            assert (await client.get(f"{proxy}/api/games")).status_code == 200
            assert (await client.get(f"{proxy}/health")).text == "ok\n"
            assert (await client.get(f"{prefix}/nothing.txt")).status_code == 404
            come = await client.post(f"{proxy}/api/me", json={"name": "Boris"})
            assert f"; Path={prefix}/;" in come.headers["set-cookie"]  # another path may lead to another server
            ann = await asyncio.to_thread(Visitor.new, here.url + proxy, "Ann")
            async with connected(ann) as wire:
                await wire.done(await wire.send("ping"))

    run(main())


def test_without_a_built_page_a_browser_is_told_how_to_play_from_a_terminal(tmp_path: Path) -> None:
    assert BuiltPage.at(tmp_path / "nothing") is None

    async def main() -> None:
        async with served(tmp_path / "db") as here, asked(here) as client:
            for path in ("/", "/t/x7"):
                assert f"saboteur join {here.url}{path.rstrip('/')}<" in (await client.get(path)).text
            assert refused_as(await client.get("/new")) == (404, "no_such_page")

    run(main())


def test_a_page_learns_which_build_the_server_has(page: BuiltPage, tmp_path: Path) -> None:
    (tmp_path / "page" / "index.html").write_text('<html><head><script src="./assets/new.js"></script></head></html>')
    newer = BuiltPage.at(tmp_path / "page")

    async def told(build: BuiltPage | None, database: str) -> tuple[str, str]:
        """What the document names, and what `hello` says."""
        async with served(tmp_path / database, page=build) as here, asked(here) as client:
            _, _, rest = (await client.get("/")).text.partition('data-build="')
            ann = await asyncio.to_thread(Visitor.new, here.url, "Ann")
            async with connect(here.url.replace("http", "ws", 1) + "/socket", additional_headers=ann.headers) as socket:
                await socket.send(f'{{"do":"hello","version":{VERSION}}}')
                return rest.partition('"')[0], json.loads(await socket.recv())["build"]

    async def main() -> None:
        (first, said), (second, then) = await told(page, "old"), await told(newer, "new")
        assert (first, second) == (said, then)
        assert first
        assert second
        assert first != second
        assert await told(None, "none") == ("", "")

    run(main())


def test_words_go_over_the_line_compressed(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, asked(here) as client:
            packed = await client.get("/api/words/uk")
            plain = await client.get("/api/words/uk", headers={"accept-encoding": "identity"})
            assert packed.json() == plain.json()
            assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) // 3

    run(main())


# -- previews --------------------------------------------------------------------------------------------------------


def shown(answer: httpx.Response) -> dict[str, str]:
    """What a messenger reads of a document."""
    found = re.findall(r'<meta (?:property|name)="([^"]*)" content="([^"]*)" />', answer.text)
    return {name: unescape(value) for name, value in found}


def test_a_link_to_a_table_shows_the_game_and_the_free_seats(tmp_path: Path, page: BuiltPage) -> None:
    async def main() -> None:
        async with (
            served(tmp_path / "db", page=page) as here,
            guests(here.url, "Ann", "Bob") as (ann, bob),
            asked(here) as client,
        ):
            table = await table_of(ann, game="duel")

            async def told(language: str) -> tuple[str, str]:
                answer = await client.get(f"/t/{table}", headers={"accept-language": language})
                found = shown(answer)
                assert found["og:image"] == f"{here.url}/preview.png"
                assert found["og:description"] == found["description"]
                assert "Ann" not in answer.text
                return found["og:title"], found["og:description"].partition(".")[0].partition("!")[0]

            assert await told("en-GB,en;q=0.9") == ("Duel", "1 seat is free: come and play")
            assert await told("de,uk;q=0.9,en;q=0.1") == ("Дуель", "Вільне 1 місце: приєднуйтеся")
            assert await told("ru") == ("Дуэль", "Свободно 1 место: присоединяйтесь")
            await bob.ask("open", table=table)
            await bob.ask("sit", table=table, seat=1, name="Bob", nonce="b")
            assert (await told("en"))[1] == "All seats are taken"
            assert (await ann.ask("start", table=table))["tell"] == "done"
            await ann.told("view")
            assert (await told("en"))[1] == "The game is under way"
            for guest, seat in ((ann, 0), (bob, 1)):
                await guest.ask("agree", table=table, seat=seat)
            assert (await told("en"))[1] == "The game is over: see how it went"

    run(main())


def test_other_links_show_what_the_game_is(tmp_path: Path, page: BuiltPage) -> None:
    async def main() -> None:
        async with served(tmp_path / "db", page=page) as here, asked(here) as client:
            for path in ("/", "/t/nothing", "/t/", '/t/"><script>', "/new"):
                answer = await client.get(path)
                assert shown(answer)["og:title"] == "Saboteur", path
                assert shown(answer)["og:description"].startswith("Dwarves dig for gold")
                assert "<script>" not in answer.text

    run(main())


def test_a_host_s_name_cannot_break_out_of_the_preview(tmp_path: Path, page: BuiltPage) -> None:
    async def main() -> None:
        async with served(tmp_path / "db", page=page) as here, asked(here, host='127.0.0.1:80"><script>') as client:
            assert (await client.get("/")).status_code == 421

    run(main())


def test_a_server_with_a_password_shows_nothing_of_its_tables(tmp_path: Path, page: BuiltPage) -> None:
    async def main() -> None:
        async with served(tmp_path / "db", page=page) as here, guests(here.url, "Ann") as (ann,), asked(here) as client:
            table = await table_of(ann, game="duel")
            here.house.password = "Лопата"
            assert shown(await client.get(f"/t/{table}"))["og:title"] == "Saboteur"

    run(main())


def test_a_table_that_does_not_answer_keeps_nobody_from_the_page(
    tmp_path: Path, page: BuiltPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: Any) -> Any:
        await asyncio.Event().wait()

    monkeypatch.setattr("saboteur.server.web.preview.PATIENCE", 0.05)

    async def main() -> None:
        async with served(tmp_path / "db", page=page) as here, asked(here) as client:
            monkeypatch.setattr(here.house.desks, "look", never)
            assert shown(await client.get("/t/x7"))["og:title"] == "Saboteur"

    run(main())


def test_what_stands_in_a_preview_cannot_end_it() -> None:
    place = 'http://"><script>dig()</script>/'
    text = preview(place, Invitation(game='duel"><b>', phase="lobby", free=2), "en")
    assert "<script>" not in text
    assert "<b>" not in text
    assert f'content="{escape(place)}preview.png"' in text
