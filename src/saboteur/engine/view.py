"""A view: what one seat, or a watcher, knows of a game; built by selecting what they may see, never by deleting."""
# mypyc: off

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Final

from saboteur.engine.core.actions import away_knowers, away_role, away_seat, theft_seats
from saboteur.engine.core.hands import OPENLY, thrown_by, thrown_kind
from saboteur.engine.core.mine import Mine
from saboteur.engine.core.packed import A_DEAL, A_NUGGET, A_OVER, A_ROB, ASKED
from saboteur.engine.core.state import State
from saboteur.engine.core.tables import IS_OPENED, KIND_OF, TURNED, groups_of
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.values.cards import CARDS, Card, MatCard, mat_names
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.nature import Nature
from saboteur.engine.values.question import Question
from saboteur.engine.values.roles import ROLES
from saboteur.engine.values.tile import Tile
from saboteur.engine.values.unknown import UNKNOWN, Hidden, HiddenNumber, HiddenRole, Observer

ENDED: Final = (A_NUGGET, A_ROB, A_DEAL, A_OVER)
"""What is asked once a round has ended."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A card that lies face up in the mine."""

    cell: Cell
    card: Card
    turned: bool = False
    opened: bool = False
    """By a key or a bribe (8.5, 8.6)."""
    marker: int | None = None
    """Whose marker lies on it (8.6, 8.9)."""
    reached: tuple[str, ...] = field(default=(), compare=False)
    """For each walker the groups of its openings that can be reached (1.5), written as a `Tile`; none: an empty text.

    The walkers are those of the ruleset, a colour each (8.3); else one, whom no door stops (6.4). It follows from what
    lies where: cards are compared without it, and a view has it everywhere.
    """


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal or vein card; its face is known if it lies open or the observer has looked at it."""

    cell: Cell
    face: Hidden = UNKNOWN
    open: bool = False


@dataclass(frozen=True, slots=True)
class Thrown:
    """A card of the discard: laid face down by a seat, or seen by all."""

    card: Hidden
    by: int | None = None


@dataclass(frozen=True, slots=True)
class Away:
    """A dwarf put away by a swap of hats (6.8)."""

    seat: int
    role: HiddenRole


@dataclass(frozen=True, slots=True)
class View:
    """Everything an observer knows from the table itself. What they remember besides is in their history.

    >>> from saboteur import Game, ruleset
    >>> view = Game(ruleset("saboteur2"), 3, seed="1").view(0)
    >>> view.role, view.roles
    ('blue', ('blue', UNKNOWN, UNKNOWN))
    >>> [len(hand) for hand in view.hands], view.hands[1][0]
    ([6, 6, 6], UNKNOWN)
    """

    ruleset: Ruleset
    seats: int
    observer: Observer
    asked: Question
    actor: int | None
    turn: int | None
    """The seat whose turn it is, or was when the round ended; somebody else may be asked (8.12, 5.2, 7.6)."""
    round: int
    first: int
    deck: int
    hands: tuple[tuple[Hidden, ...], ...]
    mats: tuple[tuple[MatCard, ...], ...]
    mine: tuple[Lying, ...]
    """Sorted by cell."""
    laid: tuple[Cell, ...]
    """Tunnel cards in the order they were laid (9.3)."""
    goals: tuple[Goal, ...]
    """Known to all once the round has ended (4.8), in the duel once the game has (8.15)."""
    boxed: tuple[Hidden, ...]
    """Duel: vein cards of earlier rounds that were never turned over, shown once the game has ended (8.15)."""
    discard: tuple[Thrown, ...]
    roles: tuple[HiddenRole, ...]
    away: tuple[Away, ...]
    spare: tuple[HiddenRole, ...]
    """Dwarves left over; the base game shows its one when the round has ended (2.1, 4.8)."""
    thefts: tuple[int, ...]
    """Seats that laid a theft, in order (7.6)."""
    purses: tuple[tuple[HiddenNumber, ...], ...]
    """Nugget cards by value, sorted, unknown ones last; open after the game (5.1), in the duel always (8.13)."""
    coins: tuple[HiddenNumber, ...]
    """Gold of the expansion: of others only whether they have some (7.6), until the game has ended (5.1)."""
    pile: int
    offer: tuple[HiddenNumber, ...]
    """Nugget cards the actor may pick from (5.2)."""
    markers: int
    keys: int
    final_gold: tuple[int, ...] = ()
    """Once the game has ended (5.6)."""

    @property
    def hand(self) -> tuple[Hidden, ...]:
        """The observer's own cards."""
        return () if self.observer is None else self.hands[self.observer]

    @property
    def role(self) -> HiddenRole:
        """The observer's own dwarf."""
        return UNKNOWN if self.observer is None or not self.roles else self.roles[self.observer]


