"""The command `saboteur`."""

import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from saboteur import __version__
from saboteur.cli import Command
from saboteur.cli.bench import BENCH
from saboteur.cli.demo import DEMO
from saboteur.cli.plain import print_anywhere

# Every subcommand, in the order of the help text: each room of its own file under cli/.
COMMANDS: tuple[Command, ...] = (DEMO, BENCH)

# What a shell gives for a command ended by Ctrl-C or by a closed pipe.
INTERRUPTED = 130
PIPE_CLOSED = 141


def parser(commands: Sequence[Command] = COMMANDS) -> ArgumentParser:
    """The words `saboteur` understands."""
    top = ArgumentParser(prog="saboteur", description="The Saboteur card games.")
    top.add_argument("--version", action="version", version=f"saboteur {__version__}")
    if commands:
        words = top.add_subparsers(title="commands", metavar="command", required=True)
        for command in commands:
            sub = words.add_parser(command.name, help=command.summary, description=command.summary)
            command.arguments(sub)
            sub.set_defaults(run=command.run)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and give its exit status."""
    print_anywhere()
    args = parser().parse_args(argv)
    try:
        status: int = args.run(args)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that leaving does not complain again
        return PIPE_CLOSED
    return status
