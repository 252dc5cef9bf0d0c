"""Who comes, goes and looks on: friends by code and link, a bot for somebody who is away, a watcher."""

import re

from playwright.sync_api import expect

from tests.web.browser import PHONE
from tests.web.person import Person
from tests.web.positions import standing
from tests.web.tables import Tables

HANDS = {0: ["base_ew", "base_map"], 1: ["base_nesw", "base_ns", "base_map"]}
TURN_OF_TARAS = standing("base", 3, turn=1, hands=HANDS)


def niche(person: Person, text: str | re.Pattern[str]) -> None:
    """Waits until a seat of the lobby says so."""
    expect(person.page.locator(".lobby li").filter(has_text=text)).to_have_count(1)


def test_friends_come_by_code_and_by_link_and_the_host_removes_one(tables: Tables) -> None:
    [mila] = tables.playing("base", "Mila", seats=3, start=False)
    code = mila.page.locator(".code").inner_text()
    link = mila.finds("textbox", "Send the link").input_value()
    taras, vera = tables.person("Taras", device=PHONE), tables.stranger(lan=True)
    taras.opens("/")
    taras.finds("textbox", "Code or link").fill(code.lower())
    taras.clicks("Join")
    taras.clicks("Take a seat")
    vera.opens(f"/t/{link.rpartition('/')[2]}")
    vera.finds("textbox", "Your name").fill("Vera")
    vera.clicks("Come in")
    vera.clicks("Take a seat")
    niche(mila, "Taras")
    niche(mila, "Vera")
    taras.clicks("I am ready")
    niche(mila, re.compile("Taras.*ready", re.DOTALL))
    mila.page.locator(".lobby li").filter(has_text="Vera").get_by_role("button", name="Remove").click()
    niche(mila, "Free")
    niche(taras, "Free")
    mila.clicks("Start, with a bot in the free seat")
    assert len(mila.hand) == len(taras.hand) == 6


def test_a_leaver_is_replaced_by_a_bot_and_comes_back(tables: Tables) -> None:
    mila, taras = tables.playing("base", "Mila", "Taras", **TURN_OF_TARAS.table(at=[0, 1], grace=5, pace=0))
    before = taras.hand
    taras.loses_the_line()
    seat = mila.finds("button", re.compile("^Taras.*a bot plays until they are back"))
    expect(seat).to_have_count(1, timeout=15_000)
    mila.sees("Your turn")  # the bot has moved, and so has the one after it
    taras.comes_back()
    taras.sees("Connected again.")
    expect(seat).to_have_count(0)
    assert taras.hand != before


def test_a_watcher_sees_what_is_open_and_takes_the_seat_of_a_bot(tables: Tables) -> None:
    here = standing("base", 3, hands={0: ["base_ew", "base_map"]})
    [mila] = tables.playing("base", "Mila", **here.table())
    watcher = tables.person("Vera", device=PHONE)
    watcher.opens(f"/t/{tables.last}")
    watcher.sees("You are watching.")
    expect(watcher.finds("option")).to_have_count(0)
    mila.takes("straight tunnel, east and west")
    mila.confirms()
    expect(watcher.page.locator("[data-cell='1,0'] .card")).to_have_count(1)
    watcher.clicks(re.compile("^Take .* seat$"))
    assert len(watcher.hand) == 6
    expect(mila.finds("button", re.compile("^Vera"))).to_have_count(1)
