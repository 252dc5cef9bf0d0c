"""What came of a game: who won it, how each round ended and what it brought; read from the state, no facts needed."""
# mypyc: off

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from saboteur.engine.core.ending import BLUE_WON, GREEN_WON, cause_of, has_won, owner_gold, owner_role
from saboteur.engine.core.packed import A_DEAL, A_OVER
from saboteur.engine.core.state import State
from saboteur.engine.values.cards import Colour
from saboteur.engine.values.causes import Cause
from saboteur.engine.values.roles import ROLES, Role

TEAMS: Final[dict[Colour, int]] = {"green": GREEN_WON, "blue": BLUE_WON}


@dataclass(frozen=True, slots=True)
class RoundOutcome:
    """A round that was played to its end and paid."""

    number: int
    """From 1."""
    cause: Cause
    winners: tuple[int, ...]
    """Seats; nobody in the duel and in solo, where only the gold counts (8.13)."""
    roles: tuple[Role, ...]
    """Everybody's, as they were shown (4.7); none in the duel and in solo."""
    gold: tuple[int, ...]
    """What everybody owned once the round was paid, that of earlier rounds included."""
    earned: tuple[int, ...]
    """What this round brought everybody: less than nothing if thieves or trolls took more (7.6, 8.13)."""

    teams: tuple[Colour, ...] = ()
    """Expansion: the teams that have won, whether or not anybody of them plays (7.2, 7.3)."""

    @property
    def sides(self) -> tuple[Role, ...]:
        """The roles that have won, each once, in the order of `ROLES`; a seat that was trapped does not count (7.4)."""
        won = {self.roles[seat] for seat in self.winners}
        return tuple(role for role in ROLES if role in won)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What has come of a game so far, hidden gold included: for the program that holds the whole game.

    >>> from saboteur import Game, ruleset
    >>> game = Game(ruleset("base", rounds=1), 3, seed="7")
    >>> game.outcome
    Outcome(rounds=(), gold=(0, 0, 0), winners=None)
    >>> while not game.over:
    ...     told = game.apply(next(iter(game.legal_moves)))
    >>> [ended] = game.outcome.rounds
    >>> ended.cause, ended.winners, ended.sides, ended.earned, game.outcome.winners
    ('exhausted', (0,), ('saboteur',), (4, 0, 0), (0,))
    """

    rounds: tuple[RoundOutcome, ...]
    """Those paid so far, in order.

    A game set up from a position (`Setup`) knows those that had not ended there; so does a base game drawn by `sample`.
    """
    gold: tuple[int, ...]
    """What everybody owns now."""
    winners: tuple[int, ...] | None
    """Seats with the most gold, all of them if several have it (5.6); `None` while the game runs."""

    @property
    def earned(self) -> dict[int, tuple[int, ...]]:
        """What each round paid so far brought everybody, by its number."""
        return {each.number: each.earned for each in self.rounds}


def outcome_of(state: State) -> Outcome:
    """What has come of a game in this state."""
    gold = tuple(int(state.gold(seat)) for seat in range(state.rules.seats))
    winners = tuple(seat for seat, amount in enumerate(gold) if amount == max(gold))
    return Outcome(tuple(_rounds(state, gold)), gold, winners if state.asked == A_OVER else None)


def _rounds(state: State, now: tuple[int, ...]) -> Iterator[RoundOutcome]:
    """The rounds kept by `State.keep_round`, and the one paid last, which is kept when the next is dealt."""
    seats = len(now)
    before: tuple[int, ...] = (0,) * seats
    kept = list(map(int, state.kept_rounds))
    for start in range(0, len(kept), 2 + seats):
        number, ending, *each = kept[start : start + 2 + seats]
        gold, roles = tuple(map(owner_gold, each)), tuple(map(owner_role, each))
        if ending:
            yield _round(number, ending, roles if len(state.rules.roles) else (), gold, before)
        before = gold
    if state.ending and state.asked >= A_DEAL:
        yield _round(int(state.round), int(state.ending), tuple(map(int, state.roles)), now, before)


def _round(
    number: int, ending: int, roles: tuple[int, ...], gold: tuple[int, ...], before: tuple[int, ...]
) -> RoundOutcome:
    return RoundOutcome(
        number,
        cause_of(ending),
        tuple(seat for seat in range(len(gold)) if has_won(ending, seat)),
        tuple(ROLES[role] for role in roles),
        gold,
        tuple(after - owned for after, owned in zip(gold, before, strict=True)),
        tuple(team for team, bit in TEAMS.items() if ending & bit),
    )
