"""Measures the page against what it may cost: `make audit`; run by the venv's Python.

Sizes; the first picture of a table, a move and panning on a throttled phone; what axe-core finds and what is cut, in
every scene. `--only sizes|speed|scenes` runs a part of it.
"""

import argparse
import contextlib
import functools
import http.server
import os
import socket
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tests.web import audited  # noqa: E402
from tests.web.browser import launched  # noqa: E402
from tests.web.scenes import SCENES  # noqa: E402
from tests.web.tables import Inn, Tables  # noqa: E402
from tools import audit_sizes, audit_speed, node, page  # noqa: E402

PAINT = 1500
MOVE = 8
PAN = 16


class Report:
    """What was measured; a line for each."""

    def __init__(self) -> None:
        self.failed = False

    def line(self, good: bool, text: str) -> None:
        """One figure, and whether it is good enough."""
        self.failed |= not good
        print(f"{'ok' if good else 'OVER':6}{text}", flush=True)


def measure_sizes(report: Report, folder: Path) -> None:
    """Of the page, and of the wheel if one was built."""
    for size in audit_sizes.sizes(folder):
        report.line(size.found <= size.most, f"{size.what}: {size.found / 1000:.1f} of {size.most / 1000:.0f} KB")
    for wheel in (ROOT / "build" / "wheel").glob("*.whl"):
        report.line(wheel.stat().st_size < audit_sizes.WHEEL, f"wheel: {wheel.stat().st_size / 1e6:.2f} of 4 MB")


def measure_speed(report: Report, browser: Browser, tables: Tables) -> None:
    """On a throttled phone."""
    for game in ("base", "saboteur2", "duel"):
        found = audit_speed.painting(tables, game)
        bare = audit_speed.painting(tables, game, slower=1)
        middle = found[len(found) // 2]
        report.line(
            middle.milliseconds <= PAINT,
            f"table of {game} painted: {middle.milliseconds:.0f}, best {found[0].milliseconds:.0f} of {PAINT} ms; "
            f"the page's thread {median(each.processor for each in found):.0f} ms, as fast as the machine is "
            f"{median(each.processor for each in bare):.0f}; "
            f"{middle.requests} requests, {middle.kilobytes:.0f} KB",
        )
    frames, bare_frames = audit_speed.moving(tables), audit_speed.moving(tables, slower=1)
    report.line(
        _most(frames) <= MOVE,
        f"a move, script and layout a frame: {audit_speed.shown(frames)} of {MOVE}; as fast as the machine is "
        f"{audit_speed.shown(bare_frames)}",
    )
    with bench() as address:
        frames = audit_speed.panning(browser, address)
    report.line(_most(frames) <= PAN, f"60 cards pan, a frame: {audit_speed.shown(frames)} of {PAN}")


def _most(frames: list[float]) -> float:
    """Nine frames of ten are under it: one may be disturbed."""
    return sorted(frames)[int(len(frames) * 0.9)] if frames else float("inf")


@contextlib.contextmanager
def bench() -> Iterator[str]:
    """The address of the mine by itself, built as the page is."""
    found = node.found(ROOT / ".venv")
    if found is None:
        raise page.CannotBuild(node.LACKING)
    folder = ROOT / "build" / "bench"
    vite = page.PACKAGES / "vite" / "bin" / "vite.js"
    page.run(found.node, str(vite), "build", "--config=dev/vite.config.ts", "--logLevel=error", f"--outDir={folder}")

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_request(self, *_: object) -> None:
            """Nothing is printed."""

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()


def measure_scenes(report: Report, browser: Browser, port: int) -> None:
    """Every scene in every theme, language and width."""
    for scene in SCENES:
        tables = Tables(browser, port)
        faults = [*audited.faults(scene, tables), *audited.cuts(scene, tables), *tables.end()]
        report.line(not faults, f"scene: {scene.name}" + "".join(f"\n        {fault}" for fault in faults))


def main() -> int:
    """Print the figures, and give the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=("sizes", "speed", "scenes"))
    only = parser.parse_args().only
    report = Report()
    folder = page.built()
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    if only in (None, "sizes"):
        measure_sizes(report, folder)
    if only == "sizes":
        return int(report.failed)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        inn, browser = Inn(Path(kept) / "tables.sqlite", folder, port), launched(playwright)
        if only in (None, "speed"):
            tables = Tables(browser, port)
            measure_speed(report, browser, tables)
            tables.end()
        if only in (None, "scenes"):
            measure_scenes(report, browser, port)
        browser.close()
        inn.close()
    return int(report.failed)


if __name__ == "__main__":
    sys.exit(main())
