"""JSON Schemas of plain values: cards, cells, moves, refusals, facts, statements, deals, positions and records.

Facts and views are read from the dataclasses of the engine, so that no fact or field can be forgotten here. The
schemas of the protocols (table/referee/schema.py, bots/command/schema.py) are made of these.
"""

from __future__ import annotations

import json
import types
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from saboteur.engine.core.packed import ASKED
from saboteur.engine.moves import MOST_DISCARDED
from saboteur.engine.values.cards import CARDS, MAT_CARDS, TOOLS, Card, Use
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.facts import Fact, type_of_fact
from saboteur.engine.values.refusal import Refusal
from saboteur.engine.values.roles import ROLES, Role
from saboteur.engine.values.unknown import Unknown
from saboteur.engine.view import Lying, View
from saboteur.notation.version import VERSION
from saboteur.rulesets import GAMES, OPTIONS

Schema = dict[str, Any]

UNKNOWN: Schema = {"const": "?"}
NOTHING: Schema = {"type": "null"}
FLAG: Schema = {"type": "boolean"}
TEXT: Schema = {"type": "string"}
NUMBER: Schema = {"type": "integer", "minimum": 0}
AMOUNT: Schema = {"type": "integer"}
"""What was earned may be less than nothing (8.13)."""
GROUPS: Schema = {"type": "string", "pattern": r"^([NESW]+(\.[NESW]+)*)?$"}
"""Openings joined inside a card, groups set apart by dots."""
RULE: Schema = {"type": "string", "pattern": r"^[1-9]\.[1-9][0-9]?$"}


def ref(name: str) -> Schema:
    """A schema described elsewhere."""
    return {"$ref": f"#/$defs/{name}"}


def references(part: Any) -> list[str]:
    """The names a schema refers to."""
    if isinstance(part, dict):
        own = [part["$ref"].rpartition("/")[2]] if isinstance(part.get("$ref"), str) else []
        return [*own, *(name for value in part.values() for name in references(value))]
    return [name for item in part for name in references(item)] if isinstance(part, list) else []


def thing(required: dict[str, Schema], optional: dict[str, Schema] | None = None) -> Schema:
    """An object with these fields and no others."""
    return {
        "type": "object",
        "properties": {**required, **(optional or {})},
        "required": list(required),
        "additionalProperties": False,
    }


def several(item: Schema, least: int | None = None, most: int | None = None) -> Schema:
    """A list."""
    bounds = {"minItems": least, "maxItems": most}
    return {"type": "array", "items": item, **{name: bound for name, bound in bounds.items() if bound is not None}}


def one_of(*schemas: Schema) -> Schema:
    """One of several, the same one named once."""
    different = [schema for index, schema in enumerate(schemas) if schema not in schemas[:index]]
    return different[0] if len(different) == 1 else {"anyOf": different}


def names_of(reasons: type[Enum]) -> list[str]:
    """The names of refusals as they are written in answers."""
    return [reason.name.lower() for reason in reasons]


# -- what the engine declares -------------------------------------------------------------------------------------


def of_type(declared: Any, name: str) -> Schema:
    """The plain form of a field of this type."""
    origin, inside = get_origin(declared), get_args(declared)
    if origin in (Union, types.UnionType):
        return one_of(*(of_type(each, name) for each in inside))
    if origin is tuple:
        return several(of_type(inside[0], name))
    if declared is int and name == "gold":
        return AMOUNT
    simple = {Card: ref("Card"), Cell: ref("Cell"), Unknown: UNKNOWN, bool: FLAG, int: NUMBER, types.NoneType: NOTHING}
    if declared in simple:
        return simple[declared]
    if origin is Literal:
        return ref("Role") if declared == Role else {"enum": list(inside)}
    if declared is str and name == "reached":
        return GROUPS
    assert is_dataclass(declared), f"{name}: {declared}"
    return thing(of_fields(declared))


def of_fields(declared: Any, leave_out: tuple[str, ...] = ()) -> dict[str, Schema]:
    """The fields of a dataclass."""
    hints = get_type_hints(declared)
    names = [field.name for field in fields(declared) if field.name not in leave_out]
    return {name: of_type(hints[name], name) for name in names}


def facts_of_the_game() -> dict[str, type[Fact]]:
    """Every fact by its name."""
    return {name: kind for name, kind in type_of_fact.items() if not name.startswith("_")}


def fact_shapes(**around: Schema) -> list[Schema]:
    """Every fact, with fields around it that each must have."""
    return [
        thing({**around, "fact": {"const": name}, **of_fields(kind)}, {"time": NUMBER} if around else {})
        for name, kind in facts_of_the_game().items()
    ]


# -- moves and statements -------------------------------------------------------------------------------------------


