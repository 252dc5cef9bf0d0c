"""The game in a terminal, line by line: for one person against bots, or for friends at one keyboard."""

__all__ = [
    "desk",
    "keeping",
    "menu",
    "person",
    "sitting",
    "wishes",
]
