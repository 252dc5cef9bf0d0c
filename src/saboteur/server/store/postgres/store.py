"""The store of several nodes: a PostgreSQL database that all of them use."""

from __future__ import annotations

import asyncio
import secrets
from asyncio import Future
from collections.abc import Iterable, Mapping
from typing import Any, Final

import asyncpg
from msgspec.structs import replace

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
from saboteur.server.store.news import Alive, Back, Hear, News, letter_text
from saboteur.server.store.postgres.database import ANSWERING, LOST, REACHING, connected, settings
from saboteur.server.store.postgres.ear import Ear
from saboteur.server.store.postgres.heads import host_and_code
from saboteur.server.store.postgres.hosting import GAME, PostgresHosting, kept_game, kept_person
from saboteur.server.store.postgres.schema import VERSIONS, bring_up
from saboteur.server.store.postgres.statements import NEWS_CHANNEL
from saboteur.server.store.postgres.writer import Writer
from saboteur.server.store.store import Store

STEP: Final = "game, number, person, id, at, what, lines"
MOST_CONNECTIONS: Final = 8
"""That read, and write what is no step."""
SOON: Final = 1.0
"""Seconds for which it is tried to ask a database that is away: it may be only the writer's connection that was cut."""
SURE: Final = 5.0
"""Seconds for which it is tried to learn whether something was written when the connection was lost."""
AGAIN: Final = 0.25
"""Seconds between two such tries."""
MOST_RACES: Final = 50
"""For the number of what was written: somebody always wins one."""


