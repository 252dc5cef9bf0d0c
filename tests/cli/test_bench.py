"""`saboteur bench`: every figure, in both forms where there are two, for people and for programs."""

import json
import re

import pytest

from saboteur.cli.form import COMPILED, INTERPRETED, form
from saboteur.engine.core.rng import Rng
from saboteur.engine.search.digging import Compass, Tally, play_games
from saboteur.lab.bench import budgets
from saboteur.rulesets import GAMES, ruleset
from tests.cli.running import Here, in_terminal, saboteur


@pytest.mark.parametrize(("words", "games"), [(["--here"], list(GAMES)), (["--games", "base"], ["base"])])
def test_its_figures_are_all_there_for_programs(words: list[str], games: list[str]) -> None:
    done = saboteur("bench", "--json", "--seconds", "0.001", *words)
    assert (done.returncode, done.stderr) == (0, "")
    report = json.loads(done.stdout)
    for key in ("saboteur", "python", "librt", "machine", "processor", "cores", "targets"):
        assert report[key], key
    assert report["seconds"] == 0.001
    assert len(report["import_seconds"]) == 3
    assert all(seconds > 0 for seconds in report["import_seconds"].values())
    assert form() in report["forms"]
    assert "--here" in words or INTERPRETED in report["forms"]
    assert report["compiled"] == (COMPILED in report["forms"])
    for figures in report["forms"].values():
        assert list(figures) == games
        for game, found in figures.items():
            assert found["seats"] == GAMES[game].usual_seats
            for policy in ("uniform", "digging"):
                assert found[policy]["moves_per_second"] > 0
                assert found[policy]["moves_per_round"] > 5
                assert 0 <= found[policy]["goals_turned"] <= 1
            for key in ("clone_microseconds", "playouts_per_second", "samples_per_second", "restore_milliseconds"):
                assert found[key] > 0, key
            assert set(found["surfaces"]) == {"game", "node", "run", "run_digging", "trials"}
            assert all(rate > 0 for rate in found["surfaces"].values())
            assert set(found["thinking"]) == (
                {"rated", "believed"} if "saboteur" in game or game == "base" else {"rated"}
            )
            assert all(rate > 0 for rate in found["thinking"].values())
    for form_name, figures in report["of_rules"].items():
        for game, shares in figures.items():
            found = report["forms"][form_name][game]
            assert shares["node"] == found["surfaces"]["node"] / found["uniform"]["moves_per_second"]
            assert shares["run_digging"] == found["surfaces"]["run_digging"] / found["digging"]["moves_per_second"]
            assert shares["trials"] == found["surfaces"]["trials"] / found["playouts_per_second"]
    if len(report["forms"]) > 1:
        for ratios in report["ratios"].values():
            assert set(ratios) >= {
                "uniform",
                "digging",
                "clone",
                "playouts",
                "samples",
                "restore",
                "game",
                "node",
                "trials",
            }
            assert all(ratio > 0 for ratio in ratios.values())
        for game, ratios in report["ratios"].items():
            rates = [report["forms"][name][game]["uniform"]["moves_per_second"] for name in (COMPILED, INTERPRETED)]
            assert ratios["uniform"] == pytest.approx(rates[0] / rates[1])
    else:
        assert report["ratios"] == {}


def test_it_draws_a_table_for_people_and_progress_in_a_terminal() -> None:
    seen = in_terminal("bench", "--here", "--seconds", "0.001", "--games", "base")
    assert seen.status == 0
    assert "━" in seen.text or "─" in seen.text
    assert re.search(rf"{form()} +of target", seen.text)
    assert re.search(r"uniform, moves/s +[\d,]+ +\d+%", seen.text)
    assert re.search(r"restore 200 moves, ms +\d+\.\d\d", seen.text)
    assert re.search(r"import saboteur: \d+ ms, \d+% of target", seen.text)
    assert re.search(r"Node, moves/s +[\d,]+", seen.text)
    assert re.search(rf"of the rules alone, {form()}: Game \d+%, Node \d+%, Node.run \d+%", seen.text)
    assert "solo" not in seen.text.rpartition("\x1b[K")[2]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--games", "base,chess"], "unknown game 'chess': expected base, saboteur2, duel, solo"),
        (["--games", ""], "unknown game ''"),
        (["--seconds", "0"], "expected seconds, more than 0 and at most 600, found '0'"),
        (["--seconds", "soon"], "found 'soon'"),
        (["--seconds", "nan"], "found 'nan'"),
    ],
)
def test_a_bad_argument_is_explained(here: Here, words: list[str], message: str) -> None:
    done = here("bench", *words)
    assert done.status == 2
    assert message in done.err


def test_control_c_ends_it_quietly() -> None:
    seen = in_terminal("bench", "--seconds", "20", interrupt_at="base uniform")
    assert seen.status == 130
    assert "Traceback" not in seen.text


@pytest.mark.parametrize("game", GAMES)
def test_digging_turns_a_goal_over_in_a_quarter_of_the_rounds(game: str) -> None:
    fresh, tally = ruleset(game, {}).state(GAMES[game].usual_seats), Tally()
    play_games(fresh, Rng(1), 4000, Compass(fresh.rules), tally)
    assert tally.turned * 4 >= tally.rounds > 50


def test_secrets_are_compared_in_two_worlds(here: Here) -> None:
    done = here("bench", "--secrets", "--pairs", "100", "--games", "base,solo")
    assert done.status == 0
    lines = done.out.splitlines()
    assert [line.split("  ")[0] for line in lines if line.startswith(("base", "solo"))] == [
        f"{game}, {kind}" for game in ("base", "solo") for kind in ("refused", "why", "what_if")
    ]
    found = json.loads(here("bench", "--secrets", "--pairs", "100", "--games", "duel", "--json").out)
    assert found["nanoseconds"]["duel"]["why"]["pairs"] >= 100
    assert here("bench", "--secrets", "--pairs", "9").status == 2


def test_moves_of_bots_are_timed_at_every_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "BUDGETS", {"easy": 1000.0})
    names: list[str] = []
    found = budgets.measure_budgets(["duel", "solo"], 1, Named(names))
    assert names == ["duel, 2, easy", "solo, 1, easy"]
    assert budgets.steps(["duel", "solo"]) == 2
    for spent in found:
        assert spent.is_kept
        assert 0 < spent.seen.mean < spent.moves.mean < 1000
        assert spent.moves.moves > 10
    monkeypatch.setattr(budgets, "BUDGETS", {"easy": 0.001})
    lines = list(budgets.budget_lines(found))
    assert [line.split("  ")[0] for line in lines[1:]] == ["duel, 2 seats, easy", "solo, 1 seat, easy"]
    assert all(line.endswith("EXCEEDED") for line in lines[1:])
    assert saboteur("bench", "--bots", "--rounds", "0").returncode == 2


class Named:
    """Notes what is measured."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def step(self, what: str) -> None:
        self.names.append(what)
