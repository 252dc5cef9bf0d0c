"""A round that has ended, as a value: who won and why, where the gold lay, what everybody did, what turned it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from saboteur.engine.values.cards import Card, Colour
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.facts import Fact, RoundEnded
from saboteur.engine.values.roles import ROLES, Role
from saboteur.engine.values.unknown import UNKNOWN
from saboteur.engine.view import View

End = Literal["gold", "passed", "spent", "markers", "veins"]
"""What ended a round: `passed`, everybody in turn, with cards left; `spent`, there were none (4.6, 8.11)."""


@dataclass(slots=True)
class Deeds:
    """How often a seat did what mattered; all of it happened openly."""

    laid: int = 0
    helped: int = 0
    """Cards laid that brought the gold nearer: in the duel to the one who laid them."""
    hindered: int = 0
    """Moves that made the way to the gold longer: in the duel that of the other."""
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
    """A move that turned the round: what the cheapest way to the gold, or to the next vein, cost before and after."""

    seat: int
    fact: Fact
    """What was told of it."""
    before: int
    after: int
    walker: int | None = None
    """Whose way it is, where each walks alone (8.3)."""


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
    forfeited: tuple[int, ...] = ()
    """Gold-diggers who got nothing because of a broken tool (5.3)."""
    crystals: int = 0
    """In the mine at the end (7.5)."""
    deeds: tuple[Deeds, ...] = ()
    turnings: tuple[Turning, ...] = ()
    """At most three, in the order in which they happened."""
    shown: tuple[Fact, ...] = field(default=(), repr=False)
    """What was shown at the end: goals, the dwarf left over, vein cards of all rounds (4.8, 8.15)."""
    shared: tuple[Fact, ...] = field(default=(), repr=False)
    """How gold changed hands openly: what was brought home, what trolls and thieves took (7.6, 8.13)."""

    @property
    def end(self) -> End:
        """What ended it, and whether anybody had a card left."""
        if self.ended.cause != "exhausted":
            return self.ended.cause
        return "passed" if any(self.shared_out.hands) else "spent"

    @property
    def sides(self) -> tuple[Role, ...]:
        """The sides that have won: gold-diggers, saboteurs, teams even if nobody plays for them (7.2)."""
        if with_a_way := [team.colour for team in self.teams if team.has_way]:
            found_by = None if self.finder is None else self.ended.roles[self.finder]
            return (found_by,) if found_by in with_a_way else tuple(with_a_way)
        won = {self.ended.roles[seat] for seat in self.ended.winners if self.ended.roles}
        return tuple(role for role in ROLES if role in won and role in ("digger", "saboteur"))

    @property
    def crystals_each(self) -> int:
        """What each geologist who was not trapped got for the crystals (7.5)."""
        roles = enumerate(self.ended.roles)
        paid = [seat for seat, role in roles if role == "geologist" and seat not in self.trapped]
        return self.crystals // len(paid) if paid else 0

    def gained(self, seat: int) -> int | None:
        """How much more gold a seat has than before; `None` if the observer cannot know."""
        if self.shared_out.ruleset.nature.earns == "nuggets" and not self.cards_gained(seat):
            return 0
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
