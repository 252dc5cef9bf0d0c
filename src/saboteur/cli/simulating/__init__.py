"""What `saboteur simulate` prints, and where it writes."""

__all__ = [
    "outputs",
    "results",
    "retold",
]
