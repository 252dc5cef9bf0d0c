"""What `saboteur play` draws, as lines of a page: for those who watch a record or a game of bots."""

from collections.abc import Callable, Sequence
from io import StringIO
from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from saboteur.cli.playing.desk import Desk
from saboteur.cli.playing.fresh import Fresh
from saboteur.cli.playing.held import Held
from saboteur.cli.playing.page import PROMPT, Around, Below, Page
from saboteur.cli.playing.picture import card_rows
from saboteur.cli.playing.results import MENU, QUESTION, show_game, show_round
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.unknown import UNKNOWN
from saboteur.engine.view import View
from saboteur.table.story.whole import GameSummary
from saboteur.words import Words

LOG: Final = 3
"""Lines below the drawing in which what happened is told."""
HAND: Final = 4
"""Lines of a hand: whose it is, and three of its cards."""


class Easel(Desk):
    """A desk whose lines are taken, not printed."""

    def __init__(self, columns: int, lines: int, *, colour: bool) -> None:
        self.on_terminal = self.drawing = True
        self._size = (columns, lines)
        self._drawn = StringIO()
        self.console = Console(
            file=self._drawn,
            width=columns - 1,
            height=lines,
            force_terminal=True,
            color_system="auto" if colour else None,
            highlight=False,
            markup=False,
            emoji=False,
        )

    @property
    def columns(self) -> int:
        """The width of the page."""
        return self._size[0]

    @property
    def lines(self) -> int:
        """The height of the page."""
        return self._size[1]

    def taken(self) -> list[str]:
        """What was told and shown since the last time."""
        lines = self._drawn.getvalue().split("\n")[:-1]
        self._drawn.seek(0)
        self._drawn.truncate()
        return lines


class Sketch:
    """One page: the mine, the players, a hand, what happened, in at most this number of lines."""

    def __init__(self, words: Words, names: Sequence[str], columns: int, lines: int, *, colour: bool) -> None:
        self._easel = Easel(columns, lines, colour=colour)
        self._words = words
        self._names = names
        self._lines = lines

    def position(self, view: View, new: Cell | None, log: Sequence[str], *, everything: bool = False) -> list[str]:
        """A position and what happened last; if everything is known, with the hands of those who move next."""
        below = LOG + (HAND if everything else 0)
        around = Around(Held(view.hand if isinstance(view.observer, int) else ()), Fresh(new))
        self._page(view).show(view, around, Below(hand=bool(around.held.cards), lines=[""] * (below - PROMPT)))
        found = self._easel.taken()
        if everything:
            found += self._hands(view, self._lines - len(found) - LOG)
        return [*found, *self._told(log, self._lines - len(found))][: self._lines]

    def round_over(self, game: GameSummary) -> list[list[str]]:
        """How the last round ended and the mine then, on as many pages as they need."""
        return self._parted(lambda page, pause: show_round(page, game, game.rounds[-1], pause), QUESTION)

    def game_over(self, game: GameSummary, you: int | None) -> list[list[str]]:
        """How the game ended, on as many pages as it needs."""
        return self._parted(lambda page, pause: show_game(page, game, you, pause), MENU)

    # -- inside ------------------------------------------------------------------------------------------------------

    def _parted(self, show: Callable[[Page, Callable[[], None]], None], spare: int) -> list[list[str]]:
        """Pages of what a game shows with pauses; `spare`: how many lines it leaves free for what is asked below."""
        easel = Easel(self._easel.columns, self._lines + spare, colour=self._easel.console.color_system is not None)
        parts: list[list[str]] = []
        show(Page(easel, self._words, self._names), lambda: parts.append(easel.taken()))
        first, *others = [*parts, easel.taken()]
        parts = [first[1:], *others]  # it begins with a blank line
        return [part[top : top + self._lines] for part in parts for top in range(0, len(part), self._lines)]

    def _page(self, view: View) -> Page:
        """Roles that a watcher knows stand with the names."""
        names = list(self._names)
        if view.observer is None and view.roles and UNKNOWN not in view.roles:
            roles = [self._words.role(str(role)) for role in view.roles]
            names = [f"{name} ({role})" for name, role in zip(names, roles, strict=True)]
        return Page(self._easel, self._words, names)

    def _hands(self, view: View, lines: int) -> list[str]:
        """The hands of all seats from the one that moves on, side by side."""
        turn = view.actor or 0
        blocks = []
        for seat in [*range(turn, view.seats), *range(turn)]:
            cards = [card_rows(card, shades=self._easel.shades) for card in view.hands[seat]]
            if cards:
                rows = (Text(" ").join(row) for row in zip(*cards, strict=True))
                title = Text(self._names[seat], style="bold", no_wrap=True)
                blocks.append(Text("\n", no_wrap=True).join([title, *rows]))
        if blocks and lines >= HAND:
            self._easel.show(Columns(blocks, padding=(0, 3)))
        return self._easel.taken()[: lines // HAND * HAND]

    def _told(self, log: Sequence[str], lines: int) -> list[str]:
        """The end of what happened; what happened last from its beginning."""
        for sentence in log:
            self._easel.tell(sentence)
        return self._easel.taken()[-lines:] if lines > 0 else []


def show_results(game: GameSummary, names: Sequence[str], words: Words) -> None:
    """How the last round and the game with it ended, printed as in a game."""
    page = Page(Desk(), words, names)
    show_round(page, game, game.rounds[-1], _go_on)
    show_game(page, game, None, _go_on)


def _go_on() -> None:
    """Nobody waits between two screens."""
