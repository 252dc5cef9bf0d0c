"""The rule book, compiled: states made of whole numbers, the legal moves, and why other moves are refused."""
# mypyc: off

__all__ = [
    "actions",
    "base",
    "duel",
    "ending",
    "expansion",
    "giving",
    "hands",
    "holdings",
    "listing",
    "mine",
    "native",
    "packed",
    "payout",
    "refusing",
    "rng",
    "rules",
    "state",
    "tables",
    "vecs",
]
