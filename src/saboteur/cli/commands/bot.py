"""`saboteur bot`: a bot that is a command takes a seat at a server's table (docs/bot-protocol.md)."""

import os
import sys
from argparse import ArgumentParser, Namespace
from typing import Final

from saboteur.bots.command.command import CommandBot
from saboteur.bots.command.failure import BotFailed
from saboteur.bots.command.limits import Limits
from saboteur.cli import FINE, WRONG, Unusable
from saboteur.cli.choosing import number
from saboteur.client.address import PASSWORD, NoAddress, parted
from saboteur.client.line import Change, HungUp, Line
from saboteur.client.program import NotSeated, Program
from saboteur.client.visitor import Unwelcome, Visitor
from saboteur.engine.ruleset import MOST_SEATS

EXAMPLES: Final = """\
saboteur bot --url http://localhost:8710 --table ID -- python3 examples/bots/first.py
saboteur bot --url http://localhost:8710/t/ID --seat 2 --name Rosa -- node examples/bots/first.js"""


def arguments(parser: ArgumentParser) -> None:
    """Where it plays, as whom, and the bot."""
    add = parser.add_argument
    add("--url", required=True, help="of the server, or the link of a table")
    add("--table", default="", metavar="ID", help="the table, if the link does not say which")
    add("--seat", type=number(0, MOST_SEATS - 1), metavar="N", help="a free seat, or a bot's (default: the first)")
    add("--name", default="Bot", help="by which it is known at the table (default: Bot)")
    add(
        "--token",
        default="",
        help="of a program that has been there before (default: a new one, which 400 days without a visit end)",
    )
    add(
        "--password",
        default=os.environ.get(PASSWORD, ""),
        help=f"of the server, if it has one (or in {PASSWORD}, where no list of processes shows it)",
    )
    add("--seconds", type=number(1, 3600), default=30, metavar="N", help="for each move (default: 30)")
    add("words", nargs="+", metavar="COMMAND", help="the bot, after --")


def run(args: Namespace) -> int:
    """Play one game."""
    try:
        server, named = parted(args.url)
        table = args.table or named
        if not table:
            raise Unusable("which table? --table ID, or --url with the link of a table")
        visitor = Visitor(server, token=args.token or _new_token(server, args.name, args.password))
        with (
            Line(visitor, table, changed=_told) as line,
            CommandBot(args.words, limits=Limits(move=args.seconds)) as bot,
        ):
            line.open()
            program = Program(line, bot, _say)
            seats = visitor.ask("GET", f"/api/tables/{table}")["seats"]
            if all(seat["person"] != line.person for seat in seats):
                program.sit(args.name, args.seat)
            program.play()
    except NoAddress as fault:
        raise Unusable(f"--url: {fault}") from None
    except (HungUp, NotSeated, Unwelcome) as fault:
        raise Unusable(str(fault)) from None
    except BotFailed as fault:
        _say(str(fault))
        return WRONG
    _say("the game is over")
    return FINE


def _new_token(server: str, name: str, password: str) -> str:
    """A program of somebody who came for nothing else; a program that wants to come back keeps it.

    Nobody keeps the cookie of this person: they are deleted when the program has not come for 400 days.
    """
    owner = Visitor.new(server, name, password)
    token: str = owner.ask("POST", "/api/me/programs", {"name": name, "password": password})["token"]
    _say(f"--token {token} comes back as the same program")
    return token


def _told(change: Change) -> None:
    _say("the connection is lost" if change == "lost" else "the connection is back")


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
