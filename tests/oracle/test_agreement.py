"""The engine and the oracle play the same games: equal questions, legal moves, facts, views, places of cards, gold."""

from collections.abc import Iterator

import pytest

from .agreement import Plan, compare

EDITIONS = ("classic", "2016", "new")
HOUSE_RULES = (
    (("placing", "adjacent"),),
    (("broken_tools_forfeit", True),),
    (("one_digger_less", True), ("first", 1)),
    (("rounds", 5), ("maps", 2)),
    (("placing", "adjacent"), ("broken_tools_forfeit", True), ("one_digger_less", True), ("rounds", 9), ("first", 0)),
)
EAGERNESS = (0.2, 0.6, 0.92)


def plans(games: int, first_seed: int) -> list[Plan]:
    """This number of games, of every ruleset, edition, house rule and number of players."""
    found: list[Plan] = []
    for plan in every_kind(first_seed):
        if len(found) == games:
            return found
        found.append(plan)
    raise AssertionError("every_kind never ends")


def every_kind(seed: int) -> Iterator[Plan]:
    """All kinds of games repeatedly, with other seeds and other shares of digging."""
    while True:
        digging = EAGERNESS[seed % len(EAGERNESS)]
        for players in range(3, 11):
            for edition in EDITIONS:
                yield Plan("base", players, seed, digging, (("edition", edition),))
            house = HOUSE_RULES[(seed + players) % len(HOUSE_RULES)]
            yield Plan("base", players, seed, digging, (("edition", EDITIONS[(seed + players) % 3]), *house))
        for players in range(2, 13):
            yield Plan("saboteur2", players, seed, digging, (("maps", seed % 7), ("rounds", 1 + seed % 4)))
        for step in range(6):
            yield Plan("duel", 2, 10 * seed + step, EAGERNESS[step % 3])
            colour = ("green", "blue")[step % 2]
            yield Plan("solo", 1, 10 * seed + step, EAGERNESS[step % 3], (("colour", colour),))
        seed += 1


# A game of each kind, as the kinds come again after 55 games; half of them are played interpreted too.
@pytest.mark.parametrize(
    "plan",
    [pytest.param(plan, marks=() if n % 2 else pytest.mark.both) for n, plan in enumerate(plans(55, 0))],
    ids=str,
)
def test_engine_and_oracle_agree(plan: Plan) -> None:
    assert compare(plan).moves > 0


# Two batches of five are played interpreted too: each holds games of all kinds, and both forms are the same source.
@pytest.mark.proof(minutes=0.25, interpreted=0.5)
@pytest.mark.parametrize("batch", [pytest.param(n, marks=pytest.mark.both if n % 5 < 2 else ()) for n in range(50)])
def test_engine_and_oracle_agree_over_5000_games(batch: int) -> None:
    for plan in plans(100, 10_000 + 10 * batch):
        assert compare(plan, zones_every=20).moves > 0
