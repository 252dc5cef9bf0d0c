"""`saboteur replay`: a record step by step, as any seat saw it or with everything known."""

import shutil
import sys
import textwrap
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import PurePath
from typing import Final

from saboteur.cli import FINE, WRONG, Unusable
from saboteur.cli.choosing import number
from saboteur.cli.files import completed_as_file
from saboteur.cli.records import read_paper
from saboteur.cli.replaying.steps import Step, Steps, steps_of
from saboteur.cli.replaying.stepwords import StepWords, mark, mat
from saboteur.cli.speaking import language_argument, spoken
from saboteur.cli.terminal.colours import BOLD, DIM, coloured, drawn_on, paint
from saboteur.cli.terminal.keyboard import Page
from saboteur.cli.terminal.window import HIGH, LOWEST, NARROWEST, fitted, legend, mine_window
from saboteur.engine.view import View
from saboteur.notation.drawing.diagram import diagram
from saboteur.notation.records.record import TABLE, WATCHER, Seen
from saboteur.words import Words
from saboteur.words.watching import Watching

LOG: Final = 4  # lines at least
MINE: Final = 1 + 3 * HIGH  # lines at best: coordinates and three rows
KEYS: Final[dict[str, Watching]] = {
    "b": "key-back",
    "r R": "key-round",
    "12⏎": "key-move",
    "< >": "key-ends",
    "v": "key-view",
    "q": "key-quit",
}
FORWARD: Final = ("enter", "space", "n", "j", "right", "down", "page down")
BACK: Final = ("b", "p", "k", "left", "up", "page up", "backspace")
EXAMPLES: Final = """\
saboteur replay evening.sab
saboteur replay evening.sab --seat 2 --move 40
saboteur replay evening.json --watcher | less

keys: space, enter or → next; b or ← back; 1 2 enter to move 12; r and R to the next and
last round; < and > to the ends; v and V another view; q to quit"""


def arguments(parser: ArgumentParser) -> None:
    """The options of `saboteur replay`."""
    file = parser.add_argument("file", metavar="FILE", help="a record, text or JSON; - is standard input")
    completed_as_file(file)
    seen = parser.add_mutually_exclusive_group()
    seen.add_argument("--seat", type=number(0, 11), metavar="N", help="as this seat saw it (default: everything)")
    seen.add_argument("--watcher", action="store_true", help="as somebody saw it who only watched")
    parser.add_argument("--move", type=number(0, 100_000), default=0, metavar="N", help="begin with this move")
    language_argument(parser)


def run(args: Namespace) -> int:
    """Shows it: page by page in a terminal, otherwise all at once."""
    paper = read_paper(args.file)
    steps = steps_of(paper.record())
    seen = _seen(args, steps)
    show = Show(steps, paper.name, seen, args.move, spoken(args))
    page = _page() if drawn_on() else None
    if page is None:
        for line in show.everything():
            print(line)
    else:
        with page:
            _turn(show, page)
    if not steps.fault:
        return FINE
    sys.stdout.flush()
    print(
        f"saboteur replay: {paper.name} goes on wrong: {steps.fault}; `saboteur verify` names the line", file=sys.stderr
    )
    return WRONG


def _seen(args: Namespace, steps: Steps) -> Seen:
    observers = steps.observers()
    wanted: Seen | None = WATCHER if args.watcher else args.seat
    if wanted is None:
        return observers[0]
    if wanted not in observers:
        if TABLE in observers:
            raise Unusable(f"--seat {wanted}: the seats are 0 to {steps.record.seats - 1}")
        raise Unusable(f"this record is what {_who(observers[0])} saw: the others' view is not in it")
    return wanted


def _who(seen: Seen) -> str:
    match seen:
        case int():
            return f"seat {seen}"
        case _:
            return "everybody" if seen == TABLE else "a watcher"


def _page() -> Page | None:
    """The terminal, if there is one that is large enough and can read keys."""
    width, height = shutil.get_terminal_size()
    if width < NARROWEST or height < LOWEST:
        return None
    try:
        return Page()
    except OSError:
        return None


def _turn(show: "Show", page: Page) -> None:
    """Draws, waits for a key, and again."""
    page.show(show.frame(*page.size))
    for key in page.pressed():
        if not show.press(key):
            return
        page.show(show.frame(*page.size))


