"""A game's rule book says the same in every language: sections, drawings, tables, rules."""

import re
from collections import Counter

import pytest

from tests.rulebooks.books import BOOKS, GAMES, LANGUAGES, RULES, Book, book
from tests.rules.numbered import cited

ALPHABETS = {
    "en": re.compile(r"[а-яёіїєґ]", re.IGNORECASE),
    "ru": re.compile(r"[іїєґ]", re.IGNORECASE),
    "uk": re.compile(r"[ыэъё]", re.IGNORECASE),
}
OTHERS = pytest.mark.parametrize("other", [each for each in BOOKS if each.language != "en"], ids=str)


def test_every_game_has_a_book_in_every_language() -> None:
    expected = {f"{game}.{language}.md" for game in GAMES for language in LANGUAGES}
    assert {path.name for path in RULES.iterdir()} == {*expected, "README.md", "numbered.md", "mines.json"}


@OTHERS
def test_sections_are_the_same(other: Book) -> None:
    english = book(other.game)
    assert [level for level, _ in other.headings] == [level for level, _ in english.headings]
    assert not {words for _, words in other.headings[1:]} & {words for _, words in english.headings[1:]}  # translated


@OTHERS
def test_drawings_are_the_same(other: Book) -> None:
    assert other.drawings == book(other.game).drawings
    places = [
        [part.count("```") for part in re.split(r"^#+ ", each.text, flags=re.MULTILINE)]
        for each in (other, book(other.game))
    ]
    assert places[0] == places[1]


@OTHERS
def test_every_section_cites_the_same_rules(other: Book) -> None:
    ours, english = ([Counter(cited(section)) for section in each.sections] for each in (other, book(other.game)))
    assert ours == english


@OTHERS
def test_tables_have_the_same_numbers_and_words_of_notation(other: Book) -> None:
    ours, english = (
        [[_untranslated(row) for row in table] for table in each.tables] for each in (other, book(other.game))
    )
    assert ours == english


def _untranslated(row: list[str]) -> list[list[str]]:
    """What is the same in every language, cell by cell."""
    return [re.findall(r"`[^`]+`|\d+", cell) for cell in row]


@OTHERS
def test_marks_are_explained_where_the_english_book_explains_them(other: Book) -> None:
    ours, english = (
        [Counter(re.findall(r"`[^`]+`", section)) for section in each.sections] for each in (other, book(other.game))
    )
    assert ours == english


@pytest.mark.parametrize("each", BOOKS, ids=str)
def test_a_book_keeps_to_the_letters_of_its_language(each: Book) -> None:
    body = each.prose.split("\n", 3)[3]  # the title and the names of the languages above it
    assert not [line for line in body.splitlines() if ALPHABETS[each.language].search(line)]
    mixed = re.findall(r"\b\w*(?:[a-z][а-яёіїєґ]|[а-яёіїєґ][a-z])\w*", body, re.IGNORECASE)
    assert not mixed


def test_the_contents_name_every_book() -> None:
    links = re.findall(r"\]\(([^)]+)\)", (RULES / "README.md").read_text(encoding="utf-8"))
    assert {f"{each}.md" for each in BOOKS} <= set(links)
