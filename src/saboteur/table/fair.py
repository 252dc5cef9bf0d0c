"""A deal that everybody can check: the host commits to a seed, the seats add nonces (docs/fair-deal.md)."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from saboteur.engine.deal import SeededDealer
from saboteur.notation.records.wellformed import is_commitment, is_nonce


class InvalidSeed(ValueError):
    """A malformed seed or nonce."""


def commitment(seed: str) -> str:
    """What is published before the first card; `printf %s SEED | sha256sum` gives the same.

    >>> commitment("00" * 32)
    '60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55'
    """
    if not is_commitment(seed):
        raise InvalidSeed("a seed one can commit to has 64 digits 0-9a-f")
    return hashlib.sha256(seed.encode("ascii")).hexdigest()


def key(seed: str, nonces: Sequence[str] = ()) -> str:
    """What the shuffle is seeded with: the seed alone, or with the nonces, an empty one for a seat that gave none.

    >>> key("5eed"), key("5eed", ["", "luck", ""])
    ('5eed', '5eed::luck:')
    """
    for nonce in nonces:
        if nonce and not is_nonce(nonce):
            raise InvalidSeed("a nonce has 1 to 64 letters, digits, - or _, and is not - alone")
    return ":".join([seed, *nonces]) if any(nonces) else seed


def dealer(seed: str, nonces: Sequence[str] = ()) -> SeededDealer:
    """Who shuffles by the seed and the nonces."""
    return SeededDealer(key(seed, nonces))
