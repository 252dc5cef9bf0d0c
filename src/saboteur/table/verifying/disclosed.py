"""What facts disclose of hidden things, one by one; subclasses check whether it is possible."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from saboteur.engine.values import facts
from saboteur.engine.values.cards import Card
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.facts import Fact
from saboteur.engine.values.roles import Role
from saboteur.engine.values.unknown import Hidden, HiddenRole


class Disclosed(ABC):
    """Goes through facts; each method returns what is wrong, or `None`."""

    def fault(self, told: Sequence[Fact], index: int) -> str | None:
        """What in a fact is impossible."""
        match told[index]:
            case facts.Drew(seat, card):
                return self.drew(seat, card, told[index + 1] if index + 1 < len(told) else None)
            case facts.Discarded(seat, cards):
                return self.discarded(seat, cards)
            case facts.Lifted(seat, Card() as card):
                return self.played(seat, card)
            case (
                facts.Laid(seat, card)
                | facts.Put(seat, card)
                | facts.Collapsed(seat, card)
                | facts.Opened(seat, card)
                | facts.Scrapped(seat, card)
            ):
                return self.played(seat, card)
            case facts.Peeked(seat, card, cell, face):
                return self.played(seat, card) or self.lies(cell, face)
            case facts.Revealed(_, cell, face):
                return self.lies(cell, face, turned_over=True)
            case facts.Uncovered(cell, face):
                return self.lies(cell, face)
            case facts.BoxShown(cards):
                return self.boxed(cards)
            case facts.SwappedHands(seat, card) as fact:
                return self.played(seat, card) or self.swapped(fact)
            case facts.Inspected(seat, card, target, role):
                return self.played(seat, card) or self.is_dwarf(target, role)
            case facts.SwappedHats(seat, card, target, old, new):
                fault = self.played(seat, card) or self.is_dwarf(target, old) or self.took_hat(target)
                return fault or self.is_dwarf(target, new)
            case facts.RoundEnded(_, _, _, roles):
                return self.are_dwarves(roles)
            case facts.LeftOver(role):
                return self.left_over(role)
            case _:
                return None

    def are_dwarves(self, roles: Sequence[HiddenRole]) -> str | None:
        """Everybody's role, as far as it is shown."""
        return next(filter(None, (self.is_dwarf(seat, role) for seat, role in enumerate(roles))), None)

    @abstractmethod
    def drew(self, seat: int, card: Hidden, after: Fact | None) -> str | None:
        """A card comes to a hand; the next fact shows whether it acts at once (9.2, 9.3)."""

    @abstractmethod
    def played(self, seat: int, card: Card) -> str | None:
        """A card leaves a hand openly."""

    @abstractmethod
    def discarded(self, seat: int, cards: Sequence[Hidden]) -> str | None:
        """Cards leave a hand face down."""

    @abstractmethod
    def swapped(self, fact: facts.SwappedHands) -> str | None:
        """Two hands are exchanged, the card for it having been played (6.8)."""

    @abstractmethod
    def lies(self, cell: Cell, face: Hidden, *, turned_over: bool = False) -> str | None:
        """Somebody sees what lies under a goal."""

    @abstractmethod
    def boxed(self, cards: Iterable[Card]) -> str | None:
        """The vein cards of earlier rounds that were never turned over (8.15)."""

    @abstractmethod
    def is_dwarf(self, seat: int, role: HiddenRole) -> str | None:
        """Somebody sees what a dwarf is."""

    @abstractmethod
    def took_hat(self, seat: int) -> str | None:
        """A seat has another dwarf from now on (6.8)."""

    @abstractmethod
    def left_over(self, role: Role) -> str | None:
        """Everybody sees the role nobody was dealt (4.8)."""
