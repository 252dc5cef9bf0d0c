"""`saboteur bench --referee`: moves a second through the process, for people and for programs."""

from __future__ import annotations

import json
import re

from saboteur.cli.form import form
from saboteur.lab.bench.refereeing import TARGET, Figures
from tests.cli.running import saboteur


def test_its_figures_are_all_there_for_programs() -> None:
    done = saboteur("bench", "--referee", "--json", "--seconds", "0.001", "--games", "solo")
    assert (done.returncode, done.stderr) == (0, "")
    report = json.loads(done.stdout)
    assert (report["form"], report["target"]) == (form(), TARGET)
    assert list(report["moves_per_second"]) == ["solo"]
    for figures in report["moves_per_second"].values():
        assert figures.keys() == Figures.__annotations__.keys()
        assert all(rate > 50 for rate in figures.values())


def test_it_draws_a_table_for_people() -> None:
    done = saboteur("bench", "--referee", "--seconds", "0.001", "--games", "solo")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"sent all at once +[\d,]+\n +of the target +\d+%\n", done.stdout)
    assert f"The target is {TARGET:,}" in done.stdout
