"""Many games of bots and their statistics: plans, workers, sums, intervals, reports."""

__all__ = [
    "document",
    "estimates",
    "plan",
    "played",
    "report",
    "summary",
    "tally",
    "workers",
]
