"""Draws the pictures of docs/pictures.md and of the README: every main scene of the page, with games of plain bots.

.venv/bin/python -m tools.shots            all of them
.venv/bin/python -m tools.shots lobby      one

It needs the packages of `make build` and the system's Chromium. The same seeds give the same positions, so a picture
changes only with the page.
"""

import argparse
import socket
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

from saboteur import Table, record_text, ruleset
from saboteur.bots.builtin import BUILT_IN
from saboteur.lab.arena import play_at
from tests.web.browser import PHONE, Device, launched
from tests.web.person import Person
from tests.web.player import Player, play_to_the_end
from tests.web.scenes import in_theme, named
from tests.web.tables import Inn, Tables
from tools import page

DESKTOP: Final[Device] = {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"}
IN_HAND: Final[Device] = {**PHONE, "device_scale_factor": 2, "color_scheme": "dark"}
TABLE: Final = page.ROOT / "docs" / "table.png"
"""The picture of the README."""
FOLDER: Final = page.ROOT / "docs" / "pictures"
QUALITY: Final = 82
CALM: Final = 1500
"""Milliseconds until nothing moves any more."""


def middle(game: str, seats: int, seed: str, moves: int) -> dict[str, Any]:
    """A table in the middle of a game of plain bots, at the last turn before this number of moves."""
    table = Table(ruleset(game, {"rounds": 1}), seats, seed=seed)
    players = [BUILT_IN["plain"](seat) for seat in range(seats)]
    turns = [table.game.actor if table.game.asked == "turn" else None for _ in play_at(table, players)]
    number = max(number for number, turn in enumerate(turns) if turn is not None and number < moves)
    return {"record": record_text(table.record()), "moves": number + 1, "at": [turns[number]], "pace": 10_000}


def playing(game: str, seats: int, seed: str, moves: int, card: str = "") -> Callable[[Tables, Device, str], Person]:
    """Somebody whose turn it is, with the card of this key taken."""

    def come(tables: Tables, device: Device, language: str) -> Person:
        name = {"en": "Mila", "ru": "Мила", "uk": "Оксана"}[language]
        (mila,) = tables.playing(game, name, device=device, language=language, **middle(game, seats, seed, moves))
        mila.page.locator(".sign.own").wait_for()
        mila.page.locator("[role=option]").first.wait_for()
        if card:
            mila.page.keyboard.press(card)
        return mila

    return come


def scene(name: str) -> Callable[[Tables, Device, str], Person]:
    """A scene of the tests."""

    def come(tables: Tables, device: Device, language: str) -> Person:
        person = named(name).seen(tables, device)
        if language != "en":
            named(name).in_language(person, language)
        return person

    return come


def ended(tables: Tables, device: Device, language: str) -> Person:
    """Somebody who has just played a game to its end."""
    mila = playing("base", 5, "evening 103", 1000)(tables, device, language)
    play_to_the_end(Player(mila))
    return mila


def looking_back(tables: Tables, device: Device, language: str) -> Person:
    """The same, some moves before the end."""
    mila = ended(tables, device, language)
    mila.opens(f"/t/{tables.last}/back")
    slider = mila.page.locator("[role=slider], input[type=range]").first
    slider.wait_for()
    slider.focus()
    for _ in range(4):
        mila.page.keyboard.press("ArrowLeft")
    return mila


PICTURES: Final[dict[str, tuple[Callable[[Tables, Device, str], Person], Device, str, str]]] = {
    "table": (playing("base", 5, "evening 103", 32, "4"), DESKTOP, "en", "dark"),
    "home": (scene("home"), DESKTOP, "en", "dark"),
    "set-up": (scene("set-up"), DESKTOP, "uk", "light"),
    "lobby": (scene("lobby"), DESKTOP, "en", "dark"),
    "expansion": (playing("saboteur2", 7, "evening 2", 40, "1"), DESKTOP, "ru", "dark"),
    "duel": (playing("duel", 2, "evening 3", 20, "1"), DESKTOP, "en", "light"),
    "solo": (playing("solo", 1, "evening 4", 14, "2"), IN_HAND, "uk", "dark"),
    "phone": (playing("base", 5, "evening 103", 32, "4"), IN_HAND, "uk", "light"),
    "phone-expansion": (playing("saboteur2", 7, "evening 2", 40, "2"), IN_HAND, "en", "dark"),
    "round": (scene("round over"), DESKTOP, "en", "dark"),
    "end": (ended, DESKTOP, "ru", "light"),
    "back": (looking_back, DESKTOP, "en", "dark"),
    "help": (scene("help"), DESKTOP, "en", "dark"),
}
"""By name: who comes where, with what device, in which language and colours."""


@contextmanager
def opened() -> Iterator[Tables]:
    """Tables of a server of our own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        inn, browser = Inn(Path(folder) / "tables.sqlite", page.built(), port), launched(playwright)
        tables = Tables(browser, port)
        try:
            yield tables
        finally:
            tables.end()
            inn.close()


def draw(tables: Tables, name: str) -> Path:
    """One picture."""
    come, device, language, theme = PICTURES[name]
    person = come(tables, device, language)
    person.page.wait_for_timeout(CALM)
    no_more_hints = person.page.locator(".hint .none")
    if no_more_hints.count():
        no_more_hints.click()
    in_theme(person, theme)
    person.page.wait_for_timeout(CALM)
    if name == "table":
        person.page.screenshot(path=TABLE)
        return TABLE
    path = FOLDER / f"{name}.jpg"
    person.page.screenshot(path=path, type="jpeg", quality=QUALITY)
    return path


def main() -> None:
    """Draws them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", nargs="*", choices=[*PICTURES, []], help="which (all)")
    names = parser.parse_args().name or [*PICTURES]
    FOLDER.mkdir(exist_ok=True)
    with opened() as tables:
        for name in names:
            path = draw(tables, name)
            print(f"{path.relative_to(page.ROOT)}: {path.stat().st_size / 1000:.0f} kB", flush=True)


if __name__ == "__main__":
    main()
