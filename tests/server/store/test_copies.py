"""Backups: whole, sound, taken while others write, and put back without what lay beside the old file."""

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from saboteur.server.holding import held
from saboteur.server.store.copies import Unsound, copied, looked_through, put_in_place
from saboteur.server.store.schema import VERSIONS
from saboteur.server.store.sqlite import SqliteStore, connected
from tests.server.running import run
from tests.server.store.stores import MARK, game, step


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A file with one game of three steps."""
    path = tmp_path / "tables.sqlite"

    async def main() -> None:
        store = SqliteStore(path)
        await store.create(game("g"))
        for number in (1, 2, 3):
            assert await store.append(step("g", number), MARK)
        await store.close()

    run(main())
    return path


def steps_in(path: Path) -> int:
    """How many steps a file has."""
    with closing(sqlite3.connect(path)) as connection:
        (count,) = connection.execute("select count(*) from step").fetchone()
    return int(count)


def test_a_copy_is_one_file_that_only_its_owner_reads(database: Path, tmp_path: Path) -> None:
    to = tmp_path / "copies" / "copy.sqlite"
    to.parent.mkdir()
    assert copied(database, to) == 1
    assert [path.name for path in to.parent.iterdir()] == ["copy.sqlite"]
    assert stat.S_IMODE(to.stat().st_mode) == 0o600
    assert looked_through(to) == 1
    assert steps_in(to) == 3


def test_a_copy_is_taken_while_others_write(tmp_path: Path) -> None:
    path, to = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"

    async def main() -> None:
        store = SqliteStore(path)
        await store.create(game("g"))
        stop = asyncio.Event()

        async def writes() -> int:
            number = 0
            while not stop.is_set():
                number += 1
                assert await store.append(step("g", number, lines="1 discard base_ns\n" * 50), MARK)
            return number

        writing = asyncio.create_task(writes())
        counts = []
        for _ in range(5):
            await asyncio.sleep(0.02)
            assert await asyncio.to_thread(copied, path, to) == 1
            counts.append(steps_in(to))
        stop.set()
        assert counts == sorted(counts)
        assert 0 < counts[0] < counts[-1] <= await writing
        await store.close()

    run(main())


def test_a_copy_is_put_in_place_and_nothing_of_the_old_file_gets_into_it(database: Path, tmp_path: Path) -> None:
    backup = tmp_path / "copy.sqlite"
    copied(database, backup)
    with closing(connected(database)) as connection:
        connection.execute("insert into step values('g', 4, '', null, 0, '', '')")
        beside = Path(f"{database}-wal").read_bytes()
        assert beside
        kept = tmp_path / "kept-wal"
        kept.write_bytes(beside)
    Path(f"{database}-wal").write_bytes(kept.read_bytes())  # as a server that was killed leaves it
    assert put_in_place(backup, database) == 1
    assert not Path(f"{database}-wal").exists()
    assert steps_in(database) == 3
    assert steps_in(Path(f"{database}.old")) == 4
    assert sorted(path.name for path in tmp_path.glob("*.new*")) == []


def test_what_root_puts_in_place_belongs_to_the_owner_of_the_folder(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backup, service = tmp_path / "copy.sqlite", tmp_path / "service"
    copied(database, backup)
    given: dict[str, tuple[int, int]] = {}
    monkeypatch.setattr("os.chown", lambda path, user, group, **_: given.update({Path(path).name: (user, group)}))
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    put_in_place(backup, database)
    assert given == {}, "who is not root gives nothing away"
    monkeypatch.setattr("os.geteuid", lambda: 0)
    with held(service / "tables.sqlite"):
        put_in_place(backup, service / "tables.sqlite")
    folder = service.stat()
    assert given == dict.fromkeys(("tables.sqlite.running", "tables.sqlite.new"), (folder.st_uid, folder.st_gid))
    with held(service / "tables.sqlite"):
        assert len(given) == 2, "a note that was there belongs to whom it did"


def broken(path: Path) -> None:
    """A page in the middle is overwritten."""
    content = bytearray(path.read_bytes())
    assert len(content) > 6 * 4096
    for page in range(1, len(content) // 4096):
        content[page * 4096 : page * 4096 + 64] = b"\xff" * 64
    path.write_bytes(content)


def test_a_file_that_is_not_sound_is_neither_taken_nor_put_back(database: Path, tmp_path: Path) -> None:
    backup = tmp_path / "copy.sqlite"
    copied(database, backup)
    broken(backup)
    with pytest.raises(Unsound, match=r"copy\.sqlite is damaged"):
        put_in_place(backup, database)
    assert steps_in(database) == 3
    good = (tmp_path / "good.sqlite").write_bytes(b"what was there")
    broken(database)
    with pytest.raises(Unsound):
        copied(database, tmp_path / "good.sqlite")
    assert (tmp_path / "good.sqlite").stat().st_size == good
    assert list(tmp_path.glob("*.part")) == []


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("delete from step where number = 2", "steps of the table g are missing"),
        (f"pragma user_version = {len(VERSIONS) + 1}", "version"),
        ("pragma user_version = 0", "no tables of this program"),
    ],
)
def test_a_file_with_a_gap_or_of_another_program_is_found(database: Path, change: str, why: str) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute(change)
    with pytest.raises(Unsound, match=why):
        looked_through(database)


def test_no_file_and_no_database_are_said_to_be_that(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear dwarves, " * 100, encoding="utf-8")
    with pytest.raises(Unsound, match="file is not a database"):
        looked_through(tmp_path / "letter.txt")
    with pytest.raises(Unsound, match="unable to open"):
        copied(tmp_path / "nothing", tmp_path / "copy")
    assert not (tmp_path / "nothing").exists()
    assert not (tmp_path / "copy").exists()
