"""The steps of a game that the tests of the page look back at, as a server answers them."""

from __future__ import annotations

import gzip
from pathlib import Path

from msgspec.json import encode

from saboteur.server.checking import checked
from saboteur.server.wire.bodies import MOST_STEPS, CheckBody

ROOT = Path(__file__).parents[2]
RECORD = ROOT / "tests" / "table" / "golden" / "second-base-4-table.sab"
FILE = ROOT / "web" / "src" / "back" / "steps.fixture.json.gz"


def made() -> bytes:
    """All steps with all cards."""
    return encode(checked(CheckBody(record=RECORD.read_text(encoding="utf-8"), observer="table", most=MOST_STEPS)))


def kept() -> bytes:
    """What the tests of the page read."""
    return gzip.decompress(FILE.read_bytes())


def write() -> None:
    """Makes the file anew."""
    FILE.write_bytes(gzip.compress(made(), mtime=0))
