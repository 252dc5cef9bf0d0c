"""The games as values: `ruleset("base", edition="classic")`, `ruleset("duel")`, …"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final, Literal, TypeVar, Unpack, overload

from saboteur.engine.ruleset import Ruleset, check_ruleset
from saboteur.rulesets.base import NEW
from saboteur.rulesets.duel import DUEL, SOLO
from saboteur.rulesets.options import (
    EDITIONS,
    BaseOptions,
    DuelOptions,
    InvalidOptions,
    Option,
    Saboteur2Options,
    SoloOptions,
    options_of,
)
from saboteur.rulesets.saboteur2 import SABOTEUR2
from saboteur.rulesets.suggestion import suggestion

GAMES: Final[dict[str, Ruleset]] = {}
"""All that can be played by name; `register` adds to them."""
OPTIONS: Final[dict[str, Mapping[str, Option]]] = {}
"""What may be chosen about each game."""
T = TypeVar("T")
NAME: Final = re.compile("[a-z][a-z0-9_]*")


def register(made: Ruleset) -> Ruleset:
    """A game that can be played by its name from now on, wherever the printed ones can.

    What has no words, pictures or thoughts of its own for it takes those of the `nearest` printed game.

    >>> register(replace(NEW, name="duel"))
    Traceback (most recent call last):
    ValueError: there is a game 'duel' already
    """
    check_ruleset(made)
    if not NAME.fullmatch(made.name):
        raise ValueError(f"a game's name is a word of small letters, digits and _, not {made.name!r}")
    if GAMES.get(made.name, made) != made:
        raise ValueError(f"there is a game {made.name!r} already")
    if made.options:
        raise ValueError(f"{made}: a game is registered as it is without options")
    if made.usual_seats not in made.seats:
        raise ValueError(f"{made.name} is played by {made.played_by}, not by {made.usual_seats}")
    if made.rounds < 1:
        raise ValueError(f"{made.name}: expected at least 1 round, found {made.rounds}")
    if len({*made.goal_cells, *made.starts}) != len(made.goal_cells) + len(made.starts):
        raise ValueError(f"{made.name}: two goals or starts lie on one cell")
    for seats in made.seats:
        made.state(seats)
        if made.removed + seats * made.hand[seats] > sum(made.cards.values()):
            raise ValueError(f"{made.name}: the deck is too small for the hands of {seats}")
    OPTIONS[made.name] = options_of(made)
    GAMES[made.name] = made
    return made


PRINTED: Final = tuple(register(made).name for made in (NEW, SABOTEUR2, DUEL, SOLO))
"""The games out of a box."""


def nearest(game: Ruleset | str) -> str:
    """The printed game that one is most like: itself, else one whose rounds are decided so, for as many players.

    >>> nearest("solo"), nearest(replace(SABOTEUR2, name="mine")), nearest("chess")
    ('solo', 'saboteur2', 'base')
    """
    name = game if isinstance(game, str) else game.name
    made = GAMES.get(name) if isinstance(game, str) else game
    if name in PRINTED or made is None:
        return name if name in PRINTED else PRINTED[0]
    for ancestor in made.decided.__mro__:
        alike = [each for each in PRINTED if GAMES[each].decided is ancestor]
        if alike:
            return max(alike, key=lambda each: len(set(GAMES[each].seats) & set(made.seats)))
    return PRINTED[0]


def registered(table: Mapping[str, T], game: Ruleset | str) -> T:
    """What a table has for a game, else what it has for the printed one it is most like.

    Bots, words and pictures keep such tables by the names of games; a game of one's own is added to them by its name.

    >>> registered({"base": 1, "duel": 2}, "duel"), registered({"base": 1}, "chess")
    (2, 1)
    """
    name = game if isinstance(game, str) else game.name
    return table[name] if name in table else table[nearest(game)]


@overload
def ruleset(game: Literal["base"], /, **options: Unpack[BaseOptions]) -> Ruleset: ...
@overload
def ruleset(game: Literal["saboteur2"], /, **options: Unpack[Saboteur2Options]) -> Ruleset: ...
@overload
def ruleset(game: Literal["duel"], /, **options: Unpack[DuelOptions]) -> Ruleset: ...
@overload
def ruleset(game: Literal["solo"], /, **options: Unpack[SoloOptions]) -> Ruleset: ...
@overload
def ruleset(game: str, options: Mapping[str, object], /) -> Ruleset: ...
def ruleset(game: str, mapping: Mapping[str, object] | None = None, /, **options: object) -> Ruleset:
    """The ruleset of a game with options (docs/vocabulary.md).

    A type checker finds a misspelt game, option or value. A program that learns them as it runs gives the options as a
    mapping: `ruleset(name, {})`.

    >>> from saboteur import Card
    >>> ruleset("base", edition="2016", maps=3).cards[Card.parse("base_map")]
    3
    >>> ruleset("chess")
    Traceback (most recent call last):
    saboteur.rulesets.options.InvalidOptions: unknown game 'chess': expected base, saboteur2, duel ...
    >>> ruleset("base", editon="new")
    Traceback (most recent call last):
    saboteur.rulesets.options.InvalidOptions: base has no option 'editon': expected edition, ...; did you mean ...?
    """
    given: object = game
    if not isinstance(given, str) or game not in GAMES:
        *most, last = GAMES
        raise InvalidOptions(f"unknown game {game!r}", f"{', '.join(most)} or {last}", suggestion(game, GAMES))
    options = {**(mapping or {}), **options}
    known = OPTIONS[game]
    for name in options:
        if name not in known:
            raise InvalidOptions(f"{game} has no option {name!r}", ", ".join(known), suggestion(name, known))
    made = GAMES[game]
    chosen = {name: value for name, value in options.items() if value is not None}
    for name in sorted(chosen, key=list(known).index):
        made = known[name].applied(made, chosen[name])
    return replace(made, options=chosen)


__all__ = [
    "EDITIONS",
    "GAMES",
    "OPTIONS",
    "PRINTED",
    "InvalidOptions",
    "Option",
    "duel",
    "nearest",
    "options",
    "register",
    "registered",
    "ruleset",
    "suggestion",
]
