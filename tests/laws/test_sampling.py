"""`sample` fits: a game drawn looks to the observer like the one being played, and can be played on."""

from __future__ import annotations

import random
from collections import Counter
from typing import Final

import pytest

from saboteur import Game, History, ruleset
from saboteur.engine.core.base import BaseState
from saboteur.engine.core.duel import DuelState
from saboteur.engine.core.listing import list_moves
from saboteur.engine.core.packed import Moves
from saboteur.engine.core.rng import Rng
from saboteur.engine.core.state import State
from saboteur.engine.search.playout import play_uniformly
from saboteur.engine.worlds.history import sample
from saboteur.engine.worlds.knowledge import Knowledge

EDITIONS: Final = ("new", "classic", "2016")
GAMES: Final = [
    *(("base", seats, {"edition": EDITIONS[seats % 3], "rounds": 3 if seats < 5 else 2}) for seats in range(3, 11)),
    ("base", 5, {"edition": "classic", "broken_tools_forfeit": True, "one_digger_less": True}),
    *(("saboteur2", seats, {"rounds": 2}) for seats in range(2, 13)),
    ("duel", 2, {}),
    ("solo", 1, {}),
    ("solo", 1, {"colour": "blue"}),
]
SWAP: Final = "swap_h"


def some_move(game: Game, rng: random.Random) -> str:
    """Swaps whenever there are some, else a move of any kind."""
    moves = sorted(map(str, game.legal_moves))
    swaps = [move for move in moves if SWAP in move]
    if swaps:
        return rng.choice(swaps)
    kind = rng.choice(sorted({move.split()[0] for move in moves}))
    return rng.choice([move for move in moves if move.split()[0] == kind])


def legal(state: State) -> list[int]:
    moves = Moves()
    list_moves(state, moves)
    return sorted(moves[index] for index in range(len(moves)))


def out_of_sight(state: State) -> Counter[tuple[str, int]]:
    """Everything that may be hidden from somebody, wherever it lies."""
    rules = state.rules
    cards = [*state.deck[: rules.removed], *state.deck[state.top :], *(int(entry) & 255 for entry in state.discard)]
    cards += [kind for seat in range(rules.seats) for kind in state.hand(seat)]
    found = Counter(("card", int(kind)) for kind in cards)
    found += Counter(("role", int(role)) for role in (*state.roles, *state.spare))
    found += Counter(("role", int(entry) & 15) for entry in state.away)
    if not isinstance(state, DuelState):
        found += Counter(("goal", int(kind)) for kind in state.goals)
    if isinstance(state, BaseState):
        found += Counter(("nugget", int(value)) for value in (*state.pile, *state.offer))
        for seat in range(rules.seats):
            for value in (1, 2, 3):
                found["nugget", value] += int(state.nuggets[seat * 4 + value])
    return +found


def check(game: Game, history: History, knowledge: Knowledge, rng: Rng) -> None:
    drawn = knowledge.sample(rng)
    observer = history.first.observer
    assert drawn.view(observer) == history.view == game.view(observer)
    assert out_of_sight(drawn.state) == out_of_sight(game.state)
    assert drawn.state.held == game.state.held
    if game.actor is not None and game.actor == observer:
        assert legal(drawn.state) == legal(game.state)
    played = drawn.state.clone()
    play_uniformly(played, rng, Moves(), 4)
    assert drawn.view(observer) == game.view(observer)


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [pytest.param(*game, marks=[] if index % 3 else pytest.mark.both) for index, game in enumerate(GAMES)],
)
def test_a_game_drawn_looks_like_the_one_being_played(name: str, seats: int, options: dict[str, object]) -> None:
    game = Game(ruleset(name, options), seats, seed=f"{name} {seats}")
    chooser, rng = random.Random(seats), Rng(seats)
    observers = (None, 0, seats - 1)
    histories = [History(game.view(observer)) for observer in observers]
    known = [Knowledge(history.first) for history in histories]
    moves = 0
    while not game.over:
        told = game.apply(some_move(game, chooser), tell=True)
        for observer, history, knowledge in zip(observers, histories, known, strict=True):
            history.tell(fact.seen_by(observer) for fact in told)
            knowledge.tell(fact.seen_by(observer) for fact in told)
        moves += 1
        if moves % 11 == 0 or game.asked in ("nugget", "rob", "over"):
            for history, knowledge in zip(histories, known, strict=True):
                check(game, history, knowledge, rng)


@pytest.mark.both
def test_a_history_is_enough_and_games_drawn_differ() -> None:
    game = Game(ruleset("base"), 5, seed="3")
    history = History(game.view(1))
    chooser, rng = random.Random(1), Rng(1)
    for _ in range(12):
        history.tell(fact.seen_by(1) for fact in game.apply(some_move(game, chooser), tell=True))
    drawn = [sample(history, rng) for _ in range(20)]
    assert all(each.view(1) == history.view for each in drawn)
    assert len({str(each.view(0)) for each in drawn}) == len({str(each.view(2)) for each in drawn}) == 20
    knowledge = Knowledge(history.first, history.facts)
    assert len({tuple(knowledge.sample_state(rng).goals) for _ in range(200)}) == 6


@pytest.mark.both
def test_a_game_drawn_goes_on_with_the_dealer_given() -> None:
    game = Game(ruleset("base", rounds=2), 3, seed="3")
    drawn = sample(History(game.view(1)), Rng(1))
    again = sample(History(game.view(1)), Rng(1), dealer=game.dealer)
    for each in (drawn, again):
        while each.actor is not None:
            each.apply(min(map(str, each.legal_moves)))
    assert (drawn.asked, again.asked) == ("deal", "over")


@pytest.mark.both
def test_nothing_is_drawn_from_half_a_story() -> None:
    game = Game(ruleset("duel"), 2, seed="3")
    knowledge = Knowledge(game.view(0))
    told = game.apply(min(map(str, game.legal_moves)), tell=True)
    knowledge.tell(fact.seen_by(0) for fact in told[:-1])
    with pytest.raises(ValueError, match="not told to its end"):
        knowledge.sample(Rng(1))
    with pytest.raises(ValueError, match="begins with its game"):
        Knowledge(game.view(0)).sample(Rng(1))
    with pytest.raises(ValueError, match="without worlds"):
        Knowledge(Game(ruleset("duel"), 2, seed="3").view(0), worlds=False).sample(Rng(1))
