"""Generated values of every kind that has a text: cards, moves, facts, deals, games, statements."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from hypothesis import strategies as st

from saboteur import (
    UNKNOWN,
    Bribe,
    Cell,
    Claim,
    Clear,
    Deal,
    Discard,
    Fact,
    InvalidOptions,
    Lay,
    Move,
    Play,
    Position,
    Rob,
    Ruleset,
    Take,
    Turn,
    ruleset,
)
from saboteur.engine.core.packed import ASKED
from saboteur.engine.values.cards import CARDS, MAT_CARDS, Use
from saboteur.engine.values.facts import type_of_fact
from saboteur.engine.values.roles import ROLES
from saboteur.notation.moves import HiddenClear, HiddenDiscard, HiddenMove, HiddenTake
from saboteur.notation.statements import Accuse, Am, Hold, Looked, Need, Saw, Statement, Trust
from saboteur.rulesets import OPTIONS

FACT_TYPES = {name: fact for name, fact in type_of_fact.items() if not name.startswith("_")}

cards = st.sampled_from(CARDS)
cells = st.builds(Cell, st.integers(-999, 999), st.integers(-999, 999))
seats = st.integers(0, 99)
numbers = st.integers(0, 99) | st.integers(0, 999_999_999)
roles = st.sampled_from(ROLES)
tools = st.sampled_from(("pick", "lamp", "cart"))
mat_cards = st.sampled_from(MAT_CARDS)


def several(values: st.SearchStrategy[Any], least: int = 0, most: int = 6) -> st.SearchStrategy[tuple[Any, ...]]:
    """Values in a list."""
    return st.lists(values, min_size=least, max_size=most).map(tuple)


moves: st.SearchStrategy[Move] = st.one_of(
    st.builds(Lay, cards, cells, st.booleans()),
    st.builds(Play, cards, st.none() | cells | seats),
    st.builds(Play, cards, seats, tools),
    st.builds(Discard, several(cards, 1, 3)),
    st.builds(Clear, mat_cards, st.tuples(cards, cards)),
    st.builds(Bribe, cells),
    st.builds(Turn, cells),
    st.builds(Position, st.booleans()),
    st.builds(Claim, cells),
    st.builds(Take, seats),
    st.builds(Rob, st.none() | seats),
)
hidden_moves: st.SearchStrategy[HiddenMove] = st.one_of(
    st.builds(HiddenDiscard, st.integers(1, 3)), st.builds(HiddenClear, mat_cards), st.just(HiddenTake())
)

_seats_or_values = st.integers(0, 99)
_of_annotation: dict[str, st.SearchStrategy[Any]] = {
    "int": _seats_or_values,
    "bool": st.booleans(),
    "Card": cards,
    "Cell": cells,
    "Hidden": cards | st.just(UNKNOWN),
    "HiddenNumber": _seats_or_values | st.just(UNKNOWN),
    "HiddenRole": roles | st.just(UNKNOWN),
}
_of_name: dict[str, st.SearchStrategy[Any]] = {
    "cause": st.sampled_from(("gold", "exhausted", "markers", "veins")),
    "what": st.sampled_from(ASKED),
    "round": numbers,
    "deck": numbers,
    "amount": numbers | st.just(UNKNOWN),
}
_of_form: dict[tuple[str, str], st.SearchStrategy[Any]] = {
    ("gold", "int"): numbers,
    ("gold", "tuple[int, ...]"): several(numbers),
}


def _of_field(name: str, annotation: str) -> st.SearchStrategy[Any]:
    if name in _of_name:
        return _of_name[name]
    if (name, annotation) in _of_form:
        return _of_form[name, annotation]
    if annotation.endswith(" | None"):
        return st.none() | _of_field(name, annotation.removesuffix(" | None"))
    if annotation.startswith("tuple["):
        return several(_of_field(name, annotation[len("tuple[") : -len(", ...]")]))
    return roles if annotation == "Role" else _of_annotation[annotation]


def facts_of(fact: type[Fact]) -> st.SearchStrategy[Fact]:
    """Facts of one type, whether they can happen or not."""
    own: Any = fact
    return st.builds(fact, **{field.name: _of_field(field.name, str(field.type)) for field in fields(own)})


facts: st.SearchStrategy[Fact] = st.sampled_from(sorted(FACT_TYPES)).flatmap(lambda name: facts_of(FACT_TYPES[name]))

deals: st.SearchStrategy[Deal] = st.builds(
    Deal, several(cards, most=20), several(roles), several(cards), several(st.integers(0, 99)), st.none() | seats
)

_faces = st.sampled_from(["gold", "stone", *(card.id for card in CARDS if card.use in (Use.GOAL, Use.VEIN))])
statements: st.SearchStrategy[Statement] = st.one_of(
    st.builds(Am, roles),
    st.builds(Accuse, seats),
    st.builds(Trust, seats),
    st.builds(Saw, cells, _faces),
    st.builds(Looked, seats, roles),
    st.builds(Hold, several(cards, 1, 8)),
    st.builds(Need, tools),
)

_options: dict[str, st.SearchStrategy[object]] = {
    "edition": st.sampled_from(("classic", "2016", "new")),
    "placing": st.sampled_from(("connected", "adjacent")),
    "broken_tools_forfeit": st.booleans(),
    "one_digger_less": st.booleans(),
    "colour": st.sampled_from(("green", "blue")),
    "first": st.integers(0, 11),
    "rounds": st.integers(1, 20),
    "maps": st.integers(0, 6),
}


@st.composite
def games(draw: st.DrawFn) -> Ruleset:
    """Every game with any options it allows, given in any order."""
    game = draw(st.sampled_from(sorted(OPTIONS)))
    chosen: dict[str, object] = {}
    for name in draw(st.permutations(list(OPTIONS[game]))):
        if draw(st.booleans()):
            value = draw(_options[name])
            try:
                ruleset(game, {name: value})
            except InvalidOptions:
                continue
            chosen[name] = value
    return ruleset(game, chosen)
