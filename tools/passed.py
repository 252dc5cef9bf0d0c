"""Which long runs have passed, kept under `build/`, so that a run continues where the last one was interrupted.

Standard library only. A line holds for one form of the rules and for one state of what its test depends on
(tools/sources.py). It is written when a test ends, so a killed run loses only the tests that were running.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

from tools.sources import part_of


class Passed:
    """How each test of one form ended with these sources; only tests that passed are kept."""

    def __init__(self, path: Path, states: Mapping[str, str]) -> None:
        self.path = path
        self.states = states

    def outcomes(self) -> dict[str, tuple[str, float]]:
        """How each test ended the last time (passed, failed, skipped), and its seconds of the processor."""
        return {
            test: (outcome, seconds)
            for outcome, seconds, state, test in self._lines()
            if state == self.states[part_of(test)]
        }

    def outdated(self) -> set[str]:
        """The tests that passed with other sources only."""
        return {test for outcome, _, _, test in self._lines() if outcome == "passed"} - set(self.outcomes())

    def _lines(self) -> Iterator[tuple[str, float, str, str]]:
        text = self.path.read_text(encoding="utf-8") if self.path.is_file() else ""
        for line in text.split("\n")[:-1]:  # what follows the last line end is incomplete
            match line.split(" ", 3):
                case [outcome, seconds, state, test]:
                    yield outcome, float(seconds), state, test
                case _:  # of an older form
                    pass

    def take_over(self) -> dict[str, float]:
        """The tests that have passed, with their seconds; all others are dropped."""
        passed = {test: seconds for test, (outcome, seconds) in self.outcomes().items() if outcome == "passed"}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        new = self.path.with_suffix(".new")
        new.write_text(
            "".join(self._line(test, "passed", seconds) for test, seconds in passed.items()), encoding="utf-8"
        )
        new.replace(self.path)
        return passed

    def forget(self, only: tuple[str, ...] = ()) -> None:
        """Delete all results, or those of tests whose names begin so."""
        if not only:
            self.path.unlink(missing_ok=True)
        elif self.path.is_file():
            lines = self.path.read_text(encoding="utf-8").splitlines(keepends=True)
            kept = [line for line in lines if not line.split(" ", 3)[-1].startswith(only)]
            self.path.write_text("".join(kept), encoding="utf-8")

    def note(self, test: str, outcome: str, seconds: float) -> None:
        """Write down how a test ended."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(self._line(test, outcome, seconds))

    def _line(self, test: str, outcome: str, seconds: float) -> str:
        return f"{outcome} {seconds:.2f} {self.states[part_of(test)]} {test}\n"
