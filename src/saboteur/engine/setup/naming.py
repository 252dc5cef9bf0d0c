"""Reads the cards, cells and seats that a setup names, and notes wrong names."""
# mypyc: off

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TypeVar

from saboteur.engine.ruleset import Ruleset
from saboteur.engine.values.cards import Card, Use
from saboteur.engine.values.cell import Cell

T = TypeVar("T")


class Naming:
    """The values that the names in a setup mean."""

    def __init__(self, ruleset: Ruleset, seats: int) -> None:
        self.ruleset = ruleset
        self.seats = seats
        self.faults: list[str] = []
        self.used: dict[Card, Counter[str]] = {}

    def fault(self, text: str) -> None:
        """Notes a fault."""
        self.faults.append(text)

    def card(self, part: str, item: Card | str, uses: tuple[Use, ...]) -> Card | None:
        """A card named in some part of the setup, if it may lie there."""
        try:
            card = Card.parse(item) if isinstance(item, str) else item
        except ValueError:
            self.fault(f"{part}: unknown card {item!r}")
            return None
        has = card in self.ruleset.cards or card in self.ruleset.goals or card in self.ruleset.starts.values()
        if not has:
            self.fault(f"{part}: {self.ruleset.name} has no card {card}")
            return None
        if card.use not in uses:
            self.fault(f"{part}: {card} is a {card.use.value} card")
            return None
        return card

    def cards(self, part: str, items: Iterable[Card | str]) -> list[Card]:
        """Tunnel and action cards named in some part of the setup."""
        found = [card for item in items if (card := self.card(part, item, (Use.TUNNEL, Use.ACTION)))]
        for card in found:
            self.use(card, part)
        return found

    def use(self, card: Card, part: str) -> None:
        """Counts where a card of the deck lies."""
        self.used.setdefault(card, Counter())[part] += 1

    def by_seat(self, part: str, named: Mapping[int, T]) -> dict[int, T]:
        """The part of a mapping that belongs to existing seats."""
        for seat in named:
            if not self.is_seat(seat):
                self.fault(f"{part}: no seat {seat}, the seats are 0 to {self.seats - 1}")
        return {seat: what for seat, what in named.items() if self.is_seat(seat)}

    def is_seat(self, seat: int) -> bool:
        """Whether this seat exists."""
        return 0 <= seat < self.seats

    def cell(self, part: str, item: Cell | str) -> Cell | None:
        """A cell, also as text."""
        try:
            return Cell.parse(item) if isinstance(item, str) else Cell(*item)
        except ValueError as error:
            self.fault(f"{part}: {error}")
            return None

    def only(self, has: bool, **parts: object) -> None:
        """Notes a fault for a part that this game does not have."""
        for part, value in parts.items():
            if not has and value is not None and value not in ((), {}, []):
                self.fault(f"{part}: {self.ruleset.name} has none")
