"""`saboteur demo`: a short game of bots, drawn in the terminal."""

import secrets
import sys
import textwrap
import time
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator
from typing import Final

from saboteur.bots.diggers import Bots
from saboteur.cli.choosing import USUAL_GAME
from saboteur.cli.dwarves import names_of
from saboteur.cli.form import form
from saboteur.cli.speaking import language_argument, spoken
from saboteur.cli.terminal.colours import coloured, drawn_on
from saboteur.cli.terminal.screen import Screen
from saboteur.cli.terminal.window import HIGH, LOWEST, NARROWEST, legend, mine_window
from saboteur.engine.game import Game
from saboteur.engine.values import facts
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.facts import Fact
from saboteur.engine.view import View
from saboteur.notation.drawing.diagram import diagram
from saboteur.rulesets import GAMES, ruleset
from saboteur.words import Words

PAUSE: Final = 0.7  # seconds for a move at speed 1
LOG: Final = 4  # lines at least
LOOK: Final = 3  # pauses when a goal is turned over
FAST: Final = 10.0
AROUND: Final = 3  # lines: the head, the numbers above the drawing, the legend
UNTORN: Final = "\0"  # a blank at which no line may be broken
EXAMPLES: Final = """\
saboteur demo --game duel --seed 7 --fast
saboteur demo --language uk"""


def arguments(parser: ArgumentParser) -> None:
    """The options of `saboteur demo`."""
    parser.add_argument("--game", choices=tuple(GAMES), default=USUAL_GAME, help=f"(default: {USUAL_GAME})")
    parser.add_argument("--seats", type=int, metavar="N", help="players (default: as many as the game is best with)")
    parser.add_argument("--seed", metavar="TEXT", help="the same seed shows the same game again")
    parser.add_argument("--speed", type=_speed, default=1.0, metavar="X", help="2 is twice as fast (default: 1)")
    parser.add_argument("--fast", action="store_const", const=FAST, dest="speed", help=f"the same as --speed {FAST:g}")
    language_argument(parser)


def _speed(text: str) -> float:
    try:
        speed = float(text)
    except ValueError:
        speed = 0.0
    if not 0.1 <= speed <= 1000:
        raise ArgumentTypeError(f"expected a number from 0.1 to 1000, found {text!r}")
    return speed


class Show:
    """One round as a watcher sees it: roles stay hidden until its end."""

    def __init__(self, game: Game, words: Words, seed: str) -> None:
        self.game = game
        self.words = words
        bots = words.phrase("bots-count", count=game.seats)
        name = words.game(game.ruleset.name)
        self.head = words.phrase("demo-head", game=name, bots=bots, seed=f"--seed {seed}", form=form())
        self.legend = legend(game.ruleset.name, words)
        self.names = names_of(game.seats, words, coloured=not game.ruleset.roles)
        self.log: list[str] = []
        self.end: facts.RoundEnded | None = None
        self.left_over: facts.LeftOver | None = None
        self.new: Cell | None = None

    def tell(self, told: list[Fact]) -> list[str]:
        """What happened, in words."""
        lines = []
        for fact in told:
            match fact:
                case facts.Laid(cell=cell) | facts.Revealed(cell=cell):
                    self.new = cell
                case facts.RoundEnded():
                    self.end = fact
                    lines.append(self.words.round_end(fact, self.names))  # roles are shown with the gold
                    continue
                case facts.LeftOver():
                    self.left_over = fact
                    continue
                case facts.PurseShown():
                    continue
                case _:
                    pass
            if line := self.words.fact(fact.seen_by(None), self.names):
                lines.append(line)
        self.log += lines
        return lines

    def frame(self, width: int, height: int, *, colour: bool) -> list[str]:
        """The mine, the seats, and the last events, in this number of lines."""
        view = self.game.view(None)
        parts = [
            *(self._seat(view, seat) for seat in range(view.seats)),
            self.words.phrase("watch-deck", count=view.deck),
        ]
        row = "  ".join(part.replace(" ", UNTORN) for part in parts)
        seats = [line.replace(UNTORN, " ") for line in textwrap.wrap(row, width - 1)][: height - AROUND - HIGH]
        drawn = mine_window(view, self.new, width, max(height - len(seats) - AROUND - LOG, HIGH) + 1, colour=colour)
        lines = [self.head[: width - 1], *seats, *drawn, self.legend[: width - 1]]
        left_over = height - len(lines)
        told = [part for line in self.log[-height:] for part in textwrap.wrap(line, width - 1, subsequent_indent="  ")]
        log = told[-left_over:] if left_over else []
        return [*lines, *log, *[""] * (left_over - len(log))]

    def _seat(self, view: View, seat: int) -> str:
        """A name, the number of cards, and what lies in front of the player."""
        mat = "".join(f" ✗{name}" for name in view.mats[seat])
        mark = "▸" if view.actor == seat else " "
        return f"{mark}{self.names[seat]} {len(view.hands[seat])}{mat}"

    def ending(self) -> Iterator[str]:
        """The roles and the gold of all players."""
        assert self.end is not None
        yield self.words.round_end(self.end, self.names)
        if self.left_over is not None:
            yield self.words.fact(self.left_over, self.names) or ""
        roles = [self.words.role(role) for role in self.end.roles] or [""] * len(self.names)
        amount = self.words.coins if self.game.view(None).coins else self.words.nuggets
        longest, widest = max(map(len, self.names)), max(map(len, roles))
        for name, role, gold in zip(self.names, roles, self.game.gold, strict=True):
            yield f"  {name:{longest}}  {role:{widest}}{'  ' if widest else ''}{amount(gold)}"


