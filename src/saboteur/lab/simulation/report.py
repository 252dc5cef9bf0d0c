"""The results of a simulation as one page: plots and tables, without external files or scripts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from saboteur.lab.simulation.estimates import Estimate
from saboteur.lab.simulation.pagestyle import STYLE
from saboteur.lab.simulation.plan import Plan
from saboteur.lab.simulation.plots import Bar, Curve, bars, curves, dots, histogram
from saboteur.lab.simulation.sides import word
from saboteur.lab.simulation.summary import COMPARED, NOTE, RATE, Column, Measure, Row, Section, Summary, compared

COLOURS: Final = {
    "diggers": "gold",
    "digger": "gold",
    "saboteurs": "red",
    "saboteur": "red",
    "green": "green",
    "blue": "blue",
    "both": "violet",
    "boss": "brown",
    "profiteer": "teal",
    "geologist": "pink",
    "equal": "grey",
}
SHADES: Final = ("teal", "violet", "brown", "pink", "grey")
"""The colour of everything that has no colour in the game."""
NEAR: Final = frozenset({"places", "seats"})
"""Sections with very similar figures."""
TITLES: Final = {
    "outcomes": "Who wins rounds",
    "games": "Who wins games",
    "grades": "How well solo games go (9.5)",
    "causes": "What ends rounds",
    "roles": "By role",
    "saboteurs": "By number of saboteurs at the table",
    "places": "By place in the round (1 begins)",
    "seats": "By seat",
    "bots": "By bot",
    "bots and roles": "By bot and role",
}
PLOTTED: Final = {"seats": (2, 3), "bots": (0, 3)}
"""Which columns of a section are drawn; of the others the first two."""


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
    yield '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">"
    yield f"<title>{escape(title)}</title>\n<style>\n{STYLE}</style>\n</head>"
    yield f"<body>\n<header>\n<h1>{escape(title)}</h1>"
    yield from _about(plan, summaries, version)
    if len(finished) > 1:
        links = (f'<a href="#players-{found.players}">{found.players} players</a>' for found in finished)
        yield f'<nav aria-label="Numbers of players">{"".join(links)}</nav>'
    yield "</header>\n<main>"
    if len(finished) > 1:
        yield '<section>\n<h2>Compared</h2>\n<div class="cards">'
        yield from _compared(finished)
        yield "</div>\n</section>"
    for found in finished:
        yield f'<section id="players-{found.players}">\n<h2>{_players(found.players)}</h2>'
        yield from _found(found)
        yield "</section>"
    if told is not None:
        yield from _told(told)
    yield f'</main>\n<footer>\n<p class="soft">{escape(NOTE)}</p>\n</footer>\n</body>\n</html>'


def _told(told: GameTold) -> Iterator[str]:
    yield f'<section lang="{told.language}">\n<h2>{escape(told.title)}</h2>\n<div class="cards">'
    for title, sentences in told.parts:
        items = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences)
        yield from _card(title, [f"<ul>{items}</ul>"])
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
        yield from _card(TITLES[section.key], [*_plots(section), _table(section)])
    for measure in found.measures:
        if measure.key in ("turns", "gold"):
            title = measure.title.capitalize() + (", by who won it" if len(measure.counts) > 1 else "")
            yield from _card(title, [_histogram(measure), _counted(measure)])
    yield from _card("Lengths and gold", [_measures(found.measures)])
    yield "</div>"


def _card(title: str, parts: Sequence[str]) -> Iterator[str]:
    yield f'<article class="card">\n<h3>{escape(title)}</h3>'
    yield from parts
    yield "</article>"


def _plots(section: Section) -> Iterator[str]:
    for number in PLOTTED.get(section.key, (0, 1)):
        if number >= len(section.columns):
            continue
        column = section.columns[number]
        rows = []
        for place, row in enumerate(section.rows):
            figure = row.figures[number]
            if figure is not None:
                rows.append(Bar(row.label, figure, _colour(row.name, place if section.key == "bots" else 0)))
        if not rows:
            continue
        title, about = _titled(section, column), "with intervals of 95 %"
        if section.key in NEAR:
            drawn = dots(title, rows, _written(column))
            about += "; the scale is cut off"
        else:
            drawn = bars(title, rows, _written(column), whole=1.0 if column.kind == RATE else None)
        caption = about if column.name == "share" else f"{column.name}, {about}"
        yield f"<figure>{drawn}<figcaption>{escape(caption)}</figcaption></figure>"


def _titled(section: Section, column: Column) -> str:
    title = TITLES[section.key]
    return title if column.name == "share" else f"{title}: {column.name}"


def _colour(name: str, place: int) -> str:
    return COLOURS.get(name) or COLOURS.get(name.rpartition(" ")[2]) or SHADES[place % len(SHADES)]


def _written(column: Column) -> Callable[[float], str]:
    return _percent if column.kind == RATE else _decimal


def _percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def _decimal(value: float) -> str:
    return f"{value:.2f}"


def _table(section: Section) -> str:
    names = [column.name for column in section.columns]
    rows = [_table_row(section.columns, row) for row in section.rows]
    return _tabled(["", *names], rows)


def _table_row(columns: Sequence[Column], row: Row) -> list[str]:
    figures = [_cell(_written(column), figure) for column, figure in zip(columns, row.figures, strict=True)]
    return [escape(row.label), *figures]


def _cell(written: Callable[[float], str], figure: Estimate | None) -> str:
    if figure is None:
        return "–"
    if figure.low is None or figure.high is None:
        return written(figure.value)
    low, high = (written(end).removesuffix(" %") for end in (figure.low, figure.high))
    between = "–" if figure.low >= 0 else " to "
    return f"{written(figure.value)}<small>{low}{between}{high}</small>"


def _tabled(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of cells that are HTML already; the first of a row names it."""
    heads = "".join(f'<th scope="col">{escape(name)}</th>' if name else "<td></td>" for name in head)
    lines = []
    for name, *cells in rows:
        lines.append(f'<tr><th scope="row">{name}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>')
    return f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{"".join(lines)}</tbody></table></div>'


