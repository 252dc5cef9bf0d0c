"""Perft: how many sequences of legal moves a position has. The files name positions by seed and count their nodes.

A line of a file: players, options, seed, how many moves are played first by the seed, then `:` and the node counts to
depth 1, 2, … The deck is dealt by the seed, so a draw has only one result.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from saboteur import Game, ruleset
from saboteur.engine.search.perft import perft
from saboteur.rulesets import EDITIONS, GAMES
from tests.laws.strategies import play_one

FILES = Path(__file__).parent
MOST_NODES = {"base": 30_000, "saboteur2": 40_000, "duel": 30_000, "solo": 30_000}
DEEPEST = 4
EAGER = 8  # of ten turns before the position


@dataclass(frozen=True)
class Position:
    """A place in a seeded game."""

    game: str
    players: int
    options: tuple[tuple[str, object], ...]
    seed: str
    ahead: int

    def __str__(self) -> str:
        words = [f"{self.players} players", *(f"{name}={value}" for name, value in self.options)]
        return " ".join([*words, f"seed={self.seed}", f"after={self.ahead}"])

    @staticmethod
    def parse(game: str, text: str) -> Position:
        """Reads what `str` writes."""
        players, _, *words = text.split()
        options = dict(word.split("=") for word in words)
        seed, ahead = options.pop("seed"), int(options.pop("after"))
        return Position(game, int(players), tuple(options.items()), seed, ahead)

    def reached(self) -> Game:
        """The game there."""
        game = Game(ruleset(self.game, dict(self.options)), self.players, seed=self.seed)
        rng = random.Random(self.seed)
        for _ in range(self.ahead):
            play_one(game, EAGER, rng)
        return game


def positions() -> Iterator[Position]:
    """The start and some places further on, of every game and edition and of several numbers of players."""
    for game, made in GAMES.items():
        editions = [(("edition", name),) for name in EDITIONS] if game == "base" else [()]
        for options in (*editions, *house_rules(game)):
            for players in sorted({made.seats[0], (made.seats[0] + made.seats[-1]) // 2, made.seats[-1]}):
                for ahead in (0, 17, 38) if made.seats[-1] > 2 else (0, 8, 17, 26, 38, 55, 80):
                    name = "".join(f"-{value}" for _, value in options)
                    yield Position(game, players, options, f"{game}-{players}{name}", ahead)


def house_rules(game: str) -> list[tuple[tuple[str, object], ...]]:
    """Options under which other moves are legal."""
    if game == "base":
        return [(("placing", "adjacent"),)]
    return [(("colour", "blue"),)] if game == "solo" else []


def counts(position: Position) -> list[int]:
    """Node counts up to the limit of the game, at least to depth 2."""
    game = position.reached()
    found = [perft(game, 1), perft(game, 2)]
    while len(found) < DEEPEST and found[-1] * (found[-1] // max(found[-2], 1)) < MOST_NODES[position.game]:
        found.append(perft(game, len(found) + 1))
    return found
