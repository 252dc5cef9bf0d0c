"""What the host of a server wants of an SQLite file."""

from __future__ import annotations

import json
import shutil
import sqlite3
from abc import abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from saboteur.server.store.hosting import DAY, Hosting
from saboteur.server.store.kept import KeptAnnouncement, KeptBan, KeptCounts, KeptGame, KeptPerson, KeptSize, KeptTable

T = TypeVar("T")
GAME: Final = "id, head, state, listed, due, created, settings"
LAST: Final = chr(0x10FFFF)
"""Stands behind every other character."""


class SqliteHosting(Hosting):
    """The part of the store that is for its host."""

    _path: Path

    @abstractmethod
    async def _read(self, query: str, *values: Any) -> list[Any]:
        """Rows."""

    @abstractmethod
    async def _written(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What came of something that was written."""

    async def people_called(self, name: str, most: int) -> list[KeptPerson]:
        """People whose name is, or begins with, this one."""
        query = """
            select id, name, program, created from person where name >= ? and name < ?
            order by created desc limit ?"""
        return [kept_person(row) for row in await self._read(query, name, name + LAST, most)]

    async def unseen(self, before: int, most: int) -> list[str]:
        """People who have not come since this time, nor a program of theirs, and sit at no table that is not over."""
        query = """
            select id from person where seen < ?1 and created < ?1
                and not exists(select 1 from seat join game on game.id = seat.game
                    where seat.person = person.id and state <> 'over')
                and not exists(select 1 from token join person as made on made.id = cast(hash as text)
                    where token.person = person.id and kind = 'made'
                        and (made.seen >= ?1 or made.created >= ?1))
            order by seen, id limit ?2"""
        return [person for (person,) in await self._read(query, before, most)]

    async def ban(self, person: str, since: int, until: int | None) -> bool:
        """Somebody is not let in until this time, or ever."""

        def ban(connection: sqlite3.Connection) -> bool:
            query = """
                insert or replace into ban(person, since, until)
                select id, ?, ? from person where id = ? returning person"""
            return connection.execute(query, (since, until, person)).fetchone() is not None

        return await self._written(ban)

    async def unban(self, person: str) -> bool:
        """Somebody is let in again."""

        def unban(connection: sqlite3.Connection) -> bool:
            return connection.execute("delete from ban where person = ?", (person,)).rowcount > 0

        return await self._written(unban)

    async def bans(self, now: int) -> list[KeptBan]:
        """Who is not let in now."""
        query = """
            select ban.person, coalesce(name, ''), since, until from ban left join person on id = ban.person
            where until is null or until > ? order by since desc, ban.person"""
        return [
            KeptBan(person=person, name=name, since=since, until=until)
            for person, name, since, until in await self._read(query, now)
        ]

    async def unfinished(self, most: int) -> list[KeptTable]:
        """Games that are not over."""
        query = f"""
            select {GAME}, (select json_group_array(name) from (select name from seat join person
                on person.id = seat.person where seat.game = game.id order by seat)), coalesce((select at from step
                where step.game = game.id order by number desc limit 1), created)
            from game where state <> 'over' order by created desc, id limit ?"""
        return [
            KeptTable(game=kept_game(row[:-2]), people=tuple(json.loads(row[-2])), changed=row[-1])
            for row in await self._read(query, most)
        ]

    async def ask_to_close(self, game: str, since: int) -> bool:
        """A game is to be closed by a server."""

        def ask(connection: sqlite3.Connection) -> bool:
            connection.execute("delete from closing where game not in (select id from game where state <> 'over')")
            query = """
                insert or replace into closing(game, since)
                select id, ? from game where id = ? and state <> 'over' returning game"""
            return connection.execute(query, (since, game)).fetchone() is not None

        return await self._written(ask)

    async def to_close(self) -> list[str]:
        """Games that are to be closed and are not over yet."""
        query = "select game from closing join game on id = game where state <> 'over' order by since, game"
        return [game for (game,) in await self._read(query)]

    async def announce(self, text: str, now: int) -> None:
        """A sentence for everybody who is connected."""

        def announce(connection: sqlite3.Connection) -> None:
            connection.execute("delete from announcement where at < ?", (now - DAY,))
            query = "insert into announcement select max(?, coalesce(max(at), 0) + 1), ? from announcement"
            connection.execute(query, (now, text))

        await self._written(announce)

    async def announced(self, after: int) -> list[KeptAnnouncement]:
        """What was announced after a time."""
        query = "select at, text from announcement where at > ? order by at"
        return [KeptAnnouncement(at=at, text=text) for at, text in await self._read(query, after)]

    async def counts(self, now: int) -> KeptCounts:
        """How much there is."""
        query = """
            select sum(state = 'lobby'), sum(state = 'playing'), sum(state = 'over'), (select count(*) from person),
                (select count(*) from ban where until is null or until > ?)
            from game"""
        ((lobby, playing, over, people, banned),) = await self._read(query, now)
        return KeptCounts(lobby=lobby or 0, playing=playing or 0, over=over or 0, people=people, banned=banned)

    async def size(self) -> KeptSize:
        """How much room it takes, with what was written last."""
        there = [Path(f"{self._path}{end}") for end in ("", "-wal")]
        taken = sum(path.stat().st_size for path in there if path.exists())
        return KeptSize(taken=taken, free=shutil.disk_usage(self._path).free)


def kept_game(row: tuple[Any, ...]) -> KeptGame:
    """A row of `GAME`."""
    game, head, state, listed, due, created, settings = row
    return KeptGame(id=game, head=head, state=state, listed=bool(listed), due=due, created=created, settings=settings)


def kept_person(row: tuple[Any, ...]) -> KeptPerson:
    """A row of a person, perhaps with when they came last, and whether they are shut out."""
    person, name, program, created, seen, banned = (*row, 0, False)[:6]
    return KeptPerson(id=person, name=name, program=bool(program), created=created, seen=seen, banned=bool(banned))
