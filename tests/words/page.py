"""The words of the page: the files of the catalogue that only the page in web/ uses, and the keys it asks for."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from saboteur.words.catalogue import entries, source

NOUNS = ("home", "setup", "lobby", "table", "mine", "back", "guide")
"""Files whose messages begin with their own name."""
SOURCES = Path(__file__).parents[2] / "web" / "src"


def phrases(noun: str) -> tuple[str, ...]:
    """All messages of such a file, in order."""
    return tuple(name for name, _ in entries(source("en", noun)))


@cache
def _texts() -> tuple[str, ...]:
    files = [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
    return tuple(path.read_text(encoding="utf-8") for path in files)


def asked(noun: str) -> set[str]:
    """All in quotes in the page that begins with the name of the file; `mine-more-${edge}` asks for several."""
    whole = rf"""["'`]({noun}-[a-z-]+)["'`]"""
    begun = tuple(found for text in _texts() for found in re.findall(rf"`({noun}-[a-z-]+-)\$\{{", text))
    several = {name for name in phrases(noun) if begun and name.startswith(begun)}
    return {found for text in _texts() for found in re.findall(whole, text)} | several
