"""Checks lines of the referee against its published schema."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, cast

from jsonschema import Draft202012Validator, ValidationError
from jsonschema.validators import extend
from msgspec import Struct
from msgspec.json import encode

from saboteur.table.referee.answers import ANSWERS

FILE = Path(__file__).parent.parent.parent / "docs" / "protocol.schema.json"
REMEMBERED = 1000
"""Bytes: whole views do not come again."""
FOLLOW = Draft202012Validator.VALIDATORS["$ref"]


def _may_fit(branch: dict[str, Any], instance: Any) -> bool:
    parts = branch.get("properties")
    if parts is None or not isinstance(instance, dict):
        return parts is None
    if not all(name in instance for name in branch.get("required", ())):
        return False
    return all(
        "const" not in part or instance.get(name, part["const"]) == part["const"] for name, part in parts.items()
    )


class Memory:
    """Which small values fitted which part of one schema: cards, moves and cells come again and again."""

    def __init__(self) -> None:
        self._fits: dict[tuple[int, bytes], bool] = {}

    def fits(self, validator: Any, part: dict[str, Any], instance: Any) -> bool:
        """Whether a value is what this part of the schema says."""
        value = (id(part), encode(instance))
        if (known := self._fits.get(value)) is None:
            known = validator.evolve(schema=part).is_valid(instance)
            if len(value[1]) < REMEMBERED:
                self._fits[value] = known
        return known

    def one_of(self, validator: Any, parts: list[dict[str, Any]], instance: Any, _: Any) -> Iterator[ValidationError]:
        """`oneOf` without parts that a field or a constant excludes: the same result, many times as fast."""
        if (count := sum(_may_fit(each, instance) and self.fits(validator, each, instance) for each in parts)) != 1:
            yield ValidationError(f"{str(instance)[:200]} fits {count} of {len(parts)} schemas")

    def any_of(self, validator: Any, parts: list[dict[str, Any]], instance: Any, _: Any) -> Iterator[ValidationError]:
        """`anyOf`, likewise."""
        if not any(_may_fit(each, instance) and self.fits(validator, each, instance) for each in parts):
            yield ValidationError(f"{str(instance)[:200]} fits none of {len(parts)} schemas")

    def refer(self, validator: Any, _: str, instance: Any, part: dict[str, Any]) -> Iterator[ValidationError]:
        """`$ref`, followed only for what did not fit, to find out why, and for what is new."""
        value = (id(part), encode(instance))
        if self._fits.get(value):
            return
        faults = [*FOLLOW(validator, part["$ref"], instance, part)]
        if len(value[1]) < REMEMBERED:
            self._fits[value] = not faults
        yield from faults


def quick(schema: dict[str, Any]) -> Any:
    """A validator that is as strict as the usual one."""
    memory, extending = Memory(), cast("Any", extend)  # which has no types
    keywords = {"oneOf": memory.one_of, "anyOf": memory.any_of, "$ref": memory.refer}
    return extending(Draft202012Validator, keywords)(schema)


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
    return quick({"$ref": f"#/$defs/{name}", "$defs": whole["$defs"]})


@cache
def validator(name: str, made: Any = quick) -> Any:
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
