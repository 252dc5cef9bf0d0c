"""What a server looks after every few seconds: whatever goes wrong, it looks again, and it is counted."""

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from saboteur.server.web import house
from saboteur.server.web.house import House
from tests.server.guests import guests
from tests.server.running import run, served


class Walked(set[object]):
    """Connections that know how often somebody went through all of them."""

    times = 0

    def __iter__(self) -> Iterator[object]:
        self.times += 1
        return super().__iter__()


def test_a_fault_ends_nothing_and_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "SWEEP", 0.01)

    async def main() -> None:
        async with served(tmp_path / "db") as here:
            looked, faults, around = 0, 0, here.house.desks.look_around
            obeyed = asyncio.Event()

            async def look_around() -> None:
                nonlocal looked, faults
                looked += 1
                if looked == 1:
                    faults += 1
                    raise RuntimeError("a planted fault")
                await around()

            async def obey(house: House) -> None:
                nonlocal faults
                if not obeyed.is_set():
                    obeyed.set()
                    faults += 1
                    raise ValueError("another")

            monkeypatch.setattr(here.house.desks, "look_around", look_around)
            monkeypatch.setattr(House, "obey", obey)
            logger = logging.getLogger("saboteur")
            logger.addHandler(here.house.metrics.errors)
            sweeping = asyncio.create_task(here.house.sweep())
            try:
                await asyncio.wait_for(obeyed.wait(), 5)
                while looked < 3:
                    assert not sweeping.done()
                    await asyncio.sleep(0.01)
            finally:
                sweeping.cancel()
                logger.removeHandler(here.house.metrics.errors)
            assert faults == 2
            assert "saboteur_errors_total 2.0" in (await here.house.figures()).decode()

    run(main())


def test_however_many_are_shut_out_connections_are_looked_through_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann", "Bob") as (ann, bob):
            store = here.house.store
            walked = here.house.connections = Walked(here.house.connections)
            await here.house.obey()
            assert walked.times == 0
            for person in (ann, bob):
                assert await store.ban(person.id, 0, None)
            await here.house.obey()
            assert walked.times == 1
            for person in (ann, bob):
                with pytest.raises(ConnectionClosed, match="4004"):
                    await person.told("never")

    run(main())
