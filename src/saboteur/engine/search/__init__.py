"""For searches: positions by numbers, play-outs, policies, ways to the gold, what moves are worth and tell, perft."""
# mypyc: off

__all__ = [
    "digging",
    "judging",
    "node",
    "outlook",
    "perft",
    "playout",
    "policy",
    "posterior",
    "promise",
    "rating",
    "sampling",
    "survey",
    "taste",
    "trials",
    "ways",
    "witness",
]
