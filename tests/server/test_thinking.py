"""Bots that think in processes of their own: the server goes on meanwhile, whatever becomes of them."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from saboteur import ruleset
from saboteur.bots import builtin
from saboteur.bots.builtin import BUILT_IN
from saboteur.bots.uniform import Uniform
from saboteur.server.bots.limit import Hangs
from saboteur.server.bots.thought import TOO_LONG, Answer, Forgotten, Question, packed
from saboteur.server.bots.worker import Minds
from saboteur.server.bots.workers import STARTING, BotFailed, Workers
from saboteur.table.table import Table
from saboteur.table.verifying.verify import verify
from tests.server.guests import Guest, guests, table_of
from tests.server.running import Here, run, served
from tests.server.thinkers import LONGEST, THINKERS

PROGRAM = ("-m", "tests.server.thinkers")


@pytest.fixture(autouse=True)
def thinkers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots of this test can be chosen; `random` thinks elsewhere, too."""
    for name, kind in THINKERS.items():
        monkeypatch.setitem(BUILT_IN, name, kind)
    monkeypatch.setattr(builtin, "THINKING", frozenset({*THINKERS, "random"}))


@asynccontextmanager
async def visited(
    database: Path, longest: float = 20.0, starting: float = STARTING
) -> AsyncIterator[tuple[Here, Guest]]:
    workers = Workers(1, longest=longest, program=PROGRAM, starting=starting)
    async with served(database, workers=workers) as here, guests(here.url, "Ann") as (ann,):
        yield here, ann


def process_of(here: Here) -> Any:
    [worker] = here.house.desks._workers._workers
    return worker._process


async def plays_out(ann: Guest, table: str) -> str:
    """Ann makes the first move that there is until the game is over; the record."""
    while True:
        message = await ann.until(lambda each: each["tell"] in ("view", "events") and each["table"] == table)
        if message["question"]["what"] == "over":
            return str(await ann.get(f"/api/tables/{table}/record"))
        if message["moves"]:
            await ann.connection.send("move", table=table, seat=0, move=message["moves"][0]["text"], at=message["at"])