def move_shapes(card: Schema, value: Schema) -> list[Schema]:
    """Every move, with cards and values that may be hidden from others."""
    shown, cell, seat = ref("Card"), ref("Cell"), ref("Seat")

    def move(verb: str, **parts: Schema) -> Schema:
        return thing({"move": {"const": verb}, **parts})

    return [
        move("lay", card=shown, cell=cell, turned=FLAG),
        move("play", card=shown),
        move("play", card=shown, cell=cell),
        move("play", card=shown, seat=seat),
        move("play", card=shown, seat=seat, tool={"enum": list(TOOLS)}),
        move("discard", cards=several(card, 1, MOST_DISCARDED)),
        move("clear", what={"enum": list(MAT_CARDS)}, cards=several(card, 2, 2)),
        move("bribe", cell=cell),
        move("turn", cell=cell),
        move("position", turned=FLAG),
        move("claim", cell=cell),
        move("take", value=value),
        move("rob", seat=one_of(seat, NOTHING)),
    ]


def statement_shapes() -> list[Schema]:
    """Everything that can be said."""
    faces = ["gold", "stone", *(card.id for card in CARDS if card.use in (Use.GOAL, Use.VEIN))]
    parts: dict[str, dict[str, Schema]] = {
        "am": {"role": ref("Role")},
        "accuse": {"seat": ref("Seat")},
        "trust": {"seat": ref("Seat")},
        "saw": {"cell": ref("Cell"), "face": {"enum": faces}},
        "looked": {"seat": ref("Seat"), "role": ref("Role")},
        "hold": {"cards": several(ref("Card"), 1)},
        "need": {"tool": {"enum": list(TOOLS)}},
    }
    return [thing({"says": {"const": verb}, **more}) for verb, more in parts.items()]


# -- positions and records --------------------------------------------------------------------------------------------


def game_shape() -> Schema:
    """A game and its options."""
    names = sorted({name for options in OPTIONS.values() for name in options})
    value = {"type": ["boolean", "integer", "string"]}
    return thing({"game": {"enum": list(GAMES)}}, {"options": thing({}, dict.fromkeys(names, value))})


def lying_shape(*needed: str) -> Schema:
    """A card that lies face up in the mine; fields that are left out have their usual value."""
    parts = of_fields(Lying)
    return thing({name: parts.pop(name) for name in needed}, parts)


def view_shape() -> Schema:
    """What an observer knows."""
    parts = of_fields(View, leave_out=("ruleset", "laid", "final_gold", "observer"))
    return thing(
        {
            "position": {"const": VERSION},
            "game": ref("Game"),
            "observer": one_of(ref("Seat"), {"const": "watcher"}),
            **parts,
            "mine": several(lying_shape("cell", "card", "turned", "opened", "marker", "reached")),
            "goals": several(thing({"cell": ref("Cell"), "face": one_of(ref("Card"), UNKNOWN), "open": FLAG})),
            "discard": several(thing({"card": one_of(ref("Card"), UNKNOWN), "by": one_of(ref("Seat"), NOTHING)})),
            "gold": several(AMOUNT),
        }
    )


def state_parts(*, whole: bool) -> dict[str, Schema]:
    """The fields of what the table knows; in an incomplete one, entries of seats may be null and fields missing."""
    card, cell, seat, role = ref("Card"), ref("Cell"), ref("Seat"), ref("Role")

    def by_seat(value: Schema) -> Schema:
        return several(value if whole else one_of(value, NOTHING))

    def entry(needed: dict[str, Schema], usual: dict[str, Schema]) -> Schema:
        return thing({**needed, **usual}) if whole else thing(needed, usual)

    lying = lying_shape("cell", "card", *(("turned", "opened", "marker", "reached") if whole else ()))
    return {
        "actor": one_of(seat, NOTHING),
        "turn": one_of(seat, NOTHING),
        "bribing": FLAG,
        "first": seat,
        "last_mover": seat,
        "passes": NUMBER,
        "deck": several(card) if whole else one_of(several(card), NUMBER),
        "hands": by_seat(several(card)),
        "mats": by_seat(several({"enum": list(MAT_CARDS)})),
        "roles": by_seat(role),
        "known": by_seat(several(seat)),
        "away": several(entry({"seat": seat, "role": role}, {"known_by": several(seat)})),
        "spare": several(role),
        "thefts": several(seat),
        "goals": several(entry({"cell": cell, "face": card}, {"open": FLAG})),
        "seen": by_seat(several(cell)),
        "waiting": several(card),
        "boxed": several(card),
        "mine": several(lying),
        "discard": several(entry({"card": card}, {"by": one_of(seat, NOTHING)})),
        "removed": several(card),
        "purses": by_seat(several(NUMBER)),
        "coins": by_seat(NUMBER),
        "kept": by_seat(several(card)),
        "gone": several(card),
        "pile": several(NUMBER),
        "offer": several(NUMBER),
        "earned": by_seat(AMOUNT),
        "markers": NUMBER,
        "keys": NUMBER,
    }


