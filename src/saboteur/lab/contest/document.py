"""The results of an arena as plain values for programs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from saboteur.lab.contest.presets import TableRow
from saboteur.lab.contest.question import Question
from saboteur.lab.contest.standings import NOTE, Standings
from saboteur.lab.simulation.document import estimate_plain, section_plain

FORM: Final = 1
"""It grows if the form of the document changes."""


def document(all_standings: Sequence[Standings], rows: Sequence[TableRow], version: str) -> dict[str, object]:
    """All figures; the same for any number of workers. Times are there if they were measured."""
    return {
        "arena": FORM,
        "version": version,
        "note": NOTE,
        **({"table": [_row(row) for row in rows]} if rows else {}),
        "contests": [_contest(standings) for standings in all_standings],
    }


def _contest(standings: Standings) -> dict[str, object]:
    contest, question = standings.contest, standings.question
    paces = [
        {
            "bot": bot,
            "moves": pace.moves,
            "milliseconds": pace.mean,
            "within_95": pace.within(0.95),
            "slowest": pace.slowest / 1000,
        }
        for bot, pace in zip(contest.bots, standings.paces, strict=True)
        if pace.moves
    ]
    return {
        **contest.plain(),
        "deals_played": len(standings.deals),
        "question": None if question is None else _question(question),
        "figures": {section.key: section_plain(section) for section in standings.summary().sections},
        **({"times": paces} if paces else {}),
    }


def _question(question: Question) -> dict[str, object]:
    found = question.found
    known = math.isfinite(found.reach)
    return {
        "what": question.what,
        "kind": question.kind,
        "value": found.mean,
        "low": found.low if known else None,
        "high": found.high if known else None,
        "settled": found.settled,
    }


def _row(row: TableRow) -> dict[str, object]:
    return {
        "key": row.key,
        "title": row.title,
        "kind": row.kind,
        "bot": estimate_plain(row.bot),
        "yardstick": estimate_plain(row.yardstick),
        "gain": estimate_plain(row.gain),
        "deals": row.deals,
    }
