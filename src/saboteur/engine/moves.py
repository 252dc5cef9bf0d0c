"""Moves: what a player wants to do. `str` writes a move as in records, and `parse_move` reads it."""
# mypyc: off

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from saboteur.engine import packed
from saboteur.engine.cards import CARDS, MAT_CARDS, Card
from saboteur.engine.cell import Cell
from saboteur.engine.tables import KIND

MOST_DISCARDED: Final = 3  # in any game (6.2)
MOST_SEATS: Final = 100  # more than any game has: such a seat is refused by the rules, a greater number cannot be read
TOOLS: Final = MAT_CARDS[:3]
_SMALL: Final = re.compile(r"0|[1-9][0-9]?", re.ASCII)


class InvalidMove(ValueError):
    """A text that is not a move; the message says what was expected."""


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
    """Plays an action card on a seat (or one of its tools), on a cell, or in front of the player."""

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
    """Discards two cards to remove one in front of the player (6.2, 8.2)."""

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
    """Chooses how a goal that was just turned over lies (4.3, 8.8)."""

    turned: bool

    def __str__(self) -> str:
        return "position turned" if self.turned else "position upright"


@dataclass(frozen=True, slots=True)
class Claim:
    """Chooses which nugget gets the marker if there are too few markers (8.12)."""

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


class WrongWord(ValueError):
    """The first word of a move that is wrong, counted from 0, and what was expected there."""

    def __init__(self, index: int, expected: str, found: str) -> None:
        super().__init__(f"expected {expected}, found {repr(found) if found else 'nothing'}")
        self.index = index
        self.expected = expected
        self.found = found


def parse_move(text: str) -> Move:
    """Reads a move.

    >>> parse_move("lay base_ew 3,0")
    Lay(card=Card.parse('base_ew'), cell=Cell(x=3, y=0), turned=False)
    >>> print(parse_move("discard base_ns base_ew"))
    discard base_ew base_ns
    """
    try:
        return move_of_words(text.split())
    except WrongWord as error:
        raise InvalidMove(f"not a move: {text!r}: {error}") from None


def move_of_words(words: list[str]) -> Move:
    """The move that these words describe; raises `WrongWord`.

    >>> move_of_words(["lay", "base_ew", "here"])
    Traceback (most recent call last):
    saboteur.engine.moves.WrongWord: expected a cell, found 'here'
    """
    read = _READERS.get(words[0]) if words else None
    if read is None:
        raise _wrong(words, 0, f"{', '.join(VERBS[:-1])} or {VERBS[-1]}")
    move, length = read(words)
    if len(words) > length:
        raise _wrong(words, length, "the end")
    return move


def _lay(words: list[str]) -> tuple[Move, int]:
    card, cell = _card(words, 1), _cell(words, 2)
    if len(words) == 3:
        return Lay(card, cell), 3
    return Lay(card, cell, _one_of(words, 3, ("turned",)) == "turned"), 4


def _play(words: list[str]) -> tuple[Move, int]:
    card = _card(words, 1)
    if len(words) == 2:
        return Play(card), 2
    if "," in words[2]:
        return Play(card, _cell(words, 2)), 3
    seat = _number(words, 2, "a seat or a cell")
    if len(words) == 3:
        return Play(card, seat), 3
    return Play(card, seat, _one_of(words, 3, TOOLS)), 4


def _discard(words: list[str]) -> tuple[Move, int]:
    count = min(max(len(words) - 1, 1), MOST_DISCARDED)
    return Discard(tuple([_card(words, index) for index in range(1, count + 1)])), count + 1


def _clear(words: list[str]) -> tuple[Move, int]:
    return Clear(_one_of(words, 1, MAT_CARDS), (_card(words, 2), _card(words, 3))), 4


def _position(words: list[str]) -> tuple[Move, int]:
    return Position(_one_of(words, 1, ("upright", "turned")) == "turned"), 2


def _rob(words: list[str]) -> tuple[Move, int]:
    nobody = words[1:2] == ["nobody"]
    return Rob(None if nobody else _number(words, 1, "a seat or nobody")), 2


_READERS: Final[dict[str, Callable[[list[str]], tuple[Move, int]]]] = {
    "lay": _lay,
    "play": _play,
    "discard": _discard,
    "clear": _clear,
    "bribe": lambda words: (Bribe(_cell(words, 1)), 2),
    "turn": lambda words: (Turn(_cell(words, 1)), 2),
    "position": _position,
    "claim": lambda words: (Claim(_cell(words, 1)), 2),
    "take": lambda words: (Take(_number(words, 1, "a value")), 2),
    "rob": _rob,
}
"""The move that a verb and its words describe, and how many words it uses."""
VERBS: Final = tuple(_READERS)


def _wrong(words: list[str], index: int, expected: str) -> WrongWord:
    return WrongWord(index, expected, words[index] if index < len(words) else "")


def _card(words: list[str], index: int) -> Card:
    try:
        return Card.parse(words[index])
    except (IndexError, ValueError):
        raise _wrong(words, index, "a card") from None


def _cell(words: list[str], index: int) -> Cell:
    try:
        return Cell.parse(words[index])
    except (IndexError, ValueError):
        raise _wrong(words, index, "a cell") from None


def _number(words: list[str], index: int, what: str) -> int:
    if len(words) <= index or _SMALL.fullmatch(words[index]) is None:
        raise _wrong(words, index, what)
    return int(words[index])


def _one_of(words: list[str], index: int, those: tuple[str, ...]) -> str:
    if len(words) <= index or words[index] not in those:
        raise _wrong(words, index, " or ".join([", ".join(those[:-1]), those[-1]][len(those) == 1 :]))
    return words[index]


def packed_move(move: Move) -> int:
    """The move as a number of the fast part of the rules."""
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
    """A seat or a value, which must fit into its bits."""
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


@lru_cache(maxsize=1 << 12)  # moves are values, and most positions have nearly the same moves as the one before
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
