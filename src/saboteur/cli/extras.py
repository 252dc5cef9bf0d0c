"""What some commands need besides the rules: packages that `pip install 'saboteur-cards[EXTRA]'` brings along."""

from typing import Final

from saboteur.cli import Unusable

DISTRIBUTION: Final = "saboteur-cards"
EXTRAS: Final = {"rich": "terminal", "shtab": "terminal"}
"""The extra that brings a package (pyproject.toml)."""


def missing_extra(fault: ModuleNotFoundError) -> Unusable | None:
    """What to say of a package that is not there, if an extra brings it; any other is a fault of the program."""
    package = (fault.name or "").partition(".")[0]
    if package not in EXTRAS:
        return None
    return Unusable(f"the package {package} is missing here: pip install '{DISTRIBUTION}[{EXTRAS[package]}]'")
