"""The two forms of the rules, compiled and interpreted, and how to run the other one."""

import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

from saboteur.cli import interpreted
from saboteur.engine.core import state

COMPILED: Final = "compiled"
INTERPRETED: Final = "interpreted"
FORMS: Final = (COMPILED, INTERPRETED)

# -I: the installed package, whatever PYTHONPATH and the current folder say.
INSTALLED: Final = (sys.executable, "-I", "-m", "saboteur")
ASK: Final = "import sys; from saboteur.cli.form import form; sys.stdout.write(form())"


def form() -> str:
    """How the rules run here."""
    return COMPILED if str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES)) else INTERPRETED


def other_form() -> tuple[str, ...] | None:
    """The command that runs `saboteur` with the other form of the rules; empty if there is none."""
    if form() == COMPILED:
        return (sys.executable, "-P", str(Path(interpreted.__file__)))
    asked = subprocess.run([sys.executable, "-I", "-c", ASK], capture_output=True, text=True, check=False)
    return INSTALLED if asked.returncode == 0 and asked.stdout == COMPILED else None
