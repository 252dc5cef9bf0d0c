"""What interpreted code gives to the rules as lists: an array that it passes or assigns is never freed (mypyc 2.4)."""

from __future__ import annotations

from saboteur.engine.core.native import i64
from saboteur.engine.core.payout import best_change
from saboteur.engine.core.state import State
from saboteur.engine.core.vecs import bytes_of


def deal_lists(state: State, deck: list[int], roles: list[int], goals: list[int], pile: list[int], first: i64) -> None:
    """Begins the next round with these orders."""
    state.deal(bytes_of(deck), bytes_of(roles), bytes_of(goals), bytes_of(pile), first)


def give_deck(state: State, kinds: list[int]) -> None:
    """The deck, those that went out unseen first."""
    state.deck = bytes_of(kinds)


def give_pile(state: State, values: list[int]) -> None:
    """Nugget cards, from the top."""
    state.set_pile(bytes_of(values))


def give_offer(state: State, values: list[int]) -> None:
    """Nugget cards to pick from, in rising order."""
    state.set_offer(bytes_of(values))


def change_for(values: list[int], due: i64) -> list[i64]:
    """How many cards of each value are the best change."""
    return best_change(bytes_of(values), due)
