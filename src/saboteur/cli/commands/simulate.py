"""`saboteur simulate`: many games of bots on all cores, and their statistics (docs/findings.md)."""

import json
import secrets
import shlex
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from contextlib import ExitStack
from typing import Final

from saboteur import __version__
from saboteur.bots.builtin import BUILT_IN
from saboteur.cli import FINE, INTERRUPTED, UNUSABLE, WRONG, Unusable
from saboteur.cli.choosing import USUAL_GAME, chosen_game, number, numbers_of_players
from saboteur.cli.files import STANDARD, completed_as_file
from saboteur.cli.jobs import jobs_argument
from saboteur.cli.simulating.outputs import check_outputs, file_name, open_output, write_all
from saboteur.cli.simulating.results import results
from saboteur.cli.simulating.retold import first_game_told
from saboteur.cli.speaking import spoken, told
from saboteur.cli.stopping import Stop
from saboteur.cli.terminal.gamesbar import GamesBar
from saboteur.lab.simulation.document import Rows, document
from saboteur.lab.simulation.measuring import Games
from saboteur.lab.simulation.plan import Casting, Plan, built_in
from saboteur.lab.simulation.played import PlayerFailed
from saboteur.lab.simulation.report import GameTold, report
from saboteur.lab.simulation.summary import Summary, summary
from saboteur.lab.simulation.tally import Tally
from saboteur.lab.simulation.workers import WorkerDied, Workers
from saboteur.notation.games import game_text
from saboteur.rulesets import GAMES, nearest

MOST_GAMES: Final = 10_000_000
EXAMPLES: Final = """\
saboteur simulate --games 2000 --seed 7
saboteur simulate --players 3-10 --games 500 --html report.html edition=classic
saboteur simulate --game saboteur2 --bots plain,random --json results.json --csv rounds.csv
saboteur simulate --game solo --games 200 --json -"""
CASTING: Casting = built_in


def arguments(parser: ArgumentParser) -> None:
    """The options of `saboteur simulate`."""
    parser.add_argument("options", nargs="*", metavar="OPTION=VALUE", help="of the game: edition=classic rounds=1")
    parser.add_argument("--game", choices=tuple(GAMES), default=USUAL_GAME, help=f"(default: {USUAL_GAME})")
    parser.add_argument(
        "--players",
        "--seats",
        dest="players",
        type=numbers_of_players,
        metavar="N",
        help="how many play: 5, or several to compare: 3-10 or 3,5,7 (default: as many as the game is best with)",
    )
    parser.add_argument(
        "--bots",
        type=_bots,
        default=("plain",),
        metavar="NAMES",
        help=f"{', '.join(BUILT_IN)}; several take the seats in turn: plain,random (default: plain)",
    )
    parser.add_argument(
        "--games",
        type=number(1, MOST_GAMES),
        default=100,
        metavar="N",
        help="for each number of players (default: 100)",
    )
    parser.add_argument("--seed", metavar="TEXT", help="the same seed gives the same results, whatever --jobs")
    jobs_argument(parser)
    for form, what in (
        ("json", "all figures and the plan"),
        ("csv", "a line for every round and seat"),
        ("html", "a page with plots"),
    ):
        argument = parser.add_argument(
            f"--{form}", type=file_name, metavar="FILE", help=f"write {what}; - for standard output, without the table"
        )
        completed_as_file(argument)


def _bots(text: str) -> tuple[str, ...]:
    names = tuple(text.split(","))
    for name in names:
        if name not in BUILT_IN:
            raise ArgumentTypeError(told("error-no-bot", bot=repr(name), known=", ".join(BUILT_IN)))
    return names


def run(args: Namespace) -> int:
    """Play all games, then write and print the results."""
    plan = planned(args)
    if (like := nearest(args.game)) != args.game:
        print(f"saboteur simulate: {told('note-played-as', game=args.game, like=like)}", file=sys.stderr)
    found = _Results(plan, args)
    with Stop() as stop:
        check_outputs(found.names)
        ended = found.play(args.jobs, stop)
        faults = found.write()
        found.show()
        sys.stdout.flush()
        interrupted = stop.wished and found.done < plan.length
        if interrupted:
            ended = told("error-interrupted", done=found.done, all=plan.length)
        for fault in (*faults, *([ended] if ended else [])):
            print(f"saboteur simulate: {fault}", file=sys.stderr)
    if interrupted:
        return INTERRUPTED
    return UNUSABLE if faults else WRONG if ended else FINE


