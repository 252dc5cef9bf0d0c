"""The commands of `saboteur`, a module each, named like the command."""

__all__ = [
    "bench",
    "completion",
    "convert",
    "deal",
    "demo",
    "fairness",
    "match",
    "perft",
    "play",
    "referee",
    "replay",
    "schema",
    "simulate",
    "verify",
]
