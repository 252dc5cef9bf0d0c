"""Builds the page for browsers from web/ into build/page. Standard library only.

It is built once: `build/page.key` says from what, `web/node_modules/.made` from which lock the packages were installed.
"""

import fcntl
import gzip
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import node  # noqa: E402

WEB = ROOT / "web"
PAGE = ROOT / "build" / "page"
KEY = PAGE.with_suffix(".key")
LOG = PAGE.with_suffix(".log")
PACKAGES = WEB / "node_modules"
INSTALLED = PACKAGES / ".made"
OUTSIDE = ("docs/*.ts", "docs/*.json", "docs/rules/*", "src/saboteur/words/*/*.ftl")
"""What the page may contain besides its own folder."""
MADE = frozenset({"node_modules", "dist"})
SQUEEZED = frozenset({".css", ".js", ".json", ".svg", ".txt", ".webmanifest"})
"""Files that become much smaller."""
SERVERS_OWN = frozenset({"hints.json", "carved.json"})
"""What is read by the server and sent to nobody as it is."""
OFF = "SABOTEUR_NO_PAGE"


class CannotBuild(Exception):
    """Why there is no page, in a few words."""


def key() -> str:
    """A digest of all the page is made of."""
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for path in (*sources(), *sorted(path for pattern in OUTSIDE for path in ROOT.glob(pattern))):
        data = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT)}\0{len(data)}\0".encode())
        digest.update(data)
    return digest.hexdigest()


def sources() -> Iterator[Path]:
    """The files of web/, in a fixed order."""
    for folder, folders, names in os.walk(WEB):
        folders[:] = sorted(set(folders) - MADE)
        yield from (Path(folder, name) for name in sorted(names))


def is_built() -> bool:
    """Whether build/page is what web/ gives."""
    return KEY.is_file() and KEY.read_text() == key()


def switched_off() -> bool:
    """Whether somebody does not want it."""
    return os.environ.get(OFF, "0") not in {"", "0"}


def built(venv: Path = ROOT / ".venv") -> Path:
    """The folder with the page, built if anything has changed; raises `CannotBuild`."""
    if switched_off():
        raise CannotBuild(f"{OFF} is set")
    with alone():
        if not is_built():
            if (found := node.found(venv)) is None:
                raise CannotBuild(node.LACKING)
            install(found)
            build(found)
    return PAGE


def install(found: node.Node) -> None:
    """Install the packages that the lock names, if others are there."""
    digest = hashlib.sha256(f"{found.version()}\0".encode())
    for name in ("package.json", "package-lock.json", ".npmrc"):
        digest.update((WEB / name).read_bytes())
    if INSTALLED.is_file() and INSTALLED.read_text() == digest.hexdigest():
        return
    # Whoever is offline is told so soon.
    patience = ("--fetch-retries=1", "--fetch-retry-mintimeout=1000", "--fetch-timeout=60000")
    run(*found.npm, "ci", "--ignore-scripts", "--include=dev", "--no-audit", "--no-fund", *patience)
    INSTALLED.write_text(digest.hexdigest())


def build(found: node.Node) -> None:
    """Build the page and compress its files; what was there stays until this has worked."""
    what = key()
    new = PAGE.with_suffix(".new")
    vite = PACKAGES / "vite" / "bin" / "vite.js"
    run(found.node, str(vite), "build", "--logLevel=warn", f"--outDir={new}", "--emptyOutDir")
    for path in sorted(new.rglob("*")):
        if path.suffix in SQUEEZED and path.name not in SERVERS_OWN:
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    KEY.unlink(missing_ok=True)
    shutil.rmtree(PAGE, ignore_errors=True)
    new.rename(PAGE)
    KEY.write_text(what)


def run(*words: str) -> None:
    """Run a command in web/; what it printed is kept only if it fails."""
    environment = {**os.environ, "NODE_ENV": "production"}
    try:
        done = subprocess.run(words, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    except OSError as fault:
        raise CannotBuild(str(fault)) from None
    if done.returncode:
        LOG.write_text(done.stdout + done.stderr)
        what = "npm ci" if "ci" in words else "vite build"
        raise CannotBuild(f"{what} ended with {done.returncode}, see {LOG.relative_to(ROOT)}")


@contextmanager
def alone() -> Iterator[None]:
    """Only one process builds at a time."""
    PAGE.parent.mkdir(exist_ok=True)
    with open(PAGE.with_suffix(".lock"), "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    try:
        print(built().relative_to(ROOT))
    except CannotBuild as fault:
        sys.exit(f"the page cannot be built: {fault}")
