"""Whole games of every ruleset: all that is dealt, moved and told round-trips, as everybody is told it."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saboteur import Fact, Game, Move, SeededDealer
from saboteur.engine.moves import unpacked_move
from saboteur.engine.values.facts import type_of_fact
from saboteur.notation.deals import deal_plain, deal_text, read_deal, read_deal_plain
from saboteur.notation.facts import fact_text, read_fact, read_fact_plain
from saboteur.notation.games import game_text, read_game
from saboteur.notation.moves import move_plain, read_move_plain, read_seen_move, seen_move
from tests.laws.strategies import VARIANTS, Plan, digging, listed

PRINTED = [(game, players, options) for game, players, options in VARIANTS if not game.startswith("rich")]
GAMES = ("base", "saboteur2", "duel", "solo")


def check_fact(fact: Fact) -> None:
    text, plain = fact_text(fact), fact.as_dict()
    assert read_fact(text) == fact
    assert fact_text(read_fact(text)) == text
    assert read_fact_plain(json.loads(json.dumps(plain))) == fact


def check_move(move: Move, by: int, observers: list[int | None]) -> None:
    for observer in observers:
        seen = seen_move(move, by, observer)
        assert read_seen_move(str(seen)) == seen
        assert read_move_plain(json.loads(json.dumps(move_plain(seen)))) == seen
        assert (seen == move) == (observer == by or "?" not in str(seen))


def check_game(game: Game, seed: str, eager: int) -> Counter[str]:
    """Plays it to the end; returns which facts were told."""
    rng, dealer = random.Random(seed), SeededDealer(seed)
    observers: list[int | None] = [None, *range(game.seats)]
    names: Counter[str] = Counter()
    while not game.over:
        if game.asked == "deal":
            deal = dealer.deal(game.to_deal, game.round + 1, game.seats)
            assert read_deal(deal_text(deal)) == deal
            assert read_deal_plain(json.loads(json.dumps(deal_plain(deal)))) == deal
            told = game.deal(deal, tell=True)
        else:
            moves = listed(game)
            dig = game.asked == "turn" and rng.randrange(10) < eager
            move = unpacked_move(digging(game, moves, rng) if dig else rng.choice(moves))
            assert game.actor is not None
            check_move(move, game.actor, observers)
            told = game.apply(move, tell=True)
        for fact in told:
            names[fact.name()] += 1
            for seen in {fact.seen_by(observer) for observer in observers} | {fact}:
                check_fact(seen)
    return names


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=4)
@given(data=st.data(), seed=st.integers(0, 9999), eager=st.sampled_from((0, 5, 9)))
def test_a_whole_game_round_trips_as_every_observer_is_told_it(
    name: str, data: st.DataObject, seed: int, eager: int
) -> None:
    _, players, options = data.draw(st.sampled_from([kind for kind in PRINTED if kind[0] == name]))
    made = Plan(name, players, (*options, ("rounds", 1))).rules()
    assert read_game(game_text(made)) == made
    check_game(Game(made, players), str(seed), eager)


@pytest.mark.proof(minutes=0.01)
@pytest.mark.parametrize("kind", PRINTED, ids=str)
def test_games_of_all_kinds_round_trip(kind: tuple[str, int, tuple[tuple[str, object], ...]]) -> None:
    name, players, options = kind
    for seed in range(9):
        made = Plan(name, players, options).rules()
        check_game(Game(made, players), f"{kind} {seed}", (0, 5, 9)[seed % 3])


def test_every_fact_is_told_in_some_game() -> None:
    names: Counter[str] = Counter()
    for name, players, rounds, seed, eager in (
        ("base", 7, 5, "2", 3),
        ("base", 5, 3, "7", 9),
        ("saboteur2", 7, 1, "5", 3),
        ("saboteur2", 5, 3, "5", 9),
        ("duel", 2, 3, "5", 9),
        ("solo", 1, 3, "4", 9),
    ):
        made = Plan(name, players, (("rounds", rounds),)).rules()
        names += check_game(Game(made, players), seed, eager)
    assert names.keys() == {name for name in type_of_fact if not name.startswith("_")}
