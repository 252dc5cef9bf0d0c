"""`saboteur play`: the game in a terminal."""

import signal
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Final

from saboteur.bots.builtin import BUILT_IN
from saboteur.cli import FINE, INTERRUPTED, Unusable
from saboteur.cli.choosing import USUAL_GAME, chosen_game, game_arguments
from saboteur.cli.commands.replay import look_back
from saboteur.cli.files import STANDARD, completed_as_file
from saboteur.cli.playing.after import what_next
from saboteur.cli.playing.desk import NARROWEST, QUIET, Desk, Ended
from saboteur.cli.playing.keeping import (
    Keeper,
    is_torn,
    last_unfinished,
    mark_of,
    new_file,
    now_text,
    read_table,
    short,
    typed_again,
)
from saboteur.cli.playing.menu import Menu
from saboteur.cli.playing.pace import PACE, SLOWEST, usual_pace
from saboteur.cli.playing.person import Leave
from saboteur.cli.playing.sitting import Sitting
from saboteur.cli.playing.wishes import BOT, LONGEST_NAME, Sitter, Wishes
from saboteur.cli.speaking import Voice, spoken, texted, told
from saboteur.notation.records.record import LONGEST_SEED, Chair
from saboteur.notation.records.wellformed import is_line
from saboteur.words import Words

LATEST: Final = "latest"
EXAMPLES: Final = """\
saboteur play
saboteur play --language uk --game duel
saboteur play --names Anna,Boris --seats 5 --start edition=classic rounds=1
saboteur play --pace 0
saboteur play --resume"""


def arguments(parser: ArgumentParser) -> None:
    """The options of `saboteur play`."""
    known = ", ".join(BUILT_IN)
    game_arguments(parser)
    parser.add_argument(
        "--names",
        metavar="A,B,…",
        help=texted("usage-names", "of the people at this screen; bots take the other seats"),
    )
    parser.add_argument(
        "--bots",
        default=BOT,
        metavar="A,B,…",
        help=texted("usage-bots", f"of {known}, in turn (default: {BOT})", known=known, usual=BOT),
    )
    parser.add_argument("--start", action="store_true", help=texted("usage-start", "begin without asking what to play"))
    parser.add_argument(
        "--no-drawing",
        action="store_true",
        help=texted("usage-no-drawing", "everything in words, as for a screen reader"),
    )
    parser.add_argument(
        "--pace",
        type=_seconds,
        metavar="SECONDS",
        help=texted("usage-pace", f"pause after each move of a bot, 0: none (default: {PACE})", pace=str(PACE)),
    )
    parser.add_argument(
        "--no-confirm",
        action="store_true",
        help=texted("usage-no-confirm", "make moves at once, without reading them back first"),
    )
    parser.add_argument("--seed", metavar="TEXT", help=texted("usage-seed", "the same seed deals the same cards"))
    file = parser.add_argument(
        "--file", metavar="FILE", help=texted("usage-file", "where the game is kept (default: with your other data)")
    )
    completed_as_file(file)
    resume = parser.add_argument(
        "--resume",
        nargs="?",
        const=LATEST,
        metavar="FILE",
        help=texted("usage-resume", "continue a game (default: the last one)"),
    )
    completed_as_file(resume)


def run(args: Namespace) -> int:
    """Play a new game, or continue one; then others, as long as somebody wants."""
    desk = Desk(drawing=not args.no_drawing, confirming=not args.no_confirm)
    words = spoken(args)
    if args.file and Path(args.file).exists():
        raise Unusable(told("error-file-there", file=args.file))
    pace = usual_pace() if args.pace is None else args.pace
    menu = Menu(desk, Wishes(language=words.language, pace=pace))
    chosen: Wishes | Path | None
    if args.resume is not None:
        _check_nothing_else(args)
        chosen = _unfinished() if args.resume == LATEST else Path(args.resume)
    else:
        menu.wishes = replace(_wishes(args, words.language), pace=pace)
        chosen = menu.wishes if args.start else _asked(menu)
    Voice.language = menu.words.language
    file, seed = args.file, args.seed
    while chosen is not None:
        if isinstance(chosen, Path):
            keeper = _continued(desk, menu.words, chosen)
        else:
            keeper = _begun(desk, menu.words, chosen, file, seed)
        status = _play(desk, menu.words, keeper, menu.wishes.pace)
        if status is not None:
            return status
        if not (sys.stdin and sys.stdin.isatty()):  # a program that sends lines has one game in mind
            return FINE
        menu.wishes = Wishes.of(keeper.table, menu.wishes.language, menu.wishes.pace)
        chosen = _next(menu, keeper)
        file = seed = None
    desk.tell()
    return FINE


def _asked(menu: Menu) -> Wishes | Path | None:
    """What the menu is told: a game, one to go on with, or `None`."""
    try:
        return menu.ask(last_unfinished())
    except (Ended, KeyboardInterrupt):
        return None


