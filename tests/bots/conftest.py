"""After every test of bots no process, file or thread of them is left."""

import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

PROCESSES = Path("/proc")


def children() -> set[int]:
    """The processes this one has started and not reaped, zombies too."""
    found = set()
    for stat in PROCESSES.glob("[0-9]*/stat"):
        try:
            fields = stat.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
        except OSError:  # gone meanwhile
            continue
        if int(fields[1]) == os.getpid():
            found.add(int(stat.parent.name))
    return found


def ended(process: int) -> bool:
    """Whether a process ends soon; dead and not yet reaped by the system is ended."""
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        try:
            stat = (PROCESSES / str(process) / "stat").read_text(encoding="utf-8")
        except OSError:
            return True
        if stat.rpartition(")")[2].split()[0] in "ZX":
            return True
        time.sleep(0.01)
    return False


def open_files() -> set[str]:
    """What the open files of this process are."""
    names = set()
    for entry in (PROCESSES / "self" / "fd").iterdir():
        try:
            names.add(f"{entry.name} {entry.readlink()}")
        except OSError:  # the one that lists them
            continue
    return names


@pytest.fixture(autouse=True)
def nothing_left_behind() -> Iterator[None]:
    """Compares before and after; where there is no /proc only the threads."""
    is_linux = (PROCESSES / "self" / "fd").is_dir()
    threads = threading.active_count()
    before = (children(), open_files()) if is_linux else (set(), set())
    yield
    assert threading.active_count() == threads
    if is_linux:
        assert children() <= before[0]
        assert open_files() <= before[1]
