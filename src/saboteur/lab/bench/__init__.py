"""How fast the rules, the surfaces, the referee and an import are."""

__all__ = [
    "importing",
    "refereeing",
    "speed",
    "surfaces",
]
