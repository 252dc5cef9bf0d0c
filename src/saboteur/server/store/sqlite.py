"""The store of one machine: an SQLite file, with one thread that writes and one that reads."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from saboteur.server.store.filehosting import GAME, SqliteHosting, kept_game, kept_person
from saboteur.server.store.kept import (
    KeptGame,
    KeptPerson,
    KeptStep,
    KeptTalk,
    KeptToken,
    Mark,
    StoreFailed,
    Tally,
)
from saboteur.server.store.news import Hear, News
from saboteur.server.store.schema import VERSIONS, bring_up
from saboteur.server.store.store import Store
from saboteur.server.store.writer import Writer

T = TypeVar("T")
PATIENCE: Final = 5.0
"""Seconds to wait for another program that reads or copies the file."""


class SqliteStore(SqliteHosting, Store):
    """Games and people in a file. A write is done when it has reached the disk (`synchronous = full`)."""

    version = len(VERSIONS)

    def __init__(self, path: Path, loop: AbstractEventLoop | None = None) -> None:
        self._path = path
        self._loop = loop or asyncio.get_running_loop()
        with connected(path) as connection:
            bring_up(connection)
        connection.close()
        self._writer = Writer(connected(path), self._loop)
        self._reader = ThreadPoolExecutor(1, "reader")
        self._reading = self._reader.submit(connected, path).result()

    # -- other nodes -----------------------------------------------------------------------------------------------

    def listen(self, heard: Hear) -> None:
        """There is nobody to be heard."""

    def tell(self, news: News) -> None:
        """There is nobody to be told."""

    # -- games -----------------------------------------------------------------------------------------------------

    async def create(self, game: KeptGame) -> None:
        """Keeps a new game."""
        values = (game.id, game.head, game.state, game.listed, game.due, game.created, game.settings)
        await self._run(f"insert into game({GAME}) values(?, ?, ?, ?, ?, ?, ?)", values)

    def append(self, step: KeptStep, mark: Mark | None) -> Future[bool]:
        """Keeps the next step, unless there is one of this number or id."""
        return self._writer.append((step, mark))

    async def game(self, game: str) -> KeptGame | None:
        """A game without its steps."""
        rows = await self._read(f"select {GAME} from game where id = ?", game)
        return kept_game(rows[0]) if rows else None

    async def steps(self, game: str, since: int = 0) -> list[KeptStep]:
        """The steps after the one of this number."""
        rows = await self._read(
            "select number, person, id, at, what, lines from step where game = ? and number > ? order by number",
            game,
            since,
        )
        return [
            KeptStep(game=game, number=number, person=person, id=sent or "", at=at, what=what, lines=lines)
            for number, person, sent, at, what, lines in rows
        ]

    async def steps_after(self, seen: Mapping[str, int]) -> list[KeptStep]:
        """The steps of several games after the ones of these numbers."""
        return [step for game, since in seen.items() for step in await self.steps(game, since)]

    async def number_of(self, game: str, person: str, sent: str) -> int | None:
        """The number of the step that somebody sent under this id."""
        rows = await self._read(
            "select number from step where game = ? and person = ? and id = ? and id is not null", game, person, sent
        )
        return int(rows[0][0]) if rows else None

    async def due(self, before: int, most: int) -> list[str]:
        """Games in which something has to happen before this time."""
        return [
            game for (game,) in await self._read("select id from game where due < ? order by due limit ?", before, most)
        ]

    async def claim(self, before: int, until: int, most: int) -> list[str]:
        """The same: there is no other node."""
        return await self.due(before, most)

    async def postpone(self, game: str, due: int) -> None:
        """Nothing has to happen in a game before this time."""
        await self._run("update game set due = ? where id = ? and state <> 'over'", (due, game))

    async def listed(self, most: int) -> list[KeptGame]:
        """Games that everybody may find."""
        query = f"select {GAME} from game where listed = 1 and state <> 'over' order by created desc limit ?"
        return [kept_game(row) for row in await self._read(query, most)]

    async def games_of(self, person: str, most: int) -> list[KeptGame]:
        """The games in which somebody has a seat."""
        query = f"""
            select {GAME} from game where id in (select game from seat where person = ?)
            order by created desc limit ?"""
        return [kept_game(row) for row in await self._read(query, person, most)]

    async def coded(self, code: str) -> str | None:
        """The game that is not over to which a code leads."""
        query = """
            select id from game where json_extract(head, '$.code') = ? and state <> 'over'
            order by created desc limit 1"""
        rows = await self._read(query, code)
        return str(rows[0][0]) if rows else None

    async def hosted(self, person: str) -> int:
        """How many games that are not over somebody has set up."""
        query = "select count(*) from game where json_extract(head, '$.host') = ? and state <> 'over'"
        return int((await self._read(query, person))[0][0])

    async def forget_games(self, ended_before: int, most: int) -> int:
        """Deletes games that were over before this time."""

        def forget(connection: sqlite3.Connection) -> int:
            query = "select id from game where ended < ? limit ?"
            games = connection.execute(query, (ended_before, most)).fetchall()
            for table, column in (("step", "game"), ("seat", "game"), ("talk", "game"), ("game", "id")):
                connection.executemany(f"delete from {table} where {column} = ?", games)
            return len(games)

        return await self._written(forget)

    # -- people ----------------------------------------------------------------------------------------------------

    async def add_person(self, person: KeptPerson, token: KeptToken) -> None:
        """Somebody new, with their first secret."""

        def add(connection: sqlite3.Connection) -> None:
            values = (person.id, person.name, person.program, person.created, person.created)
            connection.execute("insert into person(id, name, program, created, seen) values(?, ?, ?, ?, ?)", values)
            _add_token(connection, token)

        await self._written(add)

    async def person(self, token: bytes, kind: str, now: int) -> KeptPerson | None:
        """Who has the secret with this hash."""
        query = """
            select person.id, name, program, created, seen,
                exists(select 1 from ban where ban.person = person.id and (until is null or until > ?))
            from token join person on person.id = token.person
            where hash = ? and kind = ? and (expires is null or expires > ?)"""
        rows = await self._read(query, now, token, kind, now)
        return kept_person(rows[0]) if rows else None

    async def saw(self, person: str, now: int) -> None:
        """Somebody has come."""
        await self._run("update person set seen = ? where id = ?", (now, person))

    async def rename(self, person: str, name: str) -> None:
        """Somebody is called otherwise from now on."""
        await self._run("update person set name = ? where id = ?", (name, person))

    async def add_token(self, token: KeptToken, now: int) -> None:
        """Another secret of somebody; those of theirs that have expired go."""

        def add(connection: sqlite3.Connection) -> None:
            connection.execute("delete from token where person = ? and expires <= ?", (token.person, now))
            _add_token(connection, token)

        await self._written(add)

    async def use_link(self, link: bytes, token: KeptToken, now: int) -> KeptPerson | None:
        """Takes a one-time link and keeps the new secret of its owner."""

        def use(connection: sqlite3.Connection) -> KeptPerson | None:
            query = "delete from token where hash = ? and kind = 'link' and expires > ? returning person"
            found = connection.execute(query, (link, now)).fetchone()
            if found is None:
                return None
            row = connection.execute("select id, name, program, created from person where id = ?", found).fetchone()
            if row is None:
                return None
            _add_token(connection, KeptToken(hash=token.hash, person=found[0], kind=token.kind, expires=token.expires))
            return kept_person(row)

        return await self._written(use)

    async def drop_token(self, token: bytes) -> None:
        """A secret is worth nothing any more."""
        await self._run("delete from token where hash = ?", (token,))

    async def forget(self, person: str) -> None:
        """Deletes all about somebody that is not part of a game's record."""

        def forget(connection: sqlite3.Connection) -> None:
            for table, column in (
                ("token", "person"),
                ("seat", "person"),
                ("result", "person"),
                ("talk", "person"),
                ("mute", "person"),
                ("mute", "muted"),
                ("person", "id"),
            ):
                connection.execute(f"delete from {table} where {column} = ?", (person,))
            connection.execute("delete from token where hash = ? and kind = 'made'", (person.encode(),))

        await self._written(forget)

    async def programs(self, person: str) -> list[KeptPerson]:
        """The programs that somebody made."""
        query = """
            select id, name, program, created from token join person on id = cast(hash as text)
            where token.person = ? and kind = 'made' order by created, id"""
        return [kept_person(row) for row in await self._read(query, person)]

    async def known(self, people: Iterable[str]) -> frozenset[str]:
        """Those of some people who have not been forgotten."""
        query = "select id from person where id in (select value from json_each(?))"
        return frozenset(person for (person,) in await self._read(query, json.dumps([*people])))

    async def tallies(self, person: str) -> list[Tally]:
        """Somebody's statistics by game and role."""
        query = """
            select ruleset, role, count(*), sum(won), sum(gold) from result where person = ?
            group by ruleset, role order by ruleset, role"""
        return [
            Tally(game=game, role=role, rounds=rounds, won=won, gold=gold)
            for game, role, rounds, won, gold in await self._read(query, person)
        ]

    # -- beside the game -------------------------------------------------------------------------------------------

    async def talk(self, talk: KeptTalk) -> KeptTalk | None:
        """Keeps what somebody wrote, with the next number at this table; nothing if it was kept before."""

        def keep(connection: sqlite3.Connection) -> KeptTalk | None:
            query = "select coalesce(max(number), 0) + 1 from talk where game = ?"
            (number,) = connection.execute(query, (talk.game,)).fetchone()
            values = (talk.game, number, talk.person, talk.name, talk.at, talk.text, talk.watching, talk.id)
            try:
                connection.execute("insert into talk values(?, ?, ?, ?, ?, ?, ?, ?)", values)
            except sqlite3.IntegrityError:
                return None
            return _talk((number, *values[2:]), talk.game)

        return await self._written(keep)

    async def talked(self, game: str, since: int, most: int) -> list[KeptTalk]:
        """What was written at a table after the one of this number: the last, at most `most`."""
        query = """
            select number, person, name, at, text, watching, id from talk where game = ? and number > ?
            order by number desc limit ?"""
        return [_talk(row, game) for row in reversed(await self._read(query, game, since, most))]

    async def mute(self, person: str, muted: str, *, quiet: bool) -> None:
        """Whether somebody does not want to read another."""
        insert = "insert or ignore into mute(person, muted) values(?, ?)"
        await self._run(insert if quiet else "delete from mute where person = ? and muted = ?", (person, muted))

    async def muted(self, person: str) -> frozenset[str]:
        """Whom somebody does not want to read: their ids."""
        return frozenset(muted for (muted,) in await self._read("select muted from mute where person = ?", person))

    async def muted_people(self, person: str) -> list[KeptPerson]:
        """The same as people."""
        query = """
            select id, name, program, created from mute join person on id = muted
            where mute.person = ? order by name, id"""
        return [kept_person(row) for row in await self._read(query, person)]

    # -- the store itself ------------------------------------------------------------------------------------------

    async def ready(self) -> None:
        """Raises `StoreFailed` if nothing can be kept now."""
        await self._written(lambda connection: connection.execute(f"pragma user_version = {len(VERSIONS)}"))

    async def close(self) -> None:
        """Finishes what was begun, and lets go."""
        await self._loop.run_in_executor(None, self._writer.close)
        await self._loop.run_in_executor(self._reader, self._reading.close)
        self._reader.shutdown()

    # -- inside ----------------------------------------------------------------------------------------------------

    async def _written(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self._writer.write(work)

    async def _run(self, query: str, values: tuple[Any, ...]) -> None:
        await self._written(lambda connection: connection.execute(query, values))

    async def _read(self, query: str, *values: Any) -> list[Any]:
        def read() -> list[Any]:
            return self._reading.execute(query, values).fetchall()

        return await self._off(read)

    async def _off(self, work: Callable[[], T]) -> T:
        try:
            return await self._loop.run_in_executor(self._reader, work)
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from None


def connected(path: Path) -> sqlite3.Connection:
    """A connection for any one thread; transactions are begun by hand."""
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    return connection


def _add_token(connection: sqlite3.Connection, token: KeptToken) -> None:
    values = (token.hash, token.person, token.kind, token.expires)
    connection.execute("insert into token(hash, person, kind, expires) values(?, ?, ?, ?)", values)


def _talk(row: tuple[Any, ...], game: str) -> KeptTalk:
    number, person, name, at, text, watching, sent = row
    return KeptTalk(
        game=game, number=number, person=person, name=name, at=at, text=text, watching=bool(watching), id=sent
    )
