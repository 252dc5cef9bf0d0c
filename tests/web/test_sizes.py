"""The page is light: script, style and carved cards of a table."""

from pathlib import Path

from tests.web.tables import Tables
from tools.audit_sizes import GAMES, sizes


def test_the_table_page_and_the_cards_of_every_game_are_light(page_folder: Path) -> None:
    found = sizes(page_folder)
    assert len(found) == 1 + len(GAMES)
    assert [size for size in found if not 0 < size.found <= size.most] == []


def test_what_was_named_in_the_document_is_all_that_a_table_loads_at_first(tables: Tables) -> None:
    [mila] = tables.base("Mila")
    mila.page.locator("[role=grid] .card").first.wait_for()
    loaded = mila.page.evaluate(
        "performance.getEntriesByType('resource').filter(({ initiatorType }) => initiatorType === 'script'"
        " || initiatorType === 'link' || initiatorType === 'other').map(({ name }) => new URL(name).pathname)"
    )
    named = mila.page.evaluate(
        "[...document.head.querySelectorAll('link[rel*=preload], link[rel=stylesheet], script[src]')]"
        ".map((each) => new URL(each.href || each.src).pathname)"
    )
    files = {name for name in loaded if name.startswith("/assets/") and name.endswith((".js", ".css"))}
    later = {name for name in files if "/Log-" in name or "/base-" in name}  # a column of wide windows, all other cards
    assert files - later <= set(named)
    assert len(files) > 5
