"""What an observer makes of the others: a probability for every dwarf, every place of the gold, every vein card."""

__all__ = [
    "belief",
    "ear",
    "eye",
    "veinbelief",
]
