"""The phrases about what is typed: commands by all their names, the read-back of a move; `keyboard.ftl` has them."""

from __future__ import annotations

from typing import Final, Literal, get_args

Keyboard = Literal[
    "word-help",
    "word-pass",
    "word-score",
    "word-hand",
    "word-undo",
    "word-confirm",
    "word-hint",
    "also-discard",
    "also-clear",
    "also-bribe",
    "also-say",
    "also-log",
    "also-table",
    "also-quit",
    "also-help",
    "also-pass",
    "also-score",
    "also-hand",
    "also-undo",
    "also-confirm",
    "also-hint",
    "all-commands",
    "ask-place-turned",
    "enter-make",
    "enter-table",
    "pass-discards",
    "no-undo",
    "confirm-on",
    "confirm-off",
    "legend-newest",
    "legend-recent",
    "legend-drawn",
    "legend-hit",
    "drawn-new",
    "places-outside",
    "cards-short",
]
KEYBOARD: Final[tuple[Keyboard, ...]] = get_args(Keyboard)
