"""The results of an arena as tables of at most 80 columns, with or without colours."""

from collections.abc import Iterator, Sequence
from textwrap import wrap

from saboteur.cli.simulating.results import WIDEST, aligned, with_interval, with_margin
from saboteur.cli.terminal.colours import BOLD, DIM, coloured, paint
from saboteur.lab.contest.contest import Contest
from saboteur.lab.contest.presets import TableRow
from saboteur.lab.contest.question import Question
from saboteur.lab.contest.standings import NOTE, Standings
from saboteur.lab.simulation.summary import RATE, Column, Section


def contest_lines(all_standings: Sequence[Standings]) -> Iterator[str]:
    """Every contest with all its figures."""
    on = coloured()
    for standings in all_standings:
        yield from (paint(line, BOLD, on=on) for line in wrap(_heading(standings), WIDEST))
        if not standings.deals:
            yield "No deal was finished."
            continue
        for section in standings.summary().sections:
            head, *lines = aligned(_table(section))
            yield from ("", paint(head, BOLD, on=on), *lines)
        yield ""
        if standings.question is not None:
            yield from wrap(_verdict(standings.contest, standings.question), WIDEST)
        yield from _pace_lines(standings)
        yield ""
    yield from (paint(line, DIM, on=on) for line in wrap(NOTE, WIDEST))


def table_lines(rows: Sequence[TableRow], all_standings: Sequence[Standings]) -> Iterator[str]:
    """The table of a bot."""
    on = coloured()
    contest = all_standings[0].contest
    bot, yardstick = contest.names
    yield paint(f"{bot} against {yardstick}, {contest.deals} deals, --seed {contest.seed}", BOLD, on=on)
    yield ""
    cells = [["base, 5 seats unless said", bot, yardstick, "better by", "deals"]]
    for row in rows:
        column = Column("", row.kind)
        figures = (with_margin(column, figure) + _unit(row, figure) for figure in (row.bot, row.yardstick, row.gain))
        cells.append([row.title, *figures, f"{row.deals:,}"])
    head, *lines = aligned(cells)
    yield from (paint(head, BOLD, on=on), *lines, "")
    for standings in all_standings:
        yield from _pace_lines(standings)
    yield from (paint(line, DIM, on=on) for line in wrap(NOTE, WIDEST))


def _unit(row: TableRow, figure: object) -> str:
    return " %" if row.kind == RATE and figure is not None else ""


def _heading(standings: Standings) -> str:
    contest = standings.contest
    games = len(contest.lineups)
    deals = f"{len(standings.deals):,} {contest.deals} deals with {games} {'game' if games == 1 else 'games'} each"
    return f"{contest.title}, {deals}, --seed {contest.seed}"


def _table(section: Section) -> list[list[str]]:
    written = with_interval if len(section.columns) < 3 else with_margin
    percent = "" if written is with_interval else ", %"
    names = [column.name + (percent if column.kind == RATE else "") for column in section.columns]
    rows = [
        [
            f"  {row.label}",
            *(written(column, figure) for column, figure in zip(section.columns, row.figures, strict=True)),
        ]
        for row in section.rows
    ]
    return [[section.title, *names], *rows]


def _verdict(contest: Contest, question: Question) -> str:
    """What is settled, with the interval that holds after every deal."""
    found, names = question.found, contest.names
    factor, unit, digits = (100, " points", 1) if question.kind == RATE else (1, "", 2)
    verdict = {"more": f"{names[0]} is better", "less": f"{names[-1]} is better"}.get(found.settled, "not settled")
    value = f"{factor * found.mean:+.{digits}f}{unit}"
    if found.reach == float("inf"):
        return f"{question.what}: {value}; too few deals to settle it"
    between = f"{factor * found.low:+.{digits}f} to {factor * found.high:+.{digits}f}"
    return f"{question.what}: {value} ({between} after every deal): {verdict}"


def _pace_lines(standings: Standings) -> Iterator[str]:
    rows = [
        [f"  {name}", f"{pace.mean:.2f}", f"{pace.within(0.95):.2f}", f"{pace.slowest / 1000:.1f}", f"{pace.moves:,}"]
        for name, pace in zip(standings.contest.names, standings.paces, strict=True)
        if pace.moves
    ]
    if rows:
        head = [f"{standings.contest.game}: ms a move", "mean", "95 % within", "slowest", "moves"]
        yield from (*aligned([head, *rows]), "")
