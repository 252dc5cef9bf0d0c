"""Nothing is lost and nothing happens twice, however often the server is killed; and whoever breaks that is found out.

`kill -9` does not see whether a commit reaches the disk: docs/server.md says how that was looked at.
"""

import asyncio
from pathlib import Path

import pytest

from tests.server.crashing.crashes import GAMES, Crashes, Outcome

PIECES = 20
"""Of the long run: 100 kills, at least 400 games."""


def crashes(
    folder: Path, seed: str, kills: int, games: int, at_once: int = 3, life: float = 0.6, fault: str = ""
) -> Outcome:
    """A server that is killed so often."""
    module = ("tests.server.crashing.faulty", fault) if fault else ("saboteur",)

    async def main() -> Outcome:
        return await Crashes(folder / "tables.sqlite", seed, module, life).run(kills, games, at_once)

    return asyncio.run(main())


def test_nothing_is_lost_by_five_crashes(tmp_path: Path) -> None:
    outcome = crashes(tmp_path, "five", kills=5, games=4, life=0.4)
    assert outcome.faults == []
    assert outcome.counts["kills"] == 5
    assert outcome.counts["tables open at a kill"] >= 5
    assert all(outcome.counts[f"games of {game}"] for game in GAMES)


@pytest.mark.proof(minutes=0.2)
@pytest.mark.parametrize("piece", range(PIECES))
def test_nothing_is_lost_by_a_hundred_crashes(piece: int, tmp_path: Path) -> None:
    async def main() -> Outcome:
        crashes = Crashes(tmp_path / "tables.sqlite", f"hundred {piece}", life=1.0, whole=0.1, limits=True)
        return await crashes.run(kills=100 // PIECES, games=20, at_once=5)

    outcome = asyncio.run(main())
    print(outcome)
    assert outcome.faults == []
    assert outcome.counts["kills"] == 100 // PIECES
    assert outcome.counts["games"] >= 20


@pytest.mark.proof(minutes=0.1)
def test_a_slow_disk_is_no_fault(tmp_path: Path) -> None:
    assert crashes(tmp_path, "slow", kills=1, games=2, at_once=2, fault="slow").faults == []


def test_telling_before_the_commit_is_found_out(tmp_path: Path) -> None:
    faults = crashes(tmp_path, "early", kills=20, games=4, at_once=5, fault="telling-before-the-commit").faults
    # An event, or a seat, that was lost.
    signs = ("was told of event", "was told two different", "not_yet_told", "not_your_seat")
    assert any(sign in fault for fault in faults for sign in signs), faults


def test_dropping_ids_is_found_out(tmp_path: Path) -> None:
    faults = crashes(tmp_path, "ids", kills=1, games=4, fault="dropping-ids").faults
    assert any("was refused after it was acknowledged" in fault for fault in faults), faults
