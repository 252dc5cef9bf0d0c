"""The game in a terminal, line by line: for one person against bots, or for friends at one keyboard."""

__all__ = [
    "after",
    "asking",
    "desk",
    "fresh",
    "handbook",
    "held",
    "keeping",
    "menu",
    "news",
    "pace",
    "page",
    "person",
    "picture",
    "results",
    "sitting",
    "typed",
    "wishes",
]
