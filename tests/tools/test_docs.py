"""The pages of the Python interface."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import saboteur

ROOT = Path(__file__).parents[2]


def test_every_public_name_has_its_place_on_a_page(tmp_path: Path) -> None:
    words = [sys.executable, str(ROOT / "tools" / "docs.py"), str(tmp_path)]
    subprocess.run(words, env={"PYTHONPATH": str(ROOT / "src")}, check=True, capture_output=True)
    page = (tmp_path / "saboteur.html").read_text(encoding="utf-8")
    names = set(saboteur.__all__) - {"facts"}  # a module, with a page of its own
    assert names <= set(re.findall(r'id="(\w+)"', page))
    assert (tmp_path / "saboteur" / "engine" / "search" / "node.html").is_file()
