"""What a watcher learns, as plain values for programs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Final

from saboteur.lab.contest.contest import Contest
from saboteur.lab.simulation.estimates import Estimate
from saboteur.lab.watching.calibration import Watched
from saboteur.lab.watching.measured import THIRDS

FORM: Final = 1
"""It grows if the form of the document changes."""


@dataclass(frozen=True, slots=True)
class Watch:
    """The result: who watched whom, with which constants, and what came of it."""

    contest: Contest
    """Of the test rounds."""
    observer: str
    constants: Mapping[str, float]
    fitted_on: int
    """Development rounds."""
    fitted: float
    """Their loss after the thirds, in nats."""
    found: Watched

    @property
    def about_constants(self) -> str:
        """What they are and where they come from."""
        named = ", ".join(f"{name} {value:.3g}" for name, value in self.constants.items()) or "none"
        fitted = f"fitted on {self.fitted_on:,} rounds" if self.fitted_on else "not fitted"
        return f"constants: {named}, {fitted}"

    @property
    def thirds(self) -> tuple[Estimate, Estimate]:
        """Nats after one and two thirds of the turns."""
        one, two = THIRDS
        return self.found.losses[one], self.found.losses[two]


def document(watch: Watch, version: str) -> dict[str, object]:
    """All figures."""
    one, two = watch.thirds
    return {
        "watch": FORM,
        "version": version,
        **{name: watch.contest.plain()[name] for name in ("game", "seats", "bots", "deals", "seed")},
        "observer": watch.observer,
        "constants": dict(watch.constants),
        "fitted_on": watch.fitted_on,
        "fitted_loss": watch.fitted,
        "rounds": one.count,
        "start": asdict(watch.found.losses[0]),
        "third": asdict(one),
        "two_thirds": asdict(two),
        "losses": [asdict(each) for each in watch.found.losses],
        "calibration": [{"claimed": each.claimed, "found": asdict(each.found)} for each in watch.found.bins],
        "calibration_error": watch.found.error,
    }
