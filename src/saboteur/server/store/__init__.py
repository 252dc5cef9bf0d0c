"""What is kept on disk: games step by step, people, and what belongs to neither."""

__all__ = ["copies", "kept", "schema", "sqlite", "store"]
