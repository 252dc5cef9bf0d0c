"""Statements chosen step by step: first the subject, then the details."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from saboteur.engine.values.cards import TOOLS, Card, Effect, Use
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.roles import Role
from saboteur.engine.view import View
from saboteur.notation.statements import FACES, Accuse, Am, Hold, Looked, Need, Saw, Statement, Trust
from saboteur.words import Words

Choose = Callable[[str, Sequence[str]], int]
"""Asks a question with numbered answers; returns which one was chosen."""
T = TypeVar("T")


def topics(view: View) -> list[str]:
    """The subjects of statements in this game."""
    found = []
    if view.roles:
        found += ["am", "accuse", "trust"]
    if not all(goal.open for goal in view.goals):
        found.append("saw")
    if any(card.effect is Effect.INSPECTION for card in view.ruleset.cards):
        found.append("looked")
    found.append("hold")
    if any(card.effect is Effect.BREAK for card in view.ruleset.cards):
        found.append("need")
    return found


def has_veins(view: View) -> bool:
    """Whether goals are vein cards, as in the duel (8.8)."""
    return any(card.use is Use.VEIN for card in view.ruleset.goals)


def statement(view: View, names: Sequence[str], words: Words, choose: Choose) -> Statement:
    """What the observer wants to say, true or not."""

    def pick(question: str, options: Sequence[T], name: Callable[[T], str]) -> T:
        return options[choose(question, [name(option) for option in options])]

    def somebody() -> int:
        others = [seat for seat in range(view.seats) if seat != view.observer]
        return pick(words.phrase("ask-say-whom"), others, lambda seat: names[seat])

    def role() -> Role:
        dwarves = {role: None for dealt in view.ruleset.roles.values() for role in dealt}
        return pick(words.phrase("ask-say-role"), list(dwarves), words.role)

    veins = has_veins(view)
    match pick(words.phrase("ask-say"), topics(view), lambda topic: words.saying(topic, veins=veins)):
        case "am":
            return Am(role())
        case "accuse":
            return Accuse(somebody())
        case "trust":
            return Trust(somebody())
        case "saw":
            cells: list[Cell] = [goal.cell for goal in view.goals if not goal.open]
            cell = pick(words.phrase("ask-say-vein" if veins else "ask-say-cell"), cells, str)
            return Saw(
                cell, pick(words.phrase("ask-say-face"), _faces(view, words), lambda face: _face_name(face, words))
            )
        case "looked":
            return Looked(somebody(), role())
        case "hold":
            held = [card for card in view.hand if isinstance(card, Card)]
            offered = _one_of_a_name([*held, *sorted(view.ruleset.cards)], words)
            return Hold((pick(words.phrase("ask-say-card"), offered, words.card),))
        case _:
            return Need(pick(words.phrase("ask-tool"), TOOLS, words.tool))


def _one_of_a_name(cards: Sequence[Card], words: Words) -> list[Card]:
    """One card of every name, because players say "a curve" and not which one."""
    named: dict[str, Card] = {}
    for card in cards:
        named.setdefault(words.card(card), card)
    return list(named.values())


def _faces(view: View, words: Words) -> list[str]:
    """What a goal can be."""
    if has_veins(view):
        return [card.id for card in _one_of_a_name(view.ruleset.goals, words)]
    return list(FACES)


def _face_name(face: str, words: Words) -> str:
    if face in FACES:
        return words.phrase("face-gold" if face == "gold" else "face-stone")
    return words.card(Card.parse(face))
