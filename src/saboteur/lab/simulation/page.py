"""The parts of a page of results: its frame, boxes, tables and the plots of sections; no external files, no scripts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from typing import Final

from saboteur.lab.simulation.estimates import Estimate
from saboteur.lab.simulation.pagestyle import STYLE
from saboteur.lab.simulation.plots import Bar, Curve, bars, curves, dots
from saboteur.lab.simulation.summary import COMPARED, POINTS, RATE, Column, Row, Section, Summary, compared

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
SMALL: Final = frozenset({"gains"})
"""Sections of differences: the scale ends where they end."""
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


def framed(title: str, header: Iterable[str], main: Iterable[str], note: str) -> Iterator[str]:
    """A whole page, line by line."""
    yield '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">"
    yield f"<title>{escape(title)}</title>\n<style>\n{STYLE}</style>\n</head>"
    yield f"<body>\n<header>\n<h1>{escape(title)}</h1>"
    yield from header
    yield "</header>\n<main>"
    yield from main
    yield f'</main>\n<footer>\n<p class="soft">{escape(note)}</p>\n</footer>\n</body>\n</html>'


def card(title: str, parts: Sequence[str]) -> Iterator[str]:
    """A box of the page."""
    yield f'<article class="card">\n<h3>{escape(title)}</h3>'
    yield from parts
    yield "</article>"


def section_plots(section: Section) -> Iterator[str]:
    """A plot for each column that is drawn."""
    for number in PLOTTED.get(section.key, (0, 1)):
        if number >= len(section.columns):
            continue
        column = section.columns[number]
        rows = []
        for place, row in enumerate(section.rows):
            figure = row.figures[number]
            if figure is not None:
                rows.append(Bar(row.label, figure, colour_of(row.name, place if section.key == "bots" else 0)))
        if not rows:
            continue
        title, about = titled(section, column), "with intervals of 95 %"
        if section.key in NEAR:
            drawn = dots(title, rows, written(column))
            about += "; the scale is cut off"
        else:
            drawn = bars(
                title, rows, written(column), whole=1.0 if column.kind == RATE and section.key not in SMALL else None
            )
        caption = about if column.name == "share" else f"{column.name}, {about}"
        yield f"<figure>{drawn}<figcaption>{escape(caption)}</figcaption></figure>"


def title_of(section: Section) -> str:
    """What stands above a section."""
    return TITLES.get(section.key, section.title)


def titled(section: Section, column: Column) -> str:
    """The title of a plot."""
    title = title_of(section)
    return title if column.name == "share" else f"{title}: {column.name}"


def colour_of(name: str, place: int) -> str:
    """The class of a colour."""
    return COLOURS.get(name) or COLOURS.get(name.rpartition(" ")[2]) or SHADES[place % len(SHADES)]


def written(column: Column) -> Callable[[float], str]:
    """How the figures of a column are written."""
    return {RATE: percent, POINTS: whole}.get(column.kind, decimal)


def percent(value: float) -> str:
    """A share."""
    return f"{100 * value:.1f} %"


def whole(value: float) -> str:
    """A number of points."""
    return f"{round(value)}"


def decimal(value: float) -> str:
    """A number."""
    return f"{value:.2f}"


def section_table(section: Section) -> str:
    """All figures of a section."""
    names = [column.name for column in section.columns]
    rows = [_table_row(section.columns, row) for row in section.rows]
    return tabled(["", *names], rows)


def _table_row(columns: Sequence[Column], row: Row) -> list[str]:
    figures = [cell(written(column), figure) for column, figure in zip(columns, row.figures, strict=True)]
    return [escape(row.label), *figures]


def cell(how: Callable[[float], str], figure: Estimate | None) -> str:
    """A figure with its interval."""
    if figure is None:
        return "–"
    if figure.low is None or figure.high is None:
        return how(figure.value)
    low, high = (how(end).removesuffix(" %") for end in (figure.low, figure.high))
    between = "–" if figure.low >= 0 else " to "
    return f"{how(figure.value)}<small>{low}{between}{high}</small>"


def tabled(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of cells that are HTML already; the first of a row names it."""
    heads = "".join(f'<th scope="col">{escape(name)}</th>' if name else "<td></td>" for name in head)
    lines = []
    for name, *cells in rows:
        lines.append(f'<tr><th scope="row">{name}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>')
    return f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{"".join(lines)}</tbody></table></div>'


def compared_cards(summaries: Sequence[Summary], keys: Sequence[str] = COMPARED) -> Iterator[str]:
    """Figures over the number of players."""
    for key in keys:
        if (section := compared(summaries, key)) is None:
            continue
        for number in PLOTTED.get(key, range(len(section.columns))):
            lines = section_curves(summaries, section, number)
            title, how = titled(section, section.columns[number]), written(section.columns[number])
            drawn = curves(title, "players", lines, how)
            yield from card(title, [f"<figure>{drawn}</figure>", curve_table("players", lines, how)])


def section_curves(summaries: Sequence[Summary], shown: Section, number: int) -> list[Curve]:
    """One column over the number of players."""
    lines = []
    for place, row in enumerate(shown.rows):
        points = []
        for found in summaries:
            section = found.section(shown.key)
            same = section.row(row.name) if section else None
            if same is not None and (figure := same.figures[number]) is not None:
                points.append((found.players, figure))
        if points:
            lines.append(Curve(row.label, tuple(points), colour_of(row.name, place)))
    return lines


def curve_table(across: str, lines: Sequence[Curve], how: Callable[[float], str]) -> str:
    """The numbers of curves."""
    numbers = sorted({number for line in lines for number, _ in line.points})
    rows = []
    for number in numbers:
        cells = [cell(how, dict(line.points).get(number)) for line in lines]
        rows.append([str(number), *cells])
    return tabled([across, *(line.label for line in lines)], rows)
