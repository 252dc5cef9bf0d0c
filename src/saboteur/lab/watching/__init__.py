"""What play gives away: how much a watcher learns about the dwarves from public facts, and how right they are."""

__all__ = [
    "calibration",
    "document",
    "fitting",
    "measured",
    "observers",
    "report",
    "rounds",
    "talking",
]
