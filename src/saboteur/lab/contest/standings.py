"""The state of a contest after the deals so far: all its figures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from saboteur.lab.contest.contest import Contest
from saboteur.lab.contest.figures import figures
from saboteur.lab.contest.lineup import Lineup
from saboteur.lab.contest.marks import Games, diggers_won
from saboteur.lab.contest.playing import DealPlayed
from saboteur.lab.contest.question import question_of
from saboteur.lab.pace import Pace
from saboteur.lab.simulation.plan import Plan
from saboteur.lab.simulation.summary import Summary, summary
from saboteur.lab.simulation.tally import Tally

NOTE: Final = (
    "Intervals of 95 %: Wilson's for rates, Student's for means, with deals as independent units; all games on a deal "
    "have the same cards and seeds, so differences are paired. Ratings are in points of chess, compared with the last "
    "bot; their intervals leave out a twentieth of the deals at a time. The interval of the question holds after every "
    "deal, so a run may stop when it is settled."
)


@dataclass(frozen=True, slots=True)
class Aim:
    """When a contest has been played enough; without an aim all its deals are played."""

    settle: bool = False
    """Once it is settled whether the first or the last bot is better."""
    within: float | None = None
    """Once the interval of the question reaches no further than this to both sides."""

    def reached(self, standings: Standings) -> bool:
        """Whether a contest needs no more deals."""
        question = standings.question
        if question is None or not (self.settle or self.within is not None):
            return False
        enough = self.within is None or question.found.reach <= self.within
        return enough and (bool(question.found.settled) or not self.settle)


class Standings:
    """Grows deal by deal, in order."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.deals: list[DealPlayed] = []
        self.paces = tuple(Pace() for _ in contest.bots)
        self._tally = Tally(contest.seats)
        self.question = question_of(contest)

    def add(self, played: DealPlayed) -> None:
        """One more deal."""
        self.deals.append(played)
        for game in played.games:
            self._tally.add(game.played, tuple(self.contest.names[bot] for bot in game.bots))
        for pace, more in zip(self.paces, played.paces, strict=False):
            pace.add(more)
        if self.question is not None:
            self.question.add(played)

    def won_by_diggers(self, lineup: Lineup) -> list[float]:
        """For each deal, where roles are exchanged."""
        return [diggers_won(game) for game in Games(self.contest, self.deals).all(lineup.first, lineup.second)]

    def summary(self) -> Summary:
        """All figures, for tables and pages."""
        contest = self.contest
        plan = Plan(contest.game, (contest.seats,), tuple(dict.fromkeys(contest.names)), len(self.deals), contest.seed)
        counted = summary(plan, self._tally)
        by_bot = [each for key in ("bots", "bots and roles") if (each := counted.section(key)) is not None]
        if len(set(contest.names)) == 1 and (roles := counted.section("roles")) is not None:
            by_bot.append(roles)
        sections = [section for section in (*figures(contest, self.deals), *by_bot) if section.rows]
        return Summary(contest.seats, counted.games, counted.rounds, tuple(sections), counted.measures)
