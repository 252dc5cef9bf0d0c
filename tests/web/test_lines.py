"""Pages that are loaded anew, and lines that break: nothing is lost, and nothing happens twice."""

import contextlib
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLong

from tests.web.browser import PHONE
from tests.web.person import Person
from tests.web.positions import Standing, asking, standing
from tests.web.tables import Tables

MY_TURN = standing("base", 3, hands={0: ["base_ew", "base_map"]}, mine={"1,0": "base_ew"})
THEIR_TURN = standing("base", 3, turn=1, hands={0: ["base_ew", "base_map"]})
LAST_CARD = {"hands": {0: ["base_map"], 1: [], 2: []}, "rest": "discard"}
END_OF_A_ROUND = standing("base", 3, **LAST_CARD)
END_OF_THE_GAME = standing("base", 3, round=3, **LAST_CARD)
TOLD = re.compile(r"You (won|lost) round \d")
"""How the story of a round begins; before it is there the log says that the round is over."""
MOMENTS: dict[str, dict[str, Any]] = {
    "my turn": MY_TURN.table(),
    "somebody else's turn": THEIR_TURN.table(at=[0], device=PHONE),
    "a question": asking("base", "nugget").table(),
    "the lobby": {"start": False},
}


def throws_the_last_card_away(person: Person) -> None:
    """The round is over, and with the last one the game."""
    person.takes("map")
    person.presses("d", "Enter")
    expect(person.finds("dialog", TOLD)).to_be_visible()


def told(end: Locator) -> str:
    """All that can be read of an end, once its story is there."""
    expect(end).to_contain_text("The gold lay at 8, 2.")
    expect(end).to_contain_text("Gold-digger")
    return end.inner_text()


def seen(person: Person) -> str:
    """All that can be read, once the table is there."""
    expect(person.page.locator(".table, .lobby")).to_have_count(1)
    person.page.wait_for_load_state("networkidle")
    text: str = person.page.locator("#app").inner_text()
    return text


@pytest.mark.parametrize("moment", MOMENTS)
def test_after_a_reload_all_is_as_it_was(moment: str, tables: Tables) -> None:
    [mila] = tables.playing("base", "Mila", **MOMENTS[moment])
    before = seen(mila)
    mila.reloads()
    assert seen(mila) == before


@pytest.mark.parametrize("last", [END_OF_A_ROUND, END_OF_THE_GAME], ids=["a round", "the game"])
def test_the_end_is_shown_again_after_a_reload_and_a_lost_line(last: Standing, tables: Tables) -> None:
    [mila] = tables.playing("base", "Mila", **last.table())
    throws_the_last_card_away(mila)
    end = mila.finds("dialog", TOLD)
    before = told(end)
    mila.loses_the_line()
    mila.page.wait_for_timeout(300)
    mila.comes_back()
    assert told(end) == before
    mila.reloads()
    assert told(end) == before
    mila.page.locator(".end .btn.primary").click()
    if last is END_OF_A_ROUND:
        mila.sees("Round 2 of 3")
    else:
        expect(mila.finds("heading", "Gold by round")).to_be_visible()
    mila.reloads()
    expect(mila.page.locator(".table, main h1").first).to_be_visible()
    mila.page.wait_for_load_state("networkidle")
    expect(end).to_have_count(0)


@pytest.mark.parametrize("last", [END_OF_A_ROUND, END_OF_THE_GAME], ids=["a round", "the game"])
def test_an_end_that_comes_without_a_line_is_shown_when_it_is_back(last: Standing, tables: Tables) -> None:
    [mila] = tables.playing("base", "Mila", **last.table())
    mila.takes("map")
    mila.presses("d")
    mila.hears_nothing()
    mila.presses("Enter")
    mila.loses_the_line(noticed=True)
    mila.sees("Your move is saved and will be sent once.")
    mila.comes_back()
    expect(mila.finds("dialog", TOLD)).to_be_visible()
    tables.has_moves(0, "discard base_map")


def test_what_cannot_be_begun_without_a_line_is_begun_when_it_is_back(tables: Tables) -> None:
    mila = tables.stranger(device=PHONE)
    mila.opens("/")
    mila.page.get_by_label("Code or link").fill("MINOTAK")
    mila.loses_the_line()
    mila.clicks("Start digging")
    mila.sees("The server does not answer.")
    mila.clicks("Join")
    expect(mila.finds("alert").filter(has_text="The server does not answer.")).to_have_count(2)
    mila.comes_back()
    mila.clicks("Start digging")
    assert len(mila.hand) == 6


