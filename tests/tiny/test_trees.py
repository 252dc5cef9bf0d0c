"""The whole tree of tiny games: as many leaves as can be counted by hand, or as the oracle finds."""

from __future__ import annotations

from functools import cache
from itertools import permutations

import pytest

from saboteur import Cell, Ruleset
from tests.tiny.trees import dealt, oracle_dealt, oracle_outcomes, outcomes, tiny

FAR = (Cell(8, 2), Cell(8, 0), Cell(8, -2))
SABOTEUR_WINS = ("exhausted", (0, 0, 4))
DECK = ("base_nesw", "base_dead_ew", "base_break_pick", "base_new", "base_map")
ORDERS = list(permutations(DECK))
EDITIONS = ("classic", "2016", "new")


@pytest.mark.both
def test_five_maps_have_four_moves_each() -> None:
    """Three goals to look at, or a discard; the round ends with the last card."""
    deck = ("base_map",) * 5
    assert outcomes(dealt(tiny(deck), deck)) == {SABOTEUR_WINS: 4**5}


@pytest.mark.both
def test_five_broken_picks_find_ever_fewer_players() -> None:
    """k players have no broken pick: k moves that leave k - 1, or a discard."""

    def leaves(cards: int, players: int) -> int:
        if cards == 0:
            return 1
        return players * leaves(cards - 1, players - 1) + leaves(cards - 1, players) if players else 1

    deck = ("base_break_pick",) * 5
    assert leaves(5, 3) == 136
    assert outcomes(dealt(tiny(deck), deck)) == {SABOTEUR_WINS: leaves(5, 3)}


@pytest.mark.both
def test_dead_ends_fill_the_four_cells_around_the_start() -> None:
    """A dead end with four openings leads nowhere: k free cells, or a discard."""

    @cache
    def leaves(cards: int, free: int) -> int:
        if cards == 0:
            return 1
        return (free * leaves(cards - 1, free - 1) if free else 0) + leaves(cards - 1, free)

    deck = ("base_dead_nesw",) * 5
    assert outcomes(dealt(tiny(deck, FAR), deck)) == {SABOTEUR_WINS: leaves(5, 4)}


def test_crossings_grow_like_polyominoes() -> None:
    """A crossing is laid on any empty cell beside a crossing, or discarded."""

    @cache
    def leaves(cards: int, crossings: frozenset[tuple[int, int]]) -> int:
        if cards == 0:
            return 1
        steps = ((0, 1), (1, 0), (0, -1), (-1, 0))
        beside = {(x + dx, y + dy) for x, y in crossings for dx, dy in steps} - crossings
        return leaves(cards - 1, crossings) + sum(leaves(cards - 1, crossings | {cell}) for cell in beside)

    deck = ("base_nesw",) * 4
    expected = leaves(4, frozenset({(0, 0)}))
    assert outcomes(dealt(tiny(deck, FAR), deck)) == {SABOTEUR_WINS: expected}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("order", ORDERS[::50], ids=" ".join)
def test_the_tree_is_the_oracles(edition: str, order: tuple[str, ...]) -> None:
    rules = tiny_edition(edition)
    assert outcomes(dealt(rules, order)) == oracle_outcomes(oracle_dealt(rules, order))


def test_what_comes_out_is_what_the_rules_pay() -> None:
    assert pays(ORDERS[::15]) == {"gold": 546, "exhausted": 7_962}


@pytest.mark.proof(minutes=0.05)
def test_the_trees_of_all_decks_have_as_many_leaves_as_the_oracle_counted() -> None:
    assert pays(ORDERS) == {"gold": 11_517, "exhausted": 120_862}


@pytest.mark.proof(minutes=0.55)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_trees_of_all_decks_are_the_oracles(edition: str) -> None:
    for order in ORDERS:
        test_the_tree_is_the_oracles(edition, order)


def tiny_edition(edition: str) -> Ruleset:
    """The tiny game as this edition of the base game decides it."""
    return tiny(DECK, every_goal=edition == "classic", share_of_diggers=edition == "new")


def pays(orders: list[tuple[str, ...]]) -> dict[str, int]:
    """The leaves by how the round ended; what was won there is what the edition `new` pays."""
    causes = {"gold": 0, "exhausted": 0}
    for order in orders:
        for (cause, gold), leaves in outcomes(dealt(tiny_edition("new"), order)).items():
            causes[cause] += leaves
            assert gold == ((1, 1, 0) if cause == "gold" else (0, 0, 4))  # 5.2: one each; 5.4: one saboteur, four
    return causes
