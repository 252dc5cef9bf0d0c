"""The command `saboteur`."""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Collection, Sequence
from importlib import import_module
from textwrap import fill, indent
from types import ModuleType
from typing import Final

from saboteur import __version__
from saboteur.cli import EXIT_STATUS, INTERRUPTED, PIPE_CLOSED, UNUSABLE, Unusable
from saboteur.cli.extras import missing_extra
from saboteur.cli.parsing import Parser
from saboteur.cli.speaking import language_argument, speak, texted, told
from saboteur.cli.terminal.plain import print_anywhere

# Every subcommand, in the order of the help text, with its description. Its module has the same name, without hyphens,
# and contains `arguments(parser)`, `run(args)`, which returns the exit status, and EXAMPLES, lines to type.
COMMANDS: Final = {
    "play": "plays a game in the terminal",
    "join": "plays in the terminal at a server's table",
    "serve": "opens tables for friends in the network",
    "backup": "copies all tables of a server, also while it runs",
    "restore": "puts a backup where the server finds its tables",
    "move-database": "moves all tables to PostgreSQL, or back to a file",
    "admin": "lists and closes tables of a server, shuts people out, announces",
    "bot": "seats a bot that is a command at a server's table",
    "demo": "shows a short game of bots",
    "replay": "shows a record step by step, from any seat",
    "verify": "checks records: every move, the deal, the result",
    "convert": "turns records from text to JSON and back, or cuts them",
    "deal": "shows the deal of a seed and its commitment",
    "fairness": "counts over many deals whether every order is as likely",
    "perft": "counts the sequences of legal moves from a position",
    "referee": "plays by lines of JSON, for programs (docs/protocol.md)",
    "schema": "prints the JSON Schema of a protocol or of the values in it",
    "match": "plays whole games between bots (docs/bot-protocol.md)",
    "arena": "compares bots on the same deals (docs/arena.md)",
    "simulate": "plays many games of bots and tells how they went",
    "bench": "measures how fast the rules are",
    "load": "measures what a server bears",
    "completion": "prints what a shell needs to complete words",
}


def parser(read: Collection[str] = COMMANDS.keys()) -> ArgumentParser:
    """The argument parser, with the options of these commands; the modules of the others are not imported."""
    after = fill(EXIT_STATUS, 78, subsequent_indent="  ")
    about = "The Saboteur card games. `saboteur COMMAND --help` tells more of a command."
    top = Parser(prog="saboteur", description=about, epilog=after)
    top.add_argument(
        "--version",
        action="version",
        version=f"saboteur {__version__}",
        help=texted("usage-version", "show the version and exit"),
    )
    words = top.add_subparsers(
        title=texted("usage-commands", "commands"), metavar=texted("usage-command", "command"), required=True
    )
    for name, summary in COMMANDS.items():
        sub = words.add_parser(name, help=summary, description=summary)
        if name in read:
            module = _module(name)
            sub.epilog = f"{texted('usage-examples', 'examples:')}\n{indent(module.EXAMPLES, '  ')}"
            module.arguments(sub)
            language_argument(sub)
            sub.set_defaults(run=module.run)
    return top


def _module(name: str) -> ModuleType:
    """The module of a command, if all packages it needs are installed."""
    try:
        return import_module(f"saboteur.cli.commands.{name.replace('-', '')}")
    except ModuleNotFoundError as fault:
        raise missing_extra(fault) or fault from None


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and give its exit status."""
    print_anywhere()
    words = sys.argv[1:] if argv is None else argv
    speak(words)
    command = next((word for word in words if not word.startswith("-")), "")  # only options come before it
    try:
        args = _parsed(words, command)
        status: int = args.run(args)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _leave_quietly()
        return PIPE_CLOSED
    except Unusable as fault:
        return _complain(command, str(fault))
    except ModuleNotFoundError as fault:  # an extra that only some arguments need
        if (missing := missing_extra(fault)) is None:
            raise
        return _complain(command, str(missing))
    except OSError as fault:  # a full disk
        _leave_quietly()
        return _complain(command, told("error-system-alone", why=fault.strerror or str(fault)))
    return status


def _parsed(words: Sequence[str], command: str) -> Namespace:
    """The parsed arguments. Options of a game (`rounds=1`) may stand anywhere."""
    top = parser([command])
    args, rest = top.parse_known_args(words)
    if rest and (not hasattr(args, "options") or any(word.startswith("-") for word in rest)):
        top.error(f"unrecognized arguments: {' '.join(rest)}")
    if rest:
        args.options += rest
    return args


def _complain(command: str, fault: str) -> int:
    print(f"saboteur {command}: {fault}", file=sys.stderr)
    return UNUSABLE


def _leave_quietly() -> None:
    """Drops what could not be written, so that there is no second error at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
