"""One browser for all tests of the page, one server for each module, and new windows for each test."""

import re
import socket
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.browser import launched
from tests.web.tables import Inn, Tables
from tools import page

PICTURES = page.ROOT / "build" / "reports" / "web"
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Notes that a test failed, for those who tidy up after it."""
    report = yield
    if report.when == "call" and report.failed:  # type: ignore[attr-defined]
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="session")
def page_folder() -> Path:
    """The page as its sources are now."""
    return page.built()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The one browser."""
    expect.set_options(timeout=20_000)  # a busy machine draws slowly
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def options() -> Sequence[str]:
    """Those of the server of a module."""
    return ()


@pytest.fixture(scope="module")
def inn(page_folder: Path, options: Sequence[str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """The server of a module; it must have nothing to complain of."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    inn = Inn(tmp_path_factory.mktemp("inn") / "tables.sqlite", page_folder, port, *options)
    yield inn
    status, _, errors = inn.close()
    assert (status, errors) == (0, "")


@pytest.fixture
def tables(browser: Browser, inn: Inn, request: pytest.FixtureRequest) -> Iterator[Tables]:
    """Tables and people; no browser may complain. Of a test that failed pictures are kept in build/reports/web."""
    tables = Tables(browser, inn.port)
    yield tables
    assert complaints_of(tables, request) == []


def complaints_of(tables: Tables, request: pytest.FixtureRequest) -> list[str]:
    """What browsers complained of; everybody goes."""
    failed = request.node.stash.get(FAILED, False)
    return tables.end(PICTURES / re.sub(r"\W+", "-", request.node.name) if failed else None)
