"""The file of a run of contests: a line for every deal played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from saboteur.lab.contest.contest import Contest
from saboteur.lab.contest.jsonlines import JsonLines, OtherRun
from saboteur.lab.contest.playing import DealPlayed, GameOnDeal
from saboteur.lab.pace import Pace
from saboteur.lab.simulation.played import GamePlayed, RoundPlayed

FORM: Final = 1
"""It grows if the form of the file changes."""


class Ledger:
    """Keeps what was played; `read` comes first."""

    def __init__(self, path: Path, contests: Sequence[Contest], *, timed: bool = False) -> None:
        head = {"arena": FORM, "timed": timed, "contests": [contest.plain() for contest in contests]}
        self.lines = JsonLines(path, head)
        self._contests = contests

    def read(self) -> list[tuple[int, DealPlayed]]:
        """What was played so far, with the number of its contest."""
        try:
            return [self._deal(line) for line in self.lines.read()]
        except (KeyError, TypeError, IndexError, ValueError) as fault:
            raise OtherRun from fault

    def add(self, number: int, played: DealPlayed) -> None:
        """One more deal of the contest with this number."""
        self.lines.add(self._plain(number, played))

    def _deal(self, plain: dict[str, Any]) -> tuple[int, DealPlayed]:
        number, deal = plain["contest"], plain["deal"]
        contest = self._contests[number]
        games = []
        for game in plain["games"]:
            rounds = tuple(map(_round, game["rounds"]))
            gold, winners = tuple(game["gold"]), tuple(game["winners"])
            played = GamePlayed(contest.seed_of(deal), gold, winners, game["moves"], rounds)
            games.append(GameOnDeal(tuple(game["bots"]), played))
        return number, DealPlayed(deal, tuple(games), tuple(map(Pace.read, plain.get("paces", ()))))

    def _plain(self, number: int, played: DealPlayed) -> dict[str, Any]:
        games = [
            {
                "bots": game.bots,
                "gold": game.played.gold,
                "winners": game.played.winners,
                "moves": game.played.moves,
                "rounds": [asdict(each) for each in game.played.rounds],
            }
            for game in played.games
        ]
        plain = {"contest": number, "deal": played.deal, "games": games}
        return {**plain, "paces": [pace.plain() for pace in played.paces]} if played.paces else plain


def _round(plain: dict[str, Any]) -> RoundPlayed:
    values: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in plain.items()}
    return RoundPlayed(**values)
