"""The examples of docs/notation.md are what they say they are."""

from __future__ import annotations

import json
import re
from pathlib import Path

from saboteur import Setup
from saboteur.notation.facts import fact_text, read_fact
from saboteur.notation.moves import move_plain, read_seen_move
from saboteur.notation.positions.position import read_state_plain, read_view, view_text
from saboteur.notation.records.text import record_text
from saboteur.table.verifying.verify import verify

TEXT = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


def block(kind: str, beginning: str) -> str:
    """The one block that begins so."""
    [found] = [text for name, text in BLOCKS if name == kind and text.startswith(beginning)]
    return str(found)


def test_the_record_is_right() -> None:
    text = block("text", "saboteur record 2")
    verdict = verify(text)
    assert verdict.fault is None
    assert verdict.record is not None
    assert record_text(verdict.record) == text


def test_the_position_reads_as_it_is_written() -> None:
    text = block("text", "saboteur position 2")
    assert view_text(read_view(text)) == text


def test_the_position_in_json_can_be_played() -> None:
    setup = read_state_plain(json.loads(block("json", '{"position"')))
    assert isinstance(setup, Setup)
    assert setup.game().asked == "turn"


def test_the_facts_are_facts() -> None:
    facts = re.findall(r"^    ([a-z_]+ \w+=.*)$", TEXT, re.MULTILINE)
    assert len(facts) == 5
    assert [fact_text(read_fact(fact)) for fact in facts] == facts


def test_the_moves_are_as_the_table_says() -> None:
    rows = re.findall(r"^\| `([a-z]+ [^`]*)` \| `(\{\"move\"[^`]*\})` \|$", TEXT, re.MULTILINE)
    assert len(rows) >= 9
    for text, plain in rows:
        assert move_plain(read_seen_move(text)) == json.loads(plain)
