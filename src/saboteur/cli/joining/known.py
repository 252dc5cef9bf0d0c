"""By what the servers one has been to know one again: a secret for each, in a file that only its owner reads."""

import json
import os
from pathlib import Path

from saboteur.cli.playing.keeping import folder
from saboteur.client.visitor import Unwelcome, Visitor


def file() -> Path:
    """Where the secrets are."""
    return folder().parent / "visits.json"


def known_at(server: str) -> Visitor | None:
    """Who one was at a server, if it still knows."""
    cookie = _all().get(server)
    if cookie is None:
        return None
    visitor = Visitor(server, cookie=cookie)
    try:
        visitor.ask("GET", "/api/me")
    except Unwelcome as fault:
        if fault.status == 0:
            raise
        return None
    return visitor


def remember(visitor: Visitor) -> None:
    """Keeps the secret of a server; where nothing can be kept one is somebody new next time."""
    place = file()
    written = json.dumps({**_all(), visitor.url: visitor.cookie})
    try:
        place.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        beside = place.with_suffix(".new")
        with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as new:
            new.write(written)
        beside.replace(place)
    except OSError:
        return


def _all() -> dict[str, str]:
    try:
        found = json.loads(file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(server): str(cookie) for server, cookie in found.items()} if isinstance(found, dict) else {}
