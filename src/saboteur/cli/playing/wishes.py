"""The settings of a new game: the game, the players, the language; everything has a default."""

import getpass
import secrets
from dataclasses import dataclass, field, replace
from typing import Final

from saboteur.bots.builtin import BUILT_IN
from saboteur.engine.ruleset import Ruleset
from saboteur.notation.records.record import Chair
from saboteur.rulesets import GAMES, OPTIONS, ruleset
from saboteur.table.table import Table
from saboteur.words import Words

BOT: Final = "normal"
LONGEST_NAME: Final = 20
"""Longer names do not fit beside the mine."""
NOBODY: Final = frozenset({"root", "user", "admin", "guest", "ubuntu", "debian", "nobody", "player"})
"""Login names that are not the name of a person."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who has a seat: a person, or the bot of this name."""

    name: str
    bot: str = ""

    @property
    def chair(self) -> Chair:
        """As a record keeps it."""
        return Chair("bot", f"{self.name} ({self.bot})") if self.bot else Chair("person", self.name)

    @staticmethod
    def of(chair: Chair) -> "Sitter":
        """Reads what `chair` gives; an unknown bot is replaced by the default one.

        >>> Sitter.of(Chair("bot", "Brokk (random)")), Sitter.of(Chair("person", "Anna"))
        (Sitter(name='Brokk', bot='random'), Sitter(name='Anna', bot=''))
        """
        if chair.kind == "person":
            return Sitter(chair.name)
        name, _, bot = chair.name.removesuffix(")").rpartition(" (")
        return Sitter(name, bot) if name and bot in BUILT_IN else Sitter(chair.name, BOT)


@dataclass(frozen=True, slots=True)
class Wishes:
    """A game before it begins."""

    game: str = "base"
    options: dict[str, object] = field(default_factory=dict)
    seats: tuple[Sitter, ...] = ()
    language: str = "en"
    pace: float = 0.0
    """Seconds after each move of a bot."""

    @staticmethod
    def of(table: Table, language: str, pace: float) -> "Wishes":
        """The game of a table, to be played again."""
        made, chairs = table.game.ruleset, table.chairs
        return Wishes(made.name, dict(made.options), tuple(map(Sitter.of, chairs)), language, pace)

    @property
    def ruleset(self) -> Ruleset:
        """The game with its options."""
        return ruleset(self.game, self.options)

    @property
    def people(self) -> int:
        """The number of people at this screen."""
        return sum(not seat.bot for seat in self.seats)

    def with_game(self, game: str) -> "Wishes":
        """Another game, with its default options and its usual number of seats."""
        options = {name: value for name, value in self.options.items() if name in OPTIONS[game]}
        for name in list(options):
            try:
                ruleset(game, {name: options[name]})
            except ValueError:
                del options[name]
        return replace(self, game=game, options=options).with_seats(GAMES[game].usual_seats)

    def with_option(self, name: str, value: object) -> "Wishes":
        """Sets an option; a default value is left out."""
        options = {**self.options, name: value}
        if value == OPTIONS[self.game][name].default:
            del options[name]
        return replace(self, options=options)

    def with_seats(self, count: int, people: int | None = None) -> "Wishes":
        """Sets the number of seats and of people: people keep their seats, bots take the others.

        The option `first` is dropped if its seat does not exist any more.
        """
        people = min(max(self.people, 1) if people is None else people, count)
        persons = [seat.name for seat in self.seats if not seat.bot][:people]
        bots = [seat for seat in self.seats if seat.bot][: count - people]
        if not persons and (own := _own_name()):
            persons.append(own)
        free = free_names(self.language, [*persons, *(seat.name for seat in bots)])
        while len(persons) < people:
            persons.append(free.pop(0))
        kind = bots[0].bot if bots else BOT
        while len(persons) + len(bots) < count:
            bots.append(Sitter(free.pop(0), kind))
        seats = (*map(Sitter, persons), *bots)
        first = self.options.get("first")
        there = not isinstance(first, int) or first < count
        return replace(self if there else self.with_option("first", None), seats=seats)

    def with_language(self, language: str) -> "Wishes":
        """Another language: default names of dwarves are translated."""
        renamed = dict(zip(_dwarves(self.language), _dwarves(language), strict=True))
        seats = tuple(replace(seat, name=renamed.get(seat.name, seat.name)) for seat in self.seats)
        unique = len({seat.name.casefold() for seat in seats}) == len(seats)
        return replace(self, language=language, seats=seats if unique else self.seats)

    def with_seat(self, number: int, seat: Sitter) -> "Wishes":
        """Another player at a seat."""
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def table(self, seed: str | None, begun: str) -> Table:
        """The table for this game; without a given seed nobody can predict the cards."""
        chairs = [seat.chair for seat in self.seats]
        seed = secrets.token_hex(32) if seed is None else seed
        return Table(self.ruleset, len(chairs), seed=seed, chairs=chairs, automatic=True, begun=begun)


def free_names(language: str, taken: list[str]) -> list[str]:
    """Names of dwarves nobody has yet."""
    return [name for name in _dwarves(language) if name.casefold() not in {each.casefold() for each in taken}]


def _dwarves(language: str) -> list[str]:
    return Words(language).phrase("dwarves").split(", ")


def _own_name() -> str:
    """The name of the user on this computer, if it is a name of a person."""
    try:
        login = getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""
    is_name = login.isalpha() and login.casefold() not in NOBODY and len(login) <= LONGEST_NAME
    return login.capitalize() if is_name else ""
