"""What all commands share: help, exit codes, and that no input makes them crash."""

import json
import os
import re
import shlex
import subprocess
from pathlib import Path

import pytest

from saboteur.cli.files import read_text
from saboteur.cli.main import COMMANDS
from tests.cli.running import COMMAND, Here, saboteur

NAMES = list(COMMANDS)
RECORD = next((Path(__file__).parents[1] / "table" / "golden").glob("second-duel*table.sab"))
# A command that prints more than one line, for each that does.
PRINTING = [
    ("replay", str(RECORD)),
    ("verify", str(RECORD)),
    ("convert", str(RECORD)),
    ("deal", "5eed"),
    ("fairness", "--deals", "1000", "--game", "solo"),
    ("perft", "--depth", "1"),
    ("completion", "bash"),
    ("schema", "referee"),
]
SILENT = ("verify", "convert", "deal", "perft", "fairness")
READING = [("replay",), ("verify",), ("convert",)]


@pytest.mark.parametrize("name", NAMES)
def test_every_command_has_help_with_an_example(here: Here, name: str) -> None:
    done = here(name, "--help")
    assert (done.status, done.err) == (0, "")
    assert re.search(rf"examples:\n.*saboteur {name}", done.out)


def test_the_help_lists_the_commands_and_what_they_end_with(here: Here) -> None:
    done = here("--help")
    assert done.status == 0
    for name in NAMES:
        assert re.search(rf"^    {name}\s", done.out, re.MULTILINE)
    assert re.search(r"exit status: 0 .*1 .*2 ", done.out, re.DOTALL)


@pytest.mark.parametrize("words", [(), ("chess",), ("demo", "--chess"), ("demo", "rounds=1"), ("deal", "7", "--x=1")])
def test_words_nobody_understands_end_with_2_and_the_usage(here: Here, words: tuple[str, ...]) -> None:
    done = here(*words)
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("usage: saboteur")


def test_options_of_a_game_may_stand_anywhere(here: Here) -> None:
    one = here("deal", "5eed", "edition=classic", "maps=2", "--seats", "3")
    assert (one.status, one.err) == (0, "")
    assert here("deal", "5eed", "--seats", "3", "maps=2", "edition=classic") == one
    assert here("deal", "5eed", "edition=classic", "--seats", "3", "maps=2") == one
    assert "base edition=classic maps=2, 3 seats" in one.out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["x=1"], "base x=1: expected edition=, placing=, "),
        (["editon=new"], "found 'editon='; did you mean 'edition='?"),
        (["edition=clasic"], "expected classic, 2016 or new, found 'clasic'; did you mean 'classic'?"),
        (["edition=old"], "expected classic, 2016 or new, found 'old'"),
        (["rounds=0"], "expected a number from 1 to 20, found '0'"),
        (["rounds"], "found 'rounds'"),
        (["maps=1", "maps=2"], "found 'maps='"),
        (["--game", "duel", "edition=new"], "expected rounds= or maps="),
        (["--seats", "11"], "base is played by 3 to 10, not by 11"),
        (["--seats", "2", "first=2", "--game", "saboteur2"], "first=2: the seats are 0 to 1"),
        (["--seats", "x"], "expected a number, found 'x'"),
        (["--game", "chess"], "invalid choice: 'chess'"),
    ],
)
@pytest.mark.parametrize("command", [["deal", "7"], ["perft"], ["fairness"]])
def test_a_game_that_is_none_is_explained(here: Here, command: list[str], words: list[str], message: str) -> None:
    done = here(*command, *words)
    assert (done.status, done.out) == (2, "")
    assert message in done.err


@pytest.mark.parametrize("words", PRINTING, ids=lambda words: words[0])
def test_a_closed_pipe_ends_it_quietly(words: tuple[str, ...]) -> None:
    read, write = os.pipe()
    os.close(read)
    try:
        done = subprocess.run([*COMMAND, *words], stdout=write, stderr=subprocess.PIPE, text=True, check=False)
    finally:
        os.close(write)
    assert (done.returncode, done.stderr) == (141, "")


def test_a_full_disk_is_said() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([*COMMAND, "deal", "7"], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, "saboteur deal: No space left on device\n")


def test_nobody_to_read_it_is_no_fault() -> None:
    script = f"exec {shlex.quote(COMMAND[0])} -m saboteur deal 7 >&- 2>&-"
    assert subprocess.run(["/bin/sh", "-c", script], check=False).returncode == 0


