"""The games as values: `ruleset("base", edition="classic")`, `ruleset("duel")`, …"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from saboteur.engine.ruleset import Ruleset
from saboteur.rulesets.base import NEW
from saboteur.rulesets.duel import DUEL, SOLO
from saboteur.rulesets.options import EDITIONS, InvalidOptions, Option, options_of
from saboteur.rulesets.saboteur2 import SABOTEUR2
from saboteur.rulesets.suggestion import suggestion

GAMES: Final = {"base": NEW, "saboteur2": SABOTEUR2, "duel": DUEL, "solo": SOLO}
OPTIONS: Final = {name: options_of(made) for name, made in GAMES.items()}
"""The options of each game."""
USUAL_SEATS: Final = {"base": 5, "saboteur2": 7, "duel": 2, "solo": 1}
"""The default number of seats."""


def ruleset(game: str, **options: object) -> Ruleset:
    """The ruleset of a game with options (docs/vocabulary.md).

    >>> from saboteur import Card
    >>> ruleset("base", edition="2016", maps=3).cards[Card.parse("base_map")]
    3
    >>> ruleset("chess")
    Traceback (most recent call last):
    saboteur.rulesets.options.InvalidOptions: unknown game 'chess': expected base, saboteur2, duel or solo
    >>> ruleset("base", editon="new")
    Traceback (most recent call last):
    saboteur.rulesets.options.InvalidOptions: base has no option 'editon': expected edition, ...; did you mean ...?
    """
    given: object = game
    if not isinstance(given, str) or game not in GAMES:
        raise InvalidOptions(f"unknown game {game!r}", "base, saboteur2, duel or solo", suggestion(game, GAMES))
    known = OPTIONS[game]
    for name in options:
        if name not in known:
            raise InvalidOptions(f"{game} has no option {name!r}", ", ".join(known), suggestion(name, known))
    made = GAMES[game]
    chosen = {name: value for name, value in options.items() if value is not None}
    for name in sorted(chosen, key=list(known).index):
        made = known[name].applied(made, chosen[name])
    return replace(made, cards=dict(made.cards), options=chosen)  # a copy, so that callers can change it


__all__ = ["EDITIONS", "GAMES", "OPTIONS", "USUAL_SEATS", "InvalidOptions", "Option", "ruleset"]
