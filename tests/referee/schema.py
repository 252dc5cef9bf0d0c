"""Checks lines of the referee against its published schema."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator, ValidationError
from jsonschema.validators import extend
from msgspec import Struct

from saboteur.table.referee.answers import ANSWERS

FILE = Path(__file__).parent.parent.parent / "docs" / "protocol.schema.json"


def _one_of(validator: Any, branches: list[dict[str, Any]], instance: Any, whole: Any) -> Iterator[ValidationError]:
    """`oneOf` without branches that a field or a constant excludes: the same result, many times as fast."""
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
    """The same, but unknown fields are errors."""
    whole = json.loads(FILE.read_text(encoding="utf-8"))
    return made({"$ref": f"#/$defs/{name}", "$defs": closed(whole["$defs"])})


def check_answer(answer: dict[str, Any]) -> None:
    """Every answer is what the schema says of the request it answers."""
    done = answer.get("ok")
    [name] = ["ErrorAnswer"] if done is None else [each.__name__ for each in ANSWERS if tag(each) == done]
    faults = list(validator(name).iter_errors(answer))
    assert not faults, f"{name}: {faults[0].message}"


def tag(message: type[Struct]) -> str:
    """The name of a request or an answer."""
    return str(message.__struct_config__.tag)
