"""What `saboteur arena` asks for and prints."""

__all__ = [
    "asked",
    "doing",
    "results",
    "watching",
]
