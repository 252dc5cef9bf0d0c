"""`saboteur backup` and `saboteur restore`: while a server runs, and when it must not."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from saboteur.client.visitor import Visitor
from saboteur.server.wire.settings import Settings
from tests.cli.running import Here
from tests.server.running import started


def tables_in(path: Path) -> int:
    """How many tables a file has."""
    with closing(sqlite3.connect(path)) as connection:
        (count,) = connection.execute("select count(*) from game").fetchone()
    return int(count)


def test_a_backup_of_a_running_server_is_put_back_when_it_has_stopped(here: Here, tmp_path: Path) -> None:
    database, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    named = ("--database", str(database))
    with started(database) as server:
        person = Visitor.new(server.url, "Ann")
        table = person.create(Settings())
        done = here("backup", *named, str(copy))
        said = f"{copy} holds all 1 tables of {database} now, and is sound.\n"
        assert (done.status, done.out, done.err) == (0, said, "")
        person.create(Settings())
        done = here("restore", *named, "--force", str(copy))
        assert (done.status, done.out) == (2, "")
        port = server.url.rpartition(":")[2]
        assert done.err == f"saboteur restore: a server uses {database}: http://localhost:{port}. Stop it first\n"
        assert server.stop()[0] == 0
    done = here("restore", *named, str(copy))
    assert (done.status, done.out) == (2, "")
    assert done.err == f"saboteur restore: {database} is there already; --force sets it aside\n"
    assert tables_in(database) == 2
    done = here("restore", *named, "--force", str(copy))
    said = f"{database} holds the 1 tables of {copy} now.\nWhat was there is in {database}.old.\n"
    assert (done.status, done.out, done.err) == (0, said, "")
    assert (tables_in(database), tables_in(Path(f"{database}.old"))) == (1, 2)
    with started(database) as server:  # the cookie and the table are there again
        person.url = server.url
        assert person.ask("GET", "/api/me")["name"] == "Ann"
        assert person.ask("GET", f"/api/tables/{table}")["phase"] == "lobby"


def test_a_backup_is_restored_where_there_was_nothing(here: Here, tmp_path: Path) -> None:
    database, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    with started(database) as server:
        Visitor.new(server.url, "Ann").create(Settings())
    assert here("backup", "--database", str(database), str(copy)).status == 0
    elsewhere = tmp_path / "new" / "folder" / "tables.sqlite"
    done = here("restore", "--database", str(elsewhere), str(copy))
    assert (done.status, done.out) == (0, f"{elsewhere} holds the 1 tables of {copy} now.\n")
    assert tables_in(elsewhere) == 1


def test_what_cannot_be_copied_is_a_sentence(here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SABOTEUR_DATABASE", str(tmp_path / "tables.sqlite"))
    copy, letter = tmp_path / "copy.sqlite", tmp_path / "letter.txt"
    letter.write_text("Dear dwarves, " * 100, encoding="utf-8")
    for words, fault in (
        (("backup", str(copy)), f"there are no tables in {tmp_path / 'tables.sqlite'}"),
        (("backup", "--database", str(letter), str(copy)), f"{letter}: file is not a database"),
        (("backup", "--database", str(letter), str(letter)), f"{letter} is there already; --force replaces it"),
        (("backup", "--database", str(letter), str(tmp_path / "x" / "y")), f"there is no folder {tmp_path / 'x'}"),
        (("restore", str(copy)), f"there is no {copy}"),
        (("restore", str(letter)), f"{letter}: file is not a database"),
    ):
        done = here(*words)
        assert (done.status, done.out, done.err) == (2, "", f"saboteur {words[0]}: {fault}\n")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["letter.txt", "tables.sqlite.running"]
