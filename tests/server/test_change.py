"""What a step changes: the view before it with the change put over it is the view after it, for everybody."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import msgspec
import pytest
from hypothesis import given, settings

from saboteur import Game, SeededDealer, View, ruleset
from saboteur.engine.moves import unpacked_move
from saboteur.notation.positions.plain import view_plain
from saboteur.server.tables.change import Change
from tests.laws.strategies import QUESTIONS, VARIANTS, Option, Plan, digging, listed, plans
from tests.server.documents import validator
from tests.server.putting import Plain, difference, put_over

NAMED = ruleset("base")
"""In the place of rulesets that no text can name."""


def views(game: Game) -> dict[int | None, Plain]:
    """What everybody knows, as it is sent."""
    seen = {observer: game.view(observer) for observer in (None, *range(game.seats))}
    return {observer: plain_of(replace(view, ruleset=NAMED)) for observer, view in seen.items()}


def plain_of(view: View) -> Plain:
    """What is read of it when it is sent."""
    plain: Plain = msgspec.json.decode(msgspec.json.encode(view_plain(view)))
    return plain


class Followed:
    """A game whose every step is followed by everybody."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._state = game.state.clone()
        self._views = views(game)
        self.fields: set[str] = set()

    def check(self) -> None:
        """The changes since the last time make the views of now, and are made of the views alone."""
        change, now = Change(self._state, self._game.state, self._game.ruleset), views(self._game)
        for observer, view in now.items():
            before = self._views[observer]
            told = msgspec.json.decode(change.json(observer))
            assert put_over(before, told) == view
            assert told == difference(before, view)
            self.fields.update(told)
        self._state, self._views = self._game.state.clone(), now


def steps(game: Game, rng: random.Random) -> Iterator[None]:
    """A whole game, deals too; mostly digging."""
    dealer = SeededDealer(str(rng.random()))
    while not game.over:
        if game.asked == "deal":
            game.deal(dealer.deal(game.to_deal, game.round + 1, game.seats))
        else:
            moves = listed(game)
            dig = game.asked == "turn" and rng.randrange(10) < 8
            game.apply(unpacked_move(digging(game, moves, rng) if dig else rng.choice(moves)))
        yield


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS, ids=str)
def test_every_step_of_a_game(name: str, players: int, options: tuple[Option, ...]) -> None:
    rng = random.Random(f"{name} {players} {options}")
    game = Game(Plan(name, players, (*options, ("rounds", 2 if players < 5 else 1))).rules(), players)
    followed = Followed(game)
    for _ in steps(game, rng):
        followed.check()
    assert {"round", "deck", "hands", "mine", "discard", "goals", "gold", "asked"} <= followed.fields


@pytest.mark.parametrize(("name", "players"), [("base", 4), ("rich saboteur2", 3), ("rich duel", 2)])
def test_many_moves_at_once(name: str, players: int) -> None:
    """Rounds begin in between, and cards are laid again where one was taken away."""
    for seed in range(6):
        rng = random.Random(seed)
        game = Game(Plan(name, players).rules(), players)
        followed = Followed(game)
        for _ in steps(game, rng):
            if rng.random() < 0.1:
                followed.check()
        followed.check()


def check_change(plan: Plan) -> None:
    """Some moves of a plan, followed by everybody."""
    game = plan.played()
    followed = Followed(game)
    for move in plan.steps(game):
        game.apply(move)
        followed.check()


@pytest.mark.parametrize("plan", QUESTIONS, ids=str)
def test_every_question(plan: Plan) -> None:
    check_change(plan)


@settings(max_examples=40)
@given(plan=plans())
def test_steps_of_any_game(plan: Plan) -> None:
    check_change(plan)


@pytest.mark.proof(minutes=0.5)
@given(plan=plans(most_ahead=250, most_choices=20))
def test_steps_of_many_games(plan: Plan) -> None:
    check_change(plan)


def test_every_field_changes_somewhere() -> None:
    """So that the laws are known to be tried there, and the schema to describe it."""
    found: set[str] = set()
    for name, players in (("base", 4), ("saboteur2", 7), ("rich saboteur2", 5), ("duel", 2), ("rich duel", 2)):
        game = Game(Plan(name, players, (("rounds", 2),)).rules(), players)
        state = game.state.clone()
        for _ in steps(game, random.Random(f"fields {name}")):
            change = msgspec.json.decode(Change(state, game.state, game.ruleset).json(0))
            assert not [*validator("Change").iter_errors(change)], change
            state = game.state.clone()
            found |= set(change)
    assert found == set(views(Game(NAMED, 3))[0]) - {"position", "game", "observer", "seats"}
