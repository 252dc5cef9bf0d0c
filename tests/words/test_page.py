"""The page says what the catalogue has, and the catalogue has nothing that the page does not say."""

from __future__ import annotations

import pytest

from tests.words import page


@pytest.mark.parametrize("noun", page.NOUNS)
def test_the_page_and_its_words_are_the_same(noun: str) -> None:
    assert set(page.phrases(noun)) == page.asked(noun)


def test_a_message_of_its_own_is_asked_for() -> None:
    assert "table-your-turn" in page.asked("table")
    assert all(name.startswith("table-") for name in page.phrases("table"))
