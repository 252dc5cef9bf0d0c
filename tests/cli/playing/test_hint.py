"""`hint`: a move is suggested with a reason, and nothing is played."""

from __future__ import annotations

import pytest

from saboteur import Table, ruleset
from saboteur.cli.playing.advising import Advising
from saboteur.words import Words
from tests.cli.playing.desks import BOTH, EN, NAMES, RU, UK, typed

TYPED = {"en": ("hint", "hi", "advice"), "ru": ("подсказка", "hint", "совет"), "uk": ("порада", "hint", "підказка")}


def table() -> Table:
    """Just dealt."""
    made = Table(ruleset("base", {"rounds": 1}), 3, seed="1")
    made.begin()
    return made


@pytest.mark.parametrize("words", [EN, RU, UK], ids=lambda words: words.language)
@pytest.mark.parametrize("drawing", BOTH, ids=["in words", "drawn"])
def test_a_move_is_suggested_and_not_made(words: Words, drawing: bool) -> None:
    played = table()
    seat = played.game.actor
    assert seat is not None
    advice = Advising(played.seat(seat)).advice()
    for answer in TYPED[words.language]:
        move, desk = typed(played, words, answer, drawing=drawing)
        assert move is None
        assert words.advice(advice, NAMES[:3], seat) in " ".join(desk.text.split())
    move, _ = typed(played, words, "hint", str(advice.move), "", drawing=drawing)
    assert move == advice.move


def test_who_advises_is_told_what_happens_meanwhile() -> None:
    played = table()
    seat = played.game.actor
    assert seat is not None
    advising = Advising(played.seat(seat))
    first = advising.advice()
    assert advising.advice() == first
    while True:
        asked = played.game.actor
        assert asked is not None
        played.submit(asked, next(iter(played.game.legal_moves)))
        if played.game.actor == seat:
            break
    assert advising.advice() == Advising(played.seat(seat)).advice()
    assert advising.advice().move in played.game.legal_moves
