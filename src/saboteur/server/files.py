"""How many files and connections a process may have open."""

from __future__ import annotations

import contextlib
import resource


def as_many_as_allowed() -> None:
    """Raises the limit of open files to the highest that this process may have: every connection is one of them."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):  # some systems say "no limit" and do not take it
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
