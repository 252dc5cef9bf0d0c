"""A whole game as a value: what each round brought, who has won, what everybody did; also of a game that goes on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace

from saboteur.engine.values.facts import GameEnded
from saboteur.engine.values.roles import Role
from saboteur.engine.view import View
from saboteur.rulesets.duel import grade
from saboteur.table.story.summary import Deeds, RoundSummary, gold_of


@dataclass(frozen=True, slots=True)
class GameSummary:
    """The rounds that have ended and what came of them, as one observer knows it.

    >>> from saboteur import Game, ruleset
    >>> from saboteur.table.story.chronicle import Chronicle
    >>> game = Game(ruleset("solo", rounds=1), 1, seed="7")
    >>> chronicle = Chronicle(game.view(0))
    >>> chronicle.game.gold, chronicle.game.winners
    ((0,), ())
    >>> while not game.over:
    ...     chronicle.tell(game.apply(next(iter(game.legal_moves)), tell=True))
    >>> chronicle.game.gold, chronicle.game.winners, chronicle.game.grade
    ((0,), (0,), 0)
    """

    began: View
    """What the observer knew before the first round."""
    rounds: tuple[RoundSummary, ...]
    ended: GameEnded | None = None
    """`None` while the game goes on."""
    earned: tuple[tuple[int, ...], ...] = ()
    """What each round brought each seat, once that is no secret any more."""

    def laid_open(self, earned: Mapping[int, tuple[int, ...]]) -> GameSummary:
        """With what every round brought each seat, by its number (`Outcome.earned`).

        That is hidden until the game is over (5.1): while it goes on nothing changes.
        """
        if self.ended is None:
            return self
        return replace(self, earned=tuple(earned[each.ended.round] for each in self.rounds))

    @property
    def seats(self) -> int:
        """How many play."""
        return self.began.seats

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; nobody yet while the game goes on."""
        return () if self.ended is None else self.ended.winners

    @property
    def grade(self) -> int | None:
        """How well a game alone went, from 0 to 3 (9.5)."""
        return None if self.ended is None or self.seats > 1 else grade(self.ended.gold[0])

    @property
    def gold(self) -> tuple[int | None, ...]:
        """What each seat has; `None` where the observer cannot know."""
        if self.ended is not None:
            return self.ended.gold
        last = self.rounds[-1].shared_out if self.rounds else self.began
        return tuple(gold_of(last, seat) for seat in range(self.seats))

    @property
    def gained(self) -> tuple[tuple[int | None, ...], ...]:
        """What each round brought each seat; what one round brought follows from the sum and the others."""
        if self.earned:
            return self.earned
        by_seat = [self._gained(seat) for seat in range(self.seats)]
        return tuple(tuple(rounds[number] for rounds in by_seat) for number in range(len(self.rounds)))

    def _gained(self, seat: int) -> list[int | None]:
        found = [each.gained(seat) for each in self.rounds]
        total, began = self.gold[seat], gold_of(self.began, seat)
        if found.count(None) == 1 and total is not None and began is not None:
            rest = sum(each for each in found if each is not None)
            found[found.index(None)] = total - began - rest
        return found

    @property
    def roles(self) -> tuple[tuple[Role, ...], ...]:
        """Who was who in each round; none where there are no dwarves."""
        return tuple(each.ended.roles for each in self.rounds)

    @property
    def deeds(self) -> tuple[Deeds, ...]:
        """What each seat did in all rounds together, as far as that is told."""
        told = [each.deeds for each in self.rounds if each.deeds]
        return tuple(_sum([deeds[seat] for deeds in told]) for seat in range(self.seats))


def _sum(deeds: list[Deeds]) -> Deeds:
    return Deeds(*(sum(getattr(each, field.name) for each in deeds) for field in fields(Deeds)))
