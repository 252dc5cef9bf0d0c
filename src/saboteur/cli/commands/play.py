"""`saboteur play`: the game in a terminal."""

import signal
from argparse import ArgumentParser, Namespace
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Final

from saboteur.bots.builtin import BUILT_IN
from saboteur.cli import FINE, INTERRUPTED, Unusable
from saboteur.cli.choosing import USUAL_GAME, chosen_game, game_arguments
from saboteur.cli.files import STANDARD, completed_as_file
from saboteur.cli.playing.desk import NARROWEST, QUIET, Desk, Ended
from saboteur.cli.playing.keeping import (
    Keeper,
    is_torn,
    last_unfinished,
    mark_of,
    new_file,
    now_text,
    read_table,
    typed_again,
)
from saboteur.cli.playing.menu import Menu
from saboteur.cli.playing.person import Leave
from saboteur.cli.playing.sitting import Sitting
from saboteur.cli.playing.wishes import BOT, LONGEST_NAME, Seat, Wishes
from saboteur.cli.speaking import language_argument, spoken
from saboteur.notation.records.record import LONGEST_SEED, Chair
from saboteur.notation.records.wellformed import is_line
from saboteur.words import Words

LATEST: Final = "latest"
EXAMPLES: Final = """\
saboteur play
saboteur play --language uk --game duel
saboteur play --names Anna,Boris --seats 5 --start edition=classic rounds=1
saboteur play --resume"""


def arguments(parser: ArgumentParser) -> None:
    """The options of `saboteur play`."""
    game_arguments(parser)
    parser.add_argument("--names", metavar="A,B,…", help="of the people at this screen; bots take the other seats")
    parser.add_argument(
        "--bots", default=BOT, metavar="A,B,…", help=f"of {', '.join(BUILT_IN)}, in turn (default: {BOT})"
    )
    language_argument(parser)
    parser.add_argument("--start", action="store_true", help="begin without asking what to play")
    parser.add_argument("--no-drawing", action="store_true", help="everything in words, as for a screen reader")
    parser.add_argument("--seed", metavar="TEXT", help="the same seed deals the same cards")
    file = parser.add_argument("--file", metavar="FILE", help="where the game is kept (default: with your other data)")
    completed_as_file(file)
    resume = parser.add_argument(
        "--resume", nargs="?", const=LATEST, metavar="FILE", help="go on with a game (default: the last one)"
    )
    completed_as_file(resume)


def run(args: Namespace) -> int:
    """Play a new game, or continue one."""
    desk = Desk(drawing=not args.no_drawing)
    words = spoken(args)
    if args.file and Path(args.file).exists():
        raise Unusable(f"{args.file}: there is a file already; `--resume {args.file}` goes on with its game")
    if args.resume is not None:
        _check_nothing_else(args)
        return _go_on(desk, words, _unfinished() if args.resume == LATEST else Path(args.resume))
    wishes = _wishes(args, words.language)
    chosen: Wishes | Path | None = wishes
    if not args.start:
        menu = Menu(desk, wishes)
        try:
            chosen = menu.ask(last_unfinished())
        except (Ended, KeyboardInterrupt):
            chosen = None
        words = menu.words
    match chosen:
        case None:
            desk.tell()
            return FINE
        case Path():
            return _go_on(desk, words, chosen)
        case Wishes():
            file = Path(args.file) if args.file else new_file(datetime.now())  # noqa: DTZ005  # the user's own time
            keeper = Keeper(file, chosen.table(args.seed, now_text()))
            desk.tell(words.game(chosen.ruleset), "bold")
            desk.tell(words.phrase("record-kept", file=str(file)), QUIET, whole=True)
            return _play(desk, words, keeper)


