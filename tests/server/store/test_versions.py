"""Nodes of two versions on one PostgreSQL: the tables of the newer one are such that the older one lives on."""

import re

import asyncpg
import pytest

from saboteur.server.store.kept import KeptPerson, KeptToken
from saboteur.server.store.postgres.schema import VERSIONS, Version, bring_up
from saboteur.server.store.postgres.store import PostgresStore
from saboteur.server.store.schema import NewerFile
from tests.server.postgres import Postgres
from tests.server.running import run
from tests.server.store.stores import MARK, game, step
from tests.server.store.test_postgres import nodes

CHANGED = b'[{"do":"set","settings":{"game":"%s"}}]'


def test_two_versions_of_the_program_live_side_by_side(postgres: Postgres) -> None:
    more = Version(
        1,
        """
        alter table person add column colour text;
        alter table step add column weight integer not null default 0;
        alter table game add column shelf text not null default 'top';
        create table badge(person text primary key);
        """,
    )
    less = Version(len(VERSIONS) + 2, "alter table person drop column colour")

    async def main() -> None:
        address = postgres.database()
        async with nodes(address, 1) as (old,):
            connection = await asyncpg.connect(address)
            await bring_up(connection, (*VERSIONS, more))
            await old.create(game("g"))
            await old.add_person(
                KeptPerson(id="ann", name="Ann", created=1), KeptToken(hash=b"h", person="ann", kind="cookie")
            )
            assert await old.append(step("g", 1), MARK)
            async with nodes(address, 1) as (started_later,):
                assert await started_later.append(step("g", 2), MARK)
                assert [each.number for each in await old.steps("g")] == [1, 2]
                assert await started_later.person(b"h", "cookie", 2) is not None
            assert await connection.fetchval("select sum(weight) from step") == 0
            await bring_up(connection, (*VERSIONS, more, less))
            known = len(VERSIONS)
            with pytest.raises(NewerFile, match=f"version {known + 2} of the tables, this program knows {known}"):
                await PostgresStore.opened(address)
            await connection.close()

    run(main())


TAKES_AWAY = re.compile(
    r"\b(drop|rename|truncate|delete|update|set not null|alter column|add constraint|add check)\b"
    r"|add column (?!.*\bdefault\b)[^,;]*\bnot null\b|\bcreate unique index\b",
    re.IGNORECASE,
)
"""What programs of the version before may stumble over: they go on writing rows as they always did."""
NEW_COLUMN = re.compile(r"alter table (\w+) add column (\w+)", re.IGNORECASE)
NEW_TABLE = re.compile(r"create table (\w+)", re.IGNORECASE)


def breaking(version: Version) -> list[str]:
    """The statements of a version with which a program of the version before cannot live."""
    own, columns = NEW_TABLE.findall(version.statements), NEW_COLUMN.findall(version.statements)
    found = []
    for statement in version.statements.split(";"):
        of_own = any(re.search(rf"\bon {name}\b|table {name}\b", statement, re.IGNORECASE) for name in own)
        for table, column in columns:  # to fill a column that older programs do not know changes nothing for them
            statement = re.sub(rf"\bupdate {table} set {column} =(?!.*,\s*\w+ =)", "", statement)
        if not of_own and TAKES_AWAY.search(" ".join(statement.split())):
            found.append(statement.strip())
    return found


@pytest.mark.parametrize("number", range(2, len(VERSIONS) + 1))
def test_the_programs_that_a_version_says_can_live_with_it_do(number: int) -> None:
    version = VERSIONS[number - 1]
    assert 1 <= version.oldest <= number
    assert version.oldest >= VERSIONS[number - 2].oldest, "what an earlier version took away does not come back"
    if version.oldest < number:
        assert breaking(version) == []


@pytest.mark.parametrize(
    ("statement", "breaks"),
    [
        ("alter table person add column colour text", False),
        ("alter table person add column colour text not null default ''", False),
        ("create table badge(person text not null); create unique index badge_person on badge(person)", False),
        ("create index person_created on person(created)", False),
        ("alter table person add column colour text not null", True),
        ("alter table person drop column name", True),
        ("alter table person rename column name to called", True),
        ("alter table person alter column name set not null", True),
        ("create unique index one_name on person(name)", True),
        ("alter table person add column colour text; update person set colour = 'red'", False),
        ("alter table person add column colour text; update person set colour = 'red', name = ''", True),
        ("update person set name = upper(name)", True),
    ],
)
def test_what_takes_something_away_is_known(statement: str, breaks: bool) -> None:
    assert bool(breaking(Version(1, statement))) == breaks


def test_what_is_played_and_who_is_there_is_known_of_games_and_people_of_before(postgres: Postgres) -> None:
    async def main() -> None:
        address = postgres.database()
        connection = await asyncpg.connect(address)
        await bring_up(connection, VERSIONS[:2])
        for table in ("changed", "not"):
            query = "insert into game values($1, '{}', 'ann', '', 'over', false, null, 1, 2)"
            await connection.execute(query, table)
        for number, what in enumerate((b"", CHANGED % b"solo", CHANGED % b"duel", b'[{"do":"free","seat":1}]'), 1):
            await connection.execute("insert into step values('changed', $1, '', null, 1, $2, '')", number, what)
        await connection.execute("insert into person values('ann', 'Ann', false, 1)")
        await bring_up(connection)
        found = await connection.fetch("select id, settings from game order by id")
        assert [*map(tuple, found)] == [("changed", '{"game":"duel"}'), ("not", "")]
        assert await connection.fetchval("select extract(epoch from now()) * 1000 - seen from person") < 60_000
        await connection.close()

    run(main())


def test_a_version_that_cannot_be_brought_up_leaves_the_database_as_it_was(postgres: Postgres) -> None:
    async def main() -> None:
        connection = await asyncpg.connect(postgres.database())
        await bring_up(connection)
        with pytest.raises(asyncpg.PostgresSyntaxError):
            await bring_up(connection, (*VERSIONS, Version(1, "create table badge(person text); no statement")))
        assert await connection.fetchval("select version from schema") == len(VERSIONS)
        assert await connection.fetchval("select to_regclass('badge')") is None
        await connection.close()

    run(main())
