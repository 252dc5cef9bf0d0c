"""What an observer makes of the others: a probability for every assignment of dwarves and every place of the gold."""

__all__ = [
    "belief",
    "ear",
    "eye",
]
