"""A ruleset is a value with the numbers and cards of one game and how it is decided; `replace` makes a house rule."""
# mypyc: off

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, Literal

from saboteur.engine.core.rules import Rules
from saboteur.engine.core.state import State
from saboteur.engine.core.tables import ANYONE, COLOURS, KIND, MAT_PLACE
from saboteur.engine.values.cards import MAT_CARDS, Card, Colour, Use
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.nature import Nature, Party
from saboteur.engine.values.roles import ROLES, Role

MOST_IN_HAND: Final = 6
MOST_SEATS: Final = 12
MOST_GOALS: Final = 8
"""Who has looked at which is a byte a seat."""
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
    roles: Mapping[int, Mapping[Role, int]]
    """Dwarves by number of players, those left over included."""
    starts: Mapping[Cell, Card]
    goals: tuple[Card, ...]
    goal_cells: tuple[Cell, ...]
    decided: type[State]
    """How a round is decided and paid."""
    usual: int | None = None
    """How many play if nobody says how many; else the fewest who can."""
    choices: tuple[str, ...] = ("rounds", "maps")
    """What may be chosen about it (rulesets/options.py)."""
    removed: int = 0
    rounds: int = 3
    walkers: tuple[Colour, ...] = ()
    """The colours that walk, a seat each; none: doors stop nobody from building (6.4)."""
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

    def __post_init__(self) -> None:
        """Every seat of every table holds the same ruleset: nobody can write into it."""
        self.__setstate__(self.__getstate__())

    def __getstate__(self) -> dict[str, Any]:
        """What is pickled and copied: dictionaries, as what guards them cannot be."""
        return {name: _loose(value) for name, value in vars(self).items()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update({name: _guarded(value) for name, value in state.items()})

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

    @property
    def nature(self) -> Nature:
        """What kind of game it is."""
        return self.decided.nature

    @property
    def usual_seats(self) -> int:
        """How many play if nobody says how many."""
        return self.seats[0] if self.usual is None else self.usual

    @property
    def goals_are(self) -> Literal["goals", "veins"]:
        """What lies at the end of the tunnels: the gold among stones (2.3), or veins that are all worth reaching (8.8).

        >>> from saboteur.rulesets import ruleset
        >>> ruleset("saboteur2").goals_are, ruleset("solo").goals_are
        ('goals', 'veins')
        """
        return "veins" if all(card.use is Use.VEIN for card in self.goals) else "goals"

    @property
    def claims(self) -> bool:
        """Whether markers are put on cards (8.9)."""
        return self.markers > 0

    @property
    def sides(self) -> tuple[Party, ...]:
        """Who may win a round; nobody where one plays alone."""
        return self.nature.sides if self.seats[-1] > 1 else ()

    @property
    def most_rounds(self) -> int | None:
        """How many rounds the goal cards last, if each is dealt once (8.14)."""
        return len(self.goals) // len(self.goal_cells) if self.nature.goals_dealt_once else None

    def _check_room(self) -> None:
        """The fast part of the rules has limits: they are enough for the printed games."""
        faults = []
        if max(self.hand.values()) > MOST_IN_HAND:
            faults.append(f"at most {MOST_IN_HAND} cards in a hand")
        if self.seats[-1] > MOST_SEATS:
            faults.append(f"at most {MOST_SEATS} seats")
        if not 1 <= len(self.goal_cells) <= MOST_GOALS:
            faults.append(f"one to {MOST_GOALS} goals")
        elif self.nature.goals_dealt_once and len(self.goals) < len(self.goal_cells) * self.rounds:
            faults.append("goal cards enough for its rounds")
        elif not self.nature.goals_dealt_once and len(self.goals) != len(self.goal_cells):
            faults.append("a card for each goal")
        if any(not (-10 <= cell.x <= 17 and -14 <= cell.y <= 13) for cell in (*self.goal_cells, *self.starts)):
            faults.append("starts and goals from -10,-14 to 17,13")
        if faults:
            raise ValueError(f"{self.name}: a house rule may have {', '.join(faults)}")

    @property
    def played_by(self) -> str:
        """How many players there can be: `2`, `3 to 10`."""
        least, most = self.seats[0], self.seats[-1]
        return str(least) if least == most else f"{least} to {most}"

    def rules(self, seats: int) -> Rules:
        """The numbers for this number of players."""
        self._check_room()
        given: object = seats
        if not isinstance(given, int) or isinstance(given, bool):
            raise TypeError(f"seats: expected a number, found {given!r}")
        if seats not in self.seats:
            raise ValueError(f"{self.name} is played by {self.played_by}, not by {seats}")
        if self.first is not None and not 0 <= self.first < seats:
            raise ValueError(f"first={self.first}: the seats are 0 to {seats - 1}")
        rules = Rules(seats)
        rules.hand = self.hand[seats]
        rules.removed = self.removed
        rules.rounds = self.rounds
        rules.set_cards(
            sorted(KIND[card.id] for card, count in self.cards.items() for _ in range(count)),
            sorted(KIND[card.id] for card in self.goals),
            sorted(ROLES.index(role) for role, count in self.roles.get(seats, {}).items() for _ in range(count)),
            _mat_kinds(self.cards),
        )
        rules.set_places(
            [cell.code for cell in self.goal_cells],
            [cell.code for cell in self.starts],
            [KIND[card.id] for card in self.starts.values()],
        )
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
        rules.veins = self.goals_are == "veins"
        rules.trolls = any(card.troll for card in self.cards)
        rules.markers = self.markers
        rules.keys = self.keys
        rules.forced_draws = self.forced_draws
        return rules

    def state(self, seats: int) -> State:
        """A game before its first deal."""
        return self.decided(self.rules(seats))


def _guarded(value: object) -> object:
    """A dictionary that can only be read, those within it too."""
    if not isinstance(value, dict):
        return value
    return MappingProxyType({key: _guarded(within) for key, within in value.items()})


def _loose(value: object) -> object:
    """The same as dictionaries of its own."""
    return {key: _loose(within) for key, within in value.items()} if isinstance(value, Mapping) else value


def check_ruleset(value: object) -> None:
    """Whether this is a ruleset and not, for example, the name of a game."""
    if not isinstance(value, Ruleset):
        meant = f": give ruleset({value!r})" if isinstance(value, str) else ""
        raise TypeError(f"ruleset: expected a Ruleset, found {value!r}{meant}")


def kinds_in_order(cards: Iterable[Card]) -> list[int]:
    """Cards as kinds, in the order given."""
    return [KIND[card.id] for card in cards]


def deck_of(cards: Iterable[Card]) -> dict[Card, int]:
    """Tunnel and action cards of a box, with their numbers."""
    return {card: card.count for card in cards if card.use in (Use.TUNNEL, Use.ACTION)}


def _mat_kinds(cards: Iterable[Card]) -> list[int]:
    places = [0] * len(MAT_CARDS)
    for card in cards:
        if place := int(MAT_PLACE[KIND[card.id]]):
            places[place - 1] = KIND[card.id]
    return places
