"""First law of hidden information: following the facts told to an observer gives the view of the new state."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings

from saboteur import Game, History, Move, SeededDealer, follow
from saboteur.engine.moves import unpacked_move
from saboteur.engine.view import View
from saboteur.engine.worlds.history import rebuild
from tests.laws.strategies import QUESTIONS, VARIANTS, Option, Plan, digging, listed, plans


def observers(game: Game) -> list[int | None]:
    """Every seat and a watcher."""
    return [*range(game.seats), None]


def check_sufficient(plan: Plan) -> None:
    """For every observer, at every step."""
    game = plan.played()
    known = {observer: game.view(observer) for observer in observers(game)}
    for move in plan.steps(game):
        told = game.apply(move, tell=True)
        for observer, view in known.items():
            known[observer] = follow(view, [fact.seen_by(observer) for fact in told])
            assert known[observer] == game.view(observer), f"{observer} after {move}"


def check_histories(plan: Plan) -> None:
    """A history gives the view, and the same history rebuilds an equal player."""
    game = plan.played()
    histories = {observer: History(game.view(observer)) for observer in observers(game)}
    first = Notebook()
    first.begin(game.view(0))
    for move in plan.steps(game):
        told = game.apply(move, tell=True)
        for observer, history in histories.items():
            history.tell(fact.seen_by(observer) for fact in told)
        first.told([fact.seen_by(0) for fact in told])
    for observer, history in histories.items():
        assert history.view == game.view(observer)
        again = History(history.first, history.facts)
        assert again == history
        assert again.view == history.view
    second = Notebook()
    rebuild(second, histories[0])
    assert second == first
    assert second.view == game.view(0)


class Notebook:
    """A player who remembers what they were told and what they make of it."""

    view: View

    def __init__(self) -> None:
        self.facts: list[object] = []

    def begin(self, view: View) -> None:
        self.view = view

    def told(self, facts: object) -> None:
        assert isinstance(facts, list)
        self.facts += facts
        self.view = follow(self.view, facts)

    def choose(self, moves: object) -> Move:
        pytest.fail("it is told things, and never asked")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Notebook) and (self.view, self.facts) == (other.view, other.facts)

    __hash__ = None  # type: ignore[assignment]  # it grows


@pytest.mark.both
@settings(max_examples=60)
@given(plans(most_choices=20))
def test_following_what_one_is_told_gives_what_one_sees(plan: Plan) -> None:
    check_sufficient(plan)


@pytest.mark.both
@pytest.mark.parametrize("plan", QUESTIONS, ids=str)
def test_following_what_comes_of_every_question(plan: Plan) -> None:
    check_sufficient(plan)


@pytest.mark.both
@settings(max_examples=20)
@given(plans(most_choices=20))
def test_the_same_history_rebuilds_a_player(plan: Plan) -> None:
    check_histories(plan)


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS, ids=str)
def test_following_a_whole_game(game: str, players: int, options: tuple[Option, ...]) -> None:
    played = Game(Plan(game, players, options).rules(), players)
    dealer, rng = SeededDealer("whole"), random.Random(players)
    known = {observer: played.view(observer) for observer in observers(played)}
    assert not played.round
    eager = rng.choice((3, 9))
    while not played.over:
        if played.asked == "deal":
            told = played.deal(dealer.deal(played.to_deal, played.round + 1, players), tell=True)
        else:
            moves = listed(played)
            dig = played.asked == "turn" and rng.randrange(10) < eager
            told = played.apply(unpacked_move(digging(played, moves, rng) if dig else rng.choice(moves)), tell=True)
        for observer, view in known.items():
            known[observer] = follow(view, [fact.seen_by(observer) for fact in told])
        observer = rng.choice(observers(played))
        assert known[observer] == played.view(observer)