class Show:
    """The step of a record that is shown, and the observer."""

    def __init__(self, steps: Steps, name: str, seen: Seen, move: int, words: Words) -> None:
        self.steps = steps
        self.words = words
        self.told = StepWords(words)
        self.legend = legend(steps.record.ruleset.name, words)
        self.name = name
        self.seen: Seen = seen
        self.place = steps.of_move(move) if move else 0
        self.typed = ""
        """The digits of a move's number so far."""

    # -- turning -------------------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        """Carries out a key; returns whether to continue."""
        last = len(self.steps.steps) - 1
        typed, self.typed = self.typed, ""
        match key:
            case "q" | "escape":
                return False
            case "enter" | "g" if typed:
                self.place = self.steps.of_move(int(typed))
            case "backspace" if typed:
                self.typed = typed[:-1]
            case _ if key in FORWARD:
                self.place = min(self.place + 1, last)
            case _ if key in BACK:
                self.place = max(self.place - 1, 0)
            case "r":
                self.place = self.steps.of_round(self.place, 1)
            case "R":
                self.place = self.steps.of_round(self.place, -1)
            case "<" | "home":
                self.place = 0
            case ">" | "end" | "G":
                self.place = last
            case "v" | "tab" | "V" | "back tab":
                observers = self.steps.observers()
                by = 1 if key in ("v", "tab") else -1
                self.seen = observers[(observers.index(self.seen) + by) % len(observers)]
            case _ if key.isascii() and key.isdigit():
                self.typed = (typed + key)[-6:]
            case _:
                self.typed = typed
        return True

    # -- in a terminal -------------------------------------------------------------------------------------------

    def frame(self, width: int, height: int) -> list[str]:
        """One page of exactly this number of lines: the header, the seats, the mine, what happened, the keys."""
        if width < NARROWEST or height < LOWEST:
            needed = self.words.phrase("watch-small", columns=NARROWEST, lines=LOWEST)
            return [fitted(line, width) for line in (needed, f"q {self.words.phrase('key-quit')}")[:height]]
        colour, step = coloured(), self.steps.steps[self.place]
        view = step.position.view(self.seen)
        head, keys = paint(fitted(self._head(step, view), width - 1), BOLD, on=colour), self._keys(width)
        seats = [fitted(line, width - 1) for line in self._seats(step, view, width, height)]
        room = height - len(seats) - 3  # the head, the legend, the keys
        mine = mine_window(view, step.new, width, max(room - LOG, 1 + HIGH), colour=colour)
        below = paint(fitted(self.legend, width - 1), DIM, on=colour)
        top = [head, *seats, *mine, below]
        log = self._log(height - len(top) - 1, width)
        blank = [""] * (height - len(top) - len(log) - 1)
        return [*top, *log, *blank, paint(keys, DIM, on=colour)]

    def _head(self, step: Step, view: View) -> str:
        say = self.words.phrase
        before = say("watch-before-deal")
        rounds = say("head-round", round=view.round, rounds=view.ruleset.rounds) if view.round else before
        move = say("watch-move", number=step.number, moves=self.steps.moves)
        where = f"{rounds}, {move}, {self._shown()}"
        return f"{where}  {PurePath(self.name).name}  {self.words.game(view.ruleset)}"

    def _shown(self) -> str:
        match self.seen:
            case int(seat):
                return self.words.phrase("watch-seat", seat=seat)
            case _:
                return self.words.phrase("watch-everything" if self.seen == TABLE else "watch-watcher")

    def _keys(self, width: int) -> str:
        if self.typed:
            return fitted(self.words.phrase("key-to-move", number=self.typed), width - 1)
        if self.steps.fault and self.place == len(self.steps.steps) - 1:
            return fitted(self.words.phrase("watch-wrong", reason=self.steps.fault), width - 1)
        keys = {self.words.phrase("key-space"): self.words.phrase("key-next")}
        keys |= {key: self.words.phrase(does) for key, does in KEYS.items()}
        return fitted("  ".join(f"{key} {does}" for key, does in keys.items()), width - 1)

    def _seats(self, step: Step, view: View, width: int, height: int) -> list[str]:
        """One or two lines for each seat if there is room; otherwise all seats one after the other."""
        rows = list(self.told.seats(step, view))
        wrapped = [line for row in rows for line in _wrapped(row, width - 1)]
        for lines in (wrapped, rows):
            if height - len(lines) - 3 - LOG >= MINE:
                return lines
        names, deck = self.told.names(step), self.words.phrase("watch-deck", count=view.deck)
        parts = [*(f"{mark(view, seat)}{name}{mat(view, seat)}" for seat, name in enumerate(names)), deck]
        row = "  ".join(part.replace(" ", "\0") for part in parts)
        lines = textwrap.wrap(row, width - 1, break_on_hyphens=False)
        if isinstance(self.seen, int):
            lines += _wrapped(rows[self.seen], width - 1)
        return [line.replace("\0", " ") for line in lines][: height - 3 - LOG - 1 - HIGH]

    def _log(self, room: int, width: int) -> list[str]:
        """The last events, oldest first; as much of the newest step as fits."""
        lines: list[str] = []
        for step in reversed(self.steps.steps[: self.place + 1]):
            lines = [*self._happened(step, width), *lines]
            if len(lines) >= room or step.entry is None:
                break
        newest = self.steps.steps[self.place]
        size = len(self._happened(newest, width))
        start = max(len(lines) - max(room, 0), 0)
        if size > room:
            start = max(len(lines) - size, 0)
        return [fitted(line, width - 1) for line in lines[start : start + room]]

    def _happened(self, step: Step, width: int) -> list[str]:
        """A step and its result, in lines that fit."""
        head = self.told.head(step, self.seen)
        told = [f"  {line}" for line in self.told.lines(step, self.seen)]
        return [part for line in (head, *told) if line for part in _wrapped(line, width - 1)]

    # -- anywhere else -------------------------------------------------------------------------------------------

    def everything(self) -> Iterator[str]:
        """All steps from here on: what happened, seats that have changed, the mine if it has."""
        steps = self.steps.steps[self.place :]
        yield self._head(steps[0], steps[0].position.view(self.seen))
        yield self.legend
        rows, mine = [""], ""
        for step in steps:
            view = step.position.view(self.seen)
            if head := self.told.head(step, self.seen):
                yield ""
                yield head
            yield from (f"  {line}" for line in self.told.lines(step, self.seen))
            before, rows = rows, list(self.told.seats(step, view)) if view.round else []
            yield from (f"  {row}" for row in rows if row not in before)
            drawn = diagram(view, large=True, coordinates=True)
            if drawn != mine:
                yield from drawn.splitlines()
                mine = drawn


def _wrapped(row: str, width: int) -> list[str]:
    return textwrap.wrap(
        row, width, subsequent_indent="     ", drop_whitespace=False, break_long_words=False, break_on_hyphens=False
    )
