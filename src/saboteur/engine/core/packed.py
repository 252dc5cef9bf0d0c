"""Moves as integers, for the fast part of the rules: four bits for the kind of move, then three bytes and a bit.

bits 0-3 operation, 4-11 a, 12-19 b, 20-27 c, 28 turned; a cell's code (mine.py) takes b and c together
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec

from saboteur.engine.core.native import i64
from saboteur.engine.core.vecs import words_of
from saboteur.engine.values.question import Question

LAY: Final = 1  # a kind, bc cell, turned
ON_SEAT: Final = 2  # a kind, b seat, c 1 + tool for a repair
ON_CELL: Final = 3  # a kind, bc cell
THEFT: Final = 4  # a kind
DISCARD: Final = 5  # a, b, c kinds in rising order, 0 for none
CLEAR: Final = 6  # a place in MAT_CARDS, b and c kinds in rising order
BRIBE: Final = 7  # bc cell
TURN: Final = 8  # bc cell
POSITION: Final = 9  # turned
CLAIM: Final = 10  # bc cell
TAKE: Final = 11  # a value
ROB: Final = 12  # a 1 + seat, 0 for nobody

# Where the parts begin. The functions below pack and unpack; loops that are hot interpreted too write it out by these.
OP_BITS: Final = 15
A_SHIFT: Final = 4
B_SHIFT: Final = 12
C_SHIFT: Final = 20
CODE_BITS: Final = 0xFFFF
TURNED_SHIFT: Final = 28
TURNED_BIT: Final = 1 << TURNED_SHIFT

# What is asked.
A_TURN: Final = 0
A_GOAL: Final = 1
A_POSITION: Final = 2
A_CLAIM: Final = 3
A_NUGGET: Final = 4
A_ROB: Final = 5
A_DEAL: Final = 6
A_OVER: Final = 7
ASKED: Final[tuple[Question, ...]] = ("turn", "goal", "position", "claim", "nugget", "rob", "deal", "over")


def column_of(code: i64) -> i64:
    """Where a cell of this code (mine.py) lies from west to east."""
    return code & 255


def row_of(code: i64) -> i64:
    """Where it lies from south to north."""
    return code >> 8


def distance(one: i64, other: i64) -> i64:
    """|dx| + |dy| between two cells."""
    dx = column_of(one) - column_of(other)
    dy = row_of(one) - row_of(other)
    return (dx if dx > 0 else -dx) + (dy if dy > 0 else -dy)


def pack(op: i64, a: i64, b: i64, c: i64) -> i64:
    """A move of three bytes."""
    return op | (a << A_SHIFT) | (b << B_SHIFT) | (c << C_SHIFT)


def pack_cell(op: i64, a: i64, code: i64) -> i64:
    """A move that names a cell."""
    return op | (a << A_SHIFT) | (code << B_SHIFT)


def op_of(move: i64) -> i64:
    """What is done."""
    return move & OP_BITS


def a_of(move: i64) -> i64:
    """Its first byte."""
    return (move >> A_SHIFT) & 255


def b_of(move: i64) -> i64:
    """Its second byte."""
    return (move >> B_SHIFT) & 255


def c_of(move: i64) -> i64:
    """Its third byte."""
    return (move >> C_SHIFT) & 255


def kinds_in(move: i64) -> i64:
    """Its three bytes together: the kinds of a discard, the first in the lowest byte."""
    return (move >> A_SHIFT) & 0xFFFFFF


def is_turned(move: i64) -> i64:
    """1 if it lays a card upside down, else 0."""
    return (move >> TURNED_SHIFT) & 1


def code_in(move: i64) -> i64:
    """The cell it names."""
    return (move >> B_SHIFT) & CODE_BITS


ROOM: Final = words_of([0] * 2048)
"""Copied, never changed."""


class Moves:
    """A list of moves that can be filled many times without new memory."""

    def __init__(self) -> None:
        self.items: vec[i64] = ROOM[:]
        self.count: i64 = 0

    def room(self, more: i64) -> None:
        """Makes sure that this number of moves can be added."""
        while self.count + more > i64(len(self.items)):
            self.items = append(self.items, 0)

    def add(self, move: i64) -> None:
        """Appends a move; there must be room."""
        self.items[self.count] = move
        self.count += 1

    def numbers(self) -> list[int]:
        """All of them, in a list of their own."""
        items = self.items
        return [int(items[index]) for index in range(self.count)]

    def __len__(self) -> int:
        return int(self.count)

    def __getitem__(self, index: int) -> int:
        if not 0 <= index < self.count:
            raise IndexError(index)
        return int(self.items[index])


_spare: Final[list[Moves]] = []


def borrowed_moves() -> Moves:
    """Room to list moves in, which takes longer to make than to fill; its user gives it back when done."""
    try:
        return _spare.pop()
    except IndexError:  # none, or another thread has taken it
        return Moves()


def give_back(moves: Moves) -> None:
    """The room may be borrowed again."""
    _spare.append(moves)
