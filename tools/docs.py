"""Writes the pages of the Python interface from its docstrings: `make docs`, or `python tools/docs.py FOLDER`.

What is public is what the doors say: the names of `saboteur`, and the modules that the rooms offer each other.
"""

import sys
import warnings
from collections.abc import Sequence
from pathlib import Path

from pdoc import pdoc

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("engine", "rulesets", "notation", "table", "bots", "lab", "words", "server", "client")


def write(folder: Path, rooms: Sequence[str] = ROOMS) -> Path:
    """Write the pages of `saboteur` and of these rooms; gives the first."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # arrays of the compiled rules are no types that can be looked up
        pdoc("saboteur", *(f"saboteur.{room}" for room in rooms), output_directory=folder)
    return folder / "index.html"


if __name__ == "__main__":
    print(f"written: {write(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / 'build' / 'docs')}")
