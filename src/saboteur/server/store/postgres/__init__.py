"""The store of several nodes: a PostgreSQL database, one connection that writes, one that listens, a few that read."""

__all__ = ["database", "rows", "schema", "store"]
