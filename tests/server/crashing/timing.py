"""Whether the times of all steps can be true, and every end of a clock came when it was due, whichever node took it."""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec.json import Decoder

from saboteur.server.store.kept import KeptStep
from saboteur.server.tables.changes import StandIn, read_changes
from saboteur.server.tables.played import Played
from saboteur.server.wire.settings import Head
from tests.server.crashing.kept import Kept

UNSURE = 1000
"""Milliseconds by which a node may be wrong about the clock of the database."""
_heads = Decoder(Head)


def wrong_times(kept: Kept, began: int, ended: int, counts: Counter[str]) -> Iterator[str]:
    """Steps outside the time of the run, or before the one before them; ends of clocks that were not due."""
    for game, steps in kept.steps.items():
        times = [step.at for step in steps]
        if times != sorted(times):
            yield f"{game}: its steps go back in time: {times}"
        if outside := [at for at in times if not began - UNSURE <= at <= ended + UNSURE]:
            yield f"{game}: steps at {outside}, while it was between {began} and {ended}"
        yield from _wrong_ends(game, Played(_heads.decode(kept.heads[game])), steps, counts)


def _wrong_ends(game: str, played: Played, steps: Sequence[KeptStep], counts: Counter[str]) -> Iterator[str]:
    for step in steps:
        for change in read_changes(step.what):
            if isinstance(change, StandIn) and change.why == "clock":
                due = None if played.clocks is None else played.clocks.runs_out
                if due is None or change.seat != played.actor or step.at < due:
                    yield f"{game}: step {step.number} ends the clock of seat {change.seat} at {step.at}, due at {due}"
                else:
                    counts["milliseconds that ends of clocks came late"] += step.at - due
        played.open([step])
