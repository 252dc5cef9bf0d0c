"""What players say, true or not, in their own words."""

from __future__ import annotations

from typing import Final, assert_never

from saboteur.engine.values.cards import Card
from saboteur.notation.statements import FACES, Accuse, Am, Hold, Looked, Need, Saw, Statement, Trust
from saboteur.words.cards import cards_listed
from saboteur.words.person import done
from saboteur.words.sentence import CardName, PlayerName, Sentence, said, who

VERBS: Final = ("am", "accuse", "trust", "saw", "looked", "hold", "need")
"""What one can speak of."""


def statement_sentence(statement: Statement, by: int, you: int | None = None) -> Sentence:
    """What somebody says at the table, true or not."""
    return done("says", by, you, words=_words(statement, you))


def _words(statement: Statement, you: int | None) -> Sentence:
    """A statement in the words of the player who makes it; what is said of you is said to you."""
    match statement:
        case Am(role):
            return said("says-am", role=who(role))
        case Accuse(seat):
            return _about("says-accuse", seat, you)
        case Trust(seat):
            return _about("says-trust", seat, you)
        case Saw(cell, face):
            goal = face if face in FACES else Card.parse(face).goal
            if goal is not None:
                return said("says-saw", cell=cell, face=goal)
            return said("says-saw-vein", cell=cell, card=CardName(Card.parse(face)))
        case Looked(seat, role):
            return _about("says-looked", seat, you, role=who(role))
        case Hold(cards):
            return said("says-hold", cards=cards_listed(cards))
        case Need(tool):
            return said("says-need", tool=tool)
        case _:
            assert_never(statement)


def _about(key: str, seat: int, you: int | None, **given: Sentence) -> Sentence:
    return said(f"{key}.you", **given) if seat == you else said(key, target=PlayerName(seat), **given)
