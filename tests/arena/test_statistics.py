"""Intervals and ratings against known values; the sequential test keeps its error rate and finds a difference."""

import math
import random

import pytest

from saboteur.lab.contest.ratings import GROUPS, Met, fitted, ratings
from saboteur.lab.contest.sequential import FEWEST, Sequential
from saboteur.lab.pace import Pace
from saboteur.lab.simulation.estimates import mean_between, mean_of, ratio_of

T_OF_FOUR = 2.776
"""Student's t with four degrees of freedom, of a two-sided interval of 95 %."""


def test_a_mean_has_students_interval() -> None:
    found = mean_of([4.1, 5.2, 3.9, 4.8, 5.0])
    assert found is not None
    assert found.low is not None
    assert found.value == pytest.approx(4.6)
    assert found.value - found.low == pytest.approx(T_OF_FOUR * math.sqrt(1.30 / 4 / 5), abs=1e-3)
    assert mean_of([]) is None
    assert mean_between([], 0, 1) is None


def test_a_ratio_has_the_interval_of_its_linear_part() -> None:
    source = random.Random(4)
    covered = 0
    for _ in range(200):
        pairs = [(max(0.0, source.gauss(3, 1)), max(0.1, source.gauss(2, 1))) for _ in range(60)]
        found = ratio_of(pairs)
        assert found is not None
        assert found.low is not None
        assert found.high is not None
        covered += found.low <= 1.49 <= found.high
    assert 183 <= covered <= 199, "about 95 of 100 intervals hold the true ratio"
    assert ratio_of([(1.0, 0.0)]) is None


def test_without_a_difference_hardly_any_run_is_ever_settled() -> None:
    source = random.Random(1)
    wrong = 0
    for _ in range(300):
        found = Sequential(bounds=(-1.0, 1.0))
        for _ in range(400):
            found.add(source.choice((-1.0, 0.0, 0.0, 1.0)))
            if found.settled:
                wrong += 1
                break
    assert 0 < wrong <= 20, "with looks after every one of 400 deals at most 5 of 100 runs may be wrong"


def test_an_interval_for_a_fixed_number_would_not_keep_it() -> None:
    """The fault that the sequential interval is there for, planted: it is found by the same measure."""
    source = random.Random(1)
    wrong = 0
    for _ in range(100):
        count, total, squares = 0, 0.0, 0.0
        for _ in range(400):
            value = source.choice((-1.0, 0.0, 0.0, 1.0))
            count, total, squares = count + 1, total + value, squares + value * value
            if count >= FEWEST and abs(total / count) > 1.96 * math.sqrt(squares / count / count):
                wrong += 1
                break
    assert wrong > 15


def test_a_difference_is_found_and_the_sooner_the_larger_it_is() -> None:
    needed = []
    for share in (0.6, 0.7, 0.9):
        source = random.Random(2)
        found = Sequential(bounds=(-0.5, 0.5))
        while not found.settled:
            found.add(0.5 if source.random() < share else -0.5)
        assert found.settled == "more"
        needed.append(found.count)
    assert sorted(needed, reverse=True) == needed
    assert needed[-1] == FEWEST
    assert needed[0] < 1500


def test_nothing_is_settled_by_few_deals_nor_by_deals_without_any_difference() -> None:
    found = Sequential(bounds=(-1.0, 1.0))
    for _ in range(FEWEST - 1):
        found.add(1.0)
    assert (found.settled, found.reach) == ("", math.inf)
    even = Sequential(bounds=(-1.0, 1.0))
    for _ in range(500):
        even.add(0.0)
    assert (even.mean, even.settled) == (0.0, "")
    assert 0 < even.reach < 0.05


def test_ratings_are_those_of_known_odds() -> None:
    # Of 1,000 rounds the first wins 750 against the second, the second 600 against the third.
    met = [Met(0, 1, float(deal < 750), deal) for deal in range(1000)]
    met += [Met(1, 2, float(deal < 600), deal) for deal in range(1000)]
    first, second, third = fitted(met, 3, [2])
    assert third == 0
    assert first - second == pytest.approx(400 * math.log10(750.5 / 250.5), abs=1e-6)
    assert second == pytest.approx(400 * math.log10(600.5 / 400.5), abs=1e-6)
    assert fitted([Met(1, 0, 1 - each.won, each.deal) if each.one == 0 else each for each in met], 3, [2])[0] == (
        pytest.approx(first)
    ), "it does not matter who is named first"


def test_the_interval_of_a_rating_is_that_of_its_odds() -> None:
    source = random.Random(3)
    rated = ratings([Met(0, 1, float(source.random() < 0.6), deal) for deal in range(2000)], 2, [1])[0]
    assert rated.low is not None
    assert rated.high is not None
    error = 400 / math.log(10) / math.sqrt(2000 * 0.6 * 0.4)
    assert (rated.high - rated.low) / 2 == pytest.approx(2.09 * error, rel=0.5)
    few = ratings([Met(0, 1, 1.0, deal) for deal in range(GROUPS - 1)], 2, [1])[0]
    assert few.low is None


def test_paces_add_up() -> None:
    one, other, both = Pace(), Pace(), Pace()
    for number in range(200):
        seconds = (number + 1) / 1000
        (one if number % 2 else other).took(seconds)
        both.took(seconds)
    one.add(other)
    assert one == both == Pace.read(both.plain())
    assert both.mean == pytest.approx(100.5)
    assert both.within(0.95) == pytest.approx(190, rel=0.2)
    assert both.within(1.0) == 200
