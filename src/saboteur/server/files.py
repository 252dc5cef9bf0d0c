"""How many files and connections a process may have open."""

from __future__ import annotations

import contextlib
import resource
from typing import Final

ENOUGH: Final = 65536


def as_many_as_allowed() -> None:
    """Raises the limit of open files to the highest that this process may have: every connection is one of them."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (most, ENOUGH):  # some systems say "no limit" and do not take it
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
            return
