"""Two tables that look alike to a seat: the bytes that it receives are the same, whatever it asks.

All that may differ is replaced before they are compared: `SECRETS`, as docs/security.md lists it.
"""

import asyncio
import re
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from saboteur import Game
from saboteur.client.visitor import Visitor
from saboteur.notation.positions.position import state_text
from saboteur.server.tables import streams
from saboteur.server.tables.change import Change
from saboteur.server.tables.telling import Asking, view_json
from saboteur.server.web.built import BuiltPage
from saboteur.server.wire.settings import Settings
from saboteur.table.table import Table
from tests.laws.alike import differ, pairs, two_worlds
from tests.laws.conceivable import conceivable
from tests.server import twins
from tests.server.documents import AGAIN
from tests.server.running import Here, run, served

TABLES = [("base", 3, 0), ("base", 5, 9), ("saboteur2", 4, 6), ("duel", 2, 4), ("solo", 1, 3)]
"""A game, its seats, and the moves made before the tables are set up."""
SECRETS = (
    (r'"commitment":"[0-9a-f]{64}"', '"commitment":""'),
    (r"commitment: [0-9a-f]{64}", "commitment:"),
    (r'"code":"[A-Z]{7}"', '"code":""'),
    (r"begun: \S+", "begun:"),
    (r'"(time|created)":\d+', '"time":0'),
    (r"@[\d:.]+", "@"),
    (r"(?m)^sums: .*$", "sums:"),
)
"""What may differ: the commitment to the seed, times, and the sums over lines that hold them; ids, below."""
MOST_PAIRS = 15
FEW = 16
"""Moves that are asked for at a time."""
LAST = 999
"""The number of the questions after the last move."""


class Ear:
    """What a seat hears at one table, byte by byte."""

    def __init__(self, table: str, socket: ClientConnection) -> None:
        self.table = table
        self.heard: list[str] = []
        self._socket = socket

    async def ask(self, sent: str, do: str, **fields: Any) -> None:
        """Sends a request, and hears until it is answered."""
        request = {"do": do, "id": sent, **fields}
        await self._socket.send(msgspec.json.encode({**request, "table": self.table}).decode())
        while True:
            text = str(await self._socket.recv())
            self.hear(text)
            message = msgspec.json.decode(text)
            if message.get("id") == sent:
                assert message["tell"] != "refused" or not sent.startswith("m"), message
                return

    async def until(self, at: int) -> None:
        """Hears until it is told the event of this number."""
        while True:
            text = str(await self._socket.recv())
            self.hear(text)
            if msgspec.json.decode(text).get("at") == at:
                return

    def hear(self, text: str) -> None:
        """Takes what was said, without what may differ."""
        text = text.replace(self.table, "TABLE")
        for pattern, blank in SECRETS:
            text = re.sub(pattern, blank, text)
        self.heard.append(text)


async def set_up(here: Here, game: Game) -> str:
    """A table that begins with this position."""
    settings = Settings(game=game.ruleset.name, seats=game.seats, options={"rounds": 1}, automatic=False, hints=True)
    return await here.house.desks.create("nobody", settings, position=state_text(game))


@pytest.mark.parametrize(("game", "seats", "moves"), TABLES)
def test_a_seat_receives_the_same_bytes(game: str, seats: int, moves: int, tmp_path: Path) -> None:
    worlds = two_worlds(game, seats, moves, 1)
    assert differ(*worlds[:2])
    heard = run(played(worlds, tmp_path))
    assert len(heard[0]) > 60
    assert any('"what":"hint"' in text for text in heard[0])
    assert heard[0] == heard[1]


@pytest.mark.proof(minutes=0.1)
@pytest.mark.parametrize("number", range(2, 8))
@pytest.mark.parametrize(("game", "seats", "moves"), [*TABLES, ("saboteur2", 7, 20), ("base", 10, 25), ("duel", 2, 16)])
def test_a_seat_receives_the_same_bytes_in_many_worlds(
    game: str, seats: int, moves: int, number: int, tmp_path: Path
) -> None:
    heard = run(played(two_worlds(game, seats, moves, number), tmp_path, refused=60, least=0), patience=120)
    assert heard[0] == heard[1]


