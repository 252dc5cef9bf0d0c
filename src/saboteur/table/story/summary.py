"""A round that has ended, as a value: who won and why, where the gold lay, what everybody did, what turned it."""

from __future__ import annotations

from dataclasses import dataclass, field

from saboteur.engine.values.cards import Card, Colour
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.facts import Fact, RoundEnded
from saboteur.engine.values.unknown import UNKNOWN
from saboteur.engine.view import View


@dataclass(slots=True)
class Deeds:
    """How often a seat did what mattered; all of it happened openly."""

    laid: int = 0
    helped: int = 0
    """Cards laid that brought the gold nearer."""
    hindered: int = 0
    """Cards laid that made the way to the gold longer."""
    collapsed: int = 0
    """Cards brought down by a rockfall."""
    broke: int = 0
    """Tools of others."""
    repaired: int = 0
    """Tools, their own or those of others."""
    looked: int = 0
    """Goals or vein cards, and dwarves of others."""
    trapped: int = 0
    freed: int = 0
    stole: int = 0
    swapped: int = 0
    """Hands and hats."""
    opened: int = 0
    """Doors."""
    bribed: int = 0
    claimed: int = 0
    """Markers put on gold."""
    passed: int = 0


@dataclass(frozen=True, slots=True)
class Turning:
    """A move that turned the round: what the cheapest way to the gold cost before and after it."""

    seat: int
    fact: Fact
    """What was told first of it."""
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Team:
    """Expansion: whether a team had a way to the gold, and the doors that stopped it (6.4, 7.2)."""

    colour: Colour
    has_way: bool
    doors: tuple[Cell, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundSummary:
    """A round whose gold has been shared out, as one observer knows it."""

    ended: RoundEnded
    """Why it ended, who won, and who was who (4.7)."""
    began: View
    """What the observer knew when it began."""
    shared_out: View
    """The mine at the end, and what everybody has."""
    gold: tuple[Cell, ...] = ()
    """Where it lay: the gold, or the veins with nuggets; only goals that the observer knows by now."""
    finder: int | None = None
    """Who turned the gold over."""
    teams: tuple[Team, ...] = ()
    trapped: tuple[int, ...] = ()
    """Who was trapped when it ended, and got nothing (7.4)."""
    crystals: int = 0
    """In the mine at the end (7.5)."""
    deeds: tuple[Deeds, ...] = ()
    turnings: tuple[Turning, ...] = ()
    """At most three, in the order in which they happened."""
    shown: tuple[Fact, ...] = field(default=(), repr=False)
    """What was shown at the end: goals, the dwarf left over, vein cards of all rounds (4.8, 8.15)."""

    def gained(self, seat: int) -> int | None:
        """How much more gold a seat has than before; `None` if the observer cannot know."""
        before, after = gold_of(self.began, seat), gold_of(self.shared_out, seat)
        return None if before is None or after is None else after - before

    def cards_gained(self, seat: int) -> int:
        """How many more nugget cards a seat has than before: everybody sees that."""
        if not self.shared_out.purses:
            return 0
        return len(self.shared_out.purses[seat]) - len(self.began.purses[seat])


def gold_of(view: View, seat: int) -> int | None:
    """What a seat owns; `None` if the observer cannot know."""
    if view.coins:
        coins = view.coins[seat]
        return coins if isinstance(coins, int) else None
    purse = view.purses[seat] if view.purses else ()
    return None if UNKNOWN in purse else sum(value for value in purse if isinstance(value, int))


def is_gold(card: Card) -> bool:
    """Whether a goal or vein card has gold."""
    return card.goal == "gold" or card.nuggets > 0
