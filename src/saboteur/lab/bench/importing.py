"""How long a program waits until it has the rules: new processes that import them, in the form that runs here."""

import os
import statistics
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import saboteur

IMPORTS: Final = ("import saboteur", "from saboteur import Game, ruleset", "from saboteur import *")
MOST: Final = 20  # processes a figure
TARGET: Final = 0.1
"""Seconds for the first of them."""


def measure_imports(seconds: float) -> dict[str, float]:
    """Seconds of the processor that a process takes, the median of up to twenty; fewer if there is little time."""
    times = max(1, min(MOST, round(MOST * seconds)))
    return {code: statistics.median(_taken(code) for _ in range(times)) for code in IMPORTS}


def _taken(code: str) -> float:
    here = str(Path(saboteur.__file__).parent.parent)
    before = _spent()
    subprocess.run([sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": here}, check=True)
    return _spent() - before


def _spent() -> float:
    """Seconds of the processor that the processes started from here took until they ended."""
    times = os.times()
    return times.children_user + times.children_system


def import_lines(found: dict[str, float]) -> Iterator[str]:
    """The figures for people."""
    for code, seconds in found.items():
        share = f", {TARGET / seconds:.0%} of target" if code == IMPORTS[0] else ""
        yield f"{code}: {1000 * seconds:.0f} ms{share}"
    yield f"Seconds of the processor from the start of a process to its end, the median of {MOST}."
