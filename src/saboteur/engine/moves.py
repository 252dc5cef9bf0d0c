"""Moves: what a player asks for. Each prints as it is written in records, and `parse_move` reads it back."""
# mypyc: off

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from saboteur.engine import packed
from saboteur.engine.cards import CARDS, MAT_CARDS, Card
from saboteur.engine.cell import Cell
from saboteur.engine.tables import KIND

MOST_DISCARDED: Final = 3  # in any game (6.2)
MOST_SEATS: Final = 100  # more than any game has: such a seat is refused, a greater number is no seat


class InvalidMove(ValueError):
    """Something that is no move at all; what was expected is in the message."""


@dataclass(frozen=True, slots=True)
class Lay:
    """Lays a tunnel card, upright or turned (3.3)."""

    card: Card
    cell: Cell
    turned: bool = False

    def __str__(self) -> str:
        return f"lay {self.card} {self.cell}" + (" turned" if self.turned else "")


@dataclass(frozen=True, slots=True)
class Play:
    """Plays an action card on a seat (a tool of it), on a cell, or before oneself."""

    card: Card
    on: int | Cell | None = None
    tool: str | None = None

    def __str__(self) -> str:
        words = [str(word) for word in (self.card, self.on, self.tool) if word is not None]
        return "play " + " ".join(words)


