"""`saboteur match`: whole games between bots, each a command or built in (docs/bot-protocol.md)."""

import hashlib
import json
import secrets
import shlex
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from saboteur.bots.builtin import BUILT_IN
from saboteur.bots.command.command import CommandBot
from saboteur.bots.command.failure import BotFailed
from saboteur.bots.command.limits import Limits
from saboteur.cli import FINE, WRONG, Unusable
from saboteur.cli.botwords import bot_command, seconds
from saboteur.cli.choosing import chosen_game, game_arguments, number
from saboteur.cli.files import completed_as_folder, write_text
from saboteur.cli.speaking import told
from saboteur.cli.terminal.progress import Progress
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.worlds.history import Player
from saboteur.lab.arena import name_of, play_at
from saboteur.lab.standing import Standing
from saboteur.notation.games import game_text
from saboteur.notation.records.text import record_text
from saboteur.table.table import Table

MOST_GAMES: Final = 1_000_000
EXAMPLES: Final = """\
saboteur match --game duel --bot 'python3 examples/bots/first.py' --bot 'node examples/bots/first.js'
saboteur match --bot 'python3 examples/bots/digger.py' --bot random --games 20 --records games rounds=1
saboteur match --game solo --bot random --games 100 --json"""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played, by whom."""

    ruleset: Ruleset
    seats: int
    games: int
    seed: str
    bots: tuple[tuple[str, ...], ...]
    limits: Limits
    records: Path | None

    def bot_at(self, seat: int, game: int) -> int:
        """The bot of a seat: in turn, and shifted by one from game to game, so that no bot always begins."""
        return (seat + game - 1) % len(self.bots)

    def seed_of(self, *what: int) -> str:
        """64 digits that depend on the seed of the match, the number of the game and the seat."""
        return hashlib.sha256("/".join(map(str, (self.seed, *what))).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Played:
    """How one game went; without gold and winners if a bot failed."""

    game: int
    seed: str
    bots: tuple[int, ...]
    names: tuple[str, ...]
    """The names of the seats, all different."""
    gold: tuple[int, ...]
    winners: tuple[int, ...]
    moves: int
    seconds: float
    failure: str | None


def arguments(parser: ArgumentParser) -> None:
    """The options of `saboteur match`."""
    game_arguments(parser)
    parser.add_argument(
        "--bot",
        dest="bots",
        action="append",
        required=True,
        type=bot_command,
        metavar="COMMAND",
        help=f"a bot: its command, or {' or '.join(BUILT_IN)}; several take the seats in turn",
    )
    parser.add_argument("--games", type=number(1, MOST_GAMES), default=1, metavar="N", help="(default: 1)")
    parser.add_argument("--seed", metavar="TEXT", help="the same seed deals the same games again")
    parser.add_argument("--seconds", type=seconds, default=5.0, metavar="N", help="for each move (default: 5)")
    parser.add_argument("--restarts", type=number(0, 1000), default=3, metavar="N", help="a game (default: 3)")
    records = parser.add_argument("--records", metavar="FOLDER", help="where the record of each game is written")
    completed_as_folder(records)
    parser.add_argument("--json", action="store_true", help="print results for programs")


def run(args: Namespace) -> int:
    """Play all games and print how they went."""
    plan = _plan(args)
    if plan.records is not None:
        try:
            plan.records.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            raise Unusable(told("error-system", file=str(plan.records), why=str(fault.strerror))) from None
    standings = [Standing(shlex.join(words)) for words in plan.bots]
    if not args.json:
        print(f"{game_text(plan.ruleset)}, seats: {plan.seats}, games: {plan.games:,}, --seed {plan.seed}")
    games: list[Played] = []
    with Progress("match", plan.games) as progress:
        progress.shown &= args.json or not sys.stdout.isatty()  # otherwise the lines of the games show it
        for game in range(1, plan.games + 1):
            progress.step(f"game {game}")
            played = _play(plan, game, standings)
            games.append(played)
            if not args.json:
                print(_line(played), flush=True)
            if played.failure is not None:
                print(played.failure, file=sys.stderr, flush=True)
    if args.json:
        print(json.dumps(_report(plan, games, standings)))
    else:
        print("\n".join(_table(standings)))
    return WRONG if any(played.failure is not None for played in games) else FINE


def _plan(args: Namespace) -> Plan:
    ruleset, seats = chosen_game(args)
    if args.seats is None and len(args.bots) in ruleset.seats:
        seats = len(args.bots)
    limits = Limits(move=args.seconds, restarts=args.restarts)
    seed = args.seed if args.seed is not None else secrets.token_hex(4)
    folder = None if args.records is None else Path(args.records)
    return Plan(ruleset, seats, args.games, seed, tuple(args.bots), limits, folder)


def _play(plan: Plan, game: int, standings: list[Standing]) -> Played:
    """One game; its record is written if requested."""
    seed, failure = plan.seed_of(game), None
    began = time.monotonic()
    table = Table(plan.ruleset, plan.seats, seed=seed, begun=_now())
    at_seat = [plan.bot_at(seat, game) for seat in range(plan.seats)]
    with ExitStack() as bots:
        players = [_player(plan, game, seat, bots) for seat in range(plan.seats)]
        moves = 0
        try:
            for chosen in play_at(table, players):
                standings[at_seat[chosen.seat]].moved(chosen.seconds)
                moves += 1
            table.ended = _now()
        except BotFailed as failed:
            failure = str(failed)
            if failed.seat is not None:
                standings[at_seat[failed.seat]].failures += 1
        for player, bot in zip(players, at_seat, strict=True):
            standings[bot].name = name_of(player)
            standings[bot].restarts += player.restarts if isinstance(player, CommandBot) else 0
    names = _names(plan, standings, at_seat, [name_of(player) for player in players])
    result = table.result
    if result is not None:
        for seat, bot in enumerate(at_seat):
            standings[bot].finished(seat, result.gold, result.winners)
    if plan.records is not None:
        write_text(str(plan.records / f"{game:04}.sab"), record_text(table.record()))
    gold, winners = ((), ()) if result is None else (result.gold, result.winners)
    return Played(game, seed, tuple(at_seat), names, gold, winners, moves, time.monotonic() - began, failure)


def _player(plan: Plan, game: int, seat: int, bots: ExitStack) -> Player:
    words = plan.bots[plan.bot_at(seat, game)]
    if len(words) == 1 and words[0] in BUILT_IN:
        return BUILT_IN[words[0]](int(plan.seed_of(game, seat)[:12], 16))
    return bots.enter_context(CommandBot(words, limits=plan.limits))


def _names(plan: Plan, standings: list[Standing], at_seat: list[int], given: list[str]) -> tuple[str, ...]:
    """The names that the bots give; with a number if two have the same name, with the seat if a bot has several."""
    names = []
    for seat, (bot, name) in enumerate(zip(at_seat, given, strict=True)):
        called = {number for number, each in enumerate(standings) if each.name == name}
        called |= {at_seat[other] for other, its in enumerate(given) if its == name}
        called |= {number for number, words in enumerate(plan.bots) if words == plan.bots[bot]}
        number = f" #{bot + 1}" if len(called | {bot}) > 1 else ""
        place = f" at {seat}" if at_seat.count(bot) > 1 else ""
        names.append(f"{name}{number}{place}")
    return tuple(names)


def _now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _line(played: Played) -> str:
    """A game in one line; the winners are marked."""
    if played.failure is not None:
        return f"{played.game:5}  not finished: {', '.join(played.names)}"
    seats = zip(played.names, played.gold, strict=True)
    shown = [f"{name}: {gold}{'*' if seat in played.winners else ''}" for seat, (name, gold) in enumerate(seats)]
    return f"{played.game:5}  {', '.join(shown)}  ({played.moves} moves, {played.seconds:.1f} s)"


def _table(standings: list[Standing]) -> Iterator[str]:
    """Every bot with its sums."""
    wide = max(len(standing.name) for standing in standings)
    yield f"{'bot':{wide + 3}} seats     won  gold/seat   moves  ms/move  slowest  restarts  failed"
    for index, each in enumerate(standings, start=1):
        gold = each.gold / each.seats if each.seats else 0.0
        yield (
            f"{index} {each.name:{wide + 1}} {each.seats:5} {each.won:7.1f} {gold:10.2f} {each.moves:7}"
            f" {each.milliseconds:8.2f} {1000 * each.slowest:8.1f} {each.restarts:9} {each.failures:7}"
        )


def _report(plan: Plan, games: list[Played], standings: list[Standing]) -> dict[str, object]:
    """Everything, for programs."""
    return {
        "game": game_text(plan.ruleset),
        "seats": plan.seats,
        "seed": plan.seed,
        "bots": [
            {"command": shlex.join(words), **asdict(standing)}
            for words, standing in zip(plan.bots, standings, strict=True)
        ],
        "games": [asdict(played) for played in games],
    }
