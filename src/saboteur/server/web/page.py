"""The page that greets a browser."""

from __future__ import annotations

from html import escape
from typing import Final

_PAGE: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Saboteur</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body>
<h1>Saboteur</h1>
<p>The server is running. Play at its tables from a terminal, or with a program of your own:</p>
<pre>saboteur join {place}</pre>
<pre>saboteur bot --url {place} -- COMMAND</pre>
<p>The interface is described in docs/wire.md and at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<p>An unofficial fan project with its own art.</p>
</body>
</html>
"""


def start_page(place: str) -> str:
    """How to play by terminal and by program, at the server or at one of its tables."""
    return _PAGE.format(place=escape(place))
