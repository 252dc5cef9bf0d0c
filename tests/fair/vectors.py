"""The test vectors of docs/fair-deal.md: those in its tables, and whole deals in a file beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "fair-deal.md"
FILE = ROOT / "docs" / "fair-deal-vectors.jsonl"
GAMES = ROOT / "docs" / "games.json"
CARDS = ROOT / "docs" / "cards.json"
JAVASCRIPT = ROOT / "examples" / "deal.js"

SEED = "00112233445566778899aabbccddeeff" * 2
# Words of `saboteur deal` for each line of the file: every game, with and without nonces, also later rounds.
LINES = (
    (SEED, "--seats", "3"),
    (SEED, "--seats", "10", "edition=classic", "one_digger_less=yes", "--nonces", "a,b,c,d,e,f,g,h,i,j"),
    (SEED, "--seats", "3", "maps=0", "--round", "2", "--gone", "3,3,1,2", "--nonces", "luck,,gold"),
    (SEED, "--game", "saboteur2", "--seats", "2"),
    (SEED, "--game", "saboteur2", "--seats", "12", "--round", "3", "--nonces", ",,,,,,,,,,,-_-"),
    (SEED, "--game", "duel"),
    (SEED, "--game", "duel", "--round", "2", "--gone", "duel_bridge_gold", "--nonces", "green,blue"),
    (SEED, "--game", "solo", "--round", "3", "--gone", ""),
    ("a seed of a test, ü", "--seats", "5"),
)


def table(heading: str) -> Iterator[list[str]]:
    """The rows of the document's table with this heading, without quotes and code marks."""
    text = DOCUMENT.read_text(encoding="utf-8")
    rows = text.partition(f"| {heading} |\n")[2].splitlines()
    assert rows, heading
    for row in rows[1:]:
        if not row.startswith("|"):
            return
        yield [re.sub("`", "", cell).strip() for cell in row.strip("|").split("|")]
