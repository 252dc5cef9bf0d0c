"""Moves as integers, for the fast part of the rules: four bits for the kind of move, then three bytes and a bit.

bits 0-3 operation, 4-11 a, 12-19 b, 20-27 c, 28 turned; a cell's code (mine.py) takes b and c together
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec

from saboteur.engine.native import i64
from saboteur.engine.vecs import words_of

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
ASKED: Final = ("turn", "goal", "position", "claim", "nugget", "rob", "deal", "over")


def pack(op: i64, a: i64, b: i64, c: i64) -> i64:
    """A move of three bytes."""
    return op | (a << 4) | (b << 12) | (c << 20)


def pack_cell(op: i64, a: i64, code: i64) -> i64:
    """A move that names a cell."""
    return op | (a << 4) | (code << 12)


def a_of(move: i64) -> i64:
    """Its first byte."""
    return (move >> 4) & 255


def b_of(move: i64) -> i64:
    """Its second byte."""
    return (move >> 12) & 255


def c_of(move: i64) -> i64:
    """Its third byte."""
    return (move >> 20) & 255


def code_in(move: i64) -> i64:
    """The cell it names."""
    return (move >> 12) & 0xFFFF


class Moves:
    """A list of moves that can be filled many times without new memory."""

    def __init__(self) -> None:
        self.items: vec[i64] = words_of([0] * 2048)
        self.count: i64 = 0

    def room(self, more: i64) -> None:
        """Makes sure that this number of moves can be added."""
        while self.count + more > i64(len(self.items)):
            self.items = append(self.items, 0)

    def add(self, move: i64) -> None:
        """Appends a move; there must be room."""
        self.items[self.count] = move
        self.count += 1

    def __len__(self) -> int:
        return int(self.count)

    def __getitem__(self, index: int) -> int:
        if not 0 <= index < self.count:
            raise IndexError(index)
        return int(self.items[index])
