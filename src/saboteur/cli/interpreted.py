"""Runs `saboteur` with interpreted rules although compiled ones are installed: `python interpreted.py bench --here`.

This is a script, because importing it as a module would load the package and the compiled rules first.
"""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = "saboteur"
ROOT = str(Path(__file__).resolve().parents[2])  # where the package lies


class Sources(MetaPathFinder):
    """Finds the package's modules as Python files only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where the source of a module is, if it is one of the package's."""
        if fullname.partition(".")[0] != PACKAGE:
            return None
        for place in path or (ROOT,):
            if spec := FileFinder(place, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname):
                return spec
        return None


if __name__ == "__main__":
    sys.meta_path.insert(0, Sources())
    from saboteur.cli.main import main

    sys.exit(main())
