"""The JSON Schema of the lines to and from a bot, made of its structs and of the plain values in them."""

from __future__ import annotations

from typing import Final

from msgspec.json import schema_components

from saboteur.bots.command.messages import PROTOCOL, Answer, Ask, Begin, End, Facts, Heard, Ready, Refused
from saboteur.notation.schema import Schema, ref, references, value_schemas
from saboteur.table.referee.schema import or_null

TOLD: Final = (Begin, Facts, Heard, Ask, Refused, End)
ANSWERED: Final = (Ready, Answer)


def bot_schema() -> Schema:
    """Every line by its name under `$defs`, with the plain values that occur in the lines."""
    _, parts = schema_components([*TOLD, *ANSWERED], ref_template="#/$defs/{name}")
    for answer in ANSWERED:
        or_null(parts[answer.__name__])
    told = {"oneOf": [ref(each.__name__) for each in TOLD]}
    answered = {"oneOf": [ref(each.__name__) for each in ANSWERED]}
    defs = {"Told": told, "Answered": answered, **parts}
    plain = value_schemas()
    while missing := [name for name in references(defs) if name not in defs]:
        defs |= {name: plain[name] for name in missing}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"saboteur bots, protocol {PROTOCOL}",
        "description": "A line to a bot is Told, a line from it Answered (docs/bot-protocol.md).",
        "anyOf": [ref("Told"), ref("Answered")],
        "$defs": defs,
    }
