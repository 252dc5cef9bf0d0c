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
from saboteur.cli.colours import BOLD, DIM, coloured, drawn_on, paint
from saboteur.cli.files import completed_as_file
from saboteur.cli.keyboard import Page
from saboteur.cli.records import read_paper
from saboteur.cli.steps import Step, Steps, steps_of
from saboteur.cli.telling import ROLES
from saboteur.cli.window import HIGH, LEGEND, LOWEST, NARROWEST, fitted, mine_window
from saboteur.engine.unknown import UNKNOWN
from saboteur.engine.view import View
from saboteur.notation.diagram import diagram
from saboteur.notation.games import game_text
from saboteur.notation.record import TABLE, WATCHER, Seen

LOG: Final = 4  # lines at least
MINE: Final = 1 + 3 * HIGH  # lines at best: coordinates and three rows
HELP: Final = "space next  b back  r R round  12⏎ move  < > ends  v view  q quit"
TOO_SMALL: Final = (f"{NARROWEST} columns and {LOWEST} lines", "are needed: q quits")
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


def run(args: Namespace) -> int:
    """Show it: page by page in a terminal, else all of it."""
    paper = read_paper(args.file)
    steps = steps_of(paper.record())
    seen = _seen(args, steps)
    show = Show(steps, paper.name, seen, args.move)
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
    """The terminal, if there is one with keys that is large enough."""
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
    """Where somebody looks at a record, and from whose seat."""

    def __init__(self, steps: Steps, name: str, seen: Seen, move: int) -> None:
        self.steps = steps
        self.name = name
        self.seen: Seen = seen
        self.place = steps.of_move(move) if move else 0
        self.typed = ""
        """The digits of a move's number so far."""

    # -- turning -------------------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        """Does what a key stands for; whether to go on."""
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
        """One page of exactly so many lines: the head, the seats, the mine, what happened, the keys."""
        if width < NARROWEST or height < LOWEST:
            return [
                fitted(line, width)
                for line in [f"{NARROWEST} columns and {LOWEST} lines", "are needed: q quits"][:height]
            ]
        colour, step = coloured(), self.steps.steps[self.place]
        view = step.position.view(self.seen)
        head, keys = paint(fitted(self._head(step, view), width - 1), BOLD, on=colour), self._keys(width)
        seats = [fitted(line, width - 1) for line in self._seats(step, view, width, height)]
        room = height - len(seats) - 3  # the head, the legend, the keys
        mine = mine_window(view, step.new, width, max(room - LOG, 1 + HIGH), colour=colour)
        legend = [paint(fitted(LEGEND[view.ruleset.name], width - 1), DIM, on=colour)]
        top = [head, *seats, *mine, *legend]
        log = self._log(height - len(top) - 1, width)
        blank = [""] * (height - len(top) - len(log) - 1)
        return [*top, *log, *blank, paint(keys, DIM, on=colour)]

    def _head(self, step: Step, view: View) -> str:
        rounds = f"round {view.round} of {view.ruleset.rounds}" if view.round else "before the deal"
        shown = "everything" if self.seen == TABLE else f"seen by {_who(self.seen)}"
        where = f"{rounds}, move {step.number} of {self.steps.moves}, {shown}"
        return f"{where}  {PurePath(self.name).name}  {game_text(view.ruleset)}"

    def _keys(self, width: int) -> str:
        if self.typed:
            return fitted(f"to move {self.typed}: enter", width - 1)
        if self.steps.fault and self.place == len(self.steps.steps) - 1:
            return fitted(f"goes on wrong: {self.steps.fault}", width - 1)
        return fitted(HELP, width - 1)

    def _seats(self, step: Step, view: View, width: int, height: int) -> list[str]:
        """A line for each seat, or two, if there is room for them; else all of them one after the other."""
        rows = list(self.rows(step, view))
        wrapped = [line for row in rows for line in _wrapped(row, width - 1)]
        for lines in (wrapped, rows):
            if height - len(lines) - 3 - LOG >= MINE:
                return lines
        names = step.names()
        words = [f"{_mark(view, seat)}{name}{_mat(view, seat)}".replace(" ", "\0") for seat, name in enumerate(names)]
        lines = textwrap.wrap("  ".join([*words, f"deck\0{view.deck}"]), width - 1, break_on_hyphens=False)
        if isinstance(self.seen, int):
            lines += _wrapped(rows[self.seen], width - 1)
        return [line.replace("\0", " ") for line in lines][: height - 3 - LOG - 1 - HIGH]

    def _log(self, room: int, width: int) -> list[str]:
        """The last that happened, oldest first; of the newest step all there is room for."""
        lines: list[str] = []
        for step in reversed(self.steps.steps[: self.place + 1]):
            here = [line for line in (step.head(self.seen), *(f"  {line}" for line in step.lines(self.seen))) if line]
            lines = [*here, *lines]
            if len(lines) >= room or step.entry is None:
                break
        newest = self.steps.steps[self.place]
        size = 1 + len(newest.lines(self.seen))
        start = max(len(lines) - max(room, 0), 0)
        if size > room:
            start = max(len(lines) - size, 0)
        return [fitted(line, width - 1) for line in lines[start : start + room]]

    # -- seats ---------------------------------------------------------------------------------------------------

    def rows(self, step: Step, view: View) -> Iterator[str]:
        """Who holds what, as far as it is seen: a line a seat, then what lies in the middle."""
        names = step.names()
        roles = [ROLES[role] if isinstance(role, str) else "" for role in view.roles] or [""] * len(names)
        golds = [_gold(view, seat) for seat in range(len(names))]
        widths = [max(map(len, column)) for column in (names, roles, golds)]
        for seat, columns in enumerate(zip(names, roles, golds, strict=True)):
            parts = [f"{text:{width}}" for text, width in zip(columns, widths, strict=True) if width]
            yield f"{_mark(view, seat)}{seat} {'  '.join([*parts, _hand(view, seat)])}{_mat(view, seat)}"
        left = [f"deck {view.deck}", f"discard {len(view.discard)}"]
        if view.pile:
            left.append(f"nuggets {view.pile}")
        if view.ruleset.markers:
            left.append(f"markers {view.markers}  keys {view.keys}")
        yield "  ".join([*left, f"asked: {view.asked}"])

    # -- anywhere else -------------------------------------------------------------------------------------------

    def everything(self) -> Iterator[str]:
        """All steps from here on: what happened, seats that have changed, the mine if it has."""
        steps = self.steps.steps[self.place :]
        yield self._head(steps[0], steps[0].position.view(self.seen))
        yield LEGEND[self.steps.record.ruleset.name]
        rows, mine = [""], ""
        for step in steps:
            view = step.position.view(self.seen)
            if head := step.head(self.seen):
                yield ""
                yield head
            yield from (f"  {line}" for line in step.lines(self.seen))
            before, rows = rows, list(self.rows(step, view)) if view.round else []
            yield from (f"  {row}" for row in rows if row not in before)
            drawn = diagram(view, large=True, coordinates=True)
            if drawn != mine:
                yield from drawn.splitlines()
                mine = drawn


def _wrapped(row: str, width: int) -> list[str]:
    return textwrap.wrap(
        row, width, subsequent_indent="     ", drop_whitespace=False, break_long_words=False, break_on_hyphens=False
    )


def _mark(view: View, seat: int) -> str:
    return "▸" if view.actor == seat else " "


def _mat(view: View, seat: int) -> str:
    return "".join(f" ✗{name}" for name in view.mats[seat])


def _hand(view: View, seat: int) -> str:
    hand = view.hands[seat]
    if UNKNOWN in hand:
        return "1 card" if len(hand) == 1 else f"{len(hand)} cards"
    return " ".join(map(str, hand)) or "no cards"


def _gold(view: View, seat: int) -> str:
    if view.final_gold:
        return f"{view.final_gold[seat]} gold"
    held = view.coins[seat : seat + 1] if view.coins else view.purses[seat]
    if not held or held == (0,):
        return ""
    if UNKNOWN not in held:
        return f"{sum(value for value in held if isinstance(value, int))} gold"
    nuggets = len(view.purses[seat])
    return f"{nuggets} nugget{'s' * (nuggets > 1)}" if nuggets else "gold"
