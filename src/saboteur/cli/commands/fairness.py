"""`saboteur fairness`: are all orders equally likely over many deals? Chi-square tests with the figures."""

import hashlib
import json
import secrets
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from typing import Any, Final

from saboteur.cli import FINE, WRONG
from saboteur.cli.choosing import chosen_game, game_arguments, number
from saboteur.cli.terminal.progress import Progress
from saboteur.engine.deal import SeededDealer
from saboteur.lab.fairness.badshuffles import BAD
from saboteur.lab.fairness.counts import EventCounts, PlaceCounts, Result
from saboteur.lab.fairness.statistics import Statistics

FEWEST, MOST = 1_000, 100_000_000
ONE_RUN_IN: Final = 1000
"""A fair deal is reported as unfair in one run of this number, for all tables of the run together."""
STEPS: Final = 200  # of the progress bar
WIDEST, LONGEST = 6, 30  # kinds and places of a table whose counts are printed
EXAMPLES: Final = """\
saboteur fairness --deals 100000
saboteur fairness --game saboteur2 --seats 7 --seeds of-today --json
saboteur fairness --biased naive      a bad shuffle, to see that it is found"""


def arguments(parser: ArgumentParser) -> None:
    """The options of `saboteur fairness`."""
    game_arguments(parser)
    parser.add_argument("--deals", type=number(FEWEST, MOST), default=10_000, metavar="N", help="(default: 10,000)")
    parser.add_argument("--seeds", metavar="TEXT", help="the same text gives the same deals (default: always others)")
    parser.add_argument(
        "--biased", choices=tuple(BAD), help="deal by this bad shuffle instead, to see that it is found"
    )
    parser.add_argument("--json", action="store_true", help="print figures for programs, all counts among them")


def seeds(start: str, deals: int) -> Iterator[str]:
    """Seeds such as a host would draw, the same for the same text."""
    for index in range(deals):
        yield hashlib.sha256(f"{start}/{index}".encode()).hexdigest()


def run(args: Namespace) -> int:
    """Count and print."""
    ruleset, seats = chosen_game(args)
    start = args.seeds if args.seeds is not None else secrets.token_hex(8)
    dealer = BAD[args.biased] if args.biased else SeededDealer
    statistics = Statistics(ruleset, seats)
    with Progress("fairness", STEPS) as progress:
        for index, seed in enumerate(seeds(start, args.deals)):
            if index * STEPS // args.deals >= progress.done:
                progress.step(f"{index:,} of {args.deals:,} deals")
            statistics.add(dealer(seed))
    results = statistics.results()
    limit = 1 / ONE_RUN_IN / 2 / len(results)
    odd = [result for result in results if not limit <= result.p <= 1 - limit]
    if args.json:
        print(json.dumps(_report(args, start, statistics, results, limit), indent=2))
    else:
        for line in _lines(args, start, statistics, results, limit):
            print(line)
    return WRONG if odd else FINE


def _report(args: Namespace, start: str, counted: Statistics, results: list[Result], limit: float) -> dict[str, Any]:
    """For programs."""
    return {
        "game": " ".join([args.game, *args.options]),
        "seats": counted.seats,
        "deals": args.deals,
        "seeds": start,
        "biased": args.biased,
        "limit": limit,
        "tables": [
            {
                "table": result.table,
                "cells": result.cells,
                "chi_square": result.chi_square,
                "freedom": result.freedom,
                "p": result.p,
                "uniform": limit <= result.p <= 1 - limit,
            }
            for result in results
        ],
        "counts": {
            table.name: {"kinds": [str(kind) for kind in table.kinds], "places": table.counts}
            for table in counted.places.values()
        },
    }


def _lines(args: Namespace, start: str, counted: Statistics, results: list[Result], limit: float) -> Iterator[str]:
    """For people."""
    game, seated = " ".join([args.game, *args.options]), f"{counted.seats} seat{'s' * (counted.seats > 1)}"
    shuffle = f", dealt by the bad shuffle {args.biased!r}" if args.biased else ""
    yield f"{game}, {seated}: {args.deals:,} deals (--seeds {start}){shuffle}"
    for table in counted.places.values():
        if len(table.kinds) <= WIDEST and len(table.counts) <= LONGEST:
            yield ""
            yield from _counts(table)
    if "first" in counted.events:
        yield ""
        yield from _firsts(counted.events["first"], counted.seats, args.deals)
    yield ""
    yield f"{'table':34}{'cells':>8}{'chi-square':>12}{'freedom':>9}{'p':>10}"
    for result in results:
        mark = "" if limit <= result.p <= 1 - limit else "  NOT UNIFORM" if result.p < limit else "  TOO EVEN"
        numbers = f"{result.cells:>8,}{result.chi_square:>12,.2f}{result.freedom:>9,}{result.p:>10.5f}"
        yield f"{result.table:34}{numbers}{mark}"
    odd = sum(not limit <= result.p <= 1 - limit for result in results)
    yield ""
    yield f"By chance one run of {ONE_RUN_IN:,} has a p below {limit:.6f} or above {1 - limit:.6f} in some table."
    yield f"Here {odd} have: these deals are not uniform." if odd else "Here none has: uniform, as far as this tells."


def _counts(table: PlaceCounts) -> Iterator[str]:
    """A row for each place, a column for each kind, and the expected counts."""
    widths = [max(len(str(kind)), 9) + 2 for kind in table.kinds]
    yield f"{table.name:16}" + "".join(f"{kind!s:>{width}}" for kind, width in zip(table.kinds, widths, strict=True))
    for label, row in zip(table.labels, table.counts, strict=True):
        yield f"  {label:14}" + "".join(f"{count:>{width},}" for count, width in zip(row, widths, strict=True))
    shares = [table.deals * table.shares[kind] / len(table.counts) for kind in table.kinds]
    yield f"  {'expected':14}" + "".join(f"{share:>{width},.1f}" for share, width in zip(shares, widths, strict=True))


def _firsts(table: EventCounts, seats: int, deals: int) -> Iterator[str]:
    yield table.name
    for seat in range(seats):
        yield f"  {f'seat {seat}':14}{table.counts[seat]:>11,}"
    yield f"  {'expected':14}{deals / seats:>11,.1f}"
