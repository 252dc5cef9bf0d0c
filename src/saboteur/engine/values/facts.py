"""Facts: what happened, in the past tense. Each says what every observer is told of it; there is no public default.
An observer is a seat, or nobody's seat (`None`): a watcher. What they do not see is `UNKNOWN`, in the same shape.
The table of all facts, their fields and their order: docs/vocabulary.md.
"""
# mypyc: off

from __future__ import annotations

import re
from abc import abstractmethod
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Final, Self

from saboteur.engine.values.cards import Card
from saboteur.engine.values.causes import Cause
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.question import Question
from saboteur.engine.values.roles import Role
from saboteur.engine.values.unknown import UNKNOWN, Hidden, HiddenNumber, HiddenRole, Observer, Unknown

type_of_fact: Final[dict[str, type[Fact]]] = {}


class Fact:
    """Something that happened.

    >>> from saboteur import Card
    >>> drew = Drew(2, Card.parse("base_map"))
    >>> drew.seen_by(2), drew.seen_by(0), drew.seen_by(None).card
    (Drew(seat=2, card=Card.parse('base_map')), Drew(seat=2, card=UNKNOWN), UNKNOWN)
    >>> drew.as_dict()
    {'fact': 'drew', 'seat': 2, 'card': 'base_map'}
    """

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        # Instead of ABC, with which it takes five times as long to ask what a fact is not.
        if not cls.__name__.startswith("_") and (cls.seen_by is Fact.seen_by or cls.privy is Fact.privy):
            raise TypeError(f"{cls.__name__}: a fact says what each observer is told")
        type_of_fact[cls.name()] = cls

    @classmethod
    def name(cls) -> str:
        """`RoundBegan` is called `round_began`."""
        return re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()

    @abstractmethod
    def seen_by(self, observer: Observer) -> Self:
        """What this observer is told."""

    @property
    @abstractmethod
    def privy(self) -> tuple[int, ...]:
        """The seats that are told more than a watcher; all others are told what a watcher is."""

    def as_dict(self) -> dict[str, object]:
        """Plain values: `{"fact": "laid", "seat": 0, …}`."""
        name, names = _shape(type(self))  # type: ignore[arg-type]  # a class can be a key
        plain: dict[str, object] = {"fact": name}
        for name in names:
            plain[name] = _plain(getattr(self, name))
        return plain


@cache  # a dataclass is slow to name its fields
def _shape(kind: type[Fact]) -> tuple[str, tuple[str, ...]]:
    """What a fact and its fields are called."""
    return kind.name(), tuple(field.name for field in fields(kind))  # type: ignore[arg-type]  # every fact is a dataclass


def _plain(value: object) -> object:
    if isinstance(value, Card):
        return value.id
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return "?" if value is UNKNOWN else value


def _blank(values: tuple[object, ...]) -> tuple[Unknown, ...]:
    return (UNKNOWN,) * len(values)


class _Public(Fact):
    """A fact everybody sees whole."""

    __slots__ = ()

    def seen_by(self, observer: Observer) -> Self:
        return self

    @property
    def privy(self) -> tuple[int, ...]:
        return ()


class _Own(Fact):
    """A fact of which one seat alone is told all."""

    __slots__ = ()
    seat: int

    @property
    def privy(self) -> tuple[int, ...]:
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class RoundBegan(Fact):
    """Roles and hands were dealt; everybody knows their own."""

    round: int
    first: int
    deck: int
    hands: tuple[tuple[Hidden, ...], ...]
    roles: tuple[HiddenRole, ...]

    def seen_by(self, observer: Observer) -> Self:
        return replace(
            self,
            hands=tuple(hand if seat == observer else _blank(hand) for seat, hand in enumerate(self.hands)),
            roles=tuple(role if seat == observer else UNKNOWN for seat, role in enumerate(self.roles)),
        )

    @property
    def privy(self) -> tuple[int, ...]:
        return tuple(range(max(len(self.hands), len(self.roles))))


@dataclass(frozen=True, slots=True)
class Laid(_Public):
    """A tunnel card was laid (3.3)."""

    seat: int
    card: Card
    cell: Cell
    turned: bool


@dataclass(frozen=True, slots=True)
class Put(_Public):
    """A broken tool, a theft or a trapped now lies before `target` (3.5, 6.8)."""

    seat: int
    card: Card
    target: int


@dataclass(frozen=True, slots=True)
class Lifted(_Public):
    """A card lying before `target` was removed, by `card` or for two discarded cards (3.6, 6.2, 6.8)."""

    seat: int
    card: Card | None
    target: int
    lifted: Card


@dataclass(frozen=True, slots=True)
class Collapsed(_Public):
    """A rockfall removed a tunnel card (3.7), or found none (9.3)."""

    seat: int
    card: Card
    cell: Cell | None
    removed: Card | None


@dataclass(frozen=True, slots=True)
class Peeked(_Own):
    """A player alone looked at a face-down goal (3.8)."""

    seat: int
    card: Card
    cell: Cell
    face: Hidden

    def seen_by(self, observer: Observer) -> Self:
        return self if observer == self.seat else replace(self, face=UNKNOWN)


@dataclass(frozen=True, slots=True)
class Opened(_Public):
    """A key opened a door (8.5)."""

    seat: int
    card: Card
    cell: Cell


@dataclass(frozen=True, slots=True)
class SwappedHands(Fact):
    """Two players exchanged their hands: each knows what they gave and what they got (6.8)."""

    seat: int
    card: Card
    target: int
    given: tuple[Hidden, ...]
    taken: tuple[Hidden, ...]

    def seen_by(self, observer: Observer) -> Self:
        if observer in (self.seat, self.target):
            return self
        return replace(self, given=_blank(self.given), taken=_blank(self.taken))

    @property
    def privy(self) -> tuple[int, ...]:
        return (self.seat, self.target)


