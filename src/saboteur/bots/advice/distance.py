"""How many cards the way to each goal still needs: what the reasons count, where a bot weighs rare cards too."""

from __future__ import annotations

from functools import cache
from typing import Final

from librt.vecs import vec

from saboteur.bots.plain.prospect import passing
from saboteur.engine.core.mine import Mine
from saboteur.engine.core.native import u8
from saboteur.engine.core.vecs import bytes_of
from saboteur.engine.search.ways import CARD, FAR, Ways


@cache
def counting(deck: bytes, walker: int) -> vec[u8]:
    """As `passing`, but all cards that fit cost the same."""
    return bytes_of([CARD if int(cost) else 0 for cost in passing(deck, walker)])


class Distance:
    """Counts the cards of the shortest ways of one walker."""

    def __init__(self, deck: bytes, walker: int) -> None:
        self._ways: Final = Ways(counting(deck, walker), walker)

    def measure(self, mine: Mine, goals: int, plane: int = 0) -> dict[int, int | None]:
        """For each of these goals (as bits) the number of cards, 0 if it is reached; `None`: there is no way.

        A way that leads through a goal nobody has turned over counts that as two cards: it may have to go around.
        """
        ways = self._ways
        ways.measure(mine, plane, goals, 0)
        found = {goal: int(ways.cost(goal)) for goal in range(len(mine.goals)) if goals >> goal & 1}
        ways.forget()
        return {goal: None if cost >= FAR else -(-cost // CARD) for goal, cost in found.items()}


def nearest(distances: dict[int, int | None]) -> int | None:
    """The fewest cards; `None`: there is no way to any of them."""
    return min((cards for cards in distances.values() if cards is not None), default=None)


def changed(before: dict[int, int | None], after: dict[int, int | None]) -> int:
    """How many more cards all of these goals need together; one without a way counts like a very far one."""
    return sum(_cards(after[goal]) - _cards(before[goal]) for goal in before)


def _cards(count: int | None) -> int:
    return FAR // CARD if count is None else count
