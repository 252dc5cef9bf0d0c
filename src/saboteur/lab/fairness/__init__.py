"""Whether deals are fair: counts over many of them, and shuffles that are not."""

__all__ = [
    "badshuffles",
    "counts",
    "statistics",
]
