"""The books use the same names as the program."""

import re

import pytest

from saboteur import ruleset
from saboteur.engine.values.cards import Card, Effect, Use
from saboteur.words import Words
from tests.rulebooks.books import BOOKS, Book

each_book = pytest.mark.parametrize("each", BOOKS, ids=str)


def plain(each: Book) -> str:
    """The prose in one line of small letters, without marks of emphasis."""
    return re.sub(r"\s+", " ", each.prose.replace("*", "")).lower()


def has_a_name_of_its_own(card: Card) -> bool:
    """Whether its name is one thing: a tunnel with a door, or a repair of a tool, is made up of two."""
    return card.use in (Use.GOAL, Use.VEIN) or card.effect not in (Effect.NONE, Effect.BREAK, Effect.REPAIR)


@each_book
def test_cards_have_the_names_of_the_catalogue(each: Book) -> None:
    words, rules = Words(each.language), ruleset(each.game, {})
    names = {words.card(card).lower() for card in [*rules.cards, *rules.goals] if has_a_name_of_its_own(card)}
    assert len(names) >= 4
    assert not {name for name in names if name not in plain(each)}


@each_book
def test_dwarves_and_tools_have_the_names_of_the_catalogue(each: Book) -> None:
    words, rules = Words(each.language), ruleset(each.game, {})
    names = {words.role(role) for roles in rules.roles.values() for role in roles}
    names |= {words.tool(tool) for tool in ("pick", "lamp", "cart")}
    assert not {name for name in names if name.lower() not in plain(each)}


@each_book
def test_the_game_has_the_name_of_the_catalogue(each: Book) -> None:
    title = each.headings[0][1].lower()
    assert Words(each.language).game(ruleset(each.game, {})).lower() in title
