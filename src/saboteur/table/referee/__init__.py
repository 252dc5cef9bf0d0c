"""The referee: lines of JSON in, lines of JSON out (docs/protocol.md)."""

__all__ = [
    "lines",
    "protocol",
    "referee",
    "schema",
]
