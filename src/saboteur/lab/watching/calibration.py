"""Whether an observer is as right as it claims to be: of the seats it gives 30 %, three in ten are saboteurs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from saboteur.lab.simulation.estimates import Estimate, Sums, mean_of
from saboteur.lab.watching.measured import STAGES, Measured

BINS: Final = 10


@dataclass(frozen=True, slots=True)
class Bin:
    """Seats that seemed about as likely to be saboteurs."""

    claimed: float
    """On average."""
    found: Estimate
    """The share that were; rounds are independent units."""


@dataclass(frozen=True, slots=True)
class Watched:
    """All test rounds together."""

    losses: tuple[Estimate, ...]
    """Nats, at the start and after each twelfth of the turns."""
    bins: tuple[Bin, ...]
    error: float
    """How far claims are from the truth, on average over all seats: a twentieth is five points."""


def watched(rounds: Sequence[Measured]) -> Watched:
    """The figures of these rounds."""
    losses = []
    for stage in range(STAGES + 1):
        found = mean_of([each.losses[stage] for each in rounds])
        assert found is not None
        losses.append(found)
    bins = tuple(_bins(rounds))
    seats = sum(each.found.count for each in bins)
    error = sum(each.found.count * abs(each.claimed - each.found.value) for each in bins) / seats
    return Watched(tuple(losses), bins, error)


def _bins(rounds: Sequence[Measured]) -> Iterable[Bin]:
    for number in range(BINS):
        sums, claims = Sums(), 0.0
        for each in rounds:
            inside = [(chance, was) for chance, was in each.seats if min(int(BINS * chance), BINS - 1) == number]
            sums.add(len(inside), sum(was for _, was in inside))
            claims += sum(chance for chance, _ in inside)
        if (found := sums.rate()) is not None:
            yield Bin(claims / found.count, found)
