"""Tables that people reach over the network: the only room with sockets, a disk, a clock and secrets."""

__all__ = [
    "bots",
    "files",
    "holding",
    "logs",
    "moving",
    "opening",
    "people",
    "starting",
    "store",
    "tables",
    "web",
    "wire",
]
