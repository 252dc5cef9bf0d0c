"""Sentences as plain values, as JSON has them, for programs that format them themselves (docs/words.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, assert_never

from saboteur.engine.values.cards import CARDS, Card
from saboteur.engine.values.cell import Cell
from saboteur.words.cards import card_message
from saboteur.words.sentence import Argument, CardName, Joined, Listed, PlayerName, Sentence

Plain = int | str | dict[str, Any]


def sentence_plain(sentence: Sentence) -> dict[str, Any]:
    """A sentence as JSON has it.

    >>> from saboteur.words.sentence import said
    >>> sentence_plain(said("fact-claimed", name=PlayerName(1), cell=Cell(5, 2)))
    {'key': 'fact-claimed', 'args': {'name': {'seat': 1}, 'cell': {'cell': [5, 2]}}}
    """
    plain: dict[str, Any] = {"key": sentence.key}
    if sentence.given:
        plain["args"] = {name: _plain(value) for name, value in sentence.given.items()}
    return plain


def _plain(argument: Argument) -> Plain:
    match argument:
        case int() | str():
            return argument
        case Cell(x, y):
            return {"cell": [x, y]}
        case PlayerName(seat):
            return {"seat": seat}
        case CardName(card, form):
            return {"card": card.id} if form == "name" else {"card": card.id, "form": form}
        case Listed(items):
            return {"list": [_plain(item) for item in items]}
        case Joined(items, by):
            return {"join": [_plain(item) for item in items], "by": by}
        case Sentence():
            return sentence_plain(argument)
        case _:
            assert_never(argument)


def read_sentence(plain: Mapping[str, Any]) -> Sentence:
    """A sentence from JSON, as the server sends it.

    >>> read_sentence({"key": "fact-claimed", "args": {"name": {"seat": 1}, "cell": {"cell": [5, 2]}}})
    Sentence(key='fact-claimed', given={'name': PlayerName(seat=1), 'cell': Cell(x=5, y=2)})
    """
    return Sentence(plain["key"], {name: _argument(value) for name, value in plain.get("args", {}).items()})


def _argument(plain: Plain) -> Argument:
    match plain:
        case int() | str():
            return plain
        case {"cell": [x, y]}:
            return Cell(x, y)
        case {"seat": seat}:
            return PlayerName(seat)
        case {"card": card}:
            return CardName(Card.parse(card), plain.get("form", "name"))
        case {"list": items}:
            return Listed(tuple(map(_argument, items)))
        case {"join": items, "by": by}:
            return Joined(tuple(map(_argument, items)), by)
        case _:
            return read_sentence(plain)


def card_names() -> dict[str, dict[str, Any]]:
    """What every card is called, by its id: the message and its arguments."""
    return {card.id: sentence_plain(card_message(card)) for card in CARDS}


_ARGUMENT: Final = {"$ref": "#/$defs/Argument"}
_SENTENCE: Final = {"$ref": "#/$defs/Sentence"}
_MANY: Final = {"type": "array", "items": _ARGUMENT}


def _object(required: dict[str, Any], optional: dict[str, Any] | None = None) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": {**required, **(optional or {})},
        "required": list(required),
        "additionalProperties": False,
    }


SCHEMA: Final[dict[str, Any]] = {
    "Sentence": _object({"key": {"type": "string"}}, {"args": {"type": "object", "additionalProperties": _ARGUMENT}}),
    "Argument": {
        "anyOf": [
            {"type": "integer"},
            {"type": "string"},
            _object({"cell": {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2}}),
            _object({"seat": {"type": "integer", "minimum": 0}}),
            _object({"card": {"enum": [card.id for card in CARDS]}}, {"form": {"enum": ["name", "object"]}}),
            _object({"list": _MANY}),
            _object({"join": _MANY, "by": {"type": "string"}}),
            {"$ref": "#/$defs/Sentence"},
        ]
    },
    "Entry": _object(
        {
            "id": {"type": "string"},
            "title": _SENTENCE,
            "words": {"type": "array", "items": _SENTENCE},
            "text": {"type": "array", "items": _SENTENCE},
            "rules": {"type": "array", "items": {"type": "string"}},
        }
    ),
}
"""The definitions of a JSON Schema."""
