"""The wire as types of TypeScript, made of the same parts as its JSON Schema: `saboteur schema wire --typescript`.

Tagged structs, facts, moves and statements become discriminated unions; lists are read-only, and lists of a fixed
length are tuples.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from saboteur.notation.schema import Schema
from saboteur.server.wire.answers import ANSWERS
from saboteur.server.wire.bodies import BODIES
from saboteur.server.wire.requests import LONGEST_REQUEST, LONGEST_TALK, VERSION
from saboteur.server.wire.schema import MESSAGES, REQUESTS, parts
from saboteur.server.wire.settings import LONGEST_NAME

WIDTH: Final = 120
_SIMPLE: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
_PLAIN_NAME: Final = re.compile(r"[A-Za-z_]\w*")
_HEAD: Final = f"""\
// What goes over the wire (docs/wire.md), made of the server's own types by `saboteur schema wire --typescript`.
// A reader has to be ready for fields that are not here yet.

export const VERSION = {VERSION};
export const LONGEST_REQUEST = {LONGEST_REQUEST};
export const LONGEST_TALK = {LONGEST_TALK};
export const LONGEST_NAME = {LONGEST_NAME};
"""


def wire_typescript() -> str:
    """Everything that is sent and received, over the WebSocket and over HTTP."""
    unions = {
        "Request": {"oneOf": [{"$ref": each.__name__} for each in REQUESTS]},
        "Message": {"oneOf": [{"$ref": each.__name__} for each in MESSAGES]},
    }
    found = {**unions, **parts((*REQUESTS, *BODIES), (*MESSAGES, *ANSWERS))}
    return "\n".join([_HEAD, *(declaration(name, part) for name, part in found.items())])


def declaration(name: str, part: Schema) -> str:
    """One exported type.

    >>> print(declaration("Cell", {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2}))
    export type Cell = readonly [number, number];
    <BLANKLINE>
    """
    said = _comment(part, "")
    if "properties" in part:
        return f"{said}export interface {name} {_object(part, '')}\n"
    return f"{said}export type {name} ={_wide(part)};\n"


def written(part: Schema, indent: str = "") -> str:
    """A schema as a type.

    >>> written({"anyOf": [{"const": "?"}, {"$ref": "#/$defs/Card"}]})
    '"?" | Card'
    >>> written({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}})
    'readonly (number | null)[]'
    >>> written({"type": "object", "additionalProperties": {"type": "integer"}})
    '{ readonly [name: string]: number }'
    """
    match part:
        case {"$ref": str(name)}:
            return name.rpartition("/")[2]
        case {"const": value}:
            return json.dumps(value)
        case {"enum": [*values]}:
            return _either(json.dumps(value) for value in values)
        case {"anyOf": [*shapes]} | {"oneOf": [*shapes]}:
            return _either(written(shape, indent) for shape in shapes)
        case {"type": [*kinds]}:
            return _either(_SIMPLE[kind] for kind in kinds)
        case {"type": "array"}:
            return _array(part, indent)
        case {"type": "object", "properties": _}:
            return _object(part, indent)
        case {"type": "object", "additionalProperties": inner}:
            return f"{{ readonly [name: string]: {written(inner, indent)} }}"
        case {"type": str(kind)}:
            return _SIMPLE[kind]
        case _:
            raise ValueError(f"no type for {part}")


def _wide(part: Schema) -> str:
    """A type, each of its variants on a line of its own if one line is too short for all."""
    shapes = part.get("anyOf") or part.get("oneOf")
    one_line = f" {written(part)}"
    if shapes is None or (len(one_line) < WIDTH and "\n" not in one_line):
        return one_line
    return "".join(f"\n  | {written(shape, '  ')}" for shape in shapes)


def _either(variants: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(variants))


def _array(part: Schema, indent: str) -> str:
    if "prefixItems" in part:
        return f"readonly [{', '.join(written(item, indent) for item in part['prefixItems'])}]"
    item = written(part["items"], indent)
    least = part.get("minItems", 0)
    if least and least == part.get("maxItems"):
        return f"readonly [{', '.join([item] * least)}]"
    joined = item.startswith("readonly ") or (" | " in item and not item.startswith("{"))
    return f"readonly ({item})[]" if joined else f"readonly {item}[]"


def _object(part: Schema, indent: str) -> str:
    """An object: on one line inside others, on several where it has a name or comments."""
    fields = [*_fields(part, indent + "  ")]
    one_line = "{ " + " ".join(field for _, field in fields) + " }"
    if indent and not any(said for said, _ in fields) and "\n" not in one_line:
        return one_line
    lines = [f"{said}{indent}  {field}" for said, field in fields]
    return "{\n" + "\n".join(lines) + f"\n{indent}}}"


def _fields(part: Schema, indent: str) -> Iterator[tuple[str, str]]:
    for name, shape in part["properties"].items():
        shown = name if _PLAIN_NAME.fullmatch(name) else json.dumps(name)
        optional = "" if name in part["required"] else "?"
        yield _comment(shape, indent), f"readonly {shown}{optional}: {written(shape, indent)};"


def _comment(part: dict[str, Any], indent: str) -> str:
    return f"{indent}/** {part['description']} */\n" if "description" in part else ""
