"""The table that bots are measured by: what each is worth against a yardstick in every game (docs/arena.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from saboteur.lab.contest.contest import SECONDS, Contest, Deals
from saboteur.lab.contest.figures import rate_of
from saboteur.lab.contest.lineup import Lineup, lineups
from saboteur.lab.contest.standings import Standings
from saboteur.lab.simulation.estimates import Estimate
from saboteur.lab.simulation.summary import GOLD, RATE

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


def table_contests(bot: str, yardstick: str, deals: Deals, seed: str, seconds: float = SECONDS) -> tuple[Contest, ...]:
    """What has to be played for the table."""
    bots = (bot, yardstick)
    games: tuple[tuple[str, int, tuple[Lineup, ...]], ...] = (
        ("base one_digger_less=yes rounds=1", 5, (DIGS, HINDERS, NEITHER)),
        ("base rounds=1", 5, (DIGS, NEITHER)),
        ("duel", 2, lineups("half", 2)),
        ("solo", 1, lineups("all", 2)),
        ("saboteur2", 7, lineups("half", 2)),
    )
    return tuple(Contest(game, seats, bots, shape, deals, seed, seconds) for game, seats, shape in games)


def table_rows(all_standings: Sequence[Standings]) -> Iterator[TableRow]:
    """The rows, from the contests of `table_contests` in their order."""
    two_saboteurs, usual, duel, solo, expansion = all_standings
    yield _by_diggers("2s-digs", "2S: its gold-diggers win", two_saboteurs, DIGS)
    yield _by_diggers("digs", "usual roles: its gold-diggers win", usual, DIGS)
    yield _by_diggers("2s-hinders", "2S: gold-diggers against it win", two_saboteurs, HINDERS)
    yield TableRow("duel", "duel: games won", RATE, _figure(duel, "score", 0), None, None, len(duel.deals))
    yield TableRow(
        "solo",
        "solo: nuggets",
        GOLD,
        _figure(solo, "gold", 0),
        _figure(solo, "gold", 0, row=1),
        _figure(solo, "gold", 1),
        len(solo.deals),
    )
    yield TableRow(
        "expansion",
        "expansion, 7 seats: gold, times",
        GOLD,
        _figure(expansion, "gold", 2),
        None,
        None,
        len(expansion.deals),
    )


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
