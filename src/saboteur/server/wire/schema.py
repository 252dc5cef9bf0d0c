"""The JSON Schema of the wire, made of its structs and of the plain values in them (docs/wire.md).

What a client may leave out, the server always sends: so a struct that goes both ways is described twice, the second
time under its name and `Given`.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Final, get_args

from msgspec import Struct
from msgspec.inspect import StructType, type_info
from msgspec.json import schema_components

from saboteur.notation.schema import NUMBER, Schema, ref, references, several, thing, value_schemas
from saboteur.server.wire.messages import Messages
from saboteur.server.wire.requests import VERSION, Requests
from saboteur.table.story.schema import story_shapes
from saboteur.words.plain import SCHEMA as WORDS

REQUESTS: Final[tuple[type[Struct], ...]] = get_args(Requests)
MESSAGES: Final[tuple[type[Struct], ...]] = get_args(Messages)
GIVEN: Final = "Given"
_DEFS: Final = "#/$defs/"


def wire_schema() -> Schema:
    """Every request and message by its name under `$defs`."""
    unions = {
        "Request": {"oneOf": [ref(each.__name__) for each in REQUESTS]},
        "Message": {"oneOf": [ref(each.__name__) for each in MESSAGES]},
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"saboteur wire, version {VERSION}",
        "description": "A text sent over the WebSocket is a Request, a text received from it a Message (docs/wire.md).",
        "anyOf": [ref("Request"), ref("Message")],
        "$defs": {**unions, **parts(REQUESTS, MESSAGES)},
    }


def parts(given: Iterable[type[Struct]], told: Iterable[type[Struct]]) -> dict[str, Schema]:
    """What is sent and what is received, and all that occurs in them, by their names."""
    given, told = [*given], [*told]
    sent, received = _components(given), _components(told)
    for part in received.values():
        _always_whole(part)
    own = {each.__name__ for each in given}
    both = {name for name in sent if name in received}
    assert not both & own, f"{both & own}: neither a request nor a body is a message too"
    for name in both:
        sent[name]["title"] += GIVEN
    found = {**{part["title"]: _pointing(part, both) for part in sent.values()}, **received}
    values = plain_values()
    while missing := [name for name in references(found) if name not in found]:
        found |= {name: values[name] for name in missing}
    return found


def plain_values() -> dict[str, Schema]:
    """The values of the game and its sentences, and an event with what it says."""
    values = {**value_schemas(), **story_shapes(), **WORDS}
    values["Argument"] = _naming(values["Argument"], "Card", values["Card"]["enum"])
    said = {"said": several(ref("Sentence"), 1)}
    events = [{**shape, "properties": {**shape["properties"], **said}} for shape in values["Event"]["oneOf"]]
    return {**values, "ToldEvent": {"oneOf": events}, **_with_change(values["View"])}


def _with_change(view: Schema) -> dict[str, Schema]:
    """A view and what makes one of another: the fields that differ, but of long lists only what differs in them."""
    fields = {**view["properties"]}
    lying, thrown = fields["mine"]["items"], fields["discard"]["items"]
    fields["mine"], fields["discard"] = several(ref("Lying")), several(ref("Thrown"))
    differing = {name: shape for name, shape in fields.items() if name not in ("position", "game", "observer", "seats")}
    differing["mine"] = thing({"gone": several(ref("Cell")), "now": several(ref("Lying"))})
    differing["discard"] = thing({"from": NUMBER, "added": several(ref("Thrown"))})
    return {
        "View": {**view, "properties": fields},
        "Lying": {"description": "A card that lies face up in the mine.", **lying},
        "Thrown": {"description": "A card of the discard; `by`: who laid it face down.", **thrown},
        "Change": {"description": "The fields of a view that differ; see docs/wire.md.", **thing({}, differing)},
    }


# -- inside ----------------------------------------------------------------------------------------------------------


def _components(structs: list[type[Struct]]) -> dict[str, Schema]:
    _, found = schema_components(structs, ref_template=_DEFS + "{name}")
    classes = {struct.__name__: struct for each in structs for struct in _inside(each)}
    for name, part in found.items():
        struct = classes[name]
        written = dict(zip(struct.__struct_fields__, struct.__struct_encode_fields__, strict=True))
        for field, said in field_docs(struct).items():
            part["properties"][written[field]]["description"] = said
    return found


def _inside(struct: type[Struct]) -> Iterator[type[Struct]]:
    """A struct and all that occur in its fields."""
    rest: list[Any] = [type_info(struct)]
    seen: set[type[Struct]] = set()
    while rest:
        found = rest.pop()
        if isinstance(found, StructType):
            if found.cls in seen:
                continue
            seen.add(found.cls)
            yield found.cls
            rest += [field.type for field in found.fields]
        for name in ("type", "types", "item_type", "item_types", "key_type", "value_type"):
            inner = getattr(found, name, ())
            rest += inner if isinstance(inner, tuple) else [inner]


def _always_whole(part: Schema) -> None:
    """What the server sends has every field but those that it may leave unset."""
    fields = part["properties"]
    part["required"] = [name for name in fields if name in part["required"] or "default" in fields[name]]
    for field in fields.values():
        field.pop("default", None)


def _naming(part: Any, name: str, values: list[str]) -> Any:
    """A part that refers to some values by their name instead of listing them."""
    match part:
        case {"enum": found} if found == values:
            return ref(name)
        case dict():
            return {key: _naming(value, name, values) for key, value in part.items()}
        case list():
            return [_naming(item, name, values) for item in part]
        case _:
            return part


def _pointing(part: Any, renamed: set[str]) -> Any:
    """A part that refers to structs by their names as they are given."""
    match part:
        case {"$ref": str(name), **rest} if name.removeprefix(_DEFS) in renamed:
            return {"$ref": name + GIVEN, **rest}
        case dict():
            return {name: _pointing(value, renamed) for name, value in part.items()}
        case list():
            return [_pointing(item, renamed) for item in part]
        case _:
            return part


def field_docs(struct: type[Struct]) -> dict[str, str]:
    """What the source says about the fields of a struct, below each."""
    found: dict[str, str] = {}
    for kind in reversed(struct.__mro__):
        if kind.__module__.startswith("saboteur."):
            found |= _docs_of(kind.__module__).get(kind.__name__, {})
    return found


@cache
def _docs_of(module: str) -> dict[str, dict[str, str]]:
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {kind.name: dict(_documented(kind)) for kind in tree.body if isinstance(kind, ast.ClassDef)}


def _documented(kind: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for field, after in zip(kind.body, kind.body[1:], strict=False):
        match field, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(said))):
                yield name, inspect.cleandoc(said).replace("\n", " ").replace("`None`", "`null`")
            case _:
                pass
