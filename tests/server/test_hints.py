"""What the document names so that a browser asks for it at once."""

import re
from pathlib import Path

import pytest

from saboteur.server.web.built import BuiltPage
from tests.server.guests import guests, table_of
from tests.server.running import run, served
from tests.server.test_door import asked

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


def test_the_line_to_a_table_opens_early_for_whom_the_server_may_know(tmp_path: Path, page: BuiltPage) -> None:
    async def main() -> None:
        async with served(tmp_path / "db", page=page) as here, asked(here) as client:
            for path, cookie, opens in (
                ("/t/x7", "saboteur=s", True),
                ("/t/x7", "", False),
                ("/t/x7/back", "saboteur=s", False),
                ("/", "saboteur=s", False),
            ):
                document = (await client.get(path, headers={"cookie": cookie})).text
                assert ('async fetchpriority="high" src="/assets/early.js"' in document) is opens, (path, cookie)

    run(main())
