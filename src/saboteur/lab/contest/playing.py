"""Plays all games of a contest on one deal: equal cards, equal seeds, other bots in the seats."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass

from saboteur.bots.command.command import CommandBot
from saboteur.engine.worlds.history import Player
from saboteur.lab.contest.contest import Contest, any_bot
from saboteur.lab.contest.lineup import Lineup
from saboteur.lab.pace import Pace
from saboteur.lab.simulation.measuring import play_measured
from saboteur.lab.simulation.played import GamePlayed
from saboteur.table.table import Table


@dataclass(frozen=True, slots=True)
class GameOnDeal:
    """One of the games on a deal, and the bot of every seat."""

    bots: tuple[int, ...]
    played: GamePlayed


@dataclass(frozen=True, slots=True)
class DealPlayed:
    """All games on a deal: the unit of every figure, as luck is the same in them."""

    deal: int
    games: tuple[GameOnDeal, ...]
    """One for each line-up of the contest."""
    paces: tuple[Pace, ...] = ()
    """How long the moves of each bot took, if it was measured."""


def play_deal(contest: Contest, deal: int, *, timed: bool = False) -> DealPlayed:
    """Plays the deal with this number, from 1; line-ups that seat the bots alike are played once."""
    paces = tuple(Pace() for _ in contest.bots) if timed else ()
    games: dict[tuple[str, ...], GamePlayed] = {}
    found = []
    for lineup in contest.lineups:
        table = Table(contest.ruleset, contest.seats, seed=contest.seed_of(deal))
        table.begin()
        bots = _bots(lineup, deal, table)
        names = tuple(contest.bots[bot] for bot in bots)
        if names not in games:
            games[names] = _play(contest, deal, table, bots, paces)
        found.append(GameOnDeal(bots, games[names]))
    return DealPlayed(deal, tuple(found), paces)


def _bots(lineup: Lineup, deal: int, table: Table) -> tuple[int, ...]:
    roles = [table.seat(seat).view.role for seat in range(table.game.seats)]
    return lineup.bots(deal, roles)


def _play(contest: Contest, deal: int, table: Table, bots: tuple[int, ...], paces: tuple[Pace, ...]) -> GamePlayed:
    with ExitStack() as commands:

        def cast(seat: int) -> Player:
            player = any_bot(contest.bots[bots[seat]], contest.seed_of_bot(deal, seat), contest.seconds)
            if isinstance(player, CommandBot):
                commands.enter_context(player)
            return player

        def note(seat: int, seconds: float) -> None:
            paces[bots[seat]].took(seconds)

        return play_measured(table, [contest.bots[bot] for bot in bots], cast, note if paces else None)
