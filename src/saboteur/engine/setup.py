"""A position described in readable values; what is left out is filled in, so that a test says only what it is about."""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from saboteur.engine.base import BaseState
from saboteur.engine.building import due_faults, state_of
from saboteur.engine.cards import CARDS, Card
from saboteur.engine.cell import Cell
from saboteur.engine.deal import Dealer, SeededDealer
from saboteur.engine.duel import DuelState
from saboteur.engine.expansion import ExpansionState
from saboteur.engine.game import Game
from saboteur.engine.hands import OPENLY
from saboteur.engine.minefaults import mine_faults
from saboteur.engine.roles import ROLES
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.spread import PutAway, Spread
from saboteur.engine.view import Lying, Thrown, view_of


class InvalidSetup(ValueError):
    """A position that cannot be; the message names every fault."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A position in which a turn is asked for.

    >>> from saboteur import ruleset
    >>> game = Setup(ruleset("base"), 3, hands={0: ["base_ew"]}, mine={"1,0": "base_nesw"}, mats={1: ["lamp"]}).game()
    >>> sorted(str(move) for move in game.legal_moves)
    ['discard base_ew', 'lay base_ew -1,0', 'lay base_ew 2,0']
    >>> Setup(ruleset("base"), 3, hands={0: ["base_ew"] * 4}, mine={"1,0": "base_ns"}).faults()[0]
    'hands 4: too many of base_ew, the game has 3'

    What is left out: seat 0 of the fewest players has the turn in round 1; the mine holds the starts and face-down
    goals (those of `goals` or lying open, then the others as the ruleset lists them); dwarves are dealt in the order
    of `ROLES`. Every card not named anywhere is in the deck, sorted, under those that `deck` names; seats that `hands`
    does not name are dealt from it, tunnel cards first. With `rest="discard"` such cards are in the discard instead,
    the deck is exactly what `deck` names, and seats not named have no cards; so too if `deck` is a number, which takes
    so many of those cards.

    A card is a `Card` or its id, a cell a `Cell` or `x,y`. The mine is a list of `Lying` in the order laid (`drawn` in
    notation/diagram.py reads one) or a mapping such as `{"1,0": "base_ne turned"}` (lying.py); a card on a goal's cell
    is that goal, face up; starts may be named or not.

    `faults()` lists everything that is wrong, `game()` begins there, `Setup.of(game)` describes a turn of any game.
    """

    ruleset: Ruleset
    seats: int | None = None
    turn: int = 0
    hands: Mapping[int, Iterable[Card | str]] = field(default_factory=dict)
    mine: Iterable[Lying] | Mapping[Cell, Card | str] | Mapping[str, Card | str] = ()
    mats: Mapping[int, Iterable[str]] = field(default_factory=dict)
    """`pick`, `lamp`, `cart`, `theft`, `trapped`."""
    goals: Iterable[Card | str] | Mapping[Cell, Card | str] | Mapping[str, Card | str] = ()
    """Faces in the order of the deal, or by cell; also of those that lie open."""
    deck: int | Iterable[Card | str] = ()
    """From the top."""
    rest: str = "deck"
    """Where cards go that are named nowhere: `deck` or `discard`."""
    discard: Iterable[Thrown | Card | str] = ()
    """In the order thrown; a bare card openly."""
    removed: Iterable[Card | str] | None = None
    """Cards that went out unseen (6.1, 9.1)."""
    roles: Mapping[int, str] = field(default_factory=dict)
    spare: Iterable[str] | None = None
    """Dwarves left over, in the order a swap of hats takes them."""
    away: Iterable[PutAway] = ()
    known: Mapping[int, Iterable[int]] = field(default_factory=dict)
    """For a seat the seats whose dwarf it has seen (6.8)."""
    seen: Mapping[int, Iterable[Cell | str]] = field(default_factory=dict)
    """For a seat the goals it has looked at (3.8)."""
    thefts: Iterable[int] | None = None
    """Seats in the order they laid a theft, removed ones too (7.6)."""
    purses: Mapping[int, Iterable[int]] = field(default_factory=dict)
    """Base game: values of the nugget cards won (5.1)."""
    pile: Iterable[int] | None = None
    """Base game: nugget cards nobody has, from the top."""
    coins: Mapping[int, int] = field(default_factory=dict)
    """Expansion: gold won."""
    kept: Mapping[int, Iterable[Card | str]] = field(default_factory=dict)
    """Duel: nugget cards owned since earlier rounds (8.13)."""
    gone: Iterable[Card | str] = ()
    """Duel: nugget tunnel cards that were paid to the box."""
    waiting: Iterable[Card | str] | None = None
    """Duel: vein cards for the rounds to come (8.14)."""
    markers: int | None = None
    """Duel: left to place."""
    keys: int | None = None
    """Duel: tokens left."""
    round: int = 1
    first: int | None = None
    """Who began the round."""
    passes: int = 0
    """In a row on an empty deck (4.6)."""
    last_mover: int | None = None
    """5.5; the seat before, unless told otherwise."""

    def __post_init__(self) -> None:
        for part in (*_LISTED, *_SEATED, *_OF_SEATS):  # a generator can be read only once
            object.__setattr__(self, part, _at_rest(getattr(self, part)))

    def faults(self) -> list[str]:
        """Everything that keeps this from being a position of the game, each with its field and rule."""
        return self._checked()[1]

    def game(self, *, seed: str | None = None, dealer: Dealer | None = None) -> Game:
        """A game that goes on from here; with a seed or a dealer later rounds are dealt by themselves."""
        spread, faults = self._checked()
        if faults or spread is None:
            raise InvalidSetup("; ".join(faults))
        return Game.of_state(self.ruleset, state_of(spread), SeededDealer(seed) if seed is not None else dealer)

    def _checked(self) -> tuple[Spread | None, list[str]]:
        if not _has(self, ruleset=Ruleset):
            return None, [f"ruleset: expected a Ruleset, found {_brief(self.ruleset)}"]
        sound, misshapen = _sound(self)
        if sound.seats is not None and sound.seats not in self.ruleset.seats:
            players = f"{self.ruleset.seats[0]} to {self.ruleset.seats[-1]}"
            return None, [*misshapen, f"seats: {self.ruleset.name} is played by {players}, not by {sound.seats}"]
        if sound.seats != self.seats:
            return None, misshapen
        spread = Spread(sound)
        faults = [*misshapen, *spread.faults, *mine_faults(spread)]
        return spread, faults or due_faults(state_of(spread))

    @staticmethod
    def of(game: Game) -> Setup:
        """The setup of a game in which a turn is asked for; what the table knows, not what a seat knows."""
        if game.asked != "turn":
            raise ValueError(f"no turn is asked for, but: {game.asked}")
        state, seats = game.state, range(game.seats)
        view = view_of(state, game.ruleset, None)
        lying = {each.cell: each for each in view.mine}
        open_goals = [lying[goal.cell] for goal in view.goals if goal.open]
        cells = game.ruleset.goal_cells
        is_base = isinstance(state, BaseState) and not isinstance(state, ExpansionState)
        return Setup(
            game.ruleset,
            game.seats,
            turn=int(state.turn),
            hands={seat: _cards(state.hand(seat)) for seat in seats},
            mine=(*open_goals, *(lying[cell] for cell in view.laid)),
            mats=dict(enumerate(view.mats)),
            goals=_cards(state.goals)[: len(cells)],
            deck=_cards(state.deck)[state.top :],
            discard=tuple(_thrown(int(entry)) for entry in state.discard),
            removed=_cards(state.deck)[: state.rules.removed],
            roles={seat: ROLES[role] for seat, role in enumerate(state.roles)},
            spare=tuple(ROLES[role] for role in state.spare),
            away=tuple(
                PutAway(entry >> 16, ROLES[entry & 15], _bits(entry >> 4 & 0xFFF)) for entry in map(int, state.away)
            ),
            known={seat: _bits(int(state.known[seat])) for seat in seats} if len(state.roles) else {},
            seen={seat: tuple(cells[goal] for goal in _bits(int(state.seen[seat]))) for seat in seats},
            thefts=view.thefts,
            purses={seat: _purse(state, seat) for seat in seats} if isinstance(state, BaseState) and is_base else {},
            pile=tuple(map(int, state.pile)) if isinstance(state, BaseState) and is_base else None,
            coins={seat: int(state.coins[seat]) for seat in seats} if isinstance(state, ExpansionState) else {},
            kept={seat: _kept(state, seat) for seat in seats} if isinstance(state, DuelState) else {},
            gone=_paid(state) if isinstance(state, DuelState) else (),
            waiting=_cards(state.goals)[len(cells) :] if isinstance(state, DuelState) else None,
            markers=int(state.markers) if isinstance(state, DuelState) else None,
            keys=int(state.keys) if isinstance(state, DuelState) else None,
            round=int(state.round),
            first=int(state.first),
            passes=0 if isinstance(state, DuelState) else int(state.passes),  # a duel counts none (8.11)
            last_mover=int(state.last_mover),
        )


