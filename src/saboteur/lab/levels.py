"""How strong the bots that search are, on the same deals as plain: each side of the base game, duel, solo, expansion.

    python -m saboteur.lab.levels normal --games 200 --seed test

Equal seeds give equal figures wherever the rules have the same form.
"""

from __future__ import annotations

import gc
import math
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from saboteur.bots.builtin import BUILT_IN
from saboteur.bots.plain.player import Plain
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.values import facts
from saboteur.engine.worlds.history import Player
from saboteur.lab.strength import ByRole
from saboteur.rulesets import ruleset
from saboteur.table.seated import play
from saboteur.table.table import Table

TWO_SABOTEURS: Final = {"rounds": 1, "one_digger_less": True}
SEATS: Final = 7
"""Of the expansion."""


class Paired:
    """What the bot got, what plain got on the same deals, and the difference with its interval (95 %)."""

    def __init__(self) -> None:
        self.bot: list[float] = []
        self.plain: list[float] = []

    def add(self, bot: float, plain: float) -> None:
        """One more deal."""
        self.bot.append(bot)
        self.plain.append(plain)

    @property
    def margin(self) -> float:
        """Half the interval of the difference."""
        gains = [one - other for one, other in zip(self.bot, self.plain, strict=True)]
        mean = sum(gains) / len(gains)
        return 1.96 * math.sqrt(sum((gain - mean) ** 2 for gain in gains)) / len(gains)

    def __str__(self) -> str:
        bot, plain = sum(self.bot) / len(self.bot), sum(self.plain) / len(self.plain)
        return (
            f"{bot:7.3f}, plain {plain:.3f}, difference {bot - plain:+.3f} ± {self.margin:.3f}, {len(self.bot)} games"
        )


def found_gold(rules: Ruleset, players: Sequence[Player], seed: str) -> float:
    """Whether the gold-diggers win a round."""
    table = Table(rules, len(players), seed=seed)
    play(table, players)
    return float(any(isinstance(fact, facts.RoundEnded) and fact.cause == "gold" for fact in table.facts()))


def golds(rules: Ruleset, players: Sequence[Player], seed: str) -> list[int]:
    """What everybody has at the end of a game."""
    table = Table(rules, len(players), seed=seed)
    play(table, players)
    return list(table.game.gold)


class Levels:
    """Measures one bot over this number of games of each kind."""

    def __init__(self, bot: str, games: int, seed: str) -> None:
        self.bot = bot
        self.games = games
        self.seed = seed

    def made(self, number: int) -> Player:
        """The bot, with a seed."""
        return BUILT_IN[self.bot](number)

    def base(self, role: str, options: Mapping[str, object]) -> Paired:
        """How often gold-diggers win if the bot plays this role, and plain everything else."""
        rules, found = ruleset("base", options), Paired()
        for number in range(self.games):
            seeds = [10 * number + seat for seat in range(5)]
            mixed = [ByRole({role}, self.made(seed), Plain(seed)) for seed in seeds]
            seed = f"{self.seed}/{number}"
            found.add(found_gold(rules, mixed, seed), found_gold(rules, [Plain(each) for each in seeds], seed))
        return found

    def duel(self) -> Paired:
        """Games of three rounds against plain, each deal with both colours; a tie is half a win."""
        found = Paired()
        for number in range(self.games):
            own = number % 2
            players: list[Player] = [self.made(number), Plain(number)]
            gold = golds(ruleset("duel"), players if own == 0 else players[::-1], f"{self.seed}/{number // 2}")
            won = (gold[own] > gold[1 - own]) + 0.5 * (gold[own] == gold[1 - own])
            found.add(won, 1 - won)
        return found

    def solo(self) -> Paired:
        """Nuggets of three rounds."""
        found = Paired()
        for number in range(self.games):
            seed = f"{self.seed}/{number}"
            own, plain = (
                golds(ruleset("solo"), [self.made(number)], seed),
                golds(ruleset("solo"), [Plain(number)], seed),
            )
            found.add(own[0], plain[0])
        return found

    def expansion(self) -> Paired:
        """Gold of a game of three rounds: every other seat is the bot's, the others are plain's, and then exchanged."""
        found = Paired()
        for number in range(self.games):
            own = [(seat + number) % 2 == 0 for seat in range(SEATS)]
            players: list[Player] = [
                self.made(SEATS * number + seat) if mine else Plain(SEATS * number + seat)
                for seat, mine in enumerate(own)
            ]
            gold = golds(ruleset("saboteur2"), players, f"{self.seed}/{number // 2}")
            both = [[each for each, mine in zip(gold, own, strict=True) if mine is side] for side in (True, False)]
            found.add(sum(both[0]) / len(both[0]), sum(both[1]) / len(both[1]))
        return found

    def kinds(self) -> dict[str, Callable[[], Paired]]:
        """Everything that can be measured, by name."""
        return {
            "diggers": lambda: self.base("digger", TWO_SABOTEURS),
            "saboteurs": lambda: self.base("saboteur", TWO_SABOTEURS),
            "usual": lambda: self.base("digger", {"rounds": 1}),
            "duel": self.duel,
            "solo": self.solo,
            "expansion": self.expansion,
        }

    def figures(self, names: Sequence[str]) -> Iterator[str]:
        """A line for each kind."""
        kinds = self.kinds()
        for name in names or kinds:
            yield f"{self.bot:8}{name:10} {kinds[name]()}"


def main() -> None:
    """Prints the figures."""
    gc.freeze()
    parser = ArgumentParser(prog="python -m saboteur.lab.levels", description="measures a bot against plain")
    parser.add_argument("bot", choices=list(BUILT_IN))
    parser.add_argument("kinds", nargs="*", help="diggers, saboteurs, usual, duel, solo, expansion (default: all)")
    parser.add_argument("--games", type=int, default=100, help="of each kind (default: 100)")
    parser.add_argument("--seed", default="levels")
    args = parser.parse_args()
    for line in Levels(args.bot, args.games, args.seed).figures(args.kinds):
        print(line, flush=True)


if __name__ == "__main__":
    main()
