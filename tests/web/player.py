"""Somebody who plays: all that they know is on the screen, and all that they do is done with it."""

import random
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from playwright.sync_api import TimeoutError as TooLong
from playwright.sync_api import expect

from tests.web.person import Person

PATIENCE: Final = 150.0
"""Seconds for a game."""
STUCK: Final = 60.0
"""Seconds in which somebody must have done something; two browsers may share one core."""
COVERED: Final = 1500.0
"""Milliseconds after which something is not waited for any more; it is looked again."""

FANCY: Final = 0.2
"""How often another place is taken than the one that the page proposes."""

LOOK: Final = """() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const isReady = (button) => Boolean(button) && !button.disabled && button.getAttribute("aria-disabled") !== "true";
  const isOnTop = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return element.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
  };
  const dialogs = all("[role=dialog]");
  const dialog = dialogs.findLast(isOnTop);
  const hand = all("[role=listbox] [role=option]");
  return {
    isOver: !dialogs.length && !document.querySelector(".table, .lobby") && document.querySelector("main h1") !== null,
    dialog: dialog ? {
      index: dialogs.indexOf(dialog),
      options: all("[role=radio]", dialog).length,
      chosen: all("[role=radio]", dialog).findIndex((option) => option.getAttribute("aria-checked") === "true"),
      isReady: isReady(dialog.querySelector(".btn.primary")),
      asksNothing: dialog.querySelector(".btn.primary, [role=radio]") === null,
    } : null,
    isAsked: document.querySelector(".sign.own") !== null && document.querySelector(".hand:not(.resting)") !== null,
    hand: hand.map((card) => ({
      isTunnel: card.querySelector(".c-tunnel") !== null,
      isUseless: card.classList.contains("useless"),
      isChosen: card.getAttribute("aria-selected") === "true",
    })),
    lit: all(".table [role=grid] :is(.place, .spot):not(.chosen)").flatMap((square) => isOnTop(square) ?? []),
    targets: all("ol li.target").length,
    isReady: isReady(document.querySelector(".actions .btn.primary")),
    isBehind: document.querySelector(".actions .skip") !== null,
  };
}"""

ROWS: Final = "(rows) => rows.map((row) => [row.querySelector('th').innerText, row.lastElementChild.innerText])"


class Player:
    """Plays by what is lit, dashed and enabled; likes to dig."""

    def __init__(self, person: Person, seed: int = 0) -> None:
        self.person = person
        self._chance = random.Random(seed)
        self.moves = 0
        """How often a big button was pressed."""
        self.questions: list[str] = []
        """The titles of the questions that were answered."""

    def looks(self) -> dict[str, Any]:
        """What is on the screen now."""
        seen: dict[str, Any] = self.person.page.evaluate(LOOK)
        return seen

    def acts(self) -> bool:
        """Does one thing, if there is something to be done."""
        seen = self.looks()
        try:
            if seen["dialog"]:
                return self._answers(seen["dialog"])
            if seen["isAsked"]:
                self._plays(seen)
                return True
        except TooLong:  # meanwhile something has come before it: the end of a round, a question
            return False
        if seen["isBehind"]:  # the button may be gone in a moment, and another one in its place
            self.person.page.locator(".actions .skip").evaluate_all("(found) => found.forEach((each) => each.click())")
        return False

    @property
    def is_done(self) -> bool:
        """Whether the last page of the game is on the screen."""
        return bool(self.looks()["isOver"])

    def result(self) -> dict[str, str]:
        """The gold of each, as the last page of the game says it."""
        rows = self.person.page.locator("main tbody tr")
        expect(rows).not_to_have_count(0)
        return dict(rows.evaluate_all(ROWS))

    # -- inside ------------------------------------------------------------------------------------------------------

    def _answers(self, dialog: dict[str, Any]) -> bool:
        page = self.person.page
        board = page.get_by_role("dialog").nth(dialog["index"])
        if dialog["asksNothing"]:  # a seat that was dashed a moment ago was looked at instead
            self.person.presses("Escape")
            return False
        if dialog["options"]:
            self.questions.append(board.get_by_role("heading").first.inner_text())
            option = board.get_by_role("radio").nth(self._chance.randrange(dialog["options"]))
            self.person.touches(option, COVERED)
        self.person.touches(board.locator(".btn.primary"), COVERED)
        self.moves += 1
        return True

    def _plays(self, seen: dict[str, Any]) -> None:
        """Chooses a card, then where or on whom; what was missed, since the mine moved, is tried again next time."""
        if not any(card["isChosen"] for card in seen["hand"]):
            cards = self.person.page.get_by_role("listbox").get_by_role("option")
            self.person.touches(cards.nth(self._card(seen["hand"])), COVERED)
            seen = self.looks()
        if seen["targets"] and not seen["isReady"]:
            targets = self.person.page.locator("ol li.target button")
            self.person.touches(targets.nth(self._chance.randrange(seen["targets"])), COVERED)
            seen = self.looks()
        elif seen["lit"] and (not seen["isReady"] or self._chance.random() < FANCY):
            self.person.points(**self._chance.choice(seen["lit"]))
            seen = self.looks()
        if seen["isReady"]:
            self.person.touches(self.person.page.locator(".actions .btn.primary"), COVERED)
            self.moves += 1

    def _card(self, hand: Sequence[dict[str, Any]]) -> int:
        useful = [place for place, card in enumerate(hand) if not card["isUseless"]]
        tunnels = [place for place in useful if hand[place]["isTunnel"]]
        return self._chance.choice(tunnels or useful or range(len(hand)))


def play(*players: Player, until: Callable[[], bool], patience: float = PATIENCE) -> None:
    """All of them play until something has come about."""
    begun = last = time.monotonic()
    while not until():
        acted = [player.acts() for player in players]
        if any(acted):
            last = time.monotonic()
        now = time.monotonic()
        assert now < begun + patience, f"this takes longer than {patience} s"
        assert now < last + STUCK, f"nobody has anything to do: {[player.looks() for player in players]}"


def play_to_the_end(*players: Player, patience: float = PATIENCE) -> None:
    """All of them play until each has the end of the game on the screen."""
    play(*players, until=lambda: all(player.is_done for player in players), patience=patience)