def position_shapes() -> dict[str, Schema]:
    """Everything the table knows, and the same with parts left out."""
    head: dict[str, Schema] = {
        "position": {"const": VERSION},
        "game": ref("Game"),
        "seats": NUMBER,
        "observer": {"const": "table"},
        "asked": {"enum": list(ASKED)},
        "round": NUMBER,
    }
    parts = state_parts(whole=False)
    rest = {"description": "where cards go that are named nowhere", "enum": ["deck", "discard"]}
    return {
        "State": thing({**head, **state_parts(whole=True)}),
        "Position": one_of(thing(head, parts), thing({"rest": rest}, {**head, **parts})),
    }


def record_shape() -> Schema:
    """A whole game written down."""
    seat, around = ref("Seat"), {"time": NUMBER, "comment": TEXT}
    told: dict[str, Schema] = {"facts": several(ref("Fact")), **around}
    lines = [
        thing({"deal": one_of(ref("Deal"), NOTHING)}, told),
        thing({"seat": seat, "move": ref("SeenMove")}, told),
        thing({"seat": seat, "says": ref("Statement")}, around),
        thing({"seat": seat, "sits": ref("Chair")}, around),
        thing({"abandons": TEXT}, {"seat": one_of(seat, NOTHING), **around}),
        thing({"comment": TEXT}),
    ]
    return thing(
        {"record": {"const": VERSION}, "game": ref("Game"), "seats": NUMBER, "lines": several({"anyOf": lines})},
        {
            "chairs": several(ref("Chair")),
            "observer": one_of(seat, {"enum": ["table", "watcher"]}),
            "begun": TEXT,
            "ended": TEXT,
            "automatic": FLAG,
            "commitment": {"type": "string", "pattern": "^[0-9a-f]{64}$"},
            "nonces": several(TEXT),
            "seed": TEXT,
            "result": thing({"gold": several(AMOUNT), "winners": several(seat)}),
            "position": one_of(ref("Position"), ref("View")),
        },
    )


# -- all of them ----------------------------------------------------------------------------------------------------


def value_schemas() -> dict[str, Schema]:
    """Every plain value by its name.

    >>> value_schemas()["Chair"]["properties"]["kind"]
    {'enum': ['person', 'bot']}
    """
    seat, said, sits = ref("Seat"), {"says": ref("Statement")}, {"sits": ref("Chair")}
    return {
        "Text": TEXT,
        "Card": {"type": "string", "enum": [card.id for card in CARDS]},
        "Cell": {
            "description": "x grows east, y grows north",
            **several({"type": "integer", "minimum": -999, "maximum": 999}, 2, 2),
        },
        "Seat": {"type": "integer", "minimum": 0, "maximum": 99},
        "Role": {"type": "string", "enum": list(ROLES)},
        "Move": {"oneOf": move_shapes(ref("Card"), NUMBER)},
        "SeenMove": {"anyOf": move_shapes(one_of(ref("Card"), UNKNOWN), one_of(NUMBER, UNKNOWN))},
        "Refusal": {
            "description": "why the rules refuse a move, and which rule (docs/rules/numbered.md)",
            **thing({"name": {"enum": names_of(Refusal)}, "rule": RULE, "reason": TEXT}),
        },
        "Fact": {"oneOf": fact_shapes()},
        "Statement": {"oneOf": statement_shapes()},
        "Chair": thing({"kind": {"enum": ["person", "bot"]}, "name": TEXT}),
        "Event": {
            "oneOf": [
                *fact_shapes(number=NUMBER),
                thing({"number": NUMBER, "seat": seat, **said}, {"time": NUMBER}),
                thing({"number": NUMBER, "seat": seat, **sits}, {"time": NUMBER}),
                thing({"number": NUMBER, "seat": one_of(seat, NOTHING), "abandons": TEXT}, {"time": NUMBER}),
            ]
        },
        "Deal": thing(
            {"deck": several(ref("Card"))},
            {
                "roles": several(ref("Role")),
                "goals": several(ref("Card")),
                "nuggets": several(NUMBER),
                "first": one_of(seat, NOTHING),
            },
        ),
        "Game": game_shape(),
        "View": view_shape(),
        **position_shapes(),
        "Record": record_shape(),
    }


def schema_text(schema: Schema) -> str:
    """A schema as a file: a line for every part, so that changes can be read."""
    head = {name: value for name, value in schema.items() if name != "$defs"}
    lines = [f"  {json.dumps(name)}: {json.dumps(part, ensure_ascii=False)}" for name, part in schema["$defs"].items()]
    written = json.dumps(head, indent=1, ensure_ascii=False).removesuffix("\n}")
    return written + ',\n "$defs": {\n' + ",\n".join(lines) + "\n }\n}\n"
