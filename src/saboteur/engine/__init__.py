"""The rules. Pure: no clock, no input or output, no randomness of its own.

A game of any ruleset (`game`), its rulesets, deals, moves, views and outcomes; below it the rooms of the rule book.
"""
# mypyc: off

__all__ = [
    "core",
    "deal",
    "drawing",
    "game",
    "moves",
    "outcome",
    "ruleset",
    "search",
    "setup",
    "values",
    "view",
    "worlds",
]
