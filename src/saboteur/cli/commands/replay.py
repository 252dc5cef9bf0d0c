"""`saboteur replay`: a record step by step, as any seat saw it or with everything known."""

import shutil
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import PurePath
from typing import Final

from saboteur.cli import FINE, WRONG, Unusable
from saboteur.cli.choosing import number
from saboteur.cli.extras import is_drawn
from saboteur.cli.files import completed_as_file
from saboteur.cli.records import read_paper, seen_only_by
from saboteur.cli.replaying.stepwords import StepWords, observer
from saboteur.cli.speaking import spoken, texted, told
from saboteur.cli.terminal.colours import BOLD, DIM, coloured, drawn_on, paint
from saboteur.cli.terminal.keyboard import Page
from saboteur.cli.terminal.window import LOWEST, NARROWEST, fits, fitted, legend
from saboteur.engine.view import View
from saboteur.notation.drawing.diagram import watched
from saboteur.notation.records.record import TABLE, WATCHER, Dealt, Seen
from saboteur.table.verifying.steps import Step, Steps, steps_of
from saboteur.words import Words
from saboteur.words.watching import Watching

LOG: Final = 30  # sentences to choose from
KEYS: Final[dict[str, Watching]] = {
    "b": "key-back",
    "v": "key-view",
    "r R": "key-round",
    "12⏎": "key-move",
    "< >": "key-ends",
    "q": "key-quit",
}
LAST: Final = -1
"""The last page of a step, where nothing was drawn yet."""
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
    file = parser.add_argument(
        "file", metavar="FILE", help=texted("usage-record", "a record, text or JSON; `-` is standard input")
    )
    completed_as_file(file)
    seen = parser.add_mutually_exclusive_group()
    seen.add_argument(
        "--seat",
        type=number(0, 11),
        metavar="N",
        help=texted("usage-seat", "as this seat saw it (default: everything)"),
    )
    seen.add_argument(
        "--watcher", action="store_true", help=texted("usage-watcher", "as somebody saw it who only watched")
    )
    parser.add_argument(
        "--move", type=number(0, 100_000), default=0, metavar="N", help=texted("usage-move", "begin with this move")
    )


def run(args: Namespace) -> int:
    """Shows it: page by page in a terminal, otherwise all at once."""
    return look_back(args.file, spoken(args), WATCHER if args.watcher else args.seat, args.move)


def look_back(file: str, words: Words, wanted: Seen | None = None, move: int = 0) -> int:
    """Shows a record in these words, as the one wanted saw it, from this move on; returns the exit status."""
    paper = read_paper(file)
    steps = steps_of(paper.record())
    show = Show(steps, paper.name, _seen(wanted, steps), move, words)
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
    print(f"saboteur replay: {told('error-goes-wrong', file=paper.name, fault=steps.fault)}", file=sys.stderr)
    return WRONG


def _seen(wanted: Seen | None, steps: Steps) -> Seen:
    observers = steps.observers()
    if wanted is None:
        return observers[0]
    if wanted not in observers:
        if TABLE in observers:
            raise Unusable(told("error-seats-are", option=f"--seat {wanted}", most=steps.record.seats - 1))
        raise Unusable(seen_only_by(observers[0]))
    return wanted


