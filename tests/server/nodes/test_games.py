"""Games over two nodes on one database: people change from one to the other, and both are killed."""

import asyncio

from tests.server.crashing.crashes import GAMES, Crashes, Outcome
from tests.server.postgres import Postgres


def test_a_game_of_each_kind_over_two_nodes_survives_two_kills(postgres: Postgres) -> None:
    address = postgres.database()

    async def main() -> Outcome:
        return await Crashes(address, "two nodes", nodes=2, life=0.8, clocks=0.3).run(kills=2, games=4, at_once=4)

    outcome = asyncio.run(main())
    assert outcome.faults == []
    assert outcome.counts["kills"] == 2
    assert all(outcome.counts[f"games of {game}"] for game in GAMES)
