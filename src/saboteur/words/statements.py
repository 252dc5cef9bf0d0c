"""What players say, true or not, as sentences of the speaker."""

from __future__ import annotations

from typing import Final, assert_never

from saboteur.engine.cards import Card
from saboteur.notation.statements import FACES, Accuse, Am, Hold, Looked, Need, Saw, Statement, Trust
from saboteur.words.names import Named

VERBS: Final = ("am", "accuse", "trust", "saw", "looked", "hold", "need")
"""The subjects of statements."""


def statement_words(statement: Statement, named: Named) -> str:
    """A statement in the words of its speaker."""
    text = named.words.text
    match statement:
        case Am(role):
            return text("says-am", role=named.who(role))
        case Accuse(seat):
            return text("says-accuse", target=named.seat(seat))
        case Trust(seat):
            return text("says-trust", target=named.seat(seat))
        case Saw(cell, face):
            goal = face if face in FACES else Card.parse(face).goal
            if goal is not None:
                return text("says-saw", cell=str(cell), face=goal)
            return text("says-saw-vein", cell=str(cell), card=named.card(Card.parse(face)))
        case Looked(seat, role):
            return text("says-looked", target=named.seat(seat), role=named.who(role))
        case Hold(cards):
            return text("says-hold", cards=named.cards(cards))
        case Need(tool):
            return text("says-need", tool=tool)
        case _:
            assert_never(statement)
