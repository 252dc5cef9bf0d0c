"""A bot that is a command: its process, its lines, its limits, and what goes wrong with it (docs/bot-protocol.md)."""

__all__ = [
    "command",
    "failure",
    "limits",
    "schema",
]
