"""The statistics themselves: right where the answer is known, and every bad shuffle is found."""

from __future__ import annotations

import itertools
import math
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saboteur import SeededDealer, ruleset
from saboteur.cli.commands.fairness import ONE_RUN_IN, seeds
from saboteur.lab.fairness.badshuffles import BAD
from saboteur.lab.fairness.chisquare import statistic, upper_tail
from saboteur.lab.fairness.counts import EventCounts, PlaceCounts, Result, shares_of, shares_of_two, together
from saboteur.lab.fairness.statistics import Statistics
from saboteur.rulesets import GAMES

DEALS = 1500


def of_an_even_freedom(value: float, freedom: int) -> float:
    """The upper tail as a sum of Poisson probabilities, which it is for even degrees of freedom."""
    half = value / 2
    terms = (number * math.log(half) - half - math.lgamma(number + 1) for number in range(freedom // 2))
    return math.fsum(map(math.exp, terms))


@given(st.floats(1e-6, 1e4), st.integers(1, 4000))
def test_the_upper_tail_of_even_freedoms_is_a_poisson_sum(value: float, half: int) -> None:
    assert upper_tail(value, 2 * half) == pytest.approx(of_an_even_freedom(value, 2 * half), rel=1e-8, abs=1e-13)


@given(st.floats(1e-6, 1400))
def test_the_upper_tail_of_one_degree_is_that_of_the_normal_distribution(value: float) -> None:
    assert upper_tail(value, 1) == pytest.approx(math.erfc(math.sqrt(value / 2)), rel=1e-9, abs=1e-300)


@given(st.floats(0, 1e6), st.integers(1, 20_000))
def test_the_upper_tail_is_a_probability_that_falls(value: float, freedom: int) -> None:
    here, there = upper_tail(value, freedom), upper_tail(value * 1.01 + 0.01, freedom)
    assert 0 <= there <= here + 1e-9 <= 1 + 1e-9


@pytest.mark.parametrize(
    ("value", "freedom", "p"),
    [(0, 3, 1.0), (2.706, 1, 0.1), (3.841, 1, 0.05), (9.488, 4, 0.05), (16.812, 6, 0.01), (45.315, 20, 0.001)],
)
def test_the_upper_tail_is_that_of_every_printed_table(value: float, freedom: int, p: float) -> None:
    assert upper_tail(value, freedom) == pytest.approx(p, rel=2e-3)


def test_the_statistic_is_pearsons() -> None:
    assert statistic([(8, 10), (12, 10)]) == pytest.approx(0.8)


@pytest.mark.parametrize("items", ["ab", "aab", "aabb", "abc", "aaabc", "abcde"])
def test_the_mean_over_all_orders_is_the_degrees_of_freedom(items: str) -> None:
    """A chi-square variable's mean; for one deal it holds exactly, and only with the right scale."""
    results = []
    for order in itertools.permutations(items):
        places, two = PlaceCounts("", items, items), EventCounts("", shares_of_two(items))
        places.add(order)
        two.add(order[:2])
        results.append((places.result(), two))
    freedom = (len(items) - 1) * (len(set(items)) - 1)
    assert {result.freedom for result, _ in results} == {freedom}
    assert math.fsum(result.chi_square for result, _ in results) / len(results) == pytest.approx(freedom)
    counted = Counter(event for _, two in results for event in two.counts)
    for event, share in shares_of_two(items).items():
        assert counted[event] / len(results) == pytest.approx(share)


def test_shares_add_up_to_one() -> None:
    deck = "aaabbc"
    for shares in (shares_of(deck), shares_of_two(deck), together(shares_of(deck), shares_of("xy"))):
        assert math.fsum(shares.values()) == pytest.approx(1)


def test_cells_that_expect_few_are_counted_together() -> None:
    shares: dict[object, float] = {"often": 0.9, "seldom": 0.06, "rare": 0.03, "rarer": 0.01}
    table = EventCounts("", shares)
    for event, share in shares.items():
        for _ in range(round(100 * share)):
            table.add(event)
    assert table.result() == Result("", 2, 0.0, 1)  # 90, and 6 + 3 + 1
    shares = dict.fromkeys(range(1000), 0.001)
    many = EventCounts("", shares)
    for event in range(0, 1000, 2):
        many.add(event)
    assert (many.result().cells, many.result().freedom) == (100, 99)  # 500 deals: ten cells together expect five
    assert many.result().chi_square == pytest.approx(0)


def found_odd(dealer: type[SeededDealer], game: str) -> list[str]:
    """The tables that chance would not give."""
    counted = Statistics(ruleset(game, {}), GAMES[game].usual_seats)
    for seed in seeds("a test", DEALS):
        counted.add(dealer(seed))
    results = counted.results()
    limit = 1 / ONE_RUN_IN / 2 / len(results)
    return [result.table for result in results if not limit <= result.p <= 1 - limit]


@pytest.mark.parametrize("game", GAMES)
def test_the_deal_is_uniform(game: str) -> None:
    assert found_odd(SeededDealer, game) == []


@pytest.mark.parametrize("name", BAD)
def test_a_bad_shuffle_is_found(name: str) -> None:
    assert found_odd(BAD[name], "base")


@pytest.mark.parametrize(
    ("name", "table"),
    [
        ("cut", "deck: the first two"),
        ("again", "first goal by that of round 2"),
        ("linked", "role of seat 0 by first goal"),
    ],
)
def test_what_is_uniform_by_itself_is_found_by_what_it_hangs_together_with(name: str, table: str) -> None:
    found = found_odd(BAD[name], "base")
    assert table in found
    assert "roles by seat" not in found
    assert "goals by cell" not in found


def test_counts_that_are_too_even_are_odd_too() -> None:
    first = EventCounts("first", dict.fromkeys(range(5), 0.2))
    for seat in range(10_000):
        first.add(seat % 5)
    assert first.result().p == 1.0
