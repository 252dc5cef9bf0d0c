"""The JSON Schema of summaries, made of the dataclasses and of the plain values in them."""

from __future__ import annotations

from typing import get_args

from saboteur.engine.values.causes import CAUSES
from saboteur.notation.schema import (
    AMOUNT,
    FLAG,
    NOTHING,
    NUMBER,
    Schema,
    of_fields,
    one_of,
    ref,
    several,
    thing,
    value_schemas,
)
from saboteur.table.story.summary import Deeds, End, Team


def story_schema() -> Schema:
    """A round and a game, each described by its name under `$defs`."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "saboteur: summaries of rounds and games",
        "description": "As one observer knows them; null is what this observer cannot know.",
        "anyOf": [ref("RoundSummary"), ref("GameSummary")],
        "$defs": {**story_shapes(), **value_schemas()},
    }


def story_shapes() -> dict[str, Schema]:
    """Rounds and games and what occurs in them, by their names."""
    seat, gold = ref("Seat"), one_of(AMOUNT, NOTHING)
    return {
        "RoundSummary": thing(
            {
                "round": NUMBER,
                "cause": {"enum": list(CAUSES)},
                "end": {"enum": list(get_args(End))},
                "winners": several(seat),
                "sides": several(ref("Role")),
                "roles": several(ref("Role")),
                "gold": several(ref("Cell")),
                "finder": one_of(seat, NOTHING),
                "teams": several(thing(of_fields(Team))),
                "trapped": several(seat),
                "forfeited": several(seat),
                "crystals": NUMBER,
                "crystals_each": NUMBER,
                "gained": several(gold),
                "cards_gained": several(AMOUNT),
                "deeds": several(ref("Deeds")),
                "turnings": several(ref("Turning")),
                "shown": several(ref("Fact")),
                "shared": several(ref("Fact")),
                "view": ref("View"),
            }
        ),
        "GameSummary": thing(
            {
                "over": FLAG,
                "winners": several(seat),
                "grade": one_of({"type": "integer", "minimum": 0, "maximum": 3}, NOTHING),
                "gold": several(gold),
                "gained": several(several(gold)),
                "deeds": several(ref("Deeds")),
                "rounds": several(ref("RoundSummary")),
            }
        ),
        "Deeds": thing(of_fields(Deeds)),
        "Turning": thing(
            {"seat": seat, "fact": ref("Fact"), "before": NUMBER, "after": NUMBER, "walker": one_of(seat, NOTHING)}
        ),
    }