@dataclass(frozen=True, slots=True)
class Inspected(_Own):
    """A player alone looked at another's dwarf (6.8)."""

    seat: int
    card: Card
    target: int
    role: HiddenRole

    def seen_by(self, observer: Observer) -> Self:
        return self if observer == self.seat else replace(self, role=UNKNOWN)


@dataclass(frozen=True, slots=True)
class SwappedHats(Fact):
    """`target` put a dwarf away unseen and took one of those left over (6.8)."""

    seat: int
    card: Card
    target: int
    old: HiddenRole
    new: HiddenRole

    def seen_by(self, observer: Observer) -> Self:
        return self if observer == self.target else replace(self, old=UNKNOWN, new=UNKNOWN)

    @property
    def privy(self) -> tuple[int, ...]:
        return (self.target,)


@dataclass(frozen=True, slots=True)
class Discarded(_Own):
    """Cards were discarded face down (3.9)."""

    seat: int
    cards: tuple[Hidden, ...]

    def seen_by(self, observer: Observer) -> Self:
        return self if observer == self.seat else type(self)(self.seat, _blank(self.cards))


@dataclass(frozen=True, slots=True)
class Drew(_Own):
    """A card went from the deck to a hand."""

    seat: int
    card: Hidden

    def seen_by(self, observer: Observer) -> Self:
        return self if observer == self.seat else type(self)(self.seat, UNKNOWN)


@dataclass(frozen=True, slots=True)
class Scrapped(_Public):
    """A broken tool drawn in solo went out without effect (9.2)."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Passed(_Public):
    """A seat without cards was passed over (1.10)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Bribed(_Public):
    """A marker was put on a troll (8.6)."""

    seat: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class Claimed(_Public):
    """A marker was put on a nugget (8.9)."""

    seat: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class Revealed(_Public):
    """A goal or vein card was turned over (4.1, 8.8)."""

    seat: int
    cell: Cell
    face: Card


@dataclass(frozen=True, slots=True)
class Settled(_Public):
    """A card turned over found its position (4.3, 8.8)."""

    cell: Cell
    turned: bool


@dataclass(frozen=True, slots=True)
class RoundEnded(_Public):
    """The round is over, and all roles are shown (4.7)."""

    round: int
    cause: Cause
    winners: tuple[int, ...]
    roles: tuple[Role, ...]


@dataclass(frozen=True, slots=True)
class Uncovered(_Public):
    """A goal that stayed face down is shown when the round has ended, a vein card when the game has (4.8, 8.15)."""

    cell: Cell
    face: Card


@dataclass(frozen=True, slots=True)
class LeftOver(_Public):
    """The role nobody was dealt is shown when the round has ended (2.1, 4.8)."""

    role: Role


@dataclass(frozen=True, slots=True)
class BoxShown(_Public):
    """Vein cards of earlier rounds that were never turned over are shown when the game has ended (8.15)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PurseShown(_Public):
    """What a player has won is shown when the game has ended: nugget cards, or coins of the expansion (5.1)."""

    seat: int
    values: tuple[int, ...]
    """Nugget cards, sorted; none where the bank pays in coins."""
    gold: int


@dataclass(frozen=True, slots=True)
class Offered(_Own):
    """A gold-digger alone sees the nugget cards to pick from (5.2)."""

    seat: int
    values: tuple[HiddenNumber, ...]

    def seen_by(self, observer: Observer) -> Self:
        return self if observer == self.seat else type(self)(self.seat, _blank(self.values))


@dataclass(frozen=True, slots=True)
class Took(_Own):
    """A nugget card was taken; its value is its owner's secret (5.1)."""

    seat: int
    value: HiddenNumber

    def seen_by(self, observer: Observer) -> Self:
        return self if observer == self.seat else type(self)(self.seat, UNKNOWN)


@dataclass(frozen=True, slots=True)
class Returned(_Own):
    """A nugget card drawn would have been too much and went under the pile (5.4)."""

    seat: int
    value: HiddenNumber

    def seen_by(self, observer: Observer) -> Self:
        return self if observer == self.seat else type(self)(self.seat, UNKNOWN)


@dataclass(frozen=True, slots=True)
class PutBack(_Own):
    """A saboteur put back all they drew, to take the best sum there is (5.4)."""

    seat: int
    values: tuple[HiddenNumber, ...]

    def seen_by(self, observer: Observer) -> Self:
        return self if observer == self.seat else type(self)(self.seat, _blank(self.values))


@dataclass(frozen=True, slots=True)
class Paid(_Own):
    """Gold from the bank; how much one has is one's secret (7.5, 7.6)."""

    seat: int
    amount: HiddenNumber

    def seen_by(self, observer: Observer) -> Self:
        return self if observer == self.seat else type(self)(self.seat, UNKNOWN)


@dataclass(frozen=True, slots=True)
class Robbed(_Public):
    """A thief took one gold from somebody, or from nobody; everybody sees whether the victim has some left (7.6)."""

    seat: int
    victim: int | None
    left: bool | None


@dataclass(frozen=True, slots=True)
class Scored(_Public):
    """The nugget cards a player takes at the end of a round of the duel (8.13)."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Toll(_Public):
    """What was paid for one bribed troll, 0 if there was nothing to pay with (8.13)."""

    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class GameEnded(_Public):
    """The gold is counted; ties share the first place (5.6)."""

    gold: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Asked(_Public):
    """Somebody is asked for a move, or the next round has to be dealt, or the game is over."""

    what: Question
    seat: int | None
