"""Files that commands read and write; an error is one line that says what to do."""

import sys
from argparse import Action
from pathlib import Path
from typing import BinaryIO, Final

from saboteur.cli import Unusable

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
    return "standard input" if name == STANDARD else name if name.isprintable() else ascii(name)


def read_text(name: str, *, broken_off: bool = False) -> str:
    """The text of a file, or of standard input for `-`; if it may be broken off, in the middle of a letter too."""
    try:
        data = _bytes(name)
    except OSError as fault:
        raise Unusable(f"{shown_name(name)}: {_what_to_do(fault)}") from None
    except ValueError:  # a NUL in the name
        raise Unusable(f"{name!a} is no name of a file") from None
    if len(data) > MOST_BYTES:
        raise Unusable(f"{shown_name(name)}: longer than {MOST_BYTES >> 20} MB, so it is none of the files read here")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        if broken_off and b"\n" not in data[fault.start :]:
            return data[: fault.start].decode("utf-8-sig")
        line = data.count(b"\n", 0, fault.start) + 1
        raise Unusable(f"{shown_name(name)}:{line}: not text in UTF-8 (byte {fault.start})") from None


def write_text(name: str, text: str) -> None:
    """Writes a file, or standard output for `-`."""
    if name == STANDARD:
        sys.stdout.write(text)
        return
    try:
        Path(name).write_text(text, encoding="utf-8", newline="\n")
    except OSError as fault:
        raise Unusable(f"{shown_name(name)}: {_what_to_do(fault)}") from None


def _bytes(name: str) -> bytes:
    if name != STANDARD:
        with Path(name).open("rb") as file:
            return _as_much_as_allowed(file)
    if sys.stdin is None:
        raise Unusable("standard input is closed: name a file instead of `-`")
    return _as_much_as_allowed(sys.stdin.buffer)


def _as_much_as_allowed(file: BinaryIO) -> bytes:
    """One byte more than allowed, so that an endless file is noticed."""
    parts, size = [], 0
    while size <= MOST_BYTES and (part := file.read(1 << 20)):
        parts.append(part)
        size += len(part)
    return b"".join(parts)


def _what_to_do(fault: OSError) -> str:
    match fault:
        case FileNotFoundError():
            return "no such file; `-` reads standard input"
        case IsADirectoryError():
            return "a folder: name a file in it"
        case PermissionError():
            return "not allowed: look at its permissions"
        case _:
            return fault.strerror or str(fault)
