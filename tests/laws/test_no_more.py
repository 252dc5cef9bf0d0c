"""Second law of hidden information: worlds that look the same to an observer go on looking the same to them.

The seat asked has the same legal moves, and what the observer is told of the same move is the same, except for what
discloses something (`disclosed`) and for what depends on it (`hangs_on_secrets`).
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saboteur import Deal, Fact, Game, Move, SeededDealer, Setup, drawn, ruleset
from saboteur.engine.core.base import NUGGETS
from saboteur.engine.core.tables import KIND
from saboteur.engine.moves import Clear, Discard, Lay, Play, Take
from saboteur.engine.values import facts
from saboteur.engine.values.cards import CARDS
from saboteur.engine.values.roles import ROLES
from saboteur.rulesets.options import Edition
from tests.laws.conceivable import conceivable
from tests.laws.places import ints
from tests.laws.strategies import QUESTIONS, VARIANTS, Option, Plan, plans
from tests.laws.worlds import other_world


def disclosed(fact: Fact, observer: int | None) -> dict[str, object]:
    """The fields of a fact by which this observer learns something, each replaced by `None`."""
    match fact:
        case facts.Revealed() | facts.Uncovered():
            return {"face": None}
        case facts.LeftOver():
            return {"role": None}
        case facts.BoxShown():
            return {"cards": ()}
        case facts.PurseShown():
            return {"values": (), "gold": 0}
        case facts.RoundEnded():
            return {"winners": (), "roles": ()}
        case facts.GameEnded():
            return {"gold": (), "winners": ()}
        case facts.Robbed(_, victim) if observer != victim:
            return {"left": None}
        case facts.SwappedHands(seat, _, target) if observer in (seat, target):
            return {"taken" if observer == seat else "given": ()}
        case facts.SwappedHats(_, _, target) if observer == target:
            return {"new": None}
        case facts.Drew(seat) if observer == seat:
            return {"card": None}
        case facts.Peeked(seat) if observer == seat:
            return {"face": None}
        case facts.Inspected(seat) if observer == seat:
            return {"role": None}
        case facts.Offered(seat) | facts.PutBack(seat) if observer == seat:
            return {"values": ()}
        case facts.Took(seat) | facts.Returned(seat) if observer == seat:
            return {"value": None}
        case facts.Paid(seat) if observer == seat:
            return {"amount": None}
        case _:
            return {}


def hangs_on_secrets(fact: Fact, *, differs: bool, paying: bool, sharing: bool, forced: bool) -> bool:
    """Whether what follows this fact may differ, because it shows a secret by happening.

    A goal turned over and the roles shown decide what comes next, if they differ. A card drawn in solo may act at once
    (9.2). A nugget card drawn by a saboteur shows by what follows how much is still due (5.4), a robbery whether the
    victim has gold left for the next thief (7.6). An offer of nugget cards shows nothing: somebody is asked to pick
    whatever they are (1.10).
    """
    match fact:
        case facts.Revealed() | facts.RoundEnded() | facts.GameEnded():
            return differs
        case facts.Drew():
            return forced
        case facts.Took() | facts.Returned() | facts.PutBack():
            return paying and not sharing
        case facts.Robbed():
            return True
        case _:
            return False


def compare_facts(here: list[Fact], there: list[Fact], observer: int | None, *, forced: bool) -> bool:
    """The facts an observer is told in two worlds are the same as far as they must; whether they are entirely."""
    paying, sharing, entirely = False, False, True
    for one, other in zip(here, there, strict=False):
        differs = one != other
        if differs:
            entirely = False
            blank = disclosed(one, observer)
            assert type(one) is type(other)
            assert blank
            assert replace(one, **blank) == replace(other, **blank)  # type: ignore[type-var]  # facts are dataclasses
        paying = paying or isinstance(one, facts.RoundEnded)
        sharing = sharing or isinstance(one, facts.Offered)
        if hangs_on_secrets(one, differs=differs, paying=paying, sharing=sharing, forced=forced):
            return False
    assert len(here) == len(there)
    return entirely


def check_no_more(plan: Plan, number: int) -> None:
    """At every step, for one observer: the worlds look the same before and after."""
    game = plan.played()
    rng = random.Random(number)
    for move in plan.steps(game):
        observer = rng.choice((*range(game.seats), None))
        compare_worlds(game, move, observer, rng)
        game.apply(move)


def compare_worlds(game: Game, move: Move, observer: int | None, rng: random.Random) -> None:
    """Another world is made and the same move, as the observer sees it, is played in both."""
    world = other_world(game, observer, rng, kept=needed(move))
    assert world.view(observer) == game.view(observer)
    here = game.clone()
    object.__setattr__(here, "dealer", None)
    if game.actor == observer:
        assert {str(move) for move in world.legal_moves} ^ {str(move) for move in here.legal_moves} == set()
        for absurd in islice(conceivable(game, 40), rng.randrange(29), 4000, 29):
            assert world.refusal(absurd) is here.refusal(absurd)
        alike = move
    else:
        alike = looking_alike(move, world, rng)
    told_here = [fact.seen_by(observer) for fact in here.apply(move, tell=True)]
    told_there = [fact.seen_by(observer) for fact in world.apply(alike, tell=True)]
    if compare_facts(told_here, told_there, observer, forced=game.ruleset.forced_draws):
        assert world.view(observer) == here.view(observer)


def needed(move: Move) -> list[int]:
    """The cards everybody sees when the move is made."""
    return [KIND[move.card.id]] if isinstance(move, Lay | Play) else []


def looking_alike(move: Move, world: Game, rng: random.Random) -> Move:
    """A move of another seat that nobody else can tell from this one: cards go out face down, picks are secret."""
    assert world.actor is not None
    hand = [CARDS[kind - 1] for kind in world.state.hand(world.actor)]
    match move:
        case Discard(cards):
            return Discard(tuple(rng.sample(hand, len(cards))))
        case Clear(what):
            one, other = rng.sample(hand, 2)
            return Clear(what, (one, other))
        case Take():
            return rng.choice(list(world.legal_moves)) if len(world.legal_moves) else move
        case _:
            return move


@pytest.mark.both
@settings(max_examples=70)
@given(plans(most_choices=10), st.integers(0, 999))
def test_worlds_that_look_the_same_go_on_looking_the_same(plan: Plan, number: int) -> None:
    check_no_more(plan, number)


@pytest.mark.both
@pytest.mark.parametrize("plan", QUESTIONS, ids=str)
def test_worlds_look_the_same_after_every_question(plan: Plan) -> None:
    for number in range(4):
        check_no_more(plan, number)


@pytest.mark.both
@settings(max_examples=40)
@given(plans(games=("rich saboteur2",), most_choices=10), st.integers(0, 999))
def test_looking_and_swapping_disclose_to_those_concerned_only(plan: Plan, number: int) -> None:
    check_no_more(plan, number)


@pytest.mark.both
@pytest.mark.parametrize("edition", ["classic", "2016", "new"])
@pytest.mark.parametrize("observer", [0, 2, None])
def test_whether_the_nugget_cards_on_offer_are_alike_is_not_shown(edition: Edition, observer: int | None) -> None:
    """5.2: seat 1 finds the gold; the cards to pick from are all alike in one world and differ in the other."""
    told = []
    for pile in ([1] * 5 + [2, 3], [1, 2, 3, 3, 2, 1, 1]):
        rest = sorted((Counter(map(int, NUGGETS)) - Counter(pile)).elements())
        rules = ruleset("base", edition=edition, rounds=1)
        game = Setup(
            rules,
            5,
            turn=1,
            hands={1: ["base_new"]},
            mine=drawn("S───┴┴┴·?", rules),
            goals={"8,0": "base_goal_gold"},
            roles=dict(enumerate(["digger", "digger", "saboteur", "digger", "saboteur"])),
            pile=[*pile, *rest],
        ).game()
        told.append([fact.seen_by(observer) for fact in game.apply("lay base_new 7,0", tell=True)])
    assert told[0] == told[1]
    assert told[0][-1] == facts.Asked("nugget", 1)


@pytest.mark.both
@pytest.mark.parametrize(("game", "players", "options"), VARIANTS[::3], ids=str)
def test_a_deal_shows_everybody_their_own(game: str, players: int, options: tuple[Option, ...]) -> None:
    plan = Plan(game, players, options)
    for observer in (*range(players), None):
        here, there = Game(plan.rules(), players), Game(plan.rules(), players)
        told = here.deal(SeededDealer("here").deal(here.to_deal, 1, players), tell=True)
        if here.ruleset.forced_draws:
            continue  # 9.2: what is drawn acts at once
        deal = deal_of(other_world(here, observer, random.Random(players)))
        assert [fact.seen_by(observer) for fact in there.deal(deal, tell=True)] == [f.seen_by(observer) for f in told]


def deal_of(game: Game) -> Deal:
    """The deal by which a game not yet played began."""
    state = game.state
    deck = ints(state.deck)
    hands = [kind for seat in range(game.seats) for kind in ints(state.hand(seat))]
    order = deck[: state.rules.removed] + hands + deck[state.top :]
    return Deal(
        deck=tuple(CARDS[kind - 1] for kind in order),
        roles=tuple(ROLES[role] for role in (*ints(state.roles), *ints(state.spare))),
        goals=tuple(CARDS[kind - 1] for kind in ints(state.goals)),
        nuggets=tuple(ints(state.pile_values())),
        first=int(state.first),
    )
