"""Bots that search: they weigh a few moves by play-outs of worlds they hold likely, and hide what they are."""

__all__ = [
    "level",
    "temper",
    "thinker",
]
