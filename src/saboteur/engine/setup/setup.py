"""A position described in readable values; missing parts are filled in, so that a test names only what matters."""
# mypyc: off

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Literal, TypeVar

from saboteur.engine.core.actions import away_knowers, away_role, away_seat
from saboteur.engine.core.hands import OPENLY, thrown_by, thrown_kind
from saboteur.engine.core.holdings import Holdings
from saboteur.engine.core.state import State
from saboteur.engine.deal import Dealer, SeededDealer
from saboteur.engine.game import Game
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.setup.asked import question_faults, question_of
from saboteur.engine.setup.building import state_of
from saboteur.engine.setup.fieldfaults import LISTS, at_rest, brief, sound_parts
from saboteur.engine.setup.layout import Layout, PutAway
from saboteur.engine.setup.minefaults import mine_faults
from saboteur.engine.setup.questionfaults import due_faults
from saboteur.engine.values.cards import CARDS, Card, MatCard
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.question import Question
from saboteur.engine.values.roles import ROLES, Role
from saboteur.engine.view import Lying, Thrown, view_of

T = TypeVar("T")


class InvalidSetup(ValueError):
    """An impossible position; the message names every fault."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A position: a turn is asked for, unless `asked` says otherwise.

    >>> from saboteur import ruleset
    >>> game = Setup(ruleset("base"), 3, hands={0: ["base_ew"]}, mine={"1,0": "base_nesw"}, mats={1: ["lamp"]}).game()
    >>> sorted(str(move) for move in game.legal_moves)
    ['discard base_ew', 'lay base_ew -1,0', 'lay base_ew 2,0']
    >>> Setup(ruleset("base"), 3, hands={0: ["base_ew"] * 4}, mine={"1,0": "base_ns"}).faults()[0]
    'hands 4: too many of base_ew, the game has 3'

    What is left out: seat 0 of the fewest players has the turn in round 1; the mine holds the starts and face-down
    goals (those of `goals` or lying open, then the others as the ruleset lists them); dwarves are dealt in the order
    of `ROLES`. Every card that is not named is in the deck, sorted, under those that `deck` names; seats that `hands`
    does not name are dealt from it, tunnel cards first. With `rest="discard"` such cards are in the discard instead,
    the deck is exactly what `deck` names, and seats not named have no cards; the same if `deck` is a number, which
    takes this number of these cards. With `rest="nowhere"` everything has to be named: nothing is filled in.

    A card is a `Card` or its id, a cell a `Cell` or `x,y`. The mine is a list of `Lying` in the order laid (`drawn`
    reads one) or a mapping such as `{"1,0": "base_ne turned"}` (lying.py); a card on a goal's cell
    is that goal, face up; starts may be named or not.

    `faults()` lists everything that is wrong, `game()` starts a game from the position, `Setup.of(game)` describes any
    position of any game completely.
    """

    ruleset: Ruleset
    seats: int | None = None
    turn: int = 0
    hands: Mapping[int, Iterable[Card | str]] = field(default_factory=dict)
    mine: Iterable[Lying] | Mapping[Cell, Card | str] | Mapping[str, Card | str] = ()
    mats: Mapping[int, Iterable[MatCard]] = field(default_factory=dict)
    """`pick`, `lamp`, `cart`, `theft`, `trapped`."""
    goals: Iterable[Card | str] | Mapping[Cell, Card | str] | Mapping[str, Card | str] = ()
    """Faces in the order of the deal, or by cell; also of those that lie open."""
    deck: int | Iterable[Card | str] = ()
    """From the top."""
    rest: Literal["deck", "discard", "nowhere"] = "deck"
    """Where cards go that are named nowhere: `deck` or `discard`; `nowhere`: there must be none."""
    discard: Iterable[Thrown | Card | str] = ()
    """In the order discarded; a card without a seat was discarded openly."""
    removed: Iterable[Card | str] | None = None
    """Cards that went out unseen (6.1, 9.1)."""
    roles: Mapping[int, Role] = field(default_factory=dict)
    spare: Iterable[Role] | None = None
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
    """Base game: nugget cards nobody has, from the top; those that are not named lie under them."""
    coins: Mapping[int, int] = field(default_factory=dict)
    """Expansion: gold won."""
    kept: Mapping[int, Iterable[Card | str]] = field(default_factory=dict)
    """Duel: nugget cards owned since earlier rounds (8.13)."""
    gone: Iterable[Card | str] = ()
    """Duel: nugget tunnel cards that were paid to the box."""
    waiting: Iterable[Card | str] | None = None
    """Duel: vein cards for the rounds to come (8.14)."""
    boxed: Iterable[Card | str] = ()
    """Duel: vein cards of earlier rounds that were never turned over (8.15)."""
    markers: int | None = None
    """Duel: left to place."""
    keys: int | None = None
    """Duel: tokens left."""
    earned: Mapping[int, int] | None = None
    """Duel, between rounds: earned in the round before minus paid (8.14); by default the nuggets with markers."""
    round: int = 1
    """0 with `asked="deal"`: nothing is dealt yet."""
    first: int | None = None
    """Who began the round."""
    passes: int = 0
    """In a row on an empty deck (4.6)."""
    last_mover: int | None = None
    """5.5; unless told otherwise the seat before, or in the middle of a turn the one whose turn it is."""
    asked: Question = "turn"
    """`turn`, `goal`, `position`, `claim`, `nugget`, `rob`, `deal` or `over` (docs/vocabulary.md)."""
    actor: int | None = None
    """Who is asked, if not the seat whose turn it is: for a claim, a nugget, whom to rob."""
    pending: Cell | str | None = None
    """The goal turned over whose position is asked for; it does not lie in the mine yet (4.3, 8.8)."""
    offer: Iterable[int] = ()
    """Nugget cards to pick from (5.2)."""
    bribing: bool = False
    """Whether the choice follows from a bribe, after which the turn goes on (8.6)."""

    def __post_init__(self) -> None:
        for part in LISTS:  # a generator can be read only once
            object.__setattr__(self, part, at_rest(getattr(self, part)))

    def faults(self) -> list[str]:
        """Everything that makes this position impossible, each with its field and rule."""
        return self._checked()[1]

    def game(self, *, seed: str | None = None, dealer: Dealer | None = None) -> Game:
        """A game that goes on from here; with a seed or a dealer later rounds are dealt by themselves."""
        state, faults = self._checked()
        if state is None:
            raise InvalidSetup("; ".join(faults))
        game = Game.of_state(self.ruleset, state, SeededDealer(seed) if seed is not None else dealer)
        if game.dealer is not None and game.asked == "deal":
            game.deal(game.dealer.deal(game.to_deal, game.round + 1, game.seats))
        return game

    def _checked(self) -> tuple[State | None, list[str]]:
        """The state, or what is wrong."""
        rules: object = self.ruleset
        if not isinstance(rules, Ruleset):
            return None, [f"ruleset: expected a Ruleset, found {brief(rules)}"]
        sound, faults = sound_parts(self)
        if sound.seats is not None and sound.seats not in self.ruleset.seats:
            players = self.ruleset.played_by
            return None, [*faults, f"seats: {self.ruleset.name} is played by {players}, not by {sound.seats}"]
        if sound.seats != self.seats:
            return None, faults
        if sound.round == 0 and sound.asked == "deal":
            faults += _undealt_faults(sound)
            return (None if faults else self.ruleset.state(sound.seats or self.ruleset.seats[0])), faults
        layout = Layout(sound)
        faults += [*layout.faults, *question_faults(layout), *mine_faults(layout)]
        state = None if faults else state_of(layout)
        faults += [] if state is None else due_faults(layout, state)
        return (None if faults else state), faults

    @staticmethod
    def of(game: Game) -> Setup:
        """The setup of a game at any point: everything, not only what a seat knows. Every part is named."""
        state, seats = game.state, range(game.seats)
        if not game.round:
            return Setup(game.ruleset, game.seats, rest="nowhere", round=0, asked="deal")
        view = view_of(state, game.ruleset, None)
        lying = {each.cell: each for each in view.mine}
        open_goals = [lying[goal.cell] for goal in view.goals if goal.open and goal.cell in lying]
        cells = game.ruleset.goal_cells
        return Setup(
            game.ruleset,
            game.seats,
            hands=_named({seat: _cards(state.hand(seat)) for seat in seats}),
            mine=(*open_goals, *(lying[cell] for cell in view.laid)),
            mats=_named(dict(enumerate(view.mats))),
            goals=_cards(state.goals)[: len(cells)],
            deck=_cards(state.deck)[state.top :],
            rest="nowhere",
            discard=tuple(_thrown(int(entry)) for entry in state.discard),
            removed=_cards(state.deck)[: state.rules.removed] or None,
            roles={seat: ROLES[role] for seat, role in enumerate(state.roles)},
            spare=tuple(ROLES[role] for role in state.spare) or None,
            away=tuple(_put_away(int(entry)) for entry in state.away),
            known=_named({seat: _bits(int(state.known[seat])) for seat in seats}),
            seen=_named({seat: tuple(cells[goal] for goal in _bits(int(state.seen[seat]))) for seat in seats}),
            thefts=view.thefts or None,
            round=int(state.round),
            first=int(state.first),
            passes=int(state.passes) if game.ruleset.nature.passes_counted else 0,
            last_mover=int(state.last_mover),
            waiting=(_cards(state.goals)[len(cells) :] or None) if game.ruleset.nature.goals_dealt_once else None,
            **question_of(state),
            **_held(state.holdings()),
        )


