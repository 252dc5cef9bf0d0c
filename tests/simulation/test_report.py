"""The page is complete and needs no other files; plots agree with the figures."""

import itertools
import re
from collections import Counter
from dataclasses import replace
from html.parser import HTMLParser
from xml.etree import ElementTree as ET

import pytest

from saboteur.lab.simulation.estimates import Estimate, distribution
from saboteur.lab.simulation.measuring import play_game
from saboteur.lab.simulation.plan import Plan
from saboteur.lab.simulation.plots import WIDTH, Bar, Curve, Scale, bars, curves, dots, histogram
from saboteur.lab.simulation.report import report
from saboteur.lab.simulation.summary import Measure, Summary, summary
from saboteur.lab.simulation.tally import Tally
from tests.simulation.casts import cast
from tests.simulation.test_summary import GAMES, PLAN, tallied

EMPTY = frozenset({"meta", "br", "rect", "line", "circle", "path"})
LOUD = frozenset({"script", "link", "img", "iframe", "object", "embed", "form", "base"})


class Page(HTMLParser):
    """Checks that what is opened is closed, and notes what it meets."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: Counter[str] = Counter()
        self.texts: list[str] = []
        self.links: list[str] = []
        self.anchors: list[str] = []
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen[tag] += 1
        for name, value in attrs:
            assert not name.startswith("on")
            if name in ("href", "src", "action"):
                self.links.append(value or "")
            if name == "id":
                self.anchors.append(value or "")
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def several() -> tuple[Plan, list[Summary]]:
    """Games of the expansion by two and by four."""
    made = Plan("saboteur2 rounds=1", (2, 4), ("random",), 4, '<b>&"x')
    tallies = {players: Tally(players) for players in made.players}
    for index in range(made.length):
        players, number = made.task(index)
        tallies[players].add(play_game(made, players, number, cast), ("random",) * players)
    return made, [summary(made, tally) for tally in tallies.values()]


@pytest.mark.parametrize("which", ["one", "several", "none"])
def test_the_page_is_whole_and_needs_nothing_else(which: str) -> None:
    if which == "several":
        made, found = several()
    else:
        made, found = PLAN, [tallied(PLAN, *(GAMES if which == "one" else ()))]
    text = report(made, found, "1.2.3")
    page = Page(text)
    assert not set(page.seen) & LOUD
    assert all(link.startswith("#") and link[1:] in page.anchors for link in page.links)
    assert "://" not in text
    assert "url(" not in text
    assert "@import" not in text
    assert page.seen["svg"] == text.count("<svg viewBox") == text.count("<desc>")
    assert page.seen["h1"] == 1
    assert 'lang="en"' in text
    assert "prefers-color-scheme: dark" in text
    assert ("Stopped early" in text) == (which == "none")
    assert (page.seen["svg"] > 4) == (which != "none")
    assert (page.seen["nav"] == 1) == (which == "several")


def test_words_of_the_user_stay_words() -> None:
    made, found = several()
    text = report(made, found, "1")
    assert "<b>&" not in text
    assert "--seed &#x27;&lt;b&gt;&amp;&quot;x&#x27;" in text


def test_every_plot_is_well_formed_and_within_its_frame() -> None:
    made, found = several()
    for text in (report(made, found, "1"), report(PLAN, [tallied(PLAN, *GAMES)], "1")):
        for drawn in re.findall(r"<svg.*?</svg>", text, re.DOTALL):
            root = ET.fromstring(drawn)
            _, _, width, height = map(float, root.attrib["viewBox"].split())
            assert root[0].tag == "title"
            assert root[0].text
            assert root[1].tag == "desc"
            assert root[1].text
            for shape in root.iter("rect"):
                x, y, wide, high = (float(shape.attrib[name]) for name in ("x", "y", "width", "height"))
                assert min(x, y, wide, high) >= 0
                assert x + wide <= width
                assert y + high <= height
            for text_ in root.iter("text"):
                assert 0 <= float(text_.attrib["x"]) <= width
                assert 0 <= float(text_.attrib["y"]) <= height


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def test_bars_are_as_long_as_their_figures_and_whiskers_as_their_intervals() -> None:
    rows = [Bar("one", Estimate(0.25, 0.2, 0.3, 9), "gold"), Bar("two", Estimate(0.5, None, None, 1), "red")]
    root = ET.fromstring(bars("title", rows, percent, whole=1.0))
    wide = [float(shape.attrib["width"]) for shape in root.iter("rect")]
    assert wide[1] == pytest.approx(2 * wide[0], abs=0.2)
    grid = [float(shape.attrib["x1"]) for shape in root.iter("line")]
    assert wide[1] == pytest.approx((grid[-1] - grid[0]) / 2, abs=0.2)
    whiskers = [shape.attrib["d"] for shape in root.iter("path") if shape.attrib["class"] == "whisker"]
    assert len(whiskers) == 1
    low, high, _ = (float(place) for place in re.findall(r"M([\d.]+)", whiskers[0]))
    assert high - low == pytest.approx((grid[-1] - grid[0]) / 10, abs=0.2)
    assert "one 25.0 %, from 20.0 % to 30.0 %; two 50.0 %" in "".join(root.itertext())


def test_dots_may_leave_out_nothing() -> None:
    rows = [Bar(str(place), Estimate(0.5 + place / 100, 0.49, 0.56, 9), "teal") for place in range(5)]
    root = ET.fromstring(dots("title", rows, percent))
    across = [float(shape.attrib["cx"]) for shape in root.iter("circle")]
    assert across == sorted(across)
    assert across[-1] - across[0] > 100
    assert "0 %" not in [text.text for text in root.iter("text")]


def test_a_histogram_has_the_shares_of_its_counts() -> None:
    counts = {"diggers": Counter({1: 30, 2: 10}), "saboteurs": Counter({2: 20, 3: 40})}
    labels = {"diggers": ("gold-diggers", "gold"), "saboteurs": ("saboteurs", "red")}
    root = ET.fromstring(histogram("title", counts, labels))
    high = {"gold": 0.0, "red": 0.0}
    for shape in root.iter("rect"):
        if "rx" not in shape.attrib:  # those of the key have it
            high[shape.attrib["class"]] += float(shape.attrib["height"])
    assert high["red"] / high["gold"] == pytest.approx(60 / 40, abs=0.01)
    assert "gold-diggers" in [text.text for text in root.iter("text")]


def test_the_key_of_all_sides_fits() -> None:
    names = ("green", "blue", "both", "saboteurs")
    counts = {name: Counter({number: 1}) for number, name in enumerate(names)}
    text = report(
        Plan("saboteur2", (3,), ("plain",), 1, "x"), [replace(several()[1][0], measures=(measured(counts),))], "1"
    )
    [drawn] = [svg for svg in re.findall(r"<svg.*?</svg>", text, re.DOTALL) if "in steps of" in svg]
    for shown in ET.fromstring(drawn).iter("text"):
        ends = float(shown.attrib["x"]) + (7.2 * len(shown.text or "") if shown.attrib["text-anchor"] == "start" else 0)
        assert ends <= WIDTH
    assert [name for name in ("green", "blue", "both teams", "saboteurs") if f">{name}</text>" not in drawn] == []


def measured(counts: dict[str, Counter[int]]) -> Measure:
    """Turns a round took, by who won it."""
    found = distribution(sum(counts.values(), Counter()))
    assert found is not None
    return Measure("turns", "turns a round", found, counts)


def test_many_values_share_bins() -> None:
    counts = {"": Counter(range(1000))}
    root = ET.fromstring(histogram("title", counts, {"": ("all", "teal")}))
    shapes = list(root.iter("rect"))
    assert 10 <= len(shapes) <= 34
    assert len({shape.attrib["height"] for shape in shapes}) == 1


def test_names_of_curves_do_not_lie_on_each_other() -> None:
    lines = [
        Curve(name, ((3, Estimate(0.5, 0.4, 0.6, 9)), (4, Estimate(0.5, None, None, 9))), "teal") for name in "abcd"
    ]
    root = ET.fromstring(curves("title", "players", lines, percent))
    heights = sorted(float(text.attrib["y"]) for text in root.iter("text") if text.text in {*"abcd"})
    assert min(b - a for a, b in itertools.pairwise(heights)) >= 13


@pytest.mark.parametrize(
    ("least", "most", "ticks"),
    [
        (0, 1, ["0", "20", "40", "60", "80", "100"]),
        (0.522, 0.561, ["52", "53", "54", "55", "56", "57"]),
        (0, 0, ["0", "100"]),
    ],
)
def test_ticks_are_round_numbers(least: float, most: float, ticks: list[str]) -> None:
    scale = Scale(least, most, 0, 100)
    assert [scale.written(tick, "%").removesuffix(" %") for tick in scale.ticks()] == ticks
    assert scale(scale.low) == 0
    assert scale(scale.high) == pytest.approx(100)