def _histogram(measure: Measure) -> str:
    sides = sorted(measure.counts, key=lambda side: list(COLOURS).index(side) if side in COLOURS else 0)
    labels = {side: (word(side) or measure.title, COLOURS.get(side, "teal")) for side in sides}
    return f"<figure>{histogram(measure.title, measure.counts, labels)}</figure>"


def _counted(measure: Measure) -> str:
    """The numbers of a histogram, to be opened."""
    sides = list(measure.counts)
    values: Counter[int] = sum(measure.counts.values(), Counter())
    rows = [[str(value), *(f"{measure.counts[side][value]:,}" for side in sides)] for value in sorted(values)]
    table = _tabled(["value", *(word(side) or "times" for side in sides)], rows)
    return f"<details><summary>The numbers</summary>{table}</details>"


def _measures(measures: Sequence[Measure]) -> str:
    rows = []
    for measure in measures:
        found = measure.distribution
        quartiles = f"{found.lower:g}, {found.median:g}, {found.upper:g}"
        mean = _cell(_decimal, found.mean)
        rows.append([escape(measure.title), mean, str(found.least), quartiles, str(found.greatest)])
    return _tabled(["", "mean", "least", "quartiles", "most"], rows)


def _compared(summaries: Sequence[Summary]) -> Iterator[str]:
    """Figures over the number of players."""
    for key in COMPARED:
        if (section := compared(summaries, key)) is None:
            continue
        for number in PLOTTED.get(key, range(len(section.columns))):
            lines = _lines(summaries, section, number)
            title, written = _titled(section, section.columns[number]), _written(section.columns[number])
            drawn = curves(title, "players", lines, written)
            yield from _card(title, [f"<figure>{drawn}</figure>", _curve_table(lines, written)])


def _lines(summaries: Sequence[Summary], shown: Section, number: int) -> list[Curve]:
    lines = []
    for place, row in enumerate(shown.rows):
        points = []
        for found in summaries:
            section = found.section(shown.key)
            same = section.row(row.name) if section else None
            if same is not None and (figure := same.figures[number]) is not None:
                points.append((found.players, figure))
        if points:
            lines.append(Curve(row.label, tuple(points), _colour(row.name, place)))
    return lines


def _curve_table(lines: Sequence[Curve], written: Callable[[float], str]) -> str:
    numbers = sorted({number for line in lines for number, _ in line.points})
    rows = []
    for number in numbers:
        cells = [_cell(written, dict(line.points).get(number)) for line in lines]
        rows.append([str(number), *cells])
    return _tabled(["players", *(line.label for line in lines)], rows)
