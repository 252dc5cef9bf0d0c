"""The file of a game: complete whenever the program is stopped, private, and its clock continues."""

from __future__ import annotations

import os
import resource
import signal
import stat
from datetime import datetime
from pathlib import Path

import pytest

from saboteur import ruleset
from saboteur.cli import Unusable
from saboteur.cli.main import main
from saboteur.cli.playing.keeping import (
    Keeper,
    folder,
    is_torn,
    last_unfinished,
    mark_of,
    new_file,
    now_text,
    read_table,
)
from saboteur.cli.records import json_text
from saboteur.notation.records.record import Chair
from saboteur.notation.records.text import record_text
from saboteur.notation.records.wellformed import is_date
from saboteur.notation.statements import parse_statement
from saboteur.table.table import Table
from tests.table.playing import taken


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the user's data is."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def begun(*, rounds: int = 1) -> Table:
    """A game of one, dealt."""
    table = Table(ruleset("solo", rounds=rounds), 1, seed="luck", chairs=[Chair("person", "Anna")], begun=now_text())
    table.begin(time=0)
    return table


def moved(table: Table, time: int | None = None) -> None:
    """One move on."""
    taken(table.submit(0, next(iter(table.game.legal_moves)), time=time))


def test_the_folder_is_that_of_the_user_s_data(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert folder() == data / "saboteur" / "games"
    monkeypatch.setenv("HOME", str(data / "home"))
    for unset in ("", "relative/path"):  # as the standard has it
        monkeypatch.setenv("XDG_DATA_HOME", unset)
        assert folder() == data / "home" / ".local" / "share" / "saboteur" / "games"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert folder() == data / "home" / ".local" / "share" / "saboteur" / "games"


def test_no_two_games_have_the_same_file() -> None:
    now = datetime(2026, 11, 16, 18, 0, 5)  # noqa: DTZ001  # the user's own time
    names = []
    for _ in range(3):
        path = new_file(now)
        Keeper(path, begun()).keep()
        names.append(path.name)
    assert names == ["2026-11-16-180005.sab", "2026-11-16-180005-2.sab", "2026-11-16-180005-3.sab"]


def test_a_record_grows_by_its_lines_for_its_owner_only_and_nothing_stays_beside_it(data: Path) -> None:
    before = os.umask(0o022)
    try:
        keeper = Keeper(data / "new" / "folder" / "game.sab", begun())
        keeper.keep()
        written = keeper.path.stat().st_ino
        for _ in range(3):
            moved(keeper.table)
            keeper.keep()
            assert keeper.path.read_text(encoding="utf-8") == record_text(keeper.table.record(), sums=False)
            assert stat.S_IMODE(keeper.path.stat().st_mode) == 0o600
            assert [path.name for path in keeper.path.parent.iterdir()] == ["game.sab"]
        assert keeper.path.stat().st_ino == written  # the same file, and not another in its place
    finally:
        os.umask(before)
    assert read_table(str(keeper.path)).record() == keeper.table.record()


def test_each_commit_is_synced_once_and_nothing_else_is(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = Keeper(data / "game.sab", begun())
    keeper.keep()
    seen: list[str] = []
    monkeypatch.setattr("os.fsync", lambda _: seen.append(keeper.path.read_text(encoding="utf-8")))
    keeper.keep()
    assert seen == []
    taken(keeper.table.say(0, parse_statement("need lamp")))
    moved(keeper.table)
    keeper.keep()
    keeper.keep()
    assert seen == [record_text(keeper.table.record(), sums=False)]


def test_a_game_that_goes_on_in_two_windows_is_not_written_over(data: Path) -> None:
    first = Keeper(data / "game.sab", begun())
    first.keep()
    second = Keeper(first.path, read_table(str(first.path)))
    moved(second.table)
    second.keep()
    kept = first.path.read_text(encoding="utf-8")
    with pytest.raises(Unusable, match="another window"):
        first.keep()
    assert first.path.read_text(encoding="utf-8") == kept
    moved(second.table)
    second.keep()
    first.path.unlink()  # one that is gone is written again
    second.keep()
    assert first.path.exists()


def test_what_another_window_wrote_while_a_game_was_read_is_not_written_over(data: Path) -> None:
    first = Keeper(data / "game.sab", begun())
    first.keep()
    mark, table = mark_of(first.path), read_table(str(first.path))
    moved(first.table)
    first.keep()
    with pytest.raises(Unusable, match="another window"):
        Keeper(first.path, table, mark).keep()
    assert read_table(str(first.path)).record() == first.table.record()


def test_only_what_is_appended_to_can_be_torn(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = data / "game.json"
    path.write_text(json_text(begun().record()).rstrip("\n"), encoding="utf-8")
    assert not is_torn(path)
    assert main(["play", "--resume", "-"]) == 2
    assert "a game goes on in its file" in capsys.readouterr().err


@pytest.mark.parametrize("failing", ["os.fsync", "pathlib.Path.replace"])
@pytest.mark.parametrize("ends", [False, True])
def test_whatever_fails_the_file_before_is_still_whole(
    failing: str, ends: bool, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = Keeper(data / "game.sab", begun())
    keeper.keep()
    before = keeper.path.read_text(encoding="utf-8")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(failing, fail)
    moved(keeper.table)
    while ends and not keeper.table.over:
        moved(keeper.table)
    if failing == "pathlib.Path.replace" and not ends:  # nothing is put in its place: a line is appended
        keeper.keep()
        assert read_table(str(keeper.path)).record() == keeper.table.record()
        return
    with pytest.raises(Unusable, match=r"No space left on device; `--file` names another"):
        keeper.keep()
    assert keeper.path.read_text(encoding="utf-8") == before
    assert read_table(str(keeper.path)).number < keeper.table.number
    monkeypatch.undo()
    keeper.keep()
    assert read_table(str(keeper.path)).record() == keeper.table.record()


def test_what_was_written_in_part_is_taken_back(data: Path) -> None:
    """The disk is full in the middle of a line."""
    keeper = Keeper(data / "game.sab", begun())
    keeper.keep()
    before = keeper.path.read_bytes()
    moved(keeper.table)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + 5, limits[1]))
        with pytest.raises(Unusable, match="File too large"):
            keeper.keep()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, handler)
    assert keeper.path.read_bytes() == before
    keeper.keep()
    assert read_table(str(keeper.path)).record() == keeper.table.record()


def test_a_last_line_that_was_cut_off_is_left_out_and_nothing_else(data: Path) -> None:
    """Wherever it was cut, in the middle of a letter too: only a line with its end was acknowledged."""
    table = begun()
    moved(table)
    taken(table.sit(0, Chair("person", "Ґанна")))
    whole = record_text(table.record(), sums=False).encode()
    path = data / "torn.sab"
    for cut in range(whole.index(b"\n\n") + 2, len(whole)):
        path.write_bytes(whole[:cut])
        lines = whole[:cut].decode(errors="replace").split("\n\n")[1].count("\n")
        assert read_table(str(path)).record().lines == table.record().lines[:lines]
        assert is_torn(path) == (whole[cut - 1 : cut] != b"\n")
    for cut in range(whole.index(b"\n\n") + 1):
        path.write_bytes(whole[:cut])
        with pytest.raises(Unusable, match=r"torn\.sab"):
            read_table(str(path))
    path.write_bytes(whole[:-6].replace(b"deal", b"de\xffl"))
    with pytest.raises(Unusable, match="not text in UTF-8"):
        read_table(str(path))


def test_time_goes_on_where_it_stopped_and_breaks_do_not_count(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1000.0]
    monkeypatch.setattr("time.monotonic", lambda: clock[0])
    table = begun()
    keeper = Keeper(data / "game.sab", table)
    assert keeper.now == 0
    clock[0] += 12.5
    assert keeper.now == 12_500
    moved(table, keeper.now)
    keeper.keep()
    clock[0] += 99_999  # the computer was off
    again = Keeper(data / "game.sab", read_table(str(data / "game.sab")))
    assert again.now == 12_500
    clock[0] += 1
    moved(again.table, again.now)
    assert [line.time for line in again.table.record().lines] == [0, 12_500, 13_500]


def test_a_game_that_ended_says_when(data: Path) -> None:
    table = begun()
    keeper = Keeper(data / "game.sab", table)
    keeper.keep()
    assert table.ended == ""
    while not table.game.over:
        moved(table)
    keeper.keep()
    assert is_date(table.ended)
    ended = table.ended
    keeper.keep()
    assert table.ended == ended
    text = keeper.path.read_text(encoding="utf-8")
    assert text == record_text(table.record())  # with sums: no line follows
    assert f"ended: {ended}\n" in text
    assert "\nresult: " in text


def test_the_last_game_left_is_the_one_played_last_that_has_not_ended() -> None:
    assert last_unfinished() is None
    abandoned = {"f": None, "g": 0, "h": 0}
    for number, (name, time) in enumerate(
        [("b", None), ("c", None), ("a", None), ("d", None), ("f", None), ("g", 1500), ("h", None)]
    ):
        keeper = Keeper(folder() / f"{name}.sab", begun())
        while name == "d" and not keeper.table.game.over:
            moved(keeper.table)
        if name in abandoned:
            keeper.table.abandon("", abandoned[name], time=time)
        keeper.keep()
        os.utime(keeper.path, (number, number))
    (folder() / "e.txt").write_text("", encoding="utf-8")
    assert last_unfinished() == folder() / "a.sab"
    for path in folder().iterdir():
        path.unlink()
    assert last_unfinished() is None


def test_what_cannot_be_read_or_go_on_says_why(data: Path) -> None:
    with pytest.raises(Unusable, match="no such file"):
        read_table(str(data / "none.sab"))
    by_hand = Table(ruleset("solo"), 1, chairs=[Chair("person")])
    (data / "hand.sab").write_text(record_text(by_hand.record()), encoding="utf-8")
    with pytest.raises(Unusable, match="its deals were written by hand"):
        read_table(str(data / "hand.sab"))


def test_a_game_of_another_version_is_neither_offered_nor_touched(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It was begun by other rules: only the program that began it can go on."""
    left = folder() / "left.sab"
    Keeper(left, begun()).keep()
    text = left.read_text(encoding="utf-8").replace("saboteur record 2", "saboteur record 1")
    left.write_text(text, encoding="utf-8")
    assert last_unfinished() is None
    assert last_unfinished(other_versions=True) == left
    for words in (["--resume"], ["--resume", str(left)]):
        assert main(["play", *words]) == 2
        told = capsys.readouterr().err
        assert told.startswith(f"saboteur play: {left}: this record was played by the rules of version 1, ")
        assert told.endswith("; the file is left as it is\n")
    Keeper(folder() / "new.sab", begun()).keep()
    assert last_unfinished() == folder() / "new.sab"
    os.utime(left, (2**31, 2**31))  # the later one, and still not offered
    assert last_unfinished() == folder() / "new.sab"
    assert main(["play", "--file", str(left)]) == 2
    assert "this file already exists" in capsys.readouterr().err
    assert left.read_text(encoding="utf-8") == text
    assert sorted(path.name for path in folder().iterdir()) == ["left.sab", "new.sab"]
