"""Whether a record is right: played again as a whole, or as far as one observer saw it (docs/fair-deal.md)."""

__all__ = [
    "steps",
    "verify",
]
