"""`saboteur join`: the terminal game at a server's table."""

import os
import shlex
from argparse import ArgumentParser, Namespace
from typing import Final

from saboteur.cli import FINE, INTERRUPTED, Unusable
from saboteur.cli.joining.counter import chosen_table
from saboteur.cli.joining.hearing import HearingDesk
from saboteur.cli.joining.known import known_at, remember
from saboteur.cli.joining.visit import Gone, Visit
from saboteur.cli.playing.desk import QUIET, Ended
from saboteur.cli.playing.person import Leave
from saboteur.cli.speaking import spoken
from saboteur.client.address import PASSWORD, NoAddress, link_of, parted
from saboteur.client.line import Change, HungUp, Line
from saboteur.client.visitor import Unwelcome, Visitor
from saboteur.words import Words

EXAMPLES: Final = """\
saboteur join http://localhost:8710
saboteur join http://localhost:8710/t/ID --name Anna --language uk"""


def arguments(parser: ArgumentParser) -> None:
    """Where, and as whom."""
    parser.add_argument("url", help="of the server, or the link of a table")
    parser.add_argument("--name", default="", help="by which the others know you (default: it asks)")
    parser.add_argument(
        "--password",
        default=os.environ.get(PASSWORD, ""),
        help=f"of the server, if it has one (or in {PASSWORD}, where no list of processes shows it)",
    )
    parser.add_argument("--no-drawing", action="store_true", help="everything in words, as for a screen reader")


def run(args: Namespace) -> int:
    """Play at one table after the other."""
    desk, words = HearingDesk(drawing=not args.no_drawing), spoken(args)
    try:
        server, table = parted(args.url)
        visitor, name = _visitor(desk, words, server, args)
        table = table or chosen_table(desk, words, visitor)
        while table:
            table = _visit(desk, words, visitor, table, name)
    except NoAddress as fault:
        raise Unusable(str(fault)) from None
    except (Gone, HungUp, Unwelcome) as fault:
        raise Unusable(str(fault)) from None
    except (Ended, Leave):
        desk.tell()
    except KeyboardInterrupt:
        desk.tell()
        return INTERRUPTED
    return FINE


def _visitor(desk: HearingDesk, words: Words, server: str, args: Namespace) -> tuple[Visitor, str]:
    """The person the server knows already, or somebody new; and their name."""
    visitor = known_at(server)
    if visitor is None:
        Visitor(server).ask("GET", "/api/who")  # before anything is asked of somebody at a server that is not there
        name = args.name or desk.ask(words.phrase("join-ask-name"))
        visitor = Visitor.new(server, name, args.password)
        remember(visitor)
    return visitor, args.name or visitor.ask("GET", "/api/me")["name"]


def _visit(desk: HearingDesk, words: Words, visitor: Visitor, table: str, name: str) -> str:
    """One table; the id of the next one, or `None`."""
    visits: list[Visit] = []

    def told(change: Change) -> None:
        visits[0].told(change)

    link = link_of(visitor.url, table)
    with Line(visitor, table, changed=told) as line:
        visits.append(Visit(desk, words, line, name))
        desk.tell(words.phrase("join-link", link=link), QUIET, whole=True)
        try:
            return visits[0].play()
        except (Ended, Leave, KeyboardInterrupt):
            if visits[0].is_seated:
                command = f"saboteur join {shlex.quote(link)}"
                desk.tell(f"\n{words.phrase('join-kept', command=command)}", whole=True)
            raise
