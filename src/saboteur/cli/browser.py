"""The window of a browser, on a machine that has one."""

from __future__ import annotations

import os
import sys
import webbrowser
from typing import Final

DISPLAYS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
"""Variables of a machine that can show a window, or whose owner says what shows a page."""


def open_page(url: str) -> None:
    """Opens a page in the usual browser; nothing where there is no screen: one of text would take the terminal."""
    if sys.platform in ("darwin", "win32") or any(map(os.environ.get, DISPLAYS)):
        webbrowser.open(url)
