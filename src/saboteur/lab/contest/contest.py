"""What is compared: a game, the number of seats, the bots, and the games that are played on each deal."""

from __future__ import annotations

import hashlib
import shlex
from dataclasses import dataclass
from pathlib import PurePath
from typing import Any, Final, Literal

from saboteur.bots.builtin import BUILT_IN
from saboteur.bots.command.command import CommandBot
from saboteur.bots.command.limits import Limits
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.worlds.history import Player
from saboteur.lab.contest.lineup import Form, Lineup
from saboteur.notation.games import game_text, read_game

Deals = Literal["development", "test"]
DEALS: Final[tuple[Deals, ...]] = ("development", "test")
"""Deals to try things out on, and deals that figures are claimed for: no seed makes one into the other."""
SECONDS: Final = 5.0
"""What a command may take for a move."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Only plain values: it is sent to workers, and the file of a run begins with it."""

    game: str
    """With its options, as `read_game` reads it."""
    seats: int
    bots: tuple[str, ...]
    """Names of built-in bots, or commands."""
    lineups: tuple[Lineup, ...]
    """One game on each deal for each of them."""
    deals: Deals = "development"
    seed: str = "arena"
    seconds: float = SECONDS

    def __post_init__(self) -> None:
        """Writes the game in its canonical form."""
        made = read_game(self.game)
        if self.form == "roles" and (made.rounds > 1 or not made.roles):
            raise ValueError(f"{made}: roles are exchanged in games of one round in which dwarves are dealt")
        object.__setattr__(self, "game", game_text(made))

    @property
    def form(self) -> Form:
        """How the bots are seated."""
        return self.lineups[-1].form

    @property
    def ruleset(self) -> Ruleset:
        """The game."""
        return read_game(self.game)

    @property
    def names(self) -> tuple[str, ...]:
        """The bots as they are shown: a command by its program, and with a number if two are called the same."""
        names = [short_name(bot) for bot in self.bots]
        return tuple(f"{name} #{place}" if names.count(name) > 1 else name for place, name in enumerate(names, start=1))

    @property
    def title(self) -> str:
        """In a line."""
        return f"{self.game}, {self.seats} {'seat' if self.seats == 1 else 'seats'}: {', '.join(self.names)}"

    def seed_of(self, *what: int) -> str:
        """64 digits that depend on the kind of deals, the seed, the number of the deal and the seat."""
        return hashlib.sha256("/".join(map(str, (self.deals, self.seed, *what))).encode()).hexdigest()

    def seed_of_bot(self, deal: int, seat: int) -> int:
        """What the bot in a seat is made from: the same in all games on a deal, so that only the bots differ."""
        return int(self.seed_of(deal, seat)[:12], 16)

    def plain(self) -> dict[str, Any]:
        """For a file."""
        return {
            "game": self.game,
            "seats": self.seats,
            "bots": list(self.bots),
            "lineups": [[each.form, each.first, each.second] for each in self.lineups],
            "deals": self.deals,
            "seed": self.seed,
            "seconds": self.seconds,
        }


def short_name(bot: str) -> str:
    """A built-in bot by its name, a command by the file it runs.

    >>> short_name("plain"), short_name("python3 examples/bots/digger.py --slow")
    ('plain', 'digger.py')
    """
    words = shlex.split(bot)
    files = [word for word in words if "." in PurePath(word).name and not word.startswith("-")]
    return PurePath((files or words)[0]).name


def any_bot(bot: str, seed: int, seconds: float) -> Player:
    """A player: built in, or a command that is still to be started."""
    if bot in BUILT_IN:
        return BUILT_IN[bot](seed)
    return CommandBot(shlex.split(bot), limits=Limits(move=seconds))
