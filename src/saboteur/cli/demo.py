"""`saboteur demo`: a short game of bots, drawn in the terminal."""

import secrets
import sys
import textwrap
import time
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator
from typing import Final

from saboteur.cli.colours import coloured, drawn_on
from saboteur.cli.form import form
from saboteur.cli.measuring import SEATS
from saboteur.cli.screen import Screen
from saboteur.cli.telling import ROLES, names_of, told
from saboteur.cli.window import HIGH, LEGEND, LOWEST, NARROWEST, mine_window
from saboteur.engine import facts
from saboteur.engine.cell import Cell
from saboteur.engine.digging import Compass, play_role
from saboteur.engine.facts import Fact
from saboteur.engine.game import Game
from saboteur.engine.listing import list_moves
from saboteur.engine.moves import Move, unpacked_move
from saboteur.engine.packed import Moves
from saboteur.engine.playout import Rng
from saboteur.engine.view import View
from saboteur.notation.diagram import diagram
from saboteur.rulesets import ruleset

PAUSE: Final = 0.7  # seconds for a move at speed 1
LOG: Final = 4  # lines at least
LOOK: Final = 3  # pauses when a goal is turned over
FAST: Final = 10.0
AROUND: Final = 3  # lines: the head, the numbers above the drawing, the legend
GAMES: Final = {"base": "the base game", "saboteur2": "Saboteur 2", "duel": "the duel", "solo": "the solo game"}


def arguments(parser: ArgumentParser) -> None:
    """The options of `saboteur demo`."""
    parser.add_argument("--game", choices=tuple(SEATS), default="base", help="(default: base)")
    parser.add_argument("--seats", type=int, metavar="N", help="players (default: as many as the game is best with)")
    parser.add_argument("--seed", metavar="TEXT", help="the same seed shows the same game again")
    parser.add_argument("--speed", type=_speed, default=1.0, metavar="X", help="2 is twice as fast (default: 1)")
    parser.add_argument("--fast", action="store_const", const=FAST, dest="speed", help=f"the same as --speed {FAST:g}")


def _speed(text: str) -> float:
    try:
        speed = float(text)
    except ValueError:
        speed = 0.0
    if not 0.1 <= speed <= 1000:
        raise ArgumentTypeError(f"expected a number from 0.1 to 1000, found {text!r}")
    return speed


class Bots:
    """Players at all seats: saboteurs are in the way of the others, who dig. Each goes by what their seat knows."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game = game
        self.rng = Rng(int.from_bytes(seed.encode(), "big") % 2**31)
        self.moves = Moves()
        self.compass = Compass(game.state.rules)

    def choose(self) -> Move:
        """The move of the seat asked."""
        list_moves(self.game.state, self.moves)
        return unpacked_move(int(play_role(self.game.state, self.rng, self.moves, self.compass)))


class Show:
    """One round as a watcher sees it: who is who stays hidden until its end."""

    def __init__(self, game: Game, head: str) -> None:
        self.game = game
        self.head = head
        coloured = not game.ruleset.roles
        self.names = names_of(game.seats, coloured=coloured)
        self.log: list[str] = []
        self.roles: tuple[str, ...] = ()
        self.result = ""
        self.new: Cell | None = None

    def tell(self, told_facts: list[Fact]) -> list[str]:
        """What happened, in words."""
        lines = []
        for fact in told_facts:
            match fact:
                case facts.Laid(cell=cell) | facts.Revealed(cell=cell):
                    self.new = cell
                case facts.RoundEnded(roles=roles):
                    self.roles = roles
                    self.result = told(fact, self.names) or ""
                case _:
                    pass
            if line := told(fact.seen_by(None), self.names):
                lines.append(line)
        self.log += lines
        return lines

    def frame(self, width: int, height: int, *, colour: bool) -> list[str]:
        """The mine, who holds what, and the last that happened, in so many lines."""
        view = self.game.view(None)
        words = [*(self._seat(view, seat) for seat in range(view.seats)), f"_deck_{view.deck}"]
        seats = [line.replace("_", " ") for line in textwrap.wrap("  ".join(words), width - 1)]
        seats = seats[: height - AROUND - HIGH]
        drawn = mine_window(view, self.new, width, max(height - len(seats) - AROUND - LOG, HIGH) + 1, colour=colour)
        lines = [self.head[: width - 1], *seats, *drawn, LEGEND[self.game.ruleset.name][: width - 1]]
        left_over = height - len(lines)
        log = [line[: width - 1] for line in self.log[-left_over:]] if left_over else []
        return [*lines, *log, *[""] * (left_over - len(log))]

    def _seat(self, view: View, seat: int) -> str:
        """A name, the cards in hand, and what lies before them; blanks that must not be torn apart are `_`."""
        mat = "".join(f"_✗{name}" for name in view.mats[seat])
        mark = "▸" if view.actor == seat else "_"
        return f"{mark}{self.names[seat]}_{len(view.hands[seat])}{mat}"

    def ending(self) -> Iterator[str]:
        """Who was who, and what they have."""
        yield self.result
        longest = max(map(len, self.names))
        roles = [f"{ROLES[role]:18}" for role in self.roles] or [""] * len(self.names)
        for name, role, gold in zip(self.names, roles, self.game.gold, strict=True):
            yield f"  {name:{longest}}  {role}{gold:2} gold"


def run(args: Namespace) -> int:
    """Show a round."""
    seats = SEATS[args.game] if args.seats is None else args.seats
    seed = args.seed if args.seed is not None else str(secrets.randbelow(10_000))
    try:
        game = Game(ruleset(args.game, rounds=1), seats, seed=seed)
    except ValueError as error:
        print(f"saboteur demo: {error}", file=sys.stderr)
        return 2
    bots_at_seats = "1 bot" if seats == 1 else f"{seats} bots"
    head = f"The rules run {form()}: one round of {GAMES[args.game]}, {bots_at_seats} (--seed {seed})"
    show, bots = Show(game, head), Bots(game, seed)
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
    """In a terminal: one picture, drawn again after every move."""
    with screen:
        while True:
            screen.show(show.frame(screen.width, screen.height, colour=coloured()))
            if show.game.over:
                return
            time.sleep(pause)
            told_facts = show.game.apply(bots.choose(), tell=True)
            show.tell(told_facts)
            if any(isinstance(fact, facts.Revealed) for fact in told_facts):
                screen.show(show.frame(screen.width, screen.height, colour=coloured()))
                time.sleep(LOOK * pause)


def _tell(show: Show, bots: Bots, pause: float) -> None:
    """In a terminal too small for a picture: only what happened."""
    print(show.head)
    print(f"Only told: a terminal of {NARROWEST} columns and {LOWEST} lines is needed to draw the mine.")
    while not show.game.over:
        sys.stdout.flush()
        time.sleep(pause)
        for line in show.tell(show.game.apply(bots.choose(), tell=True)):
            print(line)


def _print(show: Show, bots: Bots) -> None:
    """Anywhere else: what happened, line by line, and the mine whenever it has changed."""
    print(show.head)
    print(LEGEND[show.game.ruleset.name])
    print(diagram(show.game, large=True, coordinates=True))
    while not show.game.over:
        before = show.game.view(None).mine
        for line in show.tell(show.game.apply(bots.choose(), tell=True)):
            print(line)
        if show.game.view(None).mine != before:
            print(diagram(show.game, large=True, coordinates=True))


EXAMPLES: Final = "saboteur demo --game duel --seed 7 --fast"
