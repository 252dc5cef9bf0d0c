"""Summaries as plain values, as JSON has them: what a server sends and a browser shows (`saboteur schema story`)."""

from __future__ import annotations

from dataclasses import asdict

from saboteur.notation.positions.position import view_plain
from saboteur.table.story.summary import RoundSummary, Team, Turning
from saboteur.table.story.whole import GameSummary


def round_summary_plain(summary: RoundSummary) -> dict[str, object]:
    """A round as one observer knows it."""
    ended, seats = summary.ended, range(summary.shared_out.seats)
    return {
        "round": ended.round,
        "cause": ended.cause,
        "end": summary.end,
        "winners": list(ended.winners),
        "sides": list(summary.sides),
        "roles": list(ended.roles),
        "gold": [list(cell) for cell in summary.gold],
        "finder": summary.finder,
        "teams": [_team(team) for team in summary.teams],
        "trapped": list(summary.trapped),
        "forfeited": list(summary.forfeited),
        "crystals": summary.crystals,
        "crystals_each": summary.crystals_each,
        "gained": [summary.gained(seat) for seat in seats],
        "cards_gained": [summary.cards_gained(seat) for seat in seats],
        "deeds": [asdict(deeds) for deeds in summary.deeds],
        "turnings": [_turning(turning) for turning in summary.turnings],
        "shown": [fact.as_dict() for fact in summary.shown],
        "shared": [fact.as_dict() for fact in summary.shared],
        "view": view_plain(summary.shared_out),
    }


def _team(team: Team) -> dict[str, object]:
    return {"colour": team.colour, "has_way": team.has_way, "doors": [list(cell) for cell in team.doors]}


def _turning(turning: Turning) -> dict[str, object]:
    return {
        "seat": turning.seat,
        "fact": turning.fact.as_dict(),
        "before": turning.before,
        "after": turning.after,
        "walker": turning.walker,
    }


def game_summary_plain(summary: GameSummary) -> dict[str, object]:
    """A game as one observer knows it, over or not.

    >>> from saboteur import Game, ruleset
    >>> plain = game_summary_plain(GameSummary(Game(ruleset("duel"), 2, seed="1").view(0), ()))
    >>> plain["over"], plain["gold"], plain["rounds"]
    (False, [0, 0], [])
    """
    return {
        "over": summary.ended is not None,
        "winners": list(summary.winners),
        "grade": summary.grade,
        "gold": list(summary.gold),
        "gained": [list(row) for row in summary.gained],
        "deeds": [asdict(deeds) for deeds in summary.deeds],
        "rounds": [round_summary_plain(each) for each in summary.rounds],
    }
