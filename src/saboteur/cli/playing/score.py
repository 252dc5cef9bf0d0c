"""The gold of everybody, round by round, as far as one person knows it."""

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.table import Table as Grid

from saboteur.cli.playing.page import Page
from saboteur.engine.values.facts import Fact
from saboteur.table.seat import Seat
from saboteur.table.story.chronicle import Chronicle
from saboteur.table.story.whole import GameSummary

NOTHING: Final = "–"
UNSEEN: Final = "?"


def show_score(page: Page, seat: Seat) -> None:
    """What each round that is over brought, and what everybody has now."""
    words, view = page.words, seat.view
    chronicle = Chronicle(seat.first_view)
    chronicle.tell(event.what for event in seat.events() if isinstance(event.what, Fact))
    game = chronicle.game
    rounds = [each.ended.round for each in game.rounds]
    titles = [words.phrase("head-round", round=number, rounds=view.ruleset.rounds) for number in rounds]
    heads = [words.phrase("head-name"), *titles, words.phrase("head-gold")]
    rows = [
        [name_of(page, number, view.observer), *gains(page, game, number), page.gold(view, number) or NOTHING]
        for number in range(len(page.names))
    ]
    if not page.desk.draws:
        for row in rows:
            page.desk.tell(in_words(heads, row))
        return
    grid = Grid(*heads, box=box.SIMPLE_HEAD)
    for row in rows:
        grid.add_row(*row)
    page.desk.show(grid)


def gains(page: Page, game: GameSummary, seat: int) -> list[str]:
    """What a seat got in each round: its value, or only the number of nugget cards."""
    return [_gained(page, game, number, seat) for number in range(len(game.rounds))]


def _gained(page: Page, game: GameSummary, number: int, seat: int) -> str:
    gained = game.gained[number][seat]
    if gained is not None:
        return f"{gained:+}" if gained else NOTHING
    cards = game.rounds[number].cards_gained(seat)
    return page.words.phrase("nugget-cards", count=cards) if cards else UNSEEN


def name_of(page: Page, seat: int, you: int | None) -> str:
    """The name of a seat; who reads it finds themselves."""
    return page.words.phrase("name-you", name=page.names[seat]) if seat == you else page.names[seat]


def in_words(heads: Sequence[str], row: Sequence[str]) -> str:
    """A row of a table where nothing is drawn; cells without anything are left out."""
    return ", ".join(f"{head}: {cell}" for head, cell in zip(heads, row, strict=True) if cell)
