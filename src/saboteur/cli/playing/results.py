"""Ends of rounds and games, as tables."""

from collections.abc import Sequence

from rich import box
from rich.table import Table as Grid

from saboteur.cli.playing.page import Page
from saboteur.engine.values.facts import Uncovered
from saboteur.notation.records.record import Result
from saboteur.table.story.summary import RoundSummary

WON = "★"
NOTHING = "–"


def show_round(page: Page, played: RoundSummary) -> None:
    """The mine at the end, the roles, the winners, and what everybody has now, as far as the observer knows.

    What is shown at the end of a round is here and not in the news, because it is for all people.
    """
    words, ended, view = page.words, played.ended, played.shared_out
    page.show_mine(view)
    title = words.phrase("head-result-round", round=ended.round)
    if view.observer is None:  # what each person was told has been cleared
        title = words.round_end(ended, page.names)
    heads = [words.phrase("head-name")]
    heads += [words.phrase("head-role"), words.phrase("head-won")] if ended.roles else []
    heads += [words.phrase("head-gained"), words.phrase("head-gold")]
    rows = []
    for seat, name in enumerate(page.names):
        row = [name]
        if ended.roles:
            row += [words.role(str(ended.roles[seat])), WON if seat in ended.winners else ""]
        rows.append([*row, _gained(page, played, seat), page.gold(view, seat) or NOTHING])
    _show(page, title, heads, rows)
    for fact in played.shown:
        if not (isinstance(fact, Uncovered) and page.desk.draws):  # already drawn above
            page.desk.tell(words.fact(fact, page.names) or "")
    for line in words.story(played, page.names, view.observer):
        page.desk.tell(line)


def _gained(page: Page, played: RoundSummary, seat: int) -> str:
    """What a seat got in the round: its value, or only the number of nugget cards."""
    gained = played.gained(seat)
    if gained is not None:
        return f"{gained:+}" if gained else NOTHING
    cards = played.cards_gained(seat)
    return page.words.phrase("nugget-cards", count=cards) if cards else NOTHING if not played.shared_out.coins else "?"


def show_game(page: Page, result: Result, seats: int) -> None:
    """The places, the gold, and the grade of a solo game."""
    words = page.words
    if seats == 1:
        [gold] = result.gold
        _show(page, words.phrase("head-result-game"), [words.phrase("head-gold")], [[words.nuggets(gold)]])
        page.desk.tell(words.grade(gold))
        return
    heads = [words.phrase("head-place"), words.phrase("head-name"), words.phrase("head-gold")]
    order = sorted(range(seats), key=lambda seat: (-result.gold[seat], seat))
    rows = []
    for seat in order:
        place = 1 + sum(gold > result.gold[seat] for gold in result.gold)
        star = f" {WON}" if seat in result.winners else ""
        rows.append([str(place), f"{page.names[seat]}{star}", str(result.gold[seat])])
    _show(page, words.phrase("head-result-game"), heads, rows)


def _show(page: Page, title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """As a table, or line by line without drawing."""
    if not page.desk.draws:
        page.desk.tell(title)
        for row in rows:
            told = (f"{head}: {cell}" for head, cell in zip(heads, row, strict=True) if cell)
            page.desk.tell("  " + ", ".join(told))
        return
    page.desk.tell(title, "bold")
    grid = Grid(*heads, box=box.SIMPLE_HEAD)
    for row in rows:
        grid.add_row(*row)
    page.desk.show(grid)
