"""The catalogues are complete: nothing is missing, unused or malformed in any language."""

from __future__ import annotations

import re

import pytest

from saboteur.words import LANGUAGES
from saboteur.words.catalogue import NOUNS, Catalogue
from tests.words.entries import FOLDER, files, junk, language_patterns, needed, patterns
from tests.words.everything import CLOSED, said

PLURALS = {"en": {"one", "other"}, "ru": {"one", "few", "many"}, "uk": {"one", "few", "many"}}
STRANGE = {
    "en": re.compile(r"[А-Яа-яЁёІіЇїЄєҐґ«»]"),
    "ru": re.compile(r"[ІіЇїЄєҐґ“”’]|[A-Za-z]"),
    "uk": re.compile(r"[ЫыЭэЁёЪъ“”]|[A-Za-z]"),
}
NOTATION = re.compile(r"`[^`]*`?|Enter|--[a-z]+|UTF-8|JSON")  # what a player types is the same in every language
UNTYPOGRAPHIC = re.compile(r"""["'„]|\.\.\.| - |--| {2}|(?<=\w) [,.;:!?]""")

each = pytest.mark.parametrize("language", LANGUAGES)


@each
def test_the_files_are_those_the_catalogue_reads_and_nothing_in_them_is_malformed(language: str) -> None:
    assert [path.stem for path in files(language)] == sorted(NOUNS)
    for path in files(language):
        text = path.read_text(encoding="utf-8")
        assert junk(text) == [], path
        assert text.count("\n") < 450, path


def test_every_folder_is_a_language() -> None:
    assert {path.parent.name for path in FOLDER.glob("*/*.ftl")} == set(LANGUAGES)


@each
def test_every_language_says_the_same_things_in_the_same_order(language: str) -> None:
    for noun in NOUNS:
        ours, english = (
            [pattern.name for pattern in patterns((FOLDER / code / f"{noun}.ftl").read_text(encoding="utf-8"))]
            for code in (language, "en")
        )
        assert ours == english, noun


@each
def test_every_message_takes_the_same_arguments_as_in_english(language: str) -> None:
    catalogue, english = language_patterns(language), language_patterns("en")
    assert {name: needed(name, catalogue) for name in catalogue} == {name: needed(name, english) for name in english}


@each
def test_every_selector_knows_every_case(language: str) -> None:
    for name, pattern in language_patterns(language).items():
        for variable, keys, default in pattern.selectors:
            if variable in CLOSED:
                assert set(keys) == CLOSED[variable], (name, variable)
            else:
                words = {key for key in keys if not key.isdigit()}
                assert words == PLURALS[language], (name, variable)
                assert default in ("other", "many"), (name, variable)


@each
def test_letters_quotes_and_dashes_are_the_language_s_own(language: str) -> None:
    for name, pattern in language_patterns(language).items():
        for text in pattern.texts:
            plain = NOTATION.sub("0", text)
            assert not STRANGE[language].search(plain), (name, text)
            assert not UNTYPOGRAPHIC.search(plain), (name, text)


@each
def test_no_message_is_missing_or_unused(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    used: dict[str, set[str]] = {}
    formatted = Catalogue.text

    def noted(self: Catalogue, name: str, /, **given: str | int) -> str:
        used.setdefault(name, set()).update(given)
        return formatted(self, name, **given)

    monkeypatch.setattr(Catalogue, "text", noted)
    assert all(text and "{" not in text for text in said(language))
    catalogue = language_patterns(language)
    referred = {message for pattern in catalogue.values() for message in pattern.messages}
    assert set(catalogue) - set(used) - referred == set()
    # Every argument is used by some language.
    assert {name: needed(name, catalogue) for name in used} == used


@pytest.mark.parametrize("text", ["card = { $a", "card =", "card = { $a ->\n [x] y\n }", "Card one = x"])
def test_malformed_text_is_found(text: str) -> None:
    assert junk(text)


def test_what_is_wrong_in_a_sentence_is_found() -> None:
    assert UNTYPOGRAPHIC.search('say "this"')
    assert UNTYPOGRAPHIC.search("this - that")
    assert UNTYPOGRAPHIC.search("wait...")
    assert STRANGE["ru"].search("Альвіс")
    assert STRANGE["uk"].search("вход в пещеру, ёлка")
    assert STRANGE["uk"].search("тунeль")  # with a Latin e
    assert not UNTYPOGRAPHIC.search("«Пойман!» — сказано, а дальше…")
