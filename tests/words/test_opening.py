"""A round begins: who one is, what one wants, what one can do first."""

from __future__ import annotations

import pytest

from saboteur import Game, ruleset
from saboteur.engine.values.unknown import UNKNOWN, HiddenRole
from saboteur.rulesets import PRINTED
from saboteur.words import LANGUAGES, Words
from saboteur.words.opening import opening

COLUMNS = 79
"""Of a line that a narrow window does not break."""
SEATS = {"base": 5, "saboteur2": 12, "duel": 2, "solo": 1}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PRINTED)
def test_it_is_two_lines_for_everybody(game: str, language: str) -> None:
    words, rules = Words(language), ruleset(game, {})
    dwarves = words.phrase("dwarves").split(", ")
    roles = {role for dealt in rules.roles.values() for role in dealt}
    seen: list[tuple[HiddenRole, int]] = [(role, 0) for role in sorted(roles)]
    seen = seen or [(UNKNOWN, you) for you in range(SEATS[game])]
    for name in dwarves:
        names = [name] * SEATS[game]
        for role, you in seen:
            told = words.opening(rules, role, names, you)
            assert name in told
            assert len(told) <= COLUMNS, told
        for you in range(min(SEATS[game], 2)):
            assert len(words.begins(0, names, you)) <= COLUMNS


def test_it_is_told_to_seats_while_a_round_is_played() -> None:
    game = Game(ruleset("base", rounds=1), 3, seed="1")
    assert opening(game.view(None)) == ()
    who, first = opening(game.view(1))
    assert who.key == f"opening-{game.view(1).role}"
    assert first.key == ("opening-begins.you" if game.view(1).first == 1 else "opening-begins")
    while not game.over:
        game.apply(next(iter(game.legal_moves)))
    assert opening(game.view(1)) == ()
