"""The long runs: `python tools/proof.py [--anew] [tests/FOLDER …]`; run by the venv's Python.

They go on where they were cut off: what has passed with the sources it depends on is taken over, all else is run. The
rules come in two forms, and each is run with the tests marked for it. All tests run even if one fails.
"""

import argparse
import json
import math
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import chromium, compiler, node  # noqa: E402
from tools.longruns import Plan  # noqa: E402
from tools.missing import Missing  # noqa: E402
from tools.passed import Passed  # noqa: E402
from tools.sources import part_of, state_of, states_of  # noqa: E402
from tools.test import IN_BROWSER, Run, cores, environment_of, without_page  # noqa: E402

KEPT = ROOT / "build" / "proof"
ANEW = "make proof ARGS=--anew"
NOTHING_COLLECTED = 5  # pytest's exit status
INTERRUPTED = 128 + signal.SIGINT


@dataclass
class Form:
    """The long runs of one form of the rules."""

    name: str
    marks: str
    minutes: dict[str, float]
    """What each test says it takes on one core."""
    passed: Passed
    taken_over: dict[str, float]
    """What passed in an earlier run, in seconds of the processor."""
    took: float = 0.0
    """The minutes of this run."""
    failed: bool = False

    @property
    def left(self) -> dict[str, float]:
        """What is to be run, longest first, so that no core waits long for another one at the end."""
        left = [test for test in self.minutes if test not in self.taken_over]
        return {test: self.minutes[test] for test in sorted(left, key=lambda test: -self.minutes[test])}

    def ended(self) -> dict[str, list[str]]:
        """The tests by how they ended: passed, failed, skipped, or not run."""
        found: dict[str, list[str]] = {"passed": [], "failed": [], "skipped": [], "not run": []}
        outcomes = self.passed.outcomes()
        for test in self.minutes:
            found[outcomes.get(test, ("not run", 0.0))[0]].append(test)
        return found

    def closing(self) -> str:
        """The line that can be quoted."""
        ended = self.ended()
        good = not self.failed and not ended["failed"] and not ended["not run"]
        outcomes = self.passed.outcomes()
        processor = sum(outcomes[test][1] for test in self.left if test in outcomes) / 60
        line = f"{'ok' if good else 'FAILED':7}{self.name}: {len(ended['passed'])} of {len(self.minutes)} passed"
        line += (
            f" in {self.took:.1f} minutes ({processor:.1f} of the processor, said to be {sum(self.left.values()):.1f})"
        )
        if self.taken_over:
            earlier = sum(self.taken_over.values()) / 60
            line += f"; {len(self.taken_over)} of them taken over from an earlier run ({earlier:.1f} of the processor)"
        return line


def proof(only: tuple[str, ...] = (), *, anew: bool) -> int:
    """Run what has not passed yet, of all or of some folders, say how it went, and give the exit status."""
    states = states_of(ROOT)
    fault = compiler.missing()
    browserless = without_browser()
    marks = {"interpreted": "proof"} if fault else {"compiled": "proof", "interpreted": "proof and both"}
    KEPT.mkdir(parents=True, exist_ok=True)
    forms: list[Form] = []
    for name, each in marks.items():
        passed = Passed(KEPT / f"{name}.passed", states)
        if anew:
            passed.forget(only)
        if (found := listed(name, each, [IN_BROWSER] if browserless else [])) is None:
            return 1
        minutes = {test: took for test, took in found.items() if not only or test.startswith(only)}
        if again := passed.outdated() & set(minutes):
            print(f"passed before their sources changed, and are run again: {len(again)} of {len(minutes)}, {name}")
        over = {test: seconds for test, seconds in passed.take_over().items() if test in minutes}
        forms.append(Form(name, each, minutes, passed, over))
    begin(forms)
    run = Run()
    if fault:
        run.leave_out("compiled rules", fault)
    if browserless:
        run.leave_out(IN_BROWSER, browserless)
    interrupted = False
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        for form in forms:
            run_form(run, form, later=sum(sum(other.left.values()) for other in forms[forms.index(form) + 1 :]))
    except KeyboardInterrupt:
        interrupted = True
    return finish(run, forms, interrupted=interrupted, changed=changed(forms))


def changed(forms: list[Form]) -> bool:
    """Whether something that a test depends on is not what it was at the beginning."""
    parts = {(part, form.passed.states[part]) for form in forms for part in map(part_of, form.minutes)}
    return any(state_of(ROOT, part) != state for part, state in parts)