def planned(args: Namespace) -> Plan:
    """What the words ask for."""
    players = args.players or (GAMES[args.game].usual_seats,)
    for seats in players:
        ruleset, _ = chosen_game(Namespace(game=args.game, options=args.options, seats=seats))
    seed = args.seed if args.seed is not None else secrets.token_hex(4)
    if not seed.isprintable():
        raise Unusable(told("error-seed-printed", option=f"--seed {seed!a}"))
    return Plan(game_text(ruleset), players, args.bots, args.games, seed)


class _Results:
    """The results so far, and where they are written."""

    def __init__(self, plan: Plan, args: Namespace) -> None:
        self.plan = plan
        self.done = 0
        self.tallies = {players: Tally(players) for players in plan.players}
        self._csv: str | None = args.csv
        self._words = spoken(args)
        makers: dict[str | None, Callable[[], str]] = {args.json: self._json, args.html: self._html}
        self._makers = {name: maker for name, maker in makers.items() if name is not None}
        given = (args.json, args.csv, args.html)
        self.names: list[str] = [name for name in given if name is not None]

    @property
    def summaries(self) -> list[Summary]:
        """One for each number of players."""
        return [summary(self.plan, tally) for tally in self.tallies.values()]

    def play(self, jobs: int, stop: Stop) -> str | None:
        """Plays all games, or until it is stopped; returns why it stopped early, or `None`."""
        try:
            with ExitStack() as files:
                rows = None if self._csv is None else Rows(self.plan, open_output(self._csv, files))
                self._play(jobs, stop, rows)
        except PlayerFailed as failed:
            players, game = self.plan.task(self.done)
            why = told("error-game-failed", game=str(game), players=players, fault=str(failed))
            return f"{why}\n  {self._kept}; {self._again(players, game)}"
        except WorkerDied as died:
            return f"{told('error-worker', fault=str(died))}; {self._kept}"
        except OSError as fault:
            if self._csv in (None, STANDARD):
                raise
            why = told("error-system", file=str(self._csv), why=str(fault.strerror))
            return f"{why}; {self._kept}"
        return None

    def _play(self, jobs: int, stop: Stop, rows: Rows | None) -> None:
        work, busy = Games(self.plan, CASTING), self._csv == STANDARD
        with Workers(work, jobs) as workers, GamesBar(self.plan.length, busy) as bar:
            for result in workers.results():
                if stop.wished:
                    break
                if result is None:
                    continue
                _, played = result
                players, game = self.plan.task(self.done)
                if rows is not None:
                    rows.add(players, game, played)
                self.tallies[players].add(played, tuple(self.plan.bot_at(seat, game) for seat in range(players)))
                self.done += 1
                bar.show(self.done)

    @property
    def _kept(self) -> str:
        return told("error-kept", done=self.done)

    def _again(self, players: int, game: int) -> str:
        bots = " ".join(f"--bot {bot}" for bot in self.plan.bots)
        name, *options = self.plan.game.split()
        words = " ".join(["saboteur match --game", name, "--seats", str(players), bots, "--games", str(game), *options])
        return told("error-see-again", command=f"{words} --seed {shlex.quote(self.plan.seed)}")

    def write(self) -> list[str]:
        """Writes all files; if one cannot be written, the others still are."""
        return write_all(self._makers)

    def show(self) -> None:
        """Prints the requested form, by default a table."""
        if STANDARD in self._makers:
            sys.stdout.write(self._makers[STANDARD]())
        elif self._csv != STANDARD:
            print("\n".join(results(self.plan, self.summaries)))

    def _json(self) -> str:
        return json.dumps(document(self.plan, self.summaries, __version__), indent=1, ensure_ascii=False) + "\n"

    def _html(self) -> str:
        if not self.done:
            return report(self.plan, self.summaries, __version__)
        parts = list(first_game_told(self.plan, CASTING, self._words))
        told_game = GameTold(self._words.language, self._words.phrase("watch-first-game"), parts)
        return report(self.plan, self.summaries, __version__, told_game)
