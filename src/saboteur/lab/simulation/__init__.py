"""Many games of bots and their statistics: plans, workers, sums, intervals, reports."""

__all__ = [
    "document",
    "estimates",
    "measuring",
    "page",
    "plan",
    "played",
    "plots",
    "report",
    "summary",
    "tally",
    "workers",
]
