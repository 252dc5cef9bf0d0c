"""The games as values: `ruleset("base", edition="classic")`, `ruleset("duel")`, …"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from saboteur.engine.cards import Card, Effect
from saboteur.engine.ruleset import Ruleset
from saboteur.rulesets.base import CLASSIC, NEW, PRINTING_2016
from saboteur.rulesets.duel import DUEL, SOLO
from saboteur.rulesets.saboteur2 import SABOTEUR2
from saboteur.rulesets.suggestion import suggestion

EDITIONS: Final = {"classic": CLASSIC, "2016": PRINTING_2016, "new": NEW}
GAMES: Final = {"base": NEW, "saboteur2": SABOTEUR2, "duel": DUEL, "solo": SOLO}
OPTIONS: Final = {
    "base": ("edition", "placing", "broken_tools_forfeit", "one_digger_less", "first", "rounds", "maps"),
    "saboteur2": ("first", "rounds", "maps"),
    "duel": ("rounds", "maps"),
    "solo": ("colour", "rounds", "maps"),
}


class InvalidOptions(ValueError):
    """A game or option that does not exist; `expected` and the message say what does, and what may have been meant."""

    def __init__(self, what: str, expected: str, meant: str = "") -> None:
        super().__init__(what, expected, meant)
        self.expected = expected

    def __str__(self) -> str:
        what, expected, meant = self.args
        return f"{what}: expected {expected}{meant}"


def ruleset(game: str, **options: object) -> Ruleset:
    """The ruleset of a game with options (docs/vocabulary.md).

    >>> ruleset("base", edition="2016", maps=3).cards[Card.parse("base_map")]
    3
    >>> ruleset("chess")
    Traceback (most recent call last):
    saboteur.rulesets.InvalidOptions: unknown game 'chess': expected base, saboteur2, duel or solo
    >>> ruleset("base", editon="new")
    Traceback (most recent call last):
    saboteur.rulesets.InvalidOptions: base has no option 'editon': expected edition, ...; did you mean 'edition'?
    """
    given: object = game
    if not isinstance(given, str) or game not in GAMES:
        raise InvalidOptions(f"unknown game {game!r}", "base, saboteur2, duel or solo", suggestion(game, GAMES))
    made = GAMES[game]
    for name in options:
        if name not in OPTIONS[game]:
            meant = suggestion(name, OPTIONS[game])
            raise InvalidOptions(f"{game} has no option {name!r}", ", ".join(OPTIONS[game]), meant)
    chosen = {name: value for name, value in options.items() if value is not None}
    if "edition" in chosen:
        made = EDITIONS[_one_of("edition", chosen["edition"], *EDITIONS)]
    for name, value in chosen.items():
        made = _with_option(made, name, value)
    return replace(made, cards=dict(made.cards), options=chosen)  # nobody shares what they may change


def _with_option(made: Ruleset, name: str, value: object) -> Ruleset:
    """The ruleset with one option set."""
    match name:
        case "placing":
            return replace(made, adjacent=_one_of(name, value, "connected", "adjacent") == "adjacent")
        case "broken_tools_forfeit":
            return replace(made, tools_forfeit=_flag(name, value))
        case "one_digger_less":
            return _one_digger_less(made) if _flag(name, value) else made
        case "colour":
            return _coloured(made, _one_of(name, value, "green", "blue"))
        case "first":
            return replace(made, first=_number(name, value, 0, made.seats[-1] - 1))
        case "rounds":
            return replace(made, rounds=_number(name, value, 1, 3 if made.markers else 20))
        case "maps":
            return _with_maps(made, value)
        case _:
            return made


def _one_digger_less(made: Ruleset) -> Ruleset:
    """As many dwarves as players, so that the number of saboteurs is certain."""
    roles = {seats: {**dwarves, "digger": dwarves["digger"] - 1} for seats, dwarves in made.roles.items()}
    return replace(made, roles=roles)


def _coloured(made: Ruleset, colour: str) -> Ruleset:
    """Solo with the entrance and dwarf of this colour (9.1)."""
    entrance = Card.parse(f"duel_start_{colour}")
    return replace(made, walkers=(colour,), starts=dict.fromkeys(made.starts, entrance))


def _with_maps(made: Ruleset, value: object) -> Ruleset:
    """Fewer map cards in the deck."""
    [card] = [card for card in made.cards if card.effect is Effect.MAP]
    count = _number("maps", value, 0, made.cards[card])
    cards = {**made.cards, card: count}
    if count == 0:
        del cards[card]
    return replace(made, cards=cards)


def _one_of(name: str, value: object, *words: str) -> str:
    if not isinstance(value, str) or value not in words:
        raise InvalidOptions(f"{name}={value!r}", " or ".join(words), suggestion(value, words))
    return value


def _flag(name: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise InvalidOptions(f"{name}={value!r}", "True or False")
    return value


def _number(name: str, value: object, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise InvalidOptions(f"{name}={value!r}", f"a number from {least} to {most}")
    return value
