"""Builds the package, runs the checks and tests: `python tools/test.py [FOLDER]`; the long runs are in tools/proof.py.

Standard library only; run by the venv's Python. All groups run even if one fails. A group this machine cannot
run is named at the end with the command that enables it; with CI=true it counts as a failure.
"""

import os
import signal
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import chromium, compiler, node, page, prepare  # noqa: E402
from tools.missing import Missing  # noqa: E402

CHECKED = ("src", "tests", "tools", "examples", "hatch_build.py")
REPORTS = ROOT / "build" / "reports"
IN_BROWSER = "tests/web"
NAMES = {"tests": "run", "failures": "failed", "errors": "errors", "skipped": "skipped"}


@dataclass(frozen=True)
class Done:
    """How one group went."""

    name: str
    failed: bool
    seconds: float


@dataclass(frozen=True)
class LeftOut:
    """A group that could not run here, and what enables it."""

    name: str
    why: str
    remedy: str


@dataclass(frozen=True)
class Beside:
    """A group that runs while others do; what it prints is kept until it is its turn."""

    name: str
    running: Future[tuple[bool, float, str]]


class Run:
    """One run over several groups."""

    def __init__(self) -> None:
        # A shell lets what it starts in the background ignore Ctrl-C; the tests press it.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        self.start = time.monotonic()
        self.done: list[Done] = []
        self.left_out: list[LeftOut] = []
        self._beside: list[Beside] = []
        self._other = ThreadPoolExecutor(1)
        self.counts: Counter[str] = Counter()
        self.took: defaultdict[str, float] = defaultdict(float)
        """Seconds of the processor's time, by the folder of the tests."""
        REPORTS.mkdir(parents=True, exist_ok=True)
        for old in REPORTS.glob("*.xml"):
            old.unlink()

    def group(self, name: str, words: list[str], **environment: str) -> None:
        """Run a command with the venv's Python, showing what it prints."""
        print(f"── {name}", flush=True)
        start = time.monotonic()
        command = [sys.executable, "-m", *words]
        status = subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, check=False).returncode
        self.done.append(Done(name, bool(status), time.monotonic() - start))

    def beside(self, name: str, *commands: list[str], cwd: Path = ROOT, env: dict[str, str] | None = None) -> None:
        """Run commands while the next groups run, after those that were given before; `finish` shows the output."""
        self._beside.append(Beside(name, self._other.submit(quietly, commands, cwd, env)))

    def pytest(self, name: str, words: list[str], *, form: str, what: str = "") -> None:
        """Run pytest against the compiled or the interpreted rules, on all cores; some tests only wait."""
        report = REPORTS / f"{what or form}.xml"
        self.group(name, ["pytest", "-n", str(cores() + 1), f"--junitxml={report}", *words], **environment_of(form))
        if report.is_file():
            for suite in ElementTree.parse(report).iter("testsuite"):
                self.counts.update({key: int(suite.get(key, 0)) for key in NAMES})
                for case in suite.iter("testcase"):
                    self.took[room_of(case.get("classname", ""))] += float(case.get("time", 0))

    def leave_out(self, name: str, fault: Missing) -> None:
        """Note a group that cannot run here."""
        self.left_out.append(LeftOut(name, fault.what, fault.remedy))

    def finish(self) -> int:
        """Print the summary and give the exit status."""
        for group in self._beside:
            failed, seconds, printed = group.running.result()
            print(f"── {group.name}\n{printed}", end="", flush=True)
            self.done.append(Done(group.name, failed, seconds))
        print("── summary")
        for done in self.done:
            print(f"{'FAILED' if done.failed else 'ok':7}{done.name}: {done.seconds:.1f} s")
        rooms = sorted(self.took.items(), key=lambda item: -item[1])
        print("tests by folder, seconds of all cores: " + ", ".join(f"{room} {took:.0f}" for room, took in rooms))
        passed = self.counts["tests"] - sum(self.counts[key] for key in ("failures", "errors", "skipped"))
        others = [f", {self.counts[key]} {NAMES[key]}" for key in ("failures", "errors", "skipped") if self.counts[key]]
        print(f"{passed} passed{''.join(others)} in {time.monotonic() - self.start:.1f} s")
        lacking = self.lacking()
        return int(lacking or any(done.failed for done in self.done))

    def lacking(self) -> bool:
        """Name the groups left out; whether that is a failure."""
        ci = os.environ.get("CI", "").lower() == "true"
        note = " [a failure with CI=true]" if ci else ""
        for out in self.left_out:
            print(f"left out: {out.name} ({out.why}): {out.remedy}{note}")
        return ci and bool(self.left_out)


