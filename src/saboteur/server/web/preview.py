"""What a messenger shows of a link: the game, the free seats, a picture; nothing that is not told to everybody."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from html import escape
from typing import Final

from saboteur.server.store.kept import StoreFailed
from saboteur.server.tables.refusals import Refused
from saboteur.server.web.house import House
from saboteur.server.wire.settings import Phase
from saboteur.words import Words

PICTURE: Final = "preview.png"
WIDTH: Final = 1200
HEIGHT: Final = 630
PATIENCE: Final = 1.0
"""Seconds that a page waits for its table."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """What everybody with the link may know of a table."""

    game: str
    phase: Phase
    free: int


async def invitation(house: House, path: str) -> Invitation | None:
    """That to the table of a path; `None` if there is no table, or if one has to know a password to see it."""
    parts = path.split("/")
    if house.password or len(parts) < 3 or parts[1] != "t":
        return None
    try:
        async with asyncio.timeout(PATIENCE):
            return await house.desks.look(
                parts[2],
                lambda desk: Invitation(
                    game=desk.played.seating.settings.game,
                    phase=desk.played.phase,
                    free=sum(place.owner is None for place in desk.played.seating.places),
                ),
            )
    except (Refused, StoreFailed, TimeoutError):
        return None


def preview(place: str, invited: Invitation | None, language: str) -> str:
    """The elements for the head of the document; `place` is the address of the server, with a slash at its end."""
    words = Words(language)
    name = words.game("base")
    title = name if invited is None else words.game(invited.game)
    about = words.phrase("preview-about") if invited is None else _about(words, invited)
    shown = {
        "og:type": "website",
        "og:site_name": name,
        "og:title": title,
        "og:description": about,
        "og:image": place + PICTURE,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:locale": language,
    }
    lines = [f'<meta property="{key}" content="{escape(value)}" />' for key, value in shown.items()]
    lines += [
        f'<meta name="description" content="{escape(about)}" />',
        '<meta name="twitter:card" content="summary_large_image" />',
    ]
    return "\n    ".join(lines)


def _about(words: Words, invited: Invitation) -> str:
    """How things stand at a table, and what is played there."""
    match invited.phase:
        case "lobby" if invited.free:
            stands = words.phrase("preview-free", count=invited.free)
        case "lobby":
            stands = words.phrase("preview-full")
        case "playing":
            stands = words.phrase("preview-playing")
        case "over":
            stands = words.phrase("preview-over")
    return f"{stands} {words.about_game(invited.game)}"
