"""The results of a simulation as plain values for programs, and every round and seat as rows of a table."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Final, TextIO

from saboteur.lab.simulation.estimates import Estimate
from saboteur.lab.simulation.plan import Plan
from saboteur.lab.simulation.played import GamePlayed
from saboteur.lab.simulation.summary import NOTE, Measure, Section, Summary
from saboteur.notation.games import game_plain, read_game

FORM: Final = 1
"""It grows if the form of the document changes."""
FIELDS: Final = (
    "ruleset",
    "players",
    "game",
    "seed",
    "round",
    "seat",
    "bot",
    "place",
    "role",
    "outcome",
    "cause",
    "won",
    "gold",
    "turns",
    "laid",
    "opened",
    "deck",
    "game_won",
    "game_gold",
    "game_moves",
)


def document(plan: Plan, summaries: Sequence[Summary], version: str) -> dict[str, object]:
    """The plan, from which the run can be repeated, and all figures; without time or workers."""
    return {
        "simulation": FORM,
        "version": version,
        "plan": {
            **game_plain(read_game(plan.game)),
            "players": list(plan.players),
            "bots": list(plan.bots),
            "games": plan.games,
            "seed": plan.seed,
            "command": plan.command,
        },
        "finished": sum(each.games for each in summaries) == plan.length,
        "note": NOTE,
        "results": [_summary(each) for each in summaries],
    }


def _summary(found: Summary) -> dict[str, object]:
    return {
        "players": found.players,
        "games": found.games,
        "rounds": found.rounds,
        "figures": {section.key: section_plain(section) for section in found.sections},
        "measures": {measure.key: _measure(measure) for measure in found.measures},
    }


def section_plain(section: Section) -> dict[str, object]:
    """Its figures by row and column."""
    return {
        row.name: {
            column.name: estimate_plain(figure) for column, figure in zip(section.columns, row.figures, strict=True)
        }
        for row in section.rows
    }


def estimate_plain(figure: Estimate | None) -> dict[str, object] | None:
    """A figure with its interval."""
    return None if figure is None else asdict(figure)


def _measure(measure: Measure) -> dict[str, object]:
    counts = {
        side: {str(value): counted[value] for value in sorted(counted)} for side, counted in measure.counts.items()
    }
    return {"title": measure.title, **asdict(measure.distribution), "counts": counts.get("", counts)}


class Rows:
    """A file with one line for every round and seat, written game by game."""

    def __init__(self, plan: Plan, file: TextIO) -> None:
        self._plan = plan
        self._file = file
        self._writer = csv.writer(file, lineterminator="\n")
        self._writer.writerow(FIELDS)

    def add(self, players: int, number: int, played: GamePlayed) -> None:
        """One more game."""
        self._writer.writerows(self._rows(players, number, played))
        self._file.flush()

    def _rows(self, players: int, number: int, played: GamePlayed) -> Iterator[tuple[object, ...]]:
        for index, each in enumerate(played.rounds, start=1):
            for seat in range(players):
                yield (
                    self._plan.game,
                    players,
                    number,
                    played.seed,
                    index,
                    seat,
                    self._plan.bot_at(seat, number),
                    (seat - each.first) % players + 1,
                    each.roles[seat] if each.roles else "",
                    each.outcome,
                    each.cause,
                    int(seat in each.winners),
                    each.gold[seat],
                    each.turns,
                    each.laid,
                    each.opened,
                    each.deck,
                    int(seat in played.winners),
                    played.gold[seat],
                    played.moves,
                )
