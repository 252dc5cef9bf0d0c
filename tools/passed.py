"""Which long runs have passed, kept under `build/`, so that a run continues where the last one was interrupted.

Standard library only. It is valid for one form of the rules and one state of the sources: after any change it is
not used. A line is written when a test ends, so a killed run loses only the tests that were running.
"""

import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

SOURCES = ("src", "tests", "tools", "examples", "requirements", "web", "pyproject.toml", "hatch_build.py")
INSTALLED = ".venv/.wheel"  # what the installed rules were made from (tools/prepare.py)
MADE = {".pyc", ".so"}  # from the sources, by running them
MADE_FOLDERS = {"node_modules", "dist"}  # folders of web/ that are made


def state_of(root: Path) -> str:
    """A digest of everything a test could depend on: all source files, the installed rules, and Python."""
    digest = hashlib.sha256(f"{sys.version}\0{sys.platform}\0".encode())
    for name in (*SOURCES, INSTALLED):
        top = root / name
        for path in files_in(top) if top.is_dir() else [top]:
            if path.is_file() and path.suffix not in MADE:
                data = path.read_bytes()
                digest.update(f"{path.relative_to(root)}\0{len(data)}\0".encode())
                digest.update(data)
    return digest.hexdigest()


def files_in(folder: Path) -> Iterator[Path]:
    """Its files and those of its folders, in a fixed order, without what was installed there."""
    for top, folders, names in os.walk(folder):
        folders[:] = sorted(set(folders) - MADE_FOLDERS)
        yield from (Path(top, name) for name in sorted(names))


class Passed:
    """How each test of one form ended with these sources; only tests that passed are kept."""

    def __init__(self, path: Path, state: str) -> None:
        self.path = path
        self.state = state

    def outcomes(self) -> dict[str, tuple[str, float]]:
        """How each test ended the last time (passed, failed, skipped), and its seconds of the processor."""
        if not self.path.is_file():
            return {}
        lines = self.path.read_text(encoding="utf-8").split("\n")[:-1]  # what follows the last line end is incomplete
        if lines[:1] != [self.state]:
            return {}
        found: dict[str, tuple[str, float]] = {}
        for line in lines[1:]:
            outcome, seconds, test = line.split(" ", 2)
            found[test] = (outcome, float(seconds))
        return found

    @property
    def outdated(self) -> bool:
        """Whether the results are of other sources."""
        return self.path.is_file() and not self.path.read_text(encoding="utf-8").startswith(f"{self.state}\n")

    def take_over(self) -> dict[str, float]:
        """The tests that have passed, with their seconds; all others are dropped."""
        passed = {test: seconds for test, (outcome, seconds) in self.outcomes().items() if outcome == "passed"}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        lines = [self.state, *(f"passed {seconds:.2f} {test}" for test, seconds in passed.items()), ""]
        new = self.path.with_suffix(".new")
        new.write_text("\n".join(lines), encoding="utf-8")
        new.replace(self.path)
        return passed

    def forget(self) -> None:
        """Delete all results."""
        self.path.unlink(missing_ok=True)

    def note(self, test: str, outcome: str, seconds: float) -> None:
        """Write down how a test ended."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(f"{outcome} {seconds:.2f} {test}\n")
