"""Lines to and from a bot held against their published schema."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

from tests.referee.schema import closed, quick

FILE = Path(__file__).parents[2] / "docs" / "bot-protocol.schema.json"


@cache
def published(name: str) -> Draft202012Validator:
    """What checks a line against one part of the schema in the file."""
    whole = json.loads(FILE.read_text(encoding="utf-8"))
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": whole["$defs"]})


@cache
def validator(name: str) -> Any:
    """The same, but for fields nobody has described."""
    whole = json.loads(FILE.read_text(encoding="utf-8"))
    return quick({"$ref": f"#/$defs/{name}", "$defs": closed(whole["$defs"])})


def check(name: str, line: bytes) -> None:
    """A line is what the schema says."""
    fault = next(validator(name).iter_errors(json.loads(line)), None)
    assert fault is None, f"{fault.message if fault else ''}: {line[:200]!r}"
