"""Rounds to watch: played with one bot in all seats or several in turn, recorded, and told as to a watcher."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Final

from saboteur.bots.command.command import CommandBot
from saboteur.engine.values.facts import Asked, Fact, RoundEnded
from saboteur.engine.view import View
from saboteur.engine.worlds.history import Player
from saboteur.lab.contest.contest import Contest, any_bot
from saboteur.lab.contest.lineup import lineups
from saboteur.lab.simulation.measuring import play_measured
from saboteur.notation.records.reading import read_record
from saboteur.notation.records.record import Said
from saboteur.notation.records.text import record_text
from saboteur.table.table import Table

GAME: Final = "base one_digger_less=yes rounds=1"
SEATS: Final = 5
"""Two saboteurs among five: ten assignments, a log-loss of 2.3 nats."""
TEST: Final = 1


def watched_contests(
    bots: Sequence[str], seed: str, seconds: float, game: str = GAME, seats: int = SEATS
) -> tuple[Contest, ...]:
    """The development rounds that constants are fitted on, and the test rounds that figures come from."""
    shape = lineups("all", len(bots))
    return (
        Contest(game, seats, tuple(bots), shape, "development", seed, seconds),
        Contest(game, seats, tuple(bots), shape, "test", seed, seconds),
    )


@dataclass(frozen=True, slots=True)
class Rounds:
    """Work for processes: rounds that are still to be played."""

    contests: tuple[Contest, ...]
    todo: tuple[tuple[int, int], ...]
    """The number of the contest, and the number of the deal."""

    @property
    def length(self) -> int:
        """All of them."""
        return len(self.todo)

    def do(self, index: int) -> str:
        """The record of one."""
        number, deal = self.todo[index]
        return play_round(self.contests[number], deal)


def play_round(contest: Contest, deal: int) -> str:
    """The record of the round with this number; of several bots each has every seat in turn."""
    bots = [contest.bots[(seat + deal) % len(contest.bots)] for seat in range(contest.seats)]
    table = Table(contest.ruleset, contest.seats, seed=contest.seed_of(deal))
    with ExitStack() as commands:

        def cast(seat: int) -> Player:
            player = any_bot(bots[seat], contest.seed_of_bot(deal, seat), contest.seconds)
            if isinstance(player, CommandBot):
                commands.enter_context(player)
            return player

        play_measured(table, bots, cast)
    return record_text(table.record())


@dataclass(frozen=True, slots=True)
class RoundTold:
    """A round as a watcher lived through it, and what they were told when it was over."""

    first: View
    opening: tuple[Fact | Said, ...]
    """Up to the first question."""
    turns: tuple[tuple[Fact | Said, ...], ...]
    """What each turn brought and what was said in it, without the end of the round."""
    roles: tuple[str, ...]


def told_round(record: str) -> RoundTold:
    """Reads a record."""
    table = Table.rebuild(read_record(record))
    told = [event.what for event in table.events(None) if isinstance(event.what, Fact | Said)]
    ended = next(what for what in told if isinstance(what, RoundEnded))
    opening, *turns = _cut(told[: told.index(ended)])
    return RoundTold(table.first_view(None), opening, tuple(turns), tuple(map(str, ended.roles)))


def _cut(told: Sequence[Fact | Said]) -> list[tuple[Fact | Said, ...]]:
    """A part ends with the question for a turn; the last part ends with the round."""
    parts: list[list[Fact | Said]] = [[]]
    for what in told:
        parts[-1].append(what)
        if isinstance(what, Asked) and what.what == "turn":
            parts.append([])
    return [tuple(part) for part in parts]
