"""`saboteur arena`: bots compared on the same deals, with seats and roles exchanged (docs/arena.md)."""

import json
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from saboteur import __version__
from saboteur.bots.builtin import BUILT_IN
from saboteur.cli import FINE, INTERRUPTED, UNUSABLE, WRONG, Unusable
from saboteur.cli.botwords import bot_command, seconds
from saboteur.cli.choosing import USUAL_GAME, number, numbers_of_players
from saboteur.cli.contesting.asked import YARDSTICK, asked_contests, command_again
from saboteur.cli.contesting.doing import doing, doing_arguments
from saboteur.cli.contesting.results import contest_lines, table_lines
from saboteur.cli.contesting.watching import watch
from saboteur.cli.files import STANDARD, completed_as_file
from saboteur.cli.simulating.outputs import check_outputs, file_name, write_all
from saboteur.cli.speaking import told
from saboteur.cli.stopping import Stop
from saboteur.cli.terminal.gamesbar import GamesBar
from saboteur.lab.contest.contest import DEALS, SECONDS
from saboteur.lab.contest.document import document
from saboteur.lab.contest.jsonlines import OtherRun
from saboteur.lab.contest.ledger import Ledger
from saboteur.lab.contest.lineup import FORMS
from saboteur.lab.contest.presets import PARTS, TableRow, table_rows
from saboteur.lab.contest.report import report
from saboteur.lab.contest.run import Run, places
from saboteur.lab.contest.standings import Aim, Standings
from saboteur.lab.simulation.played import PlayerFailed
from saboteur.lab.simulation.workers import WorkerDied
from saboteur.lab.watching.observers import OBSERVERS
from saboteur.rulesets import GAMES

MOST_GAMES: Final = 10_000_000
FITTED: Final = ("observer", "unfitted")
UNHEEDED: Final = {
    "watch": ("game", "seats", "options", "bots", "against", "only", "form", "deals", "settle", "within", "times"),
    "table": ("game", "seats", "options", "bots", "form", *FITTED),
    "bots": ("only", *FITTED),
}
"""What would change nothing, by what is asked for."""
SEED: Final = "arena"
EXAMPLES: Final = """\
saboteur arena --bot plain --bot random --games 200
saboteur arena --bot 'python3 examples/bots/digger.py' --games 1000 --settle --file digger.jsonl
saboteur arena --bot plain --bot random --seats 3-10 --html report.html
saboteur arena --table plain --against random --deals test --games 1000
saboteur arena --watch plain --games 500 --html watched.html"""


