"""Where the work of an arena is done: by processes of this machine, or on a Ray cluster."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from types import TracebackType
from typing import Protocol, Self, TypeVar

from saboteur.cli.extras import missing_extra
from saboteur.cli.jobs import jobs_argument
from saboteur.lab.contest.cluster import Cluster
from saboteur.lab.contest.raycluster import RayExecutor
from saboteur.lab.simulation.workers import Work, Workers

Result = TypeVar("Result")
Result_co = TypeVar("Result_co", covariant=True)


class Doing(Protocol[Result_co]):
    """Workers or a cluster."""

    def results(self, wanted: Callable[[int], bool] = ...) -> Iterator[tuple[int, Result_co] | None]:
        """What comes of every piece, in order."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


def doing_arguments(parser: ArgumentParser) -> None:
    """The options that choose it."""
    jobs_argument(parser)
    parser.add_argument(
        "--ray",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="on a Ray cluster instead, or on one begun here (pip install 'saboteur-cards[ray]'); the same results",
    )


def doing(work: Work[Result], args: Namespace) -> Doing[Result]:
    """Does the pieces of a work, inside a `with` block."""
    if args.ray is None:
        return Workers(work, args.jobs)
    try:
        executor = RayExecutor(args.ray or None)
    except ModuleNotFoundError as fault:
        raise missing_extra(fault) or fault from None
    return Cluster(work, executor)