# -- files that are none -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", READING)
@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "not a record: it begins neither with"),
        (b"\n", "not a record"),
        (b"saboteur", "not a record"),
        (b"\x7fELF\x02\x01\x01\x00\xff\xfe", "1: not text in UTF-8 (byte 8)"),
        (b"saboteur record 2\n\xff", "2: not text in UTF-8"),
        (b"saboteur record 2\n\x00", "found '\\x00'"),
        (b"saboteur record 2\n" + "\ud800".encode("utf-8", "surrogatepass"), "2: not text in UTF-8"),
        (b"saboteur record x\n", ":1:1: expected saboteur record 2, found 'saboteur record x'"),
        (b"saboteur record 1\n", ": this record was played by the rules of version 1, which asked for no nugget if"),
        (b"saboteur record 3\n", ": this record was played by the rules of version 3, which a newer program may know"),
        (
            b'{"record": 1}',
            "by the rules of version 1, which asked for no nugget if all were alike, and hid at the end",
        ),
        (b"saboteur record 2\ngame: chess\n", ":2:7: expected base, saboteur2, duel or solo, found 'chess'"),
        (b"{", ":1:2: not JSON"),
        (b'{"record": 2}', "expected"),
        (b'{"record": NaN}', "NaN is no number"),
        (b'{"record": 2, "record": 2}', "'record' stands twice in one object"),
        (b'{"a":' * 100_000, "lists within lists"),
        (b'{"record": ' + b"9" * 10_000 + b"}", ""),
    ],
)
def test_a_file_that_is_no_record_is_explained(
    here: Here, tmp_path: Path, command: tuple[str], content: bytes, message: str
) -> None:
    path = tmp_path / "file.sab"
    path.write_bytes(content)
    for done in (here(*command, str(path)), here(*command, "-", stdin=content)):
        assert done.status == (1 if command == ("verify",) and done.out else 2)
        assert message in done.out + done.err
        assert (done.out + done.err).count("\n") == 1
        assert len(done.out + done.err) < 400


@pytest.mark.parametrize("command", [*READING, ("perft", "--position")])
def test_a_file_that_cannot_be_read_is_explained(here: Here, tmp_path: Path, command: tuple[str, ...]) -> None:
    assert "nowhere.sab: no such file" in refused(here, *command, str(tmp_path / "nowhere.sab"))
    assert f"{tmp_path} is a folder: name a file in it" in refused(here, *command, str(tmp_path))
    assert "is not a file name" in refused(here, *command, "a\0b")
    assert "'a\\nb': no such file" in refused(here, *command, "a\nb")
    assert "larger than 64 MB" in refused(here, *command, "/dev/zero")


def refused(here: Here, *words: str) -> str:
    """The error of a command that cannot do its work."""
    done = here(*words)
    assert (done.status, done.out) == (2, "")
    assert done.err.count("\n") == 1
    return done.err


def test_a_file_one_may_not_read_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    def not_allowed(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", not_allowed)
    with pytest.raises(Exception, match=r"^secret: not allowed: look at its permissions$"):
        read_text("secret")


def test_closed_standard_input_is_explained() -> None:
    script = f"exec {shlex.quote(COMMAND[0])} -m saboteur verify - <&-"
    done = subprocess.run(["/bin/sh", "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "standard input" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_mark_of_the_byte_order_is_no_fault(here: Here) -> None:
    assert here("verify", "-", stdin=b"\xef\xbb\xbf" + RECORD.read_bytes()).status == 0


def test_the_module_runs_as_a_command() -> None:
    assert re.fullmatch(r"saboteur \d+\.\d+\.\d+\n", saboteur("--version").stdout)


@pytest.mark.parametrize(
    "words", [("--version",), ("--help",), ("referee",), *(each for each in PRINTING if each[0] in SILENT)]
)
def test_who_does_not_speak_does_not_wait_for_words(words: tuple[str, ...]) -> None:
    asked = (
        "import sys\nfrom saboteur.cli.main import main\ntry: main(sys.argv[1:])\nexcept SystemExit: pass\n"
        "sys.stderr.write(' '.join(sys.modules))"
    )
    done = subprocess.run(
        [COMMAND[0], "-c", asked, *words], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True
    )
    read = set(done.stderr.split())
    assert f"saboteur.cli.commands.{words[0]}" in read or words[0].startswith("-")
    others = {f"saboteur.cli.commands.{name}" for name in NAMES} - {f"saboteur.cli.commands.{words[0]}"}
    assert not read & {"fluent", "saboteur.words", "saboteur.bots.plain", *others}


@pytest.mark.parametrize(
    ("of", "file"),
    [
        ("referee", "protocol.schema.json"),
        ("bots", "bot-protocol.schema.json"),
        ("wire", "wire.schema.json"),
        ("wire --typescript", "wire.ts"),
    ],
)
def test_a_schema_is_the_one_of_the_documents(here: Here, of: str, file: str) -> None:
    printed = here("schema", *of.split())
    assert printed.out == (Path(__file__).parents[2] / "docs" / file).read_text(encoding="utf-8")


def test_only_the_wire_is_described_in_typescript(here: Here) -> None:
    done = here("schema", "values", "--typescript")
    assert (done.status, done.out) == (2, "")
    assert "only the wire" in done.err


def test_the_schema_of_the_values_names_them(here: Here) -> None:
    values = json.loads(here("schema", "values").out)["$defs"]
    assert {"Move", "Refusal", "Fact", "View", "Statement", "Record", "Position", "Deal"} <= values.keys()
