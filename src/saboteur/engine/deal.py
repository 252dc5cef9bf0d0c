"""Deals: how the cards of one round were shuffled, and a shuffle that is the same everywhere."""
# mypyc: off

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from saboteur.engine.core.giving import deal_lists
from saboteur.engine.core.state import State
from saboteur.engine.ruleset import kinds_in_order
from saboteur.engine.values.cards import CARDS, Card
from saboteur.engine.values.roles import ROLES, Role

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Deal:
    """Every order of one round from the top (docs/vocabulary.md, "Deals").

    >>> from saboteur import Game, ruleset
    >>> game = Game(ruleset("base"), 5)
    >>> deal = game.to_deal                          # sorted: any other order will do
    >>> deal.first                                   # and any other seat; None where a deal names none
    0
    >>> [fact.name() for fact in game.deal(deal, tell=True)]
    ['round_began', 'asked']
    """

    deck: tuple[Card, ...]
    roles: tuple[Role, ...] = ()
    goals: tuple[Card, ...] = ()
    nuggets: tuple[int, ...] = ()
    first: int | None = None


class Dealer(Protocol):
    """Somebody or something that shuffles."""

    def deal(self, cards: Deal, round_number: int, seats: int) -> Deal:
        """The same cards in another order, for this round."""


class InvalidDeal(ValueError):
    """A deal that does not fit the game; the message names every fault."""


def cards_to_deal(state: State) -> Deal:
    """What has to be shuffled for the next round, sorted; if the deal decides who begins, it names seat 0."""
    return Deal(
        deck=tuple(CARDS[kind - 1] for kind in state.deck_kinds()),
        roles=tuple(ROLES[role] for role in state.rules.roles),
        goals=tuple(CARDS[kind - 1] for kind in state.goal_kinds()),
        nuggets=tuple(sorted(state.pile_values())),
        first=0 if _names_first(state) else None,
    )


def _names_first(state: State) -> bool:
    """Whether the deal decides who begins: in the first round of games with dwarves, unless an option decides (2.4)."""
    return state.round == 0 and state.rules.first < 0 and len(state.rules.roles) > 0


def faults_of(deal: Deal, state: State) -> list[str]:
    """Everything that is wrong with this deal for the next round of the game."""
    cards = cards_to_deal(state)
    faults = [
        *_differences("deck", deal.deck, cards.deck),
        *_differences("roles", deal.roles, cards.roles),
        *_differences("goals", deal.goals, cards.goals),
        *_differences("nuggets", deal.nuggets, cards.nuggets),
    ]
    if cards.first is not None and (deal.first is None or not 0 <= deal.first < state.rules.seats):
        found = "nothing: the deal of the first round says who begins" if deal.first is None else deal.first
        faults.append(f"first: expected a seat from 0 to {state.rules.seats - 1}, found {found}")
    return faults


def _differences(part: str, found: Sequence[object], expected: Sequence[object]) -> Iterator[str]:
    given: object = found
    if not isinstance(given, Sequence):  # an iterator is empty once it was counted
        yield f"{part}: expected a list, found {given!r}"
        return
    have, want = Counter(found), Counter(expected)
    if dict.__eq__(have, want):  # nearly always, and quicker than counter by counter
        return
    for item in sorted((want | have).keys(), key=str):
        if have[item] != want[item]:
            yield f"{part}: expected {want[item]} of {item}, found {have[item]}"


def deal_into(state: State, deal: Deal) -> None:
    """Begins the state's next round with this deal."""
    if faults := faults_of(deal, state):
        raise InvalidDeal("; ".join(faults))
    deal_lists(
        state,
        kinds_in_order(deal.deck),
        [ROLES.index(role) for role in deal.roles],
        kinds_in_order(deal.goals),
        list(deal.nuggets),
        state.first_seat(deal.first or 0),
    )


@dataclass(frozen=True, slots=True)
class SeededDealer:
    """Shuffles by hashing: the same seed gives the same deals on every machine and in every version of Python.

    For round r and part p (`deck`, `roles`, `goals`, `nuggets`, `first`) the bytes are SHA-256 of `seed/r/p/0`,
    `seed/r/p/1`, …, read as big-endian words of 32 bits. A number below n is the next word that is less than the
    greatest multiple of n, modulo n. The shuffle starts from the sorted cards and, from the last place to the second,
    exchanges each with the place drawn among those up to it.

    >>> SeededDealer("7").shuffled(["a", "b", "c", "d"], 1, "deck")
    ['b', 'c', 'd', 'a']
    """

    seed: str

    def deal(self, cards: Deal, round_number: int, seats: int) -> Deal:
        """The cards of a round in the order of this seed."""
        return Deal(
            deck=tuple(self.shuffled(cards.deck, round_number, "deck")),
            roles=tuple(self.shuffled(cards.roles, round_number, "roles")),
            goals=tuple(self.shuffled(cards.goals, round_number, "goals")),
            nuggets=tuple(self.shuffled(cards.nuggets, round_number, "nuggets")),
            first=_below(seats, self._words(round_number, "first")),
        )

    def shuffled(self, items: Sequence[T], round_number: int, part: str) -> list[T]:
        """The items in this seed's order."""
        words = self._words(round_number, part)
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = _below(last + 1, words)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed

    def _words(self, round_number: int, part: str) -> Iterator[int]:
        block = 0
        while True:
            digest = hashlib.sha256(f"{self.seed}/{round_number}/{part}/{block}".encode()).digest()
            for start in range(0, len(digest), 4):
                yield int.from_bytes(digest[start : start + 4], "big")
            block += 1


def is_written(text: str) -> bool:
    """Whether a text can be hashed: a text with an incomplete character cannot be written as bytes.

    >>> is_written("шахта"), is_written("\\ud800")
    (True, False)
    """
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _below(bound: int, words: Iterator[int]) -> int:
    limit = 2**32 - 2**32 % bound
    word = next(words)
    while word >= limit:
        word = next(words)
    return word % bound
