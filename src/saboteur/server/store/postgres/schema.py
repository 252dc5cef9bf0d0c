"""The tables of the PostgreSQL database, version by version.

Nodes of two versions may run side by side while the program is upgraded: a version says which program is the oldest
that can live with it. It may add tables, indexes, and columns that are empty or have a default. One that takes
something away has to wait until no node needs it any more. The same holds for what is inside of rows (heads, changes,
lines of a record) and for the news of nodes: what the version before cannot read is written from the version after the
one that can read it.
"""

from __future__ import annotations

import logging
from typing import Final, NamedTuple

from asyncpg import Connection

from saboteur.server.store.schema import NewerFile

logger: Final = logging.getLogger("saboteur.store")
LOCK: Final = 7_205_610
"""Of the one node that changes the tables."""
BRINGING_UP: Final = 3600.0
"""Seconds for which a large database may take to be brought up."""


class Version(NamedTuple):
    """What a version of the tables adds to the one before."""

    oldest: int
    """The oldest version whose programs can live with it."""
    statements: str


VERSIONS: Final = (
    Version(
        1,
        """
        create table game(
            id text collate "C" primary key, head bytea not null, host text collate "C" not null,
            code text collate "C" not null, state text not null, listed boolean not null, due bigint,
            created bigint not null, ended bigint
        ) with (fillfactor = 80);
        create index game_due on game(due) where due is not null;
        create index game_listed on game(created) where listed and state <> 'over';
        create index game_host on game(host) where state <> 'over';
        create index game_code on game(code) where state <> 'over';
        create index game_ended on game(ended) where ended is not null;
        create table step(
            game text collate "C" not null, number integer not null, person text collate "C" not null, id bytea,
            at bigint not null, what bytea not null, lines text not null, primary key(game, number)
        );
        create unique index step_id on step(game, person, id) where id is not null;
        create table person(
            id text collate "C" primary key, name text collate "C" not null, program boolean not null,
            created bigint not null
        );
        create index person_name on person(name);
        create table token(
            hash bytea primary key, person text collate "C" not null, kind text not null, expires bigint
        );
        create index token_person on token(person);
        create table seat(
            game text collate "C" not null, seat integer not null, person text collate "C" not null,
            primary key(game, seat)
        );
        create index seat_person on seat(person);
        create table result(
            game text collate "C" not null, seat integer not null, round integer not null,
            person text collate "C" not null, ruleset text collate "C" not null, role text collate "C" not null,
            won boolean not null, gold integer not null, primary key(game, seat, round)
        );
        create index result_person on result(person);
        create table talk(
            game text collate "C" not null, number integer not null, person text collate "C" not null,
            name text not null, at bigint not null, text text not null, watching boolean not null, id bytea not null,
            primary key(game, number)
        );
        create unique index talk_id on talk(game, person, id);
        create index talk_person on talk(person);
        create table mute(
            person text collate "C" not null, muted text collate "C" not null, primary key(person, muted)
        );
        create index mute_muted on mute(muted);
        create table ban(person text collate "C" primary key, since bigint not null, until bigint);
        """,
    ),
    Version(
        1,
        """
        create table closing(game text collate "C" primary key, since bigint not null);
        create table announcement(at bigint primary key, text text not null);
        """,
    ),
    Version(
        1,
        """
        -- Looked for before the table is locked: other nodes go on meanwhile.
        create temporary table found as
            select distinct on (step.game) step.game, (change -> 'settings')::text as settings
            from step, json_array_elements(
                case when position('"set"'::bytea in what) > 0 then convert_from(what, 'UTF8') else '[]' end::json
            ) as change
            where change ->> 'do' = 'set' order by step.game, number desc;
        alter table game add column settings text not null default '';
        update game set settings = found.settings from found where game.id = found.game;
        alter table person add column seen bigint not null default 0;
        update person set seen = (1000 * extract(epoch from now()))::bigint;
        create index person_seen on person(seen);
        """,
    ),
)


async def bring_up(connection: Connection, versions: tuple[Version, ...] = VERSIONS) -> None:
    """Creates the tables, or adds what later versions of the program brought; one node at a time."""
    known = len(versions)
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock($1)", LOCK, timeout=BRINGING_UP)
        await connection.execute("create table if not exists schema(version integer not null, oldest integer not null)")
        row = await connection.fetchrow("select version, oldest from schema")
        version, oldest = (0, 0) if row is None else (row["version"], row["oldest"])
        if oldest > known:
            raise NewerFile(f"the database has version {version} of the tables, this program knows {known}")
        for number, each in enumerate(versions[version:], version + 1):
            await connection.execute(each.statements, timeout=BRINGING_UP)
            await connection.execute("delete from schema")
            await connection.execute("insert into schema values($1, $2)", number, each.oldest)
            logger.info("the tables of the database were brought up", extra={"schema": number})
