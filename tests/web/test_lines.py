"""Pages that are loaded anew, and lines that break: nothing is lost, and nothing happens twice."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.browser import PHONE
from tests.web.person import Person
from tests.web.positions import asking, standing
from tests.web.tables import Tables

MY_TURN = standing("base", 3, hands={0: ["base_ew", "base_map"]}, mine={"1,0": "base_ew"})
THEIR_TURN = standing("base", 3, turn=1, hands={0: ["base_ew", "base_map"]})
MOMENTS: dict[str, dict[str, Any]] = {
    "my turn": MY_TURN.table(),
    "somebody else's turn": THEIR_TURN.table(at=[0], device=PHONE),
    "a question": asking("base", "nugget").table(),
    "the lobby": {"start": False},
}


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


def test_a_move_made_without_a_line_is_kept_and_goes_out_once(tables: Tables) -> None:
    [mila] = tables.playing("base", "Mila", **MY_TURN.table())
    mila.takes("straight tunnel, east and west")
    mila.loses_the_line()
    mila.sees("No connection")
    mila.page.locator(".actions .btn.primary").click()
    mila.sees("Your move is kept and goes out once.")
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
    assert mila.big_button == "On its way …"
    mila.loses_the_line(noticed=True)
    mila.sees("Your move is kept and goes out once.")
    mila.comes_back()
    mila.sees("Connected again.")
    expect(mila.page.locator("[data-cell='2,0'] .card")).to_have_count(1)
    tables.has_moves(0, "lay base_ew 2,0")
