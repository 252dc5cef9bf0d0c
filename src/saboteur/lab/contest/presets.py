"""The table that bots are measured by: what each is worth against a yardstick in every game (docs/arena.md)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from saboteur.lab.contest.contest import SECONDS, Contest, Deals
from saboteur.lab.contest.figures import rate_of
from saboteur.lab.contest.lineup import Lineup, lineups
from saboteur.lab.contest.standings import Standings
from saboteur.lab.simulation.estimates import Estimate
from saboteur.lab.simulation.summary import GOLD, RATE
from saboteur.notation.games import game_text, read_game

BOT, YARDSTICK = 0, 1
DIGS: Final = Lineup("roles", BOT, YARDSTICK)
HINDERS: Final = Lineup("roles", YARDSTICK, BOT)
NEITHER: Final = Lineup("roles", YARDSTICK, YARDSTICK)


@dataclass(frozen=True, slots=True)
class TableRow:
    """A row: what the bot reaches, what the yardstick reaches on the same deals, and the difference."""

    key: str
    title: str
    kind: str
    bot: Estimate | None
    yardstick: Estimate | None
    gain: Estimate | None
    """Above 0 if the bot is better than the yardstick."""
    deals: int


@dataclass(frozen=True, slots=True)
class Part:
    """A contest of the table and the rows that come of it."""

    game: str
    seats: int
    lineups: tuple[Lineup, ...]
    rows: Callable[[Standings], Iterator[TableRow]]


def table_contests(
    bot: str, yardstick: str, deals: Deals, seed: str, seconds: float = SECONDS, only: Collection[str] = ()
) -> tuple[Contest, ...]:
    """What has to be played for the table, or for some parts of it."""
    return tuple(
        Contest(part.game, part.seats, (bot, yardstick), part.lineups, deals, seed, seconds)
        for name, part in PARTS.items()
        if name in only or not only
    )


def table_rows(all_standings: Sequence[Standings]) -> Iterator[TableRow]:
    """The rows, from the contests of `table_contests`."""
    by_game = {game_text(read_game(part.game)): part for part in PARTS.values()}
    for standings in all_standings:
        yield from by_game[standings.contest.game].rows(standings)


def _two_saboteurs(standings: Standings) -> Iterator[TableRow]:
    yield _by_diggers("2s-digs", "2S: its gold-diggers win", standings, DIGS)
    yield _by_diggers("2s-hinders", "2S: gold-diggers against it win", standings, HINDERS)


def _usual_roles(standings: Standings) -> Iterator[TableRow]:
    yield _by_diggers("digs", "usual roles: its gold-diggers win", standings, DIGS)


def _duel(standings: Standings) -> Iterator[TableRow]:
    score = _figure(standings, "score", 0)
    yield TableRow("duel", "duel: games won", RATE, score, None, None, len(standings.deals))


def _solo(standings: Standings) -> Iterator[TableRow]:
    gold, others, gain = (_figure(standings, "gold", column, row) for column, row in ((0, 0), (0, 1), (1, 0)))
    yield TableRow("solo", "solo: nuggets", GOLD, gold, others, gain, len(standings.deals))


def _expansion(standings: Standings) -> Iterator[TableRow]:
    times = _figure(standings, "gold", 2)
    yield TableRow("expansion", "expansion, 7 seats: gold, times", GOLD, times, None, None, len(standings.deals))


def _by_diggers(key: str, title: str, standings: Standings, lineup: Lineup) -> TableRow:
    won = standings.won_by_diggers(lineup)
    neither = standings.won_by_diggers(NEITHER)
    name = f"{standings.contest.names[BOT]} {'digs' if lineup == DIGS else 'hinders'}"
    summary = standings.summary().section("gains")
    row = None if summary is None else summary.row(name)
    return TableRow(key, title, RATE, rate_of(won), rate_of(neither), row.figures[0] if row else None, len(won))


def _figure(standings: Standings, key: str, column: int, row: int = 0) -> Estimate | None:
    section = standings.summary().section(key)
    return None if section is None else section.rows[row].figures[column]


PARTS: Final = {
    "2s": Part("base one_digger_less=yes rounds=1", 5, (DIGS, HINDERS, NEITHER), _two_saboteurs),
    "usual": Part("base rounds=1", 5, (DIGS, NEITHER), _usual_roles),
    "duel": Part("duel", 2, lineups("half", 2), _duel),
    "solo": Part("solo", 1, lineups("all", 2), _solo),
    "expansion": Part("saboteur2", 7, lineups("half", 2), _expansion),
}
"""By the names that a command has for them."""
