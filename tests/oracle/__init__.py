"""A second, slow and simple implementation of the rules (docs/rules/numbered.md), to compare with the fast engine."""

from .game import Oracle, redact

__all__ = ["Oracle", "redact"]
