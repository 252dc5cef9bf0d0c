"""The phrases around a game: how fast bots move, what comes after the end; `between.ftl` lists their arguments."""

from __future__ import annotations

from typing import Final, Literal, get_args

Between = Literal[
    "menu-pace",
    "ask-pace",
    "pace-none",
    "pace-seconds",
    "after-again",
    "after-settings",
    "after-look-back",
    "after-leave",
    "ask-after",
    "head-round-gold",
    "name-you",
    "decimal-point",
]
BETWEEN: Final[tuple[Between, ...]] = get_args(Between)
