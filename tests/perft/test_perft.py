"""Node counts of the perft files; a few also by the oracle."""

from __future__ import annotations

import copy
import random

import pytest

from saboteur import Game, SeededDealer, ruleset
from saboteur.engine.moves import unpacked_move
from saboteur.engine.search.perft import followers, perft
from saboteur.rulesets import GAMES
from tests.laws.strategies import digging, listed
from tests.oracle import Oracle
from tests.perft.positions import FILES, Position, positions


def written(game: str) -> dict[Position, list[int]]:
    """Positions and node counts of a file."""
    lines = (FILES / f"{game}.perft").read_text(encoding="utf-8").splitlines()
    pairs = [line.split(": ") for line in lines]
    return {Position.parse(game, place): [int(count) for count in numbers.split()] for place, numbers in pairs}


ALL = [(place, numbers) for game in GAMES for place, numbers in written(game).items()]
QUICK = [(place, numbers[:2]) for place, numbers in ALL[::5]]


@pytest.mark.parametrize(("place", "numbers"), ALL, ids=[f"{place.game} {place}" for place, _ in ALL])
def test_node_counts(place: Position, numbers: list[int]) -> None:
    game = place.reached()
    assert [perft(game, depth + 1) for depth in range(len(numbers))] == numbers


@pytest.mark.both
@pytest.mark.parametrize(("place", "numbers"), QUICK, ids=[f"{place.game} {place}" for place, _ in QUICK])
def test_node_counts_in_both_forms(place: Position, numbers: list[int]) -> None:
    game = place.reached()
    assert [perft(game, depth + 1) for depth in range(len(numbers))] == numbers


@pytest.mark.both
def test_a_sequence_goes_on_in_the_next_round_if_somebody_deals_it() -> None:
    game = Game(ruleset("base", rounds=2), 3, seed="followers")
    while not game.over:
        moves, later = list(game.legal_moves), list(followers(game))
        assert perft(game, 2) == sum(len(each.legal_moves) for each in later)
        if game.round == 1 and later[-1].round == 2:
            alone = Game.of_state(game.ruleset, game.state, None)
            assert perft(alone, 2) == perft(game, 2) - sum(len(each.legal_moves) for each in later if each.round == 2)
        game.apply(moves[-1])
        assert later[-1].view(0) == game.view(0)
    assert game.round == 2


def test_no_position_is_missing() -> None:
    assert {str(place) for place in positions()} == {str(place) for place, _ in ALL}
    assert all(len(numbers) >= 2 and numbers[0] for _, numbers in ALL)


@pytest.mark.parametrize(
    ("game", "players", "ahead"),
    [("base", 3, 0), ("base", 5, 20), ("saboteur2", 2, 0), ("duel", 2, 0), ("duel", 2, 15), ("solo", 1, 8)],
)
def test_the_oracle_counts_the_same(game: str, players: int, ahead: int) -> None:
    engine, oracle = Game(ruleset(game, {}), players), Oracle(game, players)
    cards = engine.to_deal
    deal = SeededDealer("oracle").deal(cards, 1, players)
    engine.deal(deal)
    oracle.deal(
        {
            "deck": [card.id for card in deal.deck],
            "roles": list(deal.roles),
            "goals": [card.id for card in deal.goals],
            "nuggets": list(deal.nuggets),
            "first": deal.first if oracle.composition()["first"] else None,
        }
    )
    rng = random.Random(ahead)
    for _ in range(ahead):
        move = str(unpacked_move(digging(engine, listed(engine), rng)))
        engine.apply(move)
        oracle.apply(move)
    assert perft(engine, 2) == oracle_perft(oracle, 2)


def oracle_perft(oracle: Oracle, depth: int) -> int:
    """The same count by the other writing of the rules."""
    moves = oracle.legal_moves()
    if depth == 1:
        return len(moves)
    nodes = 0
    for move in moves:
        after = copy.deepcopy(oracle)
        after.apply(move)
        nodes += oracle_perft(after, depth - 1)
    return nodes
