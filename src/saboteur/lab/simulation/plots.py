"""Plots as SVG inside a page: colours from the page's style, and descriptions for people who cannot see them.

All are 380 units wide, so that their text can be read on a phone.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from saboteur.lab.simulation.estimates import Estimate

WIDTH: Final = 380
LINE: Final = 26
"""From one bar to the next."""
MOST_BINS: Final = 34
LONGEST: Final = 28
"""Letters of a name in a plot."""
TICK: Final = 48
"""From one number of a scale to the next, at least."""
APART: Final = 14
"""Between names beside each other."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One figure with its name and the class of its colour."""

    label: str
    figure: Estimate
    colour: str


@dataclass(frozen=True, slots=True)
class Curve:
    """Figures of one thing over numbers."""

    label: str
    points: tuple[tuple[int, Estimate], ...]
    colour: str


@dataclass(frozen=True, slots=True)
class Mark:
    """What was claimed, and what was found."""

    claimed: float
    found: Estimate


class Scale:
    """Numbers as places on a line, with round numbers to mark."""

    def __init__(self, least: float, most: float, start: float, end: float, *, ticks: int = 5) -> None:
        step = _round_step((most - least) / ticks or 1)
        self.low = math.floor(least / step + 1e-9) * step
        self.high = max(math.ceil(most / step - 1e-9) * step, self.low + step)
        self.step = step
        self._start = start
        self._unit = (end - start) / (self.high - self.low)

    def __call__(self, value: float) -> float:
        return self._start + (value - self.low) * self._unit

    def ticks(self) -> list[float]:
        """The round numbers from end to end."""
        return [self.low + self.step * number for number in range(round((self.high - self.low) / self.step) + 1)]

    def written(self, tick: float, unit: str = "") -> str:
        """A tick in as many digits as the steps need."""
        factor = 100 if unit == "%" else 1
        digits = max(0, -math.floor(math.log10(factor * self.step) + 1e-9))
        return f"{factor * tick:.{digits}f} {unit}".rstrip()


def _round_step(least: float) -> float:
    """1, 2 or 5 times a power of ten, not below this."""
    power = 10.0 ** math.floor(math.log10(least))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= least * (1 - 1e-9))


def bars(title: str, rows: Sequence[Bar], written: Callable[[float], str], *, whole: float | None = None) -> str:
    """A bar for each figure, from 0, with its interval; `whole` is the end of the scale."""
    most = max([_high(row.figure) for row in rows] + ([whole] if whole else []))
    least = min([0.0, *(_low(row.figure) for row in rows)])
    return _lying(title, rows, written, _scale(least, most, rows), _bar)


def dots(title: str, rows: Sequence[Bar], written: Callable[[float], str]) -> str:
    """A dot for each figure with its interval: for figures so similar that bars from 0 would look the same."""
    least, most = min(_low(row.figure) for row in rows), max(_high(row.figure) for row in rows)
    return _lying(title, rows, written, _scale(least, most, rows), _dot)


def _room(rows: Sequence[Bar]) -> tuple[float, float]:
    """Between the names and the figures."""
    return 14 + 7.4 * max(len(_short(row.label)) for row in rows), WIDTH - 72


def _short(label: str) -> str:
    """A name that leaves room for what it names; the table has it in full."""
    return label if len(label) <= LONGEST else f"{label[: LONGEST - 1]}…"


def _scale(least: float, most: float, rows: Sequence[Bar]) -> Scale:
    """With as many round numbers as there is room for beside the names."""
    start, end = _room(rows)
    return Scale(least, most, start, end, ticks=max(1, min(5, int((end - start) / TICK))))


def _low(figure: Estimate) -> float:
    return figure.value if figure.low is None else figure.low


def _high(figure: Estimate) -> float:
    return figure.value if figure.high is None else figure.high


def _lying(
    title: str,
    rows: Sequence[Bar],
    written: Callable[[float], str],
    scale: Scale,
    shape: Callable[[Bar, float, Scale], str],
) -> str:
    bottom = LINE * len(rows) + 10
    parts = []
    for tick in scale.ticks():
        x = scale(tick)
        parts.append(f'<line class="grid" x1="{x:.1f}" y1="4" x2="{x:.1f}" y2="{bottom}"/>')
        parts.append(_text(x, bottom + 15, _tick(tick, scale, written), "middle", "small"))
    for number, row in enumerate(rows):
        y = 8 + LINE * number + LINE / 2 - 2
        parts.append(_text(_room(rows)[0] - 8, y + 4, _short(row.label), "end"))
        parts.append(shape(row, y, scale))
        parts.append(_text(WIDTH - 4, y + 4, written(row.figure.value), "end", "value"))
    said = "; ".join(f"{row.label} {_said(row.figure, written)}" for row in rows)
    return _svg(title, said, bottom + 24, parts)


