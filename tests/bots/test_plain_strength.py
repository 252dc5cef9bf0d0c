"""The measurement of strength: figures that can be repeated, and their targets."""

import re

import pytest

from saboteur.lab.strength import Figure, Strength


def test_equal_seeds_give_equal_figures() -> None:
    once = Strength(2, "few").duel()
    assert Strength(2, "few").duel() == once
    assert once.value == 1, "it does not lose duels against chance"
    assert once.met


def test_a_target_that_is_missed_is_named() -> None:
    assert str(Figure("solo", 9.5, 0.25, "", met=True)).endswith("9.500 ± 0.250")
    assert str(Figure("duel", 0.9, 0.02, "at least 95 %", met=False)).endswith("target at least 95 %: MISSED")


def test_plain_gold_diggers_and_saboteurs_are_seated_by_their_dwarves() -> None:
    strength = Strength(1, "few")
    won = strength.base("random gold-diggers", {"saboteur"}, "", lambda share: share == 0)
    assert won.met, "chance finds no gold where a saboteur is"
    assert strength.pace["base"].moves > 30


def test_a_solo_figure_tells_how_the_games_are_spread() -> None:
    strength = Strength(3, "few")
    figure = strength.solo("plain")
    assert Strength(3, "few").solo("plain") == figure
    assert figure.value > strength.solo("random").value, "a plan finds more than chance"
    nuggets, grades = (dict(re.findall(r"(\d+): (\d+)", note)) for note in figure.notes)
    assert sum(map(int, nuggets.values())) == sum(map(int, grades.values())) == 3
    assert sum(int(gold) * int(games) for gold, games in nuggets.items()) == pytest.approx(3 * figure.value)
    assert list(grades) == ["0", "1", "2", "3"]
    first, *notes = str(figure).splitlines()
    assert first.startswith("solo: nuggets of plain, mean")
    assert [line.strip() for line in notes] == list(figure.notes)
