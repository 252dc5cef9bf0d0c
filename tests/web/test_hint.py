"""Hints at the table: chosen and explained, and played only by the big button."""

import re

from playwright.sync_api import expect

from tests.web.browser import PHONE
from tests.web.positions import asking, standing
from tests.web.tables import Tables

MINE = {"1,0": "base_nesw", "2,0": "base_ew"}
GOALS = ("base_goal_stone_nw", "base_goal_gold", "base_goal_stone_ne")
HANDS = {0: ["base_ew", "base_dead_ne", "base_dead_n"]}
SEEN = {"goals": GOALS, "seen": {0: ("8,0",)}}
HINT = re.compile("^Hint$")
ENOUGH = "The gold lies at 8, 0, as you know: then it takes 4 cards instead of 5."


def test_what_is_suggested_is_chosen_and_waits_for_the_button(tables: Tables) -> None:
    here = standing("base", 3, hands=HANDS, mine=MINE, roles={0: "digger"}, **SEEN)
    [mila] = tables.playing("base", "Mila", hints=True, **here.table())
    mila.clicks(HINT)
    expect(mila.page.locator("[role=gridcell][aria-selected=true]")).to_have_attribute("data-cell", "3,0")
    expect(mila.page.locator(".sign [role=status]")).to_contain_text(ENOUGH)
    assert tables.moves_of(0) == []
    mila.presses("1")
    expect(mila.page.locator(".sign")).not_to_contain_text(ENOUGH)
    mila.presses("i")
    expect(mila.page.locator(".sign")).to_contain_text(ENOUGH)
    mila.presses("Enter")
    tables.has_moves(0, "lay base_ew 3,0")
    expect(mila.finds("button", HINT)).to_have_count(0)


def test_nobody_offers_what_the_table_does_not_allow(tables: Tables) -> None:
    here = standing("base", 3, hands=HANDS, mine=MINE, roles={0: "digger"}, **SEEN)
    [mila] = tables.playing("base", "Mila", **here.table())
    expect(mila.page.locator(".sign [role=status]")).to_contain_text("Your turn")
    expect(mila.finds("button", HINT)).to_have_count(0)


def test_cards_to_throw_away_are_suggested_on_a_phone(tables: Tables) -> None:
    here = standing("base", 3, hands={0: ["base_dead_ne", "base_dead_n"]}, roles={0: "digger"}, **SEEN)
    [mila] = tables.playing("base", "Mila", hints=True, device=PHONE, language="uk", **here.table())
    mila.clicks(re.compile("^Порада$"))
    expect(mila.page.locator(".sign")).to_contain_text("Зараз вам не допоможе жодна карта")
    expect(mila.page.locator(".tray .put")).to_have_count(1)


def test_what_is_asked_besides_a_turn_has_a_hint_too(tables: Tables) -> None:
    here = asking("base", "goal")
    [mila] = tables.playing("base", "Mila", hints=True, **here.table())
    sheet = mila.finds("dialog")
    expect(sheet.get_by_role("radio")).not_to_have_count(0)
    sheet.get_by_role("button", name=HINT).click()
    expect(sheet.locator("[role=status]")).to_contain_text(re.compile(r"gold|lies"))
    assert tables.moves_of(here.seat) == []
    mila.presses("Enter")
    expect(mila.finds("dialog")).to_have_count(0)
    tables.has_moved(here.seat)
