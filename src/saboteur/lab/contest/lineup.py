"""Who has which seats at one of the games that are played on a deal."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

Form = Literal["roles", "half", "one", "all"]
FORMS: Final[dict[Form, str]] = {
    "roles": "one bot has the gold-diggers, the other the saboteurs; both ways on the same deal",
    "half": "one bot has half of the seats, the other the rest; both ways on the same deal",
    "one": "one bot has a single seat among those of the last bot, and the last bot the same seat",
    "all": "one bot has all seats, then the next on the same deal",
}
SABOTEUR: Final = "saboteur"


@dataclass(frozen=True, slots=True)
class Lineup:
    """Bots are numbers here: their places in the list of the contest.

    >>> Lineup("roles", 0, 1).bots(1, ("digger", "saboteur", "digger"))
    (0, 1, 0)
    >>> Lineup("one", 0, 1).bots(3, ("digger",) * 3)
    (1, 1, 0)
    """

    form: Form
    first: int
    """Has the gold-diggers, one half, the single seat, or all seats."""
    second: int
    """Has the others."""

    def bots(self, deal: int, roles: Sequence[object]) -> tuple[int, ...]:
        """The bot of every seat on the deal with this number, where the dwarves were dealt like this."""
        seats = range(len(roles))
        mine = {
            "roles": {seat for seat in seats if roles[seat] != SABOTEUR},
            "half": half(deal, len(roles)),
            "one": {single_seat(deal, len(roles))},
            "all": set(seats),
        }[self.form]
        return tuple(self.first if seat in mine else self.second for seat in seats)

    def named(self, names: Sequence[str]) -> str:
        """In words."""
        first, second = names[self.first], names[self.second]
        match self.form:
            case "roles":
                return f"{first} digs, {second} hinders"
            case "half":
                return f"{first} and {second}, half of the seats each"
            case "one":
                return f"one {first} among {second}"
            case "all":
                return f"all seats {first}"


def single_seat(deal: int, seats: int) -> int:
    """The seat in which a bot sits alone: another one from deal to deal."""
    return (deal - 1) % seats


def half(deal: int, seats: int) -> set[int]:
    """Half of the seats, drawn anew for each deal; if their number is odd, the larger half."""
    order = sorted(range(seats), key=lambda seat: hashlib.sha256(f"half/{deal}/{seat}".encode()).digest())
    return set(order[: (seats + 1) // 2])


def lineups(form: Form, bots: int) -> tuple[Lineup, ...]:
    """Everything that bots can be compared by in a form; the last bot is the yardstick.

    >>> [(each.first, each.second) for each in lineups("half", 3)]
    [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
    """
    numbers, last = range(bots), bots - 1
    match form:
        case "roles":
            return tuple(Lineup(form, one, other) for one in numbers for other in numbers)
        case "half":
            pairs = [(one, other) for other in numbers for one in range(other)]
            return tuple(Lineup(form, *pair) for one, other in sorted(pairs) for pair in ((one, other), (other, one)))
        case "one":
            return tuple(Lineup(form, one, last) for one in numbers)
        case "all":
            return tuple(Lineup(form, one, one) for one in numbers)
