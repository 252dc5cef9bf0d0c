"""Deals in text, `deck=(…) roles=(…) goals=(…) nuggets=(…) first=2`, and as plain values."""

from __future__ import annotations

from typing import Any, Final

from saboteur.engine.deal import Deal
from saboteur.notation.plain import fields_of, joined
from saboteur.notation.text import WordReader
from saboteur.notation.values import CARD, ROLE, SEAT, VALUE, Kind, Several, maybe

_KINDS: Final[dict[str, Kind[Any]]] = {
    "deck": Several(CARD),
    "roles": Several(ROLE),
    "goals": Several(CARD),
    "nuggets": Several(VALUE),
    "first": maybe(SEAT),
}


def deal_text(deal: Deal) -> str:
    """Every order of a round from the top.

    >>> from saboteur import Card
    >>> deal_text(Deal((Card.parse("base_ns"), Card.parse("base_ew")), ("digger", "saboteur"), first=1))
    'deck=(base_ns base_ew) roles=(digger saboteur) goals=() nuggets=() first=1'
    """
    return " ".join(f"{name}={kind.text(getattr(deal, name))}" for name, kind in _KINDS.items())


def read_deal(text: str, line: int = 1, column: int = 1) -> Deal:
    """Reads what `deal_text` writes.

    >>> read_deal("deck=() roles=(king) goals=() nuggets=() first=-")
    Traceback (most recent call last):
    saboteur.notation.text.InvalidText: line 1, column 16: expected a role, found 'king'
    """
    words = WordReader(text, line, column)
    values: dict[str, Any] = {}
    for name, kind in _KINDS.items():
        words.name(name)
        values[name] = kind.read(words)
    words.end()
    return Deal(**values)


def deal_plain(deal: Deal) -> dict[str, object]:
    """A deal as plain values.

    >>> deal_plain(Deal((), ("digger",), nuggets=(1, 3)))
    {'deck': [], 'roles': ['digger'], 'goals': [], 'nuggets': [1, 3], 'first': None}
    """
    return {name: kind.plain(getattr(deal, name)) for name, kind in _KINDS.items()}


def read_deal_plain(value: object, path: str = "deal") -> Deal:
    """Reads what `deal_plain` gives; empty parts except the deck may be left out.

    >>> read_deal_plain({"deck": ["duel_ew", "base_xx"]})
    Traceback (most recent call last):
    saboteur.notation.plain.InvalidValue: deal.deck[1]: expected a card, found 'base_xx'
    """
    found = fields_of(value, path, ("deck",), optional=tuple(_KINDS)[1:])
    values: dict[str, Any] = {
        name: kind.read_plain(found[name], joined(path, name)) for name, kind in _KINDS.items() if name in found
    }
    return Deal(**values)
