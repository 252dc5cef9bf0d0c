"""Sums over all assignments of dwarves: the same as if they were listed one by one."""

from __future__ import annotations

import math
import random
from collections import Counter, defaultdict
from itertools import permutations

import pytest
from librt.vecs import vec

from saboteur import Rng
from saboteur.engine.core.vecs import bytes_of, words_of
from saboteur.engine.search.posterior import KINDS, UNSEEN, Posterior

DEALT = (0, 0, 0, 1, 1, 6)
"""Three gold-diggers, two saboteurs, a geologist."""
GOALS = 2


def made(
    known: dict[int, int], seats: tuple[int, ...], dice: random.Random, silent: tuple[int, ...] = ()
) -> tuple[Posterior, list[float]]:
    """A posterior over six places, and its logarithms; nothing was done at places that are silent."""
    places_of_logs = [place for _ in range(GOALS) for place in range(len(DEALT)) for _ in range(KINDS)]
    logs = [0.0 if place in silent else dice.uniform(-2, 0) for place in places_of_logs]
    pool = list(DEALT)
    for role in known.values():
        pool.remove(role)
    places = [known.get(place, UNSEEN) for place in range(len(DEALT))]
    prior = vec[float]([0.3, 0.7])
    return Posterior(bytes_of(places), bytes_of(pool), words_of(list(seats)), prior, vec[float](logs)), logs


def listed(known: dict[int, int], logs: list[float]) -> dict[tuple[int, tuple[int, ...]], float]:
    """Every place of the gold and deal of the dwarves, weighed one by one."""
    found: defaultdict[tuple[int, tuple[int, ...]], float] = defaultdict(float)
    for goal, odds in enumerate((0.3, 0.7)):
        for deal in permutations(DEALT):
            if all(deal[place] == role for place, role in known.items()):
                weight = sum(logs[(goal * len(DEALT) + place) * KINDS + role] for place, role in enumerate(deal))
                found[goal, deal] += odds * math.exp(weight)
    total = sum(found.values())
    return {key: weight / total for key, weight in found.items()}


@pytest.mark.parametrize("silent", [(), (4,), (5,), (4, 5)])
@pytest.mark.parametrize(("known", "seats"), [({}, (0, 1, 2, 3)), ({1: 1}, (0, 1, 2, 3)), ({5: 0, 2: 6}, (4, 1, 0, 5))])
def test_sums_and_probabilities_are_those_of_the_list(
    known: dict[int, int], seats: tuple[int, ...], silent: tuple[int, ...]
) -> None:
    posterior, logs = made(known, seats, random.Random(len(known)), silent)
    by_hand = listed(known, logs)
    gold = [sum(weight for (goal, _), weight in by_hand.items() if goal == each) for each in range(GOALS)]
    assert list(posterior.gold) == pytest.approx(gold)
    found = posterior.marginals()
    for seat, place in enumerate(seats):
        for role in range(KINDS):
            wanted = sum(weight for (_, deal), weight in by_hand.items() if deal[place] == role)
            assert found[seat * KINDS + role] == pytest.approx(wanted)
    goal, deal = max(by_hand, key=lambda key: by_hand[key])
    held = [deal[place] for place in seats]
    alike = [w for (g, d), w in by_hand.items() if g == goal and [d[place] for place in seats] == held]
    assert posterior.probability(goal, held) == pytest.approx(sum(alike))


def test_what_cannot_be_has_no_probability() -> None:
    posterior, _ = made({1: 1}, (0, 1, 2, 3), random.Random(1))
    assert posterior.probability(0, [0, 0]) == 0  # the second is a saboteur
    assert posterior.probability(0, [6, 1, 6]) == 0  # there is one geologist
    assert posterior.probability(0, [6, 1, 0]) > 0


@pytest.mark.parametrize("silent", [(), (4, 5)])
def test_worlds_are_drawn_as_often_as_they_are_likely(silent: tuple[int, ...]) -> None:
    posterior, logs = made({1: 1}, (0, 1, 2, 3), random.Random(2), silent)
    by_hand = listed({1: 1}, logs)
    rng = Rng(5)
    drawn: Counter[tuple[int, tuple[int, ...]]] = Counter()
    for _ in range(4000):
        goal = posterior.draw_gold(rng)
        drawn[int(goal), tuple(map(int, posterior.draw_roles(goal, rng)))] += 1
    assert set(drawn) <= set(by_hand)
    likeliest = max(by_hand, key=lambda key: by_hand[key])
    assert drawn[likeliest] / 4000 == pytest.approx(by_hand[likeliest], abs=0.03)


def test_evidence_that_overwhelms_does_not_vanish() -> None:
    logs = [-5000.0 if index % KINDS else 0.0 for index in range(GOALS * len(DEALT) * KINDS)]
    places, seats = bytes_of([UNSEEN] * 6), words_of([0, 1, 2, 3])
    posterior = Posterior(places, bytes_of(list(DEALT)), seats, vec[float]([0.5, 0.5]), vec[float](logs))
    assert sum(posterior.gold) == pytest.approx(1)
    assert sum(posterior.marginals()) == pytest.approx(4)
