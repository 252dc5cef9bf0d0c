"""The map of modules in docs/architecture.md names every module of every room, and no other."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| `([a-z/]+)` \| [^|]+ \| ([a-z0-9, ]+) \|$", re.MULTILINE)


def test_the_map_names_every_module() -> None:
    sources = ROOT / "src" / "saboteur"
    house: dict[str, list[str]] = {}
    for path in sorted(sources.glob("*/**/*.py")):
        if path.stem != "__init__":
            house.setdefault(path.parent.relative_to(sources).as_posix(), []).append(path.stem)
    document = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert {room: names.split(", ") for room, names in ROW.findall(document)} == house