@dataclass(frozen=True, slots=True)
class Discard:
    """Passes, discarding cards face down (3.1, 6.2, 8.2)."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        if not 1 <= len(self.cards) <= MOST_DISCARDED:
            raise InvalidMove(f"1 to {MOST_DISCARDED} cards are discarded, not {len(self.cards)}")
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    def __str__(self) -> str:
        return "discard " + " ".join(str(card) for card in self.cards)


@dataclass(frozen=True, slots=True)
class Clear:
    """Discards two cards to remove one lying before oneself (6.2, 8.2)."""

    what: str
    cards: tuple[Card, Card]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    def __str__(self) -> str:
        return f"clear {self.what} {self.cards[0]} {self.cards[1]}"


@dataclass(frozen=True, slots=True)
class Bribe:
    """Bribes a troll (8.6)."""

    cell: Cell

    def __str__(self) -> str:
        return f"bribe {self.cell}"


@dataclass(frozen=True, slots=True)
class Turn:
    """Chooses which of several goals to turn over (4.2, 8.12)."""

    cell: Cell

    def __str__(self) -> str:
        return f"turn {self.cell}"


@dataclass(frozen=True, slots=True)
class Position:
    """Chooses how a goal just turned over shall lie (4.3, 8.8)."""

    turned: bool

    def __str__(self) -> str:
        return "position turned" if self.turned else "position upright"


@dataclass(frozen=True, slots=True)
class Claim:
    """Chooses which nugget gets the marker when markers run short (8.12)."""

    cell: Cell

    def __str__(self) -> str:
        return f"claim {self.cell}"


@dataclass(frozen=True, slots=True)
class Take:
    """Picks a nugget card (5.2)."""

    value: int

    def __str__(self) -> str:
        return f"take {self.value}"


@dataclass(frozen=True, slots=True)
class Rob:
    """Chooses whom to rob, or nobody (7.6)."""

    seat: int | None

    def __str__(self) -> str:
        return "rob nobody" if self.seat is None else f"rob {self.seat}"


Move = Lay | Play | Discard | Clear | Bribe | Turn | Position | Claim | Take | Rob


def parse_move(text: str) -> Move:
    """Reads a move.

    >>> parse_move("lay base_ew 3,0")
    Lay(card=Card.parse('base_ew'), cell=Cell(x=3, y=0), turned=False)
    >>> print(parse_move("discard base_ns base_ew"))
    discard base_ew base_ns
    """
    try:
        return _parse(text.split())
    except ValueError as error:
        raise InvalidMove(f"not a move: {text!r}: {error}") from None


def _parse(words: list[str]) -> Move:
    match words:
        case ["lay", card, cell]:
            return Lay(Card.parse(card), Cell.parse(cell))
        case ["lay", card, cell, "turned"]:
            return Lay(Card.parse(card), Cell.parse(cell), turned=True)
        case ["play", card]:
            return Play(Card.parse(card))
        case ["play", card, on] if "," in on:
            return Play(Card.parse(card), Cell.parse(on))
        case ["play", card, on]:
            return Play(Card.parse(card), _number(on, "seat"))
        case ["play", card, on, tool]:
            return Play(Card.parse(card), _number(on, "seat"), _one_of(tool, MAT_CARDS[:3]))
        case ["discard", *cards] if 1 <= len(cards) <= MOST_DISCARDED:
            return Discard(tuple(Card.parse(card) for card in cards))
        case ["clear", what, one, other]:
            return Clear(_one_of(what, MAT_CARDS), (Card.parse(one), Card.parse(other)))
        case ["bribe", cell]:
            return Bribe(Cell.parse(cell))
        case ["turn", cell]:
            return Turn(Cell.parse(cell))
        case ["position", how]:
            return Position(_one_of(how, ("upright", "turned")) == "turned")
        case ["claim", cell]:
            return Claim(Cell.parse(cell))
        case ["take", value]:
            return Take(_number(value, "value"))
        case ["rob", "nobody"]:
            return Rob(None)
        case ["rob", seat]:
            return Rob(_number(seat, "seat"))
        case [
            "lay" | "play" | "discard" | "clear" | "bribe" | "turn" | "position" | "claim" | "take" | "rob" as verb,
            *_,
        ]:
            raise ValueError(f"wrong number of words after {verb!r}")
        case _:
            raise ValueError("expected lay, play, discard, clear, bribe, turn, position, claim, take or rob")


def _number(text: str, what: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 2):
        raise ValueError(f"expected a {what}, found {text!r}")
    return int(text)


def _one_of(text: str, words: tuple[str, ...]) -> str:
    if text not in words:
        raise ValueError(f"expected {', '.join(words)}, found {text!r}")
    return text


def packed_move(move: Move) -> int:
    """The move as the fast part of the rules knows it."""
    match move:
        case Lay(card, cell, turned):
            return packed.pack_cell(packed.LAY, _kind(card), cell.code) | (packed.TURNED_BIT if turned else 0)
        case Play(card, None, None):
            return packed.pack(packed.THEFT, _kind(card), 0, 0)
        case Play(card, Cell() as cell, None):
            return packed.pack_cell(packed.ON_CELL, _kind(card), cell.code)
        case Play(card, int(seat), tool):
            return packed.pack(packed.ON_SEAT, _kind(card), _small(seat), _place(tool) + 1 if tool else 0)
        case Discard(cards):
            kinds = [_kind(card) for card in cards] + [0, 0]
            return packed.pack(packed.DISCARD, kinds[0], kinds[1], kinds[2])
        case Clear(what, (one, other)):
            return packed.pack(packed.CLEAR, _place(what), _kind(one), _kind(other))
        case Bribe(cell):
            return packed.pack_cell(packed.BRIBE, 0, cell.code)
        case Turn(cell):
            return packed.pack_cell(packed.TURN, 0, cell.code)
        case Position(turned):
            return packed.POSITION | (packed.TURNED_BIT if turned else 0)
        case Claim(cell):
            return packed.pack_cell(packed.CLAIM, 0, cell.code)
        case Take(value):
            return packed.pack(packed.TAKE, _small(value), 0, 0)
        case Rob(seat):
            return packed.pack(packed.ROB, 0 if seat is None else _small(seat) + 1, 0, 0)
        case _:
            raise InvalidMove(f"not a move: {move!r}")


def _small(number: int) -> int:
    """A seat or a value, which must not spill into the bits beside it."""
    if not 0 <= number < MOST_SEATS:
        raise InvalidMove(f"expected a number from 0 to {MOST_SEATS - 1}, found {number}")
    return number


def _place(what: str) -> int:
    """Where a card lies on a mat."""
    if what not in MAT_CARDS:
        raise InvalidMove(f"expected {', '.join(MAT_CARDS)}, found {what!r}")
    return MAT_CARDS.index(what)


def _kind(card: Card) -> int:
    if not isinstance(card, Card):
        raise InvalidMove(f"expected a card, found {card!r}")
    return KIND[card.id]


def unpacked_move(move: int) -> Move:
    """The move of this number."""
    a, b, c = packed.a_of(move), packed.b_of(move), packed.c_of(move)
    cell = Cell.of_code(packed.code_in(move))
    turned = bool(move & packed.TURNED_BIT)
    match move & 15:
        case packed.LAY:
            return Lay(CARDS[a - 1], cell, turned)
        case packed.ON_SEAT:
            return Play(CARDS[a - 1], b, MAT_CARDS[c - 1] if c else None)
        case packed.ON_CELL:
            return Play(CARDS[a - 1], cell)
        case packed.THEFT:
            return Play(CARDS[a - 1])
        case packed.DISCARD:
            return Discard(tuple(CARDS[kind - 1] for kind in (a, b, c) if kind))
        case packed.CLEAR:
            return Clear(MAT_CARDS[a], (CARDS[b - 1], CARDS[c - 1]))
        case packed.BRIBE:
            return Bribe(cell)
        case packed.TURN:
            return Turn(cell)
        case packed.POSITION:
            return Position(turned)
        case packed.CLAIM:
            return Claim(cell)
        case packed.TAKE:
            return Take(a)
        case packed.ROB:
            return Rob(a - 1 if a else None)
        case _:
            raise InvalidMove(f"not a move: {move}")
