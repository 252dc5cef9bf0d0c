"""A slow, plain second writing of the rules (docs/rules/numbered.md), to compare the fast engine with."""

from .game import Oracle, redact

__all__ = ["Oracle", "redact"]
