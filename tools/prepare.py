"""Prepares `.venv` inside the clone: `python tools/prepare.py play` or `dev`. Standard library only.

`test` is `dev` without the wheel, which takes long on one core: `tools/test.py` builds it beside its first checks.

The venv contains notes about what it was made from, so that a second run only compares:
`.made` (interpreter, place and package), `.locked-*` (the lock installed), `.wheel` (what the wheel is made of),
`.interpreted` (why the wheel was not compiled), `.pageless` (why it has no page for browsers).
"""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import compiler, node, page  # noqa: E402
from tools.missing import Missing  # noqa: E402

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
OLDEST = (3, 11)
RECIPE = ("pyproject.toml", "hatch_build.py", "tools/compiler.py", "tools/missing.py", "requirements/play.txt")


def main(kind: str) -> None:
    """Bring the venv up to date for playing or for developing."""
    if sys.version_info < OLDEST:
        sys.exit(f"Python 3.11 or newer is needed, this is {sys.version.split()[0]}: make PYTHON=python3.11 …")
    # The caller's PYTHONPATH and PYTHONHOME must not affect the build.
    os.environ.pop("PYTHONPATH", None)
    os.environ.pop("PYTHONHOME", None)
    make_venv()
    install_lock("play" if kind == "play" else "dev")
    build_page()
    if kind != "test":
        install_wheel()


def make_venv() -> None:
    """Make the venv; make it again if its folder, its Python or the name of the package has changed."""
    key = f"{ROOT}\n{sys.version}\n{sys.base_prefix}\n{name()}\n"
    if noted("made") == key and PYTHON.exists():
        return
    try:
        import ensurepip  # noqa: F401, PLC0415
    except ImportError:
        sys.exit("Python's venv is missing: apt-get install python3-venv (or your system's like), then again")
    shutil.rmtree(VENV, ignore_errors=True)
    with step("making .venv"):
        run(sys.executable, "-m", "venv", str(VENV))
    note("made", key)


def install_lock(kind: str) -> None:
    """Install the locked packages; the developer's lock holds the player's."""
    enough = ("play", "dev") if kind == "play" else ("dev",)
    if any(noted(f"locked-{each}") == lock_key(each) for each in enough):
        return
    for each in ("play", "dev"):
        forget(f"locked-{each}")
    with step(f"installing requirements/{kind}.txt"):
        pip("--require-hashes", "-r", str(ROOT / "requirements" / f"{kind}.txt"))
    note(f"locked-{kind}", lock_key(kind))


def build_page() -> None:
    """Build the page for browsers if anything it is made of has changed; if it cannot be built, say so in one line."""
    try:
        if page.switched_off():
            raise page.CannotBuild(f"{page.OFF} is set")
        with page.alone():
            if not page.is_built():
                found = node_for_page()
                with step("installing the packages of the page"):
                    page.install(found)
                with step("building the page"):
                    page.build(found)
    except page.CannotBuild as fault:
        print(f"no page for browsers ({fault}): the game is played in the terminal", flush=True)
        note("pageless", f"{fault}\n")
    else:
        forget("pageless")


def node_for_page() -> node.Node:
    """That of the system, or one from the package index."""
    if found := node.found(VENV):
        return found
    lock = str(ROOT / "requirements" / "node.txt")
    with step("installing Node"):
        words = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--retries=1", "--require-hashes")
        done = subprocess.run([str(PYTHON), *words, "-r", lock], cwd=ROOT, check=False, capture_output=True)
    found = None if done.returncode else node.found(VENV)
    if found is None:
        raise page.CannotBuild(node.LACKING)
    return found


def install_wheel() -> None:
    """Build and install the wheel if anything it is made of has changed."""
    # The compiler is tried again only if it failed the last time, so that a second run is fast.
    if noted("wheel") == wheel_key(compiler.missing() if noted("interpreted") else compiler.glance()):
        return
    forget("wheel")
    fault = compiler.missing()
    key = wheel_key(fault)
    wheels = ROOT / "build" / "wheel"
    shutil.rmtree(wheels, ignore_errors=True)
    if noted("pageless"):
        os.environ[page.OFF] = "1"  # it was tried a moment ago
    with step("building saboteur"):
        run(str(PYTHON), "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels), quiet=True)
        pip("--no-index", "--no-deps", "--force-reinstall", *map(str, wheels.glob("*.whl")))
    if fault:
        note("interpreted", f"{fault.what}: {fault.remedy}\n")
    else:
        forget("interpreted")
    note("wheel", key)


def wheel_key(fault: Missing | None) -> str:
    """A digest of all the wheel is made of: every file under src/, the page, the recipe, the tools and the machine."""
    digest = hashlib.sha256()
    digest.update(f"{'none' if noted('pageless') else page.key()}\0".encode())
    recipe = [ROOT / name for name in RECIPE]
    for path in [*recipe, *sources()]:
        data = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT)}\0{len(data)}\0".encode())
        digest.update(data)
    digest.update(f"{fault}\0{compiler.command()}\0{noted('made')}".encode())
    return digest.hexdigest()


def sources() -> Iterator[Path]:
    """The files of the package, in a fixed order."""
    for path in sorted((ROOT / "src").rglob("*")):
        if path.is_file() and path.suffix not in {".pyc", ".so"}:
            yield path


def name() -> str:
    """The name of the package; pip would not remove a package of another name."""
    import tomllib  # noqa: PLC0415  (absent in a Python that is too old, which is said before)

    recipe = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return str(recipe["project"]["name"])


def lock_key(kind: str) -> str:
    """A digest of a lock."""
    return hashlib.sha256((ROOT / "requirements" / f"{kind}.txt").read_bytes()).hexdigest()


def pip(*words: str) -> None:
    """Install with the venv's pip."""
    run(str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *words)


def run(*words: str, quiet: bool = False) -> None:
    """Run a command in the root; if it fails, so does the set-up. A quiet one shows its output only then."""
    out = subprocess.PIPE if quiet else None
    done = subprocess.run(words, cwd=ROOT, check=False, stdout=out, text=True)
    if done.returncode:
        print(done.stdout or "", end="", flush=True)
        sys.exit(f"set-up failed: {Path(words[0]).name} {' '.join(words[1:3])} … ended with {done.returncode}")


@contextmanager
def step(what: str) -> Iterator[None]:
    """Say what is being done, and how long it took."""
    start = time.monotonic()
    print(f"{what} …", flush=True)
    yield
    print(f"{what}: {time.monotonic() - start:.1f} s", flush=True)


def noted(name: str) -> str:
    """A note of the venv, or an empty text."""
    path = VENV / f".{name}"
    return path.read_text() if path.is_file() else ""


def note(name: str, key: str) -> None:
    """Note in the venv what it was made from."""
    (VENV / f".{name}").write_text(key)


def forget(name: str) -> None:
    """Delete a note."""
    (VENV / f".{name}").unlink(missing_ok=True)


if __name__ == "__main__":
    if sys.argv[1:] not in (["play"], ["dev"], ["test"]):
        sys.exit("usage: python tools/prepare.py play|dev|test")
    main(sys.argv[1])
