"""Every scene of the page, to be looked at in any window, language and theme."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Page, expect

from saboteur.server.wire.settings import Clock
from tests.web.browser import DESKTOP, Device
from tests.web.person import Person
from tests.web.positions import asking, claiming, standing
from tests.web.tables import Tables

THEMES: Final = ("dark", "light", "contrast")
LANGUAGES: Final = ("en", "ru", "uk")
Come = Callable[[Tables, Device], Person]
NAMES: Final = ("Mila", "Taras", "Олександра", "Jo", "Ben", "Любов", "Zoë")
TABLE: Final = "[role=grid] .card"
MENU: Final = ".seats header button.iconbtn"
TUNNEL: Final = {"1,0": "base_ew"}
LAYING: Final = {0: ["base_ew", "base_nes", "base_map"]}
STEEP: Final = {0: ["base_ns"]}
BREAKING: Final = {0: ["base_break_lamp", "base_map"]}
BROKEN: Final = {0: ["lamp", "trapped"]}


def _nothing(page: Page) -> None:
    """As it is."""


@dataclass(frozen=True)
class Scene:
    """Something that can be seen on the page."""

    name: str
    arrives: Come
    """Somebody comes to it in a new window."""
    shows: str
    """What is there once it can be looked at."""
    acts: Callable[[Page], None] = _nothing
    """What they do there; it can be done again after a reload, unless the scene is passing."""
    is_passing: bool = False
    """After a reload it is gone."""

    def seen(self, tables: Tables, device: Device = DESKTOP) -> Person:
        """Somebody who sees it."""
        person = self.arrives(tables, device)
        self.again(person)
        return person

    def again(self, person: Person) -> None:
        """After a reload."""
        expect(person.page.locator(self.shows).first).to_be_visible()
        self.acts(person.page)
        person.page.wait_for_timeout(150)

    def in_language(self, person: Person, language: str) -> None:
        """The same, in another language, without motion."""
        wanted = f"localStorage.setItem('saboteur', JSON.stringify({{language: '{language}', motion: 'reduced'}}))"
        person.page.evaluate(f"{wanted}; document.cookie = 'language={language}; path=/'")
        person.reloads()
        self.again(person)


def in_theme(person: Person, theme: str) -> None:
    """In other colours; nothing is drawn anew."""
    person.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")


# -- coming ------------------------------------------------------------------------------------------------------------


def _at(path: str, *, known: bool = True) -> Come:
    def come(tables: Tables, device: Device) -> Person:
        person = tables.person("Mila", device=device) if known else tables.stranger(device=device)
        person.opens(path)
        return person

    return come


def _playing(game: str, names: Sequence[str] = NAMES[:1], who: int = 0, **settings: Any) -> Callable[..., Person]:
    def come(tables: Tables, device: Device) -> Person:
        return tables.playing(game, *names, device=device, **settings)[who]

    return come


def _waiting(tables: Tables, device: Device) -> Person:
    """The one of two whose turn it is not."""
    pair = tables.playing("duel", "Mila", "Taras", device=device)
    for each in pair:
        expect(each.page.locator(TABLE).first).to_be_visible()
    return next(each for each in pair if each.page.locator(".sign.own").count() == 0)


def _asking(game: str, question: str) -> Come:
    """A position in which something besides a turn is asked."""

    def come(tables: Tables, device: Device) -> Person:
        return tables.playing(game, "Mila", device=device, **asking(game, question).table())[0]

    return come


def _standing(game: str, seats: int | None = None, *, more: dict[str, Any] | None = None, **parts: Any) -> Come:
    """A position of which only what matters is named, and what the table is set up with besides."""

    def come(tables: Tables, device: Device) -> Person:
        here = standing(game, seats, **parts).table(**(more or {}))
        return tables.playing(game, "Mila", device=device, **here)[0]

    return come


def _claiming(tables: Tables, device: Device) -> Person:
    """Two nuggets, and one marker."""
    return tables.playing("duel", "Mila", device=device, **claiming().table())[0]


def _cut_off(tables: Tables, device: Device) -> Person:
    """Somebody at whose turn the network is gone."""
    person = tables.playing("base", "Mila", device=device, seats=5)[0]
    expect(person.page.locator(TABLE).first).to_be_visible()
    person.loses_the_line()
    return person


def _at_the_end(game: str, seats: int, **parts: Any) -> Come:
    """After the next move nobody has a card, and nobody has reached the gold."""
    last = "base_map" if game in ("base", "saboteur2") else "duel_ew"
    hands = {0: [last], **{seat: [] for seat in range(1, seats)}}
    return _standing(game, seats, hands=hands, rest="discard", **parts)


def _watching(tables: Tables, device: Device) -> Person:
    """Somebody without a seat."""
    tables.playing("base", "Taras", device=device, seats=4)
    return _at(f"/t/{tables.last}")(tables, device)


def _knocking(tables: Tables, device: Device) -> Person:
    """Somebody with a link whom the server does not know."""
    tables.playing("base", "Taras", device=device, seats=4, start=False)
    return _at(f"/t/{tables.last}", known=False)(tables, device)


def _with_games(tables: Tables, device: Device) -> Person:
    """Somebody with a game that is over and a table where the next one waits."""
    person = _is_broken_off(tables, device)
    person.page.locator("main .btn.primary").click()
    expect(person.page.locator(".lobby")).to_be_visible()
    person.opens("/")
    return person


def _looking_back(tables: Tables, device: Device) -> Person:
    """Somebody who looks back at a game that was broken off."""
    person = _is_broken_off(tables, device)
    expect(person.page.locator("main h1")).to_be_visible()
    person.opens(f"/t/{tables.last}/back")
    return person


# -- doing -------------------------------------------------------------------------------------------------------------


def _clicks(*selectors: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        for selector in selectors:
            page.locator(selector).locator("visible=true").first.click()

    return act


def _fold(number: int) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        page.locator(".folds [aria-expanded]").nth(number).click()

    return act


def _takes(page: Page) -> None:
    """Chooses the first card."""
    page.locator(".hand button").first.click()


def _explains(page: Page) -> None:
    """Asks what a card of the hand is."""
    _takes(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


def _clears(page: Page) -> None:
    """Gives two cards for what lies before oneself."""
    page.keyboard.press("d")
    page.locator(".tray .lying").first.click()
    for number in range(2):
        page.locator(".hand button").nth(number).click()


def _ends_the_round(page: Page) -> None:
    """Throws the last card away; after a reload the end is shown again by itself."""
    if page.evaluate("sessionStorage.getItem('saboteur-ended')") is None:
        page.locator(".hand button").first.click()
        page.keyboard.press("d")
        page.keyboard.press("Enter")
    expect(page.locator(".end[role=dialog]")).to_be_visible()
    skip = page.locator(".end .btn.quiet")
    if skip.count():
        skip.first.click()


def _ends_the_game(page: Page) -> None:
    """Throws the last card away and goes on to the result, where a reload leads at once."""
    over = page.locator("main h1")
    if page.locator(".hand button, .end").or_(over).first.is_visible() and not over.is_visible():
        _ends_the_round(page)
        page.locator(".end .btn.primary").click()
    expect(over).to_be_visible()


def _is_refused(page: Page) -> None:
    """Tries a place where the card does not fit, and asks why not."""
    _takes(page)
    page.locator("[data-cell='2,0']").click()
    page.locator(".sign .rule").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def _talks(page: Page) -> None:
    """Opens what people say, and waits for it."""
    page.keyboard.press("c")
    expect(page.locator(".speak")).to_be_visible()


def _states(page: Page) -> None:
    """Puts a statement together."""
    _talks(page)
    page.locator(".speak .kinds button").first.click()
    page.locator(".speak .pieces button").first.click()
    page.locator(".speak .pieces button").last.click()
    expect(page.locator(".speak .btn.primary")).to_be_enabled()


def _is_advised(page: Page) -> None:
    """Asks what to do."""
    page.keyboard.press("i")
    expect(page.locator(".sign .hint")).to_be_visible()


def _is_late(page: Page) -> None:
    """Lets the time run out."""
    expect(page.locator(".strip")).to_be_visible()


def _is_broken_off(tables: Tables, device: Device) -> Person:
    """Somebody whose game has ended because they wanted so."""
    mila = tables.playing("base", "Mila", device=device)[0]
    expect(mila.page.locator(TABLE).first).to_be_visible()
    mila.page.locator(MENU).first.click()
    mila.page.locator("[role=dialog] [aria-pressed]").first.click()
    return mila


def _tells(page: Page) -> None:
    """Opens what happened, where it has no column of its own."""
    if page.locator("aside.log").count() == 0:
        page.keyboard.press("l")
    expect(page.locator("[role=tab], [role=log]").first).to_be_visible()


SCENES: Final = (
    Scene("home", _at("/"), "main"),
    Scene("home with games", _with_games, ".continue .run"),
    Scene("home of a stranger", _at("/", known=False), "main"),
    Scene("settings", _at("/"), "main", _clicks("nav button")),
    Scene("set-up", _at("/new"), ".folds"),
    *(Scene(f"set-up, fold {number}", _at("/new"), ".folds", _fold(number)) for number in range(5)),
    Scene("lobby", _playing("base", NAMES[:2], start=False, seats=5), ".lobby"),
    Scene("lobby, changing it", _playing("base", start=False, seats=3), ".lobby", _clicks(".lobby header button")),
    Scene("base", _playing("base", seats=5), TABLE),
    Scene("base, a card chosen", _playing("base", seats=5), TABLE, _takes),
    Scene("base, aiming at somebody", _standing("base", 5, hands=BREAKING, mats={1: ["lamp"]}), TABLE, _takes),
    Scene("base, a hint", _standing("base", 3, hands=LAYING, mine=TUNNEL, more={"hints": True}), TABLE, _is_advised),
    Scene("base, throwing away", _playing("base", seats=5), TABLE, lambda page: page.keyboard.press("d")),
    Scene("saboteur2", _playing("saboteur2", seats=7), TABLE),
    Scene("saboteur2, twelve seats", _playing("saboteur2", seats=12), TABLE),
    Scene("saboteur2, two cards for a tool", _standing("saboteur2", 3, hands=LAYING, mats=BROKEN), TABLE, _clears),
    Scene("duel", _playing("duel"), TABLE),
    Scene("duel, their turn", _waiting, TABLE),
    Scene("solo", _playing("solo"), TABLE),
    Scene("menu", _playing("base", seats=5), TABLE, _clicks(MENU)),
    Scene("a seat", _playing("base", seats=5), TABLE, _clicks(".seats li button, .seats .seat button")),
    Scene("what happened", _playing("base", seats=5), TABLE, _tells),
    Scene("talk", _playing("base", seats=5), TABLE, _talks),
    Scene("talk, a statement", _playing("base", seats=5), TABLE, _states),
    Scene("help", _playing("base", seats=5), TABLE, lambda page: page.keyboard.press("?")),
    Scene("help on a card", _standing("base", 3, hands=LAYING, mine=TUNNEL), TABLE, _explains),
    Scene("help on a refusal", _standing("base", 3, hands=STEEP, mine=TUNNEL), TABLE, _is_refused),
    Scene("watching", _watching, TABLE),
    Scene("several at one device", _playing("base", also={1: "Олександра", 3: "Taras"}, seats=5), ".handover"),
    Scene("a bot plays for oneself", _playing("base", seats=5, clock=Clock(kind="turn", seconds=5)), TABLE, _is_late),
    Scene("without a line", _cut_off, ".strip", is_passing=True),
    *(
        Scene(f"{game} asks: {what}", _asking(game, what), "[role=dialog]")
        for game, what in (
            ("base", "goal"), ("base", "position"), ("base", "nugget"), ("saboteur2", "rob"), ("duel", "goal"),
            ("solo", "position"),
        )
    ),
    Scene("duel asks: claim", _claiming, "[role=dialog]"),
    Scene("round over", _at_the_end("base", 3), ".hand, .end", _ends_the_round),
    Scene("round over, ten seats", _at_the_end("base", 10), ".hand, .end", _ends_the_round),
    Scene("round over, twelve seats", _at_the_end("saboteur2", 12), ".hand, .end", _ends_the_round),
    Scene("base over", _at_the_end("base", 7, round=3), ".hand, .end, main h1", _ends_the_game),
    Scene("duel over", _at_the_end("duel", 2, round=3), ".hand, .end, main h1", _ends_the_game),
    Scene("solo over", _at_the_end("solo", 1, round=3), ".hand, .end, main h1", _ends_the_game),
    Scene("game over", _is_broken_off, "main h1"),
    Scene("looking back", _looking_back, "[role=slider], input[type=range]"),
    Scene("a record", _at("/check"), "main"),
    Scene("rules", _at("/rules/base"), "main"),
    Scene("a table that is not there", _at("/t/nothing"), "main"),
    Scene("a stranger at a table", _knocking, "main"),
    Scene("nowhere", _at("/nothing/here"), "main"),
)  # fmt: skip


def named(name: str) -> Scene:
    """The scene of a name."""
    [found] = [scene for scene in SCENES if scene.name == name]
    return found
