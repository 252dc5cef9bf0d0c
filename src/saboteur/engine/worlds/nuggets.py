"""Nugget cards of one possibility, put into a state: purses, pile and offer (5.1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append

from saboteur.engine.core.native import i64, u8
from saboteur.engine.core.rng import Rng
from saboteur.engine.core.state import State
from saboteur.engine.core.vecs import bytes_of, no_bytes
from saboteur.engine.worlds.paths import Paths

LOST: Final = 1 << 16  # a label: the seat, then a value it gained, or LOST and four bits for each value


def gain_label(seat: i64, value: i64) -> i64:
    """A seat gained a card of this value."""
    return seat | (value << 8)


def loss_label(seat: i64, values: tuple[int, ...]) -> i64:
    """A seat put these cards back (5.4)."""
    label = seat | LOST
    for value in values:
        label += 1 << (16 + 4 * value)
    return label


def label_seat(label: i64) -> i64:
    """Whose purse it is about."""
    return label & 255


def label_gain(label: i64) -> i64:
    """The value of the card gained, if nothing is lost."""
    return label >> 8


def label_loss(label: i64, value: i64) -> i64:
    """How many cards of a value were put back, if LOST."""
    return (label >> (16 + 4 * value)) & 15


def fill_purses(state: State, paths: Paths, rng: Rng) -> i64:
    """Draws what everybody owns; the place among the leaves."""
    leaf = paths.walk(rng)
    nuggets = bytes_of([0] * (state.rules.seats * 4))
    for step in range(paths.steps):
        label = paths.trail[step]
        base = label_seat(label) * 4
        if label & LOST:
            for value in range(1, 4):
                # Walked from the end, so that a loss comes before its gain: bytes wrap round.
                count = i64(nuggets[base + value]) - label_loss(label, value)
                nuggets[base + value] = u8(count & 255)
        elif label:
            value = label_gain(label)
            nuggets[base + value] = u8((i64(nuggets[base + value]) + 1) & 255)
    state.set_purses(nuggets)
    return leaf


def fill_pile(state: State, ones: i64, twos: i64, threes: i64, rng: Rng) -> None:
    """The pile in any order."""
    pile = no_bytes()
    for _ in range(ones):
        pile = append(pile, u8(1))
    for _ in range(twos):
        pile = append(pile, u8(2))
    for _ in range(threes):
        pile = append(pile, u8(3))
    state.set_pile(rng.shuffled(pile))
