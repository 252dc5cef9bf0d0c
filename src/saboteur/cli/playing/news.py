"""What happened, in the language of one person: only what their seat was told."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from saboteur.cli.playing.signs import DRAWN, HIT
from saboteur.engine.values import facts
from saboteur.engine.values.cards import Effect
from saboteur.notation.records.record import Abandoned, Said, Sat
from saboteur.table.log import Event
from saboteur.words import Words

STYLES: Final = {f"{HIT} ": "bold red", f"{DRAWN} ": "bold"}


@dataclass(slots=True)
class News:
    """Lines of a log."""

    lines: list[str] = field(default_factory=list)

    @staticmethod
    def of(events: Iterable[Event], words: Words, names: Sequence[str], you: int | None = None) -> "News":
        """Told to the seat `you` from events as it sees them."""
        news = News()
        for event in events:
            match event.what:
                case Said(seat, statement):
                    news.lines.append(words.statement(statement, seat, names, you))
                case Sat():
                    pass
                case Abandoned(seat, reason):
                    news.lines.append(words.abandoned(seat, reason, names, you))
                case facts.RoundEnded() as ended:  # the roles are in the table that follows
                    news.lines.append(words.round_end(ended, names, you))
                case facts.Uncovered() | facts.LeftOver() | facts.BoxShown() | facts.PurseShown() | facts.GameEnded():
                    pass  # this too
                case fact:
                    if line := words.fact(fact, names, you):
                        news.lines.append(" ".join(filter(None, (_mark(fact, you), line))))
        return news


def style_of(line: str) -> str:
    """How a line is shown where there are colours."""
    return next((style for mark, style in STYLES.items() if line.startswith(mark)), "")


def _mark(fact: facts.Fact, you: int | None) -> str:
    """What hit the one who reads it, and what they drew, stands out without colours too."""
    if you is None:
        return ""
    match fact:
        case facts.Put(_, card, target) if target == you and card.effect in (Effect.BREAK, Effect.TRAPPED):
            return HIT
        case facts.SwappedHands(by, _, target) | facts.Inspected(by, _, target) | facts.SwappedHats(by, _, target):
            return HIT if target == you != by else ""
        case facts.Robbed(_, victim) if victim == you:
            return HIT
        case facts.Drew(seat) if seat == you:
            return DRAWN
        case _:
            return ""


def chapters(events: Sequence[Event]) -> list[list[Event]]:
    """What happened, split where a round begins."""
    parted: list[list[Event]] = []
    for event in events:
        if not parted or isinstance(event.what, facts.RoundBegan):
            parted.append([])
        parted[-1].append(event)
    return parted
