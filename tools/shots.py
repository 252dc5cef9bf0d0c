"""Draws the pictures of docs/pictures.md and of the README: every main scene of the page, from games really played.

.venv/bin/python -m tools.shots            all of them
.venv/bin/python -m tools.shots lobby      one

It needs the packages of `make build` and the system's Chromium. A person plays by what the screen shows, against the
bots of the server, so every drawing has another game.
"""

import argparse
import socket
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import expect, sync_playwright

from saboteur.server.wire.settings import Clock
from tests.web.browser import PHONE, PHONE_ON_ITS_SIDE, Device, launched
from tests.web.person import Person
from tests.web.player import Player, play, play_to_the_end
from tests.web.scenes import in_theme, named
from tests.web.tables import Inn, Tables
from tools import page

Comes = Callable[[Tables, Device, str], Person]

DESKTOP: Final[Device] = {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"}
IN_HAND: Final[Device] = {**PHONE, "device_scale_factor": 2, "color_scheme": "dark"}
LYING: Final[Device] = {**PHONE_ON_ITS_SIDE, "device_scale_factor": 2, "color_scheme": "dark"}
TABLE: Final = page.ROOT / "docs" / "table.png"
"""The picture of the README."""
FOLDER: Final = page.ROOT / "docs" / "pictures"
QUALITY: Final = 78
CALM: Final = 1500
"""Milliseconds until nothing moves any more."""
PLACE: Final = ".table [role=grid] .place"
ANYTHING: Final = ".table [role=grid] .spot, ol li.target"
TRIES: Final = 6
WORDS: Final = {
    "en": "Who of you broke my lamp?",
    "ru": "Кто сломал мой фонарь?",
    "uk": "Хто зламав мій ліхтар?",
}


def playing(game: str, seats: int, moves: int, *, chooses: Sequence[str] = (PLACE, ANYTHING), **settings: Any) -> Comes:
    """Somebody whose turn it is after so many moves of their own, with a card taken; anew if the game is over."""

    def come(tables: Tables, device: Device, language: str) -> Person:
        for chance in range(TRIES):
            mila = seated(tables, device, language, game=game, seats=seats, **settings)
            player = Player(mila, chance)
            play(player, until=lambda player=player: player.moves >= moves or player.is_done)  # type: ignore[misc]
            own, over = mila.page.locator(".sign.own"), mila.page.get_by_role("dialog")
            mila.page.wait_for_timeout(CALM)
            expect(own.or_(over).or_(mila.page.locator("main h1")).first).to_be_visible(timeout=60_000)
            if own.count() and not over.count() and (not chooses or choose(mila, chooses) or chance == TRIES - 1):
                return mila
        raise AssertionError(f"no game of {game} lasted {moves} moves")

    return come


def seated(tables: Tables, device: Device, language: str, *, game: str, **settings: Any) -> Person:
    """Somebody at a table of bots, whose game has just begun."""
    name = {"en": "Mila", "ru": "Мила", "uk": "Оксана"}[language]
    (mila,) = tables.playing(game, name, device=device, language=language, **settings)
    mila.page.locator("[role=grid] .card").first.wait_for()
    without_hints(mila)
    return mila


def choose(mila: Person, all_wanted: Sequence[str] = (PLACE, ANYTHING)) -> bool:
    """Takes a card that can be laid in several places, else one to be played on several; whether there is one."""
    cards = mila.page.get_by_role("option").count()
    for wanted in all_wanted:
        for card in range(1, cards + 1):
            mila.presses("Escape", str(card))
            mila.page.wait_for_timeout(300)
            if mila.page.locator(wanted).count() > 1:
                mila.page.evaluate("document.activeElement.blur()")
                return True
    return False


def marking(come: Comes) -> Comes:
    """The same, with marks on two of the others."""

    def marked(tables: Tables, device: Device, language: str) -> Person:
        mila = come(tables, device, language)
        mila.presses("Escape")
        for seat, mark in ((1, 0), (2, 2)):
            mila.page.locator(f"li[data-seat='{seat}'] button").click()
            mila.page.locator("[role=dialog] .marks button").nth(mark).click()
            mila.presses("Escape")
        choose(mila)
        return mila

    return marked


def talking(come: Comes) -> Comes:
    """The same, with something said to the others, and the talk open."""

    def talks(tables: Tables, device: Device, language: str) -> Person:
        mila = come(tables, device, language)
        mila.presses("Escape", "c")
        line = mila.page.locator(".talk form input").last
        line.fill(WORDS[language])
        line.press("Enter")
        expect(line).to_have_value("")
        return mila

    return talks


def until_the_hats_come_off(tables: Tables, device: Device, language: str) -> Person:
    """Somebody at the end of a round that was played."""
    mila = seated(tables, device, language, game="base", seats=5, options={"rounds": 3})
    end = mila.page.locator(".end[role=dialog]")
    play(Player(mila), until=lambda: end.count() > 0)
    skip = end.locator("header .btn")
    if skip.count():
        skip.click()
    question = mila.page.locator("[role=dialog]:not(.end)")
    mila.page.wait_for_timeout(CALM)
    if question.count():  # which nugget card one takes
        question.get_by_role("radio").first.click()
        question.locator(".btn.primary").click()
    return mila


def scene(name: str) -> Comes:
    """A scene of the tests."""

    def come(tables: Tables, device: Device, language: str) -> Person:
        person = named(name).seen(tables, device)
        if language != "en":
            named(name).in_language(person, language)
        return person

    return come


def ended(tables: Tables, device: Device, language: str, rounds: int = 3) -> Person:
    """Somebody who has just played a game to its end."""
    mila = seated(tables, device, language, game="base", seats=5, options={"rounds": rounds})
    play_to_the_end(Player(mila))
    return mila


def looking_back(tables: Tables, device: Device, language: str) -> Person:
    """The same, in the middle of a game that is over."""
    mila = ended(tables, device, language, rounds=1)
    mila.opens(f"/t/{tables.last}/back")
    slider = mila.page.locator("[role=slider], input[type=range]").first
    slider.wait_for()
    slider.focus()
    for _ in range(12):
        mila.page.keyboard.press("ArrowRight")
        mila.page.wait_for_timeout(50)
    return mila


CLOCK: Final = Clock(kind="turn", seconds=90)
PICTURES: Final[dict[str, tuple[Comes, Device, str, str]]] = {
    "table": (marking(playing("base", 5, 6, chooses=(PLACE,), clock=CLOCK)), DESKTOP, "en", "dark"),
    "home": (scene("home"), DESKTOP, "en", "dark"),
    "set-up": (scene("set-up"), DESKTOP, "uk", "light"),
    "lobby": (scene("lobby"), DESKTOP, "en", "dark"),
    "expansion": (marking(playing("saboteur2", 7, 5)), DESKTOP, "ru", "dark"),
    "twelve": (playing("saboteur2", 12, 3), DESKTOP, "en", "light"),
    "duel": (playing("duel", 2, 4, chooses=(PLACE,)), DESKTOP, "en", "light"),
    "solo": (playing("solo", 1, 9), IN_HAND, "uk", "dark"),
    "phone": (marking(playing("base", 5, 6)), IN_HAND, "uk", "light"),
    "phone-expansion": (playing("saboteur2", 7, 4), IN_HAND, "en", "dark"),
    "talk": (talking(playing("base", 5, 4, chooses=())), IN_HAND, "en", "light"),
    "choice": (scene("base asks: goal"), IN_HAND, "ru", "dark"),
    "lying": (playing("duel", 2, 4, chooses=(PLACE,)), LYING, "en", "dark"),
    "round": (until_the_hats_come_off, DESKTOP, "en", "dark"),
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


def without_hints(person: Person) -> None:
    """The hints of a first game are read."""
    no_more_hints = person.page.locator(".hint .none")
    if no_more_hints.count():
        no_more_hints.click()


def draw(tables: Tables, name: str) -> Path:
    """One picture."""
    come, device, language, theme = PICTURES[name]
    person = come(tables, device, language)
    person.page.wait_for_timeout(CALM)
    without_hints(person)
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
