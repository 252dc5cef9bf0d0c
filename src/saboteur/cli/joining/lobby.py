"""Who sits at a server's table, in words."""

from collections.abc import Mapping
from typing import Any

from saboteur.words import Words


def seat_lines(table: Mapping[str, Any], words: Words, you: str) -> list[str]:
    """A line for each seat."""
    return [f"{number}. {_seat(seat, table['host'], words, you)}" for number, seat in enumerate(table["seats"], 1)]


def names_of(table: Mapping[str, Any], words: Words) -> list[str]:
    """What everybody is called."""
    return [seat["name"] or words.seat(number) for number, seat in enumerate(table["seats"])]


def _seat(seat: Mapping[str, Any], host: str, words: Words, you: str) -> str:
    if seat["person"] is None:
        return f"{seat['name']} ({words.phrase('join-bot')})" if seat["bot"] else words.phrase("join-free")
    notes = []
    if seat["person"] == you:
        notes.append(words.phrase("join-you"))
    if seat["person"] == host:
        notes.append(words.phrase("join-host"))
    if seat["away"] is not None:
        notes.append(words.phrase("join-away"))
    elif not seat["here"]:
        notes.append(words.phrase("join-absent"))
    return f"{seat['name']} ({', '.join(notes)})" if notes else str(seat["name"])
