"""What a long run depends on, as a digest: all sources, except those that APART says it cannot reach.

Standard library only. `tests/tools/test_apart.py` reads the imports and keeps APART true.
"""

import hashlib
import os
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

SOURCES = ("src", "tests", "tools", "examples", "requirements", "web", "pyproject.toml", "hatch_build.py")
INSTALLED = ".venv/lib/python*/site-packages"
MADE = {".pyc"}  # from the sources, by running them
MADE_FOLDERS = {"node_modules", "dist", "__pycache__"}

# `*` stands for folders too. The page has files which the tests of the server write: they are not named here.
PAGE = ("tests/web/*", "src/saboteur/server/page/*", *(f"web/*.{kind}" for kind in ("css", "html", "svelte", "ts")))
ABOVE_BOTS = (
    "web/*",
    *(f"src/saboteur/{room}/*" for room in ("cli", "client", "lab", "server", "words")),
    *(f"tests/{name}/*" for name in "arena cli fifth rulebooks server simulation terminal tools web words".split()),
)
ABOVE_TABLES = (*ABOVE_BOTS, "src/saboteur/bots/*", "tests/bots/*", "tests/referee/*")

# The sources that the tests with a name that begins so do not depend on. All others depend on everything.
APART: dict[str, tuple[str, ...]] = {
    "tests/laws/": ABOVE_TABLES,
    "tests/notation/": ABOVE_TABLES,
    "tests/oracle/": ABOVE_TABLES,
    "tests/table/test_fuzz.py": ABOVE_TABLES,
    "tests/table/test_observed.py": ABOVE_TABLES,
    "tests/table/test_verify.py": ABOVE_TABLES,
    "tests/tiny/": ABOVE_TABLES,
    "tests/bots/test_advice.py": ABOVE_BOTS,
    "tests/bots/": PAGE,
    "tests/cli/playing/": PAGE,
    "tests/cli/test_hostile.py": PAGE,
    "tests/referee/": PAGE,
    "tests/server/": PAGE,
}


def part_of(test: str) -> str:
    """The line of APART that holds for a test; an empty text if it depends on everything.

    >>> part_of("tests/tiny/test_trees.py::test_all"), part_of("tests/web/test_fits.py::test_it")
    ('tests/tiny/', '')
    """
    return next((part for part in APART if test.startswith(part)), "")


def states_of(root: Path) -> dict[str, str]:
    """The digest for each line of APART, and for what depends on everything."""
    return {part: state_of(root, part) for part in ("", *APART)}


def state_of(root: Path, part: str = "") -> str:
    """A digest of everything the tests of a part could depend on: sources, the installed rules, and Python."""
    digest = hashlib.sha256(f"{sys.version}\0{sys.platform}\0".encode())
    apart = APART.get(part, ())
    for place, path in (*sources(root), *installed(root)):
        if not any(fnmatchcase(place.removeprefix("installed "), pattern) for pattern in apart):
            data = path.read_bytes()
            digest.update(f"{place}\0{len(data)}\0".encode())
            digest.update(data)
    return digest.hexdigest()


def sources(root: Path) -> Iterator[tuple[str, Path]]:
    """Every source file, with its place."""
    for name in SOURCES:
        for path in files_in(root / name):
            if path.suffix != ".so":
                yield path.relative_to(root).as_posix(), path


def installed(root: Path) -> Iterator[tuple[str, Path]]:
    """Every file of the installed package, with the place of its source; compiled rules have none."""
    for site in sorted(root.glob(INSTALLED)):
        for top in sorted(site.glob("saboteur*")):
            if top.suffix != ".dist-info":
                for path in files_in(top):
                    yield f"installed src/{path.relative_to(site).as_posix()}", path


def files_in(top: Path) -> Iterator[Path]:
    """A file, or the files of a folder and of its folders in a fixed order, without what was made there."""
    if top.is_file():
        yield top
    for folder, folders, names in os.walk(top):
        folders[:] = sorted(set(folders) - MADE_FOLDERS)
        yield from (
            path for name in sorted(names) if (path := Path(folder, name)).is_file() and path.suffix not in MADE
        )