def without_browser() -> Missing | None:
    """Why the page cannot be opened here, if there are tests of it."""
    if not (ROOT / IN_BROWSER).is_dir():
        return None
    return chromium.missing() or without_page(node.found(ROOT / ".venv"))


def listed(form: str, marks: str, left_out: list[str]) -> dict[str, float] | None:
    """The long runs of a form with the minutes each takes on one core; nothing if there is no telling."""
    file = KEPT / f"{form}.list"
    file.unlink(missing_ok=True)
    words = [sys.executable, "-m", "pytest", "-p", "tools.longruns", "--collect-only", "-q", "-m", marks]
    words += [f"--ignore={folder}" for folder in left_out]
    env = {**os.environ, **environment_of(form)}
    done = subprocess.run(
        [*words, f"--list-long-runs={file}"], cwd=ROOT, env=env, check=False, capture_output=True, text=True
    )
    if done.returncode == NOTHING_COLLECTED:
        print(f"no test is marked {marks}")
        return None
    if done.returncode:
        print(done.stdout + done.stderr, end="")
        print(f"FAILED the long runs could not be collected, {form}")
        return None
    found: dict[str, float] = json.loads(file.read_text(encoding="utf-8"))
    return found


def begin(forms: list[Form]) -> None:
    """Say what there is, what is taken over and how long the rest takes."""
    minutes = sum(sum(form.left.values()) for form in forms)
    counts = ", ".join(f"{len(form.minutes)} {form.name}" for form in forms)
    over = sum(len(form.taken_over) for form in forms)
    if over:
        print(f"taken over, passed in an earlier run of the same sources: {over}; to begin anew: {ANEW}")
    print(f"long runs: {counts}; what is left takes about {math.ceil(minutes / cores())} minutes on {cores()} cores")
    sys.stdout.flush()


def run_form(run: Run, form: Form, *, later: float) -> None:
    """Run what is left of a form, on all cores."""
    if not form.left:
        return
    states = dict(form.passed.states)
    plan = Plan(form.name, str(ROOT), states, os.getpid(), cores(), form.left, len(form.taken_over), later)
    file = KEPT / f"{form.name}.plan"
    plan.write(file)
    start = time.monotonic()
    words = ["pytest", "-p", "tools.longruns", f"--long-runs={file}", f"--passed={form.passed.path}"]
    words += ["-n", str(min(cores(), len(form.left))), "--maxschedchunk=1"]
    words += ["--hypothesis-profile=proof", "-o", "console_output_style=classic"]
    form.failed = True
    try:
        run.group(
            f"{form.marks}, {form.name}",
            [*words, "-m", form.marks, *sorted({test.split("::")[0] for test in form.left})],
            **environment_of(form.name),
        )
        form.failed = run.done[-1].failed
    finally:
        form.took = (time.monotonic() - start) / 60


def finish(run: Run, forms: list[Form], *, interrupted: bool, changed: bool) -> int:
    """Name what has not passed, print the closing lines and give the exit status."""
    print("── summary")
    counts: Counter[str] = Counter()
    for form in forms:
        for how, tests in form.ended().items():
            counts[how] += len(tests)
            if how == "failed" or (how == "not run" and not interrupted):
                for test in tests:
                    print(f"{how.upper()} {form.name}: {test}")
    lacking = run.lacking()
    if changed:
        print("FAILED the sources changed meanwhile: what depends on them and ended after that counts for nothing")
    if interrupted:
        print("interrupted; the next `make proof` goes on from here")
    for form in forms:
        print(form.closing())
    others = [f", {counts[how]} {how}" for how in ("skipped", "not run") if counts[how]]
    print(f"{counts['passed']} passed, {counts['failed']} failed{''.join(others)}")
    if interrupted:
        return INTERRUPTED
    bad = counts["failed"] or counts["not run"] or changed or lacking or any(form.failed for form in forms)
    return int(bool(bad))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("only", nargs="*", metavar="tests/FOLDER", help="only the long runs whose names begin so")
    parser.add_argument("--anew", action="store_true", help="run everything again, whatever has passed")
    try:
        asked = parser.parse_args()
        sys.exit(proof(tuple(asked.only), anew=asked.anew))
    except KeyboardInterrupt:  # before anything was run
        sys.exit(INTERRUPTED)