def quietly(commands: Sequence[list[str]], cwd: Path, env: dict[str, str] | None) -> tuple[bool, float, str]:
    """Run commands: whether one failed, the seconds they took, and what they printed."""
    start = time.monotonic()
    out, also = subprocess.PIPE, subprocess.STDOUT
    done = [
        subprocess.run(words, cwd=cwd, env=env, stdout=out, stderr=also, text=True, check=False) for words in commands
    ]
    return any(each.returncode for each in done), time.monotonic() - start, "".join(each.stdout for each in done)


def without_page(found: node.Node | None) -> Missing | None:
    """Why the page cannot be tested here; otherwise it is built, and the packages of its own tests are there."""
    try:
        page.built()
        if found is None:
            raise page.CannotBuild(node.LACKING)
        with page.alone():
            page.install(found)
    except page.CannotBuild as fault:
        return Missing(f"no page for browsers: {fault}", "make test, when it can be built")
    return None


def environment_of(form: str) -> dict[str, str]:
    """The environment in which pytest runs the compiled or the interpreted rules, and refuses the other form."""
    sources = {"PYTHONPATH": str(ROOT / "src")} if form == "interpreted" else {}
    # Otherwise each process would compile the sources again, and pytest all asserts.
    return {"SABOTEUR_EXPECT": form, "PYTHONDONTWRITEBYTECODE": "", **sources}


def room_of(classname: str) -> str:
    """The folder of a test below tests/, or that it is an example in a text or module.

    >>> room_of("tests.server.test_table"), room_of("src.saboteur.engine.game")
    ('server', 'examples')
    """
    parts = classname.split(".")
    return parts[1] if parts[0] == "tests" and len(parts) > 1 else "examples"


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def test(only: str) -> int:
    """Every check and every test that is not a long run, or only the tests of one folder."""
    run = Run()
    form = "interpreted" if compiler.missing() else "compiled"
    if only:
        prepare.install_wheel()
        run.pytest(f"tests/{only}, {form}", [f"tests/{only}"], form=form)
        return run.finish()
    found = node.found(ROOT / ".venv")
    pageless = without_page(found)
    if pageless:
        run.leave_out("the page's own checks and tests", pageless)
    elif found:
        for what, script in (("types", "check"), ("tests", "test")):
            words = [*found.npm, "run", "--silent", script]
            run.beside(f"{what} of the page", words, cwd=page.WEB, env=found.environment())
    ruff = [sys.executable, "-m", "ruff"]
    run.beside("lint", [*ruff, "check", "--quiet", "."], [*ruff, "format", "--check", "--quiet", "."])
    run.beside("types", [sys.executable, "-m", "mypy", *CHECKED])
    prepare.install_wheel()
    places = [name for name in ("src", "tests", "docs", "README.md") if (ROOT / name).exists()]
    doctests = ["--doctest-modules", f"--ignore={IN_BROWSER}", *places]
    if fault := compiler.missing():
        run.leave_out("compiled rules", fault)
        run.pytest("tests, interpreted", doctests, form="interpreted")
    else:
        run.pytest("tests, compiled", [f"--ignore={IN_BROWSER}"], form="compiled")
        run.pytest(
            "tests marked both and doctests, interpreted",
            ["-m", "both and not proof", *doctests],
            form="interpreted",
        )
    if fault := pageless or chromium.missing():
        run.leave_out(IN_BROWSER, fault)
    else:
        words = ["-n", str(min(cores() + 1, 4)), "--dist=loadfile"]  # a browser for each
        run.pytest(f"{IN_BROWSER}, in Chromium", [*words, IN_BROWSER], form=form, what="web")
    return run.finish()


if __name__ == "__main__":
    sys.exit(test("".join(sys.argv[1:2])))
