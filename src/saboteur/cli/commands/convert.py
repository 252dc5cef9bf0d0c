"""`saboteur convert`: records from text to JSON and back, with facts, or cut to what one observer saw."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import PurePath
from typing import Final

from saboteur.cli import FINE, WRONG, Unusable
from saboteur.cli.choosing import number
from saboteur.cli.files import STANDARD, completed_as_file, write_text
from saboteur.cli.records import JSON, TEXT, Paper, json_of, json_text, read_paper, seen_only_by
from saboteur.cli.speaking import told
from saboteur.notation.positions.position import state_plain, state_text, view_plain, view_text
from saboteur.notation.records.record import TABLE, WATCHER, Record, Seen
from saboteur.notation.records.text import record_text
from saboteur.table.table import InvalidRecord, Table
from saboteur.table.verifying.steps import Whole, steps_of

SUFFIXES: Final = {".json": JSON, ".sab": TEXT, ".txt": TEXT}
EXAMPLES: Final = """\
saboteur convert evening.sab > evening.json
saboteur convert evening.json -o evening.sab
saboteur convert evening.sab --cut 2 -o what-seat-2-saw.sab
saboteur convert evening.sab --facts | less
saboteur convert evening.sab --position 40        where the game stood after 40 moves"""


def arguments(parser: ArgumentParser) -> None:
    """The options of `saboteur convert`."""
    file = parser.add_argument("file", metavar="FILE", help="a record, text or JSON; - is standard input")
    out = parser.add_argument("-o", "--out", default=STANDARD, metavar="OUT", help="(default: standard output)")
    for argument in (file, out):
        completed_as_file(argument)
    forms = "(default: by the name of OUT, else the other one; with --cut or --facts the same)"
    parser.add_argument("--to", choices=(TEXT, JSON), help=forms)
    parser.add_argument("--cut", type=_observer, metavar="SEAT", help="only what this seat saw, or `watcher`")
    parser.add_argument("--position", type=number(0, 100_000), metavar="N", help="the position after N moves instead")
    parser.add_argument("--facts", action="store_true", help="write under each line what happened")


def _observer(text: str) -> Seen:
    if text == WATCHER:
        return WATCHER
    if not (text.isascii() and text.isdigit() and len(text) <= 2):
        raise ArgumentTypeError(told("expected-seat", watcher=WATCHER, found=repr(text)))
    return int(text)


def run(args: Namespace) -> int:
    """Read, convert, write."""
    paper = read_paper(args.file)
    record = paper.record()
    if args.position is not None:
        write_text(args.out, _position(record, args, paper))
        return FINE
    if args.cut is not None or args.facts:
        try:
            record = _cut(record, args)
        except InvalidRecord as fault:
            verdict, place = paper.verdict()
            why = verdict.fault.message if verdict.fault else str(fault)
            print(told("error-at", place=f"{paper.name}{place}", fault=why))
            return WRONG
    other = TEXT if paper.form == JSON else JSON
    form = _form(args, paper.form if args.cut is not None or args.facts else other)
    write_text(args.out, json_text(record) if form == JSON else record_text(record))
    return FINE


def _cut(record: Record, args: Namespace) -> Record:
    """What the observer saw of the game played again."""
    cut: Seen = TABLE if args.cut is None else args.cut
    if isinstance(cut, int) and cut >= record.seats:
        raise Unusable(told("error-seats-are", option=f"--cut {cut}", most=record.seats - 1))
    if record.observer != TABLE:
        if cut in (TABLE, record.observer):
            return record  # facts are there already
        raise Unusable(f"--cut {cut}: {seen_only_by(record.observer)}")
    return Table.rebuild(record).record(cut, facts=args.facts)


def _position(record: Record, args: Namespace, paper: Paper) -> str:
    """The position of the game, for the table or for an observer; the other form only if it was requested."""
    steps = steps_of(record)
    if args.position > steps.moves:
        option = f"--position {args.position}"
        if steps.fault:
            why = told("error-few-moves-why", option=option, count=steps.moves, file=paper.name, fault=steps.fault)
            raise Unusable(why)
        raise Unusable(told("error-few-moves", option=option, count=steps.moves, file=paper.name))
    if args.cut is not None and args.cut not in steps.observers():
        raise Unusable(told("error-nothing-known", option=f"--cut {args.cut}"))
    position = steps.after_move(args.position).position
    if not position.view(steps.observers()[0]).round:
        raise Unusable(told("error-not-dealt", option=f"--position {args.position}", file=paper.name))
    is_json = _form(args, TEXT) == JSON
    if isinstance(position, Whole) and args.cut is None:
        return f"{json_of(state_plain(position.game))}\n" if is_json else state_text(position.game)
    view = position.view(steps.observers()[0] if args.cut is None else args.cut)
    return f"{json_of(view_plain(view))}\n" if is_json else view_text(view)


def _form(args: Namespace, usual: str) -> str:
    """The form to write: the one requested, the one of the file name, or the default."""
    return str(args.to) if args.to is not None else SUFFIXES.get(PurePath(args.out).suffix.lower(), usual)
