"""Intervals, means and quartiles against published tables, the standard library and sampling."""

import math
import random
import statistics
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saboteur.lab.simulation.estimates import FEW, Sums, distribution, quantile, student, sums_of, wilson


@pytest.mark.parametrize(
    ("times", "count", "low", "high"),
    [  # the score method of Newcombe, Statistics in Medicine 17 (1998), table I
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0000),
    ],
)
def test_wilsons_interval_is_the_published_one(times: int, count: int, low: float, high: float) -> None:
    assert wilson(times / count, count) == pytest.approx((low, high), abs=0.00005)
    sums = Sums()
    for number in range(count):
        sums.add(1, number < times)
    rate = sums.rate()
    assert rate is not None
    assert (rate.low, rate.high) == pytest.approx((low, high), abs=0.00005)
    assert (rate.value, rate.count) == (times / count, count)


@pytest.mark.parametrize(
    ("freedom", "reach"),
    [  # as every table of Student's distribution has them
        (1, 12.706),
        (2, 4.303),
        (3, 3.182),
        (4, 2.776),
        (5, 2.571),
        (9, 2.262),
        (10, 2.228),
        (29, 2.045),
        (60, 2.000),
        (100, 1.984),
        (120, 1.980),
        (500, 1.965),
        (1000, 1.962),
    ],
)
def test_students_distribution_is_that_of_the_tables(freedom: int, reach: float) -> None:
    assert student(freedom) == pytest.approx(reach, abs=0.0006)


def test_the_sum_and_the_expansion_of_students_distribution_meet() -> None:
    assert student(100) > student(101) > student(102)
    assert student(100) - student(101) == pytest.approx(student(101) - student(102), rel=0.05)


@given(st.lists(st.integers(-50, 50), min_size=2, max_size=60))
def test_a_mean_of_single_cases_is_students(values: list[int]) -> None:
    mean = sums_of(Counter(values)).mean()
    assert mean is not None
    assert mean.low is not None
    assert mean.value == pytest.approx(statistics.mean(values))
    error = statistics.stdev(values) / math.sqrt(len(values))
    assert mean.value - mean.low == pytest.approx(student(len(values) - 1) * error, abs=1e-9)


@given(st.lists(st.integers(-9, 9), min_size=2, max_size=40))
def test_quartiles_are_those_of_the_standard_library(values: list[int]) -> None:
    counts = Counter(values)
    quartiles = [quantile(counts, part, 4) for part in (1, 2, 3)]
    assert quartiles == pytest.approx(statistics.quantiles(values, n=4, method="inclusive"))
    made = distribution(counts)
    assert made is not None
    assert (made.least, made.median, made.greatest) == (min(values), statistics.median(values), max(values))


def test_one_value_has_no_interval_and_none_has_no_figure() -> None:
    made = distribution(Counter([4]))
    assert made is not None
    assert (made.mean.value, made.mean.low, made.lower, made.upper) == (4, None, 4, 4)
    assert distribution(Counter()) is None
    assert (Sums().rate(), Sums().mean()) == (None, None)


@given(st.lists(st.tuples(st.integers(1, 4), st.integers(0, 4)), min_size=2, max_size=50))
def test_the_scatter_of_units_is_that_of_their_residuals(units: list[tuple[int, int]]) -> None:
    sums = Sums()
    for cases, total in units:
        sums.add(cases, min(cases, total))
    share = sum(min(cases, total) for cases, total in units) / sum(cases for cases, _ in units)
    residuals = [min(cases, total) - share * cases for cases, total in units]
    assert sums.scatter == pytest.approx(sum(residual**2 for residual in residuals), abs=1e-9)


def test_cases_that_go_together_count_as_one() -> None:
    together, apart = Sums(), Sums()
    for number in range(900):
        together.add(3, 3 * (number % 3 == 0))
        apart.add(1, number % 3 == 0)
    one, other = together.rate(), apart.rate()
    assert one is not None
    assert other is not None
    assert (one.low, one.high) == pytest.approx((other.low, other.high))
    assert (one.count, other.count) == (2700, 900)


def test_cases_that_have_nothing_to_do_with_each_other_count_each() -> None:
    dice = random.Random(1)
    sums = Sums()
    for _ in range(5000):
        sums.add(3, sum(dice.random() < 0.4 for _ in range(3)))
    rate = sums.rate()
    assert rate is not None
    low, high = wilson(rate.value, 15_000)
    assert (rate.low, rate.high) == pytest.approx((low, high), abs=0.001)


def test_few_units_are_counted_as_they_are_and_certainty_is_not_believed() -> None:
    few, always = Sums(), Sums()
    for number in range(FEW - 1):
        few.add(2, 1 if number % 2 else 2)
    for _ in range(200):
        always.add(3, 3)
    rate, sure = few.rate(), always.rate()
    assert rate is not None
    assert sure is not None
    assert (rate.low, rate.high) == wilson(rate.value, FEW - 1)
    assert (sure.low, sure.high) == wilson(1.0, 200)


@pytest.mark.parametrize("alike", [0.0, 0.6, 1.0])
def test_intervals_hold_the_true_rate_in_about_95_of_100_runs(alike: float) -> None:
    dice = random.Random(f"{alike}")
    held = 0
    for _ in range(600):
        sums = Sums()
        for _ in range(150):
            whole = dice.random() < 0.3
            cases = dice.randint(1, 4)
            sums.add(cases, sum(whole if dice.random() < alike else dice.random() < 0.3 for _ in range(cases)))
        rate = sums.rate()
        assert rate is not None
        assert rate.low is not None
        assert rate.high is not None
        held += rate.low <= 0.3 <= rate.high
    assert 0.925 < held / 600 < 0.98


def test_intervals_hold_the_true_mean_in_about_95_of_100_runs() -> None:
    dice = random.Random(3)
    held = 0
    for _ in range(600):
        sums = Sums()
        for _ in range(40):
            base, cases = dice.choice((0, 1, 1, 6)), dice.randint(1, 3)
            sums.add(cases, sum(base + dice.choice((-1, 1)) for _ in range(cases)))
        mean = sums.mean()
        assert mean is not None
        assert mean.low is not None
        assert mean.high is not None
        held += mean.low <= 2 <= mean.high
    assert 0.91 < held / 600 < 0.98


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), max_size=30), st.randoms())
def test_the_order_of_units_changes_nothing(units: list[tuple[int, int]], dice: random.Random) -> None:
    one, other = Sums(), Sums()
    for cases, total in units:
        one.add(cases, total)
    dice.shuffle(units)
    for cases, total in units:
        other.add(cases, total)
    assert one == other
