"""Help about cards, dwarves and rules in the present game."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from saboteur.engine.values.cards import Card, Effect, Use
from saboteur.engine.values.roles import ROLES
from saboteur.rulesets import GAMES, nearest, registered
from saboteur.words.cards import shape_of
from saboteur.words.catalogue import Catalogue

RULES: Final[dict[str, tuple[str, ...]]] = {
    "base": ("turn-base", "laying", "reaching", "end-base", "gold-base"),
    "saboteur2": ("turn-saboteur2", "laying", "reaching", "clearing", "end-saboteur2", "gold-saboteur2"),
    "duel": ("turn-duel", "laying-duel", "reaching-duel", "clearing", "end-duel", "gold-duel"),
    "solo": ("turn-solo", "laying-duel", "reaching-duel", "clearing", "end-duel", "gold-solo"),
}
"""What the rules of a game are about; one that is not here has those of the game it is most like."""
EVERY_GAME: Final = ("choices", "seats", "talking")
NUMBER: Final = re.compile(r"(?<![\w.@])\d+\.\d+(?!\.?\d)")
"""The number of a rule where a text names it."""


def topic_of(card: Card) -> str:
    """The help topics of a card.

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


@cache
def topics(game: str) -> tuple[str, ...]:
    """All help topics of a game: its rules, dwarves and cards.

    >>> topics("base")[:7]
    ('turn-base', 'laying', 'reaching', 'end-base', 'gold-base', 'choices', 'seats')
    """
    rules = GAMES.get(game, GAMES[nearest(game)])
    dwarves = {role for dealt in rules.roles.values() for role in dealt}
    cards = (*rules.starts.values(), *rules.goals, *rules.cards)
    about_cards = dict.fromkeys(topic_of(card) for card in cards)
    roles = (f"role-{role}" for role in ROLES if role in dwarves)
    return (*registered(RULES, game), *EVERY_GAME, *roles, *about_cards)


def help_words(about: Card | str, game: str, words: Catalogue) -> str | None:
    """The help topics for a card, a role, a topic or the number of a rule."""
    if isinstance(about, Card):
        about = topic_of(about)
    if NUMBER.fullmatch(about):
        found = _citing(about, topics(game), words) or _citing(about, _all_topics(), words)
    else:
        names = (about, f"role-{about}", f"{about}-{nearest(game)}", f"{about}-duel")
        found = [next((name for name in names if name in _all_topics()), "")]
    return "\n\n".join(_told(topic, words) for topic in found if topic) or None


def _told(topic: str, words: Catalogue) -> str:
    return f"{words.text(f'help-{topic}.title')}\n{words.text(f'help-{topic}')}"


def _citing(rule: str, among: tuple[str, ...], words: Catalogue) -> list[str]:
    """The topics that name a rule."""
    return [topic for topic in among if rule in NUMBER.findall(words.text(f"help-{topic}"))]


def _all_topics() -> tuple[str, ...]:
    return tuple(dict.fromkeys(topic for game in GAMES for topic in topics(game)))
