"""The referee: lines of JSON in, lines of JSON out (docs/protocol.md)."""

__all__ = [
    "answers",
    "catalogue",
    "lines",
    "protocol",
    "referee",
    "schema",
]
