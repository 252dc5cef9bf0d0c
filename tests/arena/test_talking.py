"""What bots of different temperaments say is measured: how much, how true, and whom it moves."""

from dataclasses import replace

import pytest

from saboteur.bots.belief.eye import Eye
from saboteur.bots.thinking.level import NORMAL
from saboteur.bots.thinking.temper import TEMPERS
from saboteur.lab.watching.talking import Talk, lines, talk

TINY = replace(NORMAL, work=0, candidates=2, eye=Eye(hands=1))


@pytest.fixture(scope="module")
def found() -> Talk:
    return talk(TINY, 6, "tiny")


def test_what_is_said_moves_listeners_as_it_is_meant(found: Talk) -> None:
    assert found.moved["as meant"] > 4 * found.moved["otherwise"] > 0
    assert found.movement > 0


def test_gold_diggers_report_what_they_saw_and_saboteurs_mislead(found: Talk) -> None:
    diggers, saboteurs = found.sides["digger"], found.sides["saboteur"]
    assert diggers.reports
    assert all(diggers.reports)
    assert not all(saboteurs.reports)
    assert sum(diggers.opinions) / len(diggers.opinions) > sum(saboteurs.opinions) / len(saboteurs.opinions)


def test_every_temperament_is_counted_equally_often(found: Talk) -> None:
    assert {name: each.seats for name, each in found.tempers.items()} == dict.fromkeys(TEMPERS, 5)
    assert found.tempers["loud"].statements > found.tempers["cautious"].statements
    assert sum(each.statements for each in found.sides.values()) == found.statements > 0
    shown = list(lines(found))
    assert shown[0].startswith("6 rounds, ")
    assert [line.split(" | ")[0].strip("| ") for line in shown[-len(TEMPERS) :]] == list(TEMPERS)
