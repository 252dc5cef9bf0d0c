"""Whole games in words, in every language, for every observer, without anything the observer does not see."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saboteur import UNKNOWN, Cell, Clear, Discard, Fact, Lay, Move, Play, Take, parse_move
from saboteur.engine.values.cards import Use
from saboteur.engine.values.facts import Asked, Drew, Offered, Settled
from saboteur.notation.facts import read_fact
from saboteur.notation.moves import HiddenMove, seen_move
from saboteur.notation.statements import Statement
from saboteur.notation.text import InvalidText
from saboteur.rulesets import GAMES
from saboteur.words import LANGUAGES, Words
from tests.golden.playthrough import Title, titles
from tests.notation.generated import facts, hidden_moves, moves, statements

NAMES = tuple(f"P{seat}" for seat in range(12))


def told(path: Path) -> set[tuple[Fact, int | None]]:
    """The facts of a game, as each observer is told them."""
    found: set[tuple[Fact, int | None]] = set()
    for line in path.read_text(encoding="utf-8").splitlines():
        try:
            fact = read_fact(line.strip())
        except InvalidText:
            continue  # a deal or a move
        found.update((fact.seen_by(observer), observer) for observer in (None, 0, 1))
    return found


@pytest.mark.parametrize("title", list(titles()), ids=lambda title: title.path.stem)
def test_every_fact_of_a_whole_game_is_worded(title: Title) -> None:
    seen = told(title.path)
    assert len(seen) > 40
    for language in LANGUAGES:
        words = Words(language)
        for fact, you in seen:
            text = words.fact(fact, NAMES, you)
            if text is None:
                drawn = isinstance(fact, Drew) and fact.card is UNKNOWN
                last = isinstance(fact, Offered) and len(fact.values) == 1
                assert isinstance(fact, Asked | Settled) or drawn or last
            else:
                assert text[-1] in ".!…", text


@pytest.mark.parametrize("title", list(titles()), ids=lambda title: title.path.stem)
def test_every_move_and_question_of_a_whole_game_is_worded(title: Title) -> None:
    asked = re.findall(r"^(\d+) (\w+) \d+: (.*)$", title.path.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(asked) > 10
    for language in LANGUAGES:
        words = Words(language)
        for seat, what, text in set(asked):
            by, move = int(seat), parse_move(text)
            own, others = words.move(move, NAMES, by), words.move(seen_move(move, by, None), NAMES)
            assert not isinstance(move, Play) or own != words.move(Play(move.card), NAMES) or move.on is None
            assert own != others or not isinstance(move, Discard | Clear | Take)
            assert words.asked(what) != words.waiting(what, by, NAMES)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_lie_differently_are_told_apart(game: str, language: str) -> None:
    words = Words(language)
    lays = {
        Lay(card, Cell(1, 0), turned)
        for card in GAMES[game].cards
        if card.use is Use.TUNNEL
        for turned in ((False,) if card.symmetric else (False, True))
    }
    told = Counter(words.move(lay, NAMES) for lay in lays)
    assert not [text for text, count in told.items() if count > 1]


@settings(deadline=None)
@given(facts)
def test_any_fact_can_be_told(fact: Fact) -> None:
    assert Words("en").fact(fact, NAMES) != ""


@settings(deadline=None)
@given(moves | hidden_moves, st.sampled_from(sorted(LANGUAGES)))
def test_any_move_can_be_told(move: Move | HiddenMove, language: str) -> None:
    assert Words(language).move(move, NAMES, by=1)


@settings(deadline=None)
@given(statements)
def test_any_statement_can_be_told(statement: Statement) -> None:
    assert Words("uk").statement(statement, 3, NAMES).startswith("P3: «")
