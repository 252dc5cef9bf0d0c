"""The arena: bots compared on the same deals, with seats and roles exchanged; figures, ratings, reports."""

__all__ = [
    "cluster",
    "contest",
    "document",
    "jsonlines",
    "ledger",
    "lineup",
    "playing",
    "presets",
    "question",
    "raycluster",
    "report",
    "run",
    "sequential",
    "standings",
]
