"""Nobody is kept out: axe-core finds nothing, and a screen reader can follow a turn."""

import pytest
from playwright.sync_api import expect

from tests.web.audited import faults
from tests.web.browser import DESKTOP
from tests.web.person import Person
from tests.web.positions import standing
from tests.web.scenes import SCENES, Scene, named
from tests.web.tables import Tables

FEW = ("home", "set-up, fold 1", "base, a card chosen", "menu", "round over")


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
    begun = standing("base", 3, hands={0: ["base_ew", "base_break_lamp"]}, mine={"1,0": "base_ew"})
    return tables.base("Mila", **begun.table())[0]


def test_the_mine_in_words(mila: Person) -> None:
    expect(mila.finds("main")).to_match_aria_snapshot("""
        - grid "The mine":
          - row /row 2/:
            - 'gridcell "column 8, row 2: goal, face down"'
          - row /row 0/:
            - 'gridcell "column −1, row 0: empty"'
            - 'gridcell "column 0, row 0: start, north, east, south and west, connected"'
            - 'gridcell "column 1, row 0: straight tunnel, east and west, connected"'
            - 'gridcell "column 2, row 0: empty"'
            - 'gridcell "column 8, row 0: goal, face down"'
          - row /row −2/:
            - 'gridcell "column 8, row −2: goal, face down"'
        - button "Nearer"
        - button "Further"
        - button "The whole mine"
    """)


def test_the_hand_in_words(mila: Person) -> None:
    expect(mila.finds("listbox")).to_match_aria_snapshot("""
        - listbox "Your hand":
          - /children: equal
          - 'option "1: broken lamp"'
          - 'option "2: straight tunnel, east and west"'
    """)


def test_a_whole_turn_in_words(mila: Person) -> None:
    mine, own = mila.finds("main"), mila.finds("contentinfo")
    expect(mine).to_match_aria_snapshot("""
        - status:
          - heading "Your turn"
          - paragraph: "Choose a card: lay it, play it or discard it."
        - alert: Your turn
    """)
    expect(own).to_match_aria_snapshot("""
        - button "Choose a card" [disabled]
        - button "Turn the card around" [disabled]
        - button "Discard face down"
    """)
    mila.presses("2")
    expect(mine).to_match_aria_snapshot("""
        - grid "The mine":
          - row /row 0/:
            - 'gridcell "column −1, row 0: empty, your card fits"'
            - 'gridcell "column 2, row 0: empty, your card fits, chosen" [selected]'
        - list "Places (2)":
          - listitem:
            - 'button "column 2, row 0: empty, your card fits, chosen"'
          - listitem:
            - 'button "column −1, row 0: empty, your card fits"'
    """)
    expect(own).to_match_aria_snapshot("""
        - listbox "Your hand":
          - 'option "1: broken lamp"'
          - 'option "2: straight tunnel, east and west" [selected]'
        - button "Lay here"
        - button "Turn the card around"
    """)
    mila.presses("Enter")
    expect(mine).to_match_aria_snapshot("""
        - grid "The mine":
          - row /row 0/:
            - 'gridcell "column 2, row 0: straight tunnel, east and west, connected"'
        - status:
          - heading "Alvis is thinking."
          - paragraph: Then Brokk and you.
    """)
    expect(own).to_match_aria_snapshot("""
        - button "Choose ahead" [disabled]
    """)
