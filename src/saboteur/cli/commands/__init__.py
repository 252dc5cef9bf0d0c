"""The commands of `saboteur`, a module each, named like the command."""

__all__ = [
    "backup",
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
    "restore",
    "schema",
    "serve",
    "simulate",
    "verify",
]
