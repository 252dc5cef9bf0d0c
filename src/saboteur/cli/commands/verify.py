"""`saboteur verify`: plays records again and names the first line that is wrong."""

import sys
from argparse import ArgumentParser, Namespace
from typing import Final

from saboteur.cli import FINE, UNUSABLE, WRONG, Unusable
from saboteur.cli.files import completed_as_file
from saboteur.cli.records import read_paper
from saboteur.cli.speaking import texted, told
from saboteur.cli.terminal.colours import GREEN, RED, coloured, paint

EXAMPLES: Final = """\
saboteur verify evening.sab
saboteur verify *.sab *.json
saboteur convert evening.sab --cut 2 | saboteur verify -"""


def arguments(parser: ArgumentParser) -> None:
    """The options of `saboteur verify`."""
    files = parser.add_argument("files", nargs="+", metavar="FILE", help="a record, text or JSON; - is standard input")
    completed_as_file(files)


def run(args: Namespace) -> int:
    """Check every file and print a line for each."""
    return max(_checked(name) for name in args.files)


def _checked(name: str) -> int:
    try:
        paper = read_paper(name)
    except Unusable as fault:
        sys.stdout.flush()
        print(f"saboteur verify: {fault}", file=sys.stderr)
        return UNUSABLE
    verdict, place = paper.verdict()
    if verdict.fault is None:
        print(f"{paper.name}: {paint(texted('verified', 'right'), GREEN, on=coloured())}: {', '.join(verdict.checked)}")
        return FINE
    why = paint(verdict.fault.message, RED, on=coloured())
    print(told("error-at", place=f"{paper.name}{place}", fault=why))
    return WRONG
