"""Records of whole games, line by line, as text and as plain values."""

__all__ = [
    "lines",
    "plain",
    "reading",
    "record",
    "text",
    "wellformed",
]
