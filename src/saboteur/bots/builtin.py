"""The bots of the package, by their names."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from saboteur.bots.advice.advisor import Advisor
from saboteur.bots.plain.player import Plain
from saboteur.bots.thinking.level import LEVELS
from saboteur.bots.thinking.temper import TEMPERS
from saboteur.bots.thinking.thinker import Thinker
from saboteur.bots.uniform import Uniform
from saboteur.engine.worlds.history import Player

OF: Final = ":"


class Roster(dict[str, Callable[[int], Player]]):
    """Bots by their names; one that searches also by its level and a temperament.

    >>> BUILT_IN["normal:vengeful"](1).temper.name, "normal:angry" in BUILT_IN, list(BUILT_IN)
    ('vengeful', False, ['easy', 'normal', 'hard', 'plain', 'random'])
    """

    def __contains__(self, name: object) -> bool:
        return super().__contains__(name) or _tempered(name) is not None

    def __missing__(self, name: str) -> Callable[[int], Player]:
        made = _tempered(name)
        if made is None:
            raise KeyError(name)
        return made


def _tempered(name: object) -> Callable[[int], Player] | None:
    """A level with a temperament."""
    level, _, temper = str(name).partition(OF)
    if level not in LEVELS or temper not in TEMPERS:
        return None
    return partial(Thinker, level=LEVELS[level], temper=TEMPERS[temper])


def kind_of(bot: str) -> str:
    """The kind that a bot is, whatever its temperament.

    >>> kind_of("normal:vengeful"), kind_of("plain")
    ('normal', 'plain')
    """
    return bot.partition(OF)[0]


def tempered(kind: str) -> dict[str, str]:
    """The bots of a kind by their temperaments; none if it has no temperament.

    >>> tempered("normal")["vengeful"], tempered("plain")
    ('normal:vengeful', {})
    """
    return {temper: f"{kind}{OF}{temper}" for temper in TEMPERS} if kind in LEVELS else {}


# Each bot gets its own seed.
BUILT_IN: Final = Roster(
    {
        **{name: partial(Thinker, level=level) for name, level in LEVELS.items()},
        "plain": Plain,
        "random": Uniform,
    }
)
THINKING: Final[frozenset[str]] = frozenset(LEVELS)
"""Bots that search: a program that serves many people lets them think in another process."""
ADVISING: Final = "normal"
"""The bot whose moves are suggested to people who ask for a hint."""


def advisor(seed: int = 0) -> Advisor:
    """Somebody who is told what a seat is told and says what to do there."""
    return Advisor(BUILT_IN[ADVISING](seed))
