"""The long runs in pytest: lists them, or runs those of a plan, longest first, and shows the progress.

A plugin that tools/proof.py loads: `pytest -p tools.longruns`. The main process writes down the
result of each test as soon as it ends; the worker processes only run the tests of the plan.
"""

import json
import os
import time
from collections.abc import Generator
from dataclasses import asdict, dataclass
from pathlib import Path

import pytest

from tools.passed import Passed
from tools.sources import part_of, state_of

MINUTES = 1.0  # of a long run that does not say
PROCESSOR = "seconds of the processor"  # the property of a report


@dataclass(frozen=True)
class Plan:
    """What has to be run in one form of the rules, and the numbers for the progress."""

    form: str
    root: str
    states: dict[str, str]
    """The digests of the sources (tools/sources.py)."""
    runner: int
    """The process that waits for the end; if it has ended, nothing more is run."""
    cores: int
    left: dict[str, float]
    """The tests to run, in this order, with the minutes each takes on one core."""
    taken_over: int
    later: float
    """The minutes of the forms that come after this one."""

    def write(self, path: Path) -> None:
        """Write the plan for pytest."""
        path.write_text(json.dumps(asdict(self)), encoding="utf-8")

    @classmethod
    def read(cls, path: Path) -> "Plan":
        """The plan that was written."""
        return cls(**json.loads(path.read_text(encoding="utf-8")))


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--list-long-runs` goes with `--collect-only`, the other two with a run."""
    group = parser.getgroup("long runs")
    group.addoption("--list-long-runs", type=Path, metavar="FILE", help="write which there are, and their minutes")
    group.addoption("--long-runs", type=Path, metavar="FILE", help="run those of this plan only, in its order")
    group.addoption("--passed", type=Path, metavar="FILE", help="write down here how each ended")


def pytest_configure(config: pytest.Config) -> None:
    """Register the plugin that this process needs."""
    if path := config.getoption("list_long_runs"):
        config.pluginmanager.register(Listing(path))
    if path := config.getoption("long_runs"):
        plan = Plan.read(Path(path))
        config.pluginmanager.register(Order(list(plan.left)))
        if not hasattr(config, "workerinput"):
            config.pluginmanager.register(Progress(config, plan, Passed(config.getoption("passed"), plan.states)))


def minutes_of(item: pytest.Item) -> float:
    """The minutes of a test: `proof(minutes=2)` on one core, `interpreted=5` if that differs much."""
    mark = item.get_closest_marker("proof")
    said = mark.kwargs if mark else {}
    minutes = said.get("minutes", MINUTES)
    return float(said.get("interpreted", minutes) if os.environ.get("SABOTEUR_EXPECT") == "interpreted" else minutes)


class Listing:
    """Which long runs there are."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Write them down, each with its minutes."""
        self.path.write_text(json.dumps({item.nodeid: minutes_of(item) for item in session.items}), encoding="utf-8")


class Order:
    """The tests of a plan, in its order, each with its processor time."""

    def __init__(self, tests: list[str]) -> None:
        self.place = {test: place for place, test in enumerate(tests)}
        self.start = 0.0

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out what is not in the plan."""
        items[:] = sorted(
            (each for each in items if each.nodeid in self.place), key=lambda each: self.place[each.nodeid]
        )

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self) -> None:
        """Begin to count."""
        self.start = processor()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Put the seconds into the last report."""
        if call.when == "teardown":
            item.user_properties.append((PROCESSOR, processor() - self.start))
        return (yield)


class Progress:
    """The progress: a line for every test that ended, also kept for the next run."""

    def __init__(self, config: pytest.Config, plan: Plan, passed: Passed) -> None:
        self.config = config
        self.plan = plan
        self.passed = passed
        self.left = dict(plan.left)
        self.start = time.monotonic()
        self.worst: dict[str, str] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(self, report: pytest.TestReport) -> tuple[str, str, str]:
        """No letters for tests: each test gets a line."""
        if report.failed and report.when in ("setup", "teardown"):
            return "error", "", ""
        return report.outcome if report.when == "call" or not report.passed else "", "", ""

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note what ended; a worker that crashed reports no teardown."""
        test = report.nodeid
        if report.failed or (report.skipped and test not in self.worst):
            self.worst[test] = report.outcome
        if report.when in ("setup", "call"):
            return
        outcome = self.worst.get(test, "passed")
        seconds = sum(float(str(value)) for name, value in report.user_properties if name == PROCESSOR)
        self.left.pop(test, None)
        part = part_of(test)
        if state_of(Path(self.plan.root), part) == self.plan.states[part]:  # otherwise it is unknown what passed
            self.passed.note(test, outcome, seconds)
        ended = self.plan.taken_over + len(self.plan.left) - len(self.left)
        self.say(
            f"{self.plan.form} {ended}/{self.plan.taken_over + len(self.plan.left)}, "
            f"about {self.minutes_left():.0f} min left: {outcome} {test} ({seconds:.1f} s)"
        )
        if os.getppid() != self.plan.runner:
            pytest.exit("whoever began the long runs is gone")

    def minutes_left(self) -> float:
        """The remaining minutes of this form and those after it, at the speed so far."""
        expected = sum(self.plan.left.values()) - sum(self.left.values())
        spent = (time.monotonic() - self.start) / 60 * self.plan.cores
        pace = spent / expected if expected > 1 else 1.0
        return (sum(self.left.values()) + self.plan.later) * pace / self.plan.cores

    def say(self, line: str) -> None:
        """A line of its own."""
        reporter = self.config.pluginmanager.getplugin("terminalreporter")
        if reporter:
            reporter.write_line(line)


def processor() -> float:
    """The processor time of this process and of the processes it waited for."""
    return sum(os.times()[:4])
