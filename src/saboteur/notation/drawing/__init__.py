"""Diagrams of the mine, drawn and read."""

__all__ = [
    "diagram",
    "large",
    "marks",
]