# -- the form of what is given: people write setups by hand, so anything may stand anywhere ---------------------------


class _Form(NamedTuple):
    words: str
    fits: Callable[[object], bool]


def _has(value: object, **kinds: type) -> bool:
    """Whether the fields of a value are what their annotations say."""
    return all(isinstance(getattr(value, name), kind) for name, kind in kinds.items())


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= MOST


def _is_card(value: object) -> bool:
    return isinstance(value, Card | str)


def _is_cell(value: object) -> bool:
    return isinstance(value, str) or (isinstance(value, tuple) and len(value) == 2 and all(map(_is_number, value)))


def _is_lying(value: object) -> bool:
    if not isinstance(value, Lying) or not _has(value, cell=Cell, card=Card, turned=bool, opened=bool):
        return False
    return _is_cell(value.cell) and (value.marker is None or _is_number(value.marker))


def _is_thrown(value: object) -> bool:
    if isinstance(value, Thrown):
        return value.by is None or _is_number(value.by)
    return _is_card(value)


def _is_away(value: object) -> bool:
    if not isinstance(value, PutAway) or not _has(value, role=str, known_by=Collection):
        return False
    return _is_number(value.seat) and all(map(_is_number, value.known_by))


MOST: Final = 1_000_000
"""No number of any game comes near it, and the fast part of the rules can count so far."""

