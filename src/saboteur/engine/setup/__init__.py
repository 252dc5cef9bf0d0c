"""Positions that somebody describes: a setup, everything that is wrong with it, and the game it gives."""
# mypyc: off

__all__ = [
    "asked",
    "setup",
]
