"""Constants of an observer, fitted by likelihood: those with which the true dwarves were likeliest after the thirds."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from saboteur.lab.watching.measured import Measured
from saboteur.lab.watching.observers import Constants

Trial = Callable[[tuple[Constants, ...]], list[tuple[Measured, ...]]]
"""Watches all development rounds with each of several sets of constants, at both thirds."""
STEPS: Final = (2.0, 1.4, 1.2, 1.1)
"""Each constant is multiplied and divided by these, the next when the last helps no more."""
MOST_MOVES: Final = 8
"""Before a step is given up."""


def loss(measured: Sequence[Measured]) -> float:
    """Nats, on average over rounds and thirds."""
    return math.fsum(math.fsum(each.losses) for each in measured) / sum(len(each.losses) for each in measured)


def fit(start: Constants, trial: Trial) -> tuple[dict[str, float], float]:
    """The best constants found, and their loss.

    >>> def valley(trials):
    ...     return [tuple(Measured(((each["x"] - 3) ** 2,), ()) for each in trials)]
    >>> found, least = fit({"x": 1.0}, valley)
    >>> abs(found["x"] - 3) < 0.2
    True
    """
    best = dict(start)
    least = loss([each[0] for each in trial((best,))])
    for step in STEPS if best else ():
        for _ in range(MOST_MOVES):
            near = [{**best, name: best[name] * factor} for name in best for factor in (step, 1 / step)]
            watched = trial(tuple(near))
            losses = [loss([each[number] for each in watched]) for number in range(len(near))]
            if min(losses) >= least - 1e-9:
                break
            least = min(losses)
            best = near[losses.index(least)]
    return best, least
