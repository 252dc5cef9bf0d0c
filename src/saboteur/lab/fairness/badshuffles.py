"""Wrong shuffles that look right, to show that the statistics find them: `saboteur fairness --biased naive`."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from saboteur.engine.deal import Deal, SeededDealer

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Mistaken(SeededDealer):
    """A dealer with a mistake; where its numbers come from does not matter."""

    def _rng(self, round_number: int, part: str) -> random.Random:
        return random.Random(f"{self.seed}/{round_number}/{part}")


class Naive(_Mistaken):
    """Exchanges each place with any place, and not only with places up to it."""

    def shuffled(self, items: Sequence[T], round_number: int, part: str) -> list[T]:
        """The items in a bad order."""
        rng, mixed = self._rng(round_number, part), list(items)
        for place in range(len(mixed)):
            other = rng.randrange(len(mixed))
            mixed[place], mixed[other] = mixed[other], mixed[place]
        return mixed


class Restless(_Mistaken):
    """Exchanges each place with one below it: no card can stay where it was."""

    def shuffled(self, items: Sequence[T], round_number: int, part: str) -> list[T]:
        """The items in a bad order."""
        rng, mixed = self._rng(round_number, part), list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = rng.randrange(last)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed


class Remainder(_Mistaken):
    """Takes a byte modulo the number of places: low places come a little more often."""

    def shuffled(self, items: Sequence[T], round_number: int, part: str) -> list[T]:
        """The items in a bad order."""
        rng, mixed = self._rng(round_number, part), list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = rng.randrange(256) % (last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed


class Cut(_Mistaken):
    """Only cuts the deck: every place is uniform, but each card always follows the same card."""

    def shuffled(self, items: Sequence[T], round_number: int, part: str) -> list[T]:
        """The items in a bad order."""
        place = self._rng(round_number, part).randrange(max(len(items), 1))
        return [*items[place:], *items[:place]]


class Favour(_Mistaken):
    """In one deal of ten moves the first of the sorted cards to the top: the gold, or a gold-digger for seat 0."""

    def shuffled(self, items: Sequence[T], round_number: int, part: str) -> list[T]:
        """The items in a bad order."""
        mixed = super().shuffled(items, round_number, part)
        if mixed and self._rng(round_number, "favour").randrange(10) == 0:
            best = mixed.index(items[0])
            mixed[0], mixed[best] = mixed[best], mixed[0]
        return mixed


class Again(_Mistaken):
    """Deals every round like the first."""

    def shuffled(self, items: Sequence[T], round_number: int, part: str) -> list[T]:
        """The items in a bad order."""
        return super().shuffled(items, 1, part)


class Linked(_Mistaken):
    """Draws all parts from the same numbers, so that one part tells something about the others."""

    def deal(self, cards: Deal, round_number: int, seats: int) -> Deal:
        """A deal whose parts depend on each other."""
        dealt = super().deal(cards, round_number, seats)
        return Deal(dealt.deck, dealt.roles, dealt.goals, dealt.nuggets, self._rng(round_number, "").randrange(seats))

    def shuffled(self, items: Sequence[T], round_number: int, part: str) -> list[T]:
        """The items in a bad order."""
        rng, mixed = self._rng(round_number, ""), list(items)
        for place in range(len(mixed) - 1):
            other = place + int(rng.random() * (len(mixed) - place))
            mixed[place], mixed[other] = mixed[other], mixed[place]
        return mixed


BAD: Final[dict[str, type[SeededDealer]]] = {
    "naive": Naive,
    "restless": Restless,
    "remainder": Remainder,
    "cut": Cut,
    "favour": Favour,
    "again": Again,
    "linked": Linked,
}
