"""Rounds that are over, as one observer saw them: how they began, how they ended, what everybody had in the end."""

from collections.abc import Iterator
from dataclasses import dataclass

from saboteur.engine.values.facts import Asked, BoxShown, Fact, LeftOver, RoundBegan, RoundEnded, Uncovered
from saboteur.engine.values.unknown import UNKNOWN
from saboteur.engine.view import View
from saboteur.engine.worlds.knowledge import Knowledge
from saboteur.table.table import Table


@dataclass(frozen=True, slots=True)
class RoundPlayed:
    """A round whose gold has been shared out."""

    ended: RoundEnded
    began: View
    shared_out: View
    """The mine at the end, and what everybody has."""
    shown: tuple[Fact, ...] = ()
    """What was shown at the end: goals, the dwarf left over, vein cards of all rounds (4.8, 8.15)."""

    def gained(self, seat: int) -> int | None:
        """How much more gold a seat has than before; `None` if the observer cannot know."""
        before, after = _gold(self.began, seat), _gold(self.shared_out, seat)
        return None if before is None or after is None else after - before

    def cards_gained(self, seat: int) -> int:
        """How many more nugget cards a seat has than before: everybody sees that."""
        if not self.shared_out.purses:
            return 0
        return len(self.shared_out.purses[seat]) - len(self.began.purses[seat])


def _gold(view: View, seat: int) -> int | None:
    if view.coins:
        coins = view.coins[seat]
        return coins if isinstance(coins, int) else None
    purse = view.purses[seat] if view.purses else ()
    return None if UNKNOWN in purse else sum(value for value in purse if isinstance(value, int))


def rounds_done(table: Table) -> int:
    """How many there are."""
    return table.game.round if table.game.over else max(table.game.round - 1, 0)


def rounds_played(table: Table, observer: int | None) -> Iterator[RoundPlayed]:
    """All of them, from the first."""
    knowledge = Knowledge(table.first_view(observer), worlds=False)
    began = knowledge.view()
    ended: RoundEnded | None = None
    shown: list[Fact] = []
    begins = False
    for event in table.events(observer):
        fact = event.what
        if not isinstance(fact, Fact):
            continue
        if isinstance(fact, RoundBegan) and ended is not None:
            if knowledge.told:  # the next round was dealt at once: here is where it would have been asked for
                knowledge.tell([Asked("deal", None)])
            yield RoundPlayed(ended, began, knowledge.view(), tuple(shown))
            ended, shown = None, []
        knowledge.tell([fact])
        if isinstance(fact, RoundBegan):
            begins = True
        elif isinstance(fact, RoundEnded):
            ended = fact
        elif isinstance(fact, Uncovered | LeftOver | BoxShown):
            shown.append(fact)
        elif isinstance(fact, Asked) and begins:
            began, begins = knowledge.view(), False
        elif isinstance(fact, Asked) and fact.what == "over" and ended is not None:
            yield RoundPlayed(ended, began, knowledge.view(), tuple(shown))
