"""Tables at a real server, and people who come to them with browsers: so that a test reads as play."""

import contextlib
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser

from saboteur.client.connection import Connection, connected
from saboteur.client.visitor import Visitor
from saboteur.notation.records.record import Moved, Record
from saboteur.server.wire.settings import Settings
from saboteur.table.verifying.verify import verify
from tests.server.running import Process, run
from tests.web.browser import DESKTOP, LAN, Device
from tests.web.line import Line
from tests.web.person import Person

SOON: Final = 5.0
"""Seconds within which something that was done has happened."""


class Tables:
    """What a test has: people with browsers, and tables for them."""

    def __init__(self, browser: Browser, port: int) -> None:
        self._browser = browser
        self._port = port
        self._url = f"http://127.0.0.1:{port}"
        self.people: list[Person] = []
        self.last = ""
        """The id of the table that was set up last."""
        self._host: Visitor | None = None

    def stranger(self, *, device: Device = DESKTOP, language: str = "en", lan: bool = False, **context: Any) -> Person:
        """Somebody whom the server does not know; on the LAN the browser does not treat the page as secure."""
        return self._come("", device, language, lan=lan, **context)

    def person(
        self, name: str, *, device: Device = DESKTOP, language: str = "en", lan: bool = False, **context: Any
    ) -> Person:
        """Somebody who has been here before, under this name."""
        return self._with_cookie(Visitor.new(self._url, name), name, device, language, lan=lan, **context)

    def base(self, *names: str, **options: Any) -> Sequence[Person]:
        """People at a table of the base game."""
        return self.playing("base", *names, **options)

    def playing(
        self,
        game: str,
        *names: str,
        position: str = "",
        record: str = "",
        moves: int | None = None,
        at: Sequence[int] | None = None,
        also: Mapping[int, str] | None = None,
        start: bool = True,
        windows: Mapping[str, Mapping[str, Any]] | None = None,
        device: Device = DESKTOP,
        language: str = "en",
        lan: bool = False,
        **settings: Any,
    ) -> Sequence[Person]:
        """People at a table where a game has begun, each with the table open; bots take the seats that are left.

        `position` is where it begins, as text, or a `record` and after how many of its `moves`; `at` are their seats,
        else the first ones; the first person has the seats of `also` too, under other names. With `start=False` they
        are still in the lobby. `windows` says by name who has another device or language.
        """
        visitors = [Visitor.new(self._url, name) for name in names]
        chosen = Settings(**{"game": game, "pace": 0, "options": {"rounds": 1}, "language": language, **settings})
        begins = {"position": position} if position else {"record": record, "moves": moves} if record else {}
        self.last = visitors[0].create(chosen, **begins)
        self._host = visitors[0]
        chairs = [*zip(at if at is not None else range(len(names)), visitors, names, strict=False)]
        chairs += [(seat, visitors[0], name) for seat, name in (also or {}).items()]
        aside(_seated(chairs, self.last, start=start))
        usual = {"device": device, "language": language, "lan": lan}
        people = [
            self._with_cookie(visitor, name, **{**usual, **(windows or {}).get(name, {})})
            for visitor, name in zip(visitors, names, strict=True)
        ]
        for each in people:
            each.opens(f"/t/{self.last}")
        return people

    def record(self, eyes: int | str = "") -> Record:
        """That of the last table, by the eyes of a seat: without, whole when its game is over; it verifies."""
        assert self._host is not None
        verdict = verify(self._host.ask("GET", f"/api/tables/{self.last}/record{f'?as={eyes}' if eyes != '' else ''}"))
        assert verdict.fault is None, str(verdict.fault)
        assert verdict.record is not None
        return verdict.record

    def gold(self) -> dict[str, str]:
        """The result of the last table, when its game is over."""
        record = self.record()
        assert record.result is not None
        return {chair.name: str(gold) for chair, gold in zip(record.chairs, record.result.gold, strict=True)}

    def moves_of(self, seat: int) -> list[str]:
        """What the host of the last table has played from their seat so far."""
        entries = [line.entry for line in self.record(seat).lines if isinstance(line.entry, Moved)]
        return [str(each.move) for each in entries if each.seat == seat]

    def has_moves(self, seat: int, *moves: str) -> None:
        """Waits until these are the moves that the host has made, from their seat."""
        soon = time.monotonic() + SOON
        while self.moves_of(seat) != list(moves) and time.monotonic() < soon:
            time.sleep(0.02)
        assert self.moves_of(seat) == list(moves)

    def has_moved(self, seat: int) -> None:
        """Waits until the host has made a move from their seat, and no more than one."""
        soon = time.monotonic() + SOON
        while not self.moves_of(seat) and time.monotonic() < soon:
            time.sleep(0.02)
        assert len(self.moves_of(seat)) == 1

    def end(self, pictures: Path | None = None) -> list[str]:
        """Everybody goes; what their browsers complained of, with a picture of each window if one is wanted."""
        for number, each in enumerate(self.people):
            if pictures is not None:
                each.pictures(pictures.with_name(f"{pictures.name}-{number}.png"))
            each.leaves()
        return [f"{each.name or 'stranger'}: {error}" for each in self.people for error in each.errors]

    # -- inside ------------------------------------------------------------------------------------------------------

    def _with_cookie(self, visitor: Visitor, name: str, device: Device, language: str, **more: Any) -> Person:
        person = self._come(name, device, language, **more)
        key, _, value = visitor.cookie.partition("=")
        person.context.add_cookies([{"name": key, "value": value, "url": person.origin}])
        return person

    def _come(self, name: str, device: Device, language: str, *, lan: bool, **context: Any) -> Person:
        line = Line(self._port)
        opened = self._browser.new_context(**{**device, "locale": language, "reduced_motion": "reduce", **context})
        opened.set_default_timeout(30_000)
        origin = f"http://{LAN if lan else '127.0.0.1'}:{line.port}"
        person = Person(name, opened, line, origin, has_touch=bool(device.get("has_touch")))
        self.people.append(person)
        return person


async def _seated(chairs: Sequence[tuple[int, Visitor, str]], table: str, *, start: bool) -> None:
    """Everybody sits down, and the first one starts the game."""
    async with contextlib.AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(connected(visitor)) for _, visitor, _ in chairs]
        for wire, (seat, _, name) in zip(wires, chairs, strict=True):
            await _done(wire, "open", table=table)
            await _done(wire, "sit", table=table, seat=seat, name=name, nonce=f"n{seat}")
        if start:
            await _done(wires[0], "start", table=table)


async def _done(wire: Connection, do: str, **fields: Any) -> None:
    answer = await wire.done(await wire.send(do, **fields))
    assert answer["tell"] == "done", answer


def aside(main: Any) -> None:
    """Runs something asynchronous beside Playwright, whose own loop runs in this thread."""
    faults: list[BaseException] = []

    def work() -> None:
        try:
            run(main)
        except BaseException as fault:  # noqa: BLE001  (raised again below)
            faults.append(fault)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    if faults:
        raise faults[0]


class Inn:
    """A server for the tests of a module."""

    def __init__(self, database: Path, page: Path, port: int, *more: str) -> None:
        """It knows itself by the name that it has on the LAN too; `more` are options of the command."""
        public = f"http://{LAN}:{port}"
        words = ("--no-limits", "--page", str(page), "--public-url", public, *more)
        self.port = port
        self._process = Process(database, *words, port=port)

    def close(self) -> tuple[int, str, str]:
        """Stops it: exit status, what it printed, what it complained of."""
        return self._process.stop()
