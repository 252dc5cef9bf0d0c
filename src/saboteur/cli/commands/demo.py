"""`saboteur demo`: a short game of bots, drawn in the terminal."""

import secrets
import sys
import time
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator, Sequence
from typing import Final

from saboteur.bots.diggers import Bots
from saboteur.cli import FINE
from saboteur.cli.choosing import chosen_game, table_arguments
from saboteur.cli.dwarves import names_of
from saboteur.cli.extras import is_drawn
from saboteur.cli.form import form
from saboteur.cli.replaying.stepwords import StepWords, happened
from saboteur.cli.speaking import spoken, texted, told
from saboteur.cli.terminal.colours import coloured, drawn_on
from saboteur.cli.terminal.screen import Screen
from saboteur.cli.terminal.window import LOWEST, NARROWEST, fits, fitted, legend
from saboteur.engine.values import facts
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.facts import Fact
from saboteur.notation.drawing.diagram import watched
from saboteur.notation.records.record import WATCHER
from saboteur.rulesets import GAMES
from saboteur.table.driver import Ask, Driver
from saboteur.table.seated import moved
from saboteur.table.story.chronicle import Chronicle
from saboteur.table.story.whole import GameSummary
from saboteur.table.table import Table
from saboteur.words import Words

PAUSE: Final = 0.7  # seconds for a move at speed 1
LOG: Final = 30  # sentences to choose from
LOOK: Final = 3  # pauses when a goal is turned over
FAST: Final = 10.0
EXAMPLES: Final = """\
saboteur demo --game duel --seed 7 --fast
saboteur demo --language uk"""


def arguments(parser: ArgumentParser) -> None:
    """The options of `saboteur demo`."""
    table_arguments(parser)
    parser.add_argument(
        "--seed", metavar="TEXT", help=texted("usage-demo-seed", "the same seed shows the same game again")
    )
    parser.add_argument(
        "--speed", type=_speed, default=1.0, metavar="X", help=texted("usage-speed", "2 is twice as fast (default: 1)")
    )
    parser.add_argument(
        "--fast",
        action="store_const",
        const=FAST,
        dest="speed",
        help=texted("usage-fast", f"the same as `--speed {FAST:g}`", speed=f"{FAST:g}"),
    )


def _speed(text: str) -> float:
    try:
        speed = float(text)
    except ValueError:
        speed = 0.0
    if not 0.1 <= speed <= 1000:
        raise ArgumentTypeError(told("expected-number", least="0.1", most="1000", found=repr(text)))
    return speed


class Show:
    """One round as a watcher sees it: roles stay hidden until its end."""

    def __init__(self, table: Table, words: Words, seed: str) -> None:
        """The table is dealt."""
        self.game = game = table.game
        self.words = words
        self._table = table
        self._bots = Bots(game, seed)
        bots = words.phrase("bots-count", count=game.seats)
        name = words.game(game.ruleset.name)
        self.head = words.phrase("demo-head", game=name, bots=bots, seed=f"--seed {seed}", form=form())
        self.legend = legend(game.ruleset.name, words)
        self.names = names_of(game.seats, words, coloured=not game.ruleset.roles)
        self.log: list[str] = []
        self.new: Cell | None = None
        self._chronicle = Chronicle(game.view(None))

    @property
    def summary(self) -> GameSummary:
        """The round and the game, once they are over."""
        return self._chronicle.game

    def moves(self, pause: float = 0.0) -> Iterator[Sequence[Fact]]:
        """The facts of each move of the bots, which take this number of seconds for it."""
        for need in Driver(self._table, told=self._table.number):
            if isinstance(need, Ask):
                time.sleep(pause)
                since = self._table.number
                moved(need.seat, self._bots.choose())
                yield tuple(self._table.facts(since))

    def tell(self, told: Sequence[Fact]) -> list[str]:
        """What happened, in words."""
        seen = [fact.seen_by(None) for fact in told]
        self._chronicle.tell(seen)
        for fact in seen:
            match fact:
                case facts.Laid(cell=cell) | facts.Revealed(cell=cell):
                    self.new = cell
                case _:
                    pass
        lines = [line for fact in seen if (line := happened(fact, self.names, self.words))]
        self.log += lines
        return lines

    def frame(self, width: int, height: int) -> list[str]:
        """The mine, the seats, and the last events, in this number of lines."""
        from saboteur.cli.replaying.easel import Sketch  # noqa: PLC0415  # an extra

        sketch = Sketch(self.words, self.names, width, height - 1, colour=coloured())
        lines = sketch.position(self.game.view(None), self.new, self.log[-LOG:])
        return [fitted(self.head, width - 1), *lines, *[""] * (height - 1 - len(lines))]

    def ending(self) -> Iterator[str]:
        """How it ended, in words."""
        told = StepWords(self.words)
        played = self.summary.rounds[-1]
        yield from told.result(played, self.names, WATCHER)
        roles = [self.words.role(str(role)) for role in played.ended.roles] or [""] * len(self.names)
        amount = self.words.coins if self.game.view(None).coins else self.words.nuggets
        longest, widest = max(map(len, self.names)), max(map(len, roles))
        for name, role, gold in zip(self.names, roles, self.game.gold, strict=True):
            yield f"  {name:{longest}}  {role:{widest}}{'  ' if widest else ''}{amount(gold)}"


def run(args: Namespace) -> int:
    """Show a round."""
    seats = GAMES[args.game].usual_seats if args.seats is None else args.seats
    seed = args.seed if args.seed is not None else str(secrets.randbelow(10_000))
    made, _ = chosen_game(Namespace(game=args.game, options=["rounds=1"], seats=seats))
    table = Table(made, seats, seed=seed)
    table.begin()
    show = Show(table, spoken(args), seed)
    if drawn_on() and is_drawn():
        screen = Screen()
        if fits(screen.width, screen.height + 1):
            _draw(show, screen, PAUSE / args.speed)
            return FINE
        _tell(show, PAUSE / args.speed)
    else:
        _print(show)
    print()
    for line in show.ending():
        print(line)
    sys.stdout.flush()
    return FINE


def _draw(show: Show, screen: Screen, pause: float) -> None:
    """In a terminal: one drawing, which is updated after every move; at the end the result as in a game."""
    with screen:
        screen.show(show.frame(screen.width, screen.height))
        for happening in show.moves(pause):
            show.tell(happening)
            screen.show(show.frame(screen.width, screen.height))
            if any(isinstance(fact, facts.Revealed) for fact in happening):
                time.sleep(LOOK * pause)
    from saboteur.cli.replaying.easel import show_results  # noqa: PLC0415  # an extra

    show_results(show.summary, show.names, show.words)


def _tell(show: Show, pause: float) -> None:
    """In a terminal too small for a picture: only what happened."""
    print(show.head)
    print(show.words.phrase("demo-told", columns=NARROWEST, lines=LOWEST), flush=True)
    for happening in show.moves(pause):
        for line in show.tell(happening):
            print(line, flush=True)


def _print(show: Show) -> None:
    """Without a terminal: what happened, line by line, and the mine if it has changed."""
    print(show.head)
    print(show.legend)
    print(watched(show.game.view(None)))
    mine = show.game.view(None).mine
    for happening in show.moves():
        for line in show.tell(happening):
            print(line)
        before, mine = mine, show.game.view(None).mine
        if mine != before:
            print(watched(show.game.view(None)))