_NUMBER: Final = _Form(f"a whole number up to {MOST:,}", _is_number)
_SEAT: Final = _Form("the number of a seat", _is_number)
_TEXT: Final = _Form("a text", lambda value: isinstance(value, str))
_CARD: Final = _Form("a card or its id", _is_card)
_CELL: Final = _Form("a cell such as 3,-1", _is_cell)
_LYING: Final = _Form("a Lying with a Cell and a Card", _is_lying)
_THROWN: Final = _Form("a card, its id or a Thrown", _is_thrown)
_AWAY: Final = _Form("a PutAway with a seat and a role", _is_away)

_SINGLE: Final = {
    **dict.fromkeys(("seats", "markers", "keys", "round", "passes"), _NUMBER),
    **dict.fromkeys(("turn", "first", "last_mover"), _SEAT),
    "rest": _TEXT,
}
_LISTED: Final = {
    **dict.fromkeys(("goals", "deck", "removed", "gone", "waiting"), _CARD),
    "thefts": _SEAT,
    "pile": _NUMBER,
    "mine": _LYING,
    "discard": _THROWN,
    "spare": _TEXT,
    "away": _AWAY,
}
_SEATED: Final = {"hands": _CARD, "kept": _CARD, "mats": _TEXT, "known": _SEAT, "purses": _NUMBER, "seen": _CELL}
_OF_SEATS: Final = {"roles": _TEXT, "coins": _NUMBER}


