"""The other side of the wire: programs that sit at the tables of a server."""

__all__ = ["address", "connection", "line", "program", "remoteseat", "visitor"]
