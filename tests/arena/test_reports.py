"""The pages are whole and show what the figures say, also with bots whose names are long or odd."""

import json
import re
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from saboteur.bots.builtin import BUILT_IN
from saboteur.bots.uniform import Uniform
from saboteur.lab.contest.contest import Contest
from saboteur.lab.contest.document import document
from saboteur.lab.contest.lineup import Form, lineups
from saboteur.lab.contest.playing import play_deal
from saboteur.lab.contest.presets import table_contests, table_rows
from saboteur.lab.contest.report import report
from saboteur.lab.contest.standings import Standings
from saboteur.lab.simulation.estimates import Estimate
from saboteur.lab.watching.calibration import Bin, Watched
from saboteur.lab.watching.document import Watch
from saboteur.lab.watching.report import report as watch_report
from saboteur.lab.watching.rounds import watched_contests
from tests.simulation.test_report import LOUD, Page

ODD = "a<b>&bot-with-a-name-as-long-as-a-line-of-text"


def standings_of(game: str, seats: int, form: Form, timed: bool = False) -> Standings:
    """Two deals of two bots."""
    contest = Contest(game, seats, (ODD, "random"), lineups(form, 2))
    standings = Standings(contest)
    for deal in (1, 2):
        standings.add(play_deal(contest, deal, timed=timed))
    return standings


@pytest.fixture(autouse=True)
def odd_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot with that name; a shell would read it otherwise."""
    monkeypatch.setitem(BUILT_IN, ODD, Uniform)
    monkeypatch.setattr("saboteur.lab.contest.contest.short_name", lambda bot: bot)


def pages() -> dict[str, str]:
    """Each kind of page."""
    several = [standings_of("base rounds=1", seats, "roles", timed=True) for seats in (3, 4)]
    table = [Standings(contest) for contest in table_contests(ODD, "random", "test", "x")]
    for each in table:
        each.add(play_deal(each.contest, 1))
    half = Estimate(0.5, 0.4, 0.6, 10)
    watch = Watch(
        watched_contests([ODD], "x", 5.0)[1],
        "trust",
        {"scale": 2.0},
        10,
        0.5,
        Watched((half,) * 13, (Bin(0.5, half),), 0.02),
    )
    return {
        "several": report(several, [], "saboteur arena --bot 'a<b>'", "1.2.3"),
        "one": report([standings_of("duel rounds=1", 2, "half")], [], "x", "1"),
        "table": report(table, list(table_rows(table)), "x", "1"),
        "nothing": report([Standings(Contest("solo", 1, (ODD, "random"), lineups("all", 2)))], [], "x", "1"),
        "watch": watch_report(watch, "x", "1"),
    }


def test_pages_are_whole_and_need_nothing_else() -> None:
    for kind, text in pages().items():
        page = Page(text)
        assert not set(page.seen) & LOUD
        assert "://" not in text
        assert "<b>&" not in text
        assert page.seen["svg"] == text.count("<desc>"), kind
        assert (page.seen["svg"] > 0) == (kind != "nothing")
        assert page.seen["h1"] == 1
        for drawn in re.findall(r"<svg.*?</svg>", text, re.DOTALL):
            root = ET.fromstring(drawn)
            _, _, width, _ = map(float, root.attrib["viewBox"].split())
            for shape in root.iter("rect"):
                assert 0 <= float(shape.attrib["x"]) <= width
                assert float(shape.attrib["width"]) >= 0
            for shape in root.iter("circle"):
                assert 0 <= float(shape.attrib["cx"]) <= width
            places = [float(line.attrib["x2"]) - float(line.attrib["x1"]) for line in root.iter("line")]
            assert all(place >= 0 for place in places)


def plain(standings: Standings) -> Any:
    """A contest as programs get it."""
    [found] = json.loads(json.dumps(document([standings], [], "1")))["contests"]
    return found


def test_the_page_has_every_figure_of_the_document() -> None:
    standings = standings_of("base rounds=1", 3, "roles", timed=True)
    text = report([standings], [], "x", "1")
    found = plain(standings)
    for rows in found["figures"]["diggers"].values():
        assert f"{100 * rows['rounds']['value']:.1f} %" in text
    assert "Milliseconds a move" in text
    assert len(found["times"]) == 2
    assert "times" not in plain(standings_of("duel rounds=1", 2, "half"))
