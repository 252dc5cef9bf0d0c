"""The terminal game at a server's table: the same pages and questions as `saboteur play`, with people elsewhere."""

__all__ = ["counter", "hearing", "known", "visit"]
