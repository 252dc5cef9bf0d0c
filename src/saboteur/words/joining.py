"""The phrases for people at a server's table; `joining.ftl` lists their arguments."""

from __future__ import annotations

from typing import Final, Literal, get_args

Joining = Literal[
    "join-free",
    "join-bot",
    "join-you",
    "join-host",
    "join-away",
    "join-absent",
    "join-watchers",
    "join-link",
    "join-ask-name",
    "join-ask-table",
    "join-new",
    "join-ask-game",
    "join-ask-place",
    "join-play",
    "join-watch",
    "join-waiting",
    "join-may-start",
    "join-talk-hint",
    "join-not-now",
    "join-late",
    "join-lost",
    "join-back",
    "join-announcement",
    "join-gone",
    "join-kept",
    "join-ask-again",
    "word-start",
    "word-again",
]
JOINING: Final[tuple[Joining, ...]] = get_args(Joining)
