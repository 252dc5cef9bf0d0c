"""`saboteur serve`: tables that friends reach with a link."""

import logging
import os
import sys
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace
from ipaddress import ip_network
from pathlib import Path
from threading import Thread
from typing import Final
from urllib.parse import urlsplit

import platformdirs
import segno

from saboteur import __version__
from saboteur.cli import FINE, Unusable
from saboteur.cli.browser import open_page
from saboteur.cli.choosing import number
from saboteur.cli.speaking import told
from saboteur.server.bots.workers import MOST_PROCESSES
from saboteur.server.holding import AlreadyRunning, CannotStart
from saboteur.server.logs import log_to
from saboteur.server.opening import named, shown
from saboteur.server.starting import PAGE, Plan
from saboteur.server.starting import run as serve

PORT: Final = 8710
MOST_PORT: Final = 65_535
MOST_DAYS: Final = 36_500
FILE: Final = "tables.sqlite"
ENVIRONMENT: Final = "SABOTEUR_"
"""Every option can also be given as a variable: `SABOTEUR_PORT` for `--port`."""


def arguments(parser: ArgumentParser) -> None:
    """Where it listens, where it keeps its tables, and who may come."""
    add = parser.add_argument
    add(
        "--host",
        default=_given("host", "127.0.0.1"),
        help="address to listen at; 0.0.0.0 for phones in the same network",
    )
    add(
        "--port",
        type=number(0, MOST_PORT),
        default=_given("port", str(PORT)),
        metavar="N",
        help=f"port to listen at ({PORT}); 0 for any free one",
    )
    add_database(parser)
    add(
        "--public-url",
        type=_web_address,
        default=_given("public_url", ""),
        metavar="URL",
        help="address under which people reach the server",
    )
    add(
        "--trusted",
        type=_proxies,
        default=_given("trusted", "127.0.0.1"),
        help="addresses or networks of proxies, separated by commas",
    )
    add("--password", default=_given("password", ""), help="what one has to know to come in")
    add(
        "--keep-days",
        type=number(0, MOST_DAYS),
        default=_given("keep_days", "365"),
        metavar="N",
        help="days for which finished games are kept (365)",
    )
    add(
        "--gone-days",
        type=number(1, MOST_DAYS),
        default=_given("gone_days", "7"),
        metavar="N",
        help="days after which a table to which nobody comes is over (7)",
    )
    add(
        "--bot-processes",
        type=number(0, MOST_PROCESSES),
        default=_given("bot_processes", "0"),
        metavar="N",
        help="processes in which bots think (0: one less than there are cores)",
    )
    add(
        "--log",
        type=_log,
        default=_given("log", "none"),
        metavar="{json,text,none}",
        help="what happens, as lines of JSON or text; none: only what fails",
    )
    add("--no-limits", dest="limits", action="store_false", help=SUPPRESS)  # for measurements (docs/load.md)
    add("--page", type=Path, default=_given("page", str(PAGE)), help=SUPPRESS)  # one that was built elsewhere
    wanted = _given("open", "") not in ("", "0", "no")
    add("--open", action="store_true", default=wanted, help="open the page in a browser")


def run(args: Namespace) -> int:
    """Serve until Ctrl-C."""
    database = database_of(args)
    plan = Plan(
        database=database,
        host=args.host,
        port=args.port,
        public_url=args.public_url,
        trusted=args.trusted,
        password=args.password,
        keep_days=args.keep_days,
        page=args.page,
        gone_days=args.gone_days,
        limits=args.limits,
        bot_processes=args.bot_processes,
        version=__version__,
    )
    log_to(sys.stderr, logging.ERROR if args.log == "none" else logging.INFO, text=args.log == "text")

    def started(url: str, far: str) -> None:
        welcome(url, far, database)
        if args.open:
            Thread(target=open_page, args=(url,), daemon=True).start()  # it may take a while, and people come meanwhile

    try:
        serve(plan, started)
    except AlreadyRunning as other:
        print(f"A server already uses {database}: {other.url}")
        if args.open and other.url:
            open_page(other.url)
        return FINE
    except CannotStart as fault:
        raise Unusable(f"{fault}. Another address: --host, --port N; another file: --database FILE") from None
    print("\nThe server has stopped. All tables are stored.")
    return FINE


def add_database(parser: ArgumentParser) -> None:
    """The option that names the file."""
    where = "file with all tables (in your data directory), or postgresql://…"
    parser.add_argument("--database", default=_given("database", ""), help=where)


def database_of(args: Namespace) -> Path | str:
    """The database that was named, or the usual file."""
    return named(args.database) if args.database not in ("", ".") else default_file()


def default_file() -> Path:
    """Where tables are kept if nobody says where."""
    return platformdirs.user_data_path("saboteur") / FILE


def _log(text: str) -> str:
    """The type of an argument that names a form of the log; `choices` would let a variable be anything."""
    if text not in ("json", "text", "none"):
        raise ArgumentTypeError(told("expected-log", found=repr(text)))
    return text


def _proxies(text: str) -> str:
    """Addresses and networks; `*` is everybody, and a path a socket of this machine."""
    for each in filter(None, map(str.strip, text.split(","))):
        if each != "*" and not each.startswith(("/", "unix:")):
            try:
                ip_network(each, strict=False)
            except ValueError:
                raise ArgumentTypeError(told("expected-networks", found=repr(each))) from None
    return text


def _web_address(text: str) -> str:
    """The type of an argument that is an address of the web, or empty."""
    try:
        found = urlsplit(text)
        sound = found.scheme in ("http", "https") and bool(found.hostname) and found.port != 0
    except ValueError:  # a port that is none, half an IPv6 address
        sound = False
    if text and not sound:
        raise ArgumentTypeError(told("expected-web-address", found=repr(text)))
    return text


def _given(name: str, default: str) -> str:
    return os.environ.get(ENVIRONMENT + name.upper(), default)


def welcome(url: str, far: str, database: Path | str) -> None:
    """Says where it is, and what to do next."""
    print(f"Saboteur is open at {url}")
    if far and far != url:
        print(f"Phones in the same network: {far}")
        print(
            f"If they find nothing there, a firewall keeps them out; on Linux: sudo ufw allow {urlsplit(far).port}/tcp"
        )
        if sys.stdout.isatty():
            segno.make(far, error="l").terminal(compact=True)
    elif not far:
        print("Only this machine reaches it. For phones in the same network: --host 0.0.0.0")
    print(f"Tables are kept in {shown(database)}")
    print("Ctrl-C stops the server.", flush=True)


EXAMPLES: Final = """\
saboteur serve
saboteur serve --host 0.0.0.0 --port 8080
saboteur serve --database /srv/saboteur/tables.sqlite --public-url https://saboteur.example
saboteur serve --database postgresql://saboteur@db/saboteur --public-url https://saboteur.example"""