def arguments(parser: ArgumentParser) -> None:
    """The options of `saboteur arena`."""
    parser.add_argument("options", nargs="*", metavar="OPTION=VALUE", help="of the game: one_digger_less=yes")
    parser.add_argument("--game", choices=tuple(GAMES), default=USUAL_GAME, help=f"(default: {USUAL_GAME})")
    parser.add_argument(
        "--seats",
        type=numbers_of_players,
        metavar="N",
        help="5, or several to compare: 3-10 or 3,5,7 (default: as many as the game is best with)",
    )
    bots = ", ".join(BUILT_IN)
    parser.add_argument(
        "--bot",
        dest="bots",
        action="append",
        type=bot_command,
        metavar="BOT",
        help=f"{bots}, or a command; the others are compared with the last",
    )
    parser.add_argument(
        "--against",
        type=bot_command,
        default=(YARDSTICK,),
        metavar="BOT",
        help=f"what a single bot is compared with (default: {YARDSTICK})",
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--table", type=bot_command, metavar="BOT", help="the table of a bot: all games, every side")
    what.add_argument(
        "--watch",
        action="append",
        type=bot_command,
        metavar="BOT",
        help="what a watcher learns about its dwarves; several bots take the seats in turn",
    )
    parser.add_argument("--only", action="append", choices=tuple(PARTS), help="with --table: a part of it")
    parser.add_argument(
        "--unfitted", action="store_true", help="with --watch: by the constants that bots have, not by the best ones"
    )
    parser.add_argument(
        "--observer",
        choices=tuple(OBSERVERS),
        default=[*OBSERVERS][-1],
        help=f"who watches (default: {[*OBSERVERS][-1]})",
    )
    parser.add_argument(
        "--form",
        choices=tuple(FORMS),
        help="; ".join(f"{name}: {about}" for name, about in FORMS.items()) + " (default: what suits the game)",
    )
    parser.add_argument(
        "--deals",
        choices=DEALS,
        default=DEALS[0],
        help=f"deals to try things out on, or those that figures are claimed for (default: {DEALS[0]})",
    )
    parser.add_argument("--games", type=number(1, MOST_GAMES), default=100, metavar="N", help="deals (default: 100)")
    parser.add_argument("--settle", action="store_true", help="stop once it is settled which bot is better")
    parser.add_argument(
        "--within", type=_points, metavar="N", help="stop once the interval reaches N points (or gold) to both sides"
    )
    parser.add_argument("--seed", default=SEED, metavar="TEXT", help=f"other deals (default: {SEED})")
    parser.add_argument(
        "--seconds", type=seconds, default=SECONDS, metavar="N", help=f"a move of a command (default: {SECONDS:g})"
    )
    parser.add_argument("--times", action="store_true", help="measure how long moves take; figures stay the same")
    doing_arguments(parser)
    for option, about in (
        ("file", "keep every deal in a file, and go on from it"),
        ("json", "write all figures"),
        ("html", "write a page with plots"),
    ):
        argument = parser.add_argument(f"--{option}", type=file_name, metavar="FILE", help=about)
        completed_as_file(argument)


def _points(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found <= 100:
        raise ArgumentTypeError(told("expected-points", found=repr(text)))
    return found


def run(args: Namespace) -> int:
    """Play, keep, write and print."""
    if args.file == STANDARD:
        raise Unusable(told("expected-file", found=repr(STANDARD)))
    check_heeded(args)
    if args.watch is not None:
        return watch(args)
    arena = _Arena(args)
    with Stop() as stop:
        check_outputs(arena.names)
        ended = arena.play(args, stop)
        faults = arena.write()
        arena.show()
        sys.stdout.flush()
        interrupted = stop.wished and not arena.finished
        if interrupted:
            ended = told("error-interrupted", done=arena.done, all=arena.length)
        for fault in (*faults, *([ended] if ended else [])):
            print(f"saboteur arena: {fault}", file=sys.stderr)
    if interrupted:
        return INTERRUPTED
    return UNUSABLE if faults else WRONG if ended else FINE


def check_heeded(args: Namespace) -> None:
    """Words that would change nothing are refused: who says them expects other figures."""
    parser = ArgumentParser()
    arguments(parser)
    usual = parser.parse_args([])
    asked = next((name for name in UNHEEDED if getattr(args, name) is not None), None)
    for name in UNHEEDED.get(asked or "", ()):
        given = getattr(args, name)
        if given != getattr(usual, name):
            word = given[0] if name == "options" else "--bot" if name == "bots" else f"--{name}"
            raise Unusable(told("error-unheeded", option=word, other=f"--{asked}" if asked != "bots" else "--bot"))


class _Arena:
    """The contests, what came of them, and where it is written."""

    def __init__(self, args: Namespace) -> None:
        self._contests = asked_contests(args)
        self.standings = [Standings(contest) for contest in self._contests]
        self._aims = [Aim(args.settle, _within(args, standings)) for standings in self.standings]
        self._games: int = args.games
        self._timed: bool = args.times
        self._is_table = args.table is not None
        self._command = command_again(args)
        self._file: str | None = args.file
        makers: dict[str | None, Callable[[], str]] = {args.json: self._json, args.html: self._html}
        self._makers = {name: maker for name, maker in makers.items() if name is not None}
        self.names: list[str] = [name for name in (args.json, args.html, args.file) if name is not None]

    @property
    def done(self) -> int:
        """Deals played, those of the file included."""
        return sum(len(standings.deals) for standings in self.standings)

    @property
    def length(self) -> int:
        """All deals."""
        return self._games * len(self._contests)

    @property
    def finished(self) -> bool:
        """Whether nothing more is to be played."""
        return all(self._is_enough(number) for number in range(len(self._contests)))

    def _is_enough(self, number: int) -> bool:
        standings = self.standings[number]
        return len(standings.deals) >= self._games or self._aims[number].reached(standings)

    def play(self, args: Namespace, stop: Stop) -> str | None:
        """Plays on from the file; returns why it stopped early, or `None`."""
        with ExitStack() as until:
            ledger = None
            if self._file is not None:
                ledger = Ledger(Path(self._file), self._contests, timed=self._timed)
                until.enter_context(ledger.lines)
                self._remember(ledger)
            try:
                self._play(args, stop, ledger)
            except PlayerFailed as failed:
                return f"{told('error-bot-failed', fault=str(failed))}; {told('error-kept', done=self.done)}"
            except WorkerDied as died:
                return f"{told('error-worker', fault=str(died))}; {told('error-kept', done=self.done)}"
        return None

    def _remember(self, ledger: Ledger) -> None:
        try:
            for number, played in ledger.read():
                self.standings[number].add(played)
        except OtherRun:
            raise Unusable(told("error-other-run", file=str(self._file))) from None

    def _play(self, args: Namespace, stop: Stop, ledger: Ledger | None) -> None:
        todo = places(len(self._contests), self._games, [len(standings.deals) for standings in self.standings])
        work = Run(self._contests, todo, self._timed)

        def wanted(index: int) -> bool:
            return not self._is_enough(todo[index][0])

        if self.finished:
            return
        with ExitStack() as until:
            bar = until.enter_context(GamesBar(self.length, False, "deals"))
            bar.show(self.done)
            workers = until.enter_context(doing(work, args))
            for result in workers.results(wanted):
                if stop.wished or self.finished:
                    break
                if result is None:
                    continue
                number = todo[result[0]][0]
                if self._is_enough(number):  # it was begun before that was known
                    continue
                if ledger is not None:
                    ledger.add(number, result[1])
                self.standings[number].add(result[1])
                bar.show(self.done)

    def write(self) -> list[str]:
        """Writes all files; if one cannot be written, the others still are."""
        return write_all(self._makers)

    def show(self) -> None:
        """Prints the requested form, by default tables."""
        if STANDARD in self._makers:
            sys.stdout.write(self._makers[STANDARD]())
        elif rows := self._rows():
            print("\n".join(table_lines(rows, self.standings)))
        else:
            print("\n".join(contest_lines(self.standings)))

    def _rows(self) -> list[TableRow]:
        """The rows of the table, if one was asked for and every contest has begun."""
        if not self._is_table or not all(standings.deals for standings in self.standings):
            return []
        return list(table_rows(self.standings))

    def _json(self) -> str:
        return json.dumps(document(self.standings, self._rows(), __version__), indent=1, ensure_ascii=False) + "\n"

    def _html(self) -> str:
        return report(self.standings, self._rows(), self._command, __version__)


def _within(args: Namespace, standings: Standings) -> float | None:
    """Points of a share are hundredths."""
    question = standings.question
    if args.within is None or question is None:
        return None
    wished: float = args.within
    return wished / 100 if question.kind == "rate" else wished
