"""Ends of rounds and games, a screen each: who won and why, who was who, what everybody has and did."""

from collections.abc import Callable, Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from saboteur.cli.playing.page import Page
from saboteur.cli.playing.picture import Look, mine_rows
from saboteur.cli.playing.score import NOTHING, gains, in_words, name_of
from saboteur.cli.playing.signs import WON
from saboteur.engine.values.facts import Uncovered
from saboteur.table.story.summary import RoundSummary
from saboteur.table.story.whole import GameSummary
from saboteur.words.sentence import Sentence
from saboteur.words.story import deeds, headline, turnings, why

QUESTION = 3
"""Lines below a screen: a blank one, the question, the answer."""
MENU: Final = 10
"""Lines below the end of a game: where its record is, and what one can do now."""
Pause = Callable[[], None] | None
"""Between what does not fit into one window; without one the rest is left out."""


def show_round(page: Page, game: GameSummary, played: RoundSummary, pause: Pause) -> None:
    """A round as far as the observer knows it: the result, what turned it, the mine at the end.

    What is shown at the end of a round is here and not in the news, because it is for all people.
    """
    view, you = played.shared_out, played.shared_out.observer
    head = [Text(page.words.text(headline(played, you), page.names), style="bold"), *_told(page, why(played, you))]
    heads, rows = _of_round(page, game, played)
    shown = [
        fact
        for fact in played.shown
        if not (isinstance(fact, Uncovered) and (page.desk.draws or _is_told(played, fact)))
    ]
    left = [Text(page.words.fact(fact, page.names) or "") for fact in shown]
    did = [*_told(page, turnings(played, you)), *_told(page, deeds(played.deeds, you))]
    room = page.desk.lines - QUESTION
    result = [*head, _table(page, heads, rows), *left]
    tight = [*head, _table(page, heads, rows, tight=True), *left]
    if page.desk.draws and _height(page, [*result, *did]) > room:
        fits_one_screen = _height(page, [*tight, *did]) <= room
        result = tight if fits_one_screen or _height(page, result) > room else result
    blocks: list[Sequence[RenderableType]] = [result, did]
    if page.desk.draws:
        blocks.append(mine_rows(view, Look(page.desk.columns - 1, page.desk.shades)))
    _show(page, blocks, pause)


def show_game(page: Page, game: GameSummary, you: int | None, pause: Pause) -> None:
    """Who has won, the places, the gold of each round, and what everybody did in all of them."""
    head, room = Text(page.words.game_end(game, page.names, you), style="bold"), page.desk.lines - MENU
    heads, rows = _of_game(page, game, you)
    result: list[RenderableType] = [head, _table(page, heads, rows)]
    did = _told(page, deeds(game.deeds, you)) if len(game.rounds) > 1 else []
    if page.desk.draws and _height(page, result) > room:
        result = [head, _table(page, heads, rows, tight=True)]
    blocks: list[Sequence[RenderableType]] = [result]
    if not page.desk.draws or _height(page, [*result, *did]) <= room:
        blocks.append(did)
    _show(page, blocks, pause)
    if pause is not None and page.desk.draws and _height(page, result) > room:
        pause()  # what one can do now would push it out


def _is_told(played: RoundSummary, fact: Uncovered) -> bool:
    """Whether it says where the gold lay, as the sentence that says whether it was found."""
    return bool(played.ended.roles) and fact.cell in played.gold[:1]


# -- tables ----------------------------------------------------------------------------------------------------------

Rows = list[list[str]]


def _of_round(page: Page, game: GameSummary, played: RoundSummary) -> tuple[list[str], Rows]:
    """Who was who, who won, and the gold of this round and those before."""
    words, ended = page.words, played.ended
    done = [each.ended.round for each in game.rounds if each.ended.round <= ended.round]
    heads = [words.phrase("head-name")]
    heads += [words.phrase("head-role"), words.phrase("head-won")] if ended.roles else []
    heads += [*(words.phrase("head-round-gold", round=number) for number in done), words.phrase("head-gold")]
    rows = []
    for seat in range(len(page.names)):
        row = [name_of(page, seat, played.shared_out.observer)]
        if ended.roles:
            row += [words.role(str(ended.roles[seat])), WON if seat in ended.winners else ""]
        row += gains(page, game, seat)[: len(done)]
        rows.append([*row, page.gold(played.shared_out, seat) or NOTHING])
    return heads, rows


def _of_game(page: Page, game: GameSummary, you: int | None) -> tuple[list[str], Rows]:
    words = page.words
    gold = [0 if owned is None else owned for owned in game.gold]  # nothing is hidden any more (5.1)
    heads = [words.phrase("head-place"), words.phrase("head-name")] if game.seats > 1 else []
    heads += [words.phrase("head-round-gold", round=each.ended.round) for each in game.rounds]
    rows = []
    for seat in sorted(range(game.seats), key=lambda seat: (-gold[seat], seat)):
        star = f" {WON}" if seat in game.winners else ""
        place = str(1 + sum(other > gold[seat] for other in gold))
        row = [place, f"{name_of(page, seat, you)}{star}"] if game.seats > 1 else []
        rows.append([*row, *gains(page, game, seat), str(gold[seat])])
    return [*heads, words.phrase("head-gold")], rows


def _table(page: Page, heads: Sequence[str], rows: Rows, *, tight: bool = False) -> RenderableType:
    """As a table, if it is to be tight without lines and blank ones around it; line by line without drawing."""
    if page.desk.draws:
        grid = Grid(*heads, box=None if tight else box.SIMPLE_HEAD, padding=(0, 1))
        for row in rows:
            grid.add_row(*row)
        return grid
    return Group(*(Text(f"  {in_words(heads, row)}") for row in rows))


# -- screens ---------------------------------------------------------------------------------------------------------


def _told(page: Page, sentences: Sequence[Sentence]) -> list[Text]:
    return [Text(page.words.text(sentence, page.names)) for sentence in sentences]


def _show(page: Page, blocks: Sequence[Sequence[RenderableType]], pause: Pause) -> None:
    """As many blocks as fit into the window, then a pause, then the others; all at once where nothing is drawn."""
    desk = page.desk
    room = desk.lines - QUESTION
    filled = 0
    desk.tell()
    for block in filter(None, blocks):
        lines = _height(page, block) if desk.draws else 0
        if filled and filled + lines > room:
            if pause is None:
                return
            pause()
            filled = 0
        for line in block:
            if isinstance(line, Text) and not desk.draws:
                desk.tell(line.plain)
            else:
                desk.show(line)
        filled += lines


def _height(page: Page, block: Sequence[RenderableType]) -> int:
    return len(page.desk.console.render_lines(Group(*block)))
