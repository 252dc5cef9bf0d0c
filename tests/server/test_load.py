"""`saboteur load`: real clients play whole games, and what it cost is told."""

import json
from contextlib import closing
from pathlib import Path

import pytest

from saboteur.cli.commands.load import played_lines, stored_lines
from saboteur.lab.load import waking
from saboteur.lab.load.attic import fill
from saboteur.lab.load.crowd import CrowdFailed
from saboteur.lab.load.load import MOVES, load
from saboteur.lab.load.plan import Plan
from saboteur.server.store.schema import bring_up
from saboteur.server.store.sqlite import connected
from tests.cli.running import saboteur
from tests.server.running import started


def test_people_play_and_stored_tables_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waking, "QUIET", 0.2)
    plan = Plan(tables=2, seats=3, pace=0, seconds=2, processes=1, stored=60)
    played, stored = load(plan)
    assert played.moves > MOVES
    assert 0 < played.p50_ms <= played.p95_ms <= played.p99_ms
    assert played.processor_us_per_move is not None
    assert played.processor_us_per_move > 0
    assert played.moves_per_second == pytest.approx(played.moves / 2, rel=0.2)
    assert played.step_bytes is not None
    assert 50 < played.step_bytes < 2000
    assert played.wire_bytes_per_move > 3 * 200  # an event, its sentence and the question, to each of three
    assert stored is not None
    assert (stored.tables, stored.moves, stored.left_open) == (60, MOVES, 0)
    assert stored.table_kb < 300
    assert 0 < stored.back_p50_ms <= stored.back_p99_ms
    printed = " ".join(" ".join([*played_lines(played), *stored_lines(stored)]).split())
    for figure in (
        f"moves a second {played.moves_per_second:,.0f} ",
        f"p95 {played.p95_ms:.1f}, p99 {played.p99_ms:.1f} ",
        f"server, processor µs/move {played.processor_us_per_move:.0f} ",
        f"server, KB a connection {played.connection_kb:.1f} ",
        f"server, KB a table opened {stored.table_kb:.1f} ",
    ):
        assert figure in printed, printed


def test_stored_tables_are_at_most_as_long_as_a_game_that_was_played(tmp_path: Path) -> None:
    with closing(connected(tmp_path / "db")) as connection:
        bring_up(connection)
        connection.execute("insert into game values('g', '{\"id\":\"g\"}', 'playing', 0, null, 0, null, '')")
        connection.executemany("insert into step values('g', ?, 'ann', null, 0, '', 'line')", [(1,), (2,), (3,)])
    assert fill(tmp_path / "db", 2, 130) == (["stored-000000", "stored-000001"], 3)
    assert fill(tmp_path / "db", 0, 2) == ([], 2)
    with closing(connected(tmp_path / "db")) as connection:
        found = connection.execute("select game, count(*) from step group by game order by game").fetchall()
    assert found == [("g", 3), ("stored-000000", 3), ("stored-000001", 3)]


def test_a_pace_is_kept() -> None:
    played, stored = load(Plan(tables=4, seats=3, pace=0.5, seconds=2))
    assert stored is None
    assert 8 <= played.moves <= 24  # 4 tables, a move each half second, seen a little later


def test_a_running_server_with_limits_says_so(tmp_path: Path) -> None:
    with started(tmp_path / "tables.sqlite") as server:
        done = saboteur(
            "load", "--tables", "1", "--seats", "3", "--pace", "0.1", "--seconds", "0.5", "--json", "--url", server.url
        )
        assert (done.returncode, done.stderr) == (0, "")
        found = json.loads(done.stdout)
        assert found["played"]["moves"] > 0
        assert found["played"]["processor_us_per_move"] is None  # of somebody else's process nothing is known
        assert found["stored"] is None
        with pytest.raises(CrowdFailed, match="arrive: too_much"):
            load(Plan(tables=30, seats=3, pace=1, seconds=0.1, urls=(server.url,)))
