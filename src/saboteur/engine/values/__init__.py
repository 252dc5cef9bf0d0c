"""What things are: cards, tiles, cells, dwarves, facts, refusals. Values that print, parse and compare; no rule."""
# mypyc: off

__all__ = [
    "cards",
    "causes",
    "cell",
    "facts",
    "nature",
    "question",
    "refusal",
    "roles",
    "tile",
    "unknown",
]
