"""Cards that the observer knows in other hands after a swap (6.8), and which of them may have left these hands since.

By agreement a card that leaves such a hand is one the observer knows, if one of its kind is known there; like cards are
one choice (1.8). Openly played cards then say themselves whether a known card left; face-down discards do not. So there
are several possibilities, each as likely as there are ways to draw the slots the others left from, times the ways to
deal the cards whose slot is then unknown.
"""
# mypyc: off

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from math import comb, factorial, perm, prod
from typing import NamedTuple

from saboteur.engine.core.native import u8
from saboteur.engine.core.rng import Rng
from saboteur.engine.worlds.paths import Paths


class Memory(NamedTuple):
    """One possibility."""

    known: tuple[tuple[int, ...], ...]
    """For every seat the kinds the observer knows in its hand, sorted."""
    spent: tuple[int, ...]
    """Kinds that lay in slots the observer never saw, sorted: other hands shown, cards played that were not known."""


Branch = tuple[Memory, float, int]
"""A memory that may follow, how likely, and the kind that the step noted."""


class Remembered:
    """All possibilities, since the first swap of hands with the observer in this round."""

    def __init__(self, seats: int) -> None:
        self.paths = Paths()
        start = Memory(((),) * seats, ())
        self.nodes: dict[Memory, tuple[int, float]] = {start: (0, 1.0)}

    def copy(self) -> Remembered:
        """The same, to be told other things."""
        other = Remembered(0)
        other.paths, other.nodes = self.paths.copy(), self.nodes.copy()
        return other

    def holds(self, seat: int) -> bool:
        """Whether the observer may know a card in this hand."""
        return any(memory.known[seat] for memory in self.nodes)

    def shown(self, seat: int, taken: Iterable[int], given: Iterable[int]) -> None:
        """The observer took this hand, saw all of it, and gave another."""
        hand, now = Counter(taken), tuple(sorted(given))

        def branches(memory: Memory) -> Iterator[Branch]:
            rest = hand.copy()
            rest.subtract(memory.known[seat])
            if min(rest.values(), default=0) >= 0:
                orders = factorial(rest.total()) / prod(map(factorial, rest.values()))
                spent = tuple(sorted((*memory.spent, *rest.elements())))
                yield Memory(_with(memory.known, seat, now), spent), orders, 0

        self._step(branches)

    def played(self, seat: int, kind: int, held: int) -> None:
        """A card was played openly from a hand of this size."""

        def branches(memory: Memory) -> Iterator[Branch]:
            known = memory.known[seat]
            if kind in known:
                yield Memory(_with(memory.known, seat, _less(known, (kind,))), memory.spent), 1.0, kind
            elif held > len(known):
                yield Memory(memory.known, tuple(sorted((*memory.spent, kind)))), float(held - len(known)), 0

        self._step(branches)

    def hid(self, seat: int, count: int, held: int) -> None:
        """This number of cards was discarded face down from a hand of this size."""

        def branches(memory: Memory) -> Iterator[Branch]:
            known = memory.known[seat]
            slots = held - len(known)
            for number in range(max(0, count - slots), min(count, len(known)) + 1):
                for gone in sorted(set(combinations(known, number))):
                    label = sum(kind << (8 * place) for place, kind in enumerate(gone))
                    rest = Memory(_with(memory.known, seat, _less(known, gone)), memory.spent)
                    yield rest, float(comb(slots, count - number)), label

        self._step(branches)

    def swapped(self, seat: int, other: int) -> None:
        """Two others swapped their hands."""
        self.nodes = {
            Memory(_with(_with(known, seat, known[other]), other, known[seat]), spent): node
            for (known, spent), node in self.nodes.items()
        }

    def weigh(self, pool: Iterable[u8]) -> list[tuple[int, ...]]:
        """Prepares a draw, these being the cards whose slot is unknown; what is spent of them in each possibility."""
        left = Counter(map(int, pool))
        spent, nodes, weights = [], [], []
        for memory, (node, weight) in self.nodes.items():
            deals = prod(perm(left[kind], count) for kind, count in Counter(memory.spent).items())
            if deals:
                spent.append(memory.spent)
                nodes.append(node)
                weights.append(weight * deals / perm(left.total(), len(memory.spent)))
        self.paths.end(nodes, weights)
        return spent

    def draw(self, rng: Rng) -> int:
        """Draws a possibility: its place in what `weigh` gave; what left is in `paths.trail`, the last first."""
        return self.paths.walk(rng)

    def _step(self, branches: Callable[[Memory], Iterator[Branch]]) -> None:
        ways: dict[Memory, tuple[list[int], list[float], list[int]]] = {}
        for memory, (node, weight) in self.nodes.items():
            for after, factor, label in branches(memory):
                sources, weights, labels = ways.setdefault(after, ([], [], []))
                sources.append(node)
                weights.append(weight * factor)
                labels.append(label)
        if not ways:
            raise ValueError("no hand can have held these cards")
        most = max(sum(weights) for _, weights, _ in ways.values())
        self.nodes = {after: (self.paths.add(*way), sum(way[1]) / most) for after, way in ways.items()}


def _with(known: tuple[tuple[int, ...], ...], seat: int, hand: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return (*known[:seat], hand, *known[seat + 1 :])


def _less(hand: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    rest = list(hand)
    for kind in gone:
        rest.remove(kind)
    return tuple(rest)
