"""Every world of a tiny game, found by trying: all deals, and at each move all moves that look the same.

A world is a deal, counted over physical cards, with the hidden choices of others; it counts if it tells the observer
exactly their history.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from copy import copy
from dataclasses import dataclass, replace
from itertools import combinations, permutations, product
from math import perm, prod, sqrt
from typing import Final, TypeVar

from saboteur import Card, Cell, Deal, Fact, Game, Ruleset, parse_move
from saboteur.engine.core.base import BaseState
from saboteur.engine.core.rng import Rng
from saboteur.engine.core.state import State
from saboteur.engine.core.vecs import bytes_of
from saboteur.engine.moves import Clear, Discard, Move, Take
from saboteur.engine.values.cards import CARDS
from saboteur.engine.worlds.knowledge import Knowledge
from saboteur.engine.worlds.purses import Pile

T = TypeVar("T")

NEAR: Final = (Cell(2, 2), Cell(2, 0), Cell(2, -2))
EXPECTED: Final = 12
"""How often every possibility is expected among the games drawn, so that none is missing."""


def cards(**counts: int) -> dict[Card, int]:
    return {Card.parse(name): count for name, count in counts.items()}


# -- plays and worlds ------------------------------------------------------------------------------------------------


@dataclass
class Played:
    """A game that was played: each round's deal, each move, what was told."""

    rules: Ruleset
    seats: int
    steps: list[tuple[Deal | Move, list[Fact]]]
    game: Game

    def told(self, observer: int | None) -> list[Fact]:
        return [fact.seen_by(observer) for _, told in self.steps for fact in told]


def played(rules: Ruleset, seats: int, steps: Iterable[Deal | Move | str | Callable[[Game], Move | Deal]]) -> Played:
    game = Game(rules, seats)
    play = Played(rules, seats, [], game)
    for step in steps:
        done = parse_move(step) if isinstance(step, str) else step(game) if callable(step) else step
        told = game.deal(done, tell=True) if isinstance(done, Deal) else game.apply(done, tell=True)
        play.steps.append((done, told))
    return play


Deals = Callable[[Deal], Iterable[tuple[Deal, int]]]
"""Deals that may have been instead of one, each with how often it counts."""


def worlds(play: Played, observer: int | None, deals: Deals, pile: str = "") -> Iterator[tuple[State, int]]:
    """The end of every world that tells the observer what this play did, and how often it counts."""
    start = Game(play.rules, play.seats)
    if pile:
        assert isinstance(start.state, BaseState)
        start.state.pile = bytes_of(sorted(map(int, pile)))
    told = [[fact.seen_by(observer) for fact in facts] for _, facts in play.steps]

    def go_on(game: Game, number: int, weight: int) -> Iterator[tuple[State, int]]:
        if number == len(play.steps):
            yield game.state, weight
            return
        for step, times in alternatives(game, play.steps[number][0], deals):
            if isinstance(step, Deal) and not is_own_hand(step, play, observer):
                continue  # only faster: the facts would differ
            if isinstance(step, Move) and game.refusal(step) is not None:
                continue
            world = copy(game)
            world.state = game.state.clone()
            facts = world.deal(step, tell=True) if isinstance(step, Deal) else world.apply(step, tell=True)
            if [fact.seen_by(observer) for fact in facts] == told[number]:
                yield from go_on(world, number + 1, weight * times)

    yield from go_on(start, 0, 1)


def is_own_hand(deal: Deal, play: Played, observer: int | None) -> bool:
    """Whether the observer gets the first hand they were told; solo draws it card by card."""
    first, size = play.rules.removed, play.rules.hand[play.seats]
    if observer is None or play.seats == 1:
        return True
    own = slice(first + size * observer, first + size * (observer + 1))
    was, *_ = (step for step, _ in play.steps if isinstance(step, Deal))
    return play.game.round > 1 or sorted(deal.deck[own]) == sorted(was.deck[own])


def alternatives(game: Game, step: Deal | Move, deals: Deals) -> Iterable[tuple[Deal | Move, int]]:
    """The steps that look the same as this one: only discards and picks of nuggets have hidden cards."""
    if isinstance(step, Deal):
        return deals(replace(step, nuggets=game.to_deal.nuggets))  # what was won before differs between worlds
    return [(move, 1) for move in told_alike(game, step)]


def told_alike(game: Game, step: Move) -> Iterable[Move]:
    assert game.actor is not None
    hand = [CARDS[kind - 1] for kind in game.state.hand(game.actor)]
    match step:
        case Discard(gone):
            return {Discard(each) for each in combinations(hand, len(gone))}
        case Clear(what, _):
            return {Clear(what, each) for each in combinations(hand, 2)}
        case Take():
            return [Take(value) for value in (1, 2, 3)]
        case _:
            return [step]