def _go_on(desk: Desk, words: Words, file: Path) -> int:
    """Continues an unfinished game."""
    if str(file) == STANDARD:
        raise Unusable("--resume: a game goes on in its file, not in standard input: name the file")
    mark = mark_of(file)
    table = read_table(str(file))
    if not table.chairs or all(chair.kind == "bot" for chair in table.chairs):
        raise Unusable(f"{file}: nobody at this screen plays in it; `{typed_again('replay', file)}` shows it")
    if table.over:
        raise Unusable(f"{file}: the game is over; `{typed_again('replay', file)}` shows it")
    desk.tell(words.phrase("resumed", file=str(file)), QUIET, whole=True)
    if is_torn(file):
        desk.tell(words.phrase("resumed-torn"), QUIET)
    return _play(desk, words, Keeper(file, table, mark))


def _check_nothing_else(args: Namespace) -> None:
    """A game that goes on is what it was."""
    usual = {"--game": (args.game, USUAL_GAME), "--bots": (args.bots, BOT)}
    given = {name: None if value == unsaid else value for name, (value, unsaid) in usual.items()}
    given |= {"--names": args.names, "--seats": args.seats, "--seed": args.seed, "--file": args.file}
    given |= {option: option for option in args.options}
    if named := [name for name, value in given.items() if value is not None]:
        raise Unusable(f"--resume goes on with a game as it was begun: leave out {', '.join(named)}")


def _unfinished() -> Path:
    left = last_unfinished() or last_unfinished(other_versions=True)  # those are refused with a reason
    if left is None:
        raise Unusable("there is no game to go on with: `saboteur play` begins one, `--resume FILE` names one")
    return left


def _play(desk: Desk, words: Words, keeper: Keeper) -> int:
    """Plays to the end, or until nobody answers any more."""
    if desk.drawing and not desk.draws:
        desk.tell(words.phrase("wrong-window", columns=NARROWEST), QUIET)
    file, status = str(keeper.path), FINE
    sitting = Sitting(desk, words, keeper)
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)  # a signal to end: treated as Ctrl-C
    try:
        sitting.play()
    except Leave:
        sitting.hide()
        desk.tell(words.phrase("goodbye"))
    except Ended:
        sitting.hide()
        desk.tell(f"\n{words.phrase('input-ended', file=file)}", whole=True)
    except KeyboardInterrupt:
        sitting.hide()
        desk.tell()
        status = INTERRUPTED
    except Exception:  # the record could not be written
        sitting.hide()
        raise
    finally:
        signal.signal(signal.SIGTERM, before)
    if not keeper.table.over:
        desk.tell(words.phrase("record-resume", command=typed_again("play --resume", keeper.path)), whole=True)
    return status


def _wishes(args: Namespace, language: str) -> Wishes:
    """The game that the command line describes."""
    ruleset, count = chosen_game(args)
    names = [name.strip() for name in args.names.split(",")] if args.names is not None else []
    bots = [name.strip() for name in args.bots.split(",")]
    for bot in bots:
        if bot not in BUILT_IN:
            raise Unusable(f"--bots: no bot {bot!r}; there are {', '.join(BUILT_IN)}")
    if args.seed is not None and not (args.seed and is_line(args.seed, LONGEST_SEED)):
        raise Unusable(f"--seed: a seed is a line of 1 to {LONGEST_SEED} characters, without spaces at its ends")
    _check_names(names)
    if args.seats is None and len(names) in ruleset.seats:
        count = max(count, len(names))
    if len(names) > count:
        raise Unusable(f"--names: {len(names)} people for {count} seats")
    wishes = Wishes(ruleset.name, dict(ruleset.options), tuple(map(Seat, names)), language)
    wishes = wishes.with_seats(count, max(len(names), 1))
    taken = 0
    for number, seat in enumerate(wishes.seats):
        if seat.bot:
            wishes = wishes.with_seat(number, replace(seat, bot=bots[taken % len(bots)]))
            taken += 1
    return wishes


def _check_names(names: list[str]) -> None:
    for name in names:
        try:
            Chair("person", name)
        except ValueError as fault:
            raise Unusable(f"--names: {name!r}: {fault}") from None
        if not name or len(name) > LONGEST_NAME or set(name) & set("()[]"):
            raise Unusable(f"--names: {name!r}: a name has 1 to {LONGEST_NAME} letters and no brackets")
    if len({name.casefold() for name in names}) < len(names):
        raise Unusable("--names: two people have the same name")
