"""Positions as text and as plain values: what the table knows, or what an observer knows."""

__all__ = [
    "plain",
    "position",
]
