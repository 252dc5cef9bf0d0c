"""The pages of the Python interface."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import saboteur
from tools.docs import ROOMS

ROOT = Path(__file__).parents[2]


def test_every_public_name_has_its_place_on_a_page(tmp_path: Path) -> None:
    code = "import sys; from pathlib import Path; from tools.docs import write; write(Path(sys.argv[1]), ())"
    words = [sys.executable, "-c", code]
    paths = {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    subprocess.run([*words, str(tmp_path)], env=paths, check=True, capture_output=True)
    page = (tmp_path / "saboteur.html").read_text(encoding="utf-8")
    names = set(saboteur.__all__) - {"facts"}  # a module, with a page of its own
    assert names <= set(re.findall(r'id="(\w+)"', page))


def test_every_room_but_the_command_line_has_its_pages() -> None:
    rooms = {door.parent.name for door in (ROOT / "src" / "saboteur").glob("*/__init__.py")}
    assert {*ROOMS, "cli"} == rooms
