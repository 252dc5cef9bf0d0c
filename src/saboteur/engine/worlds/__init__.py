"""What an observer may be facing: what follows from the facts they were told, and games drawn among those that fit."""
# mypyc: off

__all__ = [
    "history",
    "joining",
    "knowledge",
    "nuggets",
    "paths",
    "purses",
    "remembered",
    "retelling",
    "worlds",
]
