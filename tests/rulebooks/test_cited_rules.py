"""The rules that a book cites are tested rules of its game; its options and commands exist."""

import re

import pytest

from saboteur.cli.main import parser
from saboteur.notation.games import read_game
from saboteur.rulesets import OPTIONS
from tests.rulebooks.books import BOOKS, Book
from tests.rules.numbered import RULES, TESTED, cited

# The sections of the rules a game is played by.
SECTIONS = {"base": "12345", "saboteur2": "1234567", "duel": "138", "solo": "1389"}
# The sections a game's own book has to speak about.
OWN = {"base": "2345", "saboteur2": "67", "duel": "8", "solo": "9"}

each_book = pytest.mark.parametrize("each", BOOKS, ids=str)


@each_book
def test_cited_rules_exist_and_hold_in_the_game(each: Book) -> None:
    numbers = set(cited(each.text))
    assert numbers <= TESTED
    assert {number[0] for number in numbers} <= set(SECTIONS[each.game])


@each_book
def test_no_rule_of_the_game_is_forgotten(each: Book) -> None:
    own = {number for number in RULES if number[0] in OWN[each.game]}
    assert not own - set(cited(each.text))


@each_book
def test_all_options_are_told_as_they_are_written(each: Book) -> None:
    told = re.findall(r"^\| `(\w+)=(\w+)` \|", each.text, re.MULTILINE)
    assert sorted(name for name, _ in told) == sorted(OPTIONS[each.game])
    for name, value in told:
        assert read_game(f"{each.game} {name}={value}").options


@each_book
def test_the_line_that_names_the_game_is_read(each: Book) -> None:
    [line] = re.findall(rf"`({each.game} [^`]+)`", each.prose)
    assert read_game(line).name == each.game


@each_book
def test_commands_are_understood(each: Book) -> None:
    commands = re.findall(r"`saboteur ([^`]+)`", each.prose)
    assert commands
    for command in commands:
        assert parser().parse_args(command.split()).run
