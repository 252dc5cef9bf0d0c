"""What the host of several nodes wants of their PostgreSQL database."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final

from saboteur.server.store.hosting import DAY, Hosting
from saboteur.server.store.kept import KeptAnnouncement, KeptBan, KeptCounts, KeptGame, KeptPerson, KeptSize, KeptTable

GAME: Final = "id, head, state, listed, due, created, settings"
LAST: Final = chr(0x10FFFF)
"""Stands behind every other character."""


class PostgresHosting(Hosting):
    """The part of the store that is for its host."""

    @abstractmethod
    async def _read(self, query: str, *values: Any) -> list[Any]:
        """Rows."""

    @abstractmethod
    async def _write(self, query: str, *values: Any) -> list[Any]:
        """Rows of what was written."""

    async def people_called(self, name: str, most: int) -> list[KeptPerson]:
        """People whose name is, or begins with, this one."""
        query = """
            select id, name, program, created from person where name >= $1 and name < $2
            order by created desc limit $3"""
        return [kept_person(row) for row in await self._read(query, name, name + LAST, most)]

    async def unseen(self, before: int, most: int) -> list[str]:
        """People who have not come since this time, nor a program of theirs, and sit at no table that is not over."""
        query = """
            select id from person where seen < $1 and created < $1
                and not exists(select 1 from seat join game on game.id = seat.game
                    where seat.person = person.id and state <> 'over')
                and not exists(select 1 from token join person as made on made.id = convert_from(hash, 'UTF8')
                    where token.person = person.id and kind = 'made' and (made.seen >= $1 or made.created >= $1))
            order by seen, id limit $2"""
        return [row["id"] for row in await self._read(query, before, most)]

    async def ban(self, person: str, since: int, until: int | None) -> bool:
        """Somebody is not let in until this time, or ever."""
        query = """
            insert into ban(person, since, until) select id, $2, $3 from person where id = $1
            on conflict (person) do update set since = excluded.since, until = excluded.until returning person"""
        return bool(await self._write(query, person, since, until))

    async def unban(self, person: str) -> bool:
        """Somebody is let in again."""
        return bool(await self._write("delete from ban where person = $1 returning person", person))

    async def bans(self, now: int) -> list[KeptBan]:
        """Who is not let in now."""
        query = """
            select ban.person, coalesce(name, '') as name, since, until from ban left join person on id = ban.person
            where until is null or until > $1 order by since desc, ban.person"""
        return [
            KeptBan(person=row["person"], name=row["name"], since=row["since"], until=row["until"])
            for row in await self._read(query, now)
        ]

    async def unfinished(self, most: int) -> list[KeptTable]:
        """Games that are not over."""
        query = f"""
            select {GAME}, array(select name from seat join person on person.id = seat.person
                where seat.game = game.id order by seat) as people, coalesce((select at from step
                where step.game = game.id order by number desc limit 1), created) as changed
            from game where state <> 'over' order by created desc, id limit $1"""
        return [
            KeptTable(game=kept_game(row[:-2]), people=tuple(row["people"]), changed=row["changed"])
            for row in await self._read(query, most)
        ]

    async def ask_to_close(self, game: str, since: int) -> bool:
        """A game is to be closed by a server."""
        query = """
            with old as (delete from closing where game not in (select id from game where state <> 'over'))
            insert into closing(game, since) select id, $2 from game where id = $1 and state <> 'over'
            on conflict (game) do update set since = excluded.since returning game"""
        return bool(await self._write(query, game, since))

    async def to_close(self) -> list[str]:
        """Games that are to be closed and are not over yet."""
        query = "select game from closing join game on id = game where state <> 'over' order by since, game"
        return [row["game"] for row in await self._read(query)]

    async def announce(self, text: str, now: int) -> None:
        """A sentence for everybody who is connected."""
        query = """
            with old as (delete from announcement where at < $3)
            insert into announcement(at, text)
            select greatest($1::bigint, coalesce(max(at), 0) + 1), $2::text from announcement"""
        await self._write(query, now, text, now - DAY)

    async def announced(self, after: int) -> list[KeptAnnouncement]:
        """What was announced after a time."""
        rows = await self._read("select at, text from announcement where at > $1 order by at", after)
        return [KeptAnnouncement(at=row["at"], text=row["text"]) for row in rows]

    async def counts(self, now: int) -> KeptCounts:
        """How much there is."""
        query = """
            select count(*) filter (where state = 'lobby') as lobby,
                count(*) filter (where state = 'playing') as playing,
                count(*) filter (where state = 'over') as over, (select count(*) from person) as people,
                (select count(*) from ban where until is null or until > $1) as banned
            from game"""
        return KeptCounts(**(await self._read(query, now))[0])

    async def size(self) -> KeptSize:
        """How much room it takes; its disk is seen by the machine of the database alone."""
        rows = await self._read("select pg_database_size(current_database()) as taken")
        return KeptSize(taken=rows[0]["taken"], free=None)


def kept_game(row: Any) -> KeptGame:
    """A row of `GAME`."""
    game, head, state, listed, due, created, settings = row
    return KeptGame(id=game, head=head, state=state, listed=listed, due=due, created=created, settings=settings)


def kept_person(row: Any) -> KeptPerson:
    """A row of a person, perhaps with when they came last, and whether they are shut out."""
    return KeptPerson(**row)