def _tick(tick: float, scale: Scale, written: Callable[[float], str]) -> str:
    """With the unit of the figures, in the digits of the scale."""
    return scale.written(tick, "%" if written(0.0).endswith("%") else "")


def _said(figure: Estimate, written: Callable[[float], str]) -> str:
    if figure.low is None or figure.high is None:
        return written(figure.value)
    return f"{written(figure.value)}, from {written(figure.low)} to {written(figure.high)}"


def _bar(row: Bar, y: float, scale: Scale) -> str:
    start, end = sorted((scale(0), scale(row.figure.value)))
    bar = f'<rect class="{row.colour}" x="{start:.1f}" y="{y - 8}" width="{end - start:.1f}" height="16" rx="2"/>'
    return bar + _whisker(row.figure, y, scale)


def _dot(row: Bar, y: float, scale: Scale) -> str:
    dot = f'<circle class="{row.colour}" cx="{scale(row.figure.value):.1f}" cy="{y}" r="5"/>'
    return _whisker(row.figure, y, scale) + dot


def _whisker(figure: Estimate, y: float, scale: Scale) -> str:
    if figure.low is None or figure.high is None:
        return ""
    low, high = scale(figure.low), scale(figure.high)
    ends = f"M{low:.1f} {y - 4}v8M{high:.1f} {y - 4}v8M{low:.1f} {y}H{high:.1f}"
    return f'<path class="halo" d="{ends}"/><path class="whisker" d="{ends}"/>'


