"""How fast the rules, the surfaces, the bots that search, the referee and an import are."""

__all__ = [
    "budgets",
    "importing",
    "refereeing",
    "speed",
    "surfaces",
    "thinking",
]
