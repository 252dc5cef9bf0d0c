"""For searches and measurements: positions by whole numbers, play-outs, simple policies, ways to the gold, perft."""
# mypyc: off

__all__ = [
    "digging",
    "node",
    "perft",
    "playout",
    "policy",
    "trials",
    "ways",
]
