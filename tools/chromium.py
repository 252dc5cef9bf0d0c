"""Finds Chromium for the tests of the page. Standard library only."""

import os
import shutil

from tools.missing import Missing

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
NO_CHROMIUM = Missing("no Chromium", "apt-get install chromium (or your system's like), or CHROMIUM=/path make test")


def command() -> str | None:
    """That of CHROMIUM, or the first one found."""
    for name in (os.environ.get("CHROMIUM", ""), *NAMES):
        if name and (path := shutil.which(name)):
            return path
    return None


def missing() -> Missing | None:
    """What is missing to open the page."""
    return None if command() else NO_CHROMIUM