def view_of(state: State, ruleset: Ruleset, observer: Observer) -> View:
    """What this observer knows."""
    seats, nature = range(state.rules.seats), ruleset.nature
    return View(
        ruleset=ruleset,
        seats=len(seats),
        observer=observer,
        asked=ASKED[state.asked],
        actor=actor_seen(state),
        turn=turn_seen(state),
        round=state.round,
        first=state.first,
        deck=state.left(),
        hands=hands_seen(state, observer),
        mats=mats_seen(state),
        mine=_mine(state),
        laid=tuple(Cell.of_code(state.mine.code(int(cell))) for cell in state.mine.laid),
        goals=goals_seen(state, nature, observer),
        boxed=boxed_seen(state),
        discard=tuple(thrown_seen(entry, observer) for entry in state.discard),
        roles=roles_seen(state, observer),
        away=away_seen(state, observer),
        spare=spare_seen(state, nature),
        thefts=theft_seats(state.thefts),
        purses=purses_seen(state, nature, observer),
        coins=coins_seen(state, observer),
        pile=len(state.pile_values()),
        offer=offer_seen(state, observer),
        markers=state.markers_left(),
        keys=state.keys_left(),
        final_gold=gold_seen(state),
    )


# -- field by field, for those who need one without the others ---------------------------------------------------------


def actor_seen(state: State) -> int | None:
    """Who is asked."""
    return None if state.asked >= A_DEAL else state.actor


def turn_seen(state: State) -> int | None:
    """Whose turn it is, or was when the round ended."""
    return state.turn if state.round else None


def mats_seen(state: State) -> tuple[tuple[MatCard, ...], ...]:
    """What lies before each seat."""
    return tuple(mat_names(state.mat(seat)) for seat in range(state.rules.seats))


def hands_seen(state: State, observer: Observer) -> tuple[tuple[Hidden, ...], ...]:
    """Every hand."""
    return tuple(hand_seen(state, seat, observer) for seat in range(state.rules.seats))


def hand_seen(state: State, seat: int, observer: Observer) -> tuple[Hidden, ...]:
    """The hand of a seat."""
    if seat == observer:
        return tuple(CARDS[kind - 1] for kind in state.hand(seat))
    return (UNKNOWN,) * state.held_by(seat)


def _mine(state: State) -> tuple[Lying, ...]:
    mine = state.mine
    markers = dict(state.marked())
    cards = []
    for cell in map(int, (*mine.fixed, *mine.laid)):
        code = int(mine.code(cell))
        cards.append(lying_seen(code, int(mine.tiles[cell]), markers.get(code), reached_on(mine, cell)))
    return tuple(sorted(cards, key=lambda lying: lying.cell))


def lying_seen(code: int, tile: int, marker: int | None, reached: tuple[str, ...]) -> Lying:
    """A card that lies face up."""
    card, turned, opened = CARDS[KIND_OF[tile] - 1], bool(TURNED[tile]), bool(IS_OPENED[tile])
    return Lying(Cell.of_code(code), card, turned, opened, marker, reached)


