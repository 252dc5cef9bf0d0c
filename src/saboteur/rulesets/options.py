"""The options of the games, described once for notation, referee, menu, simulation and lobby."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, TypedDict

from saboteur.engine.ruleset import Ruleset
from saboteur.engine.values.cards import Card, Colour, Effect
from saboteur.rulesets.base import CLASSIC, NEW, PRINTING_2016
from saboteur.rulesets.suggestion import suggestion

Kind = Literal["word", "flag", "number", "seat"]
Value = bool | int | str | None
Edition = Literal["classic", "2016", "new"]
Placing = Literal["connected", "adjacent"]


class DuelOptions(TypedDict, total=False):
    """What may be chosen about a duel; `None` is as it is printed."""

    rounds: int | None
    maps: int | None


class SoloOptions(DuelOptions, total=False):
    """What may be chosen about a solo game."""

    colour: Colour | None


class Saboteur2Options(DuelOptions, total=False):
    """What may be chosen about a game with the expansion."""

    first: int | None


class BaseOptions(Saboteur2Options, total=False):
    """What may be chosen about a base game."""

    edition: Edition | None
    placing: Placing | None
    broken_tools_forfeit: bool | None
    one_digger_less: bool | None


EDITIONS: Final[dict[Edition, Ruleset]] = {"classic": CLASSIC, "2016": PRINTING_2016, "new": NEW}
MOST_ROUNDS: Final = 20


class InvalidOptions(ValueError):
    """A game or option that does not exist; `expected` and the message name existing ones and a probable spelling."""

    def __init__(self, what: str, expected: str, meant: str = "") -> None:
        super().__init__(what, expected, meant)
        self.expected = expected

    def __str__(self) -> str:
        what, expected, meant = self.args
        return f"{what}: expected {expected}{meant}"


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game.

    >>> option = options_of(PRINTING_2016)["rounds"]
    >>> option.kind, option.default, option.least, option.most, option.sentence
    ('number', 3, 1, 20, 'option-rounds.about')
    """

    name: str
    kind: Kind
    default: Value
    change: Callable[[Ruleset, Any], Ruleset] = field(repr=False, compare=False)
    """The ruleset with a value that was chosen."""
    values: tuple[bool | str, ...] = ()
    """All possible values of a word or a flag."""
    least: int = 0
    most: int = 0

    @property
    def sentence(self) -> str:
        """The message that says what it does (docs/words.md)."""
        return f"option-{self.name}.about"

    def choices(self, seats: int) -> list[Value]:
        """All possible values for this number of seats, in the order in which they are offered."""
        match self.kind:
            case "seat":
                return [None, *range(seats)]
            case "number":
                return list(range(self.least, self.most + 1))
            case _:
                return list(self.values)

    def applied(self, made: Ruleset, value: object) -> Ruleset:
        """The ruleset with this value; raises `InvalidOptions` for an impossible value."""
        if self.kind == "flag" and not isinstance(value, bool):
            raise InvalidOptions(f"{self.name}={value!r}", "True or False")
        if self.kind == "word" and (not isinstance(value, str) or value not in self.values):
            words = [str(word) for word in self.values]
            raise InvalidOptions(f"{self.name}={value!r}", " or ".join(words), suggestion(value, words))
        if self.kind in ("number", "seat") and (
            not isinstance(value, int) or isinstance(value, bool) or not self.least <= value <= self.most
        ):
            raise InvalidOptions(f"{self.name}={value!r}", f"a number from {self.least} to {self.most}")
        return self.change(made, value)


def options_of(made: Ruleset) -> Mapping[str, Option]:
    """The options of a game, by name, in the order in which they are offered."""
    maps = sum(count for card, count in made.cards.items() if card.effect is Effect.MAP)
    rounds = made.most_rounds or MOST_ROUNDS
    found = [
        Option("edition", "word", _edition_of(made), _with_edition, tuple(EDITIONS)),
        Option("placing", "word", "connected", _with_placing, ("connected", "adjacent")),
        Option("broken_tools_forfeit", "flag", False, _with_forfeit, (False, True)),
        Option("one_digger_less", "flag", False, _with_one_digger_less, (False, True)),
        Option("colour", "word", "green", _with_colour, ("green", "blue")),
        Option("first", "seat", None, _with_first, least=0, most=made.seats[-1] - 1),
        Option("rounds", "number", made.rounds, _with_rounds, least=1, most=rounds),
        Option("maps", "number", maps, _with_maps, least=0, most=maps),
    ]
    return {option.name: option for option in found if option.name in made.choices}


def _printing(made: Ruleset) -> tuple[bool, bool]:
    """What differs between the editions (4.2, 5.2)."""
    return made.every_goal, made.share_of_diggers


def _edition_of(made: Ruleset) -> Edition:
    return next(name for name, each in EDITIONS.items() if _printing(each) == _printing(made))


def _with_edition(made: Ruleset, value: Edition) -> Ruleset:
    every_goal, share_of_diggers = _printing(EDITIONS[value])
    return replace(made, every_goal=every_goal, share_of_diggers=share_of_diggers)


def _with_placing(made: Ruleset, value: Placing) -> Ruleset:
    return replace(made, adjacent=value == "adjacent")


def _with_forfeit(made: Ruleset, value: bool) -> Ruleset:
    return replace(made, tools_forfeit=value)


def _with_one_digger_less(made: Ruleset, value: bool) -> Ruleset:
    """As many dwarves as players, so that the number of saboteurs is certain."""
    if not value:
        return made
    roles = {seats: {**dwarves, "digger": dwarves["digger"] - 1} for seats, dwarves in made.roles.items()}
    return replace(made, roles=roles)


def _with_colour(made: Ruleset, value: Colour) -> Ruleset:
    """Solo with the entrance and dwarf of this colour (9.1)."""
    entrance = Card.parse(f"duel_start_{value}")
    return replace(made, walkers=(value,), starts=dict.fromkeys(made.starts, entrance))


def _with_first(made: Ruleset, value: int) -> Ruleset:
    return replace(made, first=value)


def _with_rounds(made: Ruleset, value: int) -> Ruleset:
    return replace(made, rounds=value)


def _with_maps(made: Ruleset, value: int) -> Ruleset:
    """Fewer map cards in the deck."""
    cards = {card: value if card.effect is Effect.MAP else count for card, count in made.cards.items()}
    return replace(made, cards={card: count for card, count in cards.items() if count})