# -- what a game holds, in readable values ----------------------------------------------------------------------------


def _cards(kinds: Iterable[int]) -> tuple[Card, ...]:
    return tuple(CARDS[kind - 1] for kind in kinds)


def _bits(bits: int) -> tuple[int, ...]:
    return tuple(place for place in range(bits.bit_length()) if bits >> place & 1)


def _thrown(entry: int) -> Thrown:
    by = thrown_by(entry)
    return Thrown(CARDS[thrown_kind(entry) - 1], None if by == OPENLY else by)


def _put_away(entry: int) -> PutAway:
    seat, role = away_seat(entry), ROLES[away_role(entry)]
    return PutAway(seat, role, tuple(other for other in _bits(away_knowers(entry)) if other != seat))


def _named(by_seat: dict[int, T]) -> dict[int, T]:
    """The seats that have something."""
    return {seat: what for seat, what in by_seat.items() if what}


def _held(held: Holdings) -> dict[str, Any]:
    """Gold of all kinds and the tokens, as the fields of a setup."""
    owned: dict[int, list[int]] = {}
    for kind, seat in held.kept:
        owned.setdefault(seat, []).append(kind)
    paid = Counter(held.gone) - Counter(kind for kind, _ in held.kept)
    return {
        "purses": {seat: list(values) for seat, values in enumerate(held.purses) if values},
        "pile": held.pile or None,
        "coins": {seat: amount for seat, amount in enumerate(held.coins) if amount},
        "kept": {seat: _cards(kinds) for seat, kinds in sorted(owned.items())},
        "gone": _cards(sorted(paid.elements())),
        "boxed": _cards(held.boxed),
        "markers": held.markers,
        "keys": held.keys,
    }


def _undealt_faults(setup: Setup) -> list[str]:
    """Before the first deal nothing lies anywhere."""
    blank = replace(Setup(setup.ruleset), seats=setup.seats, rest=setup.rest, round=0, asked="deal")
    named = [each.name for each in fields(Setup) if getattr(setup, each.name) != getattr(blank, each.name)]
    return [f"{part}: nothing is dealt before round 1" for part in named]


__all__ = ["InvalidSetup", "PutAway", "Setup"]
