"""The server's doors: HTTP and WebSockets."""

__all__ = ["app", "guard", "house", "patience"]