def _at_rest(value: object) -> object:
    """What can be read again and again: mappings as dicts, lists and generators as tuples, the rest as it is."""
    if isinstance(value, Mapping):
        return {key: _in_a_tuple(each) for key, each in value.items()}
    return _in_a_tuple(value)


def _in_a_tuple(value: object) -> object:
    return tuple(value) if isinstance(value, Iterable) and not isinstance(value, str | bytes | Mapping) else value


def _brief(value: object) -> str:
    """Anything in a few words."""
    if isinstance(value, int) and abs(value) > MOST:
        return f"a number beyond {MOST:,}"
    try:
        text = repr(value)
    except ValueError:  # a number in it is too long to be written
        text = f"a {type(value).__name__}"
    return text if len(text) <= 80 else f"{text[:77]}..."


def _sound(setup: Setup) -> tuple[Setup, list[str]]:
    """The setup without what has not even the form of its part, and a fault for each such thing."""
    faults: list[str] = []
    blank = Setup(setup.ruleset)
    sound: dict[str, Any] = {}

    def fits(part: str, form: _Form, value: object) -> bool:
        if not form.fits(value):
            faults.append(f"{part}: expected {form.words}, found {_brief(value)}")
        return form.fits(value)

    def fitting(part: str, form: _Form, values: object) -> tuple[object, ...]:
        if not isinstance(values, tuple):
            faults.append(f"{part}: expected a list, each {form.words}, found {_brief(values)}")
            return ()
        return tuple(value for value in values if fits(part, form, value))

    def by_seat(part: str, named: object) -> dict[int, object]:
        if not isinstance(named, dict):
            faults.append(f"{part}: expected a mapping by seat such as {{0: ...}}, found {_brief(named)}")
            return {}
        return {seat: value for seat, value in named.items() if fits(part, _SEAT, seat)}

    for part, form in {**_SINGLE, **_LISTED, **_SEATED, **_OF_SEATS}.items():
        value, unnamed = getattr(setup, part), getattr(blank, part)
        if value is None and unnamed is None:
            continue
        if part in _SINGLE or (part == "deck" and isinstance(value, int)):
            sound[part] = value if fits(part, _NUMBER if part == "deck" else form, value) else unnamed
        elif part in ("mine", "goals") and isinstance(value, dict):
            placed = {where: what for where, what in value.items() if fits(part, _CELL, where)}
            sound[part] = {where: what for where, what in placed.items() if fits(f"{part}: {where}", _CARD, what)}
        elif part in _LISTED:
            sound[part] = fitting(part, form, value)
        elif part in _SEATED:
            sound[part] = {
                seat: fitting(f"{part}: seat {seat}", form, values) for seat, values in by_seat(part, value).items()
            }
        else:
            seats = by_seat(part, value)
            sound[part] = {seat: each for seat, each in seats.items() if fits(f"{part}: seat {seat}", form, each)}
    return replace(setup, **sound), faults


# -- what a game holds, in readable values ----------------------------------------------------------------------------


def _cards(kinds: Iterable[int]) -> tuple[Card, ...]:
    return tuple(CARDS[kind - 1] for kind in kinds)


def _bits(bits: int) -> tuple[int, ...]:
    return tuple(place for place in range(bits.bit_length()) if bits >> place & 1)


def _thrown(entry: int) -> Thrown:
    by = entry >> 8
    return Thrown(CARDS[(entry & 255) - 1], None if by == OPENLY else by)


def _purse(state: BaseState, seat: int) -> tuple[int, ...]:
    return tuple(value for value in (1, 2, 3) for _ in range(state.nuggets[seat * 4 + value]))


def _kept(state: DuelState, seat: int) -> tuple[Card, ...]:
    return _cards(int(entry) >> 1 for entry in state.kept if int(entry) & 1 == seat)


def _paid(state: DuelState) -> tuple[Card, ...]:
    """Nugget tunnel cards that left the deck and that nobody has."""
    kept = [int(entry) >> 1 for entry in state.kept]
    return _cards(int(kind) for kind in state.gone if int(kind) not in kept)


__all__ = ["InvalidSetup", "PutAway", "Setup"]
