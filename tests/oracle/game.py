"""The front of the oracle."""

from typing import Any

from .base import Base
from .cards import Fact
from .duel import Duel
from .expansion import Expansion
from .facts import redact
from .solo import Solo
from .table import Table

__all__ = ["Oracle", "redact"]

GAMES: dict[str, tuple[type[Table], range]] = {
    "base": (Base, range(3, 11)),
    "saboteur2": (Expansion, range(2, 13)),
    "duel": (Duel, range(2, 3)),
    "solo": (Solo, range(1, 2)),
}
CHOICES = {
    "edition": ("classic", "2016", "new"),
    "placing": ("connected", "adjacent"),
    "colour": ("green", "blue"),
}


class Oracle:
    """One game, from the first deal to the end."""

    def __init__(self, game: str, players: int, **options: object) -> None:
        kind, seats = GAMES[game]
        if players not in seats:
            raise ValueError(f"{game} is not for {players} players")
        for name, allowed in CHOICES.items():
            if name in options and options[name] not in allowed:
                raise ValueError(f"{name} is one of {allowed}")
        told: dict[str, Any] = dict(options)
        self.table = kind(players, **told)
        self._legal: list[str] | None = None  # listed once for each state

    def composition(self) -> dict[str, list[Any]]:
        return self.table.composition()

    def deal(self, deal: dict[str, Any]) -> list[Fact]:
        if self.asked != "deal":
            raise ValueError(f"asked is {self.asked}, not deal")
        whole = {part: list(deal.get(part) or []) for part in ("deck", "roles", "goals", "nuggets")}
        composition = self.composition()
        for part, cards in whole.items():
            if sorted(cards) != composition[part]:
                raise ValueError(f"{part} of the deal is not what has to be dealt")
        first = deal.get("first")
        if composition["first"] and first not in composition["first"]:
            raise ValueError("the deal has to say who begins")
        self.table.deal({**whole, "first": first})
        return self._facts()

    @property
    def asked(self) -> str:
        return self.table.asked

    @property
    def actor(self) -> int | None:
        return self.table.actor

    def legal_moves(self) -> list[str]:
        if self.asked in ("deal", "over"):
            return []
        if self._legal is None:
            self._legal = self.table.legal_moves()
        return list(self._legal)

    def apply(self, move: str) -> list[Fact]:
        if move not in self.legal_moves():
            raise ValueError(f"not a legal move: {move}")
        self.table.apply(move)
        return self._facts()

    def gold(self) -> list[int]:
        return self.table.gold()

    def zones(self) -> dict[str, Any]:
        return self.table.zones()

    def _facts(self) -> list[Fact]:
        facts, self.table.facts = self.table.facts, []
        self._legal = None
        return facts
