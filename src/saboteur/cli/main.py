"""The command `saboteur`."""

from argparse import ArgumentParser
from collections.abc import Sequence

from saboteur import __version__
from saboteur.cli import Command
from saboteur.cli.bench import BENCH

# Every subcommand, in the order of the help text: each room of its own file under cli/.
COMMANDS: tuple[Command, ...] = (BENCH,)


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
    top = parser()
    args = top.parse_args(argv)
    if not hasattr(args, "run"):
        top.print_help()
        return 0
    status: int = args.run(args)
    return status
