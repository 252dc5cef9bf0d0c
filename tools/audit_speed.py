"""How fast the page is on a throttled phone: the first picture of a table, a move, panning.

Times are those of the page's thread, which other programs on the machine disturb less than the clock. They disturb it
still: Chromium makes a phone of the machine by keeping that thread busy, by the clock. So all is measured once more
without this (`slower=1`): on a busy machine these are the figures to compare.
"""

import json
from bisect import bisect
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page

from tests.web.browser import PHONE
from tests.web.person import Person
from tests.web.tables import Tables

SLOWER: Final = 4
FAST_3G: Final = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
"""1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back."""
PAINTED: Final = """window.painted = new Promise((done) => new MutationObserver((_, watching) => {
  if (!document.querySelector("[role=grid] .card")) return;
  watching.disconnect();
  requestAnimationFrame(() => setTimeout(() => done(performance.now())));
}).observe(document, { subtree: true, childList: true }));"""
LOADED: Final = """performance.getEntriesByType("resource").filter(({ startTime }) => startTime < PAINTED)
  .map(({ transferSize }) => transferSize)"""
TASK: Final = "RunTask"
PAINTING: Final = frozenset({"PrePaint", "Paint", "Layerize", "Commit", "UpdateLayer"})
"""What is neither script nor layout."""


@dataclass(frozen=True)
class Painted:
    """How a table came to a phone."""

    milliseconds: float
    processor: float
    """Milliseconds of the page's thread until then."""
    requests: int
    kilobytes: float


@contextmanager
def phone(mila: Person, *, network: bool, slower: int = SLOWER) -> Iterator[tuple[Page, CDPSession]]:
    """A new window of the same person, on a slow phone."""
    browser = mila.context.browser
    assert browser is not None
    context = browser.new_context(**PHONE, locale="en")
    cookies = [{"name": each["name"], "value": each["value"], "url": mila.origin} for each in mila.context.cookies()]
    context.add_cookies(cookies)  # type: ignore[arg-type]
    page = context.new_page()
    session = context.new_cdp_session(page)
    if network:
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", FAST_3G)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    yield page, session
    context.close()


def painting(tables: Tables, game: str, times: int = 5, slower: int = SLOWER) -> list[Painted]:
    """How long it takes until the mine is painted, several times; the server is warm."""
    [mila] = tables.playing(game, "Mila")
    mila.page.locator("[role=grid] .card").first.wait_for()
    mila.page.goto("about:blank")  # a second window would take a part of the machine
    found = []
    for _ in range(times):
        with phone(mila, network=True, slower=slower) as (page, session):
            page.add_init_script(PAINTED)
            session.send("Performance.enable", {"timeDomain": "threadTicks"})
            page.goto(f"{mila.origin}/t/{tables.last}", wait_until="commit")
            at = page.evaluate("window.painted")
            metrics = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
            sizes = page.evaluate(LOADED.replace("PAINTED", str(at)))
            found.append(Painted(at, metrics["TaskDuration"] * 1000, len(sizes) + 1, sum(sizes) / 1000))
    return sorted(found, key=lambda each: each.milliseconds)


def panning(browser: Browser, bench: str, steps: int = 40) -> list[float]:
    """Each frame while a hand moves a mine of sixty cards; `bench` is the address of the mine by itself."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(f"{bench}/dev/mine.html?scene=crowd")
    page.locator("[role=grid] .card").nth(59).wait_for(state="attached")
    page.wait_for_timeout(1500)
    x, y = 195, 400
    page.mouse.move(x, y)
    page.mouse.down()
    with traced(page) as frames:
        for step in range(steps):
            away = step % 20 if step % 20 < 10 else 20 - step % 20
            page.mouse.move(x + 6 * away, y + 4 * away)
            page.wait_for_timeout(20)
    page.mouse.up()
    context.close()
    return frames


def moving(tables: Tables, slower: int = SLOWER) -> list[float]:
    """Each frame while a card is chosen, thrown away, and four bots answer."""
    [mila] = tables.playing("base", "Mila", seats=5)
    mila.page.locator("[role=grid] .card").first.wait_for()
    mila.page.goto("about:blank")  # a second window would take a part of the machine
    with phone(mila, network=False, slower=slower) as (page, _):
        page.goto(f"{mila.origin}/t/{tables.last}")
        page.locator("[role=grid] .card").first.wait_for()
        page.wait_for_timeout(3500)
        with traced(page) as frames:
            page.keyboard.press("1")
            page.wait_for_timeout(400)
            page.keyboard.press("d")
            page.wait_for_timeout(200)
            page.keyboard.press("Enter")
            page.wait_for_timeout(2500)
        return frames


@contextmanager
def traced(page: Page) -> Iterator[list[float]]:
    """Fills a list with the thread time of each frame in which there was work, in the order of time."""
    found: list[float] = []
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline"])
    yield found
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    found += frames_of(events)


def frames_of(events: list[dict[str, Any]]) -> list[float]:
    """The script, style and layout of each frame on the page's thread: all tasks until it but painting."""
    timed = [each for each in events if each.get("ph") == "X" and "tdur" in each]
    mains = {(each["pid"], each["tid"]) for each in events if each.get("args", {}).get("name") == "CrRendererMain"}
    busy: Counter[tuple[int, int]] = Counter()
    for each in timed:
        busy[each["pid"], each["tid"]] += each["tdur"] if each["name"] == TASK else 0
    thread = max(mains, key=lambda each: busy[each])
    own = [each for each in timed if (each["pid"], each["tid"]) == thread]
    tasks = sorted((each for each in own if each["name"] == TASK), key=lambda each: float(each["ts"]))
    starts = [each["ts"] for each in tasks]
    spent = [each["tdur"] / 1000 for each in tasks]
    ends = set()
    for each in own:
        if each["name"] in PAINTING and (task := bisect(starts, each["ts"]) - 1) >= 0:
            spent[task] -= each["tdur"] / 1000
            ends |= {task} if each["name"] == "PrePaint" else set()
    frames = [0.0]
    for task, milliseconds in enumerate(spent):
        frames[-1] += milliseconds
        frames += [0.0] if task in ends else []
    return frames if frames[-1] else frames[:-1]


def shown(frames: list[float]) -> str:
    """Median, ninth of ten, most."""
    if not frames:
        return "no frame"
    ordered = sorted(frames)
    return (
        f"median {median(ordered):.1f}, 9 of 10 under {ordered[int(len(ordered) * 0.9)]:.1f}, most {ordered[-1]:.1f} ms"
    )
