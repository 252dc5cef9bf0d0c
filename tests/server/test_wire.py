"""Whole games through a real server: every request and message is what the schema says, and tells only what it may."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from saboteur.client.visitor import Visitor
from saboteur.notation.positions.plain import view_plain
from saboteur.notation.records.reading import read_record
from saboteur.notation.records.record import Record
from saboteur.notation.records.text import record_text
from saboteur.server.tables.telling import sentences_of
from saboteur.server.wire.settings import Clock, Settings
from saboteur.table.shown import event_plain
from saboteur.table.table import Table
from saboteur.words.plain import sentence_plain
from tests.server.documents import check
from tests.server.guests import guests
from tests.server.recording import Recorded, recorded, seated
from tests.server.running import run, served

GAMES = {"base": 4, "saboteur2": 4, "duel": 2, "solo": 1}
"""With how many seats: two people, if there are so many, and bots."""


class Played:
    """A game that was played, with all that was sent and heard."""

    def __init__(
        self, people: list[Recorded], watcher: Recorded, record: str, cut: dict[str, str], told: dict[str, Any]
    ) -> None:
        self.people = people
        self.watcher = watcher
        self.record = record
        self.cut = cut
        """The record as each observer may have it, by their name in the path."""
        self.told = told
        """And all events, over HTTP."""


async def play(database: Path, game: str) -> Played:
    """Two people, bots and a watcher; the second person hangs up in the middle and comes back."""
    seats = GAMES[game]
    settings = Settings(
        game=game, seats=seats, options={"rounds": 1}, pace=0, clock=Clock(kind="bank", seconds=600, increment=5)
    )
    async with served(database) as here, seated(here.url, settings, ["Ann", "Bob"][:seats]) as (table, people):
        onlooker = await asyncio.to_thread(Visitor.new, here.url, "Cyd")
        async with recorded(onlooker, "Cyd") as watcher:
            await watcher.ask("open", table=table)
            await people[0].send("start", table=table)
            await asyncio.gather(*(person.plays(table) for person in people), watcher.plays(table))
            for person in (*people, watcher):
                await person.ask("open", table=table)
                await person.ask("move", table=table, seat=0, move="rob nobody", at=0)
                await person.ask("stand", table=table, seat=seats - 1)

            async def taken(what: str, observer: str) -> Any:
                return await asyncio.to_thread(onlooker.ask, "GET", f"/api/tables/{table}/{what}?as={observer}")

            observers = ("watcher", *map(str, range(seats)))
            cut = {name: await taken("record", name) for name in observers}
            told = {name: await taken("events", name) for name in observers}
            return Played(people, watcher, await taken("record", "table"), cut, told)


@pytest.fixture(scope="module", params=GAMES)
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Played:
    """A whole game of each ruleset."""
    return run(play(tmp_path_factory.mktemp("wire") / "tables.sqlite", request.param))


def test_every_request_and_message_is_what_the_schema_says(played: Played) -> None:
    for person in (*played.people, played.watcher):
        for request in person.sent:
            check("Request", request)
        for message in person.heard:
            check("Message", message)
    told = {message["tell"] for message in played.people[0].heard}
    assert told >= {"hello", "done", "table", "view", "events", "refused"}


def test_a_seat_is_told_what_its_seat_of_the_table_is_told_and_nothing_else(played: Played) -> None:
    record = read_record(played.record)
    known = moments(record)
    for person in (*played.people, played.watcher):
        streams = [message for message in person.heard if message["tell"] in ("view", "events")]
        observer = streams[0]["seat"]
        assert {message["seat"] for message in streams} == {observer}
        assert observer is None if person is played.watcher else isinstance(observer, int)
        views = [message for message in streams if message["tell"] == "view"]
        for message in views:
            assert message["view"] == known[message["at"]].views[observer]
        assert len(views) >= 2, "when the game begins, and when the table is opened again"
        told = [event for message in streams if message["tell"] == "events" for event in message["events"]]
        assert told == events_of(record, observer, views[0]["at"]), person.name


def test_that_the_game_is_over_is_told_of_the_table_too(played: Played) -> None:
    for person in (*played.people, played.watcher):
        tables = [message for message in person.heard if message["tell"] == "table" and message["phase"] == "over"]
        assert tables[0]["winners"] is not None
        assert tables[0]["gold"] is not None
        end = next(index for index, each in enumerate(person.heard) if each in tables)
        over = next(index for index, each in enumerate(person.heard) if each.get("question", {}).get("what") == "over")
        assert end < over


def test_only_who_is_asked_may_choose_and_only_among_what_is_legal(played: Played) -> None:
    known = moments(read_record(played.record))
    for person in (*played.people, played.watcher):
        for message in person.heard:
            if message["tell"] in ("view", "events"):
                moment = known[message["at"]]
                mine = moment.asked is not None and moment.asked == message["seat"]
                assert message["question"]["seat"] == moment.asked
                assert [each["text"] for each in message["moves"]] == (moment.legal if mine else [])


def test_all_that_happened_can_be_loaded_as_it_was_told(played: Played) -> None:
    record = read_record(played.record)
    for name, told in played.told.items():
        events = events_of(record, None if name == "watcher" else int(name), 0)
        assert told == {"at": len(events), "events": events}


def test_what_can_be_loaded_is_the_record_cut_to_its_observer(played: Played) -> None:
    table = Table.rebuild(read_record(played.record))
    assert played.cut["watcher"] == record_text(table.record("watcher"))
    for name, text in played.cut.items():
        if name != "watcher":
            assert text == record_text(table.record(int(name)))


def test_who_is_not_asked_learns_nothing_by_asking(tmp_path: Path) -> None:
    """Whether a card is in another's hand, whether a place is free: the answer is always the same."""

    async def main() -> None:
        settings = Settings(game="base", seats=3)
        async with served(tmp_path / "t") as here, seated(here.url, settings, ["Ann", "Bob", "Cyd"]) as (table, people):
            await people[0].send("start", table=table)
            views = [await until_view(person) for person in people]
            asked = views[0]["question"]["seat"]
            moves = [each["text"] for view in views for each in view["moves"]]
            assert len(moves) > 5
            for person, view in zip(people, views, strict=True):
                if view["seat"] == asked:
                    continue
                answers = []
                for move in ("play base_map 8,0", "lay base_ew 30,30", *moves[:8]):
                    answers.append(await person.ask("why", table=table, seat=view["seat"], move=move))
                    answers.append(await person.ask("move", table=table, seat=view["seat"], move=move, at=view["at"]))
                assert {answer["answer"]["name"] for answer in answers[::2]} == {"not_asked"}
                assert {answer["name"] for answer in answers[1::2]} == {"not_asked"}
                others = [{**answer, "id": ""} for answer in answers]
                assert others[2:] == others[:2] * (len(others) // 2 - 1)

    run(main())


async def until_view(person: Recorded) -> dict[str, Any]:
    """The message with which a game begins."""
    while (message := await person.next())["tell"] != "view":
        pass
    return message


@dataclass(frozen=True)
class Moment:
    """How a table stood after a line of its record."""

    views: dict[int | None, Any]
    asked: int | None
    legal: list[str]


def moments(record: Record) -> dict[int, Moment]:
    """Every moment by the number of its last event."""
    table, found = Table.before(record), {}
    for line in record.lines:
        assert table.replay_line(line) is None
        game = table.game
        views = {observer: view_plain(game.view(observer)) for observer in (None, *range(game.seats))}
        asked = None if table.over else game.actor
        found[table.number] = Moment(views, asked, [] if asked is None else [str(move) for move in game.legal_moves])
    return found


def events_of(record: Record, observer: int | None, since: int) -> list[dict[str, Any]]:
    """What an observer was told after an event, with the sentences."""
    found = []
    for event in Table.rebuild(record).events("watcher" if observer is None else observer, since):
        plain = event_plain(event)
        if sentences := sentences_of(event.what, observer):
            plain["said"] = [sentence_plain(sentence) for sentence in sentences]
        found.append(plain)
    return found


NEARLY = """saboteur position 2
game: base rounds=1
seats: 3
observer: table
asked: turn 0
round: 1
rest: discard
hand 0: base_ew base_map
hand 1: base_ns
hand 2: base_nes
role 0: digger
role 1: saboteur
role 2: digger
mine 1,0: base_ew
mine 2,0: base_ew
"""


def test_a_game_that_begins_with_a_position_goes_on_with_events(tmp_path: Path) -> None:
    """Its first view is of no event at all, and yet it has been shown."""

    async def main() -> None:
        settings = Settings(game="base", seats=3, options={"rounds": 1}, pace=10_000)
        async with served(tmp_path / "db") as here, guests(here.url, "Ann") as (ann,):
            table = await asyncio.to_thread(ann.visitor.create, settings, position=NEARLY)
            await ann.ask("open", table=table, since=0)
            await ann.ask("sit", table=table, seat=0, name="Ann", nonce="n")
            await ann.ask("start", table=table)
            assert (await ann.told("view"))["at"] == 0
            await ann.ask("move", table=table, seat=0, move="play base_map 8,0", at=0)
            assert [event["number"] for event in (await ann.told("events"))["events"]] == [1, 2]
            assert not [each for each in await ann.quiet() if each["tell"] == "view"]

    run(main())
