"""Moves: what a player wants to do. `str` writes a move as in records, and `parse_move` reads it."""
# mypyc: off

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from saboteur.engine.core import packed
from saboteur.engine.core.tables import KIND
from saboteur.engine.values.cards import CARDS, MAT_CARDS, TOOLS, Card, MatCard, Tool
from saboteur.engine.values.cell import Cell

T = TypeVar("T", bound=str)

MOST_DISCARDED: Final = 3  # in any game (6.2)
SEAT_NUMBERS: Final = 100  # more than any game has: such a seat is refused, a greater number is no seat
LARGEST: Final = (1 << 29) - 1
MOST_UNPACKED: Final = 1 << 15  # some 8 MB
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
    tool: Tool | None = None

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

    what: MatCard
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
        super().__init__(index, expected, found)
        self.index = index
        self.expected = expected
        self.found = found

    def __str__(self) -> str:
        return f"expected {self.expected}, found {repr(self.found) if self.found else 'nothing'}"


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


def _one_of(words: list[str], index: int, those: tuple[T, ...]) -> T:
    for each in those:
        if words[index : index + 1] == [each]:
            return each
    raise _wrong(words, index, " or ".join([", ".join(those[:-1]), str(those[-1])][len(those) == 1 :]))


def packed_move(move: Move) -> int:
    """The move as the fast part of the rules knows it."""
    pack = _PACKERS.get(type(move))
    if pack is None:
        raise InvalidMove(f"not a move: {move!r}")
    return pack(move)


def _packed_lay(move: Lay) -> int:
    number = packed.pack_cell(packed.LAY, _kind(move.card), move.cell.code)
    return number | packed.TURNED_BIT if move.turned else number


def _packed_play(move: Play) -> int:
    kind = _kind(move.card)
    match move.on, move.tool:
        case int(seat), None | "":
            return packed.pack(packed.ON_SEAT, kind, _small(seat), 0)
        case int(seat), str(tool):
            return packed.pack(packed.ON_SEAT, kind, _small(seat), _place(tool) + 1)
        case Cell() as cell, None:
            return packed.pack_cell(packed.ON_CELL, kind, cell.code)
        case None, None:
            return packed.pack(packed.THEFT, kind, 0, 0)
        case _:
            raise InvalidMove(f"not a move: {move!r}")


def _packed_discard(move: Discard) -> int:
    one, two, three = (*map(_kind, move.cards), 0, 0)[:3]
    return packed.pack(packed.DISCARD, one, two, three)


def _packed_clear(move: Clear) -> int:
    match move.cards:
        case (one, other):
            return packed.pack(packed.CLEAR, _place(move.what), _kind(one), _kind(other))
    raise InvalidMove(f"not a move: {move!r}")


_PACKERS: Final[dict[type, Callable[[Any], int]]] = {
    Lay: _packed_lay,
    Play: _packed_play,
    Discard: _packed_discard,
    Clear: _packed_clear,
    Bribe: lambda move: packed.pack_cell(packed.BRIBE, 0, move.cell.code),
    Turn: lambda move: packed.pack_cell(packed.TURN, 0, move.cell.code),
    Position: lambda move: packed.POSITION | (packed.TURNED_BIT if move.turned else 0),
    Claim: lambda move: packed.pack_cell(packed.CLAIM, 0, move.cell.code),
    Take: lambda move: packed.pack(packed.TAKE, _small(move.value), 0, 0),
    Rob: lambda move: packed.pack(packed.ROB, 0 if move.seat is None else _small(move.seat) + 1, 0, 0),
}


def _small(number: int) -> int:
    """A seat or a value, which must fit into its bits."""
    if not 0 <= number < SEAT_NUMBERS:
        raise InvalidMove(f"expected a number from 0 to {SEAT_NUMBERS - 1}, found {number}")
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


def _unpacked(move: int) -> Move:
    a = packed.a_of(move)
    match packed.op_of(move):
        case packed.DISCARD:  # the expansion has tens of thousands of them
            return _discard_of([CARDS[kind - 1] for kind in (a, packed.b_of(move), packed.c_of(move)) if kind])
        case packed.LAY:
            return Lay(CARDS[a - 1], _cell_in(move), bool(packed.is_turned(move)))
        case packed.ON_SEAT:
            tool = packed.c_of(move)
            return Play(CARDS[a - 1], packed.b_of(move), TOOLS[tool - 1] if tool else None)
        case packed.ON_CELL:
            return Play(CARDS[a - 1], _cell_in(move))
        case packed.THEFT:
            return Play(CARDS[a - 1])
        case packed.CLEAR:
            return Clear(MAT_CARDS[a], (CARDS[packed.b_of(move) - 1], CARDS[packed.c_of(move) - 1]))
        case packed.BRIBE:
            return Bribe(_cell_in(move))
        case packed.TURN:
            return Turn(_cell_in(move))
        case packed.POSITION:
            return Position(bool(packed.is_turned(move)))
        case packed.CLAIM:
            return Claim(_cell_in(move))
        case packed.TAKE:
            return Take(a)
        case packed.ROB:
            return Rob(a - 1 if a else None)
        case _:
            raise InvalidMove(f"not a move: {move}")


def _cell_in(move: int) -> Cell:
    return Cell.of_code(packed.code_in(move))


def _discard_of(cards: list[Card]) -> Discard:
    """Cards in rising order need not be sorted again."""
    discard = Discard.__new__(Discard)
    object.__setattr__(discard, "cards", tuple(cards))
    return discard


class _Unpacked(dict[int, Move]):
    """Moves are values, and most positions offer what the one before did: each is made once."""

    def __missing__(self, number: int) -> Move:
        if len(self) >= MOST_UNPACKED:
            self.clear()
        move = self[number] = _unpacked(number)
        return move


kept_moves: Final = _Unpacked()
"""Those of `unpacked_move`: at most `MOST_UNPACKED`, whatever is played."""
unpacked_move: Final[Callable[[int], Move]] = kept_moves.__getitem__
"""The move of a number that a list has given; `move_of` looks at any other."""


def move_of(number: int) -> Move:
    """The move of any number; one that no move has raises `InvalidMove`.

    >>> str(move_of(packed_move(parse_move("lay base_ew 1,0"))))
    'lay base_ew 1,0'
    >>> move_of(1)
    Traceback (most recent call last):
    saboteur.engine.moves.InvalidMove: not a move: 1
    """
    if not 0 <= number <= LARGEST:
        raise InvalidMove(f"not a move: {number}")
    try:
        move = _unpacked(number)
        sound = not isinstance(move, Discard) or move == Discard(move.cards)
        if sound and packed_move(move) == number:
            return move
    except (IndexError, InvalidMove):
        pass
    raise InvalidMove(f"not a move: {number}")
