"""Rounds and games that are over, told in sentences: who won, why, what turned it, what everybody did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from saboteur.engine.values.facts import Bribed, Collapsed, Laid, Opened
from saboteur.table.story.summary import Deeds, RoundSummary, Turning
from saboteur.table.story.whole import GameSummary
from saboteur.words.facts import fact_sentences, round_end
from saboteur.words.person import done
from saboteur.words.sentence import Joined, Listed, Sentence, coins, nuggets, players, said

TOLD_OF: Final = (
    *("laid", "helped", "hindered", "collapsed", "broke", "repaired", "trapped", "freed"),
    *("opened", "bribed", "claimed", "looked", "swapped", "stole"),
)
"""The deeds that are told of, in this order."""
SIDES: Final = {
    ("digger",): "diggers",
    ("saboteur",): "saboteurs",
    ("green",): "green",
    ("blue",): "blue",
    ("green", "blue"): "teams",
}


def story(summary: RoundSummary, you: int | None = None) -> tuple[Sentence, ...]:
    """A round that is over, all of it, for the seat `you` or for somebody who only watches."""
    return headline(summary, you), *why(summary, you), *turnings(summary, you), *deeds(summary.deeds, you)


def headline(summary: RoundSummary, you: int | None = None) -> Sentence:
    """Whether you won; who won, for somebody who only watches; where nobody wins a round, who earned more."""
    ended = summary.ended
    if not ended.roles:
        return _earned(summary, you)
    if you is None:
        return round_end(ended)
    if you in ended.winners:
        return said("story-you-won", round=ended.round)
    counts = ended.roles[you] == "geologist"
    return said("story-you-counted" if counts else "story-you-lost", round=ended.round)


def _earned(summary: RoundSummary, you: int | None) -> Sentence:
    number, seats = summary.ended.round, range(summary.shared_out.seats)
    earned = [gained for seat in seats if (gained := summary.gained(seat)) is not None]
    if len(earned) == 1:
        return done("story-brought", 0, you, round=number, amount=nuggets(earned[0]))
    best, other = max(earned), min(earned)
    if best == other:
        return said("story-earned-alike", round=number, best=best)
    return done("story-earned-more", earned.index(best), you, round=number, best=best, other=other)


def why(summary: RoundSummary, you: int | None = None) -> tuple[Sentence, ...]:
    """Where the gold lay, and what decided who gets some of it."""
    return tuple(_why(summary, you))


def _why(summary: RoundSummary, you: int | None) -> Iterator[Sentence]:
    if not summary.ended.roles:
        yield round_end(summary.ended)
    else:
        yield said("story-ended", end=summary.end, won=SIDES.get(summary.sides, "nobody"))
    if summary.ended.roles and summary.gold:  # in the duel there are several veins, and everybody has seen them
        if summary.finder is not None:
            yield done("story-found", summary.finder, you, cell=summary.gold[0])
        else:
            yield said("story-not-found", cell=summary.gold[0])
    yield from _doors(summary)
    for seat in summary.trapped:
        yield done("story-trapped", seat, you)
    for seat in summary.forfeited:
        yield done("story-forfeited", seat, you)
    if "geologist" in summary.ended.roles:
        yield said("story-crystals", count=summary.crystals, each=coins(summary.crystals_each))
    yield from _less(summary)
    for fact in summary.shared:
        yield from fact_sentences(fact, you)


def _doors(summary: RoundSummary) -> Iterator[Sentence]:
    """What kept a team from winning (7.2)."""
    for team in summary.teams:
        if team.has_way and team.colour not in summary.sides:
            yield said("story-too-late", team=team.colour)
        elif not team.has_way and team.doors:
            yield said("story-doors", team=team.colour, doors=Listed(team.doors))
        elif not team.has_way:
            yield said("story-no-way", team=team.colour)


def _less(summary: RoundSummary) -> Iterator[Sentence]:
    """Who has won and still gets less than the others, or nothing (7.5)."""
    roles = summary.ended.roles
    won = [roles[seat] for seat in summary.ended.winners] if roles else []
    if "boss" in won:
        yield said("story-boss")
    if "profiteer" in won:
        yield said("story-profiteer")


def turnings(summary: RoundSummary, you: int | None = None) -> tuple[Sentence, ...]:
    """The moves that turned it."""
    return tuple(_turning(turning, you) for turning in summary.turnings)


def _turning(turning: Turning, you: int | None) -> Sentence:
    fact, nearer = turning.fact, turning.after < turning.before
    assert isinstance(fact, Laid | Collapsed | Opened | Bribed)
    assert fact.cell is not None
    what = done("story-what", turning.seat, you, move=fact.name(), cell=fact.cell)
    if turning.walker is None:
        return said("story-nearer" if nearer else "story-farther", what=what)
    return done("story-vein-nearer" if nearer else "story-vein-farther", turning.walker, you, what=what)


def deeds(done_by: Sequence[Deeds], you: int | None = None) -> tuple[Sentence, ...]:
    """What each seat did that mattered, one sentence each; none for those who did nothing."""
    told = ((seat, _deeds(each)) for seat, each in enumerate(done_by))
    return tuple(done("story-deeds", seat, you, deeds=Joined(found, ", ")) for seat, found in told if found)


def _deeds(deeds: Deeds) -> tuple[Sentence, ...]:
    return tuple(_deed(name, count, deeds) for name in TOLD_OF if (count := getattr(deeds, name)))


def _deed(name: str, count: int, deeds: Deeds) -> Sentence:
    """The cards that helped are some of those laid."""
    of = {"laid": deeds.laid} if name == "helped" else {}
    return said(f"deed-{name}", count=count, **of)


def game_headline(summary: GameSummary, you: int | None = None) -> tuple[Sentence, ...]:
    """Who has won the game, or how well it went alone: a title and what belongs to it; nothing while it goes on."""
    ended = summary.ended
    if ended is None:
        return ()
    if you is None or summary.seats == 1:
        return fact_sentences(ended, you)
    gold = max(ended.gold)
    if you not in ended.winners:
        first = said("story-game-first", gold=gold, winners=players(ended.winners))
        return said("story-game-lost", own=ended.gold[you]), first
    others = [seat for seat in ended.winners if seat != you]
    together = said("story-game-won.with", gold=gold, others=players(others))
    return (together if others else said("story-game-won", gold=gold),)