@pytest.mark.proof(minutes=0.1)  # it is about seconds, which a machine with other tests on it has not got
def test_a_phone_that_wakes_up_does_not_wait_for_a_line_that_is_dead(tables: Tables) -> None:
    mila, taras = tables.playing(
        "base", "Mila", "Taras", **MY_TURN.table(at=[1, 0]), windows={"Mila": {"device": PHONE}}
    )
    assert len(mila.hand) > 0
    mila.page.evaluate("""() => {
      globalThis.sleeps = (hidden) => {
        Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      };
      sleeps(true);
      const now = Date.now;
      Date.now = () => now() + 3_600_000;
    }""")
    mila.hears_nothing()
    taras.takes("straight tunnel, east and west")
    taras.confirms()
    expect(taras.page.locator("[data-cell='2,0'] .card")).to_have_count(1)
    mila.speaks_on_new_lines()
    mila.page.evaluate("sleeps(false)")
    # A line that is asked first whether it is alive is given up after six seconds.
    expect(mila.page.locator("[data-cell='2,0'] .card")).to_have_count(1, timeout=5_500)


def test_a_move_made_without_a_line_is_kept_and_goes_out_once(tables: Tables) -> None:
    [mila] = tables.playing("base", "Mila", **MY_TURN.table())
    mila.takes("straight tunnel, east and west")
    mila.loses_the_line()
    mila.sees("No connection")
    mila.page.locator(".actions .btn.primary").click()
    mila.sees("Your move is saved and will be sent once.")
    tables.has_moves(0)
    mila.comes_back()
    mila.sees("Connected again.")
    expect(mila.page.locator("[data-cell='2,0'] .card")).to_have_count(1)
    tables.has_moves(0, "lay base_ew 2,0")
    assert len(mila.hand) == 2


def test_a_move_on_its_way_when_the_line_goes_dead_goes_out_once(tables: Tables) -> None:
    [mila] = tables.playing("base", "Mila", **MY_TURN.table())
    mila.takes("straight tunnel, east and west")
    mila.hears_nothing()
    mila.page.locator(".actions .btn.primary").click()
    mila.may("On its way …")
    mila.loses_the_line(noticed=True)
    mila.sees("Your move is saved and will be sent once.")
    mila.comes_back()
    mila.sees("Connected again.")
    expect(mila.page.locator("[data-cell='2,0'] .card")).to_have_count(1)
    tables.has_moves(0, "lay base_ew 2,0")


def test_what_was_not_fetched_before_the_line_was_lost_is_fetched_when_it_is_back(tables: Tables) -> None:
    [mila] = tables.playing("base", "Mila", **MY_TURN.table())
    mila.cannot_fetch("**/assets/sheets-*")
    mila.reloads()
    expect(mila.page.locator(".table")).to_have_count(1)
    mila.loses_the_line()
    mila.sees("No connection")
    expect(mila.finds("tab", "Talk")).to_have_count(0)
    mila.comes_back()
    expect(mila.finds("tab", "Talk")).to_be_visible()


OLD = "document.addEventListener('readystatechange', () => { document.documentElement.dataset.build = 'old'; })"


def looks_old(person: Person) -> list[str]:
    """The documents that a browser asks for; of none does the build fit what the server has."""
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url) if request.is_navigation_request() else None)
    person.page.add_init_script(OLD)
    return asked


def test_an_old_page_loads_itself_anew_and_not_for_ever(tables: Tables) -> None:
    mila = tables.person("Mila")
    asked = looks_old(mila)
    mila.opens("/new")
    mila.page.wait_for_timeout(500)
    expect(mila.finds("button", "Open the table")).to_be_visible()
    mila.page.wait_for_load_state("networkidle")
    assert len(asked) == 2


def test_an_old_page_waits_with_that_until_a_stranger_has_what_they_came_for(tables: Tables) -> None:
    mila = tables.stranger()
    asked = looks_old(mila)
    mila.opens("/new")
    mila.clicks("Open the table")
    mila.page.wait_for_url("**/t/*")
    expect(mila.page.locator(".lobby")).to_have_count(1)
    mila.page.wait_for_load_state("networkidle")
    assert [url.split("/")[3] for url in asked] == ["new", "t"]
    expect(mila.page.locator(".lobby")).to_have_count(1)


def test_a_piece_that_an_upgrade_has_taken_away_leads_to_the_new_page(tables: Tables) -> None:
    mila = tables.stranger()
    mila.forgives(re.compile("status of 404|dynamically imported"))
    asked = looks_old(mila)
    mila.page.route(
        "**/assets/Setup-*", lambda route: route.fulfill(status=404) if len(asked) < 2 else route.fallback()
    )
    mila.opens("/")
    mila.clicks("Set up a table", role="link")
    expect(mila.finds("button", "Open the table")).to_be_visible()


def test_what_cannot_be_fetched_is_asked_for_again(tables: Tables) -> None:
    [mila] = tables.playing("base", "Mila", **MY_TURN.table())
    mila.cannot_fetch("**/assets/sheets-*")
    mila.reloads()
    expect(mila.page.get_by_title("The server does not answer.")).to_be_visible()
    mila.comes_back()
    with contextlib.suppress(TooLong):  # on a busy machine the line may have flickered: then nobody has to ask
        mila.finds("button", "Try again").click(timeout=5_000)
    expect(mila.finds("tab", "Talk")).to_be_visible()
