"""Every question the rules can ask, asked by the page and answered there."""

import re

import pytest
from playwright.sync_api import expect

from saboteur.words import Words
from tests.web.browser import PHONE
from tests.web.positions import asking, claiming, standing
from tests.web.tables import Tables

EN = Words("en")
CHOICES = {
    "base goal": asking("base", "goal"),
    "base position": asking("base", "position"),
    "base nugget": asking("base", "nugget"),
    "saboteur2 rob": asking("saboteur2", "rob"),
    "duel goal": asking("duel", "goal"),
    "duel claim": claiming(),
    "solo position": asking("solo", "position"),
}


def meant(label: str, people: list[str]) -> str:
    """The end of the move that an answer with this label stands for."""
    if found := re.search(r"[-−]?\d+,\s*[-−]?\d+", label):
        return found[0].replace("−", "-").replace(" ", "")
    if found := re.search(r"\d+(?= gold)", label):
        return found[0]
    names = {"Upright": "upright", "Turned": "turned", "Steal from nobody": "nobody"}
    return names[label] if label in names else str(people.index(label))


@pytest.mark.parametrize("asked", CHOICES)
def test_a_choice_is_a_sheet_with_every_answer(asked: str, tables: Tables) -> None:
    here = CHOICES[asked]
    device = {"device": PHONE} if asked in ("base position", "saboteur2 rob") else {}
    [mila] = tables.playing(here.game.ruleset.name, "Mila", **here.table(**device))
    sheet = mila.finds("dialog", EN.asked(here.game.asked))
    answers = sheet.get_by_role("radio")
    expect(answers).to_have_count(len(here.legal))
    people = [chair.name for chair in tables.record().chairs]
    labels = [answer.get_attribute("aria-label") or "" for answer in answers.all()]
    assert sorted(meant(label, people) for label in labels) == sorted(move.split()[-1] for move in here.legal)
    last = answers.last
    mila.touches(last)
    expect(last).to_have_attribute("aria-checked", "true")
    mila.touches(sheet.locator(".btn.primary"))
    expect(sheet).to_have_count(0)
    tables.has_moves(here.seat, f"{here.legal[0].split()[0]} {meant(labels[-1], people)}")


def test_a_troll_is_bribed(tables: Tables) -> None:
    here = standing("duel", hands={0: ["duel_ew"]}, mine={"1,1": "duel_cross_troll"})
    [mila] = tables.playing("duel", "Mila", **here.table())
    mila.clicks("Bribe")
    mila.may("Bribe this troll")
    mila.confirms()
    tables.has_moves(0, "bribe 1,1")


def test_a_key_opens_a_door(tables: Tables) -> None:
    here = standing("duel", hands={0: ["duel_ew", "duel_key"]}, mine={"1,1": "duel_cross_blue", "2,1": "duel_ew"})
    [mila] = tables.playing("duel", "Mila", **here.table(device=PHONE))
    mila.takes("key")
    expect(mila.page.locator("[data-cell='1,1'].spot")).to_have_count(1)
    mila.may("Open this door")
    mila.confirms()
    tables.has_moves(0, "play duel_key 1,1")


def test_several_cards_are_discarded_at_once(tables: Tables) -> None:
    here = standing("saboteur2", 3, hands={0: ["base_ew", "base_ns", "base_nesw", "base_map"]})
    [mila] = tables.playing("saboteur2", "Mila", **here.table())
    mila.clicks("Discard face down")
    mila.takes("straight tunnel, north and south", "map", "straight tunnel, east and west")
    mila.may("Discard 3, draw 3")
    mila.confirms()
    tables.has_moves(0, "discard base_ew base_map base_ns")


def test_two_cards_for_what_lies_before_oneself(tables: Tables) -> None:
    here = standing("saboteur2", 3, hands={0: ["base_ew", "base_ns", "base_map"]}, mats={0: ["lamp", "trapped"]})
    [mila] = tables.playing("saboteur2", "Mila", **here.table(device=PHONE))
    mila.touches(mila.finds("button", "Discard face down"))
    mila.touches(mila.finds("button", "Get out of the trap"))
    mila.takes("map", "straight tunnel, east and west")
    mila.may("Get out of the trap")
    mila.confirms()
    tables.has_moves(0, "clear trapped base_ew base_map")


def test_what_cannot_be_done_is_answered_with_the_reason_and_the_rule(tables: Tables) -> None:
    here = standing("base", 3, hands={0: ["base_ns", "base_map"]}, mine={"1,0": "base_ew"})
    [mila] = tables.playing("base", "Mila", **here.table())
    mila.takes("straight tunnel, north and south")
    expect(mila.finds("grid").locator(".place")).to_have_count(2)
    mila.touches(mila.page.locator("[data-cell='2,0']"))
    expect(mila.page.locator(".sign .why")).to_contain_text("Rule 3.3")
    expect(mila.page.locator("[data-cell='2,0'].refused")).to_have_count(1)
    tables.has_moves(0)
