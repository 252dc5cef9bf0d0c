"""The gold of everybody, round by round, as far as one person knows it."""

from rich import box
from rich.table import Table as Grid

from saboteur.cli.playing.page import Page
from saboteur.engine.values.facts import Fact
from saboteur.table.seat import Seat
from saboteur.table.story.chronicle import Chronicle
from saboteur.table.story.summary import RoundSummary

NOTHING = "–"


def show_score(page: Page, seat: Seat) -> None:
    """What each round that is over brought, and what everybody has now."""
    words, view = page.words, seat.view
    chronicle = Chronicle(seat.first_view)
    chronicle.tell(event.what for event in seat.events() if isinstance(event.what, Fact))
    rounds = [each.ended.round for each in chronicle.rounds]
    titles = [words.phrase("head-round", round=number, rounds=view.ruleset.rounds) for number in rounds]
    heads = [words.phrase("head-name"), *titles, words.phrase("head-gold")]
    rows = []
    for number, name in enumerate(page.names):
        gained = [_gained(page, each, number) for each in chronicle.rounds]
        rows.append([name, *gained, page.gold(view, number) or NOTHING])
    if not page.desk.draws:
        for row in rows:
            page.desk.tell(", ".join(f"{head}: {cell}" for head, cell in zip(heads, row, strict=True)))
        return
    grid = Grid(*heads, box=box.SIMPLE_HEAD)
    for row in rows:
        grid.add_row(*row)
    page.desk.show(grid)


def _gained(page: Page, played: RoundSummary, seat: int) -> str:
    """What a seat got in a round: its value, or only the number of nugget cards."""
    gained = played.gained(seat)
    if gained is not None:
        return f"{gained:+}" if gained else NOTHING
    cards = played.cards_gained(seat)
    return page.words.phrase("nugget-cards", count=cards) if cards else "?" if played.shared_out.coins else NOTHING
