"""The output files of a simulation, checked before the first game, so that a long run is not lost."""

import sys
from argparse import ArgumentTypeError
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TextIO

from saboteur.cli import Unusable
from saboteur.cli.files import STANDARD, shown_name, write_text
from saboteur.cli.speaking import told
from saboteur.rulesets import OPTIONS


def file_name(text: str) -> str:
    """The type of an argument that names a file; an option of the game is none, it was meant to stand apart."""
    if not text or "\0" in text or any(text.partition("=")[0] in options for options in OPTIONS.values()):
        raise ArgumentTypeError(told("expected-file", found=repr(text)))
    return text


def check_outputs(names: Sequence[str]) -> None:
    """Checks that all files can be written and are different."""
    if len({_real(name) for name in names}) < len(names):
        raise Unusable(told("error-two-results"))
    for name in names:
        if name != STANDARD:
            was_there = Path(name).exists()
            _opened(name, "a").close()  # the old file stays until there are results
            if not was_there:
                Path(name).unlink()


def open_output(name: str, until: ExitStack) -> TextIO:
    """A file to write into from now on, or standard output."""
    return sys.stdout if name == STANDARD else until.enter_context(_opened(name, "w"))


def write_all(makers: Mapping[str, Callable[[], str]]) -> list[str]:
    """Writes all files but standard output; if one cannot be written, the others still are. Returns the faults."""
    faults = []
    for name, maker in makers.items():
        if name != STANDARD:
            try:
                write_text(name, maker())
            except Unusable as fault:
                faults.append(str(fault))
    return faults


def _real(name: str) -> str:
    return name if name == STANDARD else str(Path(name).resolve())


def _opened(name: str, mode: str) -> TextIO:
    try:
        return Path(name).open(mode, encoding="utf-8", newline="\n")  # type: ignore[return-value]  # a mode for text
    except OSError as fault:
        raise _unusable(shown_name(name), fault) from None


def _unusable(file: str, fault: OSError) -> Unusable:
    match fault:
        case FileNotFoundError() | NotADirectoryError():
            return Unusable(told("error-no-folder", file=file))
        case IsADirectoryError():
            return Unusable(told("error-folder", file=file))
        case PermissionError():
            return Unusable(told("error-not-writable", file=file))
        case _:
            return Unusable(told("error-system", file=file, why=fault.strerror or str(fault)))
