"""The topics of help in a game: its rules, dwarves and cards."""

from __future__ import annotations

import re
from typing import Final

from saboteur.engine.ruleset import Ruleset
from saboteur.engine.values.cards import Card, Effect, Use
from saboteur.engine.values.roles import ROLES
from saboteur.rulesets import registered
from saboteur.words.cards import feature_of, shape_of

RULES: Final[dict[str, tuple[str, ...]]] = {
    "base": ("turn-base", "laying", "reaching", "end-base", "gold-base"),
    "saboteur2": ("turn-saboteur2", "laying", "reaching", "clearing", "end-saboteur2", "gold-saboteur2"),
    "duel": ("turn-duel", "laying-duel", "reaching-duel", "clearing", "end-duel", "gold-duel", "marker"),
    "solo": ("turn-solo", "laying-duel", "reaching-duel", "clearing", "end-duel", "gold-solo", "marker"),
}
"""What the rules of a game are about; one that is not here has those of the game it is most like."""
EVERY_GAME: Final = (
    *("choices", "seats", "talking", "deck", "hand", "mine", "action", "rules", "dealing"),
    *("deeds", "record", "marks", "light", "company"),
)
NUMBER: Final = re.compile(r"(?<![\w.@])\d+\.\d+(?!\.?\d)")
"""The number of a rule where a text names it."""
_OF_A_GAME: Final = re.compile(r"-(base|saboteur2|duel|solo)$")


def topic_of(card: Card) -> str:
    """The help topic of a card.

    >>> topic_of(Card.parse("duel_rockfall")), topic_of(Card.parse("s2_crystal_dead_n"))
    ('rockfall-duel', 'crystal')
    """
    duel = "-duel" if card.id.startswith("duel") else ""
    match card:
        case Card(effect=Effect.BREAK | Effect.REPAIR | Effect.ROCKFALL):
            return card.effect.value + duel
        case Card(effect=Effect.MAP):
            return "treasure-map" if duel else "map"
        case Card(use=Use.ACTION):
            return card.effect.value.replace(" ", "-")
        case Card(use=Use.START):
            return "entrance" if duel else "start"
        case Card(use=Use.GOAL | Use.VEIN):
            return card.use.value
        case Card(ladder=str()):
            return f"ladder{duel}"
        case Card(door=str()):
            return f"door{duel}"
        case Card(troll=True):
            return "troll"
        case Card(nuggets=1):
            return "nugget"
        case Card(crystals=1):
            return "crystal"
        case _:
            assert card.tile is not None
            shape = shape_of(card.tile)
            return "bridge" if shape in ("bridge", "double-curve") else "dead-end" if shape == "dead-end" else "tunnel"


def cards_of(rules: Ruleset) -> dict[Card, int]:
    """All cards on the table or in the deck of a game, and how many there are."""
    counted: dict[Card, int] = {}
    for card in (*rules.starts.values(), *rules.goals):
        counted[card] = counted.get(card, 0) + 1
    return {**counted, **rules.cards}


def topics(rules: Ruleset) -> tuple[str, ...]:
    """All help topics of a game: cards, dwarves and rules, the names of things before what is about them.

    >>> from saboteur.rulesets import GAMES
    >>> topics(GAMES["base"])[:4]
    ('start', 'goal', 'tunnel', 'dead-end')
    """
    cards = cards_of(rules)
    dead_ends = ("dead-end",) if any(card.tile and feature_of(card) == "dead-end" for card in cards) else ()
    dealt = {role for roles in rules.roles.values() for role in roles}
    roles = tuple(f"role-{role}" for role in ROLES if role in dealt)
    named = dict.fromkeys((*map(topic_of, cards), *dead_ends, *roles))
    return (*named, *registered(RULES, rules), *(("dwarf",) if roles else ()), *EVERY_GAME)


def topic_id(topic: str) -> str:
    """The name of a topic, the same in every game.

    >>> topic_id("turn-solo"), topic_id("role-blue")
    ('turn', 'role-blue')
    """
    return _OF_A_GAME.sub("", topic)
