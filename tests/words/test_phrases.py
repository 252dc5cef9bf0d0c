"""Every phrase is used by an interface: there are no unused phrases."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import saboteur.cli
import saboteur.server.web
from saboteur.words.between import BETWEEN
from saboteur.words.errors import ERRORS
from saboteur.words.joining import JOINING
from saboteur.words.keyboard import KEYBOARD
from saboteur.words.phrases import PHRASES
from saboteur.words.preview import PREVIEW
from saboteur.words.watching import WATCHING


@cache
def strings() -> frozenset[str]:
    """All that stands in quotes in the commands and at the server's doors."""
    folders = [Path(str(room.__file__)).parent for room in (saboteur.cli, saboteur.server.web)]
    texts = [path.read_text(encoding="utf-8") for folder in folders for path in folder.rglob("*.py")]
    return frozenset(found for text in texts for found in re.findall(r"""["']([a-z-]+)["']""", text))


@pytest.mark.parametrize(
    "phrases",
    [PHRASES, KEYBOARD, WATCHING, ERRORS, BETWEEN, JOINING, PREVIEW],
    ids=["playing", "typing", "watching", "errors", "between", "joining", "preview"],
)
def test_every_phrase_is_used(phrases: tuple[str, ...]) -> None:
    assert set(phrases) - strings() == set()


def test_an_unused_phrase_is_found() -> None:
    assert "ask-nothing-at-all" not in strings()
    assert len(strings()) > 200
