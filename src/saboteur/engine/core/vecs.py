"""Makes the flat arrays of small numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8


def no_bytes() -> vec[u8]:
    """An empty array of bytes."""
    return vec[u8]()


def no_cells() -> vec[i32]:
    """An empty array of cells or other numbers below two thousand million."""
    return vec[i32]()


def bytes_of(values: list[int]) -> vec[u8]:
    """An array of bytes; a value that does not fit is a mistake."""
    array = vec[u8](capacity=len(values))
    for value in values:
        assert 0 <= value < 256, value
        array = append(array, u8(value))
    return array


def zeros(size: i64) -> vec[u8]:
    """An array of this number of bytes, all 0."""
    if size <= i64(len(ZEROS)):
        return ZEROS[:size]
    return bytes_of([0] * size)


def cells_of(values: list[int]) -> vec[i32]:
    """An array of cells or other numbers."""
    array = vec[i32](capacity=len(values))
    for value in values:
        array = append(array, i32(value))
    return array


def copied_with_room(cells: vec[i32], more: i64) -> vec[i32]:
    """The same array, to which this number of items can be appended without new memory."""
    array = vec[i32](capacity=i64(len(cells)) + more)
    for cell in cells:
        array = append(array, cell)
    return array


def words_of(values: list[int]) -> vec[i64]:
    """An array of moves or codes of cells."""
    array = vec[i64](capacity=len(values))
    for value in values:
        array = append(array, i64(value))
    return array


ZEROS: Final = bytes_of([0] * 2048)
"""An empty array for the keys of a mine with two walkers; it is copied, never changed."""
NO_BYTES: Final = no_bytes()
NO_CELLS: Final = no_cells()
