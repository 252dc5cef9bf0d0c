"""Bots at a table of the page: how well they play and how they are minded, chosen and shown in words."""

import re

from playwright.sync_api import expect

from tests.web.scenes import named
from tests.web.tables import Tables


def test_a_bot_is_given_a_level_and_a_temper_in_the_lobby(tables: Tables) -> None:
    mila = named("lobby").seen(tables)
    mila.page.get_by_role("button", name="Seat a bot").first.click()
    mila.sees("normal bot")
    mila.clicks(re.compile("^Change$"))
    sheet = mila.finds("dialog")
    sheet.get_by_role("radio", name="hard").click()
    sheet.get_by_role("radio", name="vengeful").click()
    expect(sheet).to_contain_text("pays back whoever breaks its tools")
    sheet.locator(".btn.primary").click()
    mila.sees("hard bot, vengeful")


def test_bots_of_a_new_table_are_minded_as_the_host_wants_them(tables: Tables) -> None:
    mila = tables.person("Mila")
    mila.opens("/new")
    seats = mila.page.locator(".folds section").first
    seats.get_by_role("button", name="More").last.click()
    seats.get_by_role("radio", name="easy").click()
    seats.get_by_role("radio", name="trusting").click()
    mila.clicks(re.compile("Open the table"))
    mila.sees("easy bot, trusting")