def decks(deal: Deal) -> Iterator[tuple[Deal, int]]:
    """Every order of the deck; like cards count equally often in each."""
    for deck in orders(Counter(card.id for card in deal.deck), len(deal.deck)):
        yield replace(deal, deck=tuple(map(Card.parse, deck))), 1


def orders(left: Counter[str], length: int) -> Iterator[tuple[str, ...]]:
    if length == 0:
        yield ()
    for card in left:
        if left[card]:
            left[card] -= 1
            for rest in orders(left, length - 1):
                yield (card, *rest)
            left[card] += 1


def goals_and_roles(deal: Deal) -> Iterator[tuple[Deal, int]]:
    for goals in permutations(deal.goals):
        for roles in permutations(deal.roles):
            yield replace(deal, goals=goals, roles=roles), 1


def piles(drawn: int) -> Deals:
    """Every beginning of the pile; what lies below is never drawn."""

    def vary(deal: Deal) -> Iterator[tuple[Deal, int]]:
        have = Counter(deal.nuggets)
        for top in product((1, 2, 3), repeat=min(drawn, len(deal.nuggets))):
            count = Counter(top)
            rest = have - count
            if weight := prod(perm(have[value], number) for value, number in count.items()):
                yield replace(deal, nuggets=(*top, *sorted(rest.elements()))), weight

    return vary


# -- what is compared ------------------------------------------------------------------------------------------------

Aspect = Callable[[State], object]


def hands(state: State) -> object:
    return tuple(tuple(state.hand(seat)) for seat in range(state.rules.seats))


def discard(state: State) -> object:
    return tuple(state.discard)


def hands_and_discard(state: State) -> object:
    return hands(state), discard(state)


def deck(state: State) -> object:
    return tuple(state.deck[: state.rules.removed]), tuple(state.deck[state.top : state.top + 2])


def dealt(state: State) -> object:
    """Who was dealt what at first and later, the order of a first hand left out."""
    first, hand, seats = state.rules.removed, state.rules.hand, state.rules.seats
    blocks = [tuple(sorted(state.deck[first + hand * seat : first + hand * (seat + 1)])) for seat in range(seats)]
    return tuple(blocks), tuple(state.deck[first + hand * seats : state.top])


def goals(state: State) -> object:
    return tuple(state.goals)


def roles(state: State) -> object:
    return tuple(state.roles), tuple(state.spare), tuple(state.away)


def purses(state: State) -> object:
    assert isinstance(state, BaseState)
    return tuple(state.nuggets), tuple(sorted(state.pile)), tuple(state.offer)


def compare(
    play: Played, observer: int | None, deals: Deals, *aspects: Aspect, most: int = 3000, pile: str = ""
) -> int:
    """Draws games and compares them with all worlds; how many possibilities the largest aspect has."""
    ends = list(worlds(play, observer, deals, pile))
    total = sum(weight for _, weight in ends)
    exact: list[Counter[object]] = [Counter() for _ in aspects]
    for state, weight in ends:
        for aspect, counts in zip(aspects, exact, strict=True):
            counts[aspect(state)] += weight
    rarest = min(min(counts.values()) for counts in exact)
    number = min(max(EXPECTED * total // rarest, 500), most)
    rng = Rng(20)
    knowledge = Knowledge(Game(play.rules, play.seats).view(observer))
    if pile:
        assert knowledge.worlds is not None
        assert knowledge.worlds.purses is not None
        ones, twos, threes = (pile.count(value) for value in "123")
        knowledge.worlds.purses.nodes = {Pile((ones, twos, threes)): (0, 1.0)}
    knowledge.tell(play.told(observer))
    drawn: list[Counter[object]] = [Counter() for _ in aspects]
    for _ in range(number):
        state = knowledge.sample_state(rng)
        for aspect, counts in zip(aspects, drawn, strict=True):
            counts[aspect(state)] += 1
    for aspect, want, have in zip(aspects, exact, drawn, strict=True):
        assert have.keys() <= want.keys(), aspect
        if number < most:
            assert have.keys() == want.keys(), aspect
        assert_alike(want, have, total, number)
    return max(map(len, exact))


def assert_alike(want: Counter[object], have: Counter[object], total: int, number: int) -> None:
    """Pearson's chi-square, with room for five standard deviations."""
    squares = 0.0
    for key, weight in want.items():
        expected = number * weight / total
        squares += (have[key] - expected) ** 2 / expected
    freedom = len(want) - 1
    assert squares <= freedom + 5 * sqrt(2 * freedom) + 5, (squares, freedom)
