"""Suggests the probable spelling of an unknown word."""

from __future__ import annotations

from collections.abc import Iterable


def suggestion(found: object, known: Iterable[str]) -> str:
    """The end of a message with the most similar word, or an empty text if none is similar.

    >>> suggestion("editon", ["edition", "rounds"])
    "; did you mean 'edition'?"
    >>> suggestion("chess", ["base", "duel"]), suggestion(7, ["base"])
    ('', '')
    """
    from difflib import get_close_matches  # noqa: PLC0415  (only for who has misspelt something)

    near = get_close_matches(found.lower(), known, n=1) if isinstance(found, str) else []
    return f"; did you mean {near[0]!r}?" if near else ""
