"""The results of a simulation as tables of at most 80 columns, with or without colours."""

import shlex
from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Final

from saboteur.cli.terminal.colours import BOLD, DIM, coloured, paint
from saboteur.lab.simulation.estimates import Distribution, Estimate
from saboteur.lab.simulation.plan import Plan
from saboteur.lab.simulation.summary import COMPARED, NOTE, POINTS, RATE, Column, Section, Summary, compared

WIDEST: Final = 80
NOTHING: Final = "-"
NUMBERS: Final = (1, "", 2)
FORMATS: Final = {RATE: (100, " %", 1), POINTS: (1, "", 0)}
"""By what a figure is multiplied, its unit, and its digits, by the kind of its column."""
NUMBER: Final = Column("", "")
"""A mean that is not gold."""


def results(plan: Plan, summaries: Sequence[Summary]) -> Iterator[str]:
    """The lines: one number of players with all figures, several numbers side by side."""
    on = coloured()
    yield from (paint(line, BOLD, on=on) for line in heading(plan, summaries))
    finished = [found for found in summaries if found.games]
    if not finished:
        yield "No game was finished."
        return
    for table in _in_full(finished[0]) if len(plan.players) == 1 else _compared(finished):
        head, *lines = aligned(table)
        yield from ("", paint(head, BOLD, on=on), *lines)
    yield ""
    if len(plan.players) > 1:
        yield "More of each number of players: --html FILE, --json FILE, or one number alone."
    yield from (paint(line, DIM, on=on) for line in wrap(NOTE, WIDEST))


def heading(plan: Plan, summaries: Sequence[Summary]) -> list[str]:
    """What was played, so that it can be played again."""
    done = sum(found.games for found in summaries)
    games = _number(plan.length, "game") if done == plan.length else f"{done:,} of {_number(plan.length, 'game')}"
    rounds = _number(sum(found.rounds for found in summaries), "round")
    players, bots = ",".join(map(str, plan.players)), ",".join(plan.bots)
    words = [plan.game, f"players: {players}", f"bots: {bots}", games, rounds, f"--seed {shlex.quote(plan.seed)}"]
    lines = [words[0]]
    for word in words[1:]:
        longer = f"{lines[-1]}, {word}"
        lines[-1:] = [longer] if len(longer) < WIDEST else [f"{lines[-1]},", word]
    return lines


def _number(count: int, what: str) -> str:
    return f"{count:,} {what}" if count == 1 else f"{count:,} {what}s"


def aligned(table: Sequence[Sequence[str]]) -> list[str]:
    """Rows with the same number of cells as lines: names left-aligned, figures right-aligned."""
    widths = [max(len(row[number]) for row in table) for number in range(len(table[0]))]
    gap = 3 if sum(widths) + 3 * (len(widths) - 1) <= WIDEST else 1
    lines = []
    for name, *figures in table:
        cells = [f"{figure:>{width}}" for figure, width in zip(figures, widths[1:], strict=True)]
        lines.append((" " * gap).join([f"{name:{widths[0]}}", *cells]).rstrip())
    return lines


def _in_full(found: Summary) -> Iterator[list[list[str]]]:
    for section in found.sections:
        written = with_interval if len(section.columns) < 3 else with_margin  # as much as fits
        names = [_named(column, "" if written is with_interval else ", %") for column in section.columns]
        rows = [
            [f"  {row.label}", *(written(column, figure) for column, figure in _pairs(section, row.figures))]
            for row in section.rows
        ]
        yield [[section.title, *names], *rows]
    rows = [
        [f"  {measure.title}", with_interval(NUMBER, measure.distribution.mean), *_range(measure.distribution)]
        for measure in found.measures
    ]
    yield [["Lengths and gold", "mean", "least", "quartiles", "most"], *rows]


def _pairs(section: Section, figures: Sequence[Estimate | None]) -> Iterator[tuple[Column, Estimate | None]]:
    return zip(section.columns, figures, strict=True)


def _named(column: Column, unit: str) -> str:
    return "" if column.name == "share" else column.name + (unit if column.kind == RATE else "")


def _range(found: Distribution) -> tuple[str, str, str]:
    return f"{found.least}", f"{found.lower:g} {found.median:g} {found.upper:g}", f"{found.greatest}"


def _compared(summaries: Sequence[Summary]) -> Iterator[list[list[str]]]:
    """A line for each number of players."""
    for key in COMPARED:
        if (section := compared(summaries, key)) is not None:
            for number in range(len(section.columns)):
                yield _one_column(summaries, section, number)
    rows = []
    for found in summaries:
        turns, deck = (
            measure.distribution for key in ("turns", "deck") for measure in found.measures if measure.key == key
        )
        figures = with_margin(NUMBER, turns.mean), _range(turns)[1], with_margin(NUMBER, deck.mean)
        rows.append([f"  {found.players} players", *figures])
    yield [["Length of a round", "turns", "quartiles", "left in the deck"], *rows]


def _one_column(summaries: Sequence[Summary], shown: Section, number: int) -> list[list[str]]:
    column = shown.columns[number]
    title = shown.title if column.name == "share" else column.name
    rows = []
    for found in summaries:
        section = found.section(shown.key)
        found_rows = [section.row(row.name) if section else None for row in shown.rows]
        figures = [row.figures[number] if row else None for row in found_rows]
        rows.append([f"  {found.players} players", *(with_margin(column, figure) for figure in figures)])
    return [[title.capitalize() + (", %" if column.kind == RATE else ""), *(row.label for row in shown.rows)], *rows]


def with_interval(column: Column, figure: Estimate | None) -> str:
    """`54.8 % (53.5-56.1)`, or `2.35 (2.30-2.40)`."""
    if figure is None:
        return NOTHING
    factor, unit, digits = FORMATS.get(column.kind, NUMBERS)
    value = f"{factor * figure.value:z.{digits}f}{unit}"
    if figure.low is None or figure.high is None:
        return value
    between = "-" if figure.low >= 0 else " to "
    return f"{value} ({factor * figure.low:z.{digits}f}{between}{factor * figure.high:z.{digits}f})"


def with_margin(column: Column, figure: Estimate | None) -> str:
    """`54.8 ±1.3`: the longer side of the interval."""
    if figure is None:
        return NOTHING
    factor, _, digits = FORMATS.get(column.kind, NUMBERS)
    value = f"{factor * figure.value:z.{digits}f}"
    return value if figure.margin is None else f"{value} ±{factor * figure.margin:.{digits}f}"
