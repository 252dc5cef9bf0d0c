"""The JSON Schema of the referee's lines, made of the structs and of the plain values in them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator, ValidationError
from jsonschema.validators import extend
from msgspec import Struct
from msgspec.json import schema_components

from saboteur.table.answers import ANSWERS, ErrorAnswer
from saboteur.table.protocol import REQUESTS, VERSION
from tests.referee.shapes import ref, shapes

FILE = Path(__file__).parent.parent.parent / "docs" / "protocol.schema.json"


def schema() -> dict[str, Any]:
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
            **shapes(),
        },
    }


def or_null(part: dict[str, Any]) -> None:
    """What may be left out of an object may be null as well."""
    for name, shape in part["properties"].items():
        if name not in part["required"] and {"type": "null"} not in shape.get("anyOf", []):
            default = {"default": shape.pop("default")} if "default" in shape else {}
            part["properties"][name] = {"anyOf": [shape, {"type": "null"}], **default}


def written() -> str:
    """The schema as it stands in the file: a line for every part, so that changes can be read."""
    made = schema()
    defs = made.pop("$defs")
    head = json.dumps(made, indent=1, ensure_ascii=False).removesuffix("\n}")
    lines = [f"  {json.dumps(name)}: {json.dumps(part, ensure_ascii=False)}" for name, part in defs.items()]
    return head + ',\n "$defs": {\n' + ",\n".join(lines) + "\n }\n}\n"


def _one_of(validator: Any, branches: list[dict[str, Any]], instance: Any, whole: Any) -> Iterator[ValidationError]:
    """`oneOf` without trying branches that a field or a constant rules out: the same verdict, many times as quick."""
    if (count := _fitting(validator, branches, instance)) != 1:
        yield ValidationError(f"{str(instance)[:200]} fits {count} of {len(branches)} schemas")


def _any_of(validator: Any, branches: list[dict[str, Any]], instance: Any, whole: Any) -> Iterator[ValidationError]:
    if not _fitting(validator, branches, instance):
        yield ValidationError(f"{str(instance)[:200]} fits none of {len(branches)} schemas")


def _fitting(validator: Any, branches: list[dict[str, Any]], instance: Any) -> int:
    return sum(_may_fit(each, instance) and validator.evolve(schema=each).is_valid(instance) for each in branches)


def _may_fit(branch: dict[str, Any], instance: Any) -> bool:
    parts = branch.get("properties")
    if parts is None or not isinstance(instance, dict):
        return parts is None
    if not all(name in instance for name in branch.get("required", ())):
        return False
    return all(
        "const" not in part or instance.get(name, part["const"]) == part["const"] for name, part in parts.items()
    )


Quick = extend(Draft202012Validator, {"oneOf": _one_of, "anyOf": _any_of})  # type: ignore[no-untyped-call]


def closed(part: Any) -> Any:
    """A schema that takes no fields but those it names: what is sent today, while a reader has to be ready for more."""
    if isinstance(part, list):
        return [closed(item) for item in part]
    if not isinstance(part, dict):
        return part
    shut = {"additionalProperties": False} if part.get("type") == "object" and "properties" in part else {}
    return {**shut, **{name: closed(value) for name, value in part.items()}}


@cache
def published(name: str) -> Any:
    """What checks a line against one part of the schema in the file."""
    whole = json.loads(FILE.read_text(encoding="utf-8"))
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": whole["$defs"]})


@cache
def validator(name: str, made: Any = Quick) -> Any:
    """The same, but for fields nobody has described."""
    whole = json.loads(FILE.read_text(encoding="utf-8"))
    return made({"$ref": f"#/$defs/{name}", "$defs": closed(whole["$defs"])})


def check_answer(answer: dict[str, Any]) -> None:
    """Every answer is what the schema says of the request it answers."""
    done = answer.get("ok")
    [name] = ["ErrorAnswer"] if done is None else [each.__name__ for each in ANSWERS if tag(each) == done]
    faults = list(validator(name).iter_errors(answer))
    assert not faults, f"{name}: {faults[0].message}"


def tag(message: type[Struct]) -> str:
    """The word a request or an answer is known by."""
    return str(message.__struct_config__.tag)
