"""Games, moves, facts, statements and deals as text and as plain values."""

__all__ = [
    "deals",
    "drawing",
    "facts",
    "games",
    "moves",
    "plain",
    "positions",
    "records",
    "schema",
    "statements",
    "text",
    "version",
]
