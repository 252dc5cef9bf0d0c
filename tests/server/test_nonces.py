"""What people gave for the deal when they sat down is not lost when their table is read anew."""

import pytest

from saboteur.server.tables import doing
from tests.server.guests import guests, table_of
from tests.server.postgres import Postgres
from tests.server.running import run, served


def test_a_game_over_two_nodes_begins_at_once_although_one_did_not_hear_the_other(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doing, "NONCE_WAIT", 600.0)

    async def main() -> None:
        database = postgres.database()
        async with (
            served(database) as one,
            served(database) as other,
            guests(one.url, "Ann") as (ann,),
            guests(other.url, "Bob") as (bob,),
        ):
            reads = one.house.desks.nodes
            monkeypatch.setattr(reads, "_read", lambda: None)  # it does not hear that Bob sat down
            table = await table_of(ann, bob, game="duel")
            desk = other.house.desks.opened(table)
            assert desk is not None
            desk.nonces.given.pop((0, ann.id), None)  # Bob came after Ann had given hers
            assert (await ann.ask("start", table=table))["tell"] == "done"
            steps = await one.house.store.steps(table)
            assert b'"nonces":["n0","n1"]' in steps[-1].what

    run(main())
