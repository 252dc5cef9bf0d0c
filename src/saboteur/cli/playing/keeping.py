"""The file a game is kept in. It grows by the lines of every move, so that the game goes on after a crash."""

import os
import re
import shlex
import shutil
import sys
import time
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from saboteur.cli import Unusable
from saboteur.cli.records import OtherVersion, read_paper
from saboteur.cli.speaking import told
from saboteur.notation.records.text import record_text
from saboteur.notation.version import other_version, version_of
from saboteur.table.table import InvalidRecord, Table

SUFFIX: Final = ".sab"
ENDED: Final = re.compile(r"^(result: |(@[0-9.]+ )?([0-9]+ abandons|abandoned)( |$))", re.MULTILINE)
DATE: Final = "%Y-%m-%dT%H:%M:%SZ"
Mark = tuple[int, int, int]


def folder() -> Path:
    """Where games are kept if nobody says where: with the user's other data."""
    given = os.environ.get("XDG_DATA_HOME", "")
    return (Path(given) if Path(given).is_absolute() else Path.home() / ".local" / "share") / "saboteur" / "games"


def new_file(now: datetime) -> Path:
    """A name by the date that no other game has."""
    name = now.strftime("%Y-%m-%d-%H%M%S")
    path = folder() / f"{name}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder() / f"{name}-{number}{SUFFIX}"
        number += 1
    return path


def last_unfinished(*, other_versions: bool = False) -> Path | None:
    """The game played last of those not ended or abandoned, by the rules of this program or (wished) of another."""
    try:
        games = sorted(folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
        texts = ((path, path.read_text(encoding="utf-8", errors="replace")) for path in games)
        return next((path for path, text in texts if _is_left(text, other_versions=other_versions)), None)
    except OSError:
        return None


def _is_left(text: str, *, other_versions: bool) -> bool:
    """Whether somebody may want to go on with this game."""
    is_other = bool(other_version("record", version_of("record", text.partition("\n")[0])))
    return not ENDED.search(text) and is_other == other_versions


def now_text() -> str:
    """The date and time as a record has them."""
    return datetime.now(UTC).strftime(DATE)


def read_table(name: str) -> Table:
    """The table of a file, as it was after the last line that was written whole."""
    try:
        record = read_paper(name, broken_off=True).record()
    except OtherVersion as fault:
        raise Unusable(told("error-resume-version", fault=str(fault))) from None
    try:
        table = Table.rebuild(record)
    except InvalidRecord as fault:
        raise Unusable(told("error-cannot-go-on", file=name, fault=str(fault))) from None
    if table.seed is None:
        raise Unusable(told("error-dealt-by-hand", file=name))
    return table


def is_torn(path: Path) -> bool:
    """Whether the last line of a file was cut off while it was written; JSON is never appended to."""
    data = path.read_bytes()
    return not data.endswith(b"\n") and not data.lstrip().startswith(b"{")


def typed_again(command: str, file: Path) -> str:
    """What to type to do something with a game: this program as it was called, and the file."""
    program = sys.argv[0]
    if Path(program).name == "__main__.py":
        program = f"{Path(sys.executable).name} -m saboteur"
    elif shutil.which("saboteur") == shutil.which(program):
        program = "saboteur"
    quoted = shlex.quote(str(file))
    return f"{program} {command} {short(file) if quoted == str(file) else quoted}"


def short(file: Path) -> str:
    """A file as short as a shell understands it: from the user's own folder on.

    >>> short(Path.home() / "games" / "one.sab"), short(Path("/one.sab"))
    ('~/games/one.sab', '/one.sab')
    """
    with suppress(RuntimeError):  # some users have no folder
        home = Path.home()
        if home != home.parent and file.is_relative_to(home):
            return f"~/{file.relative_to(home)}"
    return str(file)


def mark_of(path: Path) -> Mark | None:
    """By what one sees that a file was written by somebody else; `None` if there is no file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


class Keeper:
    """Keeps a table's record in its file, and counts its time."""

    def __init__(self, path: Path, table: Table, mark: Mark | None = None) -> None:
        """For a table read from the file, with its mark from before: what was written since is not written over."""
        self.path = path
        self.table = table
        spent = max((line.time for line in table.record().lines if line.time is not None), default=0)
        self._zero = time.monotonic() - spent / 1000
        self._mark = mark or mark_of(path)
        self._kept: int | None = None
        """How many lines of the record are in the file; `None` if what there is, is not this record yet."""

    @property
    def now(self) -> int:
        """Milliseconds the game has lasted, breaks left out."""
        return int(1000 * (time.monotonic() - self._zero))

    def keep(self) -> None:
        """Appends what was committed since the last time; once it returns, no crash loses that.

        The record is written whole when a sitting begins, and when the game is over: then it has a result and sums.
        """
        mark = mark_of(self.path)
        if mark not in (self._mark, None):
            raise Unusable(told("error-other-window", file=str(self.path)))
        if self.table.over and not self.table.ended:
            self.table.ended = now_text()
        kept = self._kept if mark is not None else None
        new = self.table.committed(kept or 0)
        if kept is not None and not new.entries:
            return
        try:
            if kept is None or self.table.over:
                self._write_whole()
            else:
                _append(self.path, new.text.encode())
            self._kept = (kept or 0) + len(new.entries)
        except OSError as fault:
            self._kept = None
            raise Unusable(told("error-not-kept", file=str(self.path), why=str(fault.strerror or fault))) from None
        finally:
            self._mark = mark_of(self.path)

    def _write_whole(self) -> None:
        """Beside its file first, then in its place: whenever one is stopped, one of both is whole."""
        beside = self.path.with_name(f"{self.path.name}.part")
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside.touch(0o600)  # all hands are in it
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(record_text(self.table.record(), sums=self.table.over))  # no line follows sums
            file.flush()
            os.fsync(file.fileno())
        beside.replace(self.path)
        with suppress(OSError):  # not every system has folders that can be synced
            folder = os.open(self.path.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)


def _append(path: Path, lines: bytes) -> None:
    """Lines at the end of a file, down to the disk; what cannot be written whole is taken back."""
    with path.open("ab", buffering=0) as file:
        before = file.tell()
        try:
            while lines:  # in one go, unless there is no room: then what is left says why
                lines = lines[file.write(lines) :]
            os.fsync(file.fileno())
        except OSError:
            with suppress(OSError):
                file.truncate(before)
            raise
