"""What has to be in sight is in sight: the main button in low windows, one's own things on phones."""

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser import DESKTOP, PHONE, PHONE_ON_ITS_SIDE, TABLET, Device
from tests.web.scenes import named
from tests.web.tables import Tables

LOW: Device = {"viewport": {"width": 1280, "height": 720}}
MOST_OF_A_BUTTON = 80
"""How high it is at most, in pixels."""


@pytest.mark.parametrize("scene", ["lobby", "set-up"])
def test_the_main_button_is_in_sight_in_a_low_window(scene: str, tables: Tables) -> None:
    mila = named(scene).seen(tables, LOW)
    expect(whole(mila.page.locator(".go .btn.primary"))).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("device", [DESKTOP, LOW, PHONE_ON_ITS_SIDE], ids=["usual", "low", "on its side"])
def test_the_way_on_from_a_round_is_in_sight_and_covers_nothing(device: Device, tables: Tables) -> None:
    mila = named("round over").seen(tables, device)
    button = whole(mila.page.locator(".end .standing .btn.primary"))
    expect(button).to_be_in_viewport(ratio=1)
    box = button.bounding_box()
    assert box is not None
    assert box["height"] < MOST_OF_A_BUTTON


@pytest.mark.parametrize("height", [720, 800])
def test_all_chambers_of_the_first_page_are_in_sight(height: int, tables: Tables) -> None:
    mila = named("home").seen(tables, {"viewport": {"width": 1280, "height": height}})
    expect(mila.page.locator(".home .chamber")).to_have_count(4)
    for chamber in mila.page.locator(".home .chamber").all():
        expect(chamber).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("device", [PHONE, PHONE_ON_ITS_SIDE], ids=["upright", "on its side"])
@pytest.mark.parametrize(
    ("game", "own"), [("base", [".purse"]), ("duel", [".marker", ".i-key"]), ("solo", [".marker", ".i-key"])]
)
def test_phones_show_one_s_own_gold_and_what_lies_on_the_table(
    game: str, own: list[str], device: Device, tables: Tables
) -> None:
    mila = named(game).seen(tables, device)
    expect(mila.page.locator(".i-nugget").locator("visible=true").last).to_be_in_viewport(ratio=1)
    for each in own:
        expect(mila.page.locator(each).locator("visible=true").first).to_be_in_viewport(ratio=1)


def test_the_way_on_from_a_round_is_a_button_in_sight_in_every_window(tables: Tables) -> None:
    mila = named("round over").seen(tables)
    way = whole(mila.page.locator(".end .btn.primary"))
    for device in (DESKTOP, LOW, TABLET, PHONE, PHONE_ON_ITS_SIDE):
        mila.page.set_viewport_size(device["viewport"])
        expect(way).to_be_in_viewport(ratio=1)
        box = way.bounding_box()
        assert box is not None
        assert 44 <= box["height"] < 80, device


def whole(found: Locator) -> Locator:
    """The only one."""
    expect(found).to_have_count(1)
    return found
