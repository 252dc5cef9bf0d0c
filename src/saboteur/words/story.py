"""A round that is over, told in sentences: where the gold lay, why it ended so, what turned it, what everybody did."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from saboteur.engine.values.facts import Collapsed, Laid
from saboteur.table.story.summary import Deeds, RoundSummary, Turning
from saboteur.words.person import done
from saboteur.words.sentence import Joined, Listed, Sentence, said

TOLD_OF: Final = ("laid", "helped", "collapsed", "broke", "repaired", "trapped", "bribed", "claimed")
"""The deeds that are told of, in this order."""


def why(summary: RoundSummary, you: int | None = None) -> tuple[Sentence, ...]:
    """Where the gold lay, and what decided who gets some of it."""
    return tuple(_why(summary, you))


def _why(summary: RoundSummary, you: int | None) -> Iterator[Sentence]:
    if summary.ended.roles and summary.gold:  # in the duel there are several veins, and everybody has seen them
        if summary.finder is not None:
            yield done("story-found", summary.finder, you, cell=summary.gold[0])
        else:
            yield said("story-not-found", cell=summary.gold[0])
    for team in summary.teams:
        if not team.has_way and team.doors:
            yield said("story-doors", team=team.colour, doors=Listed(team.doors))
        elif not team.has_way:
            yield said("story-no-way", team=team.colour)
    for seat in summary.trapped:
        yield done("story-trapped", seat, you)
    if "geologist" in summary.ended.roles:
        yield said("story-crystals", count=summary.crystals)


def turnings(summary: RoundSummary, you: int | None = None) -> tuple[Sentence, ...]:
    """The moves that turned it."""
    return tuple(_turning(turning, you) for turning in summary.turnings)


def _turning(turning: Turning, you: int | None) -> Sentence:
    assert isinstance(turning.fact, Laid | Collapsed)
    assert turning.fact.cell is not None
    key = "story-nearer" if turning.after < turning.before else "story-farther"
    return done(key, turning.seat, you, move=turning.fact.name(), cell=turning.fact.cell)


def deeds(summary: RoundSummary, you: int | None = None) -> tuple[Sentence, ...]:
    """What each seat did that mattered, one sentence each; none for those who did nothing."""
    told = ((seat, _deeds(each)) for seat, each in enumerate(summary.deeds))
    return tuple(done("story-deeds", seat, you, deeds=Joined(found, ", ")) for seat, found in told if found)


def _deeds(deeds: Deeds) -> tuple[Sentence, ...]:
    return tuple(said(f"deed-{name}", count=count) for name in TOLD_OF if (count := getattr(deeds, name)))
