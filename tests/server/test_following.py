"""Streams with changes: what a client puts together of them is what it would be shown if it opened the table anew."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.gate import Gate
from tests.server.guests import Guest, guest, guests, table_of
from tests.server.putting import Plain, put_over
from tests.server.running import run, served

GAMES = {"base": 3, "saboteur2": 4, "duel": 2, "solo": 1}


class Page:
    """What a page knows of its streams at a table: it puts every change over what it has."""

    def __init__(self) -> None:
        self.views: dict[int | None, Plain] = {}
        self.log: dict[int | None, list[int]] = {}
        self.at: dict[int | None, int] = {}
        self.changes = 0

    @property
    def shown(self) -> dict[int | None, tuple[int, Plain]]:
        """What it shows of each stream, and the last event of it."""
        return {seat: (self.at[seat], view) for seat, view in self.views.items()}

    def take(self, message: dict[str, Any]) -> None:
        """A view replaces what was known; events without a change come before one."""
        if message["tell"] not in ("view", "events"):
            return
        seat = message["seat"]
        if message["tell"] == "view":
            self.views[seat] = message["view"]
        else:
            numbers = [event["number"] for event in message["events"]]
            log = self.log.setdefault(seat, [])
            log += [number for number in numbers if number > self.at.get(seat, 0)]
            if "change" in message:
                assert numbers[0] == self.at[seat] + 1
                self.views[seat] = put_over(self.views[seat], message["change"])
                self.changes += 1
        self.at[seat] = message["at"]


async def shown_anew(person: Guest, table: str) -> dict[int | None, tuple[int, Plain]]:
    """What a fresh connection of theirs is shown, stream by stream."""
    async with guest(person.visitor) as fresh:
        assert (await fresh.ask("open", table=table))["tell"] == "done"
        await fresh.quiet()
        return {each["seat"]: (each["at"], each["view"]) for each in fresh.heard if each["tell"] == "view"}


async def caught_up(person: Guest, at: int) -> None:
    """Waits until somebody has been told this event."""
    await person.until(lambda message: message["tell"] in ("view", "events") and message["at"] == at)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_followed(game: str, tmp_path: Path) -> None:
    """One person moves, bots have the other seats, another one watches; somebody wants no changes and gets none."""

    async def main() -> None:
        async with served(tmp_path / "db", limits=False) as here, guests(here.url, "Ann", "Bob") as (ann, bob):
            rng = random.Random(game)
            table = await table_of(ann, game=game, seats=GAMES[game], options={"rounds": 2})
            async with guest(ann.visitor) as plain:
                await plain.ask("open", table=table)
                await ann.ask("open", table=table, changes=True)
                await bob.ask("open", table=table, changes=True)
                pages, compared = {ann.id: Page(), bob.id: Page()}, 0
                await ann.connection.send("start", table=table)
                while True:
                    message = await ann.connection.next()
                    pages[ann.id].take(message)
                    if message["tell"] not in ("view", "events"):
                        continue
                    over = message["question"]["what"] == "over"
                    # The deal is the server's, so a game may have few turns: the first ones are compared in any case.
                    if over or (message["moves"] and (compared <= 4 or rng.random() < 0.3)):
                        await caught_up(bob, message["at"])
                        for heard in bob.heard:
                            pages[bob.id].take(heard)
                        bob.heard.clear()
                        for person in (ann, bob):
                            assert pages[person.id].shown == await shown_anew(person, table)
                            compared += 1
                    if over:
                        break
                    if message["moves"]:
                        move = rng.choice(message["moves"])["text"]
                        await ann.connection.send("move", table=table, seat=0, move=move, at=message["at"])
                assert compared > 4
                assert pages[ann.id].changes > 10
                await plain.quiet()
                assert any(each["tell"] == "events" for each in plain.heard)
                assert not any("change" in each for each in plain.heard)

    run(main())


async def begun(ann: Guest, bob: Guest, **fields: Any) -> tuple[str, Guest, int, dict[str, Any]]:
    """A duel that has begun, followed by both: who is asked, their seat, their view."""
    table = await table_of(ann, bob, game="duel", pace=10_000)
    for each in (ann, bob):
        await each.ask("open", table=table, changes=True, **fields)
    await ann.ask("start", table=table)
    view = await ann.told("view")
    other = await bob.told("view")
    return (table, ann, 0, view) if view["moves"] else (table, bob, 1, other)


async def moved(person: Guest, table: str, seat: int, asked: dict[str, Any]) -> dict[str, Any]:
    """The first legal move is made; what its player is told then."""
    await person.connection.send("move", table=table, seat=seat, move=asked["moves"][0]["text"], at=asked["at"])
    return await person.told("events")


def test_whoever_comes_back_is_told_what_they_missed_and_shown_the_view(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saboteur.server.tables.streams.MOST_MISSED", 6)

    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann", "Bob") as (ann, bob):
            table, asked, seat, view = await begun(ann, bob)
            at = (await moved(asked, table, seat, view))["at"]

            async def opened(**fields: Any) -> list[tuple[str, int, bool]]:
                async with guest(asked.visitor) as again:
                    await again.ask("open", table=table, changes=True, **fields)
                    heard = [each for each in await again.quiet() if each["tell"] in ("view", "events")]
                    assert all(each["at"] == at for each in heard)
                    counts = [len(each.get("events", ())) for each in heard]
                    return [(each["tell"], n, "change" in each) for each, n in zip(heard, counts, strict=True)]

            shown = ("view", 0, False)
            assert await opened() == [shown]
            assert await opened(since=0) == [shown]
            assert await opened(since=at) == [shown]
            assert await opened(since=at + 9) == [shown]
            assert at > 2
            assert await opened(since=at - 2) == [("events", 2, False), shown]
            await asked.ask("open", table=table)  # without changes
            for number in range(6):
                await asked.ask("say", table=table, seat=seat, statement={"says": "need", "tool": "lamp"})
                assert "change" not in await asked.told("events", at=at + number + 1)
            at += 6
            assert await opened(since=at - 6) == [("events", 6, False), shown]
            assert await opened(since=at - 7) == [shown]

    run(main())


def test_whoever_takes_another_seat_is_shown_it_and_followed_on(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann", "Bob") as (ann, bob):
            table = await table_of(ann, game="duel", pace=10_000)
            for each in (ann, bob):
                await each.ask("open", table=table, changes=True)
            await ann.ask("start", table=table)
            page = Page()
            page.take(await bob.told("view", seat=None))
            await bob.ask("sit", table=table, seat=1, name="Bob")
            mine = await bob.told("view", seat=1)
            page = Page()
            page.take(mine)
            person, seat, asked = (bob, 1, mine) if mine["moves"] else (ann, 0, (await ann.told("view")))
            if person is ann:
                told = await ann.told("events")
                asked = told if told["moves"] else asked
            await person.connection.send("move", table=table, seat=seat, move=asked["moves"][0]["text"], at=mine["at"])
            page.take(await bob.told("events"))
            assert page.changes == 1
            assert page.shown == await shown_anew(bob, table)

    run(main())


@pytest.mark.parametrize("stored", [False, True])
def test_a_table_that_is_read_anew_goes_on_with_changes(tmp_path: Path, stored: bool) -> None:
    """A step that could not be stored, or could: everybody is shown the view of the table that was opened again."""

    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann", "Bob") as (ann, bob):
            table, asked, seat, view = await begun(ann, bob)
            gate = Gate(here.house.store)
            gate.fails, gate.fails_after = (0, 1) if stored else (1, 0)
            page = Page()
            page.take(view)
            await asked.connection.send("move", table=table, seat=seat, move=view["moves"][0]["text"], at=view["at"])
            await asked.told("view")
            if not stored:
                await asked.told("events")
            for heard in asked.heard[asked.heard.index(view) + 1 :]:
                page.take(heard)
            assert page.changes == (0 if stored else 1)
            assert page.log[seat] == [*range(view["at"] + 1, page.at[seat] + 1)]
            assert page.shown == await shown_anew(asked, table)

    run(main())
