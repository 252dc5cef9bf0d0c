"""Somebody who has never been here: from the first page to the table, and to the end of a game."""

import re

from playwright.sync_api import expect

from tests.web.browser import PHONE
from tests.web.player import Player, play, play_to_the_end
from tests.web.tables import Tables


def test_one_click_and_one_digs(tables: Tables) -> None:
    newcomer = tables.stranger(device=PHONE, reduced_motion="no-preference")
    newcomer.opens("/")
    newcomer.clicks("Start digging")
    assert len(newcomer.hand) == 6
    player = Player(newcomer)
    play(player, until=lambda: player.moves == 2)
    expect(newcomer.page.locator(".square:has(.card)")).not_to_have_count(4)


def test_a_table_is_set_up_with_bots_and_a_round_is_played_to_its_end(tables: Tables) -> None:
    newcomer = tables.stranger()
    newcomer.opens("/")
    newcomer.clicks("Set up a table", role="link")
    newcomer.finds("group", "Seats").get_by_role("button", name="Fewer").click()
    newcomer.clicks(re.compile("^House rules"))
    rounds = newcomer.finds("group", re.compile("rounds", re.IGNORECASE)).get_by_role("button", name="Fewer")
    rounds.click(click_count=2)
    newcomer.clicks(re.compile("^Time"))
    newcomer.finds("radiogroup", "Bots take").get_by_role("radio", name="0 s").click()
    newcomer.clicks("Open the table")
    newcomer.clicks(re.compile("^Start, with bots"))
    player = Player(newcomer)
    play_to_the_end(player)
    assert len(player.result()) == 4
    expect(newcomer.page.locator(".proof p.fair")).to_have_count(1)
    newcomer.clicks("Again, same table")
    newcomer.clicks(re.compile("^Start"))
    assert len(newcomer.hand) == 6
