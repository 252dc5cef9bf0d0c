"""Every input is answered: no key and no line makes the game fail."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from saboteur.cli.main import main
from saboteur.words import Words
from tests.terminal.leftgames import keep, new_table
from tests.terminal.terminal import CONTROL, PATIENCE, games, opened

SEATS = {"base": "3", "saboteur2": "4", "duel": "2", "solo": "1"}
PIECES = (
    "1 2 3 4 5 6 0 99 -1 a b c A z aa ? ?? 3.3 7.99 discard lay play clear bribe turn position claim take rob say log "
    "table pick lamp 0 1 0,0 1,0 8,2 -1,1 999,999 turned upright nobody base_map base_ew s2_theft duel_key "
    "base_rockfall ladder role-boss сказать сбросить ٣ ² ½ Ⅷ 一 \u202e ﷽ e\u0301 {$x} %s [bold] \\ ' \" ` ; & | < > \t"
).split(" ")
RAW = (
    b"\xff\xfe\x80",
    b"\x00",
    b"\x1b[2J\x1b[31mred",
    b"\x1b]0;title\x07",
    b"\xc3",
    b"\xed\xa0\x80",
    b"x" * 100_000,
    b"9" * 5_000,
    b"discard " + b"1 " * 5_000,
    b"? " + b"\xd0\x96" * 3_000,
    b"lay base_ew " + b"7" * 5_000 + b",0",
    b"\x7f\x08\x0b\x0c",
)


@pytest.mark.parametrize("game", SEATS)
def test_a_flood_of_lines(game: str, tmp_path: Path) -> None:
    """Pieces of everything in any order, and what is no text: the game goes on, and its record is right."""
    rng = random.Random(game)
    lines = [" ".join(rng.choices(PIECES, k=rng.choice((1, 1, 1, 2, 3)))).encode() for _ in range(500)]
    for raw in RAW:
        lines.insert(rng.randrange(300), raw)
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "saboteur",
            "play",
            "--start",
            "--game",
            game,
            "--seats",
            SEATS[game],
            "--bots",
            "plain",
            "rounds=1",
        ],
        input=b"\n".join(lines),
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8:strict"},
        capture_output=True,
        check=False,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    told = done.stdout.decode()
    assert not set(told) & set("\x1b\x00\x07\x7f")
    assert max(map(len, told.split("\n"))) < 1000
    [file] = games(tmp_path)
    assert file.read_text(encoding="utf-8").count("\n@") > 5
    assert main(["verify", str(file)]) == 0


def test_keys_of_all_kinds(tmp_path: Path) -> None:
    """Arrows, a bell, escape sequences put in by force, broken letters: nothing of it is obeyed when it is answered."""
    file = keep(new_table("base", ["Anna", "Bot1 (plain)", "Bot2 (plain)"], "1", first=0), tmp_path / "left.sab")
    words = Words("uk")
    with opened("--resume", str(file), "--language", "uk", data=tmp_path) as terminal:
        assert terminal.asked()
        for keys in (
            "\x16\x1b[2Jx",
            "? \x16\x1b]0;owned\x16\x07",
            "\x1b[A\x1b[Bab",
            "\x16\x9b2Jx",
            "\t\ty",
            "\x0c",
            "ж\x7fф",
        ):
            since = len(terminal.raw)
            terminal.answer(keys)
            answered = CONTROL.sub("", terminal.raw[since:].decode().partition("\n")[2])
            assert not set(answered) & set("\x1b\x07\x9b")
            assert b"\x1b]" not in terminal.raw[since:]
        for raw in (b"\xff\xfe", b"\xd0", b"\x00\x00", b"z" * 3000, "ж".encode()):
            terminal.type(raw + b"\r")
            assert terminal.asked()
        assert terminal.fresh[-1].endswith("· ?")
        assert "Traceback" not in terminal.printed
        terminal.answer(words.phrase("word-discard") + " 1")
        terminal.answer(words.phrase("word-quit"))
        assert terminal.status() == 0
    assert " 0 discard " in file.read_text(encoding="utf-8")
    assert main(["verify", str(file)]) == 0


def test_names_of_all_kinds(tmp_path: Path) -> None:
    """A name that could not be kept or shown is asked for again."""
    words = Words("en")
    with opened("--game", "duel", "rounds=1", "--language", "en", data=tmp_path) as terminal:
        terminal.answer("4")
        for name in ("a\x16\x1b[2Jb", "x" * 21, "Anna (plain)", "[bold]", "#1", "\x16\x07"):
            terminal.answer(name)
            [wrong] = [line for line in terminal.fresh[:-1] if line]
            assert wrong in (words.phrase("wrong-name"), words.phrase("wrong-name-long", most=20))
        terminal.answer("Жанна 李")
        terminal.answer("жанна 李")
        assert words.phrase("wrong-name-taken", name="жанна 李") in terminal.fresh
        terminal.answer("{$x} %s")
        terminal.answer()
        [file] = games(tmp_path)
        terminal.answer("quit")
        assert terminal.status() == 0
    assert "seat 0: person Жанна 李\n" in file.read_text(encoding="utf-8")
    assert main(["verify", str(file)]) == 0
