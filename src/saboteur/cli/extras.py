"""Packages that only some commands need: `pip install 'saboteur-cards[EXTRA]'` installs them."""

from typing import Final

from saboteur.cli import Unusable

DISTRIBUTION: Final = "saboteur-cards"
EXTRAS: Final = {"rich": "terminal", "shtab": "terminal"}
"""The extra that installs a package (pyproject.toml)."""


def missing_extra(fault: ModuleNotFoundError) -> Unusable | None:
    """The message for a missing package of an extra; any other missing package is a bug."""
    package = (fault.name or "").partition(".")[0]
    if package not in EXTRAS:
        return None
    return Unusable(f"the package {package} is missing here: pip install '{DISTRIBUTION}[{EXTRAS[package]}]'")
