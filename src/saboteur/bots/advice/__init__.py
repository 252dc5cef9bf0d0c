"""Advice for a person: the move that a bot would make at their seat, and why, as far as the seat knows."""

__all__ = [
    "advisor",
]
