"""Somebody looks back at a game: step by step, as the screen shows it."""

from collections.abc import Iterator
from typing import Final

from playwright.sync_api import expect

from tests.web.person import Person

CELLS: Final = """() => [...document.querySelectorAll("main [role=gridcell]")]
  .filter((cell) => cell.querySelector(".card") !== null)
  .map((cell) => [cell.dataset.cell, cell.getAttribute("aria-label").split(": ")[1]])"""


def moments(person: Person) -> Iterator[tuple[int, dict[str, str]]]:
    """From the first to the last: how many moves were made, and what lies where, in words."""
    on = person.finds("button", "One step on")
    expect(on).to_have_count(1)
    slider = person.finds("slider")
    while True:
        said = str(slider.get_attribute("aria-valuetext"))
        yield int(said.split()[1]), dict(person.page.evaluate(CELLS))
        if on.is_disabled():
            return
        before = slider.input_value()
        person.presses("ArrowRight")
        expect(slider).not_to_have_value(before)
