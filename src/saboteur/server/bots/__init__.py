"""Bots at the tables: quick ones think in the server's process, the others in processes of their own."""

__all__ = ["botroom", "hintroom", "workers"]
