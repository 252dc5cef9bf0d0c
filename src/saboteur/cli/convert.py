"""`saboteur convert`: records from text to JSON and back, with facts, or cut to what one observer saw."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import PurePath
from typing import Final

from saboteur.cli import FINE, WRONG, Command, Unusable
from saboteur.cli.files import STANDARD, completed_as_file, write_text
from saboteur.cli.records import JSON, TEXT, Paper, json_text, read_paper
from saboteur.notation.record import TABLE, WATCHER, Record, Seen
from saboteur.notation.recordtext import record_text
from saboteur.table.table import InvalidRecord, Table

SUFFIXES: Final = {".json": JSON, ".sab": TEXT, ".txt": TEXT}
EXAMPLES: Final = """\
saboteur convert evening.sab > evening.json
saboteur convert evening.json -o evening.sab
saboteur convert evening.sab --cut 2 -o what-seat-2-saw.sab
saboteur convert evening.sab --facts | less"""


def arguments(parser: ArgumentParser) -> None:
    """The options of `saboteur convert`."""
    file = parser.add_argument("file", metavar="FILE", help="a record, text or JSON; - is standard input")
    out = parser.add_argument("-o", "--out", default=STANDARD, metavar="OUT", help="(default: standard output)")
    for argument in (file, out):
        completed_as_file(argument)
    forms = "(default: by the name of OUT, else the other one; with --cut or --facts the same)"
    parser.add_argument("--to", choices=(TEXT, JSON), help=forms)
    parser.add_argument("--cut", type=_observer, metavar="SEAT", help="only what this seat saw, or `watcher`")
    parser.add_argument("--facts", action="store_true", help="write under each line what happened")


def _observer(text: str) -> Seen:
    if text == WATCHER:
        return WATCHER
    if not (text.isascii() and text.isdigit() and len(text) <= 2):
        raise ArgumentTypeError(f"expected a seat or {WATCHER}, found {text!r}")
    return int(text)


def run(args: Namespace) -> int:
    """Read, convert, write."""
    paper = read_paper(args.file)
    record = paper.record()
    if args.cut is not None or args.facts:
        try:
            record = _cut(record, args)
        except InvalidRecord as fault:
            verdict, place = paper.verdict()
            why = verdict.fault.message if verdict.fault else str(fault)
            print(f"{paper.name}{place}: {why}")
            return WRONG
    write_text(args.out, json_text(record) if _form(args, paper) == JSON else record_text(record))
    return FINE


def _cut(record: Record, args: Namespace) -> Record:
    """What the observer saw of the game played again."""
    cut: Seen = TABLE if args.cut is None else args.cut
    if isinstance(cut, int) and cut >= record.seats:
        raise Unusable(f"--cut {cut}: the seats are 0 to {record.seats - 1}")
    if record.observer != TABLE:
        if cut in (TABLE, record.observer):
            return record  # facts are there already
        saw = "a watcher" if record.observer == WATCHER else f"seat {record.observer}"
        raise Unusable(f"--cut {cut}: this record is what {saw} saw: the table's own record is needed")
    return Table.rebuild(record).record(cut, facts=args.facts)


def _form(args: Namespace, paper: Paper) -> str:
    if args.to is not None:
        return str(args.to)
    if form := SUFFIXES.get(PurePath(args.out).suffix.lower()):
        return form
    if args.cut is not None or args.facts:
        return paper.form
    return TEXT if paper.form == JSON else JSON


CONVERT: Final = Command("convert", "turns records from text to JSON and back, or cuts them", arguments, run, EXAMPLES)
