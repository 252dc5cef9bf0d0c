"""Options are described once: the rules accept exactly these values, and every language has a sentence for each."""

import pytest

from saboteur import InvalidOptions, ruleset
from saboteur.rulesets import GAMES, OPTIONS, Option
from saboteur.words import LANGUAGES
from saboteur.words.catalogue import Catalogue

ALL = [(game, option) for game, options in OPTIONS.items() for option in options.values()]


@pytest.mark.parametrize(("game", "option"), ALL, ids=lambda each: each.name if isinstance(each, Option) else each)
def test_every_choice_makes_a_ruleset_and_nothing_else_does(game: str, option: Option) -> None:
    choices = option.choices(GAMES[game].seats[-1])
    assert len(choices) == len({str(ruleset(game, {option.name: value})) for value in choices})
    assert option.default in choices
    beyond: list[object] = [-1, len(choices) + 30, "no such value", 1.5, []]
    for wrong in beyond if option.kind == "flag" else [*beyond, True]:
        with pytest.raises(InvalidOptions, match=option.name):
            ruleset(game, {option.name: wrong})


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_option_does_is_said_in_every_language(language: str) -> None:
    catalogue = Catalogue(language)
    said = {option.name: catalogue.text(option.sentence) for _, option in ALL}
    assert len(set(said.values())) == len(said)


def test_the_usual_number_of_seats_is_one_the_game_allows() -> None:
    assert {game: made.usual_seats for game, made in GAMES.items()} == {"base": 5, "saboteur2": 7, "duel": 2, "solo": 1}


def test_the_edition_comes_before_what_changes_it() -> None:
    """The order in which options are named does not matter."""
    named = {"placing": "adjacent", "rounds": 1, "edition": "classic"}
    assert ruleset("base", named) == ruleset("base", dict(sorted(named.items())))
    assert ruleset("base", named).every_goal
    assert ruleset("base", named).adjacent
