"""The plain bot, a noun a file: what it sees, what ways cost, whom it trusts, and how each dwarf plays."""

__all__ = [
    "digger",
    "duel",
    "dwarf",
    "habits",
    "player",
    "prospect",
    "saboteur",
    "teams",
    "veins",
    "worth",
]
