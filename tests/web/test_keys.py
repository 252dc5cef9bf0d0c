"""A whole turn without a mouse, and what a screen reader is told of it."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser import PHONE
from tests.web.person import Person
from tests.web.positions import asking, standing
from tests.web.tables import Tables

MINE = {"1,0": "base_nesw", "2,0": "base_ew"}


ROW = """
- row:
  - 'gridcell "column −2, row 0: empty"'
  - 'gridcell "column −1, row 0: empty, your card fits"'
  - 'gridcell "column 0, row 0: start, north, east, south and west, connected"'
  - 'gridcell "column 1, row 0: crossing, north, east, south and west, connected"'
  - 'gridcell "column 2, row 0: straight tunnel, east and west, connected"'
  - 'gridcell "column 3, row 0: empty, your card fits, turned, chosen" [selected]'
"""
HAND = """
- listbox "Your hand":
  - 'option "1: map"'
  - 'option "2: junction, north, south and west" [selected]'
  - 'option "3: rockfall"'
- button "Lay here"
- button "Turn the card around"
- button "Discard face down"
"""


def tabs_to(person: Person, what: Locator) -> None:
    """Goes on with Tab until this has the focus."""
    for _ in range(30):
        if what.evaluate("(element) => element === document.activeElement"):
            return
        person.presses("Tab")
    expect(what).to_be_focused()


def test_a_card_is_laid_with_keys_alone(tables: Tables) -> None:
    here = standing("base", 3, hands={0: ["base_nes", "base_map", "base_rockfall"]}, mine=MINE)
    [mila] = tables.playing("base", "Mila", **here.table())
    assert mila.hand == ["map", "junction, north, east and south", "rockfall"]
    mila.presses("2")
    chosen = mila.page.locator("[role=gridcell][aria-selected=true]")
    expect(chosen).to_have_attribute("data-cell", "3,0")
    expect(mila.finds("grid")).to_match_aria_snapshot(ROW)
    expect(mila.page.locator("footer")).to_match_aria_snapshot(HAND)
    mila.presses("ArrowLeft")
    expect(chosen).to_have_attribute("aria-label", re.compile("your card fits both ways, chosen$"))
    cell = chosen.get_attribute("data-cell")
    mila.presses("r")
    assert mila.hand[1] == "junction, north, east and south"
    mila.presses("Enter")
    expect(mila.page.locator(".sign [role=status]")).to_be_focused()
    tables.has_moves(0, f"lay base_nes {cell}")


def test_the_mine_is_walked_and_seen_from_near_without_a_pointer(tables: Tables) -> None:
    here = standing("base", 3, hands={0: ["base_nes", "base_map"]}, mine=MINE)
    [mila] = tables.playing("base", "Mila", **here.table())
    assert len(mila.hand) == 2
    mila.presses("ArrowRight")
    expect(mila.page.locator("[data-cell='1,0']")).to_be_focused()
    mila.page.keyboard.press("Shift+Tab")
    mila.presses("End")
    expect(mila.page.locator("[data-cell='2,0']")).to_be_focused()
    mila.page.evaluate("document.activeElement.blur()")
    card = mila.page.locator("[data-cell='2,0'] .card")
    widths = [card.evaluate("(card) => card.getBoundingClientRect().width")]
    for key in ("+", "+", "0"):
        mila.presses(key)
        mila.page.wait_for_timeout(100)
        widths.append(card.evaluate("(card) => card.getBoundingClientRect().width"))
    assert widths[0] < widths[1] < widths[2]
    assert abs(widths[3] - widths[0]) < 1


ORDER = """() => {
  const parts = {
    ".hand": "hand", ".actions": "actions", ol: "seats", header: "menu", "[role=grid]": "mine", ".log": "log",
  };
  const stops = [...document.querySelectorAll("button, [tabindex='0']")].filter((each) => each.tabIndex >= 0);
  const seen = stops.filter((each) => each.offsetParent).flatMap((each) => {
    const part = Object.keys(parts).find((selector) => each.closest(selector));
    return part ? [parts[part]] : [];
  });
  return seen.filter((part, index) => part !== seen[index - 1]);
}"""


def test_the_focus_goes_from_ones_own_things_outwards(tables: Tables) -> None:
    here = standing("base", 3, hands={0: ["base_nes", "base_map"]}, mine=MINE)
    [mila] = tables.playing("base", "Mila", **here.table())
    assert len(mila.hand) == 2
    expect(mila.finds("tab", "Talk")).to_be_visible()
    assert mila.page.evaluate(ORDER) == ["hand", "actions", "menu", "seats", "mine", "log"]


def test_help_explains_what_has_the_focus(tables: Tables) -> None:
    here = standing("base", 3, hands={0: ["base_nes", "base_map"]}, mine=MINE)
    [mila] = tables.playing("base", "Mila", **here.table())
    assert len(mila.hand) == 2
    board = mila.finds("dialog", "Help")
    mila.presses("End", "?")
    expect(board.get_by_role("heading", name=re.compile("^Straight tunnel"))).to_be_visible()
    mila.presses("Escape")
    expect(mila.page.locator("[data-cell='2,0']")).to_be_focused()
    mila.page.locator("header .help").click()
    expect(board.get_by_role("heading", name=re.compile("^Straight tunnel"))).to_be_visible()


def test_a_finger_that_rests_on_a_card_asks_what_it_is(tables: Tables) -> None:
    here = standing("base", 3, hands={0: ["base_nes", "base_map"]}, mine=MINE)
    [mila] = tables.playing("base", "Mila", **here.table(device=PHONE))
    for touched, name in ((mila.page.locator("[data-cell='1,0']"), "Crossing"), (mila.finds("option").first, "Map")):
        box = touched.bounding_box()
        assert box is not None
        point = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
        wire = mila.context.new_cdp_session(mila.page)
        wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
        expect(mila.finds("dialog", "Help").get_by_role("heading", name=name).first).to_be_visible()
        wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(mila.finds("dialog", "Help").get_by_text("Nothing but to discard it.")).to_have_count(0)
        mila.presses("Escape")
        expect(mila.page.locator("[aria-selected=true]")).to_have_count(0)


def test_a_card_is_discarded_with_keys_alone(tables: Tables) -> None:
    here = standing("base", 3, hands={0: ["base_nes", "base_map"]})
    [mila] = tables.playing("base", "Mila", **here.table())
    assert len(mila.hand) == 2
    mila.presses("d", "1", "Enter")
    expect(mila.page.locator(".sign [role=status]")).to_be_focused()
    tables.has_moves(0, "discard base_map")


def test_a_tool_is_broken_with_keys_alone(tables: Tables) -> None:
    here = standing("base", 3, hands={0: ["base_break_lamp", "base_map"]})
    [mila] = tables.playing("base", "Mila", **here.table())
    assert len(mila.hand) == 2
    mila.presses("1", "t")
    target = mila.page.locator("li.sel")
    first = target.get_attribute("data-seat")
    mila.presses("t")
    expect(target).not_to_have_attribute("data-seat", str(first))
    second = target.get_attribute("data-seat")
    mila.presses("Enter")
    tables.has_moves(0, f"play base_break_lamp {second}")


def test_a_question_is_answered_with_keys_alone(tables: Tables) -> None:
    here = asking("base", "nugget")
    [mila] = tables.playing("base", "Mila", **here.table())
    sheet = mila.finds("dialog")
    answers = sheet.get_by_role("radio")
    expect(answers.last).to_be_visible()
    tabs_to(mila, answers.last)
    mila.presses("Space")
    expect(answers.last).to_have_attribute("aria-checked", "true")
    tabs_to(mila, sheet.locator(".btn.primary"))
    mila.presses("Enter")
    expect(sheet).to_have_count(0)
    tables.has_moved(here.seat)


@pytest.mark.proof(minutes=1)
def test_a_round_ends_and_the_next_begins_with_keys_alone(tables: Tables) -> None:
    last = standing("base", 3, hands={0: ["base_map"], 1: [], 2: []}, rest="discard")
    [mila] = tables.playing("base", "Mila", **last.table())
    assert len(mila.hand) == 1
    mila.presses("d", "1", "Enter")
    end = mila.finds("dialog", "round")
    expect(end.get_by_role("heading").first).to_be_focused()
    tabs_to(mila, end.locator(".btn.primary"))
    mila.presses("Enter")
    mila.sees("Round 2 of 3")
