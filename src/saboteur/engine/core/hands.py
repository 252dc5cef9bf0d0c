"""Hands, mats, deck and discard: the places of cards outside the mine."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec

from saboteur.engine.core.native import i32, i64, u8
from saboteur.engine.core.rules import Rules
from saboteur.engine.core.vecs import NO_CELLS, bytes_of, cells_of
from saboteur.engine.values import facts
from saboteur.engine.values.cards import CARDS, Card
from saboteur.engine.values.cell import Cell

SEAT: Final = 8  # bytes for each seat: six cards in rising order, their number, the mat's bits
HELD: Final = 6
MAT: Final = 7
OPENLY: Final = 255
NO_TELLING: Final[list[facts.Fact]] = []


def card_of(kind: i64) -> Card:
    """The card of a kind."""
    return CARDS[kind - 1]


def cell_of(code: i64) -> Cell:
    """The cell of a code."""
    return Cell.of_code(int(code))


def pack_thrown(kind: i64, by: i64) -> i64:
    """A card of the discard: its kind, and who laid it face down, or OPENLY."""
    return kind | (by << 8)


def thrown_kind(entry: i64) -> i64:
    """The kind of a card of the discard."""
    return entry & 255


def thrown_by(entry: i64) -> i64:
    """Who laid it face down, or OPENLY."""
    return entry >> 8


class Hands:
    """The cards in hands, in front of seats, in the deck and in the discard."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Rules = rules
        self.seats: vec[u8] = rules.no_cards
        self.deck: vec[u8] = rules.deck  # its first cards are those that went out unseen
        self.top: i64 = i64(len(rules.deck))
        self.discard: vec[i32] = NO_CELLS  # as `pack_thrown` packs them, in the order thrown
        self.held: i64 = 0  # cards in all hands
        self.telling: bool = False
        self.told: list[facts.Fact] = NO_TELLING

    def take_arrays(self, arrays: dict[str, list[int]]) -> None:
        """Takes those of a state as plain values, each out of the dictionary (pickling.py).

        An array that interpreted code assigns to a compiled object is never freed (mypyc 2.4): it is done here.
        """
        self.seats = bytes_of(arrays.pop("seats"))
        self.deck = bytes_of(arrays.pop("deck"))
        self.discard = cells_of(arrays.pop("discard"))

    def left(self) -> i64:
        """Cards left in the deck."""
        return i64(len(self.deck)) - self.top

    def hand(self, seat: i64) -> list[i64]:
        """The kinds in a hand, in rising order."""
        return [i64(self.seats[seat * SEAT + index]) for index in range(i64(self.seats[seat * SEAT + HELD]))]

    def held_by(self, seat: i64) -> i64:
        """How many cards a seat has."""
        return i64(self.seats[seat * SEAT + HELD])

    def mat(self, seat: i64) -> i64:
        """What lies in front of a seat, as bits."""
        return i64(self.seats[seat * SEAT + MAT])

    def set_mat(self, seat: i64, bits: i64) -> None:
        """Sets what lies in front of a seat."""
        self.seats[seat * SEAT + MAT] = u8(bits)

    def count_in_hand(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind a seat has."""
        count: i64 = 0
        for index in range(i64(self.seats[seat * SEAT + HELD])):
            if i64(self.seats[seat * SEAT + index]) == kind:
                count += 1
        return count

    def insert(self, seat: i64, kind: i64) -> None:
        """Puts a card into a hand, which stays in rising order."""
        seats = self.seats
        base = seat * SEAT
        index = base + i64(seats[base + HELD])
        while index > base and i64(seats[index - 1]) > kind:
            seats[index] = seats[index - 1]
            index -= 1
        seats[index] = u8(kind)
        seats[base + HELD] = u8(i64(seats[base + HELD]) + 1)
        self.held += 1

    def drop(self, seat: i64, kind: i64) -> None:
        """Takes a card out of a hand."""
        seats = self.seats
        base = seat * SEAT
        last = base + i64(seats[base + HELD]) - 1
        index = base
        while i64(seats[index]) != kind:
            index += 1
        while index < last:
            seats[index] = seats[index + 1]
            index += 1
        seats[base + HELD] = u8(last - base)
        self.held -= 1

    def draw_top(self, seat: i64) -> i64:
        """The top card of the deck goes to a hand."""
        kind = i64(self.deck[self.top])
        self.top += 1
        self.insert(seat, kind)
        return kind

    def draw(self, seat: i64, count: i64) -> None:
        """Draws this number of cards, as long as the deck has any."""
        while count > 0 and self.top < i64(len(self.deck)):
            kind = self.draw_top(seat)
            if self.telling:
                self.told.append(facts.Drew(int(seat), card_of(kind)))
            count -= 1

    def throw(self, kind: i64, by: i64) -> None:
        """A card goes to the discard, face down by a seat or openly."""
        self.discard = append(self.discard, i32(pack_thrown(kind, by)))
