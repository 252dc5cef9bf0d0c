"""A whole turn without a mouse, and what a screen reader is told of it."""

from playwright.sync_api import expect

from tests.web.positions import standing
from tests.web.tables import Tables

MINE = {"1,0": "base_nesw", "2,0": "base_ew"}


def test_a_card_is_laid_with_keys_alone(tables: Tables) -> None:
    here = standing("base", 3, hands={0: ["base_nes", "base_map", "base_rockfall"]}, mine=MINE)
    [mila] = tables.playing("base", "Mila", **here.table())
    assert mila.hand == ["map", "junction, north, east and south", "rockfall"]
    mila.presses("2")
    chosen = mila.page.locator("[role=gridcell][aria-selected=true]")
    expect(chosen).to_have_attribute("data-cell", "3,0")
    mila.presses("ArrowLeft")
    expect(chosen).not_to_have_attribute("data-cell", "3,0")
    mila.presses("ArrowRight")
    expect(chosen).to_have_attribute("data-cell", "3,0")
    print(mila.page.locator("[role=grid]").aria_snapshot())
    print(mila.page.locator("footer").aria_snapshot())
    print(mila.page.locator(".sign").aria_snapshot())
    mila.presses("r", "Enter")
    expect(mila.page.locator(".sign [role=status]")).to_be_focused()
    tables.has_moves(0, "lay base_nes 3,0 turned")


def test_a_card_is_discarded_with_keys_alone(tables: Tables) -> None:
    here = standing("base", 3, hands={0: ["base_nes", "base_map"]})
    [mila] = tables.playing("base", "Mila", **here.table())
    assert len(mila.hand) == 2
    mila.presses("d", "1", "Enter")
    expect(mila.page.locator(".sign [role=status]")).to_be_focused()
    tables.has_moves(0, "discard base_map")
