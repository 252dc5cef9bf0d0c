"""The command `saboteur`."""

import os
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from textwrap import fill, indent

from saboteur import __version__
from saboteur.cli import EXIT_STATUS, INTERRUPTED, PIPE_CLOSED, UNUSABLE, Command, Unusable
from saboteur.cli.bench import BENCH
from saboteur.cli.completion import COMPLETION
from saboteur.cli.convert import CONVERT
from saboteur.cli.deal import DEAL
from saboteur.cli.demo import DEMO
from saboteur.cli.fairness import FAIRNESS
from saboteur.cli.match import MATCH
from saboteur.cli.perft import PERFT
from saboteur.cli.plain import print_anywhere
from saboteur.cli.referee import REFEREE
from saboteur.cli.replay import REPLAY
from saboteur.cli.verify import VERIFY

# Every subcommand, in the order of the help text: each room of its own file under cli/.
COMMANDS: tuple[Command, ...] = (
    DEMO,
    REPLAY,
    VERIFY,
    CONVERT,
    DEAL,
    FAIRNESS,
    PERFT,
    REFEREE,
    MATCH,
    BENCH,
    COMPLETION,
)


def parser(commands: Sequence[Command] = COMMANDS) -> ArgumentParser:
    """The words `saboteur` understands."""
    form, after = RawDescriptionHelpFormatter, fill(EXIT_STATUS, 78, subsequent_indent="  ")
    about = "The Saboteur card games. `saboteur COMMAND --help` tells more of a command."
    top = ArgumentParser(prog="saboteur", description=about, epilog=after, formatter_class=form)
    top.add_argument("--version", action="version", version=f"saboteur {__version__}")
    if commands:
        words = top.add_subparsers(title="commands", metavar="command", required=True)
        for command in commands:
            after = f"examples:\n{indent(command.examples, '  ')}" if command.examples else ""
            summary = command.summary
            sub = words.add_parser(command.name, help=summary, description=summary, epilog=after, formatter_class=form)
            command.arguments(sub)
            sub.set_defaults(run=command.run, command=command.name)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and give its exit status."""
    print_anywhere()
    args = _parsed(argv)
    try:
        status: int = args.run(args)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _leave_quietly()
        return PIPE_CLOSED
    except Unusable as fault:
        return _complain(args, str(fault))
    except OSError as fault:  # a full disk
        _leave_quietly()
        return _complain(args, fault.strerror or str(fault))
    return status


def _parsed(argv: Sequence[str] | None) -> Namespace:
    """The words sorted out. Options of a game (`rounds=1`) may stand anywhere among the others."""
    top = parser()
    args, rest = top.parse_known_args(argv)
    if rest and (not hasattr(args, "options") or any(word.startswith("-") for word in rest)):
        top.error(f"unrecognized arguments: {' '.join(rest)}")
    if rest:
        args.options += rest
    return args


def _complain(args: Namespace, fault: str) -> int:
    print(f"saboteur {args.command}: {fault}", file=sys.stderr)
    return UNUSABLE


def _leave_quietly() -> None:
    """What could not be written is forgotten, so that leaving does not complain again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
