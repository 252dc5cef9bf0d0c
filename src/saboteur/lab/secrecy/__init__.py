"""Whether how long a server takes to answer tells a seat what it does not know."""

__all__ = ["timing"]