def _next(menu: Menu, keeper: Keeper) -> Wishes | Path | None:
    """What is played after a game that has ended."""
    try:
        match what_next(menu.desk, menu.words, lambda: look_back(str(keeper.path), menu.words)):
            case "again":
                return menu.wishes
            case "settings":
                return _asked(menu)
            case "leave":
                return None
    except (Ended, KeyboardInterrupt):
        return None


def _begun(desk: Desk, words: Words, wishes: Wishes, file: str | None, seed: str | None) -> Keeper:
    """A new game, and where it is kept."""
    path = Path(file) if file else new_file(datetime.now())  # noqa: DTZ005  # the user's own time
    desk.tell(words.game(wishes.ruleset), "bold")
    desk.tell(words.phrase("record-kept", file=short(path)), QUIET, whole=True)
    return Keeper(path, wishes.table(seed, now_text()))


def _continued(desk: Desk, words: Words, file: Path) -> Keeper:
    """An unfinished game."""
    if str(file) == STANDARD:
        raise Unusable(told("error-resume-stdin"))
    mark = mark_of(file)
    table = read_table(str(file))
    if not table.chairs or all(chair.kind == "bot" for chair in table.chairs):
        raise Unusable(told("error-nobody-plays", file=str(file), command=typed_again("replay", file)))
    if table.over:
        raise Unusable(told("error-over", file=str(file), command=typed_again("replay", file)))
    desk.tell(words.phrase("resumed", file=short(file)), QUIET, whole=True)
    if is_torn(file):
        desk.tell(words.phrase("resumed-torn"), QUIET)
    return Keeper(file, table, mark)


def _check_nothing_else(args: Namespace) -> None:
    """A game that goes on is what it was."""
    usual = {"--game": (args.game, USUAL_GAME), "--bots": (args.bots, BOT)}
    given = {name: None if value == unsaid else value for name, (value, unsaid) in usual.items()}
    given |= {"--names": args.names, "--seats": args.seats, "--seed": args.seed, "--file": args.file}
    given |= {option: option for option in args.options}
    if named := [name for name, value in given.items() if value is not None]:
        raise Unusable(told("error-resume-alone", named=", ".join(named)))


def _unfinished() -> Path:
    left = last_unfinished() or last_unfinished(other_versions=True)  # those are refused with a reason
    if left is None:
        raise Unusable(told("error-nothing-left"))
    return left


def _play(desk: Desk, words: Words, keeper: Keeper, pace: float) -> int | None:
    """Plays to the end; the exit status if somebody leaves or nobody answers any more."""
    if desk.drawing and not desk.draws:
        desk.tell(words.phrase("wrong-window", columns=NARROWEST), QUIET)
    file, status = short(keeper.path), FINE
    ended = False
    sitting = Sitting(desk, words, keeper, pace)
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)  # a signal to end: treated as Ctrl-C
    try:
        sitting.play()
        ended = True
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
    return None if ended else status


def _wishes(args: Namespace, language: str) -> Wishes:
    """The game that the command line describes."""
    ruleset, count = chosen_game(args)
    names = [name.strip() for name in args.names.split(",")] if args.names is not None else []
    bots = [name.strip() for name in args.bots.split(",")]
    for bot in bots:
        if bot not in BUILT_IN:
            raise Unusable(told("error-bots", bot=repr(bot), known=", ".join(BUILT_IN)))
    if args.seed is not None and not (args.seed and is_line(args.seed, LONGEST_SEED)):
        raise Unusable(told("error-seed-line", option="--seed", most=LONGEST_SEED))
    _check_names(names)
    if args.seats is None and len(names) in ruleset.seats:
        count = max(count, len(names))
    if len(names) > count:
        raise Unusable(told("error-many-people", people=len(names), seats=count))
    wishes = Wishes(ruleset.name, dict(ruleset.options), tuple(map(Sitter, names)), language)
    wishes = wishes.with_seats(count, max(len(names), 1))
    taken = 0
    for number, seat in enumerate(wishes.seats):
        if seat.bot:
            wishes = wishes.with_seat(number, replace(seat, bot=bots[taken % len(bots)]))
            taken += 1
    return wishes


def _seconds(text: str) -> float:
    """A pause as it is given on the command line."""
    try:
        pace = float(text)
    except ValueError:
        pace = -1.0
    if not 0 <= pace <= SLOWEST:
        raise ArgumentTypeError(told("expected-number", least=0, most=int(SLOWEST), found=repr(text)))
    return pace


def _check_names(names: list[str]) -> None:
    for name in names:
        try:
            Chair("person", name)
        except ValueError:
            raise Unusable(told("error-name", name=repr(name), most=LONGEST_NAME)) from None
        if not name or len(name) > LONGEST_NAME or set(name) & set("()[]"):
            raise Unusable(told("error-name", name=repr(name), most=LONGEST_NAME))
    if len({name.casefold() for name in names}) < len(names):
        raise Unusable(told("error-same-names"))
