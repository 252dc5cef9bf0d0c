"""Open tables: who sits there, what is played, and who is told what, when it is safely stored."""

__all__ = [
    "changes",
    "codes",
    "desk",
    "desks",
    "doing",
    "job",
    "listener",
    "names",
    "nodes",
    "played",
    "refusals",
    "seating",
    "shown",
    "story",
    "telling",
]