def histogram(title: str, counts: Mapping[str, Counter[int]], labels: Mapping[str, tuple[str, str]]) -> str:
    """How often values occurred, as shares of all. Sides are stacked; `labels` has their names and colours."""
    least = min(min(counted) for counted in counts.values() if counted)
    most = max(max(counted) for counted in counts.values() if counted)
    size = max(1, int(_round_step((most - least + 1) / MOST_BINS)))
    total = sum(counted.total() for counted in counts.values())
    bins = range(least // size, most // size + 1)
    heights = {side: Counter(_binned(counted, size)) for side, counted in counts.items()}
    tallest = max(sum(height[each] for height in heights.values()) for each in bins) / total
    legend = 24 if len(counts) > 1 else 4
    top, bottom, left = legend + 4, legend + 184, 44
    y, wide = Scale(0, tallest, bottom, top, ticks=4), (WIDTH - left - 8) / len(bins)
    parts = list(_key(labels)) if len(counts) > 1 else []
    for tick in y.ticks():
        parts.append(f'<line class="grid" x1="{left}" y1="{y(tick):.1f}" x2="{WIDTH - 8}" y2="{y(tick):.1f}"/>')
        parts.append(_text(left - 6, y(tick) + 4, y.written(tick, "%"), "end", "small"))
    every = max(1, int(_round_step(len(bins) / 9)))
    for place, each in enumerate(bins):
        x, below = left + place * wide, 0.0
        for side, (_, colour) in labels.items():
            share = heights[side][each] / total if side in heights else 0.0
            if share:
                high = y(below) - y(below + share)
                rest = f'y="{y(below + share):.1f}" width="{max(wide - 1, 1):.1f}" height="{high:.1f}"'
                parts.append(f'<rect class="{colour}" x="{x:.1f}" {rest}/>')
            below += share
        if each % every == 0:
            parts.append(_text(x + wide / 2, bottom + 16, str(each * size), "middle", "small"))
    said = f"values from {least} to {most}, in steps of {size}; the numbers are in the table"
    return _svg(title, said, bottom + 26, parts)


def _binned(counted: Counter[int], size: int) -> dict[int, int]:
    found: dict[int, int] = {}
    for value, times in counted.items():
        found[value // size] = found.get(value // size, 0) + times
    return found


def _key(labels: Mapping[str, tuple[str, str]]) -> Iterator[str]:
    """The legend of the colours."""
    x = 44.0
    for name, colour in labels.values():
        yield f'<rect class="{colour}" x="{x:.1f}" y="4" width="11" height="11" rx="2"/>'
        yield _text(x + 16, 14, name, "start", "small")
        x += 32 + 6.8 * len(name)


def curves(title: str, across: str, lines: Sequence[Curve], written: Callable[[float], str]) -> str:
    """Figures over numbers (of players), with their intervals; every line is named at its end."""
    points = [point for line in lines for point in line.points]
    numbers = sorted({number for number, _ in points})
    names = 12 + 7.2 * max(len(_short(line.label)) for line in lines)
    left, right, top, bottom = 44, WIDTH - names, 10, 250
    y = Scale(min([0.0, *(_low(f) for _, f in points)]), max(_high(f) for _, f in points), bottom, top)
    gap = (right - left) / len(numbers)
    places = {number: left + gap * (index + 0.5) for index, number in enumerate(numbers)}
    parts = []
    for tick in y.ticks():
        parts.append(f'<line class="grid" x1="{left}" y1="{y(tick):.1f}" x2="{right:.1f}" y2="{y(tick):.1f}"/>')
        parts.append(_text(left - 6, y(tick) + 4, _tick(tick, y, written), "end", "small"))
    parts += [_text(x, bottom + 16, str(number), "middle", "small") for number, x in places.items()]
    parts.append(_text((left + right) / 2, bottom + 34, across, "middle", "small"))
    nudge = min(4.0, gap / (2 * len(lines)))
    for index, line in enumerate(lines):
        shift = nudge * (index - (len(lines) - 1) / 2)
        parts += _curve(line, [places[number] + shift for number, _ in line.points], y)
    for line, height in _ends(lines, y):
        parts.append(_text(right + 2, height + 4, _short(line.label), "start", f"small name {line.colour}"))
    said = "; ".join(
        f"{line.label}: " + ", ".join(f"{number} {across}: {written(f.value)}" for number, f in line.points)
        for line in lines
    )
    return _svg(title, said, bottom + 44, parts)


def reliability(title: str, marks: Sequence[Mark]) -> str:
    """Shares found over shares claimed, with intervals; the diagonal is where both are the same."""
    left, right, top, bottom = 52, 312, 10, 270
    x, y = Scale(0, 1, left, right), Scale(0, 1, bottom, top)
    parts = []
    for tick in x.ticks():
        parts.append(f'<line class="grid" x1="{left}" y1="{y(tick):.1f}" x2="{right}" y2="{y(tick):.1f}"/>')
        parts.append(_text(left - 6, y(tick) + 4, y.written(tick, "%"), "end", "small"))
        parts.append(_text(x(tick), bottom + 16, x.written(tick, "%"), "middle", "small"))
    parts.append(_text((left + right) / 2, bottom + 34, "claimed", "middle", "small"))
    parts.append(f'<path class="curve thin grey" d="M{left} {bottom}L{right} {top}"/>')
    for mark in marks:
        place, height = x(mark.claimed), y(mark.found.value)
        ends = f"M{place:.1f} {y(_low(mark.found)):.1f}V{y(_high(mark.found)):.1f}"
        parts.append(f'<path class="curve thin teal" d="{ends}"/>')
        parts.append(f'<circle class="teal" cx="{place:.1f}" cy="{height:.1f}" r="3.5"/>')
    said = "; ".join(f"{100 * mark.claimed:.0f} % claimed: {100 * mark.found.value:.0f} % found" for mark in marks)
    return _svg(title, said, bottom + 44, parts)


def _curve(line: Curve, across: Sequence[float], y: Scale) -> Iterator[str]:
    heights = [y(figure.value) for _, figure in line.points]
    path = "L".join(f"{x:.1f} {height:.1f}" for x, height in zip(across, heights, strict=True))
    yield f'<path class="curve {line.colour}" d="M{path}"/>'
    for x, height, (_, figure) in zip(across, heights, line.points, strict=True):
        if figure.low is not None and figure.high is not None:
            ends = f"M{x:.1f} {y(figure.low):.1f}V{y(figure.high):.1f}"
            yield f'<path class="curve thin {line.colour}" d="{ends}"/>'
        yield f'<circle class="{line.colour}" cx="{x:.1f}" cy="{height:.1f}" r="3.5"/>'


def _ends(lines: Sequence[Curve], y: Scale) -> list[tuple[Curve, float]]:
    """Where the names of the lines stand: at their ends, without overlapping."""
    wanted = sorted(((line, y(line.points[-1][1].value)) for line in lines), key=lambda pair: pair[1])
    heights: list[float] = []
    for _, height in wanted:
        heights.append(max(height, heights[-1] + APART) if heights else height)
    lowest = y(y.low) + APART
    for place in range(len(heights) - 1, -1, -1):
        heights[place] = min(heights[place], lowest)
        lowest = heights[place] - APART
    return [(line, height) for (line, _), height in zip(wanted, heights, strict=True)]


def _text(x: float, y: float, text: str, anchor: str, kind: str = "") -> str:
    style = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{style}>{escape(text)}</text>'


def _svg(title: str, said: str, height: float, parts: Sequence[str]) -> str:
    inside = f"<title>{escape(title)}</title><desc>{escape(said)}</desc>{''.join(parts)}"
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">{inside}</svg>'
