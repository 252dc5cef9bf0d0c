"""`saboteur completion`: what a shell needs to complete the words of `saboteur`."""

from argparse import ArgumentParser, Namespace
from typing import Final

import shtab

from saboteur.cli import FINE

EXAMPLES: Final = """\
source <(saboteur completion bash)                     for this shell only
saboteur completion bash > ~/.local/share/bash-completion/completions/saboteur
saboteur completion zsh > ~/.zfunc/_saboteur           with fpath+=~/.zfunc in ~/.zshrc
saboteur completion tcsh > ~/.saboteur.tcsh            with source ~/.saboteur.tcsh in ~/.tcshrc"""


def arguments(parser: ArgumentParser) -> None:
    """The options of `saboteur completion`."""
    parser.add_argument("shell", choices=tuple(shtab.SUPPORTED_SHELLS), help="the shell that shall complete")


def run(args: Namespace) -> int:
    """Print the script."""
    from saboteur.cli.main import parser  # noqa: PLC0415  (which reads this module)

    print(shtab.complete(parser(), shell=args.shell))
    return FINE
