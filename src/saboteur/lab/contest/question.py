"""The question of a contest: whether its first bot is better than its last, by one number a deal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from saboteur.lab.contest.contest import Contest
from saboteur.lab.contest.lineup import single_seat
from saboteur.lab.contest.marks import Games, diggers_won, gold_a_seat, rounds_won, score
from saboteur.lab.contest.playing import DealPlayed
from saboteur.lab.contest.sequential import Sequential
from saboteur.lab.simulation.summary import GOLD, RATE

Answer = Callable[[DealPlayed], float]
"""How much better the first bot did on a deal: 0 if they are equally good."""


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, and what is known of the answer so far."""

    what: str
    kind: str
    """`rate` (points of a share) or `gold`."""
    found: Sequential
    _answer: Answer

    def add(self, played: DealPlayed) -> None:
        """One more deal."""
        self.found.add(self._answer(played))


def question_of(contest: Contest) -> Question | None:
    """None if only one bot plays."""
    games, names = Games(contest), contest.names
    last = games.last
    if last == 0:
        return None
    versus = f"{names[0]} against {names[last]}"

    def on_both_sides(played: DealPlayed) -> float:
        return (diggers_won(games.one(played, 0, last)) - diggers_won(games.one(played, last, 0))) / 2

    def digging(played: DealPlayed) -> float:
        return diggers_won(games.one(played, 0, last)) - diggers_won(games.one(played, last, last))

    def by_halves(played: DealPlayed) -> float:
        return (score(games.one(played, 0, last), 0, last) + score(games.one(played, last, 0), 0, last)) / 2 - 0.5

    def alone(played: DealPlayed) -> float:
        seat = single_seat(played.deal, contest.seats)
        return rounds_won(games.one(played, 0, last), seat) - rounds_won(games.one(played, last, last), seat)

    def everywhere(played: DealPlayed) -> float:
        return gold_a_seat(played.games[0], 0) - gold_a_seat(played.games[last], last)

    match contest.form:
        case "roles" if games.has(last, 0):
            return Question(f"{versus}, rounds won on both sides", RATE, Sequential((-0.5, 0.5)), on_both_sides)
        case "roles":
            return Question(f"{versus} saboteurs, rounds won", RATE, Sequential((-1.0, 1.0)), digging)
        case "half":
            return Question(f"{versus}, games won", RATE, Sequential((-0.5, 0.5)), by_halves)
        case "one":
            return Question(f"{versus} in the same seat, rounds won", RATE, Sequential((-1.0, 1.0)), alone)
        case "all":
            return Question(f"{versus}, gold of a seat", GOLD, Sequential(), everywhere)
