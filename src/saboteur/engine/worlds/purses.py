"""Nugget cards an observer does not see: what lies in the pile, on offer and in purses (5.1, 5.2, 5.4).

The pile is shuffled for every round. Until cards are drawn, only the number of cards of each value matters. Each fact
of a payout leads from possibilities to other possibilities; all possible hidden picks are equally likely.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import comb, prod
from typing import NamedTuple

from saboteur.engine.core.base import NUGGETS
from saboteur.engine.core.giving import change_for
from saboteur.engine.values import facts
from saboteur.engine.values.causes import Cause
from saboteur.engine.values.facts import Fact
from saboteur.engine.values.unknown import UNKNOWN, HiddenNumber
from saboteur.engine.worlds.nuggets import gain_label, loss_label
from saboteur.engine.worlds.paths import Paths

VALUES = (1, 2, 3)


class Pile(NamedTuple):
    """One possibility: what the pile holds, and how much of a payout is done."""

    fresh: tuple[int, int, int]
    """How many cards of each value lie in an unknown order."""
    front: tuple[int, ...] = ()
    """Known ones above them, from the top."""
    back: tuple[int, ...] = ()
    """Known ones below them, from the top."""
    offer: tuple[int, ...] = ()
    rest: int = 0
    """What is still due to the saboteur who draws."""
    drawn: tuple[int, ...] = ()
    wanted: tuple[int, ...] = ()
    """What they take if the exact sum is not possible."""

    @property
    def counts(self) -> tuple[int, int, int]:
        """How many cards of each value, wherever they lie."""
        known = (*self.front, *self.back)
        ones, twos, threes = (self.fresh[value - 1] + known.count(value) for value in VALUES)
        return ones, twos, threes

    def fits(self) -> bool:
        """Whether the pile has a card that does not exceed what is due."""
        return any(count for value, count in zip(VALUES, self.counts, strict=True) if value <= self.rest)

    def top(self) -> Iterator[tuple[int, Pile, float]]:
        """For each card that can be drawn next: the card, the pile without it, and its probability."""
        if self.front:
            yield self.front[0], self._replace(front=self.front[1:]), 1.0
        elif total := sum(self.fresh):
            for value in VALUES:
                if count := self.fresh[value - 1]:
                    yield value, self._replace(fresh=_less(self.fresh, value)), count / total
        elif self.back:
            yield self.back[0], self._replace(back=self.back[1:]), 1.0

    def topmost(self, value: int) -> Iterator[tuple[Pile, float]]:
        """The pile without its topmost card of a value; to find this card, the cards above it become known."""
        if value in self.front:
            place = self.front.index(value)
            yield self._replace(front=self.front[:place] + self.front[place + 1 :]), 1.0
        elif self.fresh[value - 1]:
            for found, pile, share in self._replace(front=()).top():
                if found == value:
                    yield pile._replace(front=self.front), share
                else:
                    for rest, more in pile._replace(front=(*self.front, found)).topmost(value):
                        yield rest, share * more
        else:
            place = self.back.index(value)
            yield self._replace(back=self.back[:place] + self.back[place + 1 :]), 1.0


Branch = tuple[Pile, float, int]
"""A pile that may follow, how likely, and what the step noted of the purses."""


def whole_pile() -> Pile:
    """All nugget cards, in an unknown order."""
    ones, twos, threes = (list(NUGGETS).count(value) for value in VALUES)
    return Pile((ones, twos, threes))


class Purses:
    """All possibilities of one game."""

    def __init__(self, piles: Iterable[Pile] = ()) -> None:
        """Starts at the beginning of a game, or with these possible piles, all equally likely."""
        self.paths = Paths()
        self.place = 0
        """The number of facts of the last move that were possible."""
        self.nodes: dict[Pile, tuple[int, float]] = {pile: (self.paths.add([0], [1.0], [0]), 1.0) for pile in piles}
        self.nodes = self.nodes or {whole_pile(): (0, 1.0)}
        self.piles: list[Pile] = list(self.nodes)
        self._sharing = any(pile.offer for pile in self.nodes)
        self._due = 0
        self._drawer: int | None = None

    def copy(self) -> Purses:
        """The same, to be told other things."""
        other = Purses()
        other.paths, other.nodes, other.piles = self.paths.copy(), self.nodes.copy(), self.piles[:]
        other.place, other._sharing, other._due, other._drawer = self.place, self._sharing, self._due, self._drawer
        return other

    def shuffled(self, shuffle: Callable[[Sequence[int]], Sequence[int]]) -> None:
        """The order of the pile is known, from the top."""
        orders: dict[tuple[int, int, int], tuple[int, ...]] = {}
        for pile in self.nodes:
            cards = [value for value, count in zip(VALUES, pile.counts, strict=True) for _ in range(count)]
            orders[pile.counts] = tuple(shuffle(cards))
        self._step(lambda pile: [(Pile((0, 0, 0), orders[pile.counts]), 1.0, 0)])

    def ended(self, cause: Cause, due: int) -> None:
        """A round has ended, and each saboteur who has won gets this sum."""
        self._sharing = False
        self._due = 0 if cause == "gold" else due
        self._drawer = None

    def tell(self, told: Sequence[Fact]) -> None:
        """What a move tells about nuggets, as the observer is told it."""
        draws = sum(isinstance(fact, facts.Took | facts.Returned) for fact in told)
        size = sum(next(iter(self.nodes)).counts)
        # If no card is drawn twice, the order of the cards put under the pile does not matter.
        ordered = draws > size or any(isinstance(fact, facts.PutBack) for fact in told)
        for self.place, fact in enumerate(told):
            match fact:
                case facts.Offered(_, values):
                    self._offered(values)
                case facts.Took(seat, value) if self._due:
                    self._drew(seat, value)
                case facts.Took(seat, value):
                    self._picked(seat, value)
                case facts.Returned(seat, value):
                    self._returned(seat, value, ordered=ordered)
                case facts.PutBack(seat, values):
                    self._put_back(seat, values)
                case _:
                    pass
        if self._due:
            self._step(lambda pile: [(Pile(pile.counts), 1.0, 0)] if not pile.rest and not pile.wanted else [])
            self._due = 0
        self.piles = list(self.nodes)
        self.paths.end([node for node, _ in self.nodes.values()], [weight for _, weight in self.nodes.values()])

    # -- the gold-diggers' share (5.2) ---------------------------------------------------------------------------

    def _offered(self, values: tuple[HiddenNumber, ...]) -> None:
        """Somebody sees these cards."""
        if not self._sharing:
            self._sharing = True
            self._step(lambda pile: _shares(pile, len(values)))
        if UNKNOWN not in values:
            self._step(lambda pile: [(pile, 1.0, 0)] if pile.offer == values else [])

    def _picked(self, seat: int, value: HiddenNumber) -> None:
        def branches(pile: Pile) -> Iterator[Branch]:
            for each in sorted(set(pile.offer)):
                if value in (UNKNOWN, each):
                    place = pile.offer.index(each)
                    rest = pile.offer[:place] + pile.offer[place + 1 :]
                    yield pile._replace(offer=rest), 1.0, gain_label(seat, each)

        self._step(branches)

    # -- the saboteurs' reward (5.4) -----------------------------------------------------------------------------

    def _turn(self, seat: int) -> Callable[[Pile], Pile | None]:
        """The pile before this seat draws; impossible if the seat before has not finished."""
        begins, self._drawer = self._drawer != seat, seat

        def ready(pile: Pile) -> Pile | None:
            done = not pile.rest and not pile.wanted
            if begins:
                return pile._replace(rest=self._due, drawn=()) if done else None
            return None if done else pile

        return ready

    def _drew(self, seat: int, value: HiddenNumber) -> None:
        ready = self._turn(seat)

        def branches(pile: Pile) -> Iterator[Branch]:
            before = ready(pile)
            if before is None:
                return
            if before.wanted:
                wanted = before.wanted[0]
                if value in (UNKNOWN, wanted):
                    for after, share in before.topmost(wanted):
                        yield after._replace(wanted=before.wanted[1:]), share, gain_label(seat, wanted)
            elif before.fits():
                for each, after, share in before.top():
                    if each <= before.rest and value in (UNKNOWN, each):
                        drawn = (*before.drawn, each)
                        yield after._replace(rest=before.rest - each, drawn=drawn), share, gain_label(seat, each)

        self._step(branches)

    def _returned(self, seat: int, value: HiddenNumber, *, ordered: bool) -> None:
        ready = self._turn(seat)

        def branches(pile: Pile) -> Iterator[Branch]:
            before = ready(pile)
            if before is None or before.wanted or not before.fits():
                return
            for each, after, share in before.top():
                if each > before.rest and value in (UNKNOWN, each):
                    back = (*after.back, each)
                    yield after._replace(back=back if ordered else tuple(sorted(back))), share, 0

        self._step(branches)

    def _put_back(self, seat: int, values: tuple[HiddenNumber, ...]) -> None:
        ready = self._turn(seat)

        def branches(pile: Pile) -> Iterator[Branch]:
            before = ready(pile)
            if before is None or before.wanted or before.fits() or len(before.drawn) != len(values):
                return
            if UNKNOWN not in values and tuple(sorted(before.drawn)) != values:
                return
            after = before._replace(back=(*before.back, *before.drawn), rest=0, drawn=())
            cards = [value for value, count in zip(VALUES, after.counts, strict=True) for _ in range(count)]
            change = change_for(cards, self._due)
            wanted = tuple(value for value in (3, 2, 1) for _ in range(change[value]))
            yield after._replace(wanted=wanted), 1.0, loss_label(seat, before.drawn)

        self._step(branches)

    def _step(self, branches: Callable[[Pile], Iterator[Branch] | list[Branch]]) -> None:
        ways: dict[Pile, tuple[list[int], list[float], list[int]]] = {}
        for pile, (node, weight) in self.nodes.items():
            for after, factor, label in branches(pile):
                sources, weights, labels = ways.setdefault(after, ([], [], []))
                sources.append(node)
                weights.append(weight * factor)
                labels.append(label)
        if not ways:
            raise ValueError("no nugget cards fit these facts")
        most = max(sum(weights) for _, weights, _ in ways.values())
        self.nodes = {after: (self.paths.add(*way), sum(way[1]) / most) for after, way in ways.items()}


def _shares(pile: Pile, number: int) -> Iterator[Branch]:
    """The top cards of the pile go on offer."""
    if pile.front:
        yield pile._replace(front=pile.front[number:], offer=tuple(sorted(pile.front[:number]))), 1.0, 0
        return
    ones, twos, threes = pile.fresh
    total = comb(ones + twos + threes, number)
    for three in range(min(threes, number) + 1):
        for two in range(min(twos, number - three) + 1):
            one = number - three - two
            if one <= ones:
                ways = prod((comb(ones, one), comb(twos, two), comb(threes, three)))
                offer = (1,) * one + (2,) * two + (3,) * three
                yield Pile((ones - one, twos - two, threes - three), offer=offer), ways / total, 0


def _less(counts: tuple[int, int, int], value: int) -> tuple[int, int, int]:
    ones, twos, threes = (count - (value == each) for each, count in zip(VALUES, counts, strict=True))
    return ones, twos, threes
