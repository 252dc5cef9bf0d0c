"""Plays one game of a plan and measures it. Bots are told the same as at any table."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import PurePath

from saboteur.bots.command.command import CommandBot
from saboteur.engine.deal import Deal
from saboteur.engine.game import Game
from saboteur.engine.moves import Bribe, Move
from saboteur.engine.values import facts
from saboteur.engine.values.facts import Fact
from saboteur.engine.worlds.history import Player
from saboteur.lab.simulation.plan import Casting, Plan
from saboteur.lab.simulation.played import GamePlayed, PlayerFailed, RoundPlayed
from saboteur.lab.simulation.sides import richest
from saboteur.notation.games import read_game
from saboteur.table.driver import Ask, Driver, Over, Tell
from saboteur.table.seat import Seat
from saboteur.table.seated import Seated
from saboteur.table.table import Table


@dataclass(frozen=True, slots=True)
class Games:
    """The games of a plan as work for several processes."""

    plan: Plan
    casting: Casting

    @property
    def length(self) -> int:
        """All of them."""
        return self.plan.length

    def do(self, index: int) -> GamePlayed:
        """Plays one."""
        return play_game(self.plan, *self.plan.task(index), self.casting)


def play_game(plan: Plan, seats: int, number: int, casting: Casting) -> GamePlayed:
    """The game with this number and this number of players."""
    names = [plan.bot_at(seat, number) for seat in range(seats)]

    def cast(seat: int) -> Player:
        return casting(names[seat], plan.seed_of_bot(number, seat))

    return play_measured(Table(read_game(plan.game), seats, seed=plan.seed_of(number)), names, cast)


Pace = Callable[[int, float], None]
"""Told the seat and the seconds of each move."""


def play_measured(
    table: Table, names: Sequence[str], cast: Callable[[int], Player], pace: Pace | None = None
) -> GamePlayed:
    """Plays a table that has a seed, with bots of these names; each is made for its seat."""
    seat, moves = 0, 0
    try:
        players = []
        for seat in range(len(names)):
            players.append(cast(seat))
        if table.game.asked == "deal":
            table.begin()
        for seat, player in enumerate(players):
            player.begin(table.seat(seat).view)
        seated = [Seated(player) for player in players]
        watch = Watch(table.game)
        for need in Driver(table, told=table.number):
            match need:
                case Tell(seat=place, told=told):
                    seat = place.number
                    seated[seat].tell(told)
                case Ask(place):
                    seat = place.number
                    move = _chosen(players[seat], place, pace)
                    moves += 1
                    watch.moves(move)
                    before = table.number
                    seated[seat].answer(place, move)
                    watch.told(table.facts(before))
                case Over():
                    pass
    except Exception as fault:
        raise PlayerFailed(seat, names[seat], _shown(fault)) from fault
    assert table.seed is not None
    return GamePlayed(table.seed, table.game.gold, watch.winners, moves, tuple(watch.rounds))


def _chosen(player: Player, place: Seat, pace: Pace | None) -> Move:
    moves = tuple(place.legal_moves)
    if pace is None:
        return player.choose(moves)
    began = time.perf_counter() if isinstance(player, CommandBot) else time.process_time()
    move = player.choose(moves)
    now = time.perf_counter() if isinstance(player, CommandBot) else time.process_time()
    pace(place.number, now - began)
    return move


def _shown(fault: Exception) -> str:
    """A fault of a bot in a line, with the place in its source."""
    last = traceback.extract_tb(fault.__traceback__)[-1]
    return f"{type(fault).__name__}: {fault} ({PurePath(last.filename).name}:{last.lineno})"


class Watch:
    """Records how the rounds of a game go.

    A game that deals by itself begins the next round within the move that ends the last one. The dealer is called
    between the two rounds. So this class is a dealer: when called, it reads the mine, the deck and the gold of a round.
    """

    def __init__(self, game: Game) -> None:
        assert game.dealer is not None
        self._game = game
        self._dealer = game.dealer
        game.dealer = self
        self.rounds: list[RoundPlayed] = []
        self.winners: tuple[int, ...] = ()
        self._before: tuple[int, ...] = ()
        self._ended: facts.RoundEnded | None = None
        self._seen: _End | None = None
        self._clear()

    def _clear(self) -> None:
        self._turns = self._laid = self._opened = 0

    def deal(self, cards: Deal, round_number: int, seats: int) -> Deal:
        """The next round, dealt by the original dealer."""
        self._seen = _End(self._game)
        return self._dealer.deal(cards, round_number, seats)

    def moves(self, move: Move) -> None:
        """A seat is about to make a move; bribing ends no turn, and choices belong to one (8.6)."""
        self._turns += self._game.asked == "turn" and not isinstance(move, Bribe)

    def told(self, told: Iterable[Fact]) -> None:
        """The result of the move."""
        for fact in told:
            match fact:
                case facts.Laid():
                    self._laid += 1
                case facts.Revealed():
                    self._opened += 1
                case facts.RoundEnded():
                    self._ended = fact
                case facts.RoundBegan():
                    self._close()
                case facts.GameEnded():
                    self._seen = _End(self._game)
                    self._close()
                    self.winners = fact.winners
                case _:
                    pass

    def _close(self) -> None:
        """A round is over and paid."""
        ended, end = self._ended, self._seen
        assert ended is not None
        assert end is not None
        before = self._before or (0,) * len(end.gold)
        earned = tuple(now - then for now, then in zip(end.gold, before, strict=True))
        outcome, winners = end.decided(ended, earned)
        self.rounds.append(
            RoundPlayed(
                first=end.first,
                cause=ended.cause,
                outcome=outcome,
                winners=winners,
                roles=ended.roles,
                gold=earned,
                turns=self._turns,
                laid=self._laid,
                opened=self._opened,
                deck=end.deck,
            )
        )
        self._before = end.gold
        self._clear()


class _End:
    """The table between two rounds."""

    def __init__(self, game: Game) -> None:
        state = game.state
        self.first = int(state.first)
        self.gold = game.gold
        self.deck = int(state.left())
        # What ended the round is told later; roles do not say it of a team nobody was dealt (7.2).
        self._sides = {cause: state.side(cause) or "" for cause in game.ruleset.nature.causes}

    def decided(self, ended: facts.RoundEnded, earned: tuple[int, ...]) -> tuple[str, tuple[int, ...]]:
        """The side that won, and the seats."""
        return self._sides[ended.cause], ended.winners if ended.roles else richest(earned)
