"""How much a command does at once."""

import os
from argparse import ArgumentParser
from typing import Final

from saboteur.cli.choosing import number

MOST_JOBS: Final = 256


def jobs_argument(parser: ArgumentParser) -> None:
    """The option that chooses it."""
    parser.add_argument(
        "--jobs", type=number(1, MOST_JOBS), default=cores(), metavar="N", help="games at once (default: the cores)"
    )


def cores() -> int:
    """The cores this process may use."""
    return min(len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1, MOST_JOBS)
