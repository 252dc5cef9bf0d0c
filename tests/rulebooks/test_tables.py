"""The numbers in a book's tables are those of its ruleset."""

import re
from collections import Counter
from pathlib import Path

import pytest

from saboteur import Game, ruleset
from saboteur.engine.core.payout import saboteurs_due, winners_due
from saboteur.engine.drawing import GLYPH
from saboteur.engine.values.cards import BY_ID, Card, Use
from saboteur.rulesets import InvalidOptions
from saboteur.rulesets.duel import grade
from saboteur.rulesets.saboteur2 import DWARVES
from tests.rulebooks.books import BOOKS, GAMES, LANGUAGES, Book, book

WORDS = Path(__file__).parents[2] / "src" / "saboteur" / "words"

each_book = pytest.mark.parametrize("each", BOOKS, ids=str)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def words(cell: str) -> list[str]:
    """What stands in a cell as it is typed."""
    return re.findall(r"`([^`]+)`", cell)


def card_rows(each: Book) -> list[list[str]]:
    """The rows of the table of all cards."""
    [table] = [table for table in each.tables if table[-1][-1].strip("`") in BY_ID]
    return table


def in_the_box(game: str) -> Counter[Card]:
    """How many of each card the game is played with."""
    rules = ruleset(game, {})
    return Counter(rules.cards) + Counter(rules.starts.values()) + Counter(rules.goals)


@each_book
def test_the_table_of_cards_has_every_card_and_its_number(each: Book) -> None:
    box, named = in_the_box(each.game), Counter[str]()
    for _, _, number, names in card_rows(each):
        cards = [Card.parse(name) for name in words(names)]
        named.update(card.id for card in cards)
        if each.game == "solo" and cards[0].use is Use.START:  # of two entrances one (9.1)
            assert (number, {card.id for card in cards}) == ("1", {"duel_start_green", "duel_start_blue"})
            box[Card.parse("duel_start_blue")] = 1
        else:
            assert int(number) == sum(box[card] for card in cards), names
    assert named == dict.fromkeys((card.id for card in box), 1)


@each_book
def test_the_table_of_cards_shows_their_tunnels(each: Book) -> None:
    for shown, _, _, names in card_rows(each):
        tiles = [card.tile for card in map(Card.parse, words(names)) if card.tile]
        if len(tiles) > 1 and tiles[0] == tiles[1] and len(words(shown)) == 1:
            tiles = tiles[:1]  # alike
        assert words(shown) == [GLYPH[tile] for tile in tiles], names


@each_book
def test_numbers_told_beside_a_kind_add_up(each: Book) -> None:
    """`3 of each`, `4 upright, 3 across`: where a row names several kinds and tells how many of them there are."""
    box = in_the_box(each.game)
    for _, kind, _, names in card_rows(each):
        counts = [box[Card.parse(name)] for name in words(names)]
        told = [int(number) for number in re.findall(r"\d+", kind)] if ":" in kind else []
        assert told in ([], counts, [counts[0]] if len(set(counts)) == 1 else counts), kind


@each_language
def test_dwarves_and_hands_of_the_base_game(language: str) -> None:
    rules = ruleset("base")
    table = next(table for table in book("base", language).tables if len(table) == len(rules.seats))
    told = [[int(cell) for cell in row] for row in table]
    assert told == [
        [seats, rules.roles[seats]["saboteur"], rules.roles[seats]["digger"], rules.hand[seats]]
        for seats in rules.seats
    ]


@each_language
def test_nugget_cards(language: str) -> None:
    table = book("base", language).tables[-1]
    assert {int(value): int(number) for value, number in table} == Counter(Game(ruleset("base"), 3).to_deal.nuggets)


@each_language
def test_what_saboteurs_get(language: str) -> None:
    table = next(table for table in book("base", language).tables if len(table) == 4)
    told = {int(saboteurs): int(gold) for saboteurs, gold in table}
    assert told == {saboteurs: saboteurs_due(saboteurs) for saboteurs in range(1, 5)}


@each_language
def test_dwarves_of_the_expansion(language: str) -> None:
    table = book("saboteur2", language).tables[0]
    assert [int(row[1]) for row in table] == list(DWARVES.values())  # in this order


@each_language
def test_what_winners_get(language: str) -> None:
    table = next(table for table in book("saboteur2", language).tables if len(table) == 5)
    told = [[int(number) for number in re.findall(r"\d+", "|".join(row))] for row in table]
    assert told == [[winners, winners_due(winners)] for winners in range(1, 6)]
    assert winners_due(6) == winners_due(12) == told[-1][1]  # "5 or more"


@each_language
def test_grades_of_the_solo_game(language: str) -> None:
    table = next(table for table in book("solo", language).tables if re.match(r"0–", table[0][0]))
    for number, (span, _) in enumerate(table):
        first, *last = [int(gold) for gold in re.findall(r"\d+", span)]
        assert {grade(first), *map(grade, last)} == {number}
        assert not number or grade(first - 1) == number - 1
    assert len(table) == grade(100) + 1


@each_language
def test_grades_are_worded_as_the_program_words_them(language: str) -> None:
    catalogue = (WORDS / language / "games.ftl").read_text(encoding="utf-8")
    told = [row[1] for table in book("solo", language).tables for row in table if table[0][0].startswith("0–")]
    assert told == re.findall(r"^grade-\d = (.+)$", catalogue, re.MULTILINE)


@pytest.mark.parametrize("game", ["saboteur2", "duel", "solo"])
@each_language
def test_how_many_cards_a_pass_discards(game: str, language: str) -> None:
    [table] = [
        table for table in book(game, language).tables if len(table) == 4 and len(table[0]) == 2 and table[0][1] == "1"
    ]
    assert re.findall(r"\d", table[3][0]) == ["1", str(ruleset(game, {}).most_discarded)]
    assert [row[1] for row in table[:3]] == ["1"] * 3


@each_language
@pytest.mark.parametrize("game", GAMES)
def test_options_with_bounds(game: str, language: str) -> None:
    """`0 to 6`: the bounds are allowed, and nothing beyond them."""
    for name, value, words in re.findall(
        r"^\| `(maps|rounds)=(\d+)` \|(.*)\|$", book(game, language).text, re.MULTILINE
    ):
        least, most = map(int, re.findall(r"\d+", words))
        assert least <= int(value) <= most
        for number in (least, most):
            assert ruleset(game, {name: number}).options == {name: number}
        for number in (least - 1, most + 1):
            with pytest.raises(InvalidOptions):
                ruleset(game, {name: number})
