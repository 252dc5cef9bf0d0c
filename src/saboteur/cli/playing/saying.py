"""Statements chosen step by step: what about, then about whom or what."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeVar

from saboteur.engine.cards import Card, Effect, Use
from saboteur.engine.cell import Cell
from saboteur.engine.moves import TOOLS
from saboteur.engine.view import View
from saboteur.notation.statements import FACES, Accuse, Am, Hold, Looked, Need, Saw, Statement, Trust
from saboteur.words import Words

Choose = Callable[[str, Sequence[str]], int]
"""Asks a question with numbered answers: which of them."""
T = TypeVar("T")


def topics(view: View) -> list[str]:
    """What can be spoken of in this game."""
    found = []
    if view.roles:
        found.append("am")
    if view.seats > 1:
        found += ["accuse", "trust"]
    found.append("saw")
    if any(card.effect is Effect.INSPECTION for card in view.ruleset.cards):
        found.append("looked")
    found.append("hold")
    if any(card.effect is Effect.BREAK for card in view.ruleset.cards):
        found.append("need")
    return found


def statement(view: View, names: Sequence[str], words: Words, choose: Choose) -> Statement:
    """What the observer wants to say, true or not."""

    def pick(question: str, options: Sequence[T], name: Callable[[T], str]) -> T:
        return options[choose(question, [name(option) for option in options])]

    def somebody() -> int:
        others = [seat for seat in range(view.seats) if seat != view.observer]
        return pick(words.phrase("ask-target"), others, lambda seat: names[seat])

    def role() -> str:
        dwarves = {role: None for dealt in view.ruleset.roles.values() for role in dealt}
        return pick(words.phrase("head-role"), list(dwarves), words.role)

    match pick(words.phrase("ask-say"), topics(view), words.saying):
        case "am":
            return Am(role())
        case "accuse":
            return Accuse(somebody())
        case "trust":
            return Trust(somebody())
        case "saw":
            cells: list[Cell] = [goal.cell for goal in view.goals if not goal.open]
            cell = pick(words.phrase("ask-say-cell"), cells, str)
            return Saw(cell, pick(words.phrase("ask-say-face"), _faces(view), lambda face: _face_name(face, words)))
        case "looked":
            return Looked(somebody(), role())
        case "hold":
            cards = list(Counter(card for card in view.ruleset.cards))
            held = [card for card in dict.fromkeys(view.hand) if isinstance(card, Card)]
            offered = [*held, *(card for card in sorted(cards) if card not in held)]
            return Hold((pick(words.phrase("ask-say-cards"), offered, words.card_whole),))
        case _:
            return Need(pick(words.phrase("ask-tool"), TOOLS, words.tool))


def _faces(view: View) -> list[str]:
    """What a goal can be; the faces of vein cards that look different."""
    if any(card.use is Use.VEIN for card in view.ruleset.goals):
        return [card.id for card in dict.fromkeys(view.ruleset.goals)]
    return list(FACES)


def _face_name(face: str, words: Words) -> str:
    if face in FACES:
        return words.phrase("face-gold" if face == "gold" else "face-stone")
    return words.card_whole(Card.parse(face))
