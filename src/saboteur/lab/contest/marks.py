"""What one game on a deal is worth to a bot: rounds won by a side, gold of its seats, whether it had more."""

from __future__ import annotations

from collections.abc import Sequence

from saboteur.lab.contest.contest import Contest
from saboteur.lab.contest.lineup import SABOTEUR, Lineup
from saboteur.lab.contest.playing import DealPlayed, GameOnDeal


class Games:
    """Finds the games of a contest by who plays."""

    def __init__(self, contest: Contest, deals: Sequence[DealPlayed] = ()) -> None:
        self.deals = deals
        self.last = len(contest.bots) - 1
        """The number of the bot that is the yardstick."""
        self._form = contest.form
        self._places = {lineup: place for place, lineup in enumerate(contest.lineups)}

    def has(self, first: int, second: int) -> bool:
        """Whether this line-up is played."""
        return Lineup(self._form, first, second) in self._places

    def one(self, played: DealPlayed, first: int, second: int) -> GameOnDeal:
        """The game of a deal with this line-up."""
        return played.games[self._places[Lineup(self._form, first, second)]]

    def all(self, first: int, second: int) -> list[GameOnDeal]:
        """The games of all deals with this line-up; none if it is not played."""
        return [self.one(played, first, second) for played in self.deals] if self.has(first, second) else []


def diggers_won(game: GameOnDeal) -> float:
    """The share of rounds that the saboteurs lost."""
    rounds = game.played.rounds
    return sum(each.outcome != f"{SABOTEUR}s" for each in rounds) / len(rounds)


def gold_a_seat(game: GameOnDeal, bot: int) -> float:
    """Gold of a game, on average over the seats of a bot."""
    return mean([gold for gold, each in zip(game.played.gold, game.bots, strict=True) if each == bot])


def gold_in_all(game: GameOnDeal, bot: int) -> int:
    """Gold of a game, over all seats of a bot."""
    return sum(gold for gold, each in zip(game.played.gold, game.bots, strict=True) if each == bot)


def score(game: GameOnDeal, bot: int, other: int) -> float:
    """1 if the seats of a bot have more gold on average than those of the other, one half if they have the same."""
    mine, theirs = gold_a_seat(game, bot), gold_a_seat(game, other)
    return 0.5 if mine == theirs else float(mine > theirs)


def rounds_won(game: GameOnDeal, seat: int) -> float:
    """The share of rounds that a seat won."""
    rounds = game.played.rounds
    return sum(seat in each.winners for each in rounds) / len(rounds)


def mean(values: Sequence[float]) -> float:
    """Their mean."""
    return sum(values) / len(values)