def reached_on(mine: Mine, cell: int) -> tuple[str, ...]:
    """For each walker the groups reached of the card that lies on a cell."""
    area, tile = len(mine.tiles), int(mine.tiles[cell])
    return tuple(
        groups_reached(tile, mine.walker + number, int(mine.keys[number * area + cell]))
        for number in range(mine.walkers)
    )


@cache
def groups_reached(tile: int, walker: int, reached: int) -> str:
    """A group is reached as a whole; closed trolls and doors part what else is one (8.5, 8.6)."""
    groups = tuple(group for group in groups_of(tile, walker) if group & reached)
    return str(Tile(groups)) if groups else ""


def goals_seen(state: State, nature: Nature, observer: Observer) -> tuple[Goal, ...]:
    """The goals; a face if it may be known."""
    goals = []
    shown = state.asked == A_OVER or (nature.goals_hidden == "round" and state.asked in ENDED)  # 4.8, 8.15
    for index, code in enumerate(state.rules.goal_codes if state.round else ()):
        is_open = bool(state.goals_open >> index & 1)
        known = shown or is_open or (observer is not None and state.has_seen_goal(observer, index))
        goals.append(Goal(Cell.of_code(code), CARDS[state.goals[index] - 1] if known else UNKNOWN, is_open))
    return tuple(goals)


def boxed_seen(state: State) -> tuple[Hidden, ...]:
    """Vein cards of earlier rounds."""
    return tuple(CARDS[kind - 1] if state.asked == A_OVER else UNKNOWN for kind in state.boxed_kinds())


def spare_seen(state: State, nature: Nature) -> tuple[HiddenRole, ...]:
    """Dwarves left over."""
    shown = state.asked in ENDED and nature.spare_shown  # 4.8
    return tuple(ROLES[role] if shown else UNKNOWN for role in state.spare)


def thrown_seen(entry: int, observer: Observer) -> Thrown:
    """A card of the discard."""
    card, by = CARDS[thrown_kind(entry) - 1], thrown_by(entry)
    if by == OPENLY:
        return Thrown(card)
    return Thrown(card if by == observer else UNKNOWN, by)


def roles_seen(state: State, observer: Observer) -> tuple[HiddenRole, ...]:
    """Everybody's dwarf, if it may be known."""
    shown = state.asked in ENDED  # 4.7
    return tuple(
        ROLES[role]
        if shown or seat == observer or (observer is not None and state.has_seen_role(observer, seat))
        else UNKNOWN
        for seat, role in enumerate(state.roles)
    )


def away_seen(state: State, observer: Observer) -> tuple[Away, ...]:
    """Dwarves put away."""
    return tuple(_away(entry, observer) for entry in state.away)


def _away(entry: int, observer: Observer) -> Away:
    known = observer is not None and away_knowers(entry) >> observer & 1
    return Away(away_seat(entry), ROLES[away_role(entry)] if known else UNKNOWN)


def purses_seen(state: State, nature: Nature, observer: Observer) -> tuple[tuple[HiddenNumber, ...], ...]:
    """Everybody's nugget cards."""
    shown = nature.purses_open or state.asked == A_OVER  # 5.1, 8.13
    purses: list[tuple[HiddenNumber, ...]] = []
    for seat in range(state.rules.seats):
        values = state.purse(seat)
        purses.append(values if shown or seat == observer else (UNKNOWN,) * len(values))
    return tuple(purses)


def coins_seen(state: State, observer: Observer) -> tuple[HiddenNumber, ...]:
    """Everybody's gold of the expansion."""
    shown = state.asked == A_OVER  # 5.1
    return tuple(
        coins if seat == observer or coins == 0 or shown else UNKNOWN for seat, coins in enumerate(state.coins_held())
    )


def offer_seen(state: State, observer: Observer) -> tuple[HiddenNumber, ...]:
    """What the actor may pick from."""
    return tuple(int(value) if state.actor == observer else UNKNOWN for value in state.offered())


def gold_seen(state: State) -> tuple[int, ...]:
    """Everybody's gold, once the game has ended."""
    return tuple(state.gold(seat) for seat in range(state.rules.seats)) if state.asked == A_OVER else ()
