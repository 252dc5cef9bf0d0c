"""Draws docs/table.png: the base game in a browser, in the middle of a round, with a card taken.

.venv/bin/python -m tools.shots

It needs the packages of `make build` and the system's Chromium. The same seed gives the same position, so the picture
changes only with the page.
"""

import socket
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from saboteur import Table, record_text, ruleset
from saboteur.bots.builtin import BUILT_IN
from saboteur.lab.arena import play_at
from tests.web.browser import Device, launched
from tests.web.tables import Inn, Tables
from tools import page

SEATS, MOVES, SEED = 5, 32, "evening 103"
CARD = "4"
"""The key that takes a tunnel card of the hand."""
DEVICE: Device = {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"}
PICTURE = page.ROOT / "docs" / "table.png"


def record() -> str:
    """A game of plain bots: after some moves seat 0 is asked for a turn."""
    table = Table(ruleset("base", rounds=1), SEATS, seed=SEED)
    for _ in play_at(table, [BUILT_IN["plain"](seat) for seat in range(SEATS)]):
        pass
    return record_text(table.record())


def main() -> None:
    """Draws it."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        inn, browser = Inn(Path(folder) / "tables.sqlite", page.built(), port), launched(playwright)
        tables = Tables(browser, port)
        (mila,) = tables.playing("base", "Mila", record=record(), moves=MOVES, device=DEVICE, pace=10_000)
        mila.sees("Your turn")
        mila.page.locator("[role=option]").first.wait_for()
        mila.page.keyboard.press(CARD)
        mila.page.wait_for_timeout(1500)
        mila.page.screenshot(path=PICTURE)
        tables.end()
        inn.close()
    print(f"{PICTURE.name}: {PICTURE.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
