"""A server with a password: whoever is new is asked for it wherever they come in."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from saboteur.client.visitor import Visitor
from saboteur.server.wire.settings import Settings
from tests.web.browser import PHONE
from tests.web.person import Person
from tests.web.tables import Inn, Tables

PASSWORD = "sesame"
ASKED = "Who is coming?"
REFUSED = re.compile("status of 401")


@pytest.fixture(scope="module")
def options() -> Sequence[str]:
    """Those of a server that strangers cannot enter."""
    return ("--password", PASSWORD)


@pytest.fixture
def ann(inn: Inn) -> Visitor:
    """Somebody whom the server knows."""
    return Visitor.new(f"http://127.0.0.1:{inn.port}", "Ann", PASSWORD)


def sets_up(person: Person) -> None:
    """From the first page, over the next one."""
    person.clicks("Set up a table", role="link")
    person.clicks("Open the table")


def joins(person: Person, code: str) -> None:
    """By the code of a table."""
    person.page.get_by_label("Code or link").fill(code)
    person.clicks("Join")


def comes_in(person: Person, name: str = "Mila") -> None:
    """A wrong password first, then the right one."""
    person.forgives(REFUSED)
    board = person.finds("dialog", ASKED)
    expect(board.get_by_role("textbox").first).to_be_focused()
    board.get_by_label("Your name").fill(name)
    for password in ("open", PASSWORD):
        board.get_by_label("Password of this server").fill(password)
        board.get_by_role("button", name="Come in").click()
        if password != PASSWORD:
            expect(board.get_by_role("alert")).to_have_text("That is not the password of this server")


def test_one_plays_from_the_first_page(tables: Tables) -> None:
    mila = tables.stranger(device=PHONE)
    mila.opens("/")
    mila.clicks("Start digging")
    mila.clicks("Close")
    expect(mila.finds("button", "Start digging")).to_be_enabled()
    mila.clicks("Start digging")
    comes_in(mila)
    assert len(mila.hand) == 6


def test_one_sets_a_table_up(tables: Tables) -> None:
    mila = tables.stranger()
    mila.opens("/")
    sets_up(mila)
    comes_in(mila)
    mila.sees("Mila")
    expect(mila.page.locator(".lobby")).to_have_count(1)


def test_the_question_ends_with_the_screen_that_asked(tables: Tables) -> None:
    mila = tables.stranger()
    mila.opens("/")
    sets_up(mila)
    board = mila.finds("dialog", ASKED)
    expect(board).to_be_visible()
    mila.page.go_back()
    expect(mila.finds("button", "Start digging")).to_be_visible()
    expect(board).to_have_count(0)


def test_one_joins_by_a_code_or_a_link(tables: Tables, ann: Visitor) -> None:
    table = ann.create(Settings(game="base", seats=3))
    mila, taras = tables.stranger(), tables.stranger()
    mila.opens("/")
    joins(mila, ann.ask("GET", f"/api/tables/{table}")["code"])
    comes_in(mila)
    expect(mila.page.locator(".lobby")).to_have_count(1)
    taras.opens(f"/t/{table}")
    taras.page.get_by_label("Your name").fill("Taras")
    taras.page.get_by_label("Password of this server").fill(PASSWORD)
    taras.clicks("Come in")
    expect(taras.page.locator(".lobby")).to_have_count(1)


def test_another_device_becomes_ones_own(tables: Tables, ann: Visitor) -> None:
    phone = tables.stranger(device=PHONE)
    phone.opens(f"/arrive#{ann.ask('POST', '/api/me/link')['link']}")
    phone.page.get_by_label("Password of this server").fill(PASSWORD)
    phone.clicks("Come in")
    phone.sees("This device is yours now, Ann.")
