"""Packages that only some commands need: `pip install 'saboteur-cards[EXTRA]'` installs them."""

from importlib.util import find_spec
from typing import Final

from saboteur.cli import Unusable
from saboteur.cli.speaking import told

DISTRIBUTION: Final = "saboteur-cards"
EXTRAS: Final = {"asyncpg": "postgres", "ray": "ray", "rich": "terminal", "shtab": "terminal"} | dict.fromkeys(
    ("platformdirs", "prometheus-client", "segno", "starlette", "uvicorn", "uvloop", "websockets"), "server"
)
"""The extra that installs a package (pyproject.toml)."""


def missing_extra(fault: ModuleNotFoundError) -> Unusable | None:
    """The message for a missing package of an extra; any other missing package is a bug."""
    package = (fault.name or "").partition(".")[0]
    if package not in EXTRAS:
        return None
    return Unusable(told("error-extra", package=package, command=f"pip install '{DISTRIBUTION}[{EXTRAS[package]}]'"))


def is_drawn() -> bool:
    """Whether what draws the mine and the cards in a terminal is installed."""
    try:
        return find_spec("rich") is not None
    except ModuleNotFoundError:  # by a finder that refuses to look
        return False
