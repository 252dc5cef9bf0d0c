"""Games, moves, facts, statements and deals as text and as plain values; reasons for moves as values."""

__all__ = [
    "advice",
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
