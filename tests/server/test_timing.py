"""Answers take as long in worlds that look alike: how that is measured."""

import random

import pytest

from saboteur.lab.secrecy.timing import KINDS, Difference, Times, compare, difference, secrecy_lines, two_worlds
from saboteur.rulesets import PRINTED
from tests.laws.alike import differ


@pytest.mark.parametrize("game", PRINTED)
def test_the_worlds_look_alike_and_are_two(game: str) -> None:
    rng = random.Random(3)
    found = [two_worlds(game, rng) for _ in range(6)]
    assert all(one.view(seat) == other.view(seat) for one, other, seat in found)
    assert any(differ(one, other) for one, other, _ in found)


@pytest.mark.parametrize("kind", KINDS)
def test_a_world_that_is_slower_is_found(kind: str) -> None:
    found = compare("base", kind, 600, 1, delay=400_000)
    assert found.pairs >= 600
    assert not found.alike
    assert found.spread > 100_000 > found.control


def times(rng: random.Random, leak: float) -> Times:
    """Of requests at one pair of worlds: the other takes so much longer, or less."""
    late, moved = rng.gauss(0, leak), rng.gauss(0, 20)
    return [
        (round(rng.gauss(900, 30)), round(rng.gauss(900 + late + moved, 30)), round(rng.gauss(900 + moved, 30)))
        for _ in range(50)
    ]


def test_spreads_are_compared_with_those_of_one_world() -> None:
    rng = random.Random(1)
    same = difference([times(rng, 0) for _ in range(200)])
    assert same.alike
    assert same.most < 20
    apart = difference([times(rng, 40) for _ in range(200)])  # its mean is nothing: it leaks all the same
    assert not apart.alike
    assert abs(apart.mean) < 20 < apart.spread


def test_what_is_told_apart_is_named() -> None:
    same = Difference(9, 10.0, 1.0, 2.0, 3.0, 3.0, 1.0, alike=True)
    apart = Difference(9, 10.0, 3000.0, 2.0, 3.0, 3.0, 1.0, alike=False)
    assert [*secrecy_lines({"base": {"why": same}})][-1] == "nothing tells the worlds apart"
    assert [*secrecy_lines({"base": {"why": same, "what_if": apart}})][-1] == "told apart: base, what_if"
