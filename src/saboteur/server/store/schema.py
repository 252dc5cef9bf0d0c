"""The tables of the SQLite file, version by version: a file of an older version is brought up when it is opened."""

from __future__ import annotations

import logging
import sqlite3
from typing import Final

logger: Final = logging.getLogger("saboteur.store")

VERSIONS: Final = (
    """
    create table game(
        id text primary key, head blob not null, state text not null, listed integer not null,
        due integer, created integer not null, ended integer
    ) without rowid;
    create index game_due on game(due) where due is not null;
    create index game_listed on game(created) where listed = 1 and state <> 'over';
    create index game_host on game(json_extract(head, '$.host')) where state <> 'over';
    create index game_ended on game(ended) where ended is not null;
    create table step(
        game text not null, number integer not null, person text not null, id text, at integer not null,
        what blob not null, lines text not null, primary key(game, number)
    ) without rowid;
    create unique index step_id on step(game, person, id) where id is not null;
    create table person(
        id text primary key, name text not null, program integer not null, created integer not null
    ) without rowid;
    create table token(
        hash blob primary key, person text not null, kind text not null, expires integer
    ) without rowid;
    create index token_person on token(person);
    create table seat(game text not null, seat integer not null, person text not null, primary key(game, seat))
        without rowid;
    create index seat_person on seat(person);
    create table result(
        game text not null, seat integer not null, round integer not null, person text not null,
        ruleset text not null, role text not null, won integer not null, gold integer not null,
        primary key(game, seat, round)
    ) without rowid;
    create index result_person on result(person);
    create table talk(
        game text not null, number integer not null, person text not null, name text not null, at integer not null,
        text text not null, watching integer not null, id text not null, primary key(game, number)
    ) without rowid;
    create unique index talk_id on talk(game, person, id);
    create table mute(person text not null, muted text not null, primary key(person, muted)) without rowid;
    """,
    """
    create index game_code on game(json_extract(head, '$.code')) where state <> 'over';
    """,
    """
    create table ban(person text primary key, since integer not null, until integer) without rowid;
    create index person_name on person(name);
    """,
    """
    create table closing(game text primary key, since integer not null) without rowid;
    create table announcement(at integer primary key, text text not null);
    """,
    """
    alter table game add column settings text not null default '';
    update game set settings = coalesce((
        select json_extract(change.value, '$.settings')
        from step, json_each(iif(length(what) > 0, cast(what as text), '[]')) as change
        where step.game = game.id and json_extract(change.value, '$.do') = 'set'
        order by number desc limit 1), '');
    alter table person add column seen integer not null default 0;
    update person set seen = 1000 * cast(strftime('%s', 'now') as integer);
    create index person_seen on person(seen);
    """,
)
"""What each version adds to the one before."""


class NewerFile(Exception):
    """The file was written by a later version of the program."""


def bring_up(connection: sqlite3.Connection) -> None:
    """Creates the tables, or adds what later versions of the program brought."""
    (version,) = connection.execute("pragma user_version").fetchone()
    if version > len(VERSIONS):
        raise NewerFile(f"the file has version {version} of the tables, this program knows {len(VERSIONS)}")
    for number, statements in enumerate(VERSIONS[version:], version + 1):
        connection.executescript(f"begin; {statements} pragma user_version = {number}; commit;")
        logger.info("the tables of the file were brought up", extra={"schema": number})
