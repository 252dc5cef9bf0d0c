"""What a server bears: whole games of many people over real WebSockets, and what they cost it (docs/load.md)."""

__all__ = ["capacity", "crowd", "load", "ownserver", "plan", "rows", "scenes"]
