"""Nothing is lost and nothing happens twice, whatever is done to three nodes, their database and their people."""

import asyncio
from pathlib import Path

import pytest

from tests.server.chaos.chaos import Chaos, Plan
from tests.server.crashing.crashes import GAMES, Outcome
from tests.server.postgres import Postgres

PIECES = 20
"""Of the long run: 100 kills, at least 300 games."""
PIECE = Plan(seconds=60, games=20, kills=5, hangs=1, naps=3, stops=2, halts=1, cuts=4, drops=8)


def chaos(postgres: Postgres, plan: Plan, seed: str, folder: Path, at_once: int, fault: str = "") -> Outcome:
    """Three nodes to which all of this is done; those with a fault have bots that move at once."""

    async def main() -> Outcome:
        run = Chaos(postgres, plan, seed, folder, fault or "none", "plain" if fault else "normal")
        await run.go(at_once)
        return run.outcome

    return asyncio.run(main())


@pytest.mark.proof(minutes=1.5)
@pytest.mark.parametrize("piece", range(PIECES))
def test_nothing_is_lost_by_chaos(piece: int, postgres: Postgres, tmp_path: Path) -> None:
    outcome = chaos(postgres, PIECE, f"chaos {piece}", tmp_path, at_once=8)
    print(outcome)
    assert outcome.faults == []
    assert outcome.counts["kills"] == 100 // PIECES
    assert outcome.counts["games"] >= 300 // PIECES
    assert all(outcome.counts[f"games of {game}"] for game in GAMES)


FAULTS = {
    "telling-before-the-commit": (
        Plan(seconds=8, games=8, kills=6, cuts=6),
        ("was told of event", "was told two different", "not_yet_told", "not_your_seat", "not numbered", "failed"),
    ),
    "dropping-ids": (Plan(seconds=1, games=3, drops=4), ("was refused after it was acknowledged",)),
    "unsorted-batches": (Plan(seconds=10, games=10), ("batches of two nodes waited for each other",)),
    "a-second-turn": (Plan(seconds=5, games=6), ("a node failed", "the record is wrong", "is step")),
    "own-clocks": (Plan(seconds=1, games=3), ("while it was between", "ends the clock")),
}
"""Each with what is done meanwhile, and the signs by which it is found out."""


@pytest.mark.proof(minutes=0.4)
@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found_out(fault: str, postgres: Postgres, tmp_path: Path) -> None:
    plan, signs = FAULTS[fault]
    faults = chaos(postgres, plan, fault, tmp_path, at_once=8, fault=fault).faults
    assert any(sign in each for each in faults for sign in signs), faults


@pytest.mark.proof(minutes=0.6)
def test_slow_rows_are_no_fault(postgres: Postgres, tmp_path: Path) -> None:
    assert chaos(postgres, Plan(seconds=5, games=8), "slow", tmp_path, at_once=8, fault="slow-rows").faults == []
