"""What a step changes in the views of a table, as JSON: put over the view before it, it makes the view after it.

It is found by comparing two states, the one that was told last and the one now. What both would show to an observer is
decided in engine/view.py alone: a field is part of the change if, and only if, what this observer is shown differs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, Final

from saboteur.engine.core.actions import theft_seats
from saboteur.engine.core.hands import HELD, MAT, SEAT
from saboteur.engine.core.packed import A_OVER, ASKED
from saboteur.engine.core.state import State
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.unknown import Observer
from saboteur.engine.view import (
    ENDED,
    actor_seen,
    away_seen,
    boxed_seen,
    coins_seen,
    goals_seen,
    gold_seen,
    groups_reached,
    hand_seen,
    hands_seen,
    lying_seen,
    mats_seen,
    offer_seen,
    purses_seen,
    roles_seen,
    spare_seen,
    thrown_seen,
    turn_seen,
)
from saboteur.notation.positions.plain import (
    away_plain,
    goals_plain,
    hand_plain,
    known_plain,
    lying_plain,
    thrown_plain,
)
from saboteur.server.tables.telling import encoder

MOST_CARDS: Final = 20_000
"""In the mine, and in the discard, that are kept as they are written."""
_CODE: Final = 0xFFFF
_TILE: Final = 16
_REACHED: Final = 24  # a byte for each of two walkers
_MARKER: Final = 40

NUMBERS: Final[dict[str, Callable[[State], object]]] = {
    "asked": lambda state: ASKED[state.asked],
    "actor": actor_seen,
    "turn": turn_seen,
    "round": lambda state: state.round,
    "first": lambda state: state.first,
    "deck": lambda state: state.left(),
    "pile": lambda state: len(state.pile_values()),
    "markers": lambda state: state.markers_left(),
    "keys": lambda state: state.keys_left(),
}
"""What everybody sees at a glance."""


@dataclass(frozen=True, slots=True)
class Field:
    """A field of the view that seldom changes."""

    name: str
    raw: Callable[[State], object]
    """All that it is made of: as long as this stays, and neither round nor game ends, nobody sees a difference."""
    seen: Callable[[State, Ruleset, Observer], Any]
    plain: Callable[[Any], object]
    private: bool = True
    """Whether observers may see different things."""


FIELDS: Final = (
    Field(
        "roles", lambda state: (state.roles, state.known), lambda state, _, eyes: roles_seen(state, eyes), known_plain
    ),
    Field("away", lambda state: state.away, lambda state, _, eyes: away_seen(state, eyes), away_plain),
    Field(
        "goals",
        lambda state: (state.goals, state.goals_open, state.seen, state.round),
        lambda state, rules, eyes: goals_seen(state, rules.nature, eyes),
        goals_plain,
    ),
    Field(
        "purses",
        lambda state: [state.purse(seat) for seat in range(state.rules.seats)],
        lambda state, rules, eyes: purses_seen(state, rules.nature, eyes),
        lambda purses: [known_plain(purse) for purse in purses],
    ),
    Field("coins", lambda state: state.coins_held(), lambda state, _, eyes: coins_seen(state, eyes), known_plain),
    Field(
        "offer",
        lambda state: (state.offered(), state.actor if state.offered() else 0),
        lambda state, _, eyes: offer_seen(state, eyes),
        known_plain,
    ),
    Field("mats", lambda state: bytes(state.seats)[MAT::SEAT], lambda state, *_: mats_seen(state), list, private=False),
    Field(
        "spare",
        lambda state: state.spare,
        lambda state, rules, _: spare_seen(state, rules.nature),
        known_plain,
        private=False,
    ),
    Field("thefts", lambda state: state.thefts, lambda state, *_: theft_seats(state.thefts), list, private=False),
    Field("boxed", lambda state: state.boxed_kinds(), lambda state, *_: boxed_seen(state), hand_plain, private=False),
    Field("gold", lambda _: 0, lambda state, *_: gold_seen(state), list, private=False),
)


class Change:
    """What became of a state, as each observer is shown it; what all are shown alike is compared once."""

    def __init__(self, before: State, after: State, ruleset: Ruleset) -> None:
        self._before, self._after, self._ruleset = before, after, ruleset
        self._cards = was, now = bytes(before.seats), bytes(after.seats)
        self._resized = was[HELD::SEAT] != now[HELD::SEAT]
        self._thrown = ([], []) if before.discard == after.discard else ([*before.discard], [*after.discard])
        disclosed = _ended(before) != _ended(after)
        touched = [field for field in FIELDS if disclosed or field.raw(before) != field.raw(after)]
        self._private = [field for field in touched if field.private]
        plain: dict[str, object] = {}
        for name, seen in NUMBERS.items():
            if seen(before) != (value := seen(after)):
                plain[name] = value
        for field in touched:
            if not field.private:
                self._compare(field, None, plain)
        if mine := _mine_json(before, after):
            self._public = encoder.encode(plain)[1:-1] + (b"," if plain else b"") + b'"mine":' + mine
        else:
            self._public = encoder.encode(plain)[1:-1]

    def json(self, observer: Observer) -> bytes:
        """An object that has the fields which differ."""
        plain: dict[str, object] = {}
        self._hands(observer, plain)
        if self._thrown[1] or self._thrown[0]:
            self._discard(observer, plain)
        for field in self._private:
            self._compare(field, observer, plain)
        if not plain:
            return b"{%s}" % self._public
        private = encoder.encode(plain)
        return private[:-1] + b"," + self._public + b"}" if self._public else private

    # -- inside ----------------------------------------------------------------------------------------------------

    def _compare(self, field: Field, observer: Observer, plain: dict[str, object]) -> None:
        now = field.seen(self._after, self._ruleset, observer)
        if field.seen(self._before, self._ruleset, observer) != now:
            plain[field.name] = field.plain(now)

    def _hands(self, observer: Observer, plain: dict[str, object]) -> None:
        was, now = self._cards
        if observer is None:
            if self._resized:
                plain["hands"] = self._hidden
            return
        place = observer * SEAT
        end = place + now[place + HELD]
        if self._resized or was[place:end] != now[place:end]:
            own = hand_plain(hand_seen(self._after, observer, observer))
            plain["hands"] = [*self._hidden[:observer], own, *self._hidden[observer + 1 :]]

    @cached_property
    def _hidden(self) -> list[list[str]]:
        """The hands as a watcher sees them."""
        return [hand_plain(hand) for hand in hands_seen(self._after, None)]

    def _discard(self, observer: Observer, plain: dict[str, object]) -> None:
        """How many cards of the discard stay, and what lies on them now."""
        was, now = self._thrown
        stays = len(was)
        if now[:stays] != was:
            pairs = zip(was, now, strict=False)
            same = [_thrown_plain(one, observer) == _thrown_plain(other, observer) for one, other in pairs]
            stays = same.index(False) if False in same else len(same)
        if stays < max(len(was), len(now)):
            plain["discard"] = {"from": stays, "added": [_thrown_plain(entry, observer) for entry in now[stays:]]}


def _ended(state: State) -> tuple[bool, bool]:
    """Whether the round is over, and whether the game is."""
    return state.asked in ENDED, state.asked == A_OVER


@lru_cache(MOST_CARDS)
def _thrown_plain(entry: int, observer: Observer) -> dict[str, object]:
    return thrown_plain(thrown_seen(entry, observer))


def _mine_json(before: State, after: State) -> bytes:
    """Cells whose cards are taken away, then cards that lie where one lay, or are put after all others; or nothing."""
    old, new = before.mine, after.mine
    if (
        old.tiles == new.tiles
        and old.keys == new.keys
        and old.laid == new.laid
        and old.fixed == new.fixed
        and before.marked() == after.marked()
    ):
        return b""
    was, now = _lying(before), _lying(after)
    gone: list[bytes] = []
    shown: list[bytes] = []
    place, walker = 0, int(new.walker)
    for card in was:
        if place < len(now) and (card ^ now[place]) & _CODE == 0:
            if card != now[place]:
                shown.append(_lying_json(now[place], walker, int(new.walkers)))
            place += 1
        else:
            gone.append(b"[%d,%d]" % Cell.of_code(card & _CODE))
    shown += [_lying_json(card, walker, int(new.walkers)) for card in now[place:]]
    return b'{"gone":[%s],"now":[%s]}' % (b",".join(gone), b",".join(shown)) if gone or shown else b""


def _lying(state: State) -> list[int]:
    """All cards that lie face up, in the order of a view, each as one number."""
    mine = state.mine
    tiles, keys = bytes(mine.tiles), bytes(mine.keys)
    other = len(tiles) if mine.walkers > 1 else 0
    markers = {code: seat + 1 for code, seat in state.marked()}
    cards = []
    fixed = sorted(map(int, mine.fixed), key=lambda cell: Cell.of_code(mine.code(cell)))
    for cell in (*fixed, *map(int, mine.laid)):
        code = mine.code(cell)
        reached = keys[cell] | (keys[other + cell] << 8 if other else 0)
        cards.append(code | tiles[cell] << _TILE | reached << _REACHED | markers.get(code, 0) << _MARKER)
    return cards


@lru_cache(MOST_CARDS)
def _lying_json(card: int, walker: int, walkers: int) -> bytes:
    tile, marker = card >> _TILE & 255, card >> _MARKER
    reached = tuple(
        groups_reached(tile, walker + number, card >> _REACHED + 8 * number & 255) for number in range(walkers)
    )
    return encoder.encode(lying_plain(lying_seen(card & _CODE, tile, marker - 1 if marker else None, reached)))
