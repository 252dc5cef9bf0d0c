"""A small random generator that gives the same numbers everywhere: for play-outs and samples, never for a deal."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from saboteur.engine.core.native import i64, u8

WORD: Final = 0xFFFFFFFF


class Rng:
    """Xoroshiro with two words of 32 bits: fast and the same everywhere. Never use it for a deal that people play."""

    def __init__(self, seed: i64) -> None:
        self.one: i64 = mixed_up(seed & WORD)
        self.two: i64 = mixed_up(((seed >> 32) & WORD) ^ self.one ^ 0x5BD1E995) | 1  # never both 0

    def __eq__(self, other: object) -> bool:
        """Whether both will give the same numbers."""
        return isinstance(other, Rng) and self.one == other.one and self.two == other.two

    __hash__ = None  # type: ignore[assignment]  # it goes on

    def __repr__(self) -> str:
        return f"<Rng {self.one:08x} {self.two:08x}>"

    def __reduce__(self) -> tuple[object, tuple[int, int]]:
        return rng_at, (int(self.one), int(self.two))

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, for bounds up to 2**30."""
        one = self.one
        two = self.two
        word = (one + two) & WORD
        two ^= one
        self.one = (((one << 26) | (one >> 6)) ^ two ^ (two << 9)) & WORD
        self.two = ((two << 13) | (two >> 19)) & WORD
        return (word * bound) >> 32

    def shuffled(self, items: vec[u8]) -> vec[u8]:
        """The items in another order."""
        mixed = items[:]
        for last in range(i64(len(mixed)) - 1, 0, -1):
            other = self.below(last + 1)
            item = mixed[last]
            mixed[last] = mixed[other]
            mixed[other] = item
        return mixed


def rng_at(one: i64, two: i64) -> Rng:
    """A generator that goes on from these words."""
    rng = Rng(0)
    rng.one = one
    rng.two = two
    return rng


def mixed_up(word: i64) -> i64:
    """A word of 32 bits in which every bit depends on every bit of the given one."""
    word ^= word >> 16
    word = (word * 0x21F0AAAD) & WORD
    word ^= word >> 15
    word = (word * 0x735A2D97) & WORD
    return word ^ (word >> 15)
