"""The results of an arena as one page: plots and tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from saboteur.lab.contest.presets import TableRow
from saboteur.lab.contest.standings import NOTE, Standings
from saboteur.lab.simulation.estimates import Estimate
from saboteur.lab.simulation.page import (
    card,
    cell,
    compared_cards,
    decimal,
    framed,
    percent,
    section_plots,
    section_table,
    tabled,
    title_of,
)
from saboteur.lab.simulation.plots import Bar, bars
from saboteur.lab.simulation.summary import RATE

COMPARED: Final = ("diggers", "gains", "sides", "score", "gold", "bots and roles")
"""The sections that are drawn over the number of seats."""


def report(all_standings: Sequence[Standings], rows: Sequence[TableRow], command: str, version: str) -> str:
    """The page."""
    bots = " and ".join(all_standings[0].contest.names)
    games = ", ".join(dict.fromkeys(standings.contest.game for standings in all_standings))
    title = f"Saboteur arena: {bots}" + ("" if rows else f", {games}")
    return "".join(f"{line}\n" for line in framed(title, _about(command, version), _main(all_standings, rows), NOTE))


def _about(command: str, version: str) -> Iterator[str]:
    yield f'<p class="soft">Made by saboteur {escape(version)}: the same command gives the same figures.</p>'
    yield f"<pre>{escape(command)}</pre>"


def _main(all_standings: Sequence[Standings], rows: Sequence[TableRow]) -> Iterator[str]:
    played = [standings for standings in all_standings if standings.deals]
    if rows:
        yield f"<section>\n<h2>Table</h2>\n{_table(rows)}\n</section>"
    elif len(played) > 1:
        yield '<section>\n<h2>By number of seats</h2>\n<div class="cards">'
        yield from compared_cards([standings.summary() for standings in played], COMPARED)
        yield "</div>\n</section>"
    for standings in played:
        contest = standings.contest
        yield f"<section>\n<h2>{escape(contest.title)}</h2>"
        yield f'<ul class="tiles"><li><b>{len(standings.deals):,}</b>{contest.deals} deals</li>'
        yield f"<li><b>{len(contest.lineups)}</b>games on each</li>{_question(standings)}</ul>"
        yield '<div class="cards">'
        for section in standings.summary().sections:
            yield from card(title_of(section), [*section_plots(section), section_table(section)])
        yield from _paces(standings)
        yield "</div>\n</section>"


def _question(standings: Standings) -> str:
    question = standings.question
    if question is None:
        return ""
    names = standings.contest.names
    verdict = {"more": f"{names[0]} is better", "less": f"{names[-1]} is better"}
    return f"<li><b>{escape(verdict.get(question.found.settled, 'not settled'))}</b>{escape(question.what)}</li>"


def _table(rows: Sequence[TableRow]) -> str:
    cells = []
    for row in rows:
        how = percent if row.kind == RATE else decimal
        figures = (cell(how, figure) for figure in (row.bot, row.yardstick, row.gain))
        cells.append([escape(row.title), *figures, f"{row.deals:,}"])
    return tabled(["", "the bot", "the yardstick", "better by", "deals"], cells)


def _paces(standings: Standings) -> Iterator[str]:
    """How long the bots think."""
    timed = [(name, pace) for name, pace in zip(standings.contest.names, standings.paces, strict=True) if pace.moves]
    if not timed:
        return
    title = "Milliseconds a move"
    drawn = [
        Bar(name, Estimate(pace.mean, pace.within(0.05), pace.within(0.95), pace.moves), "teal") for name, pace in timed
    ]
    caption = "mean, and from where to where nine of ten moves lie"
    rows = [
        [escape(name), decimal(pace.mean), decimal(pace.within(0.95)), decimal(pace.slowest / 1000), f"{pace.moves:,}"]
        for name, pace in timed
    ]
    table = tabled(["", "mean", "95 % within", "slowest", "moves"], rows)
    yield from card(title, [f"<figure>{bars(title, drawn, decimal)}<figcaption>{caption}</figcaption></figure>", table])
