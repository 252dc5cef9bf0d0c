"""What is kept on disk: games step by step, people, and what belongs to neither."""

__all__ = [
    "copies",
    "filerows",
    "hosting",
    "kept",
    "naming",
    "news",
    "owning",
    "postgres",
    "rows",
    "schema",
    "sqlite",
    "store",
]
