"""A record step by step, and the words for each step."""

__all__ = [
    "steps",
    "stepwords",
]
