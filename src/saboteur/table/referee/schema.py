"""The JSON Schema of the referee's lines, made of its structs and of the plain values in them (docs/protocol.md)."""

from __future__ import annotations

from typing import Any

from msgspec.json import schema_components

from saboteur.notation.schema import Schema, ref, value_schemas
from saboteur.table.referee.answers import ANSWERS, ErrorAnswer
from saboteur.table.referee.protocol import REQUESTS, VERSION


def referee_schema() -> Schema:
    """Every line that goes in or comes out, each described by its name under `$defs`."""
    _, parts = schema_components([*REQUESTS, *ANSWERS, ErrorAnswer], ref_template="#/$defs/{name}")
    for request in REQUESTS:
        or_null(parts[request.__name__])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"saboteur referee, protocol {VERSION}",
        "description": "A line in is a Request, a line out an Answer (docs/protocol.md).",
        "anyOf": [ref("Request"), ref("Answer")],
        "$defs": {
            "Request": {"oneOf": [ref(each.__name__) for each in REQUESTS]},
            "Answer": {"oneOf": [ref(each.__name__) for each in (*ANSWERS, ErrorAnswer)]},
            **parts,
            **value_schemas(),
        },
    }


def or_null(part: dict[str, Any]) -> None:
    """What may be left out of an object may be null as well."""
    for name, shape in part["properties"].items():
        if name not in part["required"] and {"type": "null"} not in shape.get("anyOf", []):
            default = {"default": shape.pop("default")} if "default" in shape else {}
            part["properties"][name] = {"anyOf": [shape, {"type": "null"}], **default}