@pytest.mark.parametrize("leak", ["view", "moves", "change"])
def test_a_leak_would_be_seen(leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test is tried: the seat is shown what another one knows, or may do, or what becomes of another's view."""
    view, asked, changed = view_json, Asking.to, Change.json

    def other_view(table: Table, observer: int | None) -> bytes:
        return view(table, 0 if observer else 1)

    def other_moves(asking: Asking, _: int | None) -> bytes:
        return asked(asking, asking.actor)

    def other_change(change: Change, observer: int | None) -> bytes:
        return changed(change, 0 if observer else 1)

    if leak == "view":
        monkeypatch.setattr(streams, "view_json", other_view)
    elif leak == "moves":
        monkeypatch.setattr(Asking, "to", other_moves)
    else:
        monkeypatch.setattr(Change, "json", other_change)
    heard = run(played(two_worlds("base", 3, 0, 1), tmp_path, refused=1))
    assert heard[0] != heard[1]


def test_the_tests_of_the_page_read_what_is_told_today() -> None:
    """They hold that the state of the page is the same at both tables."""
    assert twins.kept() == twins.made(), AGAIN


async def played(
    worlds: tuple[Game, Game, int], tmp_path: Path, *, refused: int = FEW, least: int = 3
) -> tuple[list[str], list[str]]:
    """All that the seat hears at both tables."""
    here_game, there_game, seat = worlds
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("<html><head><!-- preview --></head><body></body></html>")
    page = BuiltPage.at(tmp_path / "page")
    assert page is not None
    async with served(tmp_path / "db", limits=False, page=page) as here:
        ann = await asyncio.to_thread(Visitor.new, here.url, "Ann")
        bob = await asyncio.to_thread(Visitor.new, here.url, "Bob")
        tables = [await set_up(here, each) for each in (here_game, there_game)]
        url = here.url.replace("http", "ws") + "/socket"
        async with (
            connect(url, additional_headers=ann.headers) as one,
            connect(url, additional_headers=ann.headers) as other,
            connect(url, additional_headers=bob.headers) as others,
        ):
            ears = [Ear(table, socket) for table, socket in zip(tables, (one, other), strict=True)]
            mouths = [Ear(table, others) for table in tables]
            for each in (*ears, mouths[0]):
                await each._socket.send('{"do":"hello","version":1}')
                await each._socket.recv()
            for ear, mouth in zip(ears, mouths, strict=True):
                await ear.ask("open", "open", changes=True)
                await ear.ask("sit", "sit", seat=seat, name="Ann", nonce="a")
                for number in range(here_game.seats):
                    if number != seat:
                        await mouth.ask(f"sit{number}", "sit", seat=number, name=f"B{number}", nonce="b")
                await begin(here, ear)
            async with httpx.AsyncClient(base_url=here.url, headers=ann.headers, trust_env=False) as client:
                number = 0
                for number, moves in enumerate(_limited(here_game, there_game, seat)):
                    at = 0
                    for ear, mouth, move, game in zip(ears, mouths, moves[:2], moves[2:4], strict=True):
                        asked = game.actor
                        desk = here.house.desks.opened(ear.table)
                        assert desk is not None
                        at = desk.played.at
                        if number % 4 == 0:
                            await questions(ear, client, seat, moves[2], at, number, refused)
                        speaker = ear if asked == seat else mouth
                        await speaker.ask(f"m{number}", "move", seat=asked, move=str(move), at=at)
                        await ear.until(desk.played.at)
                assert number >= least
                for ear in ears:
                    await questions(ear, client, seat, here_game, 0, LAST, refused)
        return ears[0].heard, ears[1].heard


def _limited(here: Game, there: Game, seat: int) -> Any:
    """Pairs of moves, each with the games before it."""
    before = here.clone(), there.clone()
    for number, (move, other) in enumerate(pairs(here, there, seat, 5)):
        yield move, other, *before
        before = here.clone(), there.clone()
        if number >= MOST_PAIRS:
            return


async def begin(here: Here, ear: Ear) -> None:
    """The host begins the game."""
    desk = here.house.desks.opened(ear.table)
    assert desk is not None
    desk.played.seating.host = next(iter(desk.streams.listeners)).person
    await ear.ask("start", "start")
    await ear.until(desk.played.at)


async def questions(
    ear: Ear, client: httpx.AsyncClient, seat: int, game: Game, at: int, number: int, refused: int
) -> None:
    """Everything that a seat may ask, and much that it may not."""
    for index, since in enumerate((max(at - 3, 0), None)):
        await ear.ask(f"o{number}-{index}", "open", since=since)
        await ear.ask(f"p{number}-{index}", "open", since=since, changes=True)
    moves = [str(move) for move in islice(conceivable(game, 40), number % 7, 90 * refused, 90)]
    moves += [str(move) for move in list(game.legal_moves)[: refused // 2]]
    for index, move in enumerate((*moves, "lay base_ew", "", "x")):
        await ear.ask(f"w{number}-{index}", "why", seat=seat, move=move)
        await ear.ask(f"i{number}-{index}", "what_if", seat=seat, move=move)
        await ear.ask(f"s{number}-{index}", "move", seat=seat, move=move, at=at - 1 if at else 9)
        await ear.ask(f"n{number}-{index}", "why", seat=(seat + 1) % max(game.seats, 2), move=move)
    await ear.ask(f"h{number}", "hint", seat=seat)
    for path in (
        "",
        "/talk",
        "/record",
        f"/record?as={seat}",
        "/record?as=table",
        "/record?as=9",
        "/record?as=watcher",
        "/events",
        f"/events?as={seat}",
        "/events?as=table",
    ):
        answer = await client.get(f"/api/tables/{ear.table}{path}")
        assert answer.status_code < 500
        ear.hear(f"{answer.status_code} {answer.text}")
    paths = [f"/t/{ear.table}"]
    if number in (0, LAST):
        paths.append(f"/api/tables/{ear.table}/story")
    if number == LAST and (refused > FEW or game.ruleset.name == "duel"):  # each takes a process
        paths.append(f"/api/tables/{ear.table}/steps")
    await looks(ear, client, paths)
    other = (seat + 1) % max(game.seats, 2)
    for what in ("record", "events"):
        answer = await client.get(f"/api/tables/{ear.table}/{what}?as={other}")
        assert answer.status_code == 403
        ear.hear(answer.text)


async def looks(ear: Ear, client: httpx.AsyncClient, paths: list[str]) -> None:
    """One's list of tables, the page of a table, and now and then what takes long: the game told, and step by step."""
    mine = (await client.get("/api/me/tables")).json()["tables"]
    ear.hear(msgspec.json.encode(next(each for each in mine if each["table"] == ear.table)).decode())
    for path in paths:
        answer = await client.get(path)
        assert answer.status_code == 200, answer.text
        ear.hear(answer.text)
