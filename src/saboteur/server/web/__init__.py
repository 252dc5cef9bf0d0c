"""The server's doors: HTTP and WebSockets."""

__all__ = ["app", "built", "guard", "house", "patience"]
