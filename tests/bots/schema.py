"""The JSON Schema of the lines to and from a bot, made of the structs and of the plain values in them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from msgspec.json import schema_components

from saboteur.bots.messages import PROTOCOL, Answer, Ask, Begin, End, Facts, Heard, Ready, Refused
from tests.referee.schema import closed, or_null
from tests.referee.shapes import ref, shapes

FILE = Path(__file__).parents[2] / "docs" / "bot-protocol.schema.json"
TOLD = (Begin, Facts, Heard, Ask, Refused, End)
ANSWERED = (Ready, Answer)


def schema() -> dict[str, Any]:
    """Every line, described by its name under `$defs`; of the plain values only those that stand in one."""
    _, parts = schema_components([*TOLD, *ANSWERED], ref_template="#/$defs/{name}")
    for answer in ANSWERED:
        or_null(parts[answer.__name__])
    told = {"oneOf": [ref(each.__name__) for each in TOLD]}
    answered = {"oneOf": [ref(each.__name__) for each in ANSWERED]}
    defs = {"Told": told, "Answered": answered, **parts}
    plain = shapes()
    while missing := [name for name in references(defs) if name not in defs]:
        defs |= {name: plain[name] for name in missing}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"saboteur bots, protocol {PROTOCOL}",
        "description": "A line to a bot is Told, a line from it Answered (docs/bot-protocol.md).",
        "anyOf": [ref("Told"), ref("Answered")],
        "$defs": defs,
    }


def references(part: Any) -> list[str]:
    """The names a schema refers to."""
    if isinstance(part, dict):
        own = [part["$ref"].rpartition("/")[2]] if isinstance(part.get("$ref"), str) else []
        return [*own, *(name for value in part.values() for name in references(value))]
    return [name for item in part for name in references(item)] if isinstance(part, list) else []


def written() -> str:
    """The schema as it stands in the file: a line for every part, so that changes can be read."""
    made = schema()
    defs = made.pop("$defs")
    head = json.dumps(made, indent=1, ensure_ascii=False).removesuffix("\n}")
    lines = [f"  {json.dumps(name)}: {json.dumps(part, ensure_ascii=False)}" for name, part in defs.items()]
    return head + ',\n "$defs": {\n' + ",\n".join(lines) + "\n }\n}\n"


@cache
def published(name: str) -> Draft202012Validator:
    """What checks a line against one part of the schema in the file."""
    whole = json.loads(FILE.read_text(encoding="utf-8"))
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": whole["$defs"]})


@cache
def validator(name: str) -> Draft202012Validator:
    """The same, but for fields nobody has described."""
    whole = json.loads(FILE.read_text(encoding="utf-8"))
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": closed(whole["$defs"])})


def check(name: str, line: bytes) -> None:
    """A line is what the schema says."""
    fault = next(validator(name).iter_errors(json.loads(line)), None)
    assert fault is None, f"{fault.message if fault else ''}: {line[:200]!r}"
