"""`saboteur admin`: what the host of a server does with its tables and people; also while it runs."""

import asyncio
import sqlite3
from argparse import ArgumentParser, Namespace
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from msgspec.json import Decoder

from saboteur.cli import FINE, Unusable
from saboteur.cli.choosing import number
from saboteur.cli.commands.serve import add_database, database_of
from saboteur.server.holding import CannotStart
from saboteur.server.opening import opened, shown
from saboteur.server.store.hosting import DAY
from saboteur.server.store.kept import KeptTable, StoreFailed
from saboteur.server.store.store import Store
from saboteur.server.tables.codes import is_code
from saboteur.server.wire.oneline import plain_text
from saboteur.server.wire.requests import LONGEST_TALK
from saboteur.server.wire.settings import Head, settings_now

MOST: Final = 50
"""People who are listed."""
MOST_TABLES: Final = 200
"""That are listed."""
MOST_DAYS: Final = 36_500
CLOSING: Final = 12.0
"""Seconds in which a server that runs has closed a table; it looks every five."""
LOOK: Final = 0.25
"""Seconds until it is looked again whether it has."""
_heads: Final = Decoder(Head)


def arguments(parser: ArgumentParser) -> None:
    """What to do, and with whom."""
    add_database(parser)
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    people = actions.add_parser("people", help="people whose name begins like this, with their ids")
    people.add_argument("name", metavar="NAME")
    ban = actions.add_parser("ban", help="does not let somebody in; they are out within seconds")
    ban.add_argument("person", metavar="ID")
    ban.add_argument("--days", type=number(1, MOST_DAYS), metavar="N", help="for this number of days (for ever)")
    unban = actions.add_parser("unban", help="lets somebody in again")
    unban.add_argument("person", metavar="ID")
    actions.add_parser("bans", help="everybody who is not let in")
    actions.add_parser("tables", help="tables that are not over, with their ids and who sits there")
    close = actions.add_parser("close", help="ends a table; its game is broken off")
    close.add_argument("table", metavar="TABLE", help="its id, code or link")
    announce = actions.add_parser("announce", help="says something to everybody who is connected")
    announce.add_argument("text", nargs="+", metavar="WORD")


def run(args: Namespace) -> int:
    """Look into the file, or change it; a server that runs on it notices."""
    database = database_of(args)
    if isinstance(database, Path) and not database.exists():
        raise Unusable(f"there are no tables in {database}")

    async def act() -> list[str]:
        try:
            store = await opened(database, beats=False)
        except CannotStart as fault:
            raise Unusable(str(fault)) from None
        try:
            return await ACTIONS[args.action](store, args)
        finally:
            await store.close()

    try:
        lines = asyncio.run(act())
    except (sqlite3.Error, StoreFailed) as fault:
        raise Unusable(f"{shown(database)}: {fault}") from None
    print(*lines, sep="\n")
    return FINE


async def _people(store: Store, args: Namespace) -> list[str]:
    found = await store.people_called(args.name, MOST)
    lines = [f"{each.id}  {_day(each.created)}  {each.name}{' (a program)' if each.program else ''}" for each in found]
    return lines or [f"Nobody is called {args.name}…"]


async def _ban(store: Store, args: Namespace) -> list[str]:
    now = store.now()
    until = None if args.days is None else now + args.days * DAY
    if not await store.ban(args.person, now, until):
        raise Unusable(f"nobody has the id {args.person}; `saboteur admin people NAME` finds it")
    return [f"{args.person} is not let in {'any more' if until is None else f'until {_day(until)}'}."]


async def _unban(store: Store, args: Namespace) -> list[str]:
    if not await store.unban(args.person):
        raise Unusable(f"{args.person} was let in already; `saboteur admin bans` lists those who are not")
    return [f"{args.person} is let in again."]


async def _bans(store: Store, _: Namespace) -> list[str]:
    found = await store.bans(store.now())
    lines = [
        f"{each.person}  {_day(each.since)} – {'ever' if each.until is None else _day(each.until)}  {each.name}"
        for each in found
    ]
    return lines or ["Everybody is let in."]


async def _tables(store: Store, _: Namespace) -> list[str]:
    found = await store.unfinished(MOST_TABLES)
    lines = [_table(each) for each in found]
    if len(found) == MOST_TABLES:
        lines.append(f"These are the newest {MOST_TABLES}.")
    return lines or ["There are no tables that are not over."]


def _table(found: KeptTable) -> str:
    head = _heads.decode(found.game.head)
    phase = "waiting" if found.game.state == "lobby" else found.game.state
    who = ", ".join(found.people) or "nobody"
    game = settings_now(head, found.game.settings).game
    return f"{head.id}  {head.code:7}  {_moment(found.changed)}  {phase:7}  {game:9}  {who}"


async def _close(store: Store, args: Namespace) -> list[str]:
    table = args.table.rstrip("/").rpartition("/")[2]
    if is_code(table.upper()):
        table = await store.coded(table.upper()) or table
    if not await store.ask_to_close(table, store.now()):
        raise Unusable(f"there is no table {args.table} that is not over; `saboteur admin tables` lists them")
    for _ in range(int(CLOSING / LOOK)):
        game = await store.game(table)
        if game is None or game.state == "over":
            return [f"The table {table} is over."]
        await asyncio.sleep(LOOK)
    return [f"The table {table} is over as soon as a server runs: none has closed it yet."]


async def _announce(store: Store, args: Namespace) -> list[str]:
    text = plain_text(" ".join(args.text))
    if not 0 < len(text) <= LONGEST_TALK:
        raise Unusable(f"an announcement has 1 to {LONGEST_TALK} characters")
    await store.announce(text, store.now())
    return [f"Everybody who is connected reads within seconds: {text}"]


def _moment(time: int) -> str:
    return datetime.fromtimestamp(time / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _day(time: int) -> str:
    return datetime.fromtimestamp(time / 1000, UTC).strftime("%Y-%m-%d")


ACTIONS: Final[dict[str, Callable[[Store, Namespace], Awaitable[list[str]]]]] = {
    "people": _people,
    "ban": _ban,
    "unban": _unban,
    "bans": _bans,
    "tables": _tables,
    "close": _close,
    "announce": _announce,
}

EXAMPLES: Final = """\
saboteur admin tables
saboteur admin close Fo5xHlZ6yGk2mQ1d
saboteur admin announce "The server restarts at nine; all games go on afterwards"
saboteur admin people Boris
saboteur admin ban tq5FDcKlCcX2 --days 30
saboteur admin bans"""
