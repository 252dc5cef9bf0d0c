"""Players: told a view, then the facts and statements of their seat; nothing else."""

__all__ = [
    "advice",
    "belief",
    "builtin",
    "command",
    "diggers",
    "plain",
    "thinking",
    "uniform",
]