def _page() -> Page | None:
    """The terminal, if there is one that is large enough and can read keys, and what draws on it is installed."""
    if not (is_drawn() and fits(*shutil.get_terminal_size())):
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
        self.part, self._parts = 0, 1
        """Which page of the step is shown, and how many it has in the window drawn last."""
        self.typed = ""
        """The digits of a move's number so far."""

    # -- turning -------------------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        """Carries out a key; returns whether to continue."""
        before, last = self.place, len(self.steps.steps) - 1
        typed, self.typed = self.typed, ""
        match key:
            case "q" | "escape":
                return False
            case "enter" | "g" if typed:
                self.place = self.steps.of_move(int(typed))
            case "backspace" if typed:
                self.typed = typed[:-1]
            case _ if key in FORWARD and 0 <= self.part < self._parts - 1:
                self.part += 1
            case _ if key in BACK and self.part > 0:
                self.part -= 1
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
        if self.place != before:
            self.part, self._parts = LAST if key in BACK else 0, 1
        return True

    # -- in a terminal -------------------------------------------------------------------------------------------

    def frame(self, width: int, height: int) -> list[str]:
        """One page of exactly this number of lines: the header, what is seen and what happened, the keys."""
        from saboteur.cli.replaying.easel import Sketch  # noqa: PLC0415  # an extra

        if not fits(width, height):
            needed = self.words.phrase("watch-small", columns=NARROWEST, lines=LOWEST)
            return [fitted(line, width) for line in (needed, f"q {self.words.phrase('key-quit')}")[:height]]
        colour, step = coloured(), self.steps.steps[self.place]
        view = step.position.view(self.seen)
        sketch = Sketch(self.words, self.told.names(step), width, height - 2, colour=colour)
        match step.result:
            case "round":
                parts = sketch.round_over(self.steps.game_until(self.place, self.seen))
            case "game":
                parts = sketch.game_over(self.steps.game_until(self.place, self.seen), observer(self.seen))
            case _ if not view.round:
                parts = [self._happened(step)]
            case _:
                parts = [sketch.position(view, step.new, self._log(), everything=self.seen == TABLE)]
        self._parts = len(parts)
        self.part = self._parts - 1 if self.part == LAST else min(self.part, self._parts - 1)
        body = parts[self.part]
        head = paint(self._fitted_head(step, view, width - 1), BOLD, on=colour)
        blank = [""] * (height - 2 - len(body))
        return [head, *body, *blank, paint(self._keys(width), DIM, on=colour)]

    def _fitted_head(self, step: Step, view: View, width: int) -> str:
        """The header with as much about the game as fits; no name is cut."""
        where, file, game = self._where(step, view), PurePath(self.name).name, self.words.game(view.ruleset.name)
        for head in (self._head(step, view), f"{where}  {file}  {game}", f"{where}  {file}", f"{where}  {game}"):
            if fitted(head, width) == head:
                return head
        return fitted(where, width)

    def _head(self, step: Step, view: View) -> str:
        return f"{self._where(step, view)}  {PurePath(self.name).name}  {self.words.game(view.ruleset)}"

    def _where(self, step: Step, view: View) -> str:
        say = self.words.phrase
        before = say("watch-before-deal")
        rounds = say("head-round", round=view.round, rounds=view.ruleset.rounds) if view.round else before
        move = say("watch-move", number=step.number, moves=self.steps.moves)
        part = f" ({self.part + 1}/{self._parts})" if self._parts > 1 else ""
        return f"{rounds}, {move}{part}, {self._shown(step)}"

    def _shown(self, step: Step) -> str:
        match self.seen:
            case int(seat):
                return self.words.phrase("watch-seat", name=self.told.names(step)[seat])
            case _:
                return self.words.phrase("watch-everything" if self.seen == TABLE else "watch-watcher")

    def _keys(self, width: int) -> str:
        if self.typed:
            return fitted(self.words.phrase("key-to-move", number=self.typed), width - 1)
        if self.steps.fault and self.place == len(self.steps.steps) - 1:
            return fitted(self.words.phrase("watch-wrong", reason=self.steps.fault), width - 1)
        keys = {self.words.phrase("key-space"): self.words.phrase("key-next")}
        keys |= {key: self.words.phrase(does) for key, does in KEYS.items()}
        shown = [f"{key} {does}" for key, does in keys.items()]
        while len("  ".join(shown)) >= width and len(shown) > 2:  # how to go on and how to quit stay
            del shown[-2]
        return fitted("  ".join(shown), width - 1)

    def _log(self) -> list[str]:
        """What happened last in this round, oldest first."""
        told: list[str] = []
        for step in reversed(self.steps.steps[: self.place + 1]):
            told = [*self._happened(step), *told]
            if len(told) >= LOG or isinstance(step.entry, Dealt):
                break
        return told

    def _happened(self, step: Step) -> list[str]:
        return self.told.lines(step, self.seen)

    # -- anywhere else -------------------------------------------------------------------------------------------

    def everything(self) -> Iterator[str]:
        """All steps from here on: what happened, seats that have changed, the mine if it has."""
        steps = self.steps.steps[self.place :]
        yield self._head(steps[0], steps[0].position.view(self.seen))
        yield self.legend
        rows, mine = [""], ""
        for place, step in enumerate(steps, self.place):
            view = step.position.view(self.seen)
            yield from self._result(place) if step.result else self._told(step)
            before, rows = rows, list(self.told.seats(step, view)) if view.round else []
            yield from (f"  {row}" for row in rows if row not in before)
            drawn = watched(view)
            if drawn != mine:
                yield from drawn.splitlines()
                mine = drawn

    def _told(self, step: Step) -> Iterator[str]:
        told = self._happened(step)
        if told:
            yield ""
            yield told[0]
            yield from (f"  {line}" for line in told[1:])

    def _result(self, place: int) -> Iterator[str]:
        step = self.steps.steps[place]
        names = self.told.names(step)
        yield ""
        game = self.steps.game_until(place, self.seen)
        if step.result == "game":
            yield (game.ended and self.words.fact(game.ended, names, observer(self.seen))) or ""
        else:
            yield from self.told.result(game.rounds[-1], names, self.seen)
