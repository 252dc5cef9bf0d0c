"""What measures: games between bots, their memory, simulations, the arena, fairness of deals, speed."""

__all__ = [
    "arena",
    "bench",
    "contest",
    "fairness",
    "load",
    "pace",
    "secrecy",
    "simulation",
    "standing",
    "watching",
]
