"""A ruleset is a value with the numbers and cards of one game and how it is decided; `replace` makes a house rule."""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from librt.vecs import vec

from saboteur.engine.cards import MAT_CARDS, Card, Use
from saboteur.engine.cell import Cell
from saboteur.engine.native import u8
from saboteur.engine.roles import ROLES
from saboteur.engine.rules import Rules
from saboteur.engine.state import State
from saboteur.engine.tables import ANYONE, COLOURS, KIND, MAT_PLACE
from saboteur.engine.vecs import bytes_of, words_of

MOST_IN_HAND: Final = 6
MOST_SEATS: Final = 12
GOAL_CELLS: Final = (Cell(8, 2), Cell(8, 0), Cell(8, -2))


@dataclass(frozen=True, repr=False)
class Ruleset:
    """One game with its options. `rulesets/` shows how the games differ from the base game."""

    name: str
    seats: range
    hand: Mapping[int, int]
    """Cards in a first hand, by number of players."""
    cards: Mapping[Card, int]
    """The deck of the first round: tunnel and action cards."""
    roles: Mapping[int, Mapping[str, int]]
    """Dwarves by number of players, those left over included."""
    starts: Mapping[Cell, Card]
    goals: tuple[Card, ...]
    goal_cells: tuple[Cell, ...]
    decided: Callable[[Rules], State]
    """How a round is decided and paid."""
    removed: int = 0
    rounds: int = 3
    walkers: tuple[str, ...] = ()
    """The colours of the walkers, one for each seat; empty if doors stop nobody from building (6.4)."""
    adjacent: bool = False
    most_discarded: int = 1
    clearing: bool = False
    against_opponent: bool = False
    every_goal: bool = False
    share_of_diggers: bool = False
    tools_forfeit: bool = False
    first: int | None = None
    markers: int = 0
    keys: int = 0
    forced_draws: bool = False
    options: Mapping[str, object] = field(default_factory=dict)
    """The options given when the ruleset was made; the game's name and these options make an equal ruleset."""

    def __str__(self) -> str:
        """
        >>> from saboteur.rulesets import ruleset
        >>> str(ruleset("base", edition="classic", rounds=1))
        'base edition=classic rounds=1'
        """
        return " ".join([self.name, *(f"{key}={value}" for key, value in sorted(self.options.items()))])

    def __repr__(self) -> str:
        return f"<Ruleset {self}>"

    def __hash__(self) -> int:
        return hash(str(self))

    def _check_room(self) -> None:
        """The fast part of the rules has limits: they are enough for the printed games."""
        faults = []
        if max(self.hand.values()) > MOST_IN_HAND:
            faults.append(f"at most {MOST_IN_HAND} cards in a hand")
        if self.seats[-1] > MOST_SEATS:
            faults.append(f"at most {MOST_SEATS} seats")
        if len(self.goal_cells) != (6 if self.markers else 3) or len(self.goals) < len(self.goal_cells):
            faults.append("three goals, or six veins in the duel")
        if any(not (-10 <= cell.x <= 17 and -14 <= cell.y <= 13) for cell in (*self.goal_cells, *self.starts)):
            faults.append("starts and goals from -10,-14 to 17,13")
        if faults:
            raise ValueError(f"{self.name}: a house rule may have {', '.join(faults)}")

    def rules(self, seats: int) -> Rules:
        """The numbers for this number of players."""
        self._check_room()
        given: object = seats
        if not isinstance(given, int) or isinstance(given, bool):
            raise TypeError(f"seats: expected a number, found {given!r}")
        if seats not in self.seats:
            raise ValueError(f"{self.name} is played by {self.seats[0]} to {self.seats[-1]}, not by {seats}")
        if self.first is not None and not 0 <= self.first < seats:
            raise ValueError(f"first={self.first}: the seats are 0 to {seats - 1}")
        rules = Rules(seats)
        rules.hand = self.hand[seats]
        rules.removed = self.removed
        rules.rounds = self.rounds
        rules.deck = kinds_of(card for card, count in self.cards.items() for _ in range(count))
        rules.mat_kinds = _mat_kinds(self.cards)
        rules.goals = kinds_of(self.goals)
        rules.goal_codes = words_of([cell.code for cell in self.goal_cells])
        rules.start_codes = words_of([cell.code for cell in self.starts])
        rules.start_kinds = bytes_of([KIND[card.id] for card in self.starts.values()])
        roles = self.roles.get(seats, {})
        rules.roles = bytes_of(sorted(ROLES.index(role) for role, count in roles.items() for _ in range(count)))
        rules.walkers = max(len(self.walkers), 1)
        rules.walker = COLOURS.index(self.walkers[0]) if self.walkers else ANYONE
        rules.adjacent = self.adjacent
        rules.most_discarded = self.most_discarded
        rules.clearing = self.clearing
        rules.against_opponent = self.against_opponent
        rules.every_goal = self.every_goal
        rules.share_of_diggers = self.share_of_diggers
        rules.tools_forfeit = self.tools_forfeit
        rules.first = -1 if self.first is None else self.first
        rules.markers = self.markers
        rules.keys = self.keys
        rules.forced_draws = self.forced_draws
        return rules

    def state(self, seats: int) -> State:
        """A game before its first deal."""
        return self.decided(self.rules(seats))


def check_ruleset(value: object) -> None:
    """Whether this is a ruleset and not, for example, the name of a game."""
    if not isinstance(value, Ruleset):
        meant = f": give ruleset({value!r})" if isinstance(value, str) else ""
        raise TypeError(f"ruleset: expected a Ruleset, found {value!r}{meant}")


def kinds_of(cards: Iterable[Card]) -> vec[u8]:
    """Cards as sorted kinds."""
    return bytes_of(sorted(KIND[card.id] for card in cards))


def kinds_in_order(cards: Iterable[Card]) -> vec[u8]:
    """Cards as kinds, in the order given."""
    return bytes_of([KIND[card.id] for card in cards])


def deck_of(cards: Iterable[Card]) -> dict[Card, int]:
    """Tunnel and action cards of a box, with their numbers."""
    return {card: card.count for card in cards if card.use in (Use.TUNNEL, Use.ACTION)}


def _mat_kinds(cards: Iterable[Card]) -> vec[u8]:
    places = [0] * len(MAT_CARDS)
    for card in cards:
        if place := int(MAT_PLACE[KIND[card.id]]):
            places[place - 1] = KIND[card.id]
    return bytes_of(places)
