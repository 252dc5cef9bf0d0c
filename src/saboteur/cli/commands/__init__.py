"""The commands of `saboteur`, a module each, named like the command."""

__all__ = [
    "bench",
    "bot",
    "completion",
    "convert",
    "deal",
    "demo",
    "fairness",
    "join",
    "load",
    "match",
    "perft",
    "play",
    "referee",
    "replay",
    "schema",
    "serve",
    "simulate",
    "verify",
]
