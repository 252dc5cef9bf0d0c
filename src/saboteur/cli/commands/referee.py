"""`saboteur referee`: the rules for programs in any language, by lines of JSON on standard input and output."""

import sys
from argparse import ArgumentParser, Namespace
from typing import BinaryIO, Final

from saboteur import __version__
from saboteur.cli import FINE
from saboteur.table.referee.lines import Lines
from saboteur.table.referee.protocol import LONGEST_LINE
from saboteur.table.referee.referee import Referee

CHUNK: Final = 1 << 16
"""The number of bytes read at once, and about the number collected before writing."""


def arguments(parser: ArgumentParser) -> None:
    """It has no options: all requests are lines."""


def run(_: Namespace) -> int:
    """Answer until the input ends."""
    serve(Referee(__version__), sys.stdin.buffer, sys.stdout.buffer)
    return FINE


def serve(referee: Referee, source: BinaryIO, sink: BinaryIO) -> None:
    """Answers every line; all answers are sent before it waits for more input."""
    lines = Lines(LONGEST_LINE)
    read = getattr(source, "read1", source.read)
    while chunk := read(CHUNK):
        _answer(referee, lines.cut(chunk), sink)
    _answer(referee, [lines.rest()], sink)


def _answer(referee: Referee, lines: list[bytes | None], sink: BinaryIO) -> None:
    ready: list[bytes] = []
    size = 0
    for line in lines:
        answer = referee.answer(line)
        if answer is None:
            continue
        ready.append(answer)
        size += len(answer)
        if size > CHUNK:  # a few bytes may request a lot of output
            sink.write(b"\n".join([*ready, b""]))
            ready, size = [], 0
    if ready:
        sink.write(b"\n".join([*ready, b""]))
    sink.flush()


EXAMPLES: Final = """\
echo '{"do": "games"}' | saboteur referee
echo '{"do": "new", "game": "base", "seats": 5, "seed": "7", "legal": "text"}' | saboteur referee"""
