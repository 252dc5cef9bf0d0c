"""A player is a history: told a first view, then every fact as their seat sees it; the same history rebuilds them."""
# mypyc: off

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Protocol

from saboteur.engine.core.rng import Rng
from saboteur.engine.deal import Dealer
from saboteur.engine.game import Game
from saboteur.engine.moves import Move
from saboteur.engine.values.facts import Fact
from saboteur.engine.values.unknown import who
from saboteur.engine.view import View
from saboteur.engine.worlds.knowledge import Knowledge


class History:
    """What one observer has been told, from their first view on.

    >>> from saboteur import Game, ruleset
    >>> game = Game(ruleset("base"), 3, seed="1")
    >>> history = History(game.view(0))
    >>> history.tell(game.apply(next(iter(game.legal_moves)), tell=True))
    >>> history.view == game.view(0)
    True
    """

    def __init__(self, first: View, told: Iterable[Fact] = ()) -> None:
        self.first = first
        self.facts: list[Fact] = []
        self.knowledge = Knowledge(first)
        self.tell(told)

    def tell(self, told: Iterable[Fact]) -> None:
        """More has happened; of each fact only what this observer is told is kept. What cannot be changes nothing."""
        new = [fact.seen_by(self.first.observer) for fact in told]
        self.knowledge.tell(new)
        self.facts += new

    @property
    def view(self) -> View:
        """What the observer knows from the table, as at the last question."""
        return self.knowledge.view()

    def __repr__(self) -> str:
        return f"<History of {who(self.first.observer)}, {len(self.facts)} facts>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, History) and (self.first, self.facts) == (other.first, other.facts)

    __hash__ = None  # type: ignore[assignment]  # it grows

    def __reduce__(self) -> tuple[type[History], tuple[View, list[Fact]]]:
        return History, (self.first, self.facts)


class Player(Protocol):
    """A bot or a client. It knows nothing but what these methods tell it."""

    def begin(self, view: View) -> None:
        """Takes a seat: this is what can be seen from there."""

    def told(self, facts: Sequence[Fact]) -> None:
        """Something happened; each fact as this seat sees it."""

    def choose(self, moves: Collection[Move]) -> Move:
        """Asked for a move: one of these."""


def rebuild(player: Player, history: History) -> None:
    """Brings a new player to where an earlier one with this history was."""
    player.begin(history.first)
    player.told(history.facts)


def sample(history: History, rng: Rng, *, dealer: Dealer | None = None) -> Game:
    """A game that may be the one told, all worlds being equally likely; the dealer deals its later rounds.

    >>> from saboteur import Game, History, Rng, ruleset
    >>> game = Game(ruleset("base"), 5, seed="7")
    >>> history = History(game.view(2))
    >>> history.tell(fact.seen_by(2) for fact in game.apply("discard base_ns", tell=True))
    >>> maybe = sample(history, Rng(1))
    >>> maybe.view(2) == game.view(2), maybe.view(0) == game.view(0)
    (True, False)
    """
    return history.knowledge.sample(rng, dealer=dealer)
