"""Whole games are worded in every language, whoever watches; nothing is said of what they do not see."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings

from saboteur import UNKNOWN, Fact
from saboteur.engine.facts import Asked, Drew, Settled
from saboteur.notation.facts import read_fact
from saboteur.notation.text import InvalidText
from saboteur.words import LANGUAGES, Words
from tests.golden.playthrough import Title, titles
from tests.notation.generated import facts

NAMES = tuple(f"P{seat}" for seat in range(12))


def told(path: Path) -> set[Fact]:
    """The facts of a game, as everybody is told them."""
    found: set[Fact] = set()
    for line in path.read_text(encoding="utf-8").splitlines():
        try:
            fact = read_fact(line.strip())
        except InvalidText:
            continue  # a deal or a move
        found.update(fact.seen_by(observer) for observer in (None, 0, 1))
    return found


@pytest.mark.parametrize("title", list(titles()), ids=lambda title: title.path.stem)
def test_every_fact_of_a_whole_game_is_worded(title: Title) -> None:
    seen = told(title.path)
    assert len(seen) > 40
    for language in LANGUAGES:
        words = Words(language)
        for fact in seen:
            text = words.fact(fact, NAMES)
            if text is None:
                assert isinstance(fact, Asked | Settled) or (isinstance(fact, Drew) and fact.card is UNKNOWN)
            else:
                assert text[-1] in ".!…", text


@settings(deadline=None)
@given(facts)
def test_any_fact_can_be_told(fact: Fact) -> None:
    assert Words("en").fact(fact, NAMES) != ""
