"""A link as a square that cameras read."""

from __future__ import annotations

import io

import segno

MARGIN = 4
"""Modules around it, as cameras want it."""


def qr_svg(link: str) -> str:
    """Dark on light in every look of a page, because some cameras read nothing else.

    >>> qr_svg("http://192.0.2.7:8710/t/x").startswith("<svg")
    True
    """
    out = io.BytesIO()
    segno.make(link, error="m").save(
        out, kind="svg", border=MARGIN, dark="#1d1510", light="#fff8e8", xmldecl=False, nl=False, omitsize=True
    )
    return out.getvalue().decode()
