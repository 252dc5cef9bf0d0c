"""What measures: matches between bots, their strength and memory, simulations, fairness of deals, speed."""

__all__ = [
    "arena",
    "bench",
    "contest",
    "fairness",
    "load",
    "secrecy",
    "simulation",
    "standing",
    "watching",
]
