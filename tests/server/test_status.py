"""The page that tells the host how the server is."""

import asyncio
from pathlib import Path

import httpx

from saboteur.server.people.limits import Limit
from saboteur.server.store.kept import KeptCounts, StoreFailed
from tests.server.guests import guests, table_of
from tests.server.running import Here, run, served

PASSWORD = "Лопата:1"


def asked(here: Here, password: str | None = None) -> httpx.Response:
    """The answer to somebody who knows a password, or none."""
    return httpx.get(f"{here.url}/status", auth=None if password is None else httpx.BasicAuth("x", password))


def test_whoever_knows_the_password_sees_counts_and_nothing_else(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Grimbold", "Hilda") as (ann, bob):
            table = await table_of(ann, bob, game="duel")
            await ann.ask("start", table=table)
            here.house.password = PASSWORD
            for wrong in (None, "", "лопата:1", PASSWORD + "x"):
                refused = await asyncio.to_thread(asked, here, wrong)
                assert refused.status_code == 401
                assert refused.headers["www-authenticate"].startswith("Basic ")
                assert "tables" not in refused.text
            seen = await asyncio.to_thread(asked, here, PASSWORD)
            assert seen.status_code == 200
            for row in (
                "store</th><td>takes every step",
                "people connected</th><td>2",
                "tables in memory</th><td>1",
                "tables playing</th><td>1",
                "tables over</th><td>0",
                "people known</th><td>2",
            ):
                assert row in seen.text
            seed = (await here.house.store.game(table)).head.decode()  # type: ignore[union-attr]
            for secret in (PASSWORD, "Grimbold", "Hilda", table, ann.id, "base_", seed[-80:]):
                assert secret not in seen.text
            here.house.limits.welcoming = Limit((1, 0), (1, 0))
            assert (await asyncio.to_thread(asked, here, "guess")).status_code == 401
            assert (await asyncio.to_thread(asked, here, PASSWORD)).status_code == 429

    run(main())


def test_without_a_password_only_the_machine_itself_looks(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here:
            assert (await asyncio.to_thread(asked, here)).status_code == 200
            here.house.guard.is_near = lambda address: False  # type: ignore[method-assign]
            refused = await asyncio.to_thread(asked, here)
            assert (refused.status_code, refused.json()["name"]) == (403, "from_outside")

    run(main())


def test_a_store_that_is_away_is_said_to_be(tmp_path: Path) -> None:
    async def fails(_: int = 0) -> KeptCounts:
        raise StoreFailed

    async def main() -> None:
        async with served(tmp_path / "db") as here:
            here.house.store.ready = fails  # type: ignore[method-assign,assignment]
            here.house.store.counts = fails  # type: ignore[method-assign,assignment]
            seen = await asyncio.to_thread(asked, here)
            assert "store</th><td>takes nothing" in seen.text
            assert "tables playing" not in seen.text

    run(main())
