"""`saboteur load` with two nodes on one PostgreSQL: play, watchers, idle tables, storms, many tables."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from saboteur.lab.load import capacity
from tests.cli.running import saboteur
from tests.server.postgres import Postgres
from tests.server.running import ROOT

Loaded = Callable[..., dict[str, Any]]


@pytest.fixture
def loaded(postgres: Postgres) -> Loaded:
    """Runs the command on a few small tables; what it found."""

    def run(scenario: str, *words: str) -> dict[str, Any]:
        sizes = ("--nodes", "2", "--seats", "3", "--scenario", scenario, "--json", "--database", postgres.address)
        done = saboteur("load", *sizes, *words)
        assert (done.returncode, done.stderr) == (0, "")
        found: dict[str, Any] = json.loads(done.stdout)
        assert len(found["plan"]["urls"]) == 0  # they were not given
        return found

    return run


def test_people_of_one_table_play_at_two_nodes_and_others_watch(loaded: Loaded, postgres: Postgres) -> None:
    played = loaded("watchers", "--tables", "2", "--watchers", "3", "--seconds", "1")["played"]
    assert played["moves"] > 20
    assert 0 < played["p50_ms"] <= played["p99_ms"]
    assert played["processor_us_per_move"] > 0
    assert played["database_us_per_move"] > 0
    assert played["logged_bytes_per_move"] > 100
    assert played["step_bytes"] > 100
    assert not postgres.run("select 1 / count(*) from pg_namespace where nspname like 'load%'")  # nothing is left


def test_after_a_storm_everybody_is_back_and_no_table_is_read_twice(loaded: Loaded) -> None:
    storm = loaded("storm", "--tables", "3", "--seconds", "0.5")["storm"]
    assert storm["connections"] == 9
    assert 0 < storm["cut_p50_s"] <= storm["cut_all_s"]
    assert (storm["cut_read"], storm["killed_read"], storm["twice"]) == (0, 6, 0)


@pytest.mark.proof(minutes=1)
def test_idle_tables_and_many_new_ones_are_measured(loaded: Loaded) -> None:
    idle = loaded("idle", "--tables", "2", "--seconds", "0.5")["idle"]
    assert idle["connections"] == 6
    assert idle["memory_mb"] > 50
    opened = loaded("opening", "--tables", "30", "--seconds", "0.5")["opening"]
    assert opened["tables"] == 30
    assert 0 < opened["made_p50_ms"] < opened["seen_p99_ms"]
    assert opened["processor_us"] > 0


def test_tables_are_spread_over_two_databases_and_steps_are_written_to_both(loaded: Loaded, postgres: Postgres) -> None:
    rows = loaded("rows", "--tables", "5", "--nodes", "1", "--seconds", "0.3", "--database", postgres.address)["rows"]
    assert rows["steps"] > 20
    assert rows["steps_per_second"] == pytest.approx(rows["steps"] / 0.3, rel=0.9)
    assert rows["database_us"] > 0
    assert rows["step_bytes"] > 100


def test_the_capacity_that_is_written_down_is_worked_out_from_these_figures(capsys: pytest.CaptureFixture[str]) -> None:
    capacity.main([])
    assert capsys.readouterr().out in (ROOT / "docs" / "capacity.md").read_text(encoding="utf-8")
    capacity.main(["--people", "40", "--pace", "1", "--seats", "4"])
    assert "| moves a second | 10 |" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (("--nodes", "2"), "several nodes need --database postgresql://…"),
        (("--database", "tables.sqlite"), "tables.sqlite is no address of PostgreSQL; a file is made by itself"),
        (("--url", "http://127.0.0.1:1", "--scenario", "storm"), "only play or watchers"),
    ],
)
def test_what_does_not_go_together_is_a_sentence(words: tuple[str, ...], fault: str) -> None:
    done = saboteur("load", *words)
    assert done.returncode == 2
    assert fault in done.stderr
