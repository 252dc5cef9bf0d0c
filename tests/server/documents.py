"""The files that describe the wire, and what checks messages against them."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from saboteur.notation.schema import schema_text
from saboteur.server.web.openapi import openapi_text
from saboteur.server.wire.schema import wire_schema
from saboteur.server.wire.typescript import wire_typescript
from tests.referee.schema import closed, quick

DOCS = Path(__file__).parents[2] / "docs"
SCHEMA = DOCS / "wire.schema.json"
TYPES = DOCS / "wire.ts"
OPENAPI = DOCS / "openapi.json"
MADE: dict[Path, Callable[[], str]] = {
    SCHEMA: lambda: schema_text(wire_schema()),
    TYPES: wire_typescript,
    OPENAPI: openapi_text,
}
AGAIN = "python -m tests.server.write, and look at every difference"


@cache
def validator(name: str) -> Any:
    """What checks a value against one part of the schema in the file; fields that it does not name are errors."""
    whole = json.loads(SCHEMA.read_text(encoding="utf-8"))
    return quick({"$ref": f"#/$defs/{name}", "$defs": closed(whole["$defs"])})


@cache
def named(kind: str, **consts: str) -> str:
    """The name of the request or message whose fields have these values."""
    defs = json.loads(SCHEMA.read_text(encoding="utf-8"))["$defs"]
    names: list[str] = [each["$ref"].rpartition("/")[2] for each in defs[kind]["oneOf"]]
    [found] = [name for name in names if all(_is(defs[name], key, value) for key, value in consts.items())]
    return found


def _is(part: Any, field: str, value: str) -> bool:
    return bool(part["properties"].get(field, {}).get("enum") == [value])


def check(kind: str, value: Any) -> None:
    """A value is a `Request` or a `Message`."""
    tag = "do" if kind == "Request" else "tell"
    name = named(kind, **{field: value[field] for field in (tag, "what") if field in value})
    faults = [*validator(name).iter_errors(value)]
    assert not faults, f"{name}: {faults[0].message}"
