"""All text can be read: on narrow and wide windows, at 200 %, in every language."""

import pytest

from tests.web import fitting
from tests.web.audited import cuts
from tests.web.scenes import SCENES, Scene, named
from tests.web.tables import Tables

FEW = ("home", "set-up, fold 1", "saboteur2", "menu")


@pytest.mark.parametrize("name", FEW)
def test_no_text_is_cut_in_the_longest_language(name: str, tables: Tables) -> None:
    assert cuts(named(name), tables, ("uk",)) == []


@pytest.mark.proof(minutes=1)
@pytest.mark.parametrize("scene", SCENES, ids=[scene.name for scene in SCENES])
def test_no_text_is_cut_anywhere(scene: Scene, tables: Tables) -> None:
    assert cuts(scene, tables) == []


def test_what_is_cut_is_found(tables: Tables) -> None:
    guest = tables.stranger()
    guest.opens("/nothing/here")
    guest.page.locator("h1").wait_for()
    assert fitting.cut(guest) == []
    guest.page.evaluate(
        "document.querySelector('h1').style.cssText = 'width: 20px; overflow: hidden; white-space: nowrap'"
    )
    assert [line.partition(":")[0] for line in fitting.cut(guest)] == ["cut by h1."]