class PostgresStore(PostgresHosting, Store):
    """Games and people in a database. A write is done when the database says that it is committed."""

    shared = True
    version = len(VERSIONS)

    def __init__(self, database: str, pool: asyncpg.Pool, connection: asyncpg.Connection, *, beats: bool) -> None:
        """Made by `opened`."""
        self.node = secrets.token_hex(6)
        """What other nodes call this one."""
        self._pool = pool
        self._ear = Ear(database, self.node, (lambda: self.tell(Alive())) if beats else lambda: None)
        self._writer = Writer(database, self.node, connection, self._changed)
        self._heard: Hear | None = None
        self._since = 0.0  # when it was last noticed that the database is away, or back
        self._talking = asyncio.Lock()
        self._claimed: dict[str, int] = {}

    @classmethod
    async def opened(cls, database: str, *, beats: bool = True) -> PostgresStore:
        """Connects, and brings the tables up; raises what `asyncpg` raises, or `NewerFile`.

        Without `beats` it does not say every few seconds that it is there: it is no node that others would miss.
        """
        connection = await connected(database, "writer")
        try:
            await bring_up(connection)
            pool = await asyncpg.create_pool(
                database, min_size=1, max_size=MOST_CONNECTIONS, reset=_as_it_is, timeout=REACHING,
                command_timeout=ANSWERING, **settings("reader"),
            )  # fmt: skip
        except BaseException:
            connection.terminate()
            raise
        store = cls(database, pool, connection, beats=beats)
        await store._ear.open()
        return store

    # -- other nodes -----------------------------------------------------------------------------------------------

    def now(self) -> int:
        """Milliseconds of the database's clock: nodes may have others."""
        return self._ear.now()

    def listen(self, heard: Hear) -> None:
        """`heard` is told what other nodes do, from now on."""
        self._heard = heard
        self._ear.listen(heard)

    def tell(self, news: News) -> None:
        """Tells all other nodes, if they can be reached."""
        if not self.away:
            self._writer.tell(letter_text(self.node, news))

    def _changed(self, away: bool) -> None:
        self.away = away
        self._since = asyncio.get_running_loop().time()
        if not away and self._heard is not None:
            self._heard("", Back())

    # -- games -----------------------------------------------------------------------------------------------------

    async def create(self, game: KeptGame) -> None:
        """Keeps a new game."""
        host, code = host_and_code(game.head)
        query = f"insert into game({GAME}, host, code) values($1, $2, $3, $4, $5, $6, $7, $8, $9)"
        values = (game.id, game.head, game.state, game.listed, game.due, game.created, game.settings)
        await self._add(query, *values, host, code)

    def append(self, step: KeptStep, mark: Mark | None) -> Future[bool]:
        """Keeps the next step, unless there is one of this number or id."""
        return self._writer.append((step, mark))

    async def game(self, game: str) -> KeptGame | None:
        """A game without its steps."""
        rows = await self._read(f"select {GAME} from game where id = $1", game)
        return kept_game(rows[0]) if rows else None

    async def steps(self, game: str, since: int = 0) -> list[KeptStep]:
        """The steps after the one of this number."""
        query = f"select {STEP} from step where game = $1 and number > $2 order by number"
        return [_step(row) for row in await self._read(query, game, since)]

    async def steps_after(self, seen: Mapping[str, int]) -> list[KeptStep]:
        """The steps of several games after the ones of these numbers."""
        query = f"""
            select {STEP} from unnest($1::text[], $2::integer[]) as seen(game, since) join step using (game)
            where number > since order by game, number"""
        return [_step(row) for row in await self._read(query, [*seen], [*seen.values()])]

    async def number_of(self, game: str, person: str, sent: str) -> int | None:
        """The number of the step that somebody sent under this id."""
        query = "select number from step where game = $1 and person = $2 and id = $3"
        rows = await self._read(query, game, person, sent.encode())
        return int(rows[0]["number"]) if rows else None

    async def due(self, before: int, most: int) -> list[str]:
        """Games in which something has to happen before this time."""
        rows = await self._read("select id from game where due < $1 order by due limit $2", before, most)
        return [row["id"] for row in rows]

    async def claim(self, before: int, until: int, most: int) -> list[str]:
        """The same, for this node; those that another node takes in this moment are left to it."""
        query = """
            with found as (
                select id, due from game where due < $1 order by due limit $3 for update skip locked
            ), taken as (
                update game set due = $2 from found where game.id = found.id
            )
            select id from found order by due"""
        games = [row["id"] for row in await self._write(query, before, until, most)]
        self._claimed = dict.fromkeys(games, until)
        return games

    async def postpone(self, game: str, due: int) -> None:
        """Nothing has to happen in a game before this time, unless another node knows better since it was claimed."""
        query = "update game set due = $1 where id = $2 and state <> 'over' and due = coalesce($3, due)"
        await self._write(query, due, game, self._claimed.pop(game, None))

    async def listed(self, most: int) -> list[KeptGame]:
        """Games that everybody may find."""
        query = f"select {GAME} from game where listed and state <> 'over' order by created desc limit $1"
        return [kept_game(row) for row in await self._read(query, most)]

    async def games_of(self, person: str, most: int) -> list[KeptGame]:
        """The games in which somebody has a seat."""
        query = f"""
            select {GAME} from game where id in (select game from seat where person = $1)
            order by created desc limit $2"""
        return [kept_game(row) for row in await self._read(query, person, most)]

    async def coded(self, code: str) -> str | None:
        """The game that is not over to which a code leads."""
        query = "select id from game where code = $1 and state <> 'over' order by created desc limit 1"
        rows = await self._read(query, code)
        return rows[0]["id"] if rows else None

    async def hosted(self, person: str) -> int:
        """How many games that are not over somebody has set up."""
        rows = await self._read("select count(*) as games from game where host = $1 and state <> 'over'", person)
        return int(rows[0]["games"])

    async def forget_games(self, ended_before: int, most: int) -> int:
        """Deletes games that were over before this time."""
        query = """
            with old as (
                select id from game where ended < $1 order by id limit $2 for update skip locked
            ), steps as (
                delete from step using old where game = old.id
            ), seats as (
                delete from seat using old where game = old.id
            ), talks as (
                delete from talk using old where game = old.id
            ), games as (
                delete from game using old where game.id = old.id
            )
            select count(*) as games from old"""
        return int((await self._write(query, ended_before, most))[0]["games"])

    # -- people ----------------------------------------------------------------------------------------------------

    async def add_person(self, person: KeptPerson, token: KeptToken) -> None:
        """Somebody new, with their first secret."""
        query = """
            with somebody as (insert into person(id, name, program, created, seen) values($1, $2, $3, $4, $4))
            insert into token(hash, person, kind, expires) values($5, $6, $7, $8)"""
        who = (person.id, person.name, person.program, person.created)
        await self._add(query, *who, token.hash, token.person, token.kind, token.expires)

    async def person(self, token: bytes, kind: str, now: int) -> KeptPerson | None:
        """Who has the secret with this hash."""
        query = """
            select person.id, name, program, created, seen,
                exists(select 1 from ban where ban.person = person.id and (until is null or until > $3)) as banned
            from token join person on person.id = token.person
            where hash = $1 and kind = $2 and (expires is null or expires > $3)"""
        rows = await self._read(query, token, kind, now)
        return kept_person(rows[0]) if rows else None

    async def saw(self, person: str, now: int) -> None:
        """Somebody has come."""
        await self._write("update person set seen = $1 where id = $2", now, person)

    async def rename(self, person: str, name: str) -> None:
        """Somebody is called otherwise from now on."""
        await self._write("update person set name = $1 where id = $2", name, person)

    async def add_token(self, token: KeptToken, now: int) -> None:
        """Another secret of somebody; those of theirs that have expired go."""
        query = """
            with old as (delete from token where person = $2 and expires <= $5)
            insert into token(hash, person, kind, expires) values($1, $2, $3, $4)"""
        await self._add(query, token.hash, token.person, token.kind, token.expires, now)

    async def use_link(self, link: bytes, token: KeptToken, now: int) -> KeptPerson | None:
        """Takes a one-time link and keeps the new secret of its owner."""
        query = """
            with used as (
                delete from token where hash = $1 and kind = 'link' and expires > $2 returning person
            ), somebody as (
                select id, name, program, created from person join used on id = used.person
            ), given as (
                insert into token(hash, person, kind, expires) select $3, id, $4, $5 from somebody
            )
            select id, name, program, created from somebody"""
        rows = await self._add(query, link, now, token.hash, token.kind, token.expires)
        if rows:
            return kept_person(rows[0])
        return await self.person(token.hash, token.kind, now)  # it was used for this very secret, and not answered

    async def drop_token(self, token: bytes) -> None:
        """A secret is worth nothing any more."""
        await self._write("delete from token where hash = $1", token)

    async def forget(self, person: str) -> None:
        """Deletes all about somebody that is not part of a game's record."""
        query = """
            with tokens as (delete from token where person = $1 or (hash = $2 and kind = 'made')),
                seats as (delete from seat where person = $1),
                results as (delete from result where person = $1), talks as (delete from talk where person = $1),
                mutes as (delete from mute where person = $1 or muted = $1)
            delete from person where id = $1"""
        await self._write(query, person, person.encode())

    async def programs(self, person: str) -> list[KeptPerson]:
        """The programs that somebody made."""
        query = """
            select id, name, program, created from token join person on id = convert_from(hash, 'UTF8')
            where token.person = $1 and kind = 'made' order by created, id"""
        return [kept_person(row) for row in await self._read(query, person)]

    async def known(self, people: Iterable[str]) -> frozenset[str]:
        """Those of some people who have not been forgotten."""
        rows = await self._read("select id from person where id = any($1::text[])", [*people])
        return frozenset(row["id"] for row in rows)

    async def tallies(self, person: str) -> list[Tally]:
        """Somebody's statistics by game and role."""
        query = """
            select ruleset, role, count(*) as rounds, sum(won::integer) as won, sum(gold) as gold from result
            where person = $1 group by ruleset, role order by ruleset, role"""
        return [
            Tally(game=row["ruleset"], role=row["role"], rounds=row["rounds"], won=row["won"], gold=row["gold"])
            for row in await self._read(query, person)
        ]

    # -- beside the game -------------------------------------------------------------------------------------------

    async def talk(self, talk: KeptTalk) -> KeptTalk | None:
        """Keeps what somebody wrote, with the next number at this table; nothing if it was kept before."""
        query = f"""
            with kept as (
                insert into talk(game, number, person, name, at, text, watching, id)
                select $1::text, coalesce(max(number), 0) + 1, $2::text, $3::text, $4::bigint, $5::text, $6::boolean,
                    $7::bytea from talk where game = $1
                on conflict (game, person, id) do nothing returning number
            ), told as materialized (
                select pg_notify('{NEWS_CHANNEL}', json_build_array($8::text,
                    json_build_object('of', 'talk', 'game', $1::text, 'number', number))::text) from kept
            )
            select number from kept, (select count(told) from told) as counted"""
        values = (talk.game, talk.person, talk.name, talk.at, talk.text, talk.watching, talk.id.encode(), self.node)
        async with self._talking:
            for _ in range(MOST_RACES):
                try:
                    rows = await self._write(query, *values)
                except _Taken:  # another node was quicker
                    continue
                return replace(talk, number=rows[0]["number"]) if rows else None
        raise StoreFailed("too many write at this table")

    async def talked(self, game: str, since: int, most: int) -> list[KeptTalk]:
        """What was written at a table after the one of this number: the last, at most `most`."""
        query = """
            select number, person, name, at, text, watching, id from talk where game = $1 and number > $2
            order by number desc limit $3"""
        return [
            KeptTalk(
                game=game,
                number=row["number"],
                person=row["person"],
                name=row["name"],
                at=row["at"],
                text=row["text"],
                watching=row["watching"],
                id=row["id"].decode(),
            )
            for row in reversed(await self._read(query, game, since, most))
        ]

    async def mute(self, person: str, muted: str, *, quiet: bool) -> None:
        """Whether somebody does not want to read another."""
        insert = "insert into mute(person, muted) values($1, $2) on conflict do nothing"
        await self._write(insert if quiet else "delete from mute where person = $1 and muted = $2", person, muted)

    async def muted(self, person: str) -> frozenset[str]:
        """Whom somebody does not want to read: their ids."""
        rows = await self._read("select muted from mute where person = $1", person)
        return frozenset(row["muted"] for row in rows)

    async def muted_people(self, person: str) -> list[KeptPerson]:
        """The same as people."""
        query = """
            select id, name, program, created from mute join person on id = muted
            where mute.person = $1 order by name, id"""
        return [kept_person(row) for row in await self._read(query, person)]

    # -- the store itself ------------------------------------------------------------------------------------------

    async def ready(self) -> None:
        """Raises `StoreFailed` if nothing can be kept now."""
        if self.away:
            raise StoreFailed("the database is away")
        await self._write("update schema set version = version")

    async def close(self) -> None:
        """Finishes what was begun, and lets go."""
        await self._writer.close()
        await self._ear.close()
        self._pool.terminate()

    # -- inside ----------------------------------------------------------------------------------------------------

    async def _read(self, query: str, *values: Any) -> list[Any]:
        """Rows; a connection that has ended meanwhile is replaced once."""
        try:
            return await self._asked(query, values)
        except LOST:
            try:
                return await self._asked(query, values)
            except LOST as error:
                raise _failed(error) from None

    async def _write(self, query: str, *values: Any) -> list[Any]:
        """Rows; whether something was written that failed is not known."""
        try:
            return await self._asked(query, values)
        except LOST as error:
            raise _failed(error) from None

    async def _add(self, query: str, *values: Any) -> list[Any]:
        """Rows of what was written with a name of its own, which nobody else has.

        So it may be written again when the connection was lost: then it is known to be there, once. No rows if it was
        there already.
        """
        loop = asyncio.get_running_loop()
        try:
            return await self._asked(query, values)
        except _Unsure:
            end = loop.time() + SURE
        except LOST as error:
            raise _failed(error) from None
        while True:
            try:
                return await self._asked(query, values)
            except _Taken:
                return []
            except LOST as error:
                if loop.time() > end:
                    raise _failed(error) from None
                await asyncio.sleep(AGAIN)

    async def _asked(self, query: str, values: tuple[Any, ...]) -> list[Any]:
        if self.away and asyncio.get_running_loop().time() - self._since > SOON:
            raise OSError("the database is away")  # nobody waits for a database that has not answered others either
        safe = [
            value.replace("\0", "\N{REPLACEMENT CHARACTER}") if isinstance(value, str) else value for value in values
        ]
        try:
            async with self._pool.acquire(timeout=ANSWERING) as connection:
                try:
                    return list(await connection.fetch(query, *safe))
                except LOST as error:
                    raise _Unsure(f"{type(error).__name__}: {error}") from None
        except asyncpg.UniqueViolationError as error:
            raise _Taken(str(error)) from None
        except LOST:
            raise
        except asyncpg.PostgresError as error:
            raise StoreFailed(type(error).__name__) from None  # its text may name rows, and so tables and people


def _failed(error: Exception) -> StoreFailed:
    return StoreFailed(str(error) if isinstance(error, _Unsure) else f"{type(error).__name__}: {error}")


class _Unsure(OSError):
    """The connection was lost when the database was asked already: it may have done what it was to do."""


class _Taken(StoreFailed):
    """There is one of this name or number already."""


async def _as_it_is(_: asyncpg.Connection) -> None:
    """Connections are given back as they are: nothing about them is ever changed."""


def _step(row: Any) -> KeptStep:
    game, number, person, sent, at, what, lines = row
    return KeptStep(game=game, number=number, person=person, id=(sent or b"").decode(), at=at, what=what, lines=lines)
