"""`saboteur admin`: finds people of a server, shuts them out and lets them in again; also while it runs."""

import asyncio
from argparse import ArgumentParser, Namespace
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Final

from saboteur.cli import FINE, Unusable
from saboteur.cli.choosing import number
from saboteur.cli.commands.serve import add_database, database_of
from saboteur.server.store.sqlite import SqliteStore
from saboteur.server.store.store import Store
from saboteur.server.tables.desks import DAY, clock_now

MOST: Final = 50
"""People who are listed."""
MOST_DAYS: Final = 36_500


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


def run(args: Namespace) -> int:
    """Look into the file, or change it; a server that runs on it notices."""
    database = database_of(args)
    if not database.exists():
        raise Unusable(f"there are no tables in {database}")

    async def act() -> list[str]:
        store = SqliteStore(database)
        try:
            return await ACTIONS[args.action](store, args)
        finally:
            await store.close()

    print(*asyncio.run(act()), sep="\n")
    return FINE


async def _people(store: Store, args: Namespace) -> list[str]:
    found = await store.people_called(args.name, MOST)
    lines = [f"{each.id}  {_day(each.created)}  {each.name}{' (a program)' if each.program else ''}" for each in found]
    return lines or [f"Nobody is called {args.name}…"]


async def _ban(store: Store, args: Namespace) -> list[str]:
    now = clock_now()
    until = None if args.days is None else now + args.days * DAY
    if not await store.ban(args.person, now, until):
        raise Unusable(f"nobody has the id {args.person}; `saboteur admin people NAME` finds it")
    return [f"{args.person} is not let in {'any more' if until is None else f'until {_day(until)}'}."]


async def _unban(store: Store, args: Namespace) -> list[str]:
    if not await store.unban(args.person):
        raise Unusable(f"{args.person} was let in already; `saboteur admin bans` lists those who are not")
    return [f"{args.person} is let in again."]


async def _bans(store: Store, _: Namespace) -> list[str]:
    found = await store.bans(clock_now())
    lines = [
        f"{each.person}  {_day(each.since)} – {'ever' if each.until is None else _day(each.until)}  {each.name}"
        for each in found
    ]
    return lines or ["Everybody is let in."]


def _day(time: int) -> str:
    return datetime.fromtimestamp(time / 1000, UTC).strftime("%Y-%m-%d")


ACTIONS: Final[dict[str, Callable[[Store, Namespace], Awaitable[list[str]]]]] = {
    "people": _people,
    "ban": _ban,
    "unban": _unban,
    "bans": _bans,
}

EXAMPLES: Final = """\
saboteur admin people Boris
saboteur admin ban tq5FDcKlCcX2 --days 30
saboteur admin bans"""
