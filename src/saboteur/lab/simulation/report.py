"""The results of a simulation as one page: plots and tables, without external files or scripts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from saboteur.lab.simulation.page import (
    COLOURS,
    card,
    cell,
    compared_cards,
    decimal,
    framed,
    section_plots,
    section_table,
    tabled,
    title_of,
)
from saboteur.lab.simulation.plan import Plan
from saboteur.lab.simulation.plots import histogram
from saboteur.lab.simulation.sides import word
from saboteur.lab.simulation.summary import NOTE, Measure, Summary


@dataclass(frozen=True, slots=True)
class GameTold:
    """One of the games, told in a language: titles with their sentences."""

    language: str
    title: str
    parts: Sequence[tuple[str, Sequence[str]]]


def report(plan: Plan, summaries: Sequence[Summary], version: str, told: GameTold | None = None) -> str:
    """The page."""
    return "".join(f"{line}\n" for line in _page(plan, summaries, version, told))


def _page(plan: Plan, summaries: Sequence[Summary], version: str, told: GameTold | None) -> Iterator[str]:
    title = f"Saboteur, {plan.game}: {plan.length:,} games of {' and '.join(dict.fromkeys(plan.bots))}"
    finished = [found for found in summaries if found.games]
    header, main = _header(plan, summaries, finished, version), _main(finished, told)
    return framed(title, header, main, NOTE)


def _header(plan: Plan, summaries: Sequence[Summary], finished: Sequence[Summary], version: str) -> Iterator[str]:
    yield from _about(plan, summaries, version)
    if len(finished) > 1:
        links = (f'<a href="#players-{found.players}">{found.players} players</a>' for found in finished)
        yield f'<nav aria-label="Numbers of players">{"".join(links)}</nav>'


def _main(finished: Sequence[Summary], told: GameTold | None) -> Iterator[str]:
    if len(finished) > 1:
        yield '<section>\n<h2>Compared</h2>\n<div class="cards">'
        yield from compared_cards(finished)
        yield "</div>\n</section>"
    for found in finished:
        yield f'<section id="players-{found.players}">\n<h2>{_players(found.players)}</h2>'
        yield from _found(found)
        yield "</section>"
    if told is not None:
        yield from _told(told)


def _told(told: GameTold) -> Iterator[str]:
    yield f'<section lang="{told.language}">\n<h2>{escape(told.title)}</h2>\n<div class="cards">'
    for title, sentences in told.parts:
        items = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences)
        yield from card(title, [f"<ul>{items}</ul>"])
    yield "</div>\n</section>"


def _players(count: int) -> str:
    return f"{count} player{'s' if count > 1 else ''}"


def _about(plan: Plan, summaries: Sequence[Summary], version: str) -> Iterator[str]:
    done = sum(found.games for found in summaries)
    if done < plan.length:
        yield f'<p class="stopped">Stopped early: {done:,} of {plan.length:,} games were played.</p>'
    yield f'<p class="soft">What bots make of a game is not what people make of it. Made by saboteur {escape(version)}:'
    yield f"the same command gives the same figures.</p>\n<pre>{escape(plan.command)}</pre>"


def _found(found: Summary) -> Iterator[str]:
    yield '<ul class="tiles">'
    yield f"<li><b>{found.games:,}</b>games</li><li><b>{found.rounds:,}</b>rounds</li>"
    for measure in found.measures:
        if measure.key == "turns":
            yield f"<li><b>{measure.distribution.median:g}</b>turns a round, median</li>"
        if measure.key == "gold":
            yield f"<li><b>{measure.distribution.mean.value:.2f}</b>{escape(measure.title)}, mean</li>"
    yield '</ul>\n<div class="cards">'
    for section in found.sections:
        yield from card(title_of(section), [*section_plots(section), section_table(section)])
    for measure in found.measures:
        if measure.key in ("turns", "gold"):
            title = measure.title.capitalize() + (", by who won it" if len(measure.counts) > 1 else "")
            yield from card(title, [_histogram(measure), _counted(measure)])
    yield from card("Lengths and gold", [_measures(found.measures)])
    yield "</div>"


def _histogram(measure: Measure) -> str:
    sides = sorted(measure.counts, key=lambda side: list(COLOURS).index(side) if side in COLOURS else 0)
    labels = {side: (word(side) or measure.title, COLOURS.get(side, "teal")) for side in sides}
    return f"<figure>{histogram(measure.title, measure.counts, labels)}</figure>"


def _counted(measure: Measure) -> str:
    """The numbers of a histogram, to be opened."""
    sides = list(measure.counts)
    values: Counter[int] = sum(measure.counts.values(), Counter())
    rows = [[str(value), *(f"{measure.counts[side][value]:,}" for side in sides)] for value in sorted(values)]
    table = tabled(["value", *(word(side) or "times" for side in sides)], rows)
    return f"<details><summary>The numbers</summary>{table}</details>"


def _measures(measures: Sequence[Measure]) -> str:
    rows = []
    for measure in measures:
        found = measure.distribution
        quartiles = f"{found.lower:g}, {found.median:g}, {found.upper:g}"
        mean = cell(decimal, found.mean)
        rows.append([escape(measure.title), mean, str(found.least), quartiles, str(found.greatest)])
    return tabled(["", "mean", "least", "quartiles", "most"], rows)
