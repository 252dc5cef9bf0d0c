"""Text set to twice its size in the browser: it is laid out as on a smaller screen, and nothing is cut."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web import fitting
from tests.web.audited import SMALL
from tests.web.browser import DESKTOP, FLAGS
from tests.web.conftest import complaints_of
from tests.web.scenes import SCENES, Scene, named
from tests.web.tables import Inn, Tables
from tools import chromium

DEVICES = {"1440 px": DESKTOP, "360 px": SMALL}
each_device = pytest.mark.parametrize("device", DEVICES)


@pytest.fixture(scope="module")
def large_text(browser: Browser) -> Iterator[Browser]:
    """A browser in which somebody has chosen text of 200 %."""
    flags = [*FLAGS, "--blink-settings=defaultFontSize=32"]
    other = browser.browser_type.launch(executable_path=chromium.command(), args=flags)
    yield other
    other.close()


@pytest.fixture
def tables(large_text: Browser, inn: Inn, request: pytest.FixtureRequest) -> Iterator[Tables]:
    """Tables and people with such a browser."""
    tables = Tables(large_text, inn.port)
    yield tables
    assert complaints_of(tables, request) == []


@each_device
def test_text_grows_and_is_not_cut(device: str, tables: Tables) -> None:
    person = named("base, a card chosen").seen(tables, DEVICES[device])
    sizes = person.page.evaluate(
        "[...document.querySelectorAll('.table h2, .table p')].map((each) => getComputedStyle(each).fontSize)"
    )
    assert min(float(size.removesuffix("px")) for size in sizes) > 15
    assert fitting.cut(person) == []


def test_text_is_twice_as_large_on_a_phone(tables: Tables) -> None:
    person = named("home").seen(tables, SMALL)
    assert person.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    assert fitting.cut(person) == []


def test_what_is_read_at_a_table_is_twice_as_large_until_it_is_closed(tables: Tables) -> None:
    person = named("help").seen(tables, SMALL)
    root = person.page.locator("html")
    expect(root).to_have_css("font-size", "32px")
    assert fitting.cut(person) == []
    person.presses("Escape")
    expect(root).to_have_css("font-size", "19.44px")


@pytest.mark.proof(minutes=1)
@each_device
@pytest.mark.parametrize("scene", SCENES, ids=[scene.name for scene in SCENES])
def test_no_text_is_cut_in_any_scene(scene: Scene, device: str, tables: Tables) -> None:
    assert fitting.cut(scene.seen(tables, DEVICES[device])) == []


def test_a_desktop_with_large_text_is_laid_out_as_a_smaller_one(tables: Tables) -> None:
    person = named("base").seen(tables, DESKTOP)
    expect(person.page.locator(".table")).to_have_attribute("data-screen", "side")