def run(args: Namespace) -> int:
    """Show a round."""
    seats = GAMES[args.game].usual_seats if args.seats is None else args.seats
    seed = args.seed if args.seed is not None else str(secrets.randbelow(10_000))
    try:
        game = Game(ruleset(args.game, rounds=1), seats, seed=seed)
    except ValueError as error:
        print(f"saboteur demo: {error}", file=sys.stderr)
        return 2
    show, bots = Show(game, spoken(args), seed), Bots(game, seed)
    if drawn_on():
        screen = Screen()
        if screen.width >= NARROWEST and screen.height >= LOWEST - 1:
            _draw(show, bots, screen, PAUSE / args.speed)
        else:
            _tell(show, bots, PAUSE / args.speed)
    else:
        _print(show, bots)
    print()
    for line in show.ending():
        print(line)
    sys.stdout.flush()
    return 0


def _draw(show: Show, bots: Bots, screen: Screen, pause: float) -> None:
    """In a terminal: one drawing, which is updated after every move."""
    with screen:
        while True:
            screen.show(show.frame(screen.width, screen.height, colour=coloured()))
            if show.game.over:
                return
            time.sleep(pause)
            told = show.game.apply(bots.choose(), tell=True)
            show.tell(told)
            if any(isinstance(fact, facts.Revealed) for fact in told):
                screen.show(show.frame(screen.width, screen.height, colour=coloured()))
                time.sleep(LOOK * pause)


def _tell(show: Show, bots: Bots, pause: float) -> None:
    """In a terminal too small for a picture: only what happened."""
    print(show.head)
    print(show.words.phrase("demo-told", columns=NARROWEST, lines=LOWEST))
    while not show.game.over:
        sys.stdout.flush()
        time.sleep(pause)
        for line in show.tell(show.game.apply(bots.choose(), tell=True)):
            print(line)


def _print(show: Show, bots: Bots) -> None:
    """Without a terminal: what happened, line by line, and the mine if it has changed."""
    print(show.head)
    print(show.legend)
    print(diagram(show.game, large=True, coordinates=True))
    while not show.game.over:
        before = show.game.view(None).mine
        for line in show.tell(show.game.apply(bots.choose(), tell=True)):
            print(line)
        if show.game.view(None).mine != before:
            print(diagram(show.game, large=True, coordinates=True))
