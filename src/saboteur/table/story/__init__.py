"""What happened, told as a story: a summary of each round and of the game, safe for the observer it is made for."""

__all__ = [
    "chronicle",
    "plain",
    "schema",
    "summary",
    "whole",
]
