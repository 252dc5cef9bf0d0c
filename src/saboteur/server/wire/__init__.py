"""What goes over the network: every message in and out as a value, and the descriptions made from them."""

__all__ = [
    "answers",
    "bodies",
    "checks",
    "messages",
    "oneline",
    "places",
    "requests",
    "schema",
    "settings",
    "typescript",
]
