"""What is typed: numbers, cells, commands in three languages, letters of places."""

from __future__ import annotations

from itertools import islice

import pytest

from saboteur import Card, Cell, parse_move
from saboteur.cli.playing.places import CYRILLIC, LATIN, LetteredPlaces, cell_of
from saboteur.cli.playing.typed import COMMANDS, cell_in, command_in, labels, number_in, numbers_in, word_for
from saboteur.engine.moves import Lay, Move
from saboteur.words import Words
from tests.cli.playing.desks import EN, RU, UK

each_language = pytest.mark.parametrize("words", [EN, RU, UK], ids=lambda words: words.language)


@pytest.mark.parametrize("text", ["0", "7", "-1", "1.0", "٣", "²", "1 2", "x", "", "0007", "+1"])
def test_no_number_from_one_to_six(text: str) -> None:
    assert number_in(text, 6) is None


def test_numbers() -> None:
    assert [number_in(text, 12) for text in ("1", "06", "12")] == [0, 5, 11]
    assert [numbers_in(text, 6) for text in ("1", "1 2", "3,1", "6; 5 ,4")] == [[0], [0, 1], [2, 0], [5, 4, 3]]
    for text in ("", "1 1", "1 7", "1x", "1,,2,", "a b"):
        assert numbers_in(text, 6) is None


@each_language
def test_cells_with_the_word_for_turned(words: Words) -> None:
    turned = words.phrase("turned")
    for text in (f"3,-1 {turned}", f"3 -1 {turned.upper()}", "3; -1 turned", "3, -1   turned"):
        assert cell_in(text, words) == ((3, -1), True)
    assert cell_in("-3,12", words) == ((-3, 12), False)
    for text in ("3", "3,-1 upside", "3,", ",3", "a,b", "3,-1 turned turned", "1000,0", "3.1"):
        assert cell_in(text, words) is None


@each_language
def test_every_command_by_its_word_its_first_letters_and_in_english(words: Words) -> None:
    spelled = [word_for(command, words) for command in COMMANDS]
    assert len(set(spelled)) == len(spelled)
    for command, word in zip(COMMANDS, spelled, strict=True):
        assert word == word.casefold().strip()
        assert " " not in word
        for text in (word, word.upper(), command, f"  {word} "):
            assert command_in(text, words) == (command, "")
        assert command_in(f"{word} 1 2", words) == (command, "1 2")
        enough = next(length for length in range(2, 9) if sum(each.startswith(word[:length]) for each in spelled) == 1)
        assert enough <= 4
        assert command_in(word[: max(enough, 3)], words) in ((command, ""), None)
        assert command_in(word[:1], words) == (("quit", "") if word[:1] == "q" else None)  # else that names a place
        assert command_in(word, words, among=()) is None


@each_language
def test_letters_of_the_language_then_pairs_of_them(words: Words) -> None:
    found = list(islice(labels(words), 200))
    alphabet = words.phrase("letters").split()
    assert found[: len(alphabet)] == alphabet
    assert len(set(found)) == len({label.casefold() for label in found}) == 200
    assert all(len(label) == len(label.upper()) == len(label.lower()) for label in found)
    assert all(label.upper() != label for label in found)
    assert max(len(label) for label in found) == 2  # two positions of a pair fill a cell: more would not fit
    # What names a place is no command, and no verb of the notation.
    assert not any(command_in(label, words) for label in alphabet)


ALIKE = "0oOоО 1lIiіІї 3зЗэЭ 4чЧ 5sS 6бБ 2zZ cCсСG ceсе uvUV qgQ еёє иийнп шщ гґ лп ьъы ij".split()
"""Signs that are taken for each other on a screen; a letter and its capital stand side by side, one larger."""


@each_language
def test_no_two_letters_of_places_look_alike_nor_like_a_digit(words: Words) -> None:
    letters = words.phrase("letters").split()
    assert len(letters) >= 18
    for group in ALIKE:
        assert sum(letter in group or letter.upper() in group for letter in letters) <= 1, group
        if set(group) & set("0123456789"):
            assert not any(letter in group for letter in letters), group


def test_places_have_letters_from_west_to_east_and_from_north_to_south() -> None:
    texts = [
        "lay base_nes 2,0",
        "lay base_nes 1,0 turned",
        "lay base_nes 1,1",
        "lay base_nes 1,0",
        "lay base_nes 2,1 turned",
    ]
    places = LetteredPlaces.of([parse_move(text) for text in texts], EN)
    assert {label: str(move) for label, move in places.moves.items()} == {
        "a": "lay base_nes 1,1",
        "b": "lay base_nes 1,0",
        "B": "lay base_nes 1,0 turned",
        "D": "lay base_nes 2,1 turned",
        "e": "lay base_nes 2,0",
    }
    assert places.on == {Cell(1, 1): ["a"], Cell(1, 0): ["b", "B°"], Cell(2, 1): ["D°"], Cell(2, 0): ["e"]}
    assert [str(places.find(text)) for text in ("b", "B", "B°", "b°", "d", "E")] == [
        "lay base_nes 1,0",
        "lay base_nes 1,0 turned",
        "lay base_nes 1,0 turned",
        "lay base_nes 1,0 turned",
        "lay base_nes 2,1 turned",
        "lay base_nes 2,0",
    ]
    assert [places.first(turned=turned) for turned in (False, True)] == ["a", "B°"]
    upright = LetteredPlaces.of([parse_move("lay base_nes 2,0")], EN)
    assert [upright.first(turned=turned) for turned in (False, True)] == ["a", ""]
    assert [places.find(text) for text in ("f", "", "ab", "1")] == [None] * 4


@each_language
def test_so_many_places_that_letters_come_in_pairs(words: Words) -> None:
    card = Card.parse("base_nes")
    moves: list[Move] = [Lay(card, Cell(x, 0), turned) for x in range(60) for turned in (False, True)]
    places = LetteredPlaces.of(moves, words)
    assert len(places.moves) == 120
    for label, move in places.moves.items():
        assert places.find(label) == move
        assert max(len("".join(labels_there)) for labels_there in places.on.values()) <= 5


def test_a_letter_of_another_keyboard_that_looks_the_same_is_taken() -> None:
    assert len(LATIN) == len(CYRILLIC)
    card = Card.parse("base_nes")
    moves: list[Move] = [Lay(card, Cell(x, 0), turned) for x in range(18) for turned in (False, True)]
    latin, russian = LetteredPlaces.of(moves, EN), LetteredPlaces.of(moves, RU)
    for ours, theirs in zip(LATIN, CYRILLIC, strict=True):
        assert latin.find(theirs) == latin.moves[ours]
        assert russian.find(ours) == russian.moves[theirs]
    assert russian.find("z") is None
    assert latin.find("я") is None


def test_only_moves_with_one_place_have_a_letter() -> None:
    for text in (
        "play s2_theft",
        "play base_break_lamp 1",
        "discard base_ew",
        "rob nobody",
        "take 3",
        "position turned",
    ):
        assert cell_of(parse_move(text)) is None
    for text in ("lay base_ew 1,2", "play base_map 1,2", "bribe 1,2", "turn 1,2", "claim 1,2"):
        assert cell_of(parse_move(text)) == Cell(1, 2)
    assert LetteredPlaces.of([parse_move("rob nobody")], EN).moves == {}
