"""`saboteur fairness`: the figures as a command. That they are right: tests/fair."""

import json
import re

import pytest

from saboteur.lab.fairness.badshuffles import BAD
from saboteur.rulesets import GAMES
from tests.cli.running import Here, in_terminal

ROW = re.compile(r"(\S.*?) +([\d,]+) +([\d,.]+) +([\d,]+) +([01]\.\d{5})(  .*)?")


@pytest.mark.parametrize("game", GAMES)
def test_a_line_for_every_table(here: Here, game: str) -> None:
    done = here("fairness", "--game", game, "--deals", "1,000", "--seeds", "test")
    assert (done.status, done.err) == (0, "")
    rows = {match[1]: match for line in done.out.splitlines() if (match := ROW.fullmatch(line))}
    expected = {"deck by place", "deck: the first two", "first goal by top card", "first goal by that of round 2"}
    if game in ("base", "saboteur2"):
        expected |= {"roles by seat", "goals by cell", "first seat", "role of seat 0 by first goal"}
    else:
        expected |= {"veins by cell"}
    assert expected | ({"nuggets by place"} if game == "base" else set()) <= rows.keys()
    for match in rows.values():
        assert 0 < int(match[4].replace(",", "")) < int(match[2].replace(",", ""))
        assert match[6] is None
    assert done.out.endswith("uniform, as far as this tells.\n")


def test_the_counts_of_small_tables_are_printed(here: Here) -> None:
    done = here("fairness", "--deals", "1000", "--seats", "3")
    [rows] = re.findall(r"roles by seat +digger +saboteur\n((?:  .*\n)+)", done.out)
    counts = [[int(count) for count in re.findall(r"\b\d+$|\b\d+(?= )", row[16:])] for row in rows.splitlines()]
    assert [sum(row) for row in counts[:4]] == [1000] * 4
    assert [sum(column) for column in zip(*counts[:4], strict=True)] == [3000, 1000]


def test_the_same_seeds_give_the_same_figures_and_others_others(here: Here) -> None:
    one, again, other = (
        here("fairness", "--deals", "1000", "--game", "duel", "--seeds", seeds).out for seeds in ("a", "a", "b")
    )
    assert one == again
    assert one != other
    unnamed = [here("fairness", "--deals", "1000", "--game", "solo").out for _ in range(2)]
    assert unnamed[0] != unnamed[1]


def test_for_programs(here: Here) -> None:
    report = json.loads(here("fairness", "--deals", "1000", "--seeds", "test", "--json", "rounds=2").out)
    assert (report["game"], report["seats"], report["deals"], report["biased"]) == ("base rounds=2", 5, 1000, None)
    assert all(table["uniform"] and 0 < table["p"] < 1 for table in report["tables"])
    deck = report["counts"]["deck by place"]
    assert len(deck["places"]) == 67
    assert all(sum(row) == 1000 and len(row) == len(deck["kinds"]) for row in deck["places"])


@pytest.mark.parametrize("name", BAD)
def test_a_bad_shuffle_is_found_and_ends_with_1(here: Here, name: str) -> None:
    done = here("fairness", "--deals", "1500", "--seeds", "a test", "--biased", name)
    assert done.status == 1
    assert "NOT UNIFORM" in done.out
    assert f"dealt by the bad shuffle '{name}'" in done.out
    assert done.out.endswith("these deals are not uniform.\n")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--deals", "10"], "expected a number from 1,000 to 100,000,000, found '10'"),
        (["--deals", "many"], "found 'many'"),
        (["--biased", "evil"], "invalid choice: 'evil'"),
    ],
)
def test_a_bad_argument_is_explained(here: Here, words: list[str], message: str) -> None:
    done = here("fairness", *words)
    assert (done.status, done.out) == (2, "")
    assert message in done.err


def test_progress_is_shown_in_a_terminal() -> None:
    seen = in_terminal("fairness", "--deals", "1000", "--game", "solo", "--seeds", "test")
    assert seen.status == 0
    assert re.search(r"fairness [━─]{20} \d+%  \d+ of 1,000 deals", seen.text)


def test_control_c_ends_it_quietly() -> None:
    seen = in_terminal("fairness", "--deals", "10000000", interrupt_at="deals")
    assert seen.status == 130
    assert "Traceback" not in seen.text
