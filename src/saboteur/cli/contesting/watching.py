"""`saboteur arena --watch`: what a watcher learns about the dwarves of a bot from public facts."""

import json
import shlex
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from textwrap import wrap
from typing import Final

from saboteur import __version__
from saboteur.cli import FINE, INTERRUPTED, WRONG, Unusable
from saboteur.cli.contesting.doing import doing
from saboteur.cli.files import STANDARD, write_text
from saboteur.cli.simulating.outputs import check_outputs
from saboteur.cli.simulating.results import WIDEST, aligned
from saboteur.cli.speaking import told
from saboteur.cli.stopping import Stop
from saboteur.cli.terminal.colours import BOLD, DIM, coloured, paint
from saboteur.cli.terminal.gamesbar import GamesBar
from saboteur.lab.contest.jsonlines import JsonLines, OtherRun
from saboteur.lab.contest.run import places
from saboteur.lab.simulation.played import PlayerFailed
from saboteur.lab.simulation.workers import WorkerDied
from saboteur.lab.watching.calibration import watched
from saboteur.lab.watching.document import FORM, Watch, document
from saboteur.lab.watching.fitting import fit
from saboteur.lab.watching.measured import STAGES, THIRDS, Measured, Watching
from saboteur.lab.watching.observers import OBSERVERS, Constants
from saboteur.lab.watching.report import NOTE, report
from saboteur.lab.watching.rounds import TEST, Rounds, watched_contests
from saboteur.words.errors import Error

EVERY: Final = tuple(range(STAGES + 1))


FEW: Final = 100
"""Rounds that are watched here: it takes longer to start processes for them."""


class _Stopped(Exception):
    """Ctrl-C was pressed while rounds were watched."""


def watch(args: Namespace) -> int:
    """Play, fit, watch, write and print."""
    names = [name for name in (args.json, args.html, args.file) if name is not None]
    check_outputs(names)
    watching = _Watching(args)
    with Stop() as stop:
        try:
            watching.play(stop)
            found = watching.watched(stop)
        except _Stopped:
            done, length = watching.done, watching.length
            print(f"saboteur arena: {told('error-interrupted', done=done, all=length)}", file=sys.stderr)
            return INTERRUPTED
        except (PlayerFailed, WorkerDied) as fault:
            error: Error = "error-bot-failed" if isinstance(fault, PlayerFailed) else "error-worker"
            why, kept = told(error, fault=str(fault)), told("error-kept", done=watching.done)
            print(f"saboteur arena: {why}; {kept}", file=sys.stderr)
            return WRONG
    forms: dict[str | None, Callable[[], str]] = {
        args.json: lambda: json.dumps(document(found, __version__), indent=1, ensure_ascii=False) + "\n",
        args.html: lambda: report(found, watching.command, __version__),
    }
    for name, maker in forms.items():
        if name is not None:
            write_text(name, maker())
    if STANDARD not in names:
        print("\n".join(_lines(found)))
    return FINE


class _Watching:
    def __init__(self, args: Namespace) -> None:
        self._args = args
        bots = [shlex.join(words) for words in args.watch]
        self._contests = watched_contests(bots, args.seed, args.seconds)
        self._length: int = args.games * (1 if args.unfitted else 2)
        self._records: tuple[list[str], list[str]] = ([], [])
        watched_bots = [word for bot in bots for word in ("--watch", bot)]
        words = ["saboteur", "arena", *watched_bots, "--observer", args.observer, *["--unfitted"] * args.unfitted]
        self.command = shlex.join([*words, "--games", str(args.games), "--seed", args.seed])

    @property
    def length(self) -> int:
        """Rounds to play."""
        return self._length

    @property
    def done(self) -> int:
        """Rounds played."""
        return sum(map(len, self._records))

    def play(self, stop: Stop) -> None:
        """As many development rounds as test rounds, going on from the file."""
        args = self._args
        with ExitStack() as until:
            lines = None
            if args.file is not None:
                head = {"watch": FORM, "contests": [contest.plain() for contest in self._contests]}
                lines = until.enter_context(JsonLines(Path(args.file), head))
                self._remember(lines)
            todo = places(len(self._contests), args.games, list(map(len, self._records)))
            if args.unfitted:
                todo = tuple(place for place in todo if place[0] == TEST)
            bar = until.enter_context(GamesBar(self._length, False, "rounds"))
            bar.show(self.done)
            if not todo:
                return
            workers = until.enter_context(doing(Rounds(self._contests, todo), args))
            for result in workers.results():
                if stop.wished:
                    raise _Stopped
                if result is not None:
                    number, deal = todo[result[0]]
                    if lines is not None:
                        lines.add({"contest": number, "deal": deal, "record": result[1]})
                    self._records[number].append(result[1])
                    bar.show(self.done)

    def _remember(self, lines: JsonLines) -> None:
        try:
            for line in lines.read():
                self._records[line["contest"]].append(line["record"])
        except (OtherRun, KeyError, TypeError, IndexError):
            raise Unusable(told("error-other-run", file=self._args.file)) from None

    def watched(self, stop: Stop) -> Watch:
        """Fits the constants on development rounds, then watches test rounds."""
        observer, count = self._args.observer, self._args.games
        development, test = (tuple(records[:count]) for records in self._records)

        def trial(trials: tuple[Constants, ...]) -> list[tuple[Measured, ...]]:
            return self._measured(Watching(development, observer, trials, THIRDS), stop)

        constants = OBSERVERS[observer].constants
        loss = 0.0
        if self._args.unfitted:
            development = ()
        else:
            constants, loss = fit(constants, trial)
        measured = self._measured(Watching(test, observer, (constants,), EVERY), stop)
        found = watched([each[0] for each in measured])
        return Watch(self._contests[TEST], observer, constants, len(development), loss, found)

    def _measured(self, work: Watching, stop: Stop) -> list[tuple[Measured, ...]]:
        if work.length * len(work.trials) <= FEW:
            return [work.do(index) for index in range(work.length)]
        found = []
        with doing(work, self._args) as workers:
            for result in workers.results():
                if stop.wished:
                    raise _Stopped
                if result is not None:
                    found.append(result[1])
        return found


def _lines(found: Watch) -> Iterator[str]:
    on = coloured()
    contest = found.contest
    heading = f"what a watcher learns about {' and '.join(contest.names)}: {contest.game}, {contest.seats} seats"
    yield from (paint(line, BOLD, on=on) for line in wrap(f"{heading}, --seed {contest.seed}", WIDEST))
    yield f"observer: {found.observer}; {found.about_constants}"
    yield ""
    one, two = found.thirds
    rows = [["log-loss of the assignment", "nats", f"{one.count:,} test rounds"]]
    for name, figure in (("at the start", found.found.losses[0]), ("after a third", one), ("after two thirds", two)):
        reach = "" if figure.margin is None else f"±{figure.margin:.3f}"
        rows.append([f"  {name}", f"{figure.value:.3f}", reach])
    head, *lines = aligned(rows)
    yield from (paint(head, BOLD, on=on), *lines, "")
    table = [["seats that seemed saboteurs", "were", "seats"]]
    for each in found.found.bins:
        table.append([f"  {100 * each.claimed:.1f} %", f"{100 * each.found.value:.1f} %", f"{each.found.count:,}"])
    head, *lines = aligned(table)
    yield from (paint(head, BOLD, on=on), *lines, "")
    yield f"calibration error: {100 * found.found.error:.1f} points"
    yield ""
    yield from (paint(line, DIM, on=on) for line in wrap(NOTE, WIDEST))
