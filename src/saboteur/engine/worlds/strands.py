"""What others did, a packed word each: the strands that slots.py follows cards along."""

from __future__ import annotations

from saboteur.engine.core.native import i64


def pack_word(what: i64, seat: i64, a: i64, b: i64, layer: i64) -> i64:
    """Something another seat did: the slot or kind or number in `a`, the place in the discard in `b`."""
    return what | (seat << 3) | (a << 8) | (b << 24) | (layer << 40)


def what_in(word: i64) -> i64:
    """What it did."""
    return word & 7


def seat_in(word: i64) -> i64:
    """Which seat."""
    return (word >> 3) & 31


def a_in(word: i64) -> i64:
    """The slot, the kind, or how many cards."""
    return (word >> 8) & 0xFFFF


def b_in(word: i64) -> i64:
    """The place in the discard."""
    return (word >> 24) & 0xFFFF


def layer_in(word: i64) -> i64:
    """Which of the resolved ones, 0: none."""
    return word >> 40


def pack_hidden(place: i64, seat: i64) -> i64:
    """A place in the discard where a seat laid a card face down."""
    return place | (seat << 16)


def hidden_place(entry: i64) -> i64:
    """The place in the discard."""
    return entry & 0xFFFF


def hidden_by(entry: i64) -> i64:
    """Who laid it there."""
    return entry >> 16
