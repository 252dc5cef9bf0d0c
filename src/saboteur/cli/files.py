"""Files that commands read and write; an error is one line that says what to do."""

import sys
from argparse import Action
from pathlib import Path
from typing import BinaryIO, Final

from saboteur.cli import Unusable
from saboteur.cli.speaking import texted, told

STANDARD: Final = "-"
MOST_BYTES: Final = 1 << 26
"""More than a hundred times the size of the longest record."""


def completed_as_file(argument: Action) -> None:
    """Shells complete this argument with the names of files."""
    argument.complete = "file"  # type: ignore[attr-defined]  # read by shtab


def completed_as_folder(argument: Action) -> None:
    """Shells complete this argument with the names of folders."""
    argument.complete = "directory"  # type: ignore[attr-defined]  # read by shtab


def shown_name(name: str) -> str:
    """The name of a file in a message."""
    return (
        texted("standard-input", "standard input") if name == STANDARD else name if name.isprintable() else ascii(name)
    )


def read_text(name: str, *, broken_off: bool = False) -> str:
    """The text of a file, or of standard input for `-`; if it may be broken off, in the middle of a letter too."""
    try:
        data = _bytes(name)
    except OSError as fault:
        raise _unusable(name, fault) from None
    except ValueError:  # a NUL in the name
        raise Unusable(told("error-no-name", name=ascii(name))) from None
    if len(data) > MOST_BYTES:
        raise Unusable(told("error-too-long", file=shown_name(name), most=MOST_BYTES >> 20))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        if broken_off and b"\n" not in data[fault.start :]:
            return data[: fault.start].decode("utf-8-sig")
        line = data.count(b"\n", 0, fault.start) + 1
        raise Unusable(told("error-not-text", file=shown_name(name), line=str(line), byte=str(fault.start))) from None


def write_text(name: str, text: str) -> None:
    """Writes a file, or standard output for `-`."""
    if name == STANDARD:
        sys.stdout.write(text)
        return
    try:
        Path(name).write_text(text, encoding="utf-8", newline="\n")
    except OSError as fault:
        raise _unusable(name, fault) from None


def _bytes(name: str) -> bytes:
    if name != STANDARD:
        with Path(name).open("rb") as file:
            return _as_much_as_allowed(file)
    if sys.stdin is None:
        raise Unusable(told("error-stdin-closed"))
    return _as_much_as_allowed(sys.stdin.buffer)


def _as_much_as_allowed(file: BinaryIO) -> bytes:
    """One byte more than allowed, so that an endless file is noticed."""
    parts, size = [], 0
    while size <= MOST_BYTES and (part := file.read(1 << 20)):
        parts.append(part)
        size += len(part)
    return b"".join(parts)


def _unusable(name: str, fault: OSError) -> Unusable:
    file = shown_name(name)
    match fault:
        case FileNotFoundError():
            return Unusable(told("error-no-file", file=file))
        case IsADirectoryError():
            return Unusable(told("error-folder", file=file))
        case PermissionError():
            return Unusable(told("error-not-readable", file=file))
        case _:
            return Unusable(told("error-system", file=file, why=fault.strerror or str(fault)))
