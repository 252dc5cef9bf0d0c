"""Whether nugget cards can have been where an observer was shown them: on offer, drawn, in purses (5.1-5.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from saboteur.engine.core.base import NUGGETS
from saboteur.engine.core.payout import saboteurs_due
from saboteur.engine.values import facts
from saboteur.engine.values.facts import Fact
from saboteur.engine.values.unknown import UNKNOWN
from saboteur.engine.view import View
from saboteur.engine.worlds.nuggets import LOST, label_gain, label_loss, label_seat
from saboteur.engine.worlds.paths import Paths
from saboteur.engine.worlds.purses import Pile, Purses

PATIENCE: Final = 20_000
"""The number of ways to share nugget cards that are tried; after that, a way is assumed to exist."""


class NuggetsWon:
    """All that may have been won, from the beginning of a game on."""

    def __init__(self, seats: int, start: View | None = None) -> None:
        """From the beginning of a game, or from what an observer sees of a position."""
        self._seats: Final = seats
        self._first: Final = start.purses if start is not None and start.round else ((),) * seats
        piles = _piles(start) if start is not None and start.round else []
        self._purses: Final = Purses(piles)
        self._first_piles: Final = {node: pile for pile, (node, _) in self._purses.nodes.items()}
        self._shown: list[tuple[int, ...]] = []

    def dealt(self, shuffle: Callable[[Sequence[int]], Sequence[int]]) -> None:
        """The pile is shuffled for a round, by the seed."""
        self._purses.shuffled(shuffle)

    def fault(self, told: Sequence[Fact]) -> tuple[str, int] | None:
        """What is impossible in the facts of a move, and which fact."""
        for index, fact in enumerate(told):
            match fact:
                case facts.RoundEnded(_, cause, _, roles):
                    self._purses.ended(cause, saboteurs_due(roles.count("saboteur")))
                    if (fault := self._paid(told, index)) is not None:
                        return fault
                case facts.Took() if index == 0:  # the answer to a question
                    if (fault := self._paid(told, 0)) is not None:
                        return fault
                case facts.PurseShown(_, values, _):
                    self._shown.append(values)
                    if len(self._shown) == self._seats and not self._is_possible():
                        return "nobody can have picked so", index
                case _:
                    pass
        return None

    def _paid(self, told: Sequence[Fact], first: int) -> tuple[str, int] | None:
        try:
            self._purses.tell(told[first:])
        except ValueError as error:
            return str(error), first + self._purses.place
        return None

    def _is_possible(self) -> bool:
        """Whether the hidden picks can have led to the purses shown: a way back from the end to the first ones."""
        paths: Paths = self._purses.paths
        wanted = tuple(purse.count(value) for purse in self._shown for value in (1, 2, 3))
        ahead = [(int(node), wanted) for node in paths.leaves]
        looked = set(ahead)
        while ahead:
            node, purses = ahead.pop()
            if (pile := self._first_piles.get(node)) is not None:
                if self._are_first(purses, pile):
                    return True
                continue
            for edge in range(int(paths.begin[node]), int(paths.begin[node + 1])):
                before = _before(purses, int(paths.label[edge]))
                way = int(paths.source[edge]), before
                if min(before) >= 0 and way not in looked:
                    if len(looked) >= PATIENCE:
                        return True
                    looked.add(way)
                    ahead.append(way)
        return False

    def _are_first(self, purses: tuple[int, ...], pile: Pile) -> bool:
        """Whether everybody can have begun with these, with the rest in the pile and on offer."""
        for value, count in zip((1, 2, 3), pile.counts, strict=True):
            if sum(purses[value - 1 :: 3]) + count + pile.offer.count(value) != list(NUGGETS).count(value):
                return False
        for seat, first in enumerate(self._first):
            known = [first.count(value) for value in (1, 2, 3)]
            had = purses[seat * 3 : seat * 3 + 3]
            if sum(had) != len(first) or any(one < other for one, other in zip(had, known, strict=True)):
                return False
        return True


def _piles(view: View) -> list[Pile]:
    """All that the pile, and what is on offer, may hold where an observer joins."""
    left = Counter(map(int, NUGGETS))
    left.subtract(value for values in (*view.purses, view.offer) for value in values if isinstance(value, int))
    hidden = UNKNOWN in view.offer
    shown = tuple(sorted(value for value in view.offer if isinstance(value, int)))
    return [
        Pile(
            pile,
            offer=tuple(value for value, count in zip((1, 2, 3), offer, strict=True) for _ in range(count)) or shown,
        )
        for offer in (_some(left, len(view.offer)) if hidden else [(0, 0, 0)])
        for pile in _some(left - Counter(dict(zip((1, 2, 3), offer, strict=True))), view.pile)
    ]


def _some(left: Counter[int], number: int) -> Iterator[tuple[int, int, int]]:
    """All ways to choose this number of nugget cards, by value."""
    for threes in range(min(left[3], number) + 1):
        for twos in range(min(left[2], number - threes) + 1):
            if 0 <= number - threes - twos <= left[1]:
                yield number - threes - twos, twos, threes


def _before(purses: tuple[int, ...], label: int) -> tuple[int, ...]:
    """What everybody had before this happened (engine/worlds/nuggets.py says what a label means)."""
    if not label:
        return purses
    counts = list(purses)
    first = label_seat(label) * 3 - 1
    if label & LOST:
        for value in (1, 2, 3):
            counts[first + value] += label_loss(label, value)
    else:
        counts[first + label_gain(label)] -= 1
    return tuple(counts)
