"""The phrases for people who watch a game or a record; `watching.ftl` lists their arguments."""

from __future__ import annotations

from typing import Final, Literal, get_args

Watching = Literal[
    "legend-start",
    "legend-entrance",
    "legend-goal",
    "legend-gold",
    "legend-stone",
    "legend-vein",
    "legend-nuggets",
    "legend-marker",
    "legend-green-door",
    "legend-blue-door",
    "legend-ladder",
    "legend-crystal",
    "legend-troll",
    "demo-head",
    "demo-told",
    "watch-before-deal",
    "watch-move",
    "watch-everything",
    "watch-seat",
    "watch-watcher",
    "watch-beginning",
    "watch-deal",
    "watch-sat",
    "watch-sat-named",
    "watch-first-game",
    "watch-discard",
    "watch-wrong",
    "watch-small",
    "key-space",
    "key-next",
    "key-back",
    "key-round",
    "key-move",
    "key-ends",
    "key-view",
    "key-quit",
    "key-to-move",
]
WATCHING: Final[tuple[Watching, ...]] = get_args(Watching)
