"""Somebody at a browser: what they do, and what they see."""

import re
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

from tests.web.line import Line

LINE_LOST: Final = re.compile(r"WebSocket connection to|ERR_(CONNECTION|CONTENT_LENGTH|INTERNET|EMPTY_RESPONSE|SOCKET)")
"""What a browser complains of when the line breaks: its own words, which a page cannot prevent."""


ON_ITS_WAY: Final = re.compile("On its way|Отправляется|Надсилається")


class Person:
    """One browser window, with cookies of its own and a line of its own."""

    def __init__(self, name: str, context: BrowserContext, line: Line, origin: str, *, has_touch: bool = False) -> None:
        self.name = name
        self._has_touch = has_touch
        self.context = context
        self.origin = origin
        self.errors: list[str] = []
        """What the browser complained of; a test with any fails."""
        self._line = line
        self._forgiven: list[re.Pattern[str]] = []
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(f"error: {error}"))
        self.page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(each.search(message.text) for each in self._forgiven):
            self.errors.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    # -- doing -------------------------------------------------------------------------------------------------------

    def opens(self, path: str) -> None:
        """Goes to a place of the page."""
        self.page.goto(self.origin + path)

    def reloads(self) -> None:
        """Presses reload."""
        self.page.reload()

    def clicks(self, name: str | re.Pattern[str], role: Any = "button") -> None:
        """Presses what has this name."""
        self.page.get_by_role(role, name=name).click()

    def touches(self, what: Locator, patience: float | None = None) -> None:
        """Presses it, with a finger where there is one; within so many milliseconds."""
        if self._has_touch:
            what.tap(timeout=patience)
        else:
            what.click(timeout=patience)

    def points(self, x: float, y: float) -> None:
        """Presses a place of the screen."""
        if self._has_touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def takes(self, *cards: str) -> None:
        """Presses cards of the hand, by what they are called."""
        for card in cards:
            self.touches(self.finds("option", re.compile(rf"^\d+: {re.escape(card)}$")).first)

    def confirms(self) -> None:
        """Presses the big button, and waits until the move was made."""
        button = self.page.locator(".actions .btn.primary")
        expect(button).to_have_attribute("aria-disabled", "false")
        self.touches(button)
        expect(button).to_have_attribute("aria-disabled", "true")
        expect(button).not_to_contain_text(ON_ITS_WAY)

    def presses(self, *keys: str) -> None:
        """Presses keys, one after another."""
        for key in keys:
            self.page.keyboard.press(key)

    def loses_the_line(self, *, noticed: bool = False) -> None:
        """The network is gone; with `noticed` the browser knows, as when a phone loses its Wi-Fi."""
        self.forgives(LINE_LOST)
        self._line.breaks()
        if noticed:
            self.context.set_offline(True)

    def comes_back(self) -> None:
        """The network is there again."""
        self.page.unroute_all()
        self._line.is_mended()
        self._line.speaks_again()
        self.context.set_offline(False)

    def hears_nothing(self) -> None:
        """The network stays, and carries nothing: as when a laptop's lid is closed."""
        self.forgives(LINE_LOST)
        self._line.goes_silent()

    def speaks_on_new_lines(self) -> None:
        """What was open stays dead, without a word; what is opened now is well: as when a phone wakes up."""
        self._line.forgets()

    def forgives(self, complaint: re.Pattern[str]) -> None:
        """What the test itself brings about, the browser may complain of."""
        self._forgiven.append(complaint)

    def cannot_fetch(self, files: str) -> None:
        """The network is gone for some files, until they come back."""
        self.forgives(LINE_LOST)
        self.page.route(files, lambda route: route.abort("internetdisconnected"))

    # -- seeing ------------------------------------------------------------------------------------------------------

    def may(self, text: str) -> None:
        """Waits until the big button says so."""
        expect(self.page.locator(".actions .btn.primary > span")).to_have_text(text)

    @property
    def hand(self) -> list[str]:
        """The cards of the hand, as they are called."""
        cards = self.page.get_by_role("listbox").get_by_role("option")
        expect(cards).not_to_have_count(0)
        return [str(card.get_attribute("aria-label")).partition(": ")[2] for card in cards.all()]

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Waits until a text can be read."""
        expect(self.page.get_by_text(text).locator("visible=true").first).to_be_visible()

    def sees_no(self, text: str | re.Pattern[str]) -> None:
        """Waits until a text cannot be read."""
        expect(self.page.get_by_text(text).locator("visible=true")).to_have_count(0)

    def finds(self, role: Any, name: str | re.Pattern[str] | None = None) -> Locator:
        """What a screen reader calls so."""
        return self.page.get_by_role(role, name=name)

    def pictures(self, path: Path) -> None:
        """Takes a picture of what is seen."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=path)

    def leaves(self) -> None:
        """Closes the window."""
        self.context.close()
        self._line.close()
