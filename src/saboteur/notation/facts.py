"""Facts in text, `laid seat=2 card=base_ew cell=1,0 turned=no`, and read from their plain form (`Fact.as_dict`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Final

from saboteur.engine.core.packed import ASKED
from saboteur.engine.values.causes import CAUSES
from saboteur.engine.values.facts import Fact, type_of_fact
from saboteur.notation.plain import MISSING, InvalidValue, fields_of, joined
from saboteur.notation.text import WordReader
from saboteur.notation.values import (
    CARD,
    CELL,
    FLAG,
    NUMBER,
    ROLE,
    SEAT,
    VALUE,
    Atom,
    Kind,
    Several,
    hidden,
    maybe,
    word,
)

# What the annotation of a field says; whole numbers are told apart by the name of the field.
_WHOLE: Final = {
    "seat": SEAT,
    "target": SEAT,
    "victim": SEAT,
    "first": SEAT,
    "winners": SEAT,
    "round": NUMBER,
    "deck": NUMBER,
    "gold": NUMBER,
    "amount": NUMBER,
    "value": VALUE,
    "values": VALUE,
}
_SINGLE: Final[dict[str, Callable[[str], Atom[Any]]]] = {
    "int": lambda name: _WHOLE[name],
    "Cause": lambda _: word(*CAUSES),
    "Question": lambda _: word(*ASKED),
    "Role": lambda _: ROLE,
    "bool": lambda _: FLAG,
    "Card": lambda _: CARD,
    "Cell": lambda _: CELL,
    "Hidden": lambda _: hidden(CARD),
    "HiddenRole": lambda _: hidden(ROLE),
    "HiddenNumber": lambda name: hidden(_WHOLE[name]),
}


def _kind(name: str, annotation: str) -> Kind[Any]:
    """`hands: tuple[tuple[Hidden, ...], ...]` is a list of lists of cards or `?`."""
    if annotation.startswith("tuple["):
        return Several(_kind(name, annotation.removeprefix("tuple[").removesuffix(", ...]")))
    single = annotation.removesuffix(" | None")
    atom = _SINGLE[single](name)
    return atom if single == annotation else maybe(atom)


@dataclass(frozen=True, slots=True)
class _Form:
    """How one fact is written."""

    made: Callable[..., Fact]
    name: str
    fields: tuple[tuple[str, str, Callable[[Any], str], Kind[Any]], ...]
    """Of each: its name, what is written before its value, the writer of its value, its kind."""
    names: tuple[str, ...]
    """The fields of its plain form."""


def _form(fact: type[Fact]) -> _Form:
    kinds = {field.name: _kind(field.name, str(field.type)) for field in fields(fact)}  # type: ignore[arg-type]  # a dataclass
    own = tuple((name, f" {name}=", kind.text, kind) for name, kind in kinds.items())
    return _Form(fact, fact.name(), own, ("fact", *kinds))


# Done at import, so that a field with an unknown annotation is noticed at once and not during a game.
FORMS: Final = {name: _form(fact) for name, fact in type_of_fact.items() if not name.startswith("_")}
_FORM_OF: Final = {form.made: form for form in FORMS.values()}
assert len(FORMS) == 33


def fact_text(fact: Fact) -> str:
    """A fact in a line.

    >>> from saboteur import UNKNOWN, Card, facts
    >>> fact_text(facts.Discarded(1, (Card.parse("base_map"), UNKNOWN)))
    'discarded seat=1 cards=(base_map ?)'
    """
    form = _FORM_OF[type(fact)]
    text = form.name
    for name, before, write, _ in form.fields:
        text += before + write(getattr(fact, name))
    return text


def read_fact(text: str, line: int = 1, column: int = 1) -> Fact:
    """Reads what `fact_text` writes.

    >>> read_fact("asked what=over seat=-")
    Asked(what='over', seat=None)
    >>> read_fact("asked what=rob seat=x")
    Traceback (most recent call last):
    saboteur.notation.text.InvalidText: line 1, column 21: expected a seat or -, found 'x'
    """
    words = WordReader(text, line, column)
    form = FORMS.get(words.next)
    if form is None:
        words.fail("a fact")
    words.next_word()
    values = []
    for name, _, _, kind in form.fields:
        words.name(name)
        values.append(kind.read(words))
    words.end()
    return form.made(*values)


def read_fact_plain(value: object, path: str = "fact") -> Fact:
    """Reads what `Fact.as_dict` gives.

    >>> read_fact_plain({"fact": "drew", "seat": 2, "card": "?"})
    Drew(seat=2, card=UNKNOWN)
    """
    if not isinstance(value, dict):
        raise InvalidValue(path, "an object", value)
    name = value.get("fact", MISSING)
    form = FORMS.get(name) if isinstance(name, str) else None
    if form is None:
        raise InvalidValue(joined(path, "fact"), "a fact", name)
    found = fields_of(value, path, form.names)
    return form.made(*[kind.read_plain(found[name], joined(path, name)) for name, _, _, kind in form.fields])
