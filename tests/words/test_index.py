"""`?` finds every name that the program prints and the words of the rulebooks, in each language and game."""

from __future__ import annotations

import json
from typing import Final

import pytest

from saboteur.rulesets import GAMES, ruleset
from saboteur.words import LANGUAGES, Words
from saboteur.words.entries import MOST_CITED, PRINTED_WORDS
from saboteur.words.finding import find, normal
from saboteur.words.index import index_plain
from saboteur.words.sentence import said
from tests.words.finds import RULEBOOK
from tests.words.names import names

SHARED: Final[dict[str, tuple[str, ...]]] = {
    "option-maps": ("map",),
    "option-colour": ("entrance",),
    "option-placing": ("laying",),
    "command-hand": ("hand",),
    "command-pass": ("turn",),
    "command-score": ("gold",),
    "game-base": ("role-saboteur",),
    "refusal-table-over": ("asked-over",),
    "refusal-table-no-such-seat": ("refusal-no-such-seat",),
    "marks": ("saying-accuse", "saying-trust"),
    "company": ("dwarf", "swap-hats"),
}
"""What is called as something else that is meant first; it is named under "see also"."""
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", GAMES)


@each_game
@each_language
def test_every_name_that_is_printed_finds_what_it_names(language: str, game: str) -> None:
    words = Words(language)
    index = words.index(game)
    asked = set(names(words, game))
    assert len(asked) > 340
    for name, entry in asked:
        for text in (name, f" {name.upper()}! "):
            found = index.find(text)
            assert found.how == "exact", (text, found)
            if found.ids[0] != entry:
                assert found.ids[0] in SHARED[entry], (text, found)
                assert entry in found.ids


@each_language
def test_names_of_the_other_games_are_found_too(language: str) -> None:
    words = Words(language)
    for game, other in (("base", "duel"), ("duel", "saboteur2")):
        for name, entry in sorted({*names(words, other)})[::3]:
            index, found = words.find(name, game)
            assert found.how in ("exact", "begun"), name
            if index.ruleset.name == other:
                assert entry in found.ids
    index, found = words.find(words.index("duel").title("troll"), "base")
    assert (index.ruleset.name, found.ids) == ("duel", ("troll",))


@each_game
@each_language
def test_the_words_of_the_rulebooks_are_found(language: str, game: str) -> None:
    index = Words(language).index(game)
    for word, entry in RULEBOOK[language][game].items():
        found = index.find(word)
        assert found.ids[:1] == (entry,), (word, found)
        assert found.how in ("exact", "begun", "inflected", "typed")


@each_game
@each_language
def test_every_entry_is_found_by_its_title_and_says_what_it_is(language: str, game: str) -> None:
    index = Words(language).index(game)
    titles = [index.title(entry) for entry in index.entries]
    for entry, title in zip(index.entries, titles, strict=True):
        assert entry in index.find(title).ids
        lines = index.text(entry).split("\n")
        assert lines[0]
        most = len(GAMES[game].choices) + 1 if entry == "menu-options" else MOST_CITED
        assert len(lines) <= most, entry
        assert all(line[0].isupper() or not line[0].isalpha() for line in lines), entry
    unclear = {title for title in titles if titles.count(title) > 1}
    assert len(unclear) <= 4, unclear  # of those, one is shown and the other is named beside it


@each_language
def test_phrases_that_are_printed_find_the_topic_that_explains_them(language: str) -> None:
    words = Words(language)
    for game in GAMES:
        index = words.index(game)
        for phrase, topic in PRINTED_WORDS.items():
            if topic in index.entries:
                found = index.find(words.phrase(phrase))  # type: ignore[arg-type]
                assert found.how == "exact"
                assert topic in found.ids, phrase


@each_language
def test_a_hint_is_found_by_the_word_that_is_printed_before_it(language: str) -> None:
    words = Words(language)
    printed = words.text(said("hint-told", move="", why="")).partition(":")[0]
    assert words.index("base").find(printed).ids == ("command-hint",)


def test_cards_are_counted_as_the_game_has_them() -> None:
    words = Words("en")
    assert words.index("base").text("map").endswith("Such cards in the game: 6.")
    assert words.index(ruleset("base", maps=2)).text("map").endswith("Such cards in the game: 2.")
    assert words.index("base").text("card-tunnel-crossing").endswith("Such cards in the game: 5.")
    assert words.index("duel").text("card-vein-empty-0").endswith("Such cards in the game: 4.")
    assert words.index("saboteur2").text("break").count("game: 9.") == 1


def test_a_refusal_and_a_rule_are_explained_by_the_topic_that_names_them() -> None:
    index = Words("en").index("duel")
    assert index.text("refusal-no-troll-there").startswith("Trolls: ")
    assert index.text("refusal-cell-taken").startswith("Laying a tunnel card: ")
    assert index.rules("refusal-no-troll-there") == ("8.6",)
    assert index.text("rule-2.1").startswith("Seats and hands: ")
    other = Words("en").index("base")  # has no such rule: told as in the duel
    assert other.text("rule-8.6").startswith("Trolls: ")


def test_how_a_text_is_compared() -> None:
    assert normal("Ёлка") == normal("елка")
    assert len({normal(text) for text in ("з’єднано", "з'єднано", "зʼєднано", "З`ЄДНАНО")}) == 1
    assert normal("gold-digger") == normal("Gold  digger!") == "gold digger"
    assert normal("§ 3.3.") == "3.3"
    assert normal("и\u0306") == "й"
    assert normal("(rule 3.3)") == "rule 3.3"
    assert normal("?!") == ""


def test_what_is_found_first_is_the_whole_then_the_beginning_then_words_then_endings() -> None:
    phrases = {
        "one": ["lamp"],
        "two": ["lamp repair"],
        "three": ["broken lamp"],
        "four": ["lamps and carts"],
        "five": ["7"],
    }
    assert find("lamp", phrases).ids == ("one",)
    assert find("lamp r", phrases).how == "typed"
    assert find("lam", phrases).ids == ("one", "two", "four")
    assert find("lamps", phrases).how == "begun"
    assert find("rep lamp", phrases).ids == ("two",)
    assert find("broken lamps", phrases).how == "inflected"
    assert find("carts lampen", phrases).how == "alike"
    assert find("lamq", phrases).how == "near"
    assert find("brokne lmap", phrases).ids == ()  # four letters are wrong, three are the most
    assert find("7", phrases).ids == ("five",)
    for nothing in ("", " ", "??", "77", "x", "zz"):
        assert find(nothing, phrases).how == "nothing", nothing


@each_language
def test_misspelt_names_are_suggested(language: str) -> None:
    index = Words(language).index("saboteur2")
    for entry in ("rockfall", "inspection", "role-geologist", "tool-cart"):
        title = index.title(entry)
        for place in range(1, len(title) - 1):
            found = index.find(f"{title[:place]}{'q' if language == 'en' else 'ы'}{title[place + 1 :]}")
            assert entry in found.ids
    assert index.find("xyzzy plugh").how == "nothing"


@each_game
def test_the_plain_form_has_everything_in_no_language(game: str) -> None:
    plain = json.loads(json.dumps(index_plain(GAMES[game])))
    index = Words("uk").index(game)
    assert [entry["id"] for entry in plain] == list(index.entries)
    for entry in plain:
        assert entry["rules"] == list(index.rules(entry["id"])), entry["id"]
        assert entry["words"]
        assert entry["text"]
