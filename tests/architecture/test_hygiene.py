"""No file of the project contains the host of a package registry or a path of one machine; documents are plain."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# Spelled backwards, so that this file does not name them either.
HOSTS = [host[::-1] for host in ("gro.ipyp", "gro.detsohnohtyp", "gro.sjmpn", "moc.sjmpn")]
FOLDERS = ("home", "Users", "root", "opt", "work", "mnt")
UNWANTED = re.compile(
    "|".join(
        [
            *map(re.escape, HOSTS),
            "--(?:extra-)?index-url",
            "--find-links",
            "file:" + "//",
            rf"(?<![\w.~>)}}\]-])/(?:{'|'.join(FOLDERS)})/\w",
        ]
    )
)

# Correct English that readers with other languages stumble over: "the number of seats" for "so many seats", "the player
# who laid it" or "no matter who laid it" for "whoever laid it", "the hand" for "the own hand", "a player who has seen
# it" for a "who" that stands for a person by itself.
HARD = re.compile(
    r"\b(?:so many|whoever|the own|to who)\b"
    r"|; who (?:is|has|does|goes|sits|wants|needs|knows|deletes)\b"
    r"|: who (?:wants|comes|brings|plays)\b"
    r"|\. who (?:is|has|does|asks|knows)\b",
    re.IGNORECASE,
)


def faults(text: str) -> list[str]:
    """The lines that name a registry or a path."""
    return [line for line in text.splitlines() if UNWANTED.search(line)]


def tracked() -> list[Path]:
    """The files in git; without git, the files in the folders of the project."""
    try:
        done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        folders = (ROOT / name for name in ("src", "tests", "tools", "docs", "requirements"))
        return [path for folder in folders for path in folder.rglob("*.*") if "__pycache__" not in path.parts]
    return [path for name in done.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def test_tracked_files_name_no_registry_and_no_path_of_a_machine() -> None:
    found = {}
    for path in tracked():
        if path == Path(__file__):
            continue
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        if lines := faults(text):
            found[path.relative_to(ROOT).as_posix()] = lines
    assert not found


def test_documents_and_sources_are_in_plain_english() -> None:
    documents = [path for path in tracked() if path.suffix == ".md"]
    assert len(documents) > 20
    sources = [path for path in tracked() if path.suffix == ".py" and ROOT / "src" in path.parents]
    assert len(sources) > 400
    found = [
        f"{path.relative_to(ROOT)}:{number}: {' '.join(HARD.findall(line))}"
        for path in (*documents, *sources)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if HARD.search(line)
    ]
    assert not found, "\n".join(found)


def test_locks_are_hashed_and_pinned() -> None:
    for lock in sorted((ROOT / "requirements").glob("*.txt")):
        for requirement in lock.read_text(encoding="utf-8").replace("\\\n", " ").splitlines():
            assert re.match(r"[\w.-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", requirement), f"{lock.name}: {requirement}"


@pytest.mark.parametrize(
    "line",
    [
        f"https://{HOSTS[0]}/simple",
        f"resolved https://files.{HOSTS[1]}/x.whl",
        "--" + "index-url https://example.test/",
        "see /" + "home/somebody/saboteur",
        "cd /" + "work/main",
        "file:" + "///srv/wheels",
    ],
)
def test_an_unwanted_line_is_found(line: str) -> None:
    assert faults(line) == [line]


@pytest.mark.parametrize("line", ["src/work/mine.py", "docs/root/x", "a slash / work", "https://example.test/home/x"])
def test_a_harmless_line_is_not(line: str) -> None:
    assert faults(line) == []


@pytest.mark.parametrize(
    "line", ["after so many lines", "Whoever laid it wins", "cards of the own hand", "to ask; who is not told waits"]
)
def test_a_hard_phrase_is_found(line: str) -> None:
    assert HARD.search(line)


@pytest.mark.parametrize("line", ["of its own hand", "also many", "the ownership", "told; who began the round"])
def test_a_plain_phrase_is_not(line: str) -> None:
    assert not HARD.search(line)
