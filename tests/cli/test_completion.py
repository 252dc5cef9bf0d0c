"""`saboteur completion`: shells complete commands, options, their values and files."""

import shutil
import subprocess
from pathlib import Path

import pytest
import shtab

from saboteur.cli.main import COMMANDS
from tests.cli.running import Here

# Asks the completion what it would offer, as bash does when the tab is pressed.
ASK = """
source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}; COMP_TYPE=9
eval "$(complete -p saboteur | sed -E 's/.* -F ([^ ]+) .*/\\1/')" saboteur "${COMP_WORDS[COMP_CWORD]}" \
    "${COMP_WORDS[COMP_CWORD - 1]}"
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture
def bash(here: Here, tmp_path: Path) -> Path:
    """The script for bash in a file."""
    done = here("completion", "bash")
    assert (done.status, done.err) == (0, "")
    path = tmp_path / "saboteur.bash"
    path.write_text(done.out, encoding="utf-8")
    return path


def offered(script: Path, *words: str) -> set[str]:
    """What bash offers for the last of these words."""
    shell = shutil.which("bash")
    assert shell, "this project is built with a shell: apt-get install bash"
    done = subprocess.run(
        [shell, "--norc", "-c", ASK, "ask", str(script), "saboteur", *words],
        cwd=script.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    return {line.strip() for line in done.stdout.splitlines() if line.strip()}


def test_commands_are_completed(bash: Path) -> None:
    assert set(COMMANDS) <= offered(bash, "")
    assert offered(bash, "ve") == {"verify"}


def test_options_and_their_values_are_completed(bash: Path) -> None:
    assert {"--game", "--seats", "--depth", "--divide"} <= offered(bash, "perft", "--")
    assert offered(bash, "perft", "--game", "d") == {"duel"}
    assert {"naive", "cut"} <= offered(bash, "fairness", "--biased", "")
    assert set(shtab.SUPPORTED_SHELLS) <= offered(bash, "completion", "")


@pytest.mark.parametrize("words", [["replay"], ["verify"], ["convert"], ["convert", "-o"], ["perft", "--position"]])
def test_files_are_completed(bash: Path, words: list[str]) -> None:
    (bash.parent / "evening.sab").touch()
    assert offered(bash, *words, "eve") == {"evening.sab"}


@pytest.mark.parametrize("shell", ["bash", "zsh", "tcsh"])
def test_there_is_a_script_for_each_shell(here: Here, shell: str) -> None:
    done = here("completion", shell)
    assert (done.status, done.err) == (0, "")
    assert "saboteur" in done.out
    for command in COMMANDS:
        assert command in done.out


def test_another_shell_is_refused_with_those_there_are(here: Here) -> None:
    done = here("completion", "cmd")
    assert (done.status, done.out) == (2, "")
    assert "'bash'" in done.err or "bash" in done.err