@pytest.mark.parametrize("bot", ["random", "talkative"])
def test_a_whole_game_with_bots_in_another_process(bot: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with visited(tmp_path / "db") as (_, ann):
            table = await table_of(ann, game="base", seats=3, bot=bot)
            await ann.ask("start", table=table)
            record = await plays_out(ann, table)
            assert verify(record).fault is None
            assert ("says am digger" in record) == (bot == "talkative")
            assert "bot Alvis" not in record.partition("\n\n")[2]  # nobody was replaced

    run(main())


def test_they_play_as_they_would_in_this_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    records = []
    for thinking in (frozenset(), frozenset({"random"})):
        monkeypatch.setattr(builtin, "THINKING", thinking)
        monkeypatch.setattr("secrets.token_hex", lambda count: "0" * 2 * count)

        async def main(database: Path) -> str:
            async with visited(database) as (_, ann):
                table = await table_of(ann, game="duel", seats=2, bot="random")
                await ann.ask("start", table=table)
                record = await plays_out(ann, table)
                return "\n".join(line.partition(" ")[2] for line in record.splitlines() if line.startswith("@"))

        records.append(run(main(tmp_path / f"{len(thinking)}")))
    assert records[0] == records[1] != ""


@pytest.mark.parametrize("bot", ["brooder", "spinner", "fool", "mortal"])
def test_another_bot_plays_on(bot: str, tmp_path: Path) -> None:
    async def main() -> None:
        patience = {"longest": 0.5, "starting": 3.0} if bot == "brooder" else {}
        async with visited(tmp_path / "db", **patience) as (_, ann):
            table = await table_of(ann, game="base", seats=3, bot="plain")
            assert (await ann.ask("bot", table=table, seat=1, bot=bot))["tell"] == "done"
            await ann.ask("start", table=table)
            record = await plays_out(ann, table)
            assert verify(record).fault is None
            seats = (await ann.get(f"/api/tables/{table}"))["seats"]
            assert [seat["bot"] for seat in seats] == [None, "plain", "plain"]

    run(main())


def asked_of(bot: str, player: str = "a") -> Question:
    """The first question to a bot."""
    table = Table(ruleset("duel", rounds=1), 2, seed="1")
    table.begin()
    assert table.game.actor is not None
    place = table.seat(table.game.actor)
    told = tuple(event.what for event in place.events())
    return Question(player, bot, 1, place.first_view, told, (), tuple(place.legal_moves))


def test_a_bot_is_judged_by_the_processor_time_it_takes(tmp_path: Path) -> None:
    async def main() -> None:
        workers = Workers(1, program=PROGRAM)
        try:
            with pytest.raises(Hangs):
                await workers.ask("t", asked_of("spinner"))
            assert isinstance(await workers.ask("t", asked_of("slow")), Answer)
            [worker] = workers._workers
            assert worker._process is not None
            os.kill(worker._process.pid, signal.SIGSTOP)  # as if it had no time on a busy machine
            reply = workers.ask("t", asked_of("slow"))
            await asyncio.sleep(2 * LONGEST)
            os.kill(worker._process.pid, signal.SIGCONT)
            assert isinstance(await reply, Answer)
        finally:
            await workers.close()

    run(main())


def test_a_bot_is_not_judged_by_the_time_for_which_the_server_was_asleep(tmp_path: Path) -> None:
    async def main() -> None:
        workers = Workers(1, longest=1.0, program=PROGRAM)
        try:
            assert isinstance(await workers.ask("t", asked_of("slow")), Answer)
            [worker] = workers._workers
            assert worker._process is not None
            os.kill(worker._process.pid, signal.SIGSTOP)
            reply = workers.ask("t", asked_of("slow"))
            await asyncio.sleep(0.1)  # now it is asked, and the machine is put to sleep
            time.sleep(1.2)
            os.kill(worker._process.pid, signal.SIGCONT)
            assert isinstance(await reply, Answer)
        finally:
            await workers.close()

    run(main())


def test_two_bots_whose_process_dies_with_them_both_fail(tmp_path: Path) -> None:
    async def main() -> None:
        workers = Workers(1, program=PROGRAM)
        try:
            replies = [await workers.ask("t", asked_of("mortal", player)) for player in ("a", "b")]
            assert replies == [Forgotten(), Forgotten()]
            for player in ("a", "b"):
                with pytest.raises(BotFailed):
                    await workers.ask("t", asked_of("mortal", player))
        finally:
            await workers.close()

    run(main())


def test_a_process_in_which_a_bot_hangs_outlives_no_server() -> None:
    with subprocess.Popen([sys.executable, *PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        process.communicate(packed(asked_of("spinner")), timeout=60)
        assert process.returncode == -TOO_LONG


def test_a_process_that_is_killed_is_started_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with visited(tmp_path / "db") as (here, ann):
            table = await table_of(ann, game="base", seats=3, bot="slow")
            await ann.ask("start", table=table)
            for _ in range(2):
                message = await ann.until(lambda each: each["tell"] in ("view", "events") and each["moves"])
                move = message["moves"][0]["text"]
                await ann.ask("move", table=table, seat=0, move=move, at=message["at"])
                await asyncio.sleep(0.1)
                os.kill(process_of(here).pid, signal.SIGKILL)
            await ann.until(lambda each: each["tell"] in ("view", "events") and each["moves"])
            seats = (await ann.get(f"/api/tables/{table}"))["seats"]
            assert [seat["bot"] for seat in seats] == [None, "slow", "slow"]

    run(main())


def test_nobody_waits_for_a_bot_that_thinks(tmp_path: Path) -> None:
    async def main() -> None:
        async with visited(tmp_path / "db") as (_, ann):
            table = await table_of(ann, game="base", seats=3, bot="brooder")
            await ann.ask("start", table=table)
            message = await ann.until(lambda each: each["tell"] in ("view", "events"))
            if message["moves"]:
                move = message["moves"][0]["text"]
                await ann.ask("move", table=table, seat=0, move=move, at=message["at"])
            begun = time.monotonic()
            for _ in range(5):
                assert (await ann.ask("ping"))["tell"] == "done"
            assert (await ann.ask("say", table=table, seat=0, statement="am digger"))["tell"] == "done"
            assert time.monotonic() - begun < 5

    run(main())


def test_who_takes_the_seat_of_a_thinking_bot_moves_instead(tmp_path: Path) -> None:
    async def main() -> None:
        async with visited(tmp_path / "db") as (here, ann), guests(here.url, "Ben") as (ben,):
            table = await table_of(ann, game="duel", seats=2, bot="brooder")
            await ann.ask("start", table=table)
            message = await ann.until(lambda each: each["tell"] in ("view", "events"))
            while message["moves"]:
                move = message["moves"][0]["text"]
                await ann.connection.send("move", table=table, seat=0, move=move, at=message["at"])
                message = await ann.until(lambda each: each["tell"] in ("view", "events"))
            await ben.ask("open", table=table)
            assert (await ben.ask("sit", table=table, seat=1, name="Ben"))["tell"] == "done"
            message = await ben.until(lambda each: each["tell"] in ("view", "events") and each["moves"])
            move = message["moves"][0]["text"]
            assert (await ben.ask("move", table=table, seat=1, move=move, at=message["at"]))["tell"] == "done"

    run(main())


def test_a_process_keeps_only_so_many_players() -> None:
    table = Table(ruleset("duel", rounds=1), 2, seed="1")
    table.begin()
    place = table.seat(0)
    minds = Minds({"random": Uniform}, most=1)

    def question(player: str, *, new: bool) -> Question:
        first = place.first_view if new else None
        told = tuple(event.what for event in place.events()) if new else ()
        return Question(player, "random", 1, first, told, (), tuple(place.legal_moves))

    assert isinstance(minds.reply(question("a", new=False)), Forgotten)
    answer = minds.reply(question("a", new=True))
    assert isinstance(answer, Answer)
    assert minds.reply(question("a", new=False)) == answer
    minds.reply(question("b", new=True))
    assert len(minds) == 1
    assert isinstance(minds.reply(question("a", new=False)), Forgotten)
    assert minds.reply(question("a", new=True)) == answer
