"""Nobody sees a step before it is stored: not over HTTP either, nor when somebody leaves in this moment."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import guest, guests, table_of
from tests.server.running import Here, run, served


def held(here: Here, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """From now on what is appended is stored only after this event."""
    store, event = here.house.store, asyncio.Event()
    append = store.append

    def later(step: Any, mark: Any) -> Any:
        async def wait() -> bool:
            await event.wait()
            return await append(step, mark)

        return asyncio.ensure_future(wait())

    monkeypatch.setattr(store, "append", later)
    return event


def test_what_is_under_way_is_not_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann", "Bob") as (ann, bob):
            table = await table_of(ann, bob, game="duel")
            async with guest(ann.visitor) as second, guest(bob.visitor) as third:
                for each in (second, third):
                    await each.ask("open", table=table)
                await ann.told("table")
                event = held(here, monkeypatch)
                sent = await ann.connection.send("stand", table=table, seat=0)
                await second.quiet()  # the step is under way
                asked = asyncio.create_task(ann.get(f"/api/tables/{table}"))
                written = asyncio.create_task(ann.get(f"/api/tables/{table}/talk"))
                await bob.connection.close()
                await third.connection.close()
                await asyncio.sleep(0.1)
                heard = await second.quiet()
                assert [message["tell"] for message in heard] == []  # neither that Ann stood up, nor that Bob left
                assert not asked.done()
                assert not written.done()
                event.set()
                await ann.answer(sent)
                assert (await asked)["seats"][0]["person"] is None
                assert (await written)["talk"] == []
                shown = (await second.told("table"))["seats"]
                assert (shown[0]["person"], shown[1]["here"]) == (None, False)

    run(main())
