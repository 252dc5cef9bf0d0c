"""`saboteur admin`, on the file of a server that runs."""

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from saboteur.client.visitor import Unwelcome
from tests.cli.running import saboteur
from tests.server.guests import guests
from tests.server.running import run, served


def test_who_is_shut_out_is_out_at_once_until_let_in(tmp_path: Path) -> None:
    file = tmp_path / "db"

    def admin(*words: str) -> str:
        done = saboteur("admin", "--database", str(file), *words)
        assert done.returncode == 0, done.stderr
        return done.stdout

    async def main() -> None:
        async with served(file) as here, guests(here.url, "Ann", "Boris") as (ann, boris):
            assert f"{boris.id}  " in await asyncio.to_thread(admin, "people", "Bo")
            told = await asyncio.to_thread(admin, "ban", boris.id)
            assert told == f"{boris.id} is not let in any more.\n"
            await here.house.expel_banned()
            with pytest.raises(ConnectionClosed):
                await boris.told("nothing")
            with pytest.raises(Unwelcome) as refused:
                await boris.get("/api/me")
            assert refused.value.status == 403
            assert refused.value.answer["name"] == "banned"
            with pytest.raises(Unwelcome):
                await boris.get("/api/who")
            assert (await ann.get("/api/me"))["name"] == "Ann"
            assert "Boris" in await asyncio.to_thread(admin, "bans")
            await asyncio.to_thread(admin, "unban", boris.id)
            assert (await boris.get("/api/me"))["name"] == "Boris"
            assert await asyncio.to_thread(admin, "bans") == "Everybody is let in.\n"

    run(main())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("ban", "nobody"), "nobody has the id nobody"),
        (("unban", "nobody"), "nobody was let in already"),
        (("ban", "x", "--days", "0"), "--days"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    async def empty() -> None:
        async with served(tmp_path / "db"):
            pass

    run(empty())
    done = saboteur("admin", "--database", str(tmp_path / "db"), *words)
    assert done.returncode == 2
    assert said in done.stderr


def test_there_is_no_file(tmp_path: Path) -> None:
    done = saboteur("admin", "--database", str(tmp_path / "none"), "bans")
    assert done.returncode == 2
    assert "there are no tables" in done.stderr
