"""What happened, in the language of one person: only what their seat was told."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from saboteur.engine.values import facts
from saboteur.engine.values.cell import Cell
from saboteur.notation.records.record import Abandoned, Said, Sat
from saboteur.table.log import Event
from saboteur.words import Words


@dataclass(slots=True)
class News:
    """Lines of a log, and which of them are important."""

    lines: list[str] = field(default_factory=list)
    cells: list[Cell] = field(default_factory=list)
    """Where the mine has changed."""

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
                case facts.Uncovered() | facts.LeftOver() | facts.BoxShown() | facts.PurseShown():
                    pass  # this too
                case fact:
                    news._notice(fact)
                    if line := words.fact(fact, names, you):
                        news.lines.append(line)
        return news

    def _notice(self, fact: facts.Fact) -> None:
        match fact:
            case facts.Laid(cell=cell) | facts.Revealed(cell=cell):
                self.cells.append(cell)
            case _:
                pass


def chapters(events: Sequence[Event]) -> list[list[Event]]:
    """What happened, split where a round begins."""
    parted: list[list[Event]] = []
    for event in events:
        if not parted or isinstance(event.what, facts.RoundBegan):
            parted.append([])
        parted[-1].append(event)
    return parted
