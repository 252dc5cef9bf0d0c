"""What somebody may have meant by a word that does not exist."""

from __future__ import annotations

from collections.abc import Iterable


def suggestion(found: object, known: Iterable[str]) -> str:
    """The end of a message that names the word nearest to the one found, or nothing if none is near.

    >>> suggestion("editon", ["edition", "rounds"])
    "; did you mean 'edition'?"
    >>> suggestion("chess", ["base", "duel"]), suggestion(7, ["base"])
    ('', '')
    """
    from difflib import get_close_matches  # noqa: PLC0415  (only for who has misspelt something)

    near = get_close_matches(found.lower(), known, n=1) if isinstance(found, str) else []
    return f"; did you mean {near[0]!r}?" if near else ""
