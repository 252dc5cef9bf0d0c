"""One game being played, without I/O: seats, the deal, moves and statements in, facts out, the record of it all."""

__all__ = [
    "committed",
    "driver",
    "fair",
    "fields",
    "log",
    "referee",
    "refusals",
    "seat",
    "seated",
    "story",
    "table",
    "talk",
    "telling",
    "verifying",
]
