"""What the document names so that a browser asks for it at once."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import Raw

from saboteur.engine.values.cards import CARDS
from saboteur.server.people.identity import COOKIE_AGE
from saboteur.server.web.built import BuiltPage
from tests.server.guests import guests, table_of
from tests.server.running import run, served
from tests.server.test_door import asked

FIRST = ("/api/who", "/api/games", "/api/bots")
NEEDED = """{
  "": ["assets/Home.css"], "t": ["assets/Door.js", "assets/Door.css"],
  "game-duel": ["assets/duel.js"], "early": ["assets/early.js"]
}"""


@pytest.fixture
def page(tmp_path: Path) -> BuiltPage:
    """A document, and what is needed where."""
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("<html><head></head><body></body></html>")
    (tmp_path / "page" / "hints.json").write_text(NEEDED)
    found = BuiltPage.at(tmp_path / "page")
    assert found is not None
    return found


def named(document: str) -> list[str]:
    """The addresses that a document names."""
    return re.findall(r'<link rel="(?:module)?preload"[^>]* href="([^"]+)"', document.partition("</head>")[0])


def test_a_link_to_a_table_names_the_table_s_files_and_its_game_s_cards(tmp_path: Path, page: BuiltPage) -> None:
    async def main() -> None:
        async with (
            served(tmp_path / "db", page=page) as here,
            guests(here.url, "Mila") as (mila,),
            asked(here) as client,
        ):
            table = await table_of(mila, game="duel")
            everywhere = named((await client.get("/new")).text)
            assert len(everywhere) == 4
            assert all(name.startswith("/api/") for name in everywhere)
            found = named((await client.get(f"/t/{table}")).text)
            words = "/api/words/en?part=table"
            assert found == [*everywhere[:3], words, "/assets/Door.js", "/assets/Door.css", "/assets/duel.js"]
            assert named((await client.get(f"/t/{table}/back")).text) == [*everywhere, "/assets/duel.js"]

    run(main())


def test_the_words_are_those_of_the_language_chosen_else_of_the_browser_s(tmp_path: Path, page: BuiltPage) -> None:
    async def main() -> None:
        async with served(tmp_path / "db", page=page) as here, asked(here) as client:
            for cookie, accepted, language in (
                ("", "ru,en;q=0.5", "ru"),
                ("language=uk", "ru", "uk"),
                ("language=../me", "ru", "ru"),
                ("", "", "en"),
            ):
                answer = await client.get("/", headers={"cookie": cookie, "accept-language": accepted})
                assert f"/api/words/{language}" in named(answer.text), (cookie, accepted)

    run(main())


def test_the_line_to_a_table_opens_early_for_whom_the_server_knows(tmp_path: Path, page: BuiltPage) -> None:
    async def main() -> None:
        async with (
            served(tmp_path / "db", page=page) as here,
            guests(here.url, "Mila") as (mila,),
            asked(here) as client,
        ):
            for path, cookie, opens in (
                ("/t/x7", mila.visitor.cookie, True),
                ("/t/x7", "saboteur=s", False),
                ("/t/x7", "", False),
                ("/t/x7/back", mila.visitor.cookie, False),
                ("/", mila.visitor.cookie, False),
            ):
                document = (await client.get(path, headers={"cookie": cookie})).text
                assert ('async fetchpriority="high" src="/assets/early.js"' in document) is opens, (path, cookie)

    run(main())


def test_the_document_brings_whom_the_server_knows_what_their_page_asks_for_first(
    tmp_path: Path, page: BuiltPage
) -> None:
    async def main() -> None:
        async with (
            served(tmp_path / "db", page=page) as here,
            guests(here.url, "</script>", "Taras") as both,
            asked(here) as client,
        ):
            first = (*FIRST, "/api/words/en?part=table")
            for each in both:
                cookie = {"cookie": each.visitor.cookie}
                answer = await client.get("/t/x7", headers=cookie)
                kept = answer.headers["set-cookie"]
                assert kept.partition(";")[0] == each.visitor.cookie
                assert f"Max-Age={COOKIE_AGE}" in kept
                assert "/api/words" not in (await client.get("/", headers=cookie)).text.partition('id="given"')[2]
                assert answer.headers["cache-control"] == "private, no-cache"
                assert "cookie" in answer.headers["vary"]
                assert named(answer.text) == ["/assets/Door.js", "/assets/Door.css"]
                found = re.findall(r'<script type="application/json" id="given">(.*?)</script>', answer.text)
                brought = [json.loads(text) for text in found]
                assert brought == [
                    {**{path: (await client.get(path, headers=cookie)).json() for path in first}, "carved": {}},
                ]
            for stranger in ("", "saboteur=s"):
                answer = await client.get("/t/x7", headers={"cookie": stranger})
                assert "set-cookie" not in answer.headers
                assert 'id="given"' not in answer.text
                assert named(answer.text)[:3] == [*FIRST]

    run(main())


def test_the_document_of_a_table_brings_the_forms_of_the_cards_that_its_reader_sees(
    tmp_path: Path, page: BuiltPage
) -> None:
    forms = {card.id: Raw(b'{"whole":[]}') for card in CARDS}

    async def main() -> None:
        async with (
            served(tmp_path / "db", page=replace(page, carved=forms)) as here,
            guests(here.url, "Mila", "Taras") as (mila, taras),
            asked(here) as client,
        ):
            table = await table_of(mila, taras, game="duel")
            await mila.connection.send("start", table=table)
            views = [await each.told("view", seat=seat) for seat, each in enumerate((mila, taras))]
            for seat, each in enumerate((mila, taras)):
                document = (await client.get(f"/t/{table}", headers={"cookie": each.visitor.cookie})).text
                [found] = re.findall(r'<script type="application/json" id="given">(.*?)</script>', document)
                view = views[seat]["view"]
                seen = {*view["hands"][seat], *(lying["card"] for lying in view["mine"])}
                assert json.loads(found)["carved"] == {card: {"whole": []} for card in seen}
                assert "/assets/duel.js" not in named(document)
            client.cookies.clear()  # it has kept that of the last reader
            stranger = await client.get(f"/t/{table}")
            assert "/assets/duel.js" in named(stranger.text)
            assert "carved" not in stranger.text

    run(main())
