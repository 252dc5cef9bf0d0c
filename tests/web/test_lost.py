"""The line is lost while others play, at a question, in a lobby, before one sits down, while one looks back."""

import pytest
from playwright.sync_api import Route, expect

from tests.web.browser import PHONE
from tests.web.person import Person
from tests.web.positions import asking, standing
from tests.web.tables import Tables

HANDS = {0: ["base_ew", "base_map"], 1: ["base_nesw", "base_map"], 2: ["base_map"]}
THEIR_TURN = standing("base", 3, turn=1, hands=HANDS)
MY_TURN = standing("base", 3, hands=HANDS)
LOST = "No connection. Trying again …"
BACK = "Connected again."
LAID = "[data-cell='1,0'] .card"


def throws_a_map_away(person: Person) -> None:
    """Nothing changes in the mine."""
    person.takes("map")
    person.presses("d", "Enter")


@pytest.mark.parametrize(("path", "button"), [("/", "Start digging"), ("/new", "Open the table")])
def test_a_line_lost_before_one_sits_down_is_said_and_one_sits_down_when_it_is_back(
    path: str, button: str, tables: Tables
) -> None:
    mila = tables.person("Mila", device=PHONE)
    mila.opens(path)

    def breaks(route: Route) -> None:
        if route.request.method != "POST":
            return route.fallback()
        answer = route.fetch()
        mila.loses_the_line()
        return route.fulfill(response=answer)

    mila.page.route("**/api/tables", breaks)
    mila.clicks(button)
    expect(mila.finds("alert").filter(has_text=LOST)).to_be_visible()
    expect(mila.finds("button", button)).to_be_disabled()
    mila.comes_back()
    expect(mila.page.locator(".hand, .lobby li.own, .lobby li:has-text('Mila')").first).to_be_visible()


def test_a_lobby_says_that_the_line_is_lost_and_the_game_begins_when_it_is_back(tables: Tables) -> None:
    [mila] = tables.playing("base", "Mila", seats=3, start=False)
    expect(mila.page.locator(".lobby")).to_be_visible()
    mila.loses_the_line()
    expect(mila.finds("alert").filter(has_text=LOST)).to_be_visible()
    mila.page.locator(".go .primary").click()
    mila.comes_back()
    assert len(mila.hand) == 6


def test_an_answer_given_without_a_line_goes_out_once(tables: Tables) -> None:
    here = asking("base", "nugget")
    [mila] = tables.playing("base", "Mila", **here.table())
    sheet = mila.finds("dialog")
    expect(sheet.get_by_role("radio")).not_to_have_count(0)
    mila.loses_the_line()
    sheet.locator(".btn.primary").click()
    mila.sees("Your move is saved and will be sent once.")
    mila.comes_back()
    expect(sheet).to_have_count(0)
    tables.has_moved(here.seat)


@pytest.mark.proof(minutes=1)
def test_what_others_did_meanwhile_is_there_when_the_line_is_back(tables: Tables) -> None:
    mila, taras = tables.playing("base", "Mila", "Taras", **THEIR_TURN.table(at=[0, 1]))
    assert mila.hand == ["straight tunnel, east and west", "map"]
    mila.loses_the_line()
    mila.sees(LOST)
    taras.takes("crossing, north, east, south and west")
    taras.confirms()
    expect(taras.page.locator(LAID)).to_have_count(1)
    expect(mila.page.locator(LAID)).to_have_count(0)
    mila.comes_back()
    mila.sees(BACK)
    expect(mila.page.locator(LAID)).to_have_count(1)


@pytest.mark.proof(minutes=1)
def test_what_was_chosen_ahead_is_still_chosen_when_the_line_is_back(tables: Tables) -> None:
    mila, taras = tables.playing("base", "Mila", "Taras", **THEIR_TURN.table(at=[0, 1], pace=0))
    mila.takes("straight tunnel, east and west")
    mila.page.locator("[data-cell='1,0']").click()
    chosen = mila.page.locator("[role=gridcell][aria-selected=true]")
    expect(chosen).to_have_attribute("data-cell", "1,0")
    mila.loses_the_line()
    mila.sees(LOST)
    throws_a_map_away(taras)
    mila.comes_back()
    mila.sees("Your turn")
    expect(chosen).to_have_attribute("data-cell", "1,0")
    mila.may("Lay here")
    mila.confirms()
    tables.has_moves(0, "lay base_ew 1,0")


@pytest.mark.proof(minutes=1)
def test_one_looks_back_without_a_line(tables: Tables) -> None:
    [mila] = tables.playing("base", "Mila", **MY_TURN.table())
    mila.takes("straight tunnel, east and west")
    mila.confirms()
    mila.clicks("Menu")
    mila.clicks("Break the game off")
    expect(mila.page.locator("main h1")).to_be_visible()
    mila.opens(f"/t/{tables.last}/back")
    slider = mila.finds("slider")
    expect(slider).to_have_value("0")
    mila.page.wait_for_load_state("networkidle")
    mila.loses_the_line()
    mila.presses("ArrowRight")
    expect(slider).to_have_value("1")
    others = mila.finds("button", "A watcher’s")
    others.click()
    mila.sees("The server does not answer.")
    expect(others).to_have_attribute("aria-pressed", "false")
    mila.comes_back()
    others.click()
    expect(others).to_have_attribute("aria-pressed", "true")
    mila.sees_no("The server does not answer.")
    expect(slider).to_have_value("1")
