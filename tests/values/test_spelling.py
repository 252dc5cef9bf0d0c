"""A word that is misspelt is found by a type checker before anything runs."""

import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
EXPECTED = re.compile(r"  # type: ignore\[([a-z-]+)\]")


def found(path: Path) -> dict[int, str]:
    """The lines mypy complains about, each with its kind of error."""
    words = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--hide-error-context", str(path)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert not done.stderr
    return {int(line): kind for line, kind in re.findall(r":(\d+): error: .*\[([a-z-]+)\]$", done.stdout, re.MULTILINE)}


def test_every_misspelling_is_found_and_nothing_else(tmp_path: Path) -> None:
    text = (HERE / "misspelt.py").read_text(encoding="utf-8")
    wrong = {number: match[1] for number, line in enumerate(text.splitlines(), 1) if (match := EXPECTED.search(line))}
    bare = tmp_path / "bare.py"
    bare.write_text(EXPECTED.sub("", text), encoding="utf-8")
    assert found(bare) == wrong
    assert len(wrong) == 53


def test_what_is_spelt_well_is_not_complained_about(tmp_path: Path) -> None:
    copy = tmp_path / "copied.py"
    copy.write_text((HERE / "spelt.py").read_text(encoding="utf-8"), encoding="utf-8")
    assert found(copy) == {}
