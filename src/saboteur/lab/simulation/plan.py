"""What is simulated: the game, for which numbers of players, which bots, how many games, from which seed."""

from __future__ import annotations

import hashlib
import shlex
from collections.abc import Callable
from dataclasses import dataclass

from saboteur.bots.builtin import BUILT_IN
from saboteur.engine.worlds.history import Player
from saboteur.notation.games import game_text, read_game

Casting = Callable[[str, int], Player]
"""Gives the player with a name, made from a seed."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Only plain values, so that it can be sent to workers and contains all that is needed to run it again."""

    game: str
    """With its options, as `read_game` reads it."""
    players: tuple[int, ...]
    bots: tuple[str, ...]
    games: int
    """For each number of players."""
    seed: str

    def __post_init__(self) -> None:
        """Writes a game in its canonical form."""
        object.__setattr__(self, "game", game_text(read_game(self.game)))

    @property
    def length(self) -> int:
        """All games of all numbers of players."""
        return self.games * len(self.players)

    @property
    def command(self) -> str:
        """What to type to run it again."""
        name, *options = self.game.split()
        players, bots = ",".join(map(str, self.players)), ",".join(self.bots)
        words = ["saboteur", "simulate", "--game", name, "--players", players, "--bots", bots]
        return shlex.join([*words, "--games", str(self.games), "--seed", self.seed, *options])

    def task(self, index: int) -> tuple[int, int]:
        """The number of players and the number of the game that come in this place, from 0.

        Numbers of players alternate, so that an interrupted run has played each equally often.
        """
        game, which = divmod(index, len(self.players))
        return self.players[which], game + 1

    def bot_at(self, seat: int, game: int) -> str:
        """The bot of a seat: in turn, and shifted by one from game to game, so that no bot always begins."""
        return self.bots[(seat + game - 1) % len(self.bots)]

    def seed_of(self, *what: int) -> str:
        """64 digits that depend on the seed, the number of the game and the seat.

        As in `saboteur match`: game 17 of a simulation can be looked at as game 17 of a match with the same seed.
        """
        return hashlib.sha256("/".join(map(str, (self.seed, *what))).encode()).hexdigest()

    def seed_of_bot(self, game: int, seat: int) -> int:
        """What the bot in a seat is made from."""
        return int(self.seed_of(game, seat)[:12], 16)


def built_in(name: str, seed: int) -> Player:
    """The casting of bots that come with the package."""
    return BUILT_IN[name](seed)
