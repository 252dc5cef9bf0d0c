"""The words of the page: the files of the catalogue that only the page in web/ uses, and the keys it asks for."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from saboteur.words.catalogue import REFERENCE, entries, source

NOUNS = ("home", "setup", "lobby", "table", "mine", "log", "talk", "ends", "back", "guide")
"""Files with messages that no other program asks for; each has its own first words, such as `table-`."""
SOURCES = Path(__file__).parents[2] / "web" / "src"


def phrases(noun: str) -> tuple[str, ...]:
    """All messages of such a file, in order."""
    return tuple(name for name, _ in entries(source("en", noun)))


@cache
def _texts() -> tuple[str, ...]:
    files = [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
    return tuple(path.read_text(encoding="utf-8") for path in files)


def asked(noun: str) -> set[str]:
    """All in quotes in the page that begins as the messages of the file; `mine-more-${edge}` asks for several."""
    first = "|".join(sorted({name.partition("-")[0] for name in phrases(noun)}))
    whole = rf"""["'`]((?:{first})-[a-z-]+)["'`]"""
    begun = tuple(found for text in _texts() for found in re.findall(rf"`((?:{first})-(?:[a-z-]+-)?)\$\{{", text))
    several = {name for name in phrases(noun) if begun and name.startswith(begun)}
    inside = {found for _, text in entries(source("en", noun)) for found in REFERENCE.findall(text)}
    return {found for text in _texts() for found in re.findall(whole, text)} | several | (inside & set(phrases(noun)))
